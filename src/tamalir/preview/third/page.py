"""The page of a pack: its map, if it has one, and all its cards, whole in itself."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from tamalir.kernel import Setup
from tamalir.language import Speaker
from tamalir.language.third.catalogue import ThirdCatalogue, catalogue
from tamalir.preview.markup import named, text
from tamalir.preview.third.cards import Group, cards_section, contents, groups
from tamalir.preview.third.chart import chart, legend, map_label
from tamalir.third.terrain import Map
from tamalir.world.packs import Pack, is_own, register

GROUND = "maps"


def page(pack: Pack, speaker: Speaker) -> str:
    """The whole page as HTML. A pack without a map is read together with ours, which it joins in play."""
    printed = catalogue(played_with(pack))
    return drawn_page(pack, speaker, printed, groups(own_cards(pack, printed), speaker))


def played_with(pack: Pack) -> Setup:
    """A game in which the cards of a pack are played."""
    return Setup(2, packs={} if is_own(pack) else {register(pack): pack.fingerprint})


def own_cards(pack: Pack, printed: ThirdCatalogue) -> dict[str, dict[str, Any]]:
    """By kind, the cards that come from this pack and from no other."""
    return {
        kind: {id: card for id, card in every.items() if id in pack.entries.get(kind, {})}
        for kind, every in printed.cards_by_kind.items()
    }


def drawn_page(pack: Pack, speaker: Speaker, printed: ThirdCatalogue, found: Sequence[Group]) -> str:
    """Map and groups of cards as HTML."""
    board = printed.book.map if GROUND in pack.entries else None
    places = printed.book.catalogue.places.values()
    about = pack.about
    title = text(named(speaker, about.id))
    line = speaker.say(
        "preview-about",
        {
            "version": about.version,
            "fingerprint": pack.fingerprint,
            "licence": about.licence,
            "authors": ", ".join(about.authors),
        },
    )
    below = f"<p>{text(map_label(board, speaker))}</p>" if board is not None else ""
    drawn = _map(board, list(places), speaker) if board is not None else ""
    return (
        f'<!doctype html>\n<html lang="{speaker.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{_own('map.css')}{_own('page.css')}{_own('third/chart.css')}</style>\n</head>\n<body>\n"
        f'<svg width="0" height="0" aria-hidden="true" style="position:absolute">\n{_own("art.svg")}</svg>\n'
        '<header><svg viewBox="-36 -36 72 72" aria-hidden="true"><use href="#compass"/></svg>'
        f"<div><h1>{title}</h1>{below}</div></header>\n"
        f"<main>\n{contents(found, speaker)}\n{drawn}\n{cards_section(found, speaker)}</main>\n"
        f"<footer>{text(line)} {text(speaker.say('preview-unofficial'))}</footer>\n</body>\n</html>\n"
    )


def _map(board: Map, places: list[Any], speaker: Speaker) -> str:
    enlarge = text(speaker.say("preview-enlarge"))
    return (
        '<input class="enlarge" type="checkbox" id="enlarge">'
        f'<label class="enlarge-label" for="enlarge">{enlarge}</label>\n'
        f'<div class="map-sheet">{chart(board, places, speaker)}</div>\n{legend(board, speaker)}'
    )


def _own(name: str) -> str:
    return (files("tamalir") / "preview" / name).read_text(encoding="utf-8")
