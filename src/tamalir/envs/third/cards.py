"""The cards of the third edition as numbers, version 0: which there are, and what their texts do."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from tamalir.envs.per_book import PerBook
from tamalir.envs.third.rows import MOST_OPTIONS, card_of
from tamalir.envs.third.vector import sides_for
from tamalir.envs.third.words import NUMBERS
from tamalir.game import Menu
from tamalir.kernel import Seat
from tamalir.third.book import Book
from tamalir.third.state import ThirdState

HAND, MARKET, STORY, REVEALED = 12, 6, 6, 6
SKILLS, ASSETS, QUESTS, RUMORS = 10, 8, 4, 4
COMMON = 2 + HAND + MARKET + STORY + REVEALED
SEAT = 1 + SKILLS + ASSETS + QUESTS + RUMORS


def cards(state: ThirdState, seat: Seat) -> NDArray[np.int16]:
    """Numbers of cards: the opponent, the card that is being resolved, the own hand, the market of the city
    in which the hero stands, story quests, revealed skills; then hero, skills, assets, quests and rumors of
    each seat, the own one first."""
    hero, seats, texts = state.heroes[seat], len(state.heroes), _TEXTS.of(state.book)
    city = None if state.book.map is None else state.book.map.city(hero.hex)
    found = [NUMBERS.number(_opponent(state, seat)), NUMBERS.number(_resolving(state))]
    found += texts.numbers(tuple(sorted(hero.hand)), HAND)
    found += texts.numbers(() if city is None else tuple(state.markets.get(city, ())), MARKET)
    found += texts.numbers(tuple([quest.card or "" for quest in state.track]), STORY)
    found += texts.numbers(tuple(state.revealed), REVEALED)
    for other in range(seat, seat + seats):
        hero = state.heroes[other % seats]
        found.append(NUMBERS.number(hero.id))
        found += texts.numbers(tuple(hero.skills), SKILLS)
        found += texts.numbers(tuple(hero.assets), ASSETS)
        found += texts.numbers(tuple(hero.quests), QUESTS)
        found += texts.numbers(tuple(hero.rumors), RUMORS)
    return np.array(found, dtype=np.int16)


def _opponent(state: ThirdState, seat: Seat) -> str:
    return "" if state.fight is None else sides_for(state.fight, seat)[1].who


def _resolving(state: ThirdState) -> str:
    return state.resolving[-1] if state.resolving else state.drawn or ""


def effects(state: ThirdState, seat: Seat) -> NDArray[np.float32]:
    """What texts do: of the opponent, of the card that is being resolved, of the own hand taken together;
    then those of each seat's hero, skills and assets taken together, the own seat first."""
    texts, seats = _TEXTS.of(state.book), len(state.heroes)
    rows = np.empty((3 + seats, NUMBERS.features), dtype=np.float32)
    rows[0] = texts.of((_opponent(state, seat),))
    rows[1] = texts.of((_resolving(state),))
    rows[2] = texts.of(tuple(state.heroes[seat].hand))
    for n in range(seats):
        hero = state.heroes[(seat + n) % seats]
        rows[3 + n] = texts.of((hero.id, *hero.skills, *hero.assets))
    return rows


def option_cards(book: Book, menu: Menu | None) -> NDArray[np.int16]:
    """The number of the card that each action is about."""
    found = np.zeros(MOST_OPTIONS, dtype=np.int16)
    if menu is not None:
        for n, option in enumerate(menu.options):
            about = menu.below[n][0] if option is None else option
            if about.args:
                found[n] = NUMBERS.number(card_of(book, about))
    return found


class Texts:
    """What the texts of a book's cards do, remembered for every handful of them."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._known: dict[tuple[str, ...], NDArray[np.float32]] = {}
        self._single: dict[str, NDArray[np.float32]] = {}
        self._numbers: dict[tuple[tuple[str, ...], int], list[int]] = {}

    def numbers(self, cards: tuple[str, ...], room: int) -> list[int]:
        """The numbers of a handful of cards."""
        found = self._numbers.get((cards, room))
        if found is None:
            if len(self._numbers) > 4_000:
                self._numbers.clear()
            found = self._numbers[cards, room] = NUMBERS.numbers(cards, room)
        return found

    def of(self, cards: tuple[str, ...]) -> NDArray[np.float32]:
        found = self._known.get(cards)
        if found is None:
            if len(self._known) > 2_000:
                self._known.clear()
            found = self._known[cards] = self._together(cards)
        return found

    def _together(self, cards: Iterable[str]) -> NDArray[np.float32]:
        row = NUMBERS.nothing
        for card in cards:
            if card:
                row = np.maximum(row, self._alone(card))
        return row

    def _alone(self, card: str) -> NDArray[np.float32]:
        """What one card does: there are many handfuls, and few cards."""
        found = self._single.get(card)
        if found is None:
            found = self._single[card] = NUMBERS.text(getattr(self._book.printed(card), "effects", ()))
        return found


_TEXTS = PerBook(Texts)
