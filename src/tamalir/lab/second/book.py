"""The second edition's set with cards added, taken out, made blank or given another price."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from statistics import median
from typing import Any

from tamalir.game import CardChanges
from tamalir.kernel import Misfit, Setup, Unknown
from tamalir.lab.changing import cards_added, cards_changed
from tamalir.second.cards import Book, ChallengeDef, Figures
from tamalir.second.edition import BASE_SET, EDITION
from tamalir.second.library import KINDS, book_of
from tamalir.second.setup import empty_table
from tamalir.second.state import SecondState
from tamalir.world.packs import own_pack

PRICELESS = 999
"""The price of a blank: nobody will ever have so much gold."""
ADDED = tuple(kind for kind in KINDS if kind != "heroes")
"""What a pack adds to the set; its heroes and boards stay out."""


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
    book = book_of([base, *(cards_added(spec, base, ADDED) for spec in packs)])
    printed = {kind: getattr(book, kind) for kind in KINDS}
    kinds = cards_changed(printed, partial(_blank, book=book), without=without, blank=blank, prices=prices)
    return Book(book.board, *(kinds[kind] for kind in KINDS))


def card_of(book: Book, card: str) -> Any:
    """What is printed on a card, whatever its kind."""
    for kind in KINDS:
        found = getattr(book, kind).get(card)
        if found is not None:
            return found
    raise Unknown("card of this set", card, book.market())


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
