"""Options of the third edition as rows of numbers, version 0: one for each action of a menu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tamalir.envs.menu import ENOUGH
from tamalir.envs.per_book import PerBook
from tamalir.envs.third.lands import NEAR, lands_of
from tamalir.envs.third.vector import faces_numbers, sides_for
from tamalir.envs.third.words import GROUNDS, NUMBERS, SYMBOLS, VERB, VERBS, part_of
from tamalir.game import MORE, Menu
from tamalir.kernel import Option, Seat
from tamalir.third.board_cards import DECKS
from tamalir.third.book import Book
from tamalir.third.heroes import ATTRIBUTES
from tamalir.third.state import ThirdState
from tamalir.third.tokens import Token
from tamalir.world.hexes import Hex, parsed

MOST_OPTIONS = 48

FACES = 2 * (len(SYMBOLS) + 2)
_KIND = len(VERBS) + 1
_GROUND = _KIND + len(DECKS)
_WILD = _GROUND + len(GROUNDS)
_AMOUNT = _WILD + 1
_SCALES = {"cost": 12.0, "gain": 12.0, "n": 8.0, "x": 6.0, "amount": 12.0, "value": 6.0}
_CARD = _AMOUNT + len(_SCALES)
_TOKENS = _CARD + 2 + len(ATTRIBUTES)
_TARGET = _TOKENS + FACES
_MENU = _TARGET + FACES + 1
_NEAR = _MENU + 3
_TEXT = _NEAR + NEAR
OPTION = _TEXT + NUMBERS.features

_AMOUNTS = {name: (_AMOUNT + n, scale) for n, (name, scale) in enumerate(_SCALES.items())}
KEPT = 4096
"""Rows that are remembered at a time."""


def card_of(book: Book, option: Option[Any]) -> str:
    """The card that an option is about: it is named, or an ability of it is."""
    args = option.args
    if not args:
        return ""
    card = args.get("card") or args.get("hero")
    if card is not None:
        return str(card)
    ability = args.get("ability")
    return "" if ability is None else book.homes.get(str(ability), "")


class Rows:
    """Rows of options, remembered by all that the option says."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._rows: NDArray[np.float32] = np.zeros((KEPT, OPTION), dtype=np.float32)
        self._places: dict[object, int] = {}

    def into(self, rows: NDArray[np.float32], options: Sequence[Option[Any]]) -> None:
        """The rows of these options, without what changes with the table."""
        if len(self._places) + len(options) >= KEPT:
            self._places.clear()
        found = [self._place(option) for option in options]
        if found:
            self._rows.take(found, axis=0, out=rows[: len(found)], mode="clip")

    def row(self, option: Option[Any]) -> NDArray[np.float32]:
        """The same for one."""
        if len(self._places) + 1 >= KEPT:
            self._places.clear()
        return self._rows[self._place(option)]

    def _place(self, option: Option[Any]) -> int:
        key = (option.id, *option.args.values()) if option.args else option.id
        at = self._places.get(key)
        if at is None:
            at = self._places[key] = len(self._places)
            self._rows[at] = row_of(self._book, option)
        return at


def row_of(book: Book, option: Option[Any]) -> NDArray[np.float32]:
    """What can be told of an option without a look at the table."""
    row = np.zeros(OPTION, dtype=np.float32)
    row[VERB.get(option.verb, len(VERBS))] = 1.0
    args = option.args
    if not args:
        return row
    kind = args.get("kind", args.get("deck"))
    if kind in DECKS:
        row[_KIND + DECKS.index(str(kind))] = 1.0
    if "hex" in args and book.map is not None:
        ground = book.map.terrain.get(parsed(str(args["hex"])))
        if ground in GROUNDS:
            row[_GROUND + GROUNDS.index(str(ground))] = 1.0
    row[_WILD] = args.get("face") == "wild"
    for name, (place, scale) in _AMOUNTS.items():
        if name in args:
            row[place] = part_of(float(args[name]), scale)
    _card(book, option, row)
    _tokens(args, row)
    return row


