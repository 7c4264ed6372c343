"""What market cards are worth by the odds of fights: fair prices and odd combinations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tamalir.lab.prices import NOTICEABLE, Price, fair_price
from tamalir.odds.second.worth import Scales, with_card
from tamalir.second.cards import Book
from tamalir.second.edition import EDITION
from tamalir.second.state import Hero, SecondState

KIT = 2
"""Counters in each value: a hero in the middle of a game, with something at stake in every colour."""


@dataclass(slots=True, frozen=True)
class Pairing:
    """Two cards in one hand."""

    card: str
    alone: float
    """The sum of what both add alone."""
    both: float

    @property
    def factor(self) -> float:
        return self.both / self.alone if self.alone else 1.0


class Bench:
    """Weighs cards in the hands of every hero."""

    def __init__(self, book: Book, heroes: int | None = None) -> None:
        self.book = book
        self.scales = Scales()
        names = list(book.heroes)
        self.heroes = names if heroes is None else names[:: max(1, len(names) // heroes)]
        self._tables = [_table(book, name) for name in self.heroes]
        self._bare = [self.scales.power(table, 0) for table in self._tables]
        self._known: dict[str, float] = {}

    def strength(self, card: str) -> float:
        """What a card adds, the mean over the heroes."""
        if card not in self._known:
            self._known[card] = self._added([card])
        return self._known[card]

    def together(self, one: str, other: str) -> float:
        return self._added([one, other])

    def _added(self, cards: list[str]) -> float:
        total = 0.0
        for table, bare in zip(self._tables, self._bare, strict=True):
            for card in cards:
                table = with_card(table, 0, card)
            total += self.scales.power(table, 0) - bare
        return total / len(self._tables)


def price_of(book: Book, card: str) -> Price:
    """What a card should cost by the weighted chances against all colours, on the line of all others."""
    bench = Bench(book)
    points = [(bench.strength(other), float(book.cost(other))) for other in book.market() if other != card]
    return fair_price(book.cost(card), bench.strength(card), points)


def odd_combinations(book: Book, card: str, most: int = 5) -> list[Pairing]:
    """Cards with which it is worth clearly more or less than both alone, the oddest first."""
    bench = Bench(book, heroes=4)
    own = bench.strength(card)
    found: list[Pairing] = []
    for other in book.market():
        if other == card:
            continue
        alone = own + bench.strength(other)
        both = bench.together(card, other)
        if abs(both - alone) > max(NOTICEABLE, 0.25 * abs(alone)):
            found.append(Pairing(other, alone, both))
    return sorted(found, key=lambda pair: -abs(pair.both - pair.alone))[:most]


def _table(book: Book, hero: str) -> SecondState:
    one = Hero(hero, hex=book.board.towns[book.board.start])
    one.bonuses = {"mind": KIT, "body": KIT, "spirit": KIT}
    options: dict[str, Any] = EDITION.settle({})
    return SecondState(heroes=[one], options=options, book=book)
