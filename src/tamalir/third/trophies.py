"""Trophies: facedown adventure cards that heroes spend to learn skills (3E-TROPHY-001)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tamalir.kernel import Option, Rule, Seat, choose, rule
from tamalir.third.state import ThirdState


def kind_of(state: ThirdState, card: str) -> str:
    """The deck from which a card comes: what kind of trophy it is."""
    return state.book.catalogue.deck_of(card)


def trophies_of(state: ThirdState, seat: Seat, kind: str) -> list[str]:
    """A hero's trophies of a kind, or of `any`."""
    trophies = state.heroes[seat].trophies
    return [card for card in trophies if kind in ("any", kind_of(state, card))]


def shows(state: ThirdState, seat: Seat) -> list[Option[Callable[[], Rule[None]]]]:
    """A hero may show its trophies to another at any time (3E-TROPHY-007)."""
    if not state.heroes[seat].trophies or seat in state.eliminated:
        return []
    return [
        Option(f"show-trophies:{other}", partial(show_trophies, state, seat, other), {"hero": hero.id})
        for other, hero in enumerate(state.heroes)
        if other != seat and other not in state.eliminated
    ]


@rule
def show_trophies(state: ThirdState, seat: Seat, other: Seat) -> Rule[None]:
    """Their fronts are told to that hero alone."""
    hero = state.heroes[seat]
    facts = {"who": hero.id, "hero": state.heroes[other].id}
    secret = {"cards": " ".join(hero.trophies)}
    state.emit_to((seat, other), "trophies-shown", seat, secret, "3E-TROPHY-007", **facts)
    yield from ()


@rule
def spend_trophies(
    state: ThirdState, seat: Seat, kind: str, amount: int, key: str = "trophy.spend"
) -> Rule[None]:
    """Spent trophies go to the discard pile of their deck (3E-SPEND-004)."""
    hero = state.heroes[seat]
    for left in range(amount, 0, -1):
        cards = sorted(set(trophies_of(state, seat, kind)))
        if not cards:
            return
        options = [Option(f"pay-trophy:{c}", c, {"card": c, "kind": kind_of(state, c)}) for c in cards]
        card = yield from choose(seat, key, options, {"who": hero.id, "n": left, "kind": kind})
        hero.trophies.remove(card)
        deck = kind_of(state, card)
        state.adventure_discards[deck].append(card)
        state.emit("trophy-spent", seat, "3E-SPEND-004", who=hero.id, card=card, kind=deck)
