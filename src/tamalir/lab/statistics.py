"""The statistics we need, each short enough to be read and checked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import erfc, sqrt

Z = 1.959964
"""Half of the standard normal's middle 95 %."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's interval at 95 % for a share; a tie may count as part of a win."""
    if games <= 0:
        return 0.0, 1.0
    p, z2 = wins / games, Z * Z
    middle = (p + z2 / (2 * games)) / (1 + z2 / games)
    half = Z * sqrt(p * (1 - p) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int, z: float = Z) -> float:
    """What takes the place of `z` for small samples: Student's t, by Fisher's expansion."""
    if freedom < len(_STUDENT) and z == Z:
        return _STUDENT[freedom]
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


_STUDENT = (0.0, 12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469)


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Mean with its 95 % interval by Student's t; of one value nothing more is known than the value."""
    n = len(values)
    if n == 0:
        return 0.0, 0.0, 0.0
    mean = sum(values) / n
    if n == 1:
        return mean, mean, mean
    spread = sum((value - mean) ** 2 for value in values) / (n - 1)
    half = student(n - 1) * sqrt(spread / n)
    return mean, mean - half, mean + half


def newcombe(wins: float, games: float, others: float, played: float) -> tuple[float, float, float]:
    """The difference of two shares, with Newcombe's interval made of Wilson's two."""
    p, q = (wins / games if games else 0.0), (others / played if played else 0.0)
    low, high = wilson(wins, games)
    down, up = wilson(others, played)
    return (
        p - q,
        max(-1.0, p - q - sqrt((p - low) ** 2 + (up - q) ** 2)),
        min(1.0, p - q + sqrt((high - p) ** 2 + (q - down) ** 2)),
    )


def shares_differ(wins: float, games: float, others: float, played: float) -> float:
    """The p-value of the hypothesis that two shares are one (pooled z-test, two-sided)."""
    if not games or not played:
        return 1.0
    pooled = (wins + others) / (games + played)
    spread = sqrt(pooled * (1 - pooled) * (1 / games + 1 / played))
    if spread == 0:
        return 1.0
    return _two_sided((wins / games - others / played) / spread)


def ranks_differ(one: Sequence[float], other: Sequence[float]) -> float:
    """The p-value of Mann and Whitney's U with ties, by the normal approximation."""
    n, m = len(one), len(other)
    if not n or not m:
        return 1.0
    everything = sorted([(value, 0) for value in one] + [(value, 1) for value in other])
    ranked, ties, at = 0.0, 0.0, 1
    for _, group in groupby(everything, key=lambda pair: pair[0]):
        alike = list(group)
        k = len(alike)
        ranked += sum(which == 0 for _, which in alike) * (at + (k - 1) / 2)
        ties += k**3 - k
        at += k
    total = n + m
    u = ranked - n * (n + 1) / 2
    spread = n * m / 12 * ((total + 1) - ties / (total * (total - 1))) if total > 1 else 0.0
    return 1.0 if spread <= 0 else _two_sided((u - n * m / 2) / sqrt(spread))


def holm(values: Sequence[float]) -> list[float]:
    """p-values corrected for having looked at all of them (Holm), in the order given."""
    order = sorted(range(len(values)), key=lambda n: values[n])
    corrected = [0.0] * len(values)
    highest = 0.0
    for place, n in enumerate(order):
        highest = max(highest, min(1.0, (len(values) - place) * values[n]))
        corrected[n] = highest
    return corrected


def _two_sided(z: float) -> float:
    return erfc(abs(z) / sqrt(2))
