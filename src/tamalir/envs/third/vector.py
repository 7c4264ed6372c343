"""A position of the third edition as numbers of fixed size, version 0.

Everything here can be read off the View of the seat. The vector begins with what belongs to all, goes on with
the fight, then with the seats, one's own first and the others in the order of play.
"""

from __future__ import annotations

from functools import cache
from struct import Struct

import numpy as np
from numpy.typing import NDArray

from tamalir.envs.per_book import PerBook
from tamalir.envs.third.lands import NEAR, NOWHERE, Lands, lands_of
from tamalir.envs.third.words import (
    FACES,
    PHASES,
    QUESTION,
    QUESTIONS,
    SCENARIOS,
    SYMBOL,
    SYMBOLS,
    one_of,
    part_of,
)
from tamalir.kernel import Seat, back_of, is_unknown
from tamalir.third import heroes
from tamalir.third.board_cards import DECKS
from tamalir.third.book import Book
from tamalir.third.pools import token_value
from tamalir.third.state import Fight, Hero, Side, ThirdState
from tamalir.third.tokens import FACES as SIDES
from tamalir.third.tokens import Token
from tamalir.third.trophies import kind_of
from tamalir.third.values import damage, health

TOKENS = 12
"""Tokens of each side that are told one by one."""
TOKEN = 2 * (len(SYMBOLS) + 2) + 3
OPPONENT = 6 + len(SYMBOLS) + TOKENS * TOKEN
COMMON = len(QUESTIONS) + 1 + 14 + len(SCENARIOS) + len(FACES) + len(DECKS)
FIGHT = 4 + len(PHASES) + 2 * OPPONENT
OWNED = 8 + len(SYMBOLS)
SEAT = 10 + len(DECKS) + 3 + NEAR + OWNED

_ASKED = {key: one_of(n, len(QUESTIONS) + 1) for key, n in QUESTION.items()}
_OTHER = one_of(len(QUESTIONS), len(QUESTIONS) + 1)
_UNASKED = [0.0] * (len(QUESTIONS) + 1)
_NO_DICE = [0.0] * len(FACES)
_NO_TOKEN = [0.0] * TOKEN
_ABSENT = [0.0] * SEAT


def size(players: int) -> int:
    """Numbers in the vector of a table with so many seats."""
    return COMMON + FIGHT + SEAT * players


def observed(
    state: ThirdState, seat: Seat, question: str | None, chosen: tuple[str, ...] = ()
) -> NDArray[np.float32]:
    """The table through the eyes of a seat; `chosen` tokens are marked."""
    seats, lands = len(state.heroes), lands_of(state)
    found = np.zeros(COMMON + FIGHT + SEAT * seats, dtype=np.float32)
    asked = _UNASKED if question is None else _ASKED.get(question, _OTHER)
    found[:COMMON] = _packed(asked + _common(state, seat), _HEAD)
    if state.fight is not None:
        found[COMMON : COMMON + FIGHT] = _packed(_fight(state, state.fight, seat, chosen), _MIDDLE)
    row: list[float] = []
    for other in range(seat, seat + seats):
        row += _seat(state, other % seats, lands)
    found[COMMON + FIGHT :] = _packed(row, _tail(seats))
    return found


_HEAD, _MIDDLE = Struct(f"{COMMON}f"), Struct(f"{FIGHT}f")


@cache
def _tail(seats: int) -> Struct:
    return Struct(f"{SEAT * seats}f")


def _packed(row: list[float], packer: Struct) -> NDArray[np.float32]:
    """Numbers as an array, in half the time that `np.array` takes."""
    return np.frombuffer(packer.pack(*row), dtype=np.float32)


def _common(state: ThirdState, seat: Seat) -> list[float]:
    dice, decks = state.dice, state.decks
    x, y = (0, 0) if state.villain is None else state.villain
    return [
        1.0, state.active == seat, state.first == seat, state.act == 2, part_of(state.round, 30),
        part_of(state.time, 12), part_of(state.actions, 4), state.villain is not None,
        part_of(x, 16), part_of(y, 16),
        part_of(sum(state.zombies.values()), 12) if state.zombies else 0.0, part_of(len(state.revealed), 6),
        part_of(len(state.resolving), 2), part_of(len(state.track), 6),
        *[state.scenario == scenario for scenario in SCENARIOS],
        *(_NO_DICE if dice is None else [part_of(dice.faces.count(face), 5) for face in FACES]),
        *[part_of(len(decks[deck]), 40) if deck in decks else 0.0 for deck in DECKS],
    ]  # fmt: skip


# --- the fight ----------------------------------------------------------------------------------


def sides_for(fight: Fight, seat: Seat) -> tuple[Side, Side]:
    """The side of a seat and the other one; whoever looks on, or has both, begins with the side to act."""
    one, other = fight.sides
    if one.seat == other.seat or seat not in (one.seat, other.seat):
        own = fight.sides[fight.turn]
    else:
        own = one if one.seat == seat else other
    return own, fight.foe(own)


