"""Two ten-sided dice, counted out."""

from __future__ import annotations

LOWEST, HIGHEST = 2, 20

WAYS: tuple[int, ...] = tuple(
    sum(1 for a in range(1, 11) for b in range(1, 11) if a + b == total) for total in range(HIGHEST + 1)
)
"""How many of the hundred throws show each total."""

_AT_LEAST = tuple(sum(WAYS[total:]) / 100 for total in range(HIGHEST + 2))


def at_least(need: int) -> float:
    """The chance that two ten-sided dice reach a total."""
    return 1.0 if need <= LOWEST else 0.0 if need > HIGHEST else _AT_LEAST[need]
