"""Beside a box of cardboard: whose tokens and dice people throw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tamalir.kernel import Roll
from tamalir.third.state import ThirdState

CAST = "fight.cast"


def seats(scene: Mapping[str, Any]) -> int:
    """A hero, and whoever plays the enemy (3E-COMBAT-004) or the other hero."""
    return 2


def hands(state: ThirdState, roll: Roll) -> list[tuple[str, int]]:
    """Both sides cast at the same time, the attacker's tokens first (3E-COMBAT-006)."""
    fight = state.fight
    if fight is None or roll.key != CAST:
        return [(str(roll.args.get("who", "")), len(roll.dice))]
    tokens = state.book.seams.tokens
    return [(side.who, len(tokens(state, side))) for side in fight.sides]
