"""The map of the Third Edition on a page: hexes with a flat top, roads, rivers on edges, gems, places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin, sqrt
from typing import TypeAlias

from tamalir.language import Speaker
from tamalir.preview.markup import named, text
from tamalir.third.board_cards import DECKS, PlaceDef
from tamalir.third.terrain import Map
from tamalir.world.hexes import Hex, spoken

Point: TypeAlias = tuple[float, float]

RADIUS = 40.0
"""Of a hex, in map units."""
MARGIN = 44.0
WASH = {"plains": "plains", "forest": "forest", "hills": "hills", "mountain": "mountain", "water": "water"}
"""Terrain and the colour of the map behind it; a city stands on plains."""
SIGN = {"plains": "plains", "forest": "forest", "hills": "hills", "mountain": "mountains", "water": "river"}
SHAPES = {
    "city": "M-13,8V-9H-7V-4H-3V-9H3V-4H7V-9H13V8Z",
    "town": "M-10,8V-1L-4,-7L2,-1V8ZM2,8V1L7,-4L12,1V8Z",
    "stronghold": "M-9,9V-10H-5V-6H-2V-10H2V-6H5V-10H9V9Z",
    "shrine": "M0,-12L11,-3V8H7V-1H-7V8H-11V-3Z",
}
"""A sign for each kind of place."""
GEM = {"combat": "red", "explore": "green", "social": "blue"}
"""The colour of the page for the gems of a deck."""


def centre(at: Hex) -> Point:
    q, r = at
    return 1.5 * RADIUS * q, sqrt(3) * RADIUS * (r + q / 2)


def corners(at: Hex, scale: float = 1.0) -> list[Point]:
    """Clockwise from the right."""
    x, y = centre(at)
    k = scale * RADIUS
    return [(x + k * cos(pi / 3 * n), y + k * sin(pi / 3 * n)) for n in range(6)]


def edge(between: Iterable[Hex]) -> tuple[Point, Point]:
    """The two corners that two neighbouring hexes share."""
    one, other = tuple(between)
    far = corners(other)
    shared = [a for a in corners(one) if any(abs(a[0] - b[0]) + abs(a[1] - b[1]) < 1 for b in far)]
    return shared[0], shared[1]


def chart(board: Map, places: Iterable[PlaceDef], speaker: Speaker) -> str:
    """The map as a picture, every hex with a note of what is there."""
    points = [point for at in board.terrain for point in corners(at)]
    left, top = min(x for x, _ in points) - MARGIN, min(y for _, y in points) - MARGIN
    width = max(x for x, _ in points) + MARGIN - left
    height = max(y for _, y in points) + MARGIN - top
    known = list(places)
    taken = _taken(board, known)
    layers = (
        f'<rect class="m-bg" x="{_n(left)}" y="{_n(top)}" width="{_n(width)}" height="{_n(height)}"/>',
        "".join(_land(at, terrain) for at, terrain in board.terrain.items()),
        "".join(_line("c-river", edge(pair)) for pair in sorted(map(sorted, board.rivers))),
        "".join(_road(tuple(sorted(pair))) for pair in sorted(map(sorted, board.roads))),
        "".join(_line("c-bridge", edge(pair)) for pair in sorted(map(sorted, board.bridges))),
        "".join(_region(place, taken, speaker) for place in known if place.kind == "region"),
        "".join(_gem(at, deck, speaker) for at, deck in board.gems.items()),
        "".join(_place(place, speaker) for place in known if place.kind != "region"),
        "".join(_note(at, terrain, board, speaker) for at, terrain in board.terrain.items()),
    )
    label = text(map_label(board, speaker))
    box = f"{_n(left)} {_n(top)} {_n(width)} {_n(height)}"
    return f'<svg class="map" viewBox="{box}" role="img" aria-label="{label}">{"".join(layers)}</svg>'


def map_label(board: Map, speaker: Speaker) -> str:
    facts = {"spaces": len(board.terrain), "places": len(board.kind), "gems": len(board.gems)}
    return speaker.say("preview-third-map", facts)


def legend(board: Map, speaker: Speaker) -> str:
    """What the colours and signs of the map mean, and how many there are of each."""
    counts = list(board.terrain.values())
    lands = "".join(
        f'<li><svg class="swatch" style="background:var(--m-{WASH[land]})" viewBox="0 0 24 24" '
        f'aria-hidden="true"><use href="#sign-{SIGN[land]}"/></svg>'
        f"{text(speaker.say('third-terrain', {'terrain': land}))}<b>{counts.count(land)}</b></li>"
        for land in WASH
        if land in counts
    )
    gems = "".join(
        f'<li><svg viewBox="-16 -16 32 32" aria-hidden="true">{_stone(deck, speaker)}</svg>'
        f"{text(speaker.say('preview-third-gem', {'deck': deck}))}"
        f"<b>{sum(found == deck for found in board.gems.values())}</b></li>"
        for deck in DECKS
    )
    kinds = list(board.kind.values())
    towns = "".join(
        '<li><svg viewBox="-16 -16 32 32" aria-hidden="true">'
        f'<path class="c-place" d="{SHAPES[kind]}"/></svg>'
        f"{text(speaker.say('preview-third-kind', {'kind': kind}))}<b>{kinds.count(kind)}</b></li>"
        for kind in SHAPES
        if kind in kinds
    )
    return (
        '<section class="legend">'
        f"<div><h2>{text(speaker.say('preview-terrain'))}</h2><ul>{lands}</ul></div>"
        f"<div><h2>{text(speaker.say('preview-third-gems'))}</h2><ul>{gems}</ul></div>"
        f"<div><h2>{text(speaker.say('preview-third-places'))}</h2><ul>{towns}</ul></div></section>"
    )


# --- pieces -----------------------------------------------------------------------------


def _land(at: Hex, terrain: str) -> str:
    x, y = centre(at)
    sign = SIGN.get(terrain)
    drawn = (
        f'<use class="c-sign" href="#sign-{sign}" x="{_n(x - 12)}" y="{_n(y - 30)}" width="24" height="24"/>'
    )
    wash = WASH.get(terrain, "plains")
    return (
        f'<path class="c-hex" style="fill:var(--m-{wash})" d="{_ring(corners(at))}"/>'
        f"{drawn if sign not in (None, 'plains') else ''}"
    )


def _road(pair: tuple[Hex, ...]) -> str:
    ends = (centre(pair[0]), centre(pair[1]))
    return _line("c-road-lo", ends) + _line("c-road", ends)


def _line(kind: str, ends: tuple[Point, Point]) -> str:
    (a, b), (c, d) = ends
    return f'<path class="{kind}" d="M{_n(a)},{_n(b)}L{_n(c)},{_n(d)}"/>'


def _gem(at: Hex, deck: str, speaker: Speaker) -> str:
    x, y = centre(at)
    return f'<g transform="translate({_n(x)},{_n(y + 14)})">{_stone(deck, speaker)}</g>'


def _stone(deck: str, speaker: Speaker) -> str:
    letter = text(speaker.say(f"book-letter-{deck}"))
    shape = f'<path class="c-gem" style="fill:var(--g-{GEM[deck]})" d="M0,-13L12,-4L8,11H-8L-12,-4Z"/>'
    return f'{shape}<text class="letter" y="5">{letter}</text>'


def _place(place: PlaceDef, speaker: Speaker) -> str:
    x, y = centre(place.hexes[0])
    return (
        f'<g transform="translate({_n(x)},{_n(y)})"><path class="c-place" d="{SHAPES[place.kind]}"/>'
        f'<text class="town-name" y="27">{text(named(speaker, place.id))}</text></g>'
    )


NAME_BELOW, GEM_BELOW = 27.0, 14.0
NAME_WIDE, GEM_WIDE = 90.0, 45.0
ROOM = 26.0
"""How near to a town's name or a gem, up or down, no other name fits."""


