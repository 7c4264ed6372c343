"""How often teams of champions win, as it was measured; `scripts/difficulty.py` writes the figures."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

FILE = ("content", "measured", "bonds.toml")
ENOUGH = 20
"""Fewer games say too little to be told."""


@dataclass(slots=True, frozen=True)
class Measured:
    """Games of one scenario, size and step of difficulty."""

    games: int
    won: int

    @property
    def percent(self) -> int:
        return round(100 * self.won / self.games)


@cache
def figures() -> Mapping[str, Mapping[str, Mapping[str, list[int]]]]:
    place = files("tamalir").joinpath(*FILE)
    return tomllib.loads(place.read_text(encoding="utf-8")) if place.is_file() else {}


def measured(scenario: str, step: str, players: int) -> Measured | None:
    """What is known of such games; None if too few were played."""
    row = figures().get(scenario, {}).get(step, {}).get(str(players))
    return Measured(row[0], row[1]) if row and row[0] >= ENOUGH else None
