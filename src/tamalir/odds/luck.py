"""How lucky somebody was: how likely so much luck or less was before the dice fell.

Every throw of a game is worth points to a seat, such as one for a roll that succeeds, with chances that are
known before it falls. The sum of all throws has a distribution that can be computed exactly, throw by throw;
where the sum lies in it says how lucky the seat was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tamalir.kernel import Seat

Spread = Mapping[int, float]
"""Points -> the chance to get them."""


@dataclass(slots=True, frozen=True)
class Throw:
    """What is about to fall, as far as it concerns a seat."""

    seat: Seat
    spread: Spread
    points: Callable[[Any], int]
    """Of what has fallen."""


@dataclass(slots=True)
class Luck:
    """All throws of a seat."""

    throws: int = 0
    points: int = 0
    mean: float = 0.0
    sums: dict[int, float] = field(default_factory=lambda: {0: 1.0})
    """All points together -> the chance of that."""

    def add(self, spread: Spread, points: int) -> None:
        """One more throw and what it was worth. What is certain is neither luck nor the lack of it."""
        if len(spread) < 2:
            return
        self.throws += 1
        self.points += points
        self.mean += sum(n * chance for n, chance in spread.items())
        sums: dict[int, float] = {}
        for n, chance in self.sums.items():
            for more, then in spread.items():
                sums[n + more] = sums.get(n + more, 0.0) + chance * then
        self.sums = sums

    @property
    def or_worse(self) -> float:
        """The chance of so much luck or less."""
        return min(1.0, sum(chance for n, chance in self.sums.items() if n <= self.points))

    @property
    def or_better(self) -> float:
        """The chance of so much luck or more."""
        return min(1.0, sum(chance for n, chance in self.sums.items() if n >= self.points))

    def to_json(self) -> dict[str, float]:
        return {
            "throws": self.throws,
            "points": self.points,
            "mean": round(self.mean, 2),
            "or_worse": round(self.or_worse, 6),
            "or_better": round(self.or_better, 6),
        }
