"""Taking and gaining trophies."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, Seat, rule
from tamalir.third.asking import ask
from tamalir.third.board_cards import DECKS
from tamalir.third.state import ThirdState
from tamalir.third.triggers import set_off
from tamalir.third.trophies import kind_of
from tamalir.world.piles import draw_from


@rule
def take_trophy(state: ThirdState, seat: Seat, card: str) -> Rule[None]:
    """This very card is turned facedown and taken (3E-TROPHY-002); that counts as gaining (3E-TROPHY-003)."""
    hero = state.heroes[seat]
    hero.trophies.append(card)
    state.emit("trophy-taken", seat, "3E-TROPHY-002", who=hero.id, card=card, kind=kind_of(state, card))
    yield from set_off(state, "trophy-gained", seat)


@rule
def gain_trophy(state: ThirdState, seat: Seat, kind: str) -> Rule[None]:
    """Take the top card of an adventure deck unseen (3E-TROPHY-004), of a kind the hero chooses if none is
    said (3E-TROPHY-005)."""
    hero = state.heroes[seat]
    if kind == "any":
        options = [Option(f"kind:{deck}", deck, {"kind": deck}) for deck in DECKS if _any_left(state, deck)]
        if not options:
            return  # 3E-LIMIT-003
        kind = yield from ask(state, seat, "trophy.kind", lambda: options, lambda: {"who": hero.id})
    card = yield from draw_from(state.decks[kind], "draw.trophy")
    if card is None:
        pile = state.adventure_discards[kind]
        if not pile:
            return  # 3E-LIMIT-003: there is none to gain
        card = pile.pop()  # 3E-TROPHY-006: the top card of the discard pile
        state.emit("trophy-taken", seat, "3E-TROPHY-006", who=hero.id, card=card, kind=kind)
    else:
        secret = {"card": card}  # 3E-TROPHY-007: only the owner sees the front
        state.emit_to((seat,), "trophy-gained", seat, secret, "3E-TROPHY-004", who=hero.id, kind=kind)
    hero.trophies.append(card)
    yield from set_off(state, "trophy-gained", seat)


@rule
def gain_bonuses(state: ThirdState, card: str, lapsed: bool = False) -> Rule[None]:
    """The card itself has been taken or discarded: now its bonus trophies come (3E-TROPHY-009). They lapse
    with a card that was not resolved to its end."""
    due = [bonus for bonus in state.bonus if bonus.card == card]
    state.bonus = [bonus for bonus in state.bonus if bonus.card != card]
    for bonus in due:
        if not lapsed and bonus.seat not in state.eliminated:
            yield from gain_trophy(state, bonus.seat, bonus.kind)


def _any_left(state: ThirdState, deck: str) -> bool:
    return bool(len(state.decks[deck]) or state.adventure_discards[deck])
