"""Quests by their dice and tests: which endings a roll reaches, and how likely that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial

from tamalir.players.third.figure import STAR
from tamalir.third.deck_cards import QuestDef
from tamalir.third.terrain import TERRAIN_DIE, can_meet

Needs = tuple[tuple[str, ...], ...]

MOST_DICE = 5


@cache
def reached(needs: Needs, dice: int) -> tuple[tuple[float, tuple[int, ...]], ...]:
    """With so many dice: each set of requirements that a roll meets, with its chance."""
    faces = [str(face) for face in TERRAIN_DIE.faces]
    dice = min(dice, MOST_DICE)
    found: dict[tuple[int, ...], float] = {}
    for roll in combinations_with_replacement(faces, dice):
        ways = factorial(dice)
        for n in Counter(roll).values():
            ways //= factorial(n)
        met = tuple(n for n, need in enumerate(needs) if can_meet(need, roll))
        found[met] = found.get(met, 0.0) + ways / len(faces) ** dice
    return tuple((p, met) for met, p in found.items())


def outlook(
    quest: QuestDef, worths: Sequence[float], dice: int, cards: int, hand: Sequence[float] = ()
) -> tuple[float, float]:
    """What an attempt at a quest brings on average, and the chance that some ending is reached.

    `worths` are those of its endings, `cards` the number that its test reveals, `hand` what the cards are
    worth that may be exerted for it, the cheapest first.
    """
    if any(ending.needs for ending in quest.endings):
        rolls = reached(tuple(ending.needs for ending in quest.endings), dice)
        gain = sum(p * max([0.0, *(worths[n] for n in met)]) for p, met in rolls)
        return gain, sum(p for p, met in rolls if any(worths[n] > 0 for n in met))
    if quest.test is None:
        best = max([0.0, *worths])
        return best, 1.0 if best > 0 else 0.0
    prizes = tuple((ending.successes, worths[n]) for n, ending in enumerate(quest.endings))
    gain = reaches = 0.0
    for stars, p in enumerate(star_odds(cards)):
        more, exerted = exertion(prizes, stars, hand)
        gain += p * (prize(prizes, stars) + more)
        odds = star_odds(exerted)
        reaches += p * sum(q for k, q in enumerate(odds) if prize(prizes, stars + k) > 0)
    return gain, reaches


# --- tests ----------------------------------------------------------------------------------

Prizes = tuple[tuple[int, float], ...]
"""Stars that are needed -> what they are worth."""


@cache
def star_odds(cards: int) -> tuple[float, ...]:
    """The chance of each number of stars among so many revealed cards."""
    n = max(0, cards)
    return tuple(comb(n, k) * STAR**k * (1.0 - STAR) ** (n - k) for k in range(n + 1))


def prize(prizes: Prizes, stars: int) -> float:
    """The dearest that so many stars reach."""
    return max([0.0, *(worth for needs, worth in prizes if needs <= stars)])


def exertion(prizes: Prizes, stars: int, hand: Sequence[float]) -> tuple[float, int]:
    """What it brings to exert cards for more stars, beyond what the cards are worth, and how many."""
    best, number = 0.0, 0
    have, paid = prize(prizes, stars), 0.0
    for n, card in enumerate(hand, start=1):
        paid += card
        gain = sum(p * prize(prizes, stars + k) for k, p in enumerate(star_odds(n))) - have - paid
        if gain > best:
            best, number = gain, n
    return best, number