def _taken(board: Map, places: Iterable[PlaceDef]) -> list[tuple[float, float, float]]:
    """Names of towns, and gems: where they are and how far to the sides they reach."""
    towns = [centre(place.hexes[0]) for place in places if place.kind != "region"]
    return [
        *((x, y + NAME_BELOW, NAME_WIDE) for x, y in towns),
        *((x, y + GEM_BELOW, GEM_WIDE) for x, y in map(centre, board.gems)),
    ]


def _region(place: PlaceDef, taken: Sequence[tuple[float, float, float]], speaker: Speaker) -> str:
    """Its name in the middle of its hexes, or above or below what stands there already."""
    middles = [centre(at) for at in place.hexes]
    x = sum(x for x, _ in middles) / len(middles)
    y = sum(y for _, y in middles) / len(middles)
    for across, down, wide in taken:
        if abs(across - x) < wide and abs(down - y) < ROOM:
            y = down + (ROOM if y > down else -ROOM)
    lines = _two_lines(named(speaker, place.id))
    spans = "".join(
        f'<tspan x="{_n(x)}" y="{_n(y + 12 * n - 6 * (len(lines) - 1))}">{text(line)}</tspan>'
        for n, line in enumerate(lines)
    )
    return f'<text class="region c-region">{spans}</text>'


def _two_lines(name: str) -> list[str]:
    """A name of several words in two lines, cut as near the middle as words allow."""
    cuts = [n for n, letter in enumerate(name) if letter == " "]
    if not cuts:
        return [name]
    cut = min(cuts, key=lambda n: abs(n - len(name) / 2))
    return [name[:cut], name[cut + 1 :]]


def _note(at: Hex, terrain: str, board: Map, speaker: Speaker) -> str:
    """The hex itself, invisible, with a note of what is there."""
    names = [named(speaker, place) for place in board.named.get(at, ())]
    gem = [speaker.say("preview-third-gem", {"deck": board.gems[at]})] if at in board.gems else []
    notes = [*names, speaker.say("third-terrain", {"terrain": terrain}), *gem, spoken(at)]
    return (
        f'<path class="hex" data-hex="{spoken(at)}" d="{_ring(corners(at))}">'
        f"<title>{text(' · '.join(notes))}</title></path>"
    )


def _ring(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{_n(x)},{_n(y)}" for x, y in points) + "Z"


def _n(value: float) -> str:
    return f"{round(value, 1):g}"
