"""What market cards are worth by the odds of fights: fair prices and odd combinations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any

from tamalir.lab.statistics import Z
from tamalir.odds.second.worth import Scales, with_card
from tamalir.second.cards import Book
from tamalir.second.edition import EDITION
from tamalir.second.state import Hero, SecondState

NOTICEABLE = 0.02
"""Strength that a card must add before odds can say anything about its price."""

KIT = 2
"""Counters in each value: a hero in the middle of a game, with something at stake in every colour."""


@dataclass(slots=True, frozen=True)
class Price:
    """What a card should cost, going by the cards of the set that add to the same chances."""

    printed: int
    strength: float
    """What it adds to the weighted chances against all colours, the mean over all heroes."""
    fair: float | None
    low: float
    high: float


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


def fair_price(book: Book, card: str, tick: Callable[[], None] = lambda: None) -> Price:
    """A straight line through the prices of the other cards over their strength, and where this one lies."""
    bench = Bench(book)
    points: list[tuple[float, float]] = []
    for other in book.market():
        strength = bench.strength(other)
        tick()
        if other != card and strength >= NOTICEABLE:
            points.append((strength, float(book.cost(other))))
    own = bench.strength(card)
    if own < NOTICEABLE or len(points) < 5:
        return Price(book.cost(card), own, None, 0.0, 0.0)
    n = len(points)
    mean_x, mean_y = (sum(p[k] for p in points) / n for k in (0, 1))
    spread = sum((x - mean_x) ** 2 for x, _ in points)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in points) / spread
    rest = sqrt(sum((y - mean_y - slope * (x - mean_x)) ** 2 for x, y in points) / (n - 2))
    fair = mean_y + slope * (own - mean_x)
    half = Z * rest * sqrt(1 + 1 / n + (own - mean_x) ** 2 / spread)
    return Price(book.cost(card), own, max(0.0, fair), max(0.0, fair - half), max(0.0, fair + half))


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
