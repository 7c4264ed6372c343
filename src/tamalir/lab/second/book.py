"""The second edition's set with cards added, taken out, made blank or given another price."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any

from tamalir.game import CardChanges
from tamalir.kernel import Misfit, Setup, Unknown
from tamalir.second.cards import Book, ChallengeDef, Figures
from tamalir.second.edition import BASE_SET, EDITION
from tamalir.second.library import KINDS, book_of
from tamalir.second.setup import empty_table
from tamalir.second.state import SecondState
from tamalir.world.packs import Pack, own_pack, read_pack

PRICELESS = 999
"""The price of a blank: nobody will ever have so much gold."""


def changed_table(changes: CardChanges, setup: Setup) -> SecondState:
    """The table before set-up, with other cards."""
    book = book_with(changes.packs, changes.without, changes.blank, changes.prices)
    state = empty_table(book, setup, EDITION.settle(setup.options))
    for card in changes.laid:
        if card not in state.market.bag:
            raise Misfit("laid", f"{card} is no market card")
        state.market.take_out(card)
        state.stacks[book.board.start] = [*state.stacks[book.board.start], card]
    return state


@cache
def book_with(
    packs: tuple[str, ...] = (),
    without: tuple[str, ...] = (),
    blank: tuple[str, ...] = (),
    prices: tuple[tuple[str, int], ...] = (),
) -> Book:
    """The base set, all cards of these packs (`folder#card`: one of them), less the cards of `without`."""
    base = own_pack("second", BASE_SET)
    book = book_of([base, *(_cards(spec, base) for spec in packs)])
    _known(book, (*without, *blank, *(card for card, _ in prices)))
    kinds = {kind: dict(getattr(book, kind)) for kind in KINDS}
    for kind in kinds.values():
        for card in without:
            kind.pop(card, None)
        for card in blank:
            if card in kind:
                kind[card] = _blank(kind[card], book)
        for card, price in prices:
            if card in kind:
                kind[card] = replace(kind[card], cost=price)
    return Book(book.board, *(kinds[kind] for kind in KINDS))


def card_of(book: Book, card: str) -> Any:
    """What is printed on a card, whatever its kind."""
    for kind in KINDS:
        found = getattr(book, kind).get(card)
        if found is not None:
            return found
    raise Unknown("card of this set", card, book.market())


def _known(book: Book, cards: Iterable[str]) -> None:
    every = [id for kind in KINDS for id in getattr(book, kind)]
    for card in cards:
        if card not in every:
            raise Unknown("card of this set", card, every)


def _blank(card: Any, book: Book) -> Any:
    """A card in the same place that changes nothing: unaffordable, or the plainest of its colour."""
    if isinstance(card, ChallengeDef):
        others = [c for c in book.challenges.values() if c.colour is card.colour and c.id != card.id]

        def middle(of: str) -> int:
            return round(median(getattr(other.figures, of) for other in others))

        figures = Figures(*(middle(of) for of in ("mind", "body", "spirit", "ranged", "melee", "magic")))
        life = round(median(other.life for other in others))
        return ChallengeDef(card.id, card.colour, life, figures)
    if hasattr(card, "cost"):
        return replace(card, cost=PRICELESS, effects=())
    return replace(card, effects=())


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
