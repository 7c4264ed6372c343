"""Pictures of a table, drawn with NumPy alone: hexes, lines, discs, words.

There is no need for more: a learner wants to see where heroes stand and how they fare, many times a second
and without a window.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, cos, pi, sin, sqrt
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tamalir.envs.font import BLANK, GLYPHS
from tamalir.world.hexes import Edge, Hex

Picture: TypeAlias = NDArray[np.uint8]
RGB: TypeAlias = tuple[int, int, int]

PAPER: RGB = (244, 236, 216)
INK: RGB = (52, 40, 30)
WATER: RGB = (92, 140, 178)
ROAD: RGB = (150, 112, 72)
SEATS: tuple[RGB, ...] = (
    (178, 52, 44), (44, 92, 160), (60, 130, 66), (196, 148, 36), (120, 70, 150), (90, 90, 90),
)  # fmt: skip
"""The colours of the seats, in their order."""

PANEL = 380
"""Width of the column of words, in dots."""
LINE = 12
ROOT = sqrt(3)


@dataclass(slots=True)
class Scene:
    """What is to be drawn. Words stand beside the map, each line with the colour of a seat or none."""

    marks: list[tuple[Hex, RGB]] = field(default_factory=list[tuple[Hex, RGB]])
    """Small discs: gems, counters."""
    figures: list[tuple[Hex, RGB, str]] = field(default_factory=list[tuple[Hex, RGB, str]])
    """Heroes and villains, with a letter each."""
    lines: list[tuple[str, RGB]] = field(default_factory=list[tuple[str, RGB]])


class Map:
    """A board, drawn once; each picture is a copy of it with what has changed on top."""

    def __init__(
        self,
        grounds: Mapping[Hex, RGB],
        flat: bool,
        rivers: Iterable[Edge] = (),
        roads: Iterable[Edge] = (),
        names: Iterable[tuple[Hex, str]] = (),
        size: int = 18,
    ) -> None:
        """`flat` hexes stand in columns, the others in rows; `size` is the length of their edges."""
        self._flat = flat
        self._size = size
        self._left = self._top = 0.0
        middles = [self._middle(at) for at in grounds] or [(0.0, 0.0)]
        self._left = min(x for x, _ in middles) - size * 1.3
        self._top = min(y for _, y in middles) - size * 1.3
        width = ceil(max(x for x, _ in middles) - self._left + size * 1.3)
        height = ceil(max(y for _, y in middles) - self._top + size * 1.3)
        self._width = width
        self._paper: Picture = np.empty((height, width + PANEL, 3), dtype=np.uint8)
        self._paper[:] = PAPER
        stencil = _hexagon(size, flat)
        for at, colour in grounds.items():
            self._stamp(self._paper, at, stencil, colour)
        for edges, colour in ((rivers, WATER), (roads, ROAD)):
            for a, b in edges:
                self._join(a, b, colour, across=colour is ROAD)
        for at, name in names:
            x, y = self._middle(at)
            write(self._paper, round(x) - 3 * len(name), round(y) + size // 2 - 2, name, INK)

    def drawn(self, scene: Scene) -> Picture:
        """The board with all that lies and stands on it, and the words beside it."""
        picture = self._paper.copy()
        small, large = _disc(self._size // 4), _disc(self._size // 2)
        rim = _disc(self._size // 2 + 2)
        lying: dict[Hex, int] = {}
        for at, colour in scene.marks:
            n = lying[at] = lying.get(at, 0) + 1
            self._stamp(picture, at, small, colour, (n - 1) * (self._size // 2 + 1), -self._size // 2)
        standing: dict[Hex, int] = {}
        for at, colour, letter in scene.figures:
            n = standing[at] = standing.get(at, 0) + 1
            aside = (n - 1) * self._size // 2
            self._stamp(picture, at, rim, INK, aside, 2)
            self._stamp(picture, at, large, colour, aside, 2)
            x, y = self._middle(at)
            write(picture, round(x) - 2 + aside, round(y) - 1, letter, PAPER)
        for n, (words, colour) in enumerate(scene.lines):
            write(picture, self._width + 8, 8 + n * LINE, words, colour)
        return picture

    def _middle(self, at: Hex) -> tuple[float, float]:
        q, r = at
        if self._flat:
            x, y = 1.5 * q, ROOT * (r + q / 2)
        else:
            x, y = ROOT * (q + r / 2), 1.5 * r
        return x * self._size - self._left, y * self._size - self._top

    def _stamp(
        self, picture: Picture, at: Hex, stencil: NDArray[np.bool_], colour: RGB, dx: int = 0, dy: int = 0
    ) -> None:
        x, y = self._middle(at)
        _put(
            picture,
            round(x) + dx - stencil.shape[1] // 2,
            round(y) + dy - stencil.shape[0] // 2,
            stencil,
            colour,
        )

    def _join(self, a: Hex, b: Hex, colour: RGB, across: bool) -> None:
        """A line across the edge of two hexes (a road), or along it (a river)."""
        (ax, ay), (bx, by) = self._middle(a), self._middle(b)
        if not across:
            mx, my, dx, dy = (ax + bx) / 2, (ay + by) / 2, (bx - ax) / ROOT / 2, (by - ay) / ROOT / 2
            ax, ay, bx, by = mx - dy, my + dx, mx + dy, my - dx
        steps = 2 * self._size
        dot = _disc(1)
        for n in range(steps + 1):
            x, y = ax + (bx - ax) * n / steps, ay + (by - ay) * n / steps
            _put(self._paper, round(x) - 1, round(y) - 1, dot, colour)


def write(picture: Picture, x: int, y: int, words: str, colour: RGB) -> None:
    """Words in capitals, five dots wide and seven high; what does not fit is cut off."""
    for n, letter in enumerate(words.upper()):
        _put(picture, x + 6 * n, y, _GLYPHS.get(letter, _NONE), colour)


def _put(picture: Picture, x: int, y: int, stencil: NDArray[np.bool_], colour: RGB) -> None:
    """Colour the dots of a stencil, as far as they lie on the picture."""
    height, width = picture.shape[0], picture.shape[1]
    left, top = max(0, -x), max(0, -y)
    right, bottom = min(stencil.shape[1], width - x), min(stencil.shape[0], height - y)
    if left < right and top < bottom:
        part = picture[y + top : y + bottom, x + left : x + right]
        part[stencil[top:bottom, left:right]] = colour


def _hexagon(size: int, flat: bool) -> NDArray[np.bool_]:
    """All dots of a hex, less a rim that keeps it apart from its neighbours."""
    reach = size - 0.6
    rows, columns = np.mgrid[-size : size + 1, -size : size + 1]
    inside = np.ones(rows.shape, dtype=np.bool_)
    for n in range(6):
        angle = pi / 3 * n + (pi / 6 if flat else 0.0)
        inside &= columns * cos(angle) + rows * sin(angle) <= reach * ROOT / 2
    return inside


def _disc(radius: int) -> NDArray[np.bool_]:
    rows, columns = np.mgrid[-radius : radius + 1, -radius : radius + 1]
    return np.asarray(rows**2 + columns**2 <= radius**2 + 1, dtype=np.bool_)


def _glyph(rows: Sequence[str]) -> NDArray[np.bool_]:
    return np.array([[dot == "#" for dot in row.ljust(5)] for row in rows], dtype=np.bool_)


_GLYPHS = {letter: _glyph(rows) for letter, rows in GLYPHS.items()}
_NONE = _glyph(BLANK)
