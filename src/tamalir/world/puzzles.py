"""Puzzles: prepared positions in which one line of play is the best, kept as data.

`scripts/puzzles.py` finds them and proves them by the solver. A puzzle is a scene of its game, so that
whatever can play a scene can play it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from tamalir.world.packs import own_data

PREFIX = "puzzle-"
"""Scenes whose name begins so are puzzles."""


@dataclass(slots=True, frozen=True)
class Proven:
    """What the solver says of the first question of a puzzle."""

    best: str
    """The option to take."""
    win: float
    """The chance with it, and the best play after it."""
    next: float
    """The chance with the second best."""

    @property
    def level(self) -> int:
        """How hard it is, from 1 to 3: the closer the second best, the harder."""
        gap = self.win - self.next
        return 1 if gap >= 0.12 else 2 if gap >= 0.05 else 3


@cache
def written(game: str) -> Mapping[str, Mapping[str, Any]]:
    """Scene -> what is written of it, for the puzzles of a game."""
    found = own_data("puzzles", f"{game}.toml")
    return {f"{PREFIX}{name}": puzzle for name, puzzle in found.items()}
