"""Checking a pack of the second edition: its cards, their names, its map, and effects that nobody uses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tamalir.language.packs import text_problems
from tamalir.preview.checked import Checked, Tally
from tamalir.preview.second.atlas import Atlas, atlas_of, problems
from tamalir.second.cards import Book
from tamalir.second.edition import BASE_SET, EDITION
from tamalir.second.library import KINDS, book_of
from tamalir.second.vocabulary import VERBS
from tamalir.second.words import COLOURS, Terrain
from tamalir.world.effects import Effect
from tamalir.world.packs import Pack, PackError, own_pack


def check_pack(pack: Pack) -> Checked:
    """Raises `PackError` where a card cannot be read at all; lists everything else."""
    if pack.about.edition != EDITION.id:
        raise PackError(
            f"pack {pack.about.id} is for {pack.about.edition}; only {EDITION.id} is checked here"
        )
    cards = {kind: len(pack.entries[kind]) for kind in KINDS if kind in pack.entries}
    if "boards" not in pack.entries:
        own_cards(pack)
        return Checked(cards, text_problems(pack, KINDS))
    atlas = atlas_of(pack)
    return Checked(
        cards,
        [*problems(atlas), *text_problems(pack, KINDS)],
        _unused(atlas.book) if pack.about.id == BASE_SET else [],
        _facts(atlas),
        _tallies(atlas),
        ("connected: " + ("no" if atlas.cut_off() else "yes"),),
    )


def own_cards(pack: Pack) -> Book:
    """The cards of a pack without a board, read together with the base set that they join."""
    book = book_of([own_pack(EDITION.id, BASE_SET), pack])
    mine = {
        kind: {id: card for id, card in getattr(book, kind).items() if id in pack.entries.get(kind, ())}
        for kind in KINDS
    }
    return Book(book.board, *mine.values())


def _unused(book: Book) -> list[str]:
    used = {effect.do for top in _effects(book) for effect in top.within()}
    return sorted(set(VERBS.verbs) - used)


def _effects(book: Book) -> Iterator[Effect]:
    for kind in KINDS:
        for card in getattr(book, kind).values():
            yield from card.effects
            kept = getattr(card, "kept", None)
            if kept is not None:
                yield from kept.effects


# --- the board ----------------------------------------------------------------------------


def _facts(atlas: Atlas) -> dict[str, Any]:
    return {
        "board": atlas.name,
        "spaces": len(atlas.board.spaces),
        "connected": not atlas.cut_off(),
        "terrain": _counted(Terrain, atlas.terrain()),
        "jewels": _counted(COLOURS, atlas.jewels()),
        "sunbursts": _counted(COLOURS, atlas.sunbursts()),
    }


def _tallies(atlas: Atlas) -> tuple[Tally, ...]:
    """Terrain, jewels and sunbursts beside what the budget wants."""
    budget = atlas.budget
    lands = [
        (land, str(n), _wanted(budget and budget.terrain, land))
        for land, n in _counted(Terrain, atlas.terrain()).items()
    ]
    lands.append(("all", str(len(atlas.board.spaces)), str(sum(budget.terrain.values())) if budget else ""))
    bursts = _counted(COLOURS, atlas.sunbursts())
    gems = [
        (
            colour,
            str(n),
            _wanted(budget and budget.jewels, colour),
            str(bursts[colour]),
            _wanted(budget and budget.sunbursts, colour),
        )
        for colour, n in _counted(COLOURS, atlas.jewels()).items()
    ]
    wanted = ("wanted", True)
    return (
        Tally((("terrain", False), ("spaces", True), wanted), tuple(lands)),
        Tally((("jewels", False), ("number", True), wanted, ("sunburst", True), wanted), tuple(gems)),
    )


def _counted(keys: Iterable[str], counts: Mapping[Any, int]) -> dict[str, int]:
    return {str(key): counts.get(key, 0) for key in keys}


def _wanted(budget: Mapping[str, int] | None, key: str) -> str:
    return str(budget.get(key, 0)) if budget else ""
