"""The paper: where a hex lies on it, lines drawn by hand, and the frame."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, hypot, pi, sin, sqrt
from random import Random
from typing import TypeAlias

from tamalir.world.hexes import Hex, spoken

Point: TypeAlias = tuple[float, float]

RADIUS = 40.0
"""Of a hex, in map units. Hexes stand on a corner."""
WIDTH = RADIUS * sqrt(3)
PAD = 10.0
"""Between the outermost hexes and the frame."""
BAR = 13.0
"""The frame with its degrees."""


class Sheet:
    """A sheet just large enough for these hexes."""

    def __init__(self, hexes: Iterable[Hex]) -> None:
        self.hexes = frozenset(hexes)
        xs = [WIDTH * (q + r / 2) for q, r in self.hexes]
        ys = [1.5 * RADIUS * r for _, r in self.hexes]
        self._left, self._top = min(xs) - WIDTH / 2, min(ys) - RADIUS
        self.width = max(xs) + WIDTH / 2 - self._left
        self.height = max(ys) + RADIUS - self._top

    def centre(self, at: Hex) -> Point:
        q, r = at
        return WIDTH * (q + r / 2) - self._left, 1.5 * RADIUS * r - self._top

    def corners(self, at: Hex, scale: float = 1) -> list[Point]:
        """Clockwise from the top."""
        x, y = self.centre(at)
        k = scale * RADIUS
        return [(x + k * sin(pi / 3 * i), y - k * cos(pi / 3 * i)) for i in range(6)]

    @property
    def view_box(self) -> str:
        out = PAD + BAR + 4
        return f"{number(-out)} {number(-out)} {number(self.width + 2 * out)} {number(self.height + 2 * out)}"

    @property
    def land(self) -> str:
        """The attributes of a rectangle that is all land."""
        return self._rectangle(PAD)

    @property
    def paper(self) -> str:
        """The attributes of a rectangle that is the whole sheet, frame and all."""
        return self._rectangle(PAD + BAR + 4)

    def frame(self) -> str:
        """Three neatlines, and a bar of black and white degrees between them."""
        w, h, thick = self.width + 2 * PAD, self.height + 2 * PAD, BAR - 6
        across, down = round(w / 35) | 1, round(h / 35) | 1
        bars = [
            _bar(-PAD + w * i / across, y, w / across, thick)
            for i in range(0, across, 2)
            for y in (-PAD - BAR + 3, h - PAD + 3)
        ]
        bars += [
            _bar(x, -PAD + h * i / down, thick, h / down)
            for i in range(0, down, 2)
            for x in (-PAD - BAR + 3, w - PAD + 3)
        ]
        lines = (("nl", PAD), ("nl2", PAD + BAR - 3), ("nl3", PAD + BAR))
        return f'<path class="zebra" d="{"".join(bars)}"/>' + "".join(
            f'<rect class="{name}" {self._rectangle(out)}/>' for name, out in lines
        )

    def _rectangle(self, out: float) -> str:
        return (
            f'x="{number(-out)}" y="{number(-out)}" '
            f'width="{number(self.width + 2 * out)}" height="{number(self.height + 2 * out)}"'
        )


def _bar(x: float, y: float, width: float, height: float) -> str:
    return f"M{number(x)},{number(y)}h{number(width)}v{number(height)}h{number(-width)}Z"


def hand(at: Hex, what: str = "") -> Random:
    """Small irregularities, always the same for a hex: tuning one hex leaves all others as they are."""
    return Random(f"{what} {spoken(at)}")


def number(value: float) -> str:
    """With one decimal at most."""
    return f"{round(value, 1):g}"


def point(at: Point) -> str:
    return f"{number(at[0])},{number(at[1])}"


def ring(points: Iterable[Point]) -> str:
    return "M" + "L".join(map(point, points)) + "Z"


def curve(points: Sequence[Point]) -> str:
    """A smooth line through all points (Catmull-Rom)."""
    p = [points[0], *points, points[-1]]
    drawn = ["M" + point(points[0])]
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:], strict=False):
        one = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        two = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        drawn.append(f"C{point(one)} {point(two)} {point(c)}")
    return "".join(drawn)


def aside(a: Point, b: Point, by: float, along: float = 0.5) -> Point:
    """A point on the way from a to b, pushed sideways."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = hypot(dx, dy) or 1
    return a[0] + dx * along - dy / length * by, a[1] + dy * along + dx / length * by
