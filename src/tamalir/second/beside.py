"""Beside a box of cardboard: what is asked of people who throw real dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tamalir.kernel import Roll
from tamalir.second.state import SecondState


def seats(scene: Mapping[str, Any]) -> int:
    """One hero fights a Challenge, two fight each other."""
    return len(scene.get("heroes", ()))


def hands(state: SecondState, roll: Roll) -> list[tuple[str, int]]:
    """All dice are in one hand."""
    return [(str(roll.args.get("who", "")), len(roll.dice))]


def needed(state: SecondState) -> int | None:
    """What both dice must show for the total to reach its number (2E-SKILL-004); None where they set the
    number themselves (2E-DUEL-007)."""
    check = state.check
    return None if check is None or check.key == "target" else check.target - check.plus
