"""Events: two options, one is chosen; rumors are kept for later."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, Seat, rule
from tamalir.third.asking import ask
from tamalir.third.costs import cannot_pay, pay
from tamalir.third.effects_in_order import read_on
from tamalir.third.heroes import stands_in
from tamalir.third.state import ThirdState, Unfinished
from tamalir.third.trophy_gains import gain_bonuses
from tamalir.third.uses import Deed


@rule
def resolve_event(state: ThirdState, seat: Seat, card: str) -> Rule[None]:
    """The hero picks either option, whatever it can do of it (3E-EVENT-001, 3E-EVENT-002)."""
    hero = state.heroes[seat]
    event = state.book.catalogue.events[card]
    state.resolving.append(card)
    if (yield from state.book.seams.passes_on(state, seat, card)):
        return
    deed = Deed(state, seat, card)

    def offers() -> list[Option[int | None]]:
        if deed.over:
            return [Option("let-be", None)]
        return [Option(f"choice:{n + 1}", n, {"card": card, "n": n + 1}) for n in range(2)]

    n = yield from ask(state, seat, "event.choice", offers, lambda: {"who": hero.id, "card": card})
    if n is None:
        state.resolving.remove(card)
        discard_card(state, card)
        return
    if event.options[n].rumor:
        state.resolving.remove(card)
        hero.rumors[card] = n  # 3E-RUMOR-001; 3E-RUMOR-003: the other option is gone
        state.emit("rumor-taken", seat, "3E-RUMOR-001", who=hero.id, card=card)
        return
    state.emit("event-chosen", seat, "3E-EVENT-001", who=hero.id, card=card, n=n + 1)
    yield from carry_out_option(deed, Unfinished(seat, "event", card, str(n)))


@rule
def keeps_it(state: ThirdState, seat: Seat, card: str) -> Rule[bool]:
    """In the base game nobody can pass an event on."""
    yield from ()
    return False


@rule
def carry_out_option(deed: Deed, text: Unfinished) -> Rule[None]:
    """As much of it as possible, in order; the card is discarded unless it was taken as a trophy
    (3E-EVENT-004), also after a failed test (3E-TEST-011)."""
    state, card = deed.state, deed.card
    option = state.book.catalogue.events[card].options[int(text.part)]
    if (yield from read_on(deed, option.effects, text)):
        if card in state.resolving:
            state.resolving.remove(card)
            discard_card(state, card)
        yield from gain_bonuses(state, card, lapsed=deed.over)


def discard_card(state: ThirdState, card: str) -> None:
    """Faceup on the discard pile of its deck (3E-DISCARD-001)."""
    state.adventure_discards[state.book.catalogue.deck_of(card)].append(card)
    state.emit("card-discarded-faceup", None, "3E-DISCARD-001", card=card)


# --- rumors -----------------------------------------------------------------------------


def cannot_follow(state: ThirdState, seat: Seat, card: str) -> str | None:
    """The rule that keeps a hero from using a rumor here and now."""
    hero = state.heroes[seat]
    if card not in hero.rumors:
        return "3E-RUMOR-001"
    option = state.book.catalogue.events[card].options[hero.rumors[card]]
    if option.at and not stands_in(state, seat, *option.at):
        return "3E-RUMOR-001"
    return cannot_pay(state, seat, option.cost)


@rule
def follow_rumor(state: ThirdState, seat: Seat, card: str) -> Rule[None]:
    """Resolve a rumor as its text describes."""
    hero = state.heroes[seat]
    n = hero.rumors.pop(card)
    state.resolving.append(card)
    state.emit("rumor-followed", seat, "3E-RUMOR-001", who=hero.id, card=card)
    yield from pay(state, seat, state.book.catalogue.events[card].options[n].cost)
    yield from carry_out_option(Deed(state, seat, card), Unfinished(seat, "event", card, str(n)))
