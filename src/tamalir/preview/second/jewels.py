"""Adventure jewels: each colour has its own shape and, in every language, its letter."""

from __future__ import annotations

from math import hypot

from tamalir.language import Speaker
from tamalir.preview.markup import text
from tamalir.preview.second.atlas import Atlas
from tamalir.preview.second.sheet import Point, Sheet, number
from tamalir.preview.second.terrain import crossings
from tamalir.second.words import Colour, Terrain
from tamalir.world.hexes import Hex


def jewel(colour: Colour, sunburst: bool, speaker: Speaker) -> str:
    """A jewel around the point 0,0, about 24 units wide."""
    burst = '<use href="#sunburst" class="sunburst"/>' if sunburst else ""
    height = 3.8 if colour is Colour.RED else 4.6
    return (
        f'{burst}<use href="#jewel-{colour}"/>'
        f'<text class="letter l-{colour}" y="{height}">{text(speaker.say(f"preview-letter-{colour}"))}</text>'
    )


def seat(atlas: Atlas, sheet: Sheet, at: Hex) -> Point:
    """Where a hex keeps its jewel: below the middle, but on the far side of a bridge where the road bends."""
    x, y = sheet.centre(at)
    for road in atlas.roads.values():
        if at in crossings(atlas) and at in road[1:-1]:
            i = road.index(at)
            ends = [sheet.centre(road[i - 1]), sheet.centre(road[i + 1])]
            dx, dy = (2 * x - sum(end[k] for end in ends) for k, x in enumerate((x, y)))
            length = hypot(dx, dy)
            return (x + 21 * dx / length, y + 21 * dy / length) if length > 1 else (x, y + 21)
    return x, y + (2 if atlas.board.spaces[at].terrain is Terrain.RIVER else 8)


def jewel_layer(atlas: Atlas, sheet: Sheet, speaker: Speaker) -> str:
    """All jewels of the board."""
    drawn: list[str] = []
    for at, space in atlas.board.spaces.items():
        if space.jewel is not None:
            x, y = seat(atlas, sheet, at)
            shape = jewel(space.jewel, space.sunburst, speaker)
            drawn.append(f'<g class="jewel" transform="translate({number(x)},{number(y)})">{shape}</g>')
    return "".join(drawn)
