"""The Adventure step: what to attempt, and the cards it draws."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, Seat, rule
from tamalir.second.asking import ask
from tamalir.second.encounters import encounter
from tamalir.second.events import event
from tamalir.second.hazards import forfeited
from tamalir.second.state import Attempt, Fight, Foe, SecondState
from tamalir.second.undefeated import undefeated_at
from tamalir.second.words import Cause, Colour, Step, Terrain, Window
from tamalir.world.hexes import Hex, spoken
from tamalir.world.piles import draw_from

MOVE_ON = Option("move-on", ("", ""))


@rule
def adventure(state: SecondState) -> Rule[None]:
    """Attempt an adventure, meet a hero or leave both alone (2E-ADV-001, 2E-MEET-004)."""
    seat = state.active
    hero = state.heroes[seat]
    assert hero.hex is not None
    here = hero.hex
    state.window, state.activated = None, []

    def offers() -> list[Option[tuple[str, str]]]:
        if hero.hex != here:  # a card has taken it elsewhere (2E-GAP-076)
            return [MOVE_ON]
        return [*_adventures(state, seat, here), *_heroes_here(state, seat, here), MOVE_ON]

    act, what = yield from ask(state, seat, "adventure.attempt", offers, {"hero": hero.id})
    town = hero.hex == here and _in_town(state, here)
    state.step = Step.MARKET if town else Step.EXPERIENCE  # 2E-ADV-002, 2E-GAP-078
    if act == "draw":
        state.attempt = Attempt(Colour(what), here)
    elif act == "undefeated":
        state.fight = Fight(seat, Cause.UNDEFEATED, attacker=seat, foe=Foe(what), space=here)  # 2E-UNDEF-003
    elif act == "negotiate":
        state.step = Step.NEGOTIATION
        state.meeting = int(what)
    elif act == "duel":
        state.fight = Fight(seat, Cause.MEETING, attacker=seat, rival=int(what), space=here)  # 2E-DUEL-002


def _adventures(state: SecondState, seat: Seat, here: Hex) -> list[Option[tuple[str, str]]]:
    """The undefeated come before any draw (2E-UNDEF-004, 2E-GAP-024); several: choose (2E-GAP-028)."""
    waiting = undefeated_at(state, here)
    colours = {state.book.challenges[card].colour for card in waiting}
    found: list[Option[tuple[str, str]]] = []
    for card in waiting:
        barred = state.options["forfeited-bars-undefeated"] and forfeited(
            state, seat, state.book.challenges[card].colour
        )
        args = {"card": card}
        found.append(
            Option(f"undefeated:{card}", ("undefeated", card), args, "2E-GAP-020" if barred else None)
        )
    for colour in dict.fromkeys(state.jewels.get(spoken(here), ())):  # different colours: choose (2E-ADV-007)
        refused = None
        if waiting:
            refused = "2E-GAP-024" if colour in colours else "2E-UNDEF-004"
        elif forfeited(state, seat, colour):
            refused = "2E-XP-011"
        found.append(Option(f"adventure:{colour}", ("draw", colour.value), {"colour": colour.value}, refused))
    return found


def _heroes_here(state: SecondState, seat: Seat, here: Hex) -> list[Option[tuple[str, str]]]:
    """Heroes on the same space may be met, in towns as well (2E-GAP-010, 2E-GAP-011)."""
    found: list[Option[tuple[str, str]]] = []
    for other, hero in enumerate(state.heroes):
        if other != seat and hero.hex == here:
            args = {"hero": hero.id}
            met = None if state.meeting is None else "2E-MEET-003"  # one hero in a turn
            talked = "2E-MEET-007" if state.meeting == other else met
            found.append(Option(f"negotiate:{hero.id}", ("negotiate", str(other)), args, met))
            found.append(Option(f"duel:{hero.id}", ("duel", str(other)), args, talked))
    return found


@rule
def draw_adventure(state: SecondState, attempt: Attempt) -> Rule[None]:
    """Draw a card of the colour and resolve it by its kind (2E-ADV-003, 2E-ADV-005)."""
    seat = state.active
    card = yield from _draw(state, attempt)
    state.window, state.activated = Window.CARD, []  # one activation for each card (2E-GAP-039)
    if card is None:
        state.attempt = None  # nothing left to draw: the counter stays (2E-GAP-012)
        state.emit("deck-empty", seat, "2E-GAP-012", colour=attempt.colour.value)
        return
    attempt.seen.append(card)
    state.emit("adventure-drawn", seat, "2E-ADV-004", hero=state.heroes[seat].id, card=card)
    if card in state.book.challenges:
        cause = Cause.HAZARD if attempt.hazard else Cause.ADVENTURE
        state.fight = Fight(seat, cause, attacker=seat, foe=Foe(card), space=attempt.space)  # 2E-ADV-006
        state.attempt = None
        return
    if card in state.book.events:
        yield from event(state, seat, card)
    else:
        yield from encounter(state, seat, card, attempt)
    _draw_again(state, seat, attempt)


def _draw_again(state: SecondState, seat: Seat, attempt: Attempt) -> None:
    """After an Event or Encounter another card is drawn (2E-EVENT-008, 2E-ENC-005), with few exceptions."""
    if state.attempt is None:
        return  # the hero fell: its turn is over
    if attempt.hazard:
        state.attempt = None  # one card only (2E-HAZARD-011)
        state.step = Step.EXPERIENCE if state.options["hazard-ends-only-the-step"] else Step.END
    elif state.heroes[seat].hex != attempt.space:
        state.attempt = None
        state.step = Step.EXPERIENCE  # 2E-GAP-076
    elif forfeited(state, seat, attempt.colour):
        state.attempt = None


@rule
def _draw(state: SecondState, attempt: Attempt) -> Rule[str | None]:
    """The top card; an empty deck is made anew from its discard pile (2E-GAP-064)."""
    deck = state.decks[attempt.colour]
    if not len(deck):
        pile = state.discards[attempt.colour]
        state.removed = [*state.removed, *(card for card in pile if card in state.book.encounters)]
        again = [card for card in pile if card not in state.book.encounters and card not in attempt.seen]
        state.discards[attempt.colour] = [card for card in pile if card in attempt.seen]
        deck.shuffle(again)
    if not deck.bag and deck.below and deck.below[0] in attempt.seen:
        return None  # 2E-GAP-075: only cards of this very step are left
    return (yield from draw_from(deck, "draw.adventure"))


def _in_town(state: SecondState, here: Hex) -> bool:
    return state.book.board.spaces[here].terrain is Terrain.TOWN
