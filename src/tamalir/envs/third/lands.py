"""How near things are to a hex of the third edition's map."""

from __future__ import annotations

from collections.abc import Sequence

from tamalir.envs.per_book import PerBook
from tamalir.kernel import Seat
from tamalir.third.board_cards import DECKS
from tamalir.third.book import Book
from tamalir.third.figures import goals, hexes_of
from tamalir.third.state import ThirdState
from tamalir.world.hexes import Hex, distance

FAR = 12.0
"""Hexes; what is farther away is as good as nowhere."""
NEAR = len(DECKS) + 4
"""Numbers for a hex: how near a gem of each kind that lies faceup, a city, the villain, a goal of the hero's
quests and rumors, and a story quest are."""
NOWHERE = [0.0] * NEAR


class Lands:
    """The map of a book, and what was worked out for gems and aims as they are now."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._gems: dict[Hex, list[list[tuple[float, Hex]]]] = {}
        """For each hex the gems of each kind, the nearest first."""
        self._city: dict[Hex, float] = {}
        self._aims: dict[object, tuple[tuple[Hex, ...], tuple[Hex, ...]]] = {}
        self._near: dict[object, dict[Hex, list[float]]] = {}
        """For each situation that was met lately: the numbers of hexes."""

    def near(self, state: ThirdState, seat: Seat) -> dict[Hex, list[float]]:
        """The hexes that were asked for in this situation: `at` adds to them."""
        key = (tuple(state.gems.values()), state.villain, self._sought(state, seat))
        found = self._near.get(key)
        if found is None:
            if len(self._near) > 64:
                self._near.clear()
            found = self._near[key] = {}
        return found

    def at(self, state: ThirdState, seat: Seat, at: Hex, near: dict[Hex, list[float]]) -> list[float]:
        """How near everything is to a hex: 1 on the spot, 0 far away or nowhere."""
        found = near.get(at)
        if found is None:
            aims, stories = self._sought(state, seat)
            villain = 0.0 if state.villain is None else nearness(at, state.villain)
            gems = self._nearest_gems(state, at)
            found = near[at] = [
                *gems, self._nearest_city(at), villain, nearest(at, aims), nearest(at, stories),
            ]  # fmt: skip
        return found

    def _nearest_gems(self, state: ThirdState, at: Hex) -> list[float]:
        known = self._gems.get(at)
        if known is None:
            gems = self._book.board.gems
            known = self._gems[at] = [
                sorted(((nearness(at, gem), gem) for gem, kind in gems.items() if kind == deck), reverse=True)
                for deck in DECKS
            ]
        return [next((near for near, gem in gems if state.gems.get(gem)), 0.0) for gems in known]

    def _nearest_city(self, at: Hex) -> float:
        found = self._city.get(at)
        if found is None:
            found = self._city[at] = nearest(at, self._book.board.places.get("city", ()))
        return found

    def _sought(self, state: ThirdState, seat: Seat) -> tuple[tuple[Hex, ...], tuple[Hex, ...]]:
        """Where a hero can go on with its quests and rumors, and with the story."""
        hero = state.heroes[seat]
        story = tuple([quest.card for quest in state.track])
        own = tuple(hero.quests) if not hero.rumors else (*hero.quests, *hero.rumors.items())
        found = self._aims.get((own, story))
        if found is None:
            if len(self._aims) > 500:
                self._aims.clear()
            led = tuple([at for hexes in goals(state, seat).values() for at in hexes])
            stories = self._book.catalogue.stories
            told = tuple([at for card in story if card for at in hexes_of(state, stories[card].at)])
            found = self._aims[own, story] = (led, told)
        return found


def nearness(a: Hex, b: Hex) -> float:
    return max(0.0, 1.0 - distance(a, b) / FAR)


def nearest(at: Hex, those: Sequence[Hex]) -> float:
    best = 0.0
    for other in those:
        best = max(best, nearness(at, other))
    return best


_LANDS = PerBook(Lands)


def lands_of(state: ThirdState) -> Lands:
    return _LANDS.of(state.book)
