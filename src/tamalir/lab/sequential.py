"""How sure we are, looked at again and again while games are played: stop as soon as it is settled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from statistics import NormalDist

from tamalir.lab.statistics import Z, student

FIRST = 16
"""Games before the first look; each look comes after twice as many."""
FEWEST = 8
"""Cases below which nothing is settled."""


def looks(games: int) -> list[int]:
    """After how many games we look, the last time after all of them."""
    found = [games]
    while found[0] > FIRST:
        found.insert(0, max(FIRST, (found[0] + 1) // 2))
    return found


@dataclass(slots=True, frozen=True)
class Evidence:
    """What cases show: their number, the mean difference, and its standard error."""

    n: int
    mean: float
    error: float


def paired(differences: Sequence[float]) -> Evidence:
    """Of the same thing with and without, case by case."""
    n = len(differences)
    if n == 0:
        return Evidence(0, 0.0, 0.0)
    mean = sum(differences) / n
    spread = sum((each - mean) ** 2 for each in differences) / max(1, n - 1)
    return Evidence(n, mean, sqrt(spread / n))


def parted(wins: float, games: int, others: float, played: int) -> Evidence:
    """Of two shares of different cases. Two wins and two losses are added for the error: a share of none or
    all of a few is not certain."""
    if not games or not played:
        return Evidence(0, 0.0, 0.0)
    p, q = (wins + 2) / (games + 4), (others + 2) / (played + 4)
    return Evidence(games, wins / games - others / played, sqrt(p * (1 - p) / games + q * (1 - q) / played))


@dataclass(slots=True, frozen=True)
class Verdict:
    """What can be said: `more`, `less`, `even` (no difference of note), `unclear` or `unmet`."""

    key: str
    mean: float
    low: float
    high: float
    cases: int
    needed: float = 0.0
    """How many times as many games would settle it, by what is known now; 0 if it is settled."""

    @property
    def settled(self) -> bool:
        return self.key in ("more", "less", "even")


def weighed(evidence: Evidence, margin: float, times: int = 1) -> Verdict:
    """Whether a difference is there, or is smaller than the margin for certain.

    The interval holds for all `times` that we look together: each look has its part of the 5 % (Bonferroni).
    """
    n, mean = evidence.n, evidence.mean
    if n == 0:
        return Verdict("unmet", 0.0, 0.0, 0.0, 0)
    sure = NormalDist().inv_cdf(1 - 0.025 / max(1, times)) if times > 1 else Z
    half = student(max(1, n - 1), sure) * evidence.error
    low, high = mean - half, mean + half
    if n < FEWEST:
        return Verdict("unclear", mean, low, high, n, _needed(mean, half, margin, n))
    if low > 0 or high < 0:
        return Verdict("more" if low > 0 else "less", mean, low, high, n)
    if -margin < low and high < margin:
        return Verdict("even", mean, low, high, n)
    return Verdict("unclear", mean, low, high, n, _needed(mean, half, margin, n))


def _needed(mean: float, half: float, margin: float, n: int) -> float:
    """Half as wide takes four times as many: until the interval leaves 0, or fits into the margin."""
    aim = max(abs(mean), margin - abs(mean), margin / 4)
    return max((half / aim) ** 2, FEWEST / n, 1.05)


def more_games(needed: float, games: int) -> int:
    """So many more, to the nearest ten."""
    return max(0, ceil((needed - 1) * games / 10) * 10)
