"""Events: changes of the whole world."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, Seat, choose, rule
from tamalir.second.discards import discard_adventure
from tamalir.second.effects import follow
from tamalir.second.fallen import carry_off_the_fallen
from tamalir.second.state import SecondState
from tamalir.second.uses import Use
from tamalir.second.words import COLOURS, HERO, Colour
from tamalir.second.wounds import KnockedOut, after_a_loss


@rule
def event(state: SecondState, seat: Seat, card: str) -> Rule[None]:
    """Compared and, if its rank allows, in effect; then counters are replenished (2E-GAP-077)."""
    drawn = state.book.events[card]
    if state.event is not None and drawn.rank < state.book.events[state.event].rank:
        state.emit("event-ignored", seat, "2E-EVENT-006", card=card)
        discard_adventure(state, card)
    else:
        if state.event is not None:
            replaced, state.event = state.event, None
            discard_adventure(state, replaced)  # 2E-EVENT-005
        state.event = card  # until a later one replaces it (2E-EVENT-002)
        state.emit("event-takes-effect", seat, "2E-EVENT-004", card=card)
        for other in range(len(state.heroes)):
            after_a_loss(state, other)  # Life and Stamina may have fallen (2E-GAP-034)
        yield from _take_effect(state, seat, card)
        yield from carry_off_the_fallen(state)
    yield from replenish(state, seat)  # even if ignored (2E-EVENT-010)


@rule
def _take_effect(state: SecondState, seat: Seat, card: str) -> Rule[None]:
    """What happens at once, as against what holds as long as the Event is in play."""
    for effect in state.book.events[card].effects:
        if effect.when == "event":
            try:
                yield from follow(Use(state, seat, HERO, card, 0, effect), (effect,))
            except KnockedOut:  # the Event goes on without the hero that drew it (2E-GAP-077)
                state.check = state.blow = None


@rule
def replenish(state: SecondState, seat: Seat) -> Rule[None]:
    """Bare sunburst spaces get counters of their colour from the pile (2E-EVENT-011 to 2E-EVENT-014)."""
    for colour in COLOURS:
        empty = _bare_sunbursts(state, colour)
        while empty and state.pile[colour] > 0:
            if len(empty) <= state.pile[colour]:
                at = empty[0]
            else:  # too few: whoever drew the Event chooses (2E-EVENT-015)
                options = [Option(f"replenish:{at}", at, {"hex": at, "colour": colour.value}) for at in empty]
                at = yield from choose(seat, "event.replenish", options, {"colour": colour.value})
            empty.remove(at)
            state.pile[colour] -= 1
            state.put_jewels(at, (*state.jewels.get(at, ()), colour))
            state.emit("replenished", seat, "2E-EVENT-009", hex=at, colour=colour.value)


def _bare_sunbursts(state: SecondState, colour: Colour) -> list[str]:
    return [at for at in state.book.board.sunbursts(colour) if not state.jewels.get(at)]
