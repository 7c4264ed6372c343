"""What a card should cost, going by cards that add to the same chances for their price."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from tamalir.lab.statistics import Z

NOTICEABLE = 0.02
"""Strength that a card must add before odds can say anything about its price."""
FEWEST = 5
"""Other cards without which there is no line to lay a card on."""


@dataclass(slots=True, frozen=True)
class Price:
    """What a card should cost; `fair` is None where odds cannot tell."""

    printed: int
    strength: float
    """What it adds to the chances in fights, the mean over heroes."""
    fair: float | None
    low: float
    high: float


def fair_price(printed: int, strength: float, others: Sequence[tuple[float, float]]) -> Price:
    """A straight line through the prices of other cards over their strength, and where this one lies. The
    interval is that of a single prediction."""
    points = [(x, y) for x, y in others if x >= NOTICEABLE]
    n = len(points)
    if strength < NOTICEABLE or n < FEWEST:
        return Price(printed, strength, None, 0.0, 0.0)
    mean_x, mean_y = (sum(p[k] for p in points) / n for k in (0, 1))
    spread = sum((x - mean_x) ** 2 for x, _ in points)
    if spread == 0:
        return Price(printed, strength, None, 0.0, 0.0)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in points) / spread
    rest = sqrt(sum((y - mean_y - slope * (x - mean_x)) ** 2 for x, y in points) / (n - 2))
    fair = mean_y + slope * (strength - mean_x)
    half = Z * rest * sqrt(1 + 1 / n + (strength - mean_x) ** 2 / spread)
    return Price(printed, strength, max(0.0, fair), max(0.0, fair - half), max(0.0, fair + half))
