"""Attribute tests: the chance of so many successes, with the cards that may be exerted for more."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from tamalir.kernel import Seat
from tamalir.odds.third.reading import deck_of
from tamalir.third import heroes
from tamalir.third.state import ThirdState


@lru_cache(maxsize=4_096)
def chance_to_pass(stars: int, cards: int, reveals: int, needs: int, exert: int = 0) -> float:
    """The chance to show `needs` stars among so many cards revealed, and up to `exert` more, one after
    another as
    long as stars are wanting, from a deck of `cards` with `stars` stars (3E-TEST-001, 3E-TEST-005)."""
    shown = min(cards, max(0, reveals) + exert)
    if needs <= 0:
        return 1.0
    good = sum(comb(stars, k) * comb(cards - stars, shown - k) for k in range(needs, min(stars, shown) + 1))
    return good / comb(cards, shown)


@lru_cache(maxsize=4_096)
def mean_exerted(stars: int, cards: int, reveals: int, needs: int, exert: int) -> float:
    """How many cards that costs on average, if none is exerted in vain after the last star."""
    return sum(1.0 - chance_to_pass(stars, cards, reveals, needs, already) for already in range(exert))


def reveals(state: ThirdState, seat: Seat, name: str, modifier: int = 0) -> int:
    """How many cards a hero reveals in a test (3E-TEST-003)."""
    return max(0, heroes.attribute(state, seat, name) + modifier + heroes.bonus(state, seat, "tests"))


def chance_in_test(
    state: ThirdState, seat: Seat, name: str, modifier: int = 0, needs: int = 1, exert: int | None = None
) -> float:
    """The chance that a hero passes a test, exerting up to so many cards (all in hand, unless told), as far
    as
    this seat knows the skill deck. Of a hand that is hidden only the number counts."""
    stars, cards = deck_of(state)
    most = len(state.heroes[seat].hand) if exert is None else exert
    return chance_to_pass(stars, cards, reveals(state, seat, name, modifier), needs, most)
