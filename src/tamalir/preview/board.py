"""The board of any game as a small picture: SVG without scripts, styles or anything from elsewhere.

It is drawn from what the catalogue of a game says about its board (`Catalogue.board`), so that no edition is
known here. The large map of a pack's own page is another matter: see `preview/second`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import cos, pi, sin, sqrt
from typing import Any, TypeAlias

from tamalir.preview.markup import text

Hex: TypeAlias = tuple[int, int]
Point: TypeAlias = tuple[float, float]

RADIUS = 20.0
ROOT = sqrt(3)
LANDS = {
    "plains": "#d9d3a0", "forest": "#8fae7a", "hills": "#c2a878", "mountains": "#a79f97", "swamp": "#8f9c80",
    "river": "#a9c4d6", "water": "#a9c4d6", "road": "#d8c7a3", "town": "#e7d9bd", "city": "#e7d9bd",
    "shrine": "#e3d3dd", "fortress": "#cfc3b4",
}  # fmt: skip
UNKNOWN_LAND = "#ddd6c4"
JEWELS = {
    "green": "#3d8b4f", "yellow": "#d9a521", "blue": "#3a6ea5", "red": "#b23a3a",
    "combat": "#b23a3a", "social": "#3a6ea5", "exploration": "#3d8b4f",
}  # fmt: skip
PAWNS = ("#b23a3a", "#2f5f9e", "#3d7d48", "#8a5aa8", "#c07a1e", "#4a4a4a")
INK = "#3b3227"


@dataclass(slots=True, frozen=True)
class Mark:
    """Something that stands on a hex: a pawn, or a number with a spot as large as it."""

    at: Hex
    label: str
    """What a pointer or a screen reader is told."""
    shown: str = ""
    """One or two letters or figures."""
    colour: str = INK
    size: float = 0.62
    """Of the spot, in parts of a hex's radius."""


def board_svg(board: Mapping[str, Any], label: str, marks: Sequence[Mark] = (), width: int = 640) -> str:
    """The board with its towns and what stands on it."""
    places = _Places(board)
    parts = [
        *(_hex(space, places) for space in board["spaces"]),
        *(_line(course, "#7fa6c4", 4.0) for course in _rivers(board, places)),
        *(_line([places.centre(_at(at)) for at in road], "#8a6d3f", 2.2) for road in board["roads"]),
        *(_jewel(space, places) for space in board["spaces"]),
        *(_town(town, places) for town in board["towns"].values()),
        *_marks(marks, places),
    ]
    left, top, wide, high = places.box()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {wide:.0f} {high:.0f}" '
        f'width="{width}" role="img" aria-label="{text(label)}" '
        f'style="max-width:100%;height:auto;background:#f4eedd" font-family="serif">'
        f"<title>{text(label)}</title>{''.join(parts)}</svg>"
    )


def pawns(standing: Iterable[tuple[str, Hex | None]]) -> list[Mark]:
    """Heroes by name and place, those who are nowhere left out; a number for each seat."""
    return [
        Mark(at, f"{n}: {name}", str(n), PAWNS[(n - 1) % len(PAWNS)])
        for n, (name, at) in enumerate(standing, 1)
        if at is not None
    ]


class _Places:
    """Where hexes lie on the picture: on a corner, or flat where the board says so."""

    def __init__(self, board: Mapping[str, Any]) -> None:
        self.flat = bool(board.get("flat"))
        self.hexes = [_at(space["at"]) for space in board["spaces"]]

    def centre(self, at: Hex) -> Point:
        q, r = at
        if self.flat:
            return 1.5 * RADIUS * q, ROOT * RADIUS * (r + q / 2)
        return ROOT * RADIUS * (q + r / 2), 1.5 * RADIUS * r

    def corners(self, at: Hex) -> list[Point]:
        x, y = self.centre(at)
        turn = 0.5 if self.flat else 0.0
        angles = [pi / 3 * (n + turn) for n in range(6)]
        return [(x + RADIUS * sin(a), y - RADIUS * cos(a)) for a in angles]

    def box(self) -> tuple[float, float, float, float]:
        points = [self.centre(at) for at in self.hexes] or [(0.0, 0.0)]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        side, pad = 2.9 * RADIUS, 1.5 * RADIUS  # names of towns at the edge need room
        return min(xs) - side, min(ys) - pad, max(xs) - min(xs) + 2 * side, max(ys) - min(ys) + 2 * pad


