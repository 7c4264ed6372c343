"""How often teams of champions win, as it was measured; `scripts/difficulty.py` writes the figures.

Games are counted by what was set, not by the name of the step: so they stay when a step is set anew.
Where few were played at one setting, a curve that is fitted to all games of the scenario says more.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any

from tamalir.bonds.difficulty import Step

FILE = ("content", "measured", "bonds.toml")
SURE = 100
"""With fewer games at a setting its share is taken from the curve, and told by and large."""
ROUGH = 5
FAR = 2.0
"""So far beyond what was played the curve may be believed."""


@dataclass(slots=True, frozen=True)
class Row:
    """Games at one setting."""

    players: int
    step: Step
    games: int
    won: int


@dataclass(slots=True, frozen=True)
class Curve:
    """The share that champions win, by the hardness of what they play."""

    slope: float
    even: tuple[float, ...]
    """The hardness at which one, two, three and four heroes win half of their games."""

    def share(self, players: int, hardness: float) -> float:
        return 1 / (1 + exp(self.slope * (hardness - self.even[players - 1])))


@dataclass(slots=True, frozen=True)
class Measured:
    """What is known of games of one scenario, size and step."""

    games: int
    share: float
    about: bool
    """From the curve; then these are all games that it was fitted to."""

    @property
    def percent(self) -> int:
        """To the nearest five where the games do not say more."""
        unit = ROUGH if self.about else 1
        return unit * round(100 * self.share / unit)


@cache
def figures() -> Mapping[str, Mapping[str, Any]]:
    place = files("tamalir").joinpath(*FILE)
    return tomllib.loads(place.read_text(encoding="utf-8")) if place.is_file() else {}


def rows_of(table: Mapping[str, Any]) -> Sequence[Row]:
    """The games of a scenario."""
    played: Sequence[Sequence[int]] = table["played"]
    return [
        Row(players, Step(health, places, rounds, gold), games, won)
        for players, health, places, rounds, gold, games, won in played
    ]


def measured(scenario: str, step: Step, players: int) -> Measured | None:
    """What is known of such games; None if nothing like them was played."""
    table = figures().get(scenario)
    if table is None:
        return None
    rows = rows_of(table)
    here = [row for row in rows if row.players == players]
    same = next((row for row in here if row.step == step), None)
    if same is not None and same.games >= SURE:
        return Measured(same.games, same.won / same.games, about=False)
    hardness = [row.step.hardness for row in here]
    if not here or not min(hardness) - FAR <= step.hardness <= max(hardness) + FAR:
        return None
    curve = Curve(table["slope"], tuple(table["even"]))
    return Measured(sum(row.games for row in rows), curve.share(players, step.hardness), about=True)