def _fight(state: ThirdState, fight: Fight, seat: Seat, chosen: tuple[str, ...]) -> list[float]:
    own, foe = sides_for(fight, seat)
    return [
        1.0, part_of(fight.round, 6), fight.sides[0] is own, fight.no_flight is not None,
        *[fight.phase == phase for phase in PHASES],
        *_side(state, own, chosen), *_side(state, foe, chosen),
    ]  # fmt: skip


def _side(state: ThirdState, side: Side, chosen: tuple[str, ...]) -> list[float]:
    sums = [0.0] * len(SYMBOLS)
    row: list[float] = []
    for token in side.pool[:TOKENS]:
        row += token_numbers(token)
        row += (part_of(token_value(side, token), 6), token.covered, token.id in chosen)
        if not token.covered:
            place = SYMBOL.get(SIDES[token.face].symbol)
            if place is not None:
                sums[place] += token_value(side, token) / 8
    row += _NO_TOKEN * (TOKENS - min(TOKENS, len(side.pool)))
    return [
        side.hero, part_of(damage(state, side), 20), part_of(health(state, side), 20), side.passed,
        part_of(len(side.pool), 12), part_of(len(side.spent), 12), *[min(1.0, n) for n in sums], *row,
    ]  # fmt: skip


def token_numbers(token: Token) -> list[float]:
    """Both sides of a token."""
    return faces_numbers(token.face, token.back)


@cache
def faces_numbers(face: str, back: str) -> list[float]:
    """Symbol, value and gold of the side that shows, and of the reverse."""
    row: list[float] = []
    for text in (face, back):
        look = SIDES[text]
        row += one_of(SYMBOL.get(look.symbol, -1), len(SYMBOLS))
        row += [part_of(look.value, 4), float(look.golden)]
    return row


# --- the seats ----------------------------------------------------------------------------------


def _seat(state: ThirdState, seat: Seat, lands: Lands) -> list[float]:
    hero = state.heroes[seat]
    if not hero.id:
        return _ABSENT  # while heroes are being dealt
    at = hero.hex
    kinds: dict[str, float] = dict.fromkeys(DECKS, 0.0)
    for card in hero.trophies:
        kinds[back_of(card) if is_unknown(card) else kind_of(state, card)] += 0.2
    near = NOWHERE
    if at is not None and state.book.map is not None:
        near = lands.at(state, seat, at, lands.near(state, seat))
    return [
        part_of(hero.damage, 20), part_of(hero.gold, 20), part_of(len(hero.hand), 10),
        part_of(len(hero.skills), 8), part_of(len(hero.assets), 6), part_of(len(hero.quests), 4),
        part_of(len(hero.rumors), 4), part_of(hero.story, 6), hero.delayed, seat in state.eliminated,
        *[min(1.0, n) for n in kinds.values()],
        *((0.0, 0.0, 1.0) if at is None else (part_of(at[0], 16), part_of(at[1], 16), 0.0)),
        *near, *_OWNERS.of(state.book).owned(state, seat, hero),
    ]  # fmt: skip


class Owners:
    """What heroes are worth with all that they have, remembered by what it hangs on."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._known: dict[object, list[float]] = {}
        self._simple: dict[str, bool] = {}

    def owned(self, state: ThirdState, seat: Seat, hero: Hero) -> list[float]:
        key: object = (hero.id, tuple(hero.assets), tuple(hero.skills), hero.story)
        if not self._plain(hero):
            key = (key, hero.hex, hero.gold, state.act, len(heroes.company(state, seat)))
        found = self._known.get(key)
        if found is None:
            if len(self._known) > 2_000:
                self._known.clear()
            found = self._known[key] = _owned(state, seat, hero)
        return found

    def _plain(self, hero: Hero) -> bool:
        """Whether none of its cards asks where the hero stands or how it fares."""
        return all(self._is_plain(card) for card in (hero.id, *hero.assets, *hero.skills))

    def _is_plain(self, card: str) -> bool:
        found = self._simple.get(card)
        if found is None:
            catalogue = self._book.catalogue
            printed = catalogue.heroes.get(card) or catalogue.assets.get(card) or catalogue.skills[card]
            found = self._simple[card] = not any(
                ability.when == "always" and ability.effect.given for ability in printed.abilities
            )
        return found


def _owned(state: ThirdState, seat: Seat, hero: Hero) -> list[float]:
    """Health, speed, hand, attributes; how many tokens it casts, and what they show on average."""
    catalogue = state.book.catalogue
    cards = [catalogue.heroes[hero.id], *[catalogue.assets[card] for card in hero.assets]]
    tokens = [faces for card in cards for faces in card.faces]
    means = [0.0] * len(SYMBOLS)
    for faces in tokens:
        for face in faces:
            place = SYMBOL.get(SIDES[face].symbol)
            if place is not None:
                means[place] += SIDES[face].value / 2 / 6
    return [
        part_of(heroes.health(state, seat), 20), part_of(heroes.speed(state, seat), 6),
        part_of(heroes.hand_size(state, seat), 10),
        *[part_of(heroes.attribute(state, seat, name), 8) for name in heroes.ATTRIBUTES],
        part_of(len(tokens), 10),
        part_of(sum([SIDES[face].golden for faces in tokens for face in faces]), 10),
        *[min(1.0, mean) for mean in means],
    ]  # fmt: skip


_OWNERS = PerBook(Owners)