def _at(pair: Sequence[int]) -> Hex:
    return int(pair[0]), int(pair[1])


def _hex(space: Mapping[str, Any], places: _Places) -> str:
    ring = " ".join(f"{x:.1f},{y:.1f}" for x, y in places.corners(_at(space["at"])))
    land = str(space["terrain"])
    return (
        f'<polygon points="{ring}" fill="{LANDS.get(land, UNKNOWN_LAND)}" stroke="#b9ad92" stroke-width="1"/>'
    )


def _rivers(board: Mapping[str, Any], places: _Places) -> list[list[Point]]:
    """Through the middle of hexes, or along the edge between two of them where the board says so."""
    if not board.get("between"):
        return [[places.centre(_at(at)) for at in course] for course in board["rivers"]]
    found: list[list[Point]] = []
    for one, other in board["rivers"]:
        (ax, ay), (bx, by) = places.centre(_at(one)), places.centre(_at(other))
        x, y, dx, dy = (ax + bx) / 2, (ay + by) / 2, (bx - ax) / ROOT / 2, (by - ay) / ROOT / 2
        found.append([(x - dy, y + dx), (x + dy, y - dx)])
    return found


def _line(points: Sequence[Point], colour: str, width: float) -> str:
    run = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return (
        f'<polyline points="{run}" fill="none" stroke="{colour}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _jewel(space: Mapping[str, Any], places: _Places) -> str:
    jewel = space.get("jewel")
    if not jewel:
        return ""
    x, y = places.centre(_at(space["at"]))
    colour = JEWELS.get(str(jewel["colour"]), INK)
    k = 5.0
    ring = f"{x:.1f},{y - k:.1f} {x + k:.1f},{y:.1f} {x:.1f},{y + k:.1f} {x - k:.1f},{y:.1f}"
    return f'<polygon points="{ring}" fill="{colour}" stroke="#fff" stroke-width="1"/>'


def _town(town: Mapping[str, Any], places: _Places) -> str:
    x, y = places.centre(_at(town["at"]))
    name = text(str(town["name"]))
    return (
        f'<rect x="{x - 5:.1f}" y="{y - 5:.1f}" width="10" height="10" fill="{INK}" stroke="#fff"/>'
        f'<text x="{x:.1f}" y="{y + 18:.1f}" font-size="11" text-anchor="middle" fill="{INK}" '
        f'stroke="#f4eedd" stroke-width="2.5" paint-order="stroke">{name}</text>'
    )


def _marks(marks: Sequence[Mark], places: _Places) -> Iterable[str]:
    """Those that share a hex stand side by side."""
    there: dict[Hex, list[Mark]] = {}
    for mark in marks:
        there.setdefault(mark.at, []).append(mark)
    for at, standing in there.items():
        x, y = places.centre(at)
        for n, mark in enumerate(standing):
            cx = x + (n - (len(standing) - 1) / 2) * RADIUS * 0.9
            yield (
                f'<g><title>{text(mark.label)}</title><circle cx="{cx:.1f}" cy="{y:.1f}" '
                f'r="{mark.size * RADIUS:.1f}" fill="{mark.colour}" fill-opacity="0.9" stroke="#fff"/>'
                f'<text x="{cx:.1f}" y="{y + 4:.1f}" font-size="11" text-anchor="middle" fill="#fff">'
                f"{text(mark.shown)}</text></g>"
            )
