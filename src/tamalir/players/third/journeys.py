"""Quests by their dice and tests: which endings a roll reaches, and how likely that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial

from tamalir.players.third.figure import enough_stars
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


def outlook(quest: QuestDef, worths: Sequence[float], dice: int, cards: int) -> tuple[float, float]:
    """What an attempt at a quest brings on average, and the chance that some ending is reached.

    `worths` are those of its endings, `cards` the number that its test reveals.
    """
    if any(ending.needs for ending in quest.endings):
        rolls = reached(tuple(ending.needs for ending in quest.endings), dice)
        gain = sum(p * max([0.0, *(worths[n] for n in met)]) for p, met in rolls)
        return gain, sum(p for p, met in rolls if any(worths[n] > 0 for n in met))
    order = sorted(range(len(worths)), key=lambda n: -worths[n])
    gain = any_of_them = 0.0
    for n in order:  # the dearest that is reached
        if worths[n] <= 0:
            break
        p = enough_stars(cards, quest.endings[n].successes) if quest.test is not None else 1.0
        gain += max(0.0, p - any_of_them) * worths[n]
        any_of_them = max(any_of_them, p)
    return gain, any_of_them
