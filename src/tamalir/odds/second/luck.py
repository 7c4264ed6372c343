"""The luck of a roll: whether it succeeds, against the chance that it does."""

from __future__ import annotations

from functools import cache
from typing import Any

from tamalir.kernel import Roll
from tamalir.kernel.requests import Chance
from tamalir.odds.luck import Spread, Throw
from tamalir.second.state import SecondState
from tamalir.world.dice import pips

FACES = [pips(face) for face in range(10)]


@cache
def _succeeds(needed: int) -> Spread:
    """Both dice together against what they must show."""
    good = sum(one + other >= needed for one in FACES for other in FACES) / 100
    return {1: good, 0: 1 - good} if 0 < good < 1 else {int(good): 1.0}


def throws(state: SecondState, request: Chance) -> list[Throw]:
    """A combat roll, an escape, a test of a skill. In a duel the defender's roll is worth nothing by itself:
    it sets the number that the attacker needs (2E-DUEL-007)."""
    check = state.check
    if not isinstance(request, Roll) or check is None or check.key == "target":
        return []
    if request.key != f"roll.{check.key}":
        return []
    needed = check.target - check.plus

    def points(faces: Any) -> int:
        return int(sum(map(pips, faces)) >= needed)

    return [Throw(check.seat, _succeeds(needed), points)]
