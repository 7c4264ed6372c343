"""Cards that a hero has not seen: what it may still draw, and what the best of several draws brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tamalir.kernel import Seat
from tamalir.third.setup import asset_cards, skill_cards
from tamalir.third.state import ThirdState


def unseen_skills(state: ThirdState, seat: Seat) -> Counter[str]:
    """Skill cards in the deck or in the hands of others: all that lie open are left out."""
    left = Counter(skill_cards(state.book))
    left.subtract(card for hero in state.heroes for card in hero.skills)
    left.subtract(state.heroes[seat].hand)
    left.subtract(state.skill_discards)
    return +left


def unseen_assets(state: ThirdState) -> Counter[str]:
    """Assets that lie in no market, on no discard pile and beside no hero."""
    left = Counter(asset_cards(state.book))
    left.subtract(card for market in state.markets.values() for card in market)
    left.subtract(card for hero in state.heroes for card in hero.assets)
    left.subtract(state.asset_discards)
    return +left


def best_of(worths: Sequence[float], draws: int, known: float) -> float:
    """What the best of so many draws is worth on average, beyond what is known already."""
    if not worths:
        return 0.0
    found, below = 0.0, 0
    order = sorted(worths)
    for n, worth in enumerate(order):
        chance = ((n + 1) / len(order)) ** draws - below
        below += chance
        found += chance * max(0.0, worth - known)
    return found
