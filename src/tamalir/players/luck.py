"""Repeatable luck and limited time for players that are programs."""

from __future__ import annotations

from collections.abc import Sequence
from time import thread_time
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Luck:
    """A stream of numbers from a seed (splitmix64), the same everywhere."""

    __slots__ = ("_state",)

    def __init__(self, *seeds: int) -> None:
        self._state = 0x243F6A8885A308D3
        for seed in seeds:
            self._state = (self._word() ^ seed) & _MASK
        self._word()

    @property
    def stands(self) -> int:
        """Where in the stream we are; `Luck.at` goes on from there."""
        return self._state

    @classmethod
    def at(cls, stands: int) -> Luck:
        luck = cls()
        luck._state = stands
        return luck

    def _word(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        return self._word() * n >> 64

    def chance(self, p: float) -> bool:
        return self._word() < p * 2.0**64

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        rest = list(things)
        for n in range(len(rest) - 1, 0, -1):
            k = self.below(n + 1)
            rest[n], rest[k] = rest[k], rest[n]
        return rest


def thinking_time(seconds: float) -> float:
    """The part of a limit that loops may use: the rest is for finishing what is under way."""
    return max(0.35 * seconds, seconds - 0.5)


class Budget:
    """What one decision may cost: seconds of CPU, or steps where a run must be repeatable to the letter.

    With steps the clock is not looked at, so that the same seed gives the same game on any machine.
    The clock is that of the thread that decides: what the others of the process do (a progress bar, a
    server's other tables, the collector at work for one of them) is not its thinking.
    """

    __slots__ = ("_end", "_time", "seconds", "steps", "used")

    def __init__(self, seconds: float, steps: int | None = None) -> None:
        self.seconds = seconds
        self.steps = steps
        self.used = 0
        self._time = thinking_time(seconds)
        self._end = thread_time() + self._time

    def over(self, cost: int = 1) -> bool:
        """Count some work; whether there is enough of it."""
        self.used += cost
        if self.steps is not None:
            return self.used > self.steps
        return thread_time() > self._end

    @property
    def timed(self) -> bool:
        """Whether a clock limits it."""
        return self.steps is None

    def left(self) -> float:
        """The part of the budget that is left, from 1 down to 0."""
        if self.steps is not None:
            return max(0.0, 1.0 - self.used / self.steps)
        return max(0.0, (self._end - thread_time()) / max(1e-9, self._time))


class Inner(Budget):
    """The budget of a decision inside an imagined game: so many steps, and no more than the outer has."""

    __slots__ = ("_outer",)

    def __init__(self, outer: Budget, steps: int) -> None:
        super().__init__(outer.seconds, steps)
        self._outer = outer

    def over(self, cost: int = 1) -> bool:
        timed = self._outer.steps is None and self._outer.over(0)
        return super().over(cost) or timed

    @property
    def timed(self) -> bool:
        return self._outer.timed
