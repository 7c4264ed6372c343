"""The page: the map with its legend, whole in itself, by daylight and by candle-light."""

from __future__ import annotations

from importlib.resources import files

from tamalir.language import Speaker
from tamalir.preview.markup import named, text
from tamalir.preview.second import terrain
from tamalir.preview.second.atlas import Atlas, atlas_of
from tamalir.preview.second.cards import cards_section, contents
from tamalir.preview.second.checking import own_cards
from tamalir.preview.second.jewels import jewel, jewel_layer
from tamalir.preview.second.labels import region_labels, river_labels
from tamalir.preview.second.sheet import Sheet, ring
from tamalir.preview.second.towns import arms, town_layer
from tamalir.second.cards import Space
from tamalir.second.words import COLOURS, Terrain
from tamalir.world.hexes import Hex, spoken
from tamalir.world.packs import Pack


def page(pack: Pack, speaker: Speaker) -> str:
    """The whole page as HTML: the map, if the pack has one of its own, and all its cards."""
    atlas = atlas_of(pack) if "boards" in pack.entries else None
    book = atlas.book if atlas is not None else own_cards(pack)
    about = pack.about
    title = text(named(speaker, about.id))
    about_line = speaker.say(
        "preview-about",
        {
            "version": about.version,
            "fingerprint": pack.fingerprint,
            "licence": about.licence,
            "authors": ", ".join(about.authors),
        },
    )
    below = f"<p>{text(_map_label(atlas, speaker))}</p>" if atlas is not None else ""
    return (
        f'<!doctype html>\n<html lang="{speaker.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{_own('map.css')}{_own('page.css')}</style>\n</head>\n<body>\n"
        f'<svg width="0" height="0" aria-hidden="true" style="position:absolute">\n{_own("art.svg")}</svg>\n'
        '<header><svg viewBox="-36 -36 72 72" aria-hidden="true"><use href="#compass"/></svg>'
        f"<div><h1>{title}</h1>{below}</div></header>\n"
        f"<main>\n{contents(book, speaker)}\n{map_section(atlas, speaker) if atlas is not None else ''}\n"
        f"{cards_section(book, speaker)}</main>\n"
        f"<footer>{text(about_line)} {text(speaker.say('preview-unofficial'))}</footer>\n</body>\n</html>\n"
    )


def map_section(atlas: Atlas, speaker: Speaker) -> str:
    """The map and its legend."""
    enlarge = text(speaker.say("preview-enlarge"))
    return (
        '<input class="enlarge" type="checkbox" id="enlarge">'
        f'<label class="enlarge-label" for="enlarge">{enlarge}</label>\n'
        f'<div class="map-sheet">{_map(atlas, speaker)}</div>\n{_legend(atlas, speaker)}'
    )


# --- the map -----------------------------------------------------------------------------------


def _map(atlas: Atlas, speaker: Speaker) -> str:
    sheet = Sheet(atlas.board.spaces)
    layers = (
        f'<rect class="m-bg" {sheet.paper}/>',
        f'<clipPath id="land"><rect {sheet.land}/></clipPath><g clip-path="url(#land)">',
        f'<rect class="m-land" {sheet.land}/><rect class="m-tex" {sheet.land} filter="url(#paper)"/>',
        terrain.washes(atlas, sheet),
        terrain.hex_lines(sheet),
        terrain.rivers(atlas, sheet),
        terrain.roads(atlas, sheet),
        f"<g>{terrain.pictures(atlas, sheet)}</g>",
        river_labels(atlas, sheet, speaker),
        region_labels(atlas, sheet, speaker),
        f'<rect fill="url(#vignette)" {sheet.land}/></g>',
        jewel_layer(atlas, sheet, speaker),
        town_layer(atlas, sheet, speaker),
        sheet.frame(),
        "".join(_hex(at, space, sheet, speaker) for at, space in atlas.board.spaces.items()),
    )
    label = text(_map_label(atlas, speaker))
    return (
        f'<svg class="map" viewBox="{sheet.view_box}" role="img" aria-label="{label}">{"".join(layers)}</svg>'
    )


def _map_label(atlas: Atlas, speaker: Speaker) -> str:
    return speaker.say(
        "preview-map",
        {
            "spaces": len(atlas.board.spaces),
            "towns": len(atlas.board.towns),
            "jewels": atlas.jewels().total(),
        },
    )


def _hex(at: Hex, space: Space, sheet: Sheet, speaker: Speaker) -> str:
    """The hex itself, invisible, with a note of what is there."""
    where = named(speaker, space.town) if space.town else speaker.say(f"preview-terrain-{space.terrain}")
    note = [where, spoken(at)]
    if space.jewel is not None:
        note.insert(1, speaker.say(f"preview-jewel-{space.jewel}"))
    if space.sunburst:
        note.insert(2, speaker.say("preview-sunburst"))
    return (
        f'<path class="hex" data-hex="{spoken(at)}" d="{ring(sheet.corners(at))}">'
        f"<title>{text(' · '.join(note))}</title></path>"
    )


# --- the legend --------------------------------------------------------------------------------


def _legend(atlas: Atlas, speaker: Speaker) -> str:
    counts = atlas.terrain()
    lands = "".join(
        f'<li><svg class="swatch" style="background:var(--m-{_wash(land)})" viewBox="0 0 24 24" '
        f'aria-hidden="true"><use href="#sign-{land}"/></svg>'
        f"{text(speaker.say(f'preview-terrain-{land}'))}<b>{counts[land]}</b></li>"
        for land in Terrain
        if counts[land]
    )
    jewels, bursts = atlas.jewels(), atlas.sunbursts()
    gems = "".join(
        '<li><svg viewBox="-20 -20 40 40" aria-hidden="true">'
        f"{jewel(colour, bursts[colour] > 0, speaker)}</svg>{text(speaker.say(f'preview-jewel-{colour}'))}"
        f"<b>{jewels[colour]}</b></li>"
        for colour in COLOURS
        if jewels[colour]
    )
    towns = "".join(
        f'<li><svg viewBox="-15 -16 30 34" aria-hidden="true">{arms(town)}</svg>'
        f"{text(named(speaker, town))}<b>{n}</b></li>"
        for n, town in enumerate(atlas.board.towns, 1)
    )
    total = speaker.say("preview-sunbursts", {"n": bursts.total()})
    return (
        '<section class="legend">'
        f"<div><h2>{text(speaker.say('preview-terrain'))}</h2><ul>{lands}</ul></div>"
        f"<div><h2>{text(speaker.say('preview-jewels'))}</h2><ul>{gems}</ul><p>{text(total)}</p></div>"
        f"<div><h2>{text(speaker.say('preview-towns'))}</h2><ol>{towns}</ol></div></section>"
    )


def _wash(land: Terrain) -> str:
    """The colour of the map that stands behind a terrain's sign."""
    names = {Terrain.MOUNTAINS: "mountain", Terrain.ROAD: "plains", Terrain.TOWN: "plains"}
    return names.get(land, land.value)


def _own(name: str) -> str:
    return (files("tamalir") / "preview" / name).read_text(encoding="utf-8")
