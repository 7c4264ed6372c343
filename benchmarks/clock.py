"""Timing that noise cannot fool much: rounds of ours and theirs in turn, medians, ratios."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time


@dataclass(slots=True)
class Contest:
    """A piece of work: `run` does some and says how many units that was."""

    name: str
    unit: str
    run: Callable[[], int]

    def seconds_per_unit(self) -> float:
        start = process_time()
        units = self.run()
        return (process_time() - start) / max(1, units)


def side_by_side(contests: Sequence[Contest], rounds: int = 7) -> dict[str, float]:
    """Median seconds per unit of each, taken in turn so that a slow spell hits all alike."""
    times: dict[str, list[float]] = {contest.name: [] for contest in contests}
    for contest in contests:
        contest.run()  # once unmeasured: imports, caches
    for _ in range(rounds):
        for contest in contests:
            times[contest.name].append(contest.seconds_per_unit())
    return {name: median(seconds) for name, seconds in times.items()}