def _card(book: Book, option: Option[Any], row: NDArray[np.float32]) -> None:
    card, ability = card_of(book, option), option.args.get("ability")
    if ability is not None and str(ability) in book.abilities:
        row[_TEXT:] = NUMBERS.text([book.abilities[str(ability)].effect])
    elif card:
        row[_TEXT:] = NUMBERS.text(getattr(book.printed(card), "effects", ()))
    asset, skill = book.catalogue.assets.get(card), book.catalogue.skills.get(card)
    if asset is not None:
        row[_CARD] = part_of(asset.cost, 12)
    if skill is not None:
        row[_CARD + 1] = part_of(sum(skill.cost.values()), 6)
        row[_CARD + 2 + ATTRIBUTES.index(skill.attribute)] = 1.0


def _tokens(args: Mapping[str, int | str], row: NDArray[np.float32]) -> None:
    """What the tokens that are spent show, added up; and the one that is aimed at."""
    spent = str(args.get("by") or (args.get("faces", "") if "target" not in args else ""))
    for words in spent.split():
        row[_TOKENS : _TOKENS + FACES] += _sides(words)
    aimed = f"{args['face']}+{args['back']}" if "back" in args else str(args.get("faces", ""))
    if "target" in args and aimed:
        row[_TARGET : _TARGET + FACES] = _sides(aimed)
    np.clip(row[_TOKENS:_MENU], 0.0, 1.0, out=row[_TOKENS:_MENU])


def _sides(words: str) -> list[float]:
    """A token as options name it: `surge-2+magical-gold`."""
    face, _, back = words.replace("-gold", "*").partition("+")
    return faces_numbers(face, back)


_ROWS = PerBook(Rows)


def weighed(state: ThirdState, seat: Seat, menu: Menu) -> NDArray[np.float32]:
    """A row for each action: its verb, what it is about, its cost, what its card does, where it leads."""
    rows = np.zeros((MOST_OPTIONS, OPTION), dtype=np.float32)
    known = _ROWS.of(state.book)
    if not menu.parts:
        options = [option for option in menu.options if option is not None]
        known.into(rows, options)
        where = [(n, str(option.args["hex"])) for n, option in enumerate(options) if "hex" in option.args]
        if where and state.book.map is not None:
            lands = lands_of(state)
            near = lands.near(state, seat)
            for n, at in where:
                rows[n, _NEAR : _NEAR + NEAR] = lands.at(state, seat, _at(at), near)
        return rows
    tokens = _lying(state)
    for n, part in enumerate(menu.parts):
        _part(state, seat, menu, n, part, rows[n], known, tokens)
    return rows


@cache
def _at(spoken: str) -> Hex:
    return parsed(spoken)


def _lying(state: ThirdState) -> dict[str, Token]:
    fight = state.fight
    return {} if fight is None else {token.id: token for side in fight.sides for token in side.pool}


def _part(
    state: ThirdState, seat: Seat, menu: Menu, n: int, part: str, row: NDArray[np.float32], known: Rows,
    tokens: Mapping[str, Token],
) -> None:  # fmt: skip
    """An action that may be a part of options: what they have in common, and the token it stands for."""
    option, below = menu.options[n], menu.below[n]
    row[_MENU + 2] = part_of(len(below), 64)
    if part == MORE:
        row[_MENU + 1] = 1.0
        return
    if option is not None:
        row[:_MENU] = known.row(option)[:_MENU]
        row[_TEXT:] = known.row(option)[_TEXT:]
        if "hex" in option.args and state.book.map is not None:
            lands, at = lands_of(state), _at(str(option.args["hex"]))
            row[_NEAR : _NEAR + NEAR] = lands.at(state, seat, at, lands.near(state, seat))
    else:
        first = known.row(below[0])
        row[_MENU] = 1.0
        row[:_KIND] = first[:_KIND]
        row[_TEXT:] = first[_TEXT:]
        for name in ("amount", "x", "value"):  # the most that can be made of it
            place, scale = _AMOUNTS[name]
            row[place] = max([part_of(float(o.args.get(name, 0)), scale) for o in below])
    token = tokens.get(part)
    if token is not None and menu.chosen and part != ENOUGH:
        aimed = all(o.args.get("target") == part for o in below)
        place = _TARGET if aimed else _TOKENS
        row[_TOKENS:_MENU] = 0.0
        row[place : place + FACES] = faces_numbers(token.face, token.back)
        if aimed and state.fight is not None:
            own, _ = sides_for(state.fight, seat)
            row[_TARGET + FACES] = token in own.pool
