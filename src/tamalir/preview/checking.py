"""Checking a pack of the second edition: its cards, their names, its map, and effects that nobody uses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tamalir.language.packs import text_problems
from tamalir.preview.atlas import Atlas, atlas_of, problems
from tamalir.second.cards import Book
from tamalir.second.edition import BASE_SET, EDITION
from tamalir.second.library import KINDS, book_of
from tamalir.second.vocabulary import VERBS
from tamalir.world.effects import Effect
from tamalir.world.packs import Pack, PackError, own_pack


@dataclass(slots=True, frozen=True)
class Checked:
    """What a check has found."""

    cards: Mapping[str, int]
    """Kind -> number of cards in the pack."""
    atlas: Atlas | None
    """The map, if the pack has a board of its own."""
    unused: list[str]
    """Effects that no card of the base set has; told of that set only."""
    wrong: list[str]


def check_pack(pack: Pack) -> Checked:
    """Raises `PackError` where a card cannot be read at all; lists everything else."""
    if pack.about.edition != EDITION.id:
        raise PackError(
            f"pack {pack.about.id} is for {pack.about.edition}; only {EDITION.id} is checked here"
        )
    atlas = atlas_of(pack) if "boards" in pack.entries else None
    if atlas is None:
        own_cards(pack)
    wrong = [*(problems(atlas) if atlas is not None else ()), *_strange_entries(pack), *text_problems(pack)]
    ours = pack.about.id == BASE_SET
    return Checked(
        {kind: len(pack.entries[kind]) for kind in KINDS if kind in pack.entries},
        atlas,
        _unused(atlas.book) if ours and atlas is not None else [],
        wrong,
    )


def own_cards(pack: Pack) -> Book:
    """The cards of a pack without a board, read together with the base set that they join."""
    book = book_of([own_pack(EDITION.id, BASE_SET), pack])
    mine = {
        kind: {id: card for id, card in getattr(book, kind).items() if id in pack.entries.get(kind, ())}
        for kind in KINDS
    }
    return Book(book.board, *mine.values())


DRAWN = ("boards", "regions", "rivers", "roads", "budgets", "icons")


def _strange_entries(pack: Pack) -> Iterator[str]:
    """A heading that means nothing is a misspelt one."""
    for kind in pack.entries:
        if kind not in KINDS and kind not in DRAWN:
            yield f"[{kind}.*] means nothing here; known: {', '.join((*KINDS, *DRAWN))}"


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
