"""Names of regions and rivers: laid over the land where they cover neither jewels nor towns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import cos, hypot, inf, radians, sin
from typing import TypeAlias

from tamalir.language import Speaker
from tamalir.preview.markup import named, text
from tamalir.preview.second import terrain
from tamalir.preview.second.atlas import Atlas
from tamalir.preview.second.jewels import seat
from tamalir.preview.second.sheet import RADIUS, WIDTH, Point, Sheet, curve, number
from tamalir.world.hexes import Hex

Taken: TypeAlias = tuple[Point, Point]
"""A middle, and how far it reaches to the sides, and up and down."""

TURNS = (0, -6, 6, -13, 13)
SIZES = ((17, 4.4), (17, 2.6), (16, 1.4), (15, 0.6), (13.5, 0.2))
"""Height of the letters and room between them; the first that fits well is taken."""
LETTER = 0.5
"""The breadth of a letter, measured by its height, on average."""
SHORTEST = 5
"""Hexes: a shorter river has no room for its name."""
STEP = 11.0
"""How closely a line of letters is looked at."""


@dataclass(slots=True, frozen=True)
class Label:
    """Words along a straight line around a middle."""

    words: str
    middle: Point
    turn: float
    size: float
    spacing: float

    @property
    def length(self) -> float:
        return len(self.words) * (self.size * LETTER + self.spacing) - self.spacing

    def points(self) -> Iterator[Point]:
        """The middle line of the letters, in small steps."""
        steps = max(int(self.length / STEP), 1)
        dx, dy = cos(radians(self.turn)), sin(radians(self.turn))
        x, y = self.middle[0], self.middle[1] - self.size * 0.3
        for i in range(steps + 1):
            along = self.length * (i / steps - 0.5)
            yield x + dx * along, y + dy * along


def region_labels(atlas: Atlas, sheet: Sheet, speaker: Speaker) -> str:
    """All names of regions. Narrow regions choose first."""
    taken = _taken(atlas, sheet)
    labels: list[Label] = []
    for id, hexes in sorted(atlas.regions.items(), key=lambda item: len(item[1])):
        inside = [at for at in hexes if at in sheet.hexes]
        if inside:
            best = _best(named(speaker, id), inside, sheet, taken)
            labels.append(best)
            taken += [(at, (9, 12)) for at in best.points()]
    return "".join(map(_drawn, labels))


def river_labels(atlas: Atlas, sheet: Sheet, speaker: Speaker) -> str:
    """Names along the left bank, on the stretch that keeps farthest from jewels, towns and bridges."""
    drawn: list[str] = []
    taken = [at for at, _ in _taken(atlas, sheet)] + [sheet.centre(at) for at in terrain.crossings(atlas)]
    for n, (id, course) in enumerate(atlas.rivers.items()):
        if len(course) < SHORTEST:
            continue
        line = terrain.river_line(course, atlas, sheet)
        middle = max(
            range(4, len(line) - 4),
            key=lambda i: min(hypot(line[i][0] - x, line[i][1] - y) for x, y in taken),
        )
        along = [line[middle - 4], line[middle], line[middle + 4]]
        along = along if along[0][0] < along[-1][0] + WIDTH else along[::-1]
        drawn.append(
            f'<path id="river-{n}" fill="none" d="{curve(along)}"/><text class="river-name" dy="-14">'
            f'<textPath href="#river-{n}" startOffset="50%">{text(named(speaker, id))}</textPath></text>'
        )
    return "".join(drawn)


def _drawn(label: Label) -> str:
    where = f"translate({number(label.middle[0])},{number(label.middle[1])}) rotate({number(label.turn)})"
    return (
        f'<text class="region" transform="{where}" font-size="{label.size}" '
        f'letter-spacing="{label.spacing}">{text(label.words)}</text>'
    )


def _best(words: str, region: Sequence[Hex], sheet: Sheet, taken: Sequence[Taken]) -> Label:
    """The cheapest place for a name."""
    centres = [sheet.centre(at) for at in region]
    candidates = _candidates(words, centres)
    best = next(candidates)
    least = _cost(best, centres, sheet, taken, inf)
    for label in candidates:
        cost = _cost(label, centres, sheet, taken, least)
        if cost < least:
            best, least = label, cost
    return best


def _candidates(words: str, centres: Sequence[Point]) -> Iterator[Label]:
    middles = {
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        for a in centres
        for b in centres
        if hypot(a[0] - b[0], a[1] - b[1]) < 1.8 * WIDTH
    }
    for (x, y), dy, turn, (size, spacing) in product(sorted(middles), (-14, 0), TURNS, SIZES):
        yield Label(words, (x, y + dy), turn, size, spacing)


def _cost(
    label: Label, centres: Sequence[Point], sheet: Sheet, taken: Sequence[Taken], limit: float
) -> float:
    """How badly a name would lie there; beyond the limit the rest does not matter."""
    cost = abs(label.turn) * 0.02 + SIZES.index((label.size, label.spacing)) * 0.7
    half = label.length / 2 + 30
    near = [
        (at, reach)
        for at, reach in taken
        if abs(at[0] - label.middle[0]) < half and abs(at[1] - label.middle[1]) < 90
    ]
    for x, y in label.points():
        if cost >= limit:
            return cost
        inside = min((x - cx) ** 2 + (y - cy) ** 2 for cx, cy in centres)
        cost += 0 if inside < RADIUS**2 * 0.85 else 0.5 if inside < WIDTH**2 * 0.7 else 2
        if not (6 < x < sheet.width - 6 and 12 < y < sheet.height - 6):
            cost += 8
        for (tx, ty), (rx, ry) in near:
            if abs(x - tx) < rx and abs(y - ty) < ry:
                cost += 3
    return cost


def _taken(atlas: Atlas, sheet: Sheet) -> list[Taken]:
    """Where no name should lie."""
    taken: list[Taken] = []
    for at, space in atlas.board.spaces.items():
        if space.jewel is not None:
            taken.append((seat(atlas, sheet, at), (20, 21)))
        if space.town is not None:
            x, y = sheet.centre(at)
            taken += [((x, y - 4), (30, 30)), ((x, y + 32), (48, 12))]
    return taken
