"""Towns: walls and roofs in the town's colour, its arms before the gate, its name below."""

from __future__ import annotations

from dataclasses import dataclass

from tamalir.language import Speaker
from tamalir.preview.markup import named, text
from tamalir.preview.second.atlas import Atlas
from tamalir.preview.second.sheet import Sheet, number


@dataclass(slots=True, frozen=True)
class Arms:
    """A shield: metal on colour or colour on metal, one ordinary, one animal."""

    field: str
    animal: str
    charge: str
    """The animal's tincture."""
    ordinary: str
    """A path, cut off at the edge of the shield."""
    second: str
    """The ordinary's tincture."""
    drop: float = -11.2
    """Where the animal's head is."""


CHIEF = "M-11,-13H11V-8.6H-11Z"
FESS = "M-11,6.4H11V9.8H-11Z"
BASE = "M-11,6H11V16H-11Z"
CHEVRON = "M-11,10L0,5L11,10V13.4L0,8.4L-11,13.4Z"
WAVE = (
    "M-11,7.4C-8,5.4 -6,5.4 -3.6,7.4C-1,9.4 1,9.4 3.6,7.4C6,5.4 8,5.4 11,7.4"
    "V10C8,8 6,8 3.6,10C1,12 -1,12 -3.6,10C-6,8 -8,8 -11,10Z"
)
BORDURE = (
    "M-11,-13H11V0C11,8 5.4,12.6 0,15.4C-5.4,12.6 -11,8 -11,0Z"
    "M-9,-11V0C-9,6.6 -4.4,10.6 0,13.2C4.4,10.6 9,6.6 9,0V-11Z"
)

ARMS = {
    "vynelvale": Arms("vert", "stag", "or", BASE, "or"),
    "riverwatch": Arms("azure", "heron", "argent", WAVE, "argent"),
    "dawnsmoor": Arms("or", "boar", "sable", CHIEF, "gules", -6.4),
    "tamalir": Arms("gules", "griffin", "or", BORDURE, "or", -8.4),
    "greyhaven": Arms("argent", "owl", "purpure", CHIEF, "purpure", -6.6),
    "nerekhall": Arms("sable", "raven", "argent", CHEVRON, "argent"),
    "forge": Arms("tenne", "bear", "argent", CHEVRON, "sable"),
    "frostgate": Arms("argent", "wolf", "azure", FESS, "azure"),
}
PLAIN = Arms("argent", "", "sable", CHIEF, "gules")
"""For towns of other boards."""


def arms(town: str) -> str:
    """The shield of a town, around the point 0,0 and 22 units wide."""
    own = ARMS.get(town, PLAIN)
    size = 14.8
    animal = (
        f'<use href="#animal-{own.animal}" class="charge" style="--t:var(--tinct-{own.charge})" '
        f'x="{number(-size / 2)}" y="{number(own.drop)}" width="{size}" height="{size}"/>'
        if own.animal
        else ""
    )
    return (
        '<use href="#shield" class="shd"/>'
        f'<use href="#shield" fill="var(--tinct-{own.field})"/>'
        f'<path clip-path="url(#shield-clip)" fill-rule="evenodd" fill="var(--tinct-{own.second})" '
        f'd="{own.ordinary}"/>{animal}<use href="#shield" class="shl"/>'
    )


def town_layer(atlas: Atlas, sheet: Sheet, speaker: Speaker) -> str:
    """All towns; names come last, so that nothing covers them."""
    drawn: list[str] = []
    names: list[str] = []
    for town, at in atlas.board.towns.items():
        x, y = sheet.centre(at)
        tincture = ARMS.get(town, PLAIN).field
        drawn.append(
            f'<g style="--t:var(--tinct-{tincture})" transform="translate({number(x)},{number(y - 2)})">'
            '<use href="#town"/></g>'
            f'<g transform="translate({number(x)},{number(y + 9)}) scale(.86)">{arms(town)}</g>'
        )
        name = text(named(speaker, town))
        names.append(f'<text class="town-name" x="{number(x)}" y="{number(y + 36)}">{name}</text>')
    return "".join(drawn) + "".join(names)
