"""The still layers of the map: washes, hex lines, rivers, roads, and the little pictures of the land."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import atan2, degrees, hypot
from random import Random
from typing import TypedDict

from tamalir.preview.second.atlas import Atlas
from tamalir.preview.second.sheet import Point, Sheet, aside, curve, hand, number, point, ring
from tamalir.second.words import Terrain
from tamalir.world.hexes import Hex, neighbours

Seat = tuple[float, float]
Picture = tuple[float, str]
"""How far down it stands, so that near covers far, and what is drawn."""

WASHED_AS_PLAINS = (Terrain.ROAD, Terrain.TOWN)

Clump = tuple[float, float, str, float]
"""Where a picture of a group stands, which one it is, and how large."""


class _River(TypedDict):
    spring: float
    """Half the breadth at the spring."""
    growth: float
    """What each step adds."""
    broadest: float


class _Drawing(TypedDict):
    """Where little pictures stand in a hex. The table in the browser reads the same file."""

    forest: list[Seat]
    hills: list[list[Clump]]
    peaks: list[list[Clump]]
    marsh: list[Seat]
    river: _River


@cache
def _drawing() -> _Drawing:
    return json.loads((files("tamalir") / "preview" / "map.json").read_text(encoding="utf-8"))


def washes(atlas: Atlas, sheet: Sheet) -> str:
    """Colours that bleed into each other; one path for each terrain."""
    drawn: dict[Terrain, list[str]] = {}
    for at, terrain in {**_beyond(atlas), **_land(atlas)}.items():
        colour = Terrain.PLAINS if terrain in WASHED_AS_PLAINS else terrain
        drawn.setdefault(colour, []).append(ring(sheet.corners(at, 1.03)))
    paths = "".join(f'<path class="w-{terrain}" d="{"".join(d)}"/>' for terrain, d in sorted(drawn.items()))
    return f'<g filter="url(#wash)">{paths}</g>'


def hex_lines(sheet: Sheet) -> str:
    """The edges of all hexes, each drawn once."""
    edges: dict[frozenset[str], str] = {}
    for at in sorted(sheet.hexes):
        corners = sheet.corners(at)
        for a, b in pairwise([*corners, corners[0]]):
            edges.setdefault(frozenset((point(a), point(b))), f"M{point(a)}L{point(b)}")
    return f'<path class="grid" d="{"".join(edges.values())}"/>'


def rivers(atlas: Atlas, sheet: Sheet) -> str:
    """Two banks that widen downstream. All banks come first, so that waters meet without a line between."""
    banks: list[str] = []
    waters: list[str] = []
    flows: list[str] = []
    for course in atlas.rivers.values():
        bank, water, flow = _river(course, atlas, sheet)
        banks.append(bank)
        waters.append(water)
        flows.append(flow)
    return (
        f'<path class="rv" d="{"".join(banks)}"/><path class="rv-w" d="{"".join(waters)}"/>'
        f'<path class="rv-f" d="{"".join(flows)}"/>'
    )


def river_line(course: Sequence[Hex], atlas: Atlas, sheet: Sheet) -> list[Point]:
    """The middle of a river from its spring to another river, or over the edge of the board."""
    line = _winding(course, sheet, 7, 13, 4, crossings(atlas))
    joins = any(course[-1] in other for other in atlas.rivers.values() if other is not course)
    if len(course) > 1:
        line = [*_outwards(course[1], course[0], sheet), *line]
        line += [] if joins else _outwards(course[-2], course[-1], sheet)
    return line


def roads(atlas: Atlas, sheet: Sheet) -> str:
    """A pale line in an ink casing, and a bridge wherever it crosses water."""
    still = crossings(atlas)
    line = "".join(curve(_winding(course, sheet, 2, 5, 3, still)) for course in atlas.roads.values())
    road = "".join(f'<path class="{name}" d="{line}"/>' for name in ("rd-c", "rd-i", "rd-d"))
    return road + "".join(
        _bridge(sheet.centre(before), sheet.centre(here), sheet.centre(after))
        for course in atlas.roads.values()
        for before, here, after in zip(course, course[1:], course[2:], strict=False)
        if here in still
    )


def _bridge(before: Point, here: Point, after: Point) -> str:
    turn = degrees(atan2(after[1] - before[1], after[0] - before[0]))
    turn = turn - 180 if turn > 90 else turn + 180 if turn < -90 else turn
    return f'<use href="#bridge" transform="translate({point(here)}) rotate({number(turn)})"/>'


def crossings(atlas: Atlas) -> frozenset[Hex]:
    """River hexes with a bridge."""
    spaces = atlas.board.spaces
    return frozenset(
        at
        for course in atlas.roads.values()
        for at in course
        if at in spaces and spaces[at].terrain is Terrain.RIVER
    )


def pictures(atlas: Atlas, sheet: Sheet) -> str:
    """Trees, hills, peaks, tufts and reeds, far ones first."""
    spaces = atlas.board.spaces
    north = sheet.height * 0.42
    drawn: list[Picture] = []
    for at, terrain in {**_beyond(atlas), **_land(atlas)}.items():
        jewel = at in spaces and spaces[at].jewel is not None
        drawn += _pictures(terrain, sheet.centre(at), jewel, hand(at), sheet.centre(at)[1] < north)
    return "".join(picture for _, picture in sorted(drawn))


# --- what lies beyond the edge -----------------------------------------------------------------


def _land(atlas: Atlas) -> Mapping[Hex, Terrain]:
    return {at: space.terrain for at, space in atlas.board.spaces.items()}


def _beyond(atlas: Atlas) -> dict[Hex, Terrain]:
    """One ring of half hexes around the board, like their neighbours; they are out of play (2E-MOVE-021)."""
    spaces = atlas.board.spaces
    tame = (Terrain.RIVER, Terrain.ROAD, Terrain.TOWN)
    ring_of: dict[Hex, Terrain] = {}
    for at, space in spaces.items():
        for there in neighbours(at):
            if there not in spaces and ring_of.get(there, Terrain.PLAINS) is Terrain.PLAINS:
                ring_of[there] = Terrain.PLAINS if space.terrain in tame else space.terrain
    return ring_of


# --- lines -------------------------------------------------------------------------------------


def _winding(
    course: Sequence[Hex], sheet: Sheet, lo: float, hi: float, jitter: float, still: frozenset[Hex]
) -> list[Point]:
    """Through the middles of the hexes, pushed aside by turns so that nothing runs straight."""
    line: list[Point] = []
    for i, at in enumerate(course):
        x, y = sheet.centre(at)
        rnd = hand(at, "line")
        if 0 < i < len(course) - 1 and at not in still:
            x, y = x + rnd.uniform(-jitter, jitter), y + rnd.uniform(-jitter, jitter)
        line.append((x, y))
        if i + 1 < len(course):
            side = 1 if i % 2 else -1
            line.append(aside((x, y), sheet.centre(course[i + 1]), side * rnd.uniform(lo, hi)))
    return line


def _river(course: Sequence[Hex], atlas: Atlas, sheet: Sheet) -> tuple[str, str, str]:
    """Banks, water and strokes of the flow."""
    line = river_line(course, atlas, sheet)
    rnd = hand(course[0], "flow")
    breadth = _drawing()["river"]
    left: list[Point] = []
    right: list[Point] = []
    flow: list[str] = []
    for i, (x, y) in enumerate(line):
        a, b = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = hypot(dx, dy) or 1
        dx, dy = dx / length, dy / length
        w = min(breadth["broadest"], breadth["spring"] + breadth["growth"] * i)
        left.append((x - dy * w, y + dx * w))
        right.append((x + dy * w, y - dx * w))
        if i > 2:
            k = rnd.uniform(-0.45, 0.45) * w
            flow.append(f"M{point((x - dy * k, y + dx * k))}l{point((dx * 9, dy * 9))}")
    water = f"{curve(left)}L{curve(right[::-1])[1:]}Z"
    return curve(left) + curve(right), water, "".join(flow)


def _outwards(before: Hex, last: Hex, sheet: Sheet) -> list[Point]:
    """Beyond the edge of the board, if the river comes to it."""
    off = [at for at in neighbours(last) if at not in sheet.hexes]
    if not off:
        return []
    (ax, ay), (x, y) = sheet.centre(before), sheet.centre(last)

    def straight(at: Hex) -> float:
        there = sheet.centre(at)
        return (there[0] - x) * (x - ax) + (there[1] - y) * (y - ay)

    return [sheet.centre(max(off, key=straight))]


# --- pictures ----------------------------------------------------------------------------------


def _pictures(terrain: Terrain, at: Point, jewel: bool, rnd: Random, north: bool) -> Iterator[Picture]:
    x, y = at

    def put(symbol: str, dx: float, dy: float, scale: float, lift: float = 0) -> Picture:
        where = f"translate({number(x + dx)},{number(y + dy)}) scale({number(scale)})"
        return y + dy + lift, f'<use href="#{symbol}" transform="{where}"/>'

    def hidden(dx: float, dy: float) -> bool:
        """The jewel's seat stays free."""
        return jewel and abs(dx) < 14 and dy > -3

    match terrain:
        case Terrain.FOREST:
            trees = ("tr3", "tr3", "tr4", "tr1") if north else ("tr1", "tr1", "tr2", "tr3")
            for dx, dy in _drawing()["forest"]:
                if not hidden(dx, dy) and rnd.random() > 0.08:
                    seat = dx + rnd.uniform(-2.5, 2.5), dy + 4 + rnd.uniform(-2, 2)
                    yield put(rnd.choice(trees), *seat, rnd.uniform(0.92, 1.2))
        case Terrain.HILLS:
            for dx, dy, symbol, _ in rnd.choice(_drawing()["hills"]):
                if not (jewel and dy > 12):
                    wide = 1.35 if jewel and dy > 0 else 1
                    yield put(symbol, dx * wide, dy + rnd.uniform(-2, 2), rnd.uniform(1, 1.2))
        case Terrain.MOUNTAINS:
            for dx, dy, symbol, scale in rnd.choice(_drawing()["peaks"]):
                lift = -3 if jewel else 2
                yield put(symbol, dx + rnd.uniform(-2, 2), dy + lift, scale * rnd.uniform(1.04, 1.16))
        case Terrain.SWAMP:
            for dx, dy in _drawing()["marsh"]:
                if not hidden(dx, dy):
                    symbol = rnd.choice(("rd1", "rd1", "wl"))
                    yield put(symbol, dx + rnd.uniform(-3, 3), dy, rnd.uniform(0.75, 0.95))
        case Terrain.PLAINS | Terrain.ROAD:
            heights = (-20, 22) if terrain is Terrain.PLAINS else (17, 20)
            for _ in range(4):
                dx, dy = rnd.uniform(-22, 22), rnd.uniform(*heights)
                if terrain is Terrain.ROAD and rnd.random() < 0.5:
                    dy = -dy
                if not hidden(dx, dy):
                    yield put(rnd.choice(("tu1", "tu1", "tu2")), dx, dy, rnd.uniform(0.8, 1.1), -30)
            if terrain is Terrain.PLAINS and not jewel and rnd.random() < 0.3:
                yield put("fld", rnd.uniform(-6, 6), rnd.uniform(-4, 8), 1, -30)
            if rnd.random() < 0.3:
                yield put("tr1", rnd.choice((-18, 17)), -8, 0.8, -4)
        case Terrain.RIVER:
            for _ in range(2):
                dx, dy = rnd.choice((-24, -21, 22, 25)), rnd.uniform(-16, 18)
                yield put(rnd.choice(("tu1", "rd1")), dx, dy, 0.8, -30)
        case Terrain.TOWN:
            return
