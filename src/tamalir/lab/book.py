"""The second edition's set with cards added and taken out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from tamalir.kernel import Unknown
from tamalir.second.cards import Book
from tamalir.second.edition import BASE_SET
from tamalir.second.library import KINDS, book_of
from tamalir.world.packs import Pack, own_pack, read_pack


@cache
def book_with(packs: tuple[str, ...] = (), without: tuple[str, ...] = ()) -> Book:
    """The base set, all cards of these packs (`folder#card`: one of them), less the cards of `without`."""
    base = own_pack("second", BASE_SET)
    book = book_of([base, *(_cards(spec, base) for spec in packs)])
    known = [*book.market(), *book.challenges, *book.encounters, *book.events]
    for card in without:
        if card not in known:
            raise Unknown("card of this set", card, known)
    return Book(
        book.board,
        book.heroes,
        _less(book.allies, without),
        _less(book.items, without),
        _less(book.challenges, without),
        _less(book.encounters, without),
        _less(book.events, without),
    )


def _less(cards: Mapping[str, Any], without: tuple[str, ...]) -> dict[str, Any]:
    return {id: card for id, card in cards.items() if id not in without}


def _cards(spec: str, base: Pack) -> Pack:
    """What a pack adds: its cards that the base set does not have; its heroes and boards stay out."""
    folder, _, wanted = spec.partition("#")
    pack = read_pack(Path(folder))
    entries: dict[str, Mapping[str, Any]] = {}
    for kind in (name for name in KINDS if name != "heroes"):
        own = base.entries.get(kind, {})
        found = {id: entry for id, entry in pack.entries.get(kind, {}).items() if id not in own}
        entries[kind] = {id: entry for id, entry in found.items() if not wanted or id == wanted}
    if wanted and not any(entries.values()):
        known = [id for kind in KINDS for id in pack.entries.get(kind, {})]
        raise Unknown(f"card of the pack {pack.about.id}", wanted, known)
    return replace(pack, entries=entries)
