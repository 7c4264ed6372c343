"""How a game will end, and when: a rough judgement of any position, quick enough for every turn of a game.

What counts in a position is said by each game (`players/<game>/forecast.py`); how much it counts was measured
over games of bots (`scripts/forecast.py`, `content/measured/forecast.toml`). It knows no more than everybody
at the table does, and what it says is an estimate: whoever tells it says "about".
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, Generic

from tamalir.kernel.state import S

FILE = ("content", "measured", "forecast.toml")

Marks = Mapping[str, float]
"""What counts, by name."""


@dataclass(slots=True, frozen=True)
class Forecast(Generic[S]):
    """What of a position of a game tells how it will go on."""

    measure: Callable[[S], str]
    """Which weights hold: games that are won in another way have others."""
    sides: Callable[[S], Sequence[Marks]]
    """Of each seat; of all together where they win and lose together."""
    clock: Callable[[S], Marks]
    """What tells how many rounds are still to come."""
    round: Callable[[S], int]
    """The running round, a turn for each."""


@dataclass(slots=True, frozen=True)
class Weights:
    """How much each mark counts, and over how many games that was found."""

    games: int
    sides: Marks
    clock: Marks
    nobody: bool
    """Whether a game can end without a winner: such an end has the weight of a side without any marks."""
    off: float
    """The mean distance of the chances from what came, squared and added up over all sides (Brier)."""
    off_alike: float
    """The same for whoever gives every side its share of all games."""
    rounds_off: float
    """By how many rounds the rest of a game was longer or shorter, on average."""


@cache
def weights() -> Mapping[str, Weights]:
    """By measure."""
    table: Mapping[str, Any] = tomllib.loads(files("tamalir").joinpath(*FILE).read_text(encoding="utf-8"))
    return {name: Weights(**row) for name, row in table.items()}


def measured(forecast: Forecast[S], state: S) -> Weights | None:
    """What holds in this position; None where no such games were measured."""
    return weights().get(forecast.measure(state))


def chances(forecast: Forecast[S], state: S, seats: int) -> list[float]:
    """About how likely each seat wins; those who win together have the same chance. They add up to less than
    one where it may be that nobody does. Nothing where it was not measured."""
    by = measured(forecast, state)
    if by is None:
        return []
    sides = forecast.sides(state)
    found = shares(by, sides)
    return found * seats if len(sides) == 1 else found


def shares(by: Weights, sides: Sequence[Marks]) -> list[float]:
    """The chances of all sides."""
    scores = [weighed(by.sides, side) for side in sides]
    top = max(scores, default=0.0)
    top = max(top, 0.0) if by.nobody else top
    parts = [exp(score - top) for score in scores]
    whole = sum(parts) + (exp(-top) if by.nobody else 0.0)
    return [part / whole for part in parts]


def rest(by: Weights, clock: Marks) -> float:
    """Rounds, at least one."""
    return max(1.0, exp(min(7.0, weighed(by.clock, clock))))


def weighed(by: Marks, marks: Marks) -> float:
    return sum(by.get(name, 0.0) * n for name, n in marks.items())
