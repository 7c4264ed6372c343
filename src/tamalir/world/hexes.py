"""Hexes in axial coordinates (column q, row r): six neighbours each, and edges between them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]
Edge: TypeAlias = tuple[Hex, Hex]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def neighbours(at: Hex) -> list[Hex]:
    """The six around a hex, always in the same order; some may lie off the board."""
    q, r = at
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def distance(a: Hex, b: Hex) -> int:
    """Steps between two hexes over open ground."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def adjacent(a: Hex, b: Hex) -> bool:
    return distance(a, b) == 1


def edge(a: Hex, b: Hex) -> Edge:
    """The common edge of two neighbours: the same seen from either side. Rivers and roads lie on edges."""
    if not adjacent(a, b):
        raise ValueError(f"{a} and {b} are no neighbours")
    return (a, b) if a < b else (b, a)


def spread(start: Hex, open_to: Callable[[Hex, Hex], bool]) -> dict[Hex, int]:
    """The fewest steps to every hex in reach; `open_to(a, b)` allows the step from a to b."""
    reached = {start: 0}
    front = [start]
    while front:
        ahead: list[Hex] = []
        for here in front:
            for there in neighbours(here):
                if there not in reached and open_to(here, there):
                    reached[there] = reached[here] + 1
                    ahead.append(there)
        front = ahead
    return reached


@lru_cache(maxsize=10_000)
def spoken(at: Hex) -> str:
    """A hex as it stands in option ids: `3,-2`."""
    return f"{at[0]},{at[1]}"


def parsed(text: str) -> Hex:
    """The hex that `spoken` wrote."""
    q, comma, r = text.partition(",")
    if not comma:
        raise ValueError(f"{text!r} is no hex")
    return int(q), int(r)
