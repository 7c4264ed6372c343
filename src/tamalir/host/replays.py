"""A game played again from its journal: its moments, and how it looked at one of them.

Runs in the worker processes. No dice are thrown: every throw stands in the journal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from tamalir.games import GAMES
from tamalir.host import words
from tamalir.host.wire import Lang
from tamalir.kernel import Choose, ChooseAll, Manual, Seat, Setup, Table, decode
from tamalir.kernel.journal import CHANCE, EVERYBODY, Journal

Past = Mapping[str, Any]
"""`edition`, `setup` and `journal`, as a save holds them."""


def played_again(past: Past) -> Iterator[Table[Any]]:
    """The table before the first answer and after each: a choice, a throw, or a choice of all together."""
    edition = GAMES[past["edition"]].edition
    setup = decode(Setup, past["setup"], path="setup")
    journal = Journal.from_save(past["journal"])
    table: Table[Any] = Table(edition, edition.begin(setup), Manual(), setup=setup)
    entries = journal.entries
    yield table
    while len(table.journal) < len(entries):
        entry = entries[len(table.journal)]
        if entry.who == EVERYBODY:
            for seat, option in cast("tuple[tuple[Seat, str], ...]", entry.answer):
                table.answer(option, seat)
        else:
            table.answer(entry.answer, None if entry.who == CHANCE else entry.who)
        yield table


def asks_somebody(table: Table[Any]) -> bool:
    return table.request is None or isinstance(table.request, Choose | ChooseAll)


def moment(table: Table[Any]) -> dict[str, Any]:
    """Where a game stands when somebody is asked."""
    waiting = table.waiting()
    return {
        "length": len(table.journal),
        "turn": turn_of(table),
        "seat": waiting[0] if len(waiting) == 1 else None,
        "key": None if table.request is None else table.request.key,
        "events_from": table.events_told(),
    }


def turn_of(table: Table[Any]) -> int:
    """The turn, or the round: as the game counts."""
    return GAMES[table.edition.id].chronicle.turn(table.state)


def moments(past: Past) -> list[dict[str, Any]]:
    """Every question that somebody answered, and the end."""
    return [moment(table) for table in played_again(past) if asks_somebody(table)]


def at(
    past: Past, length: int, seat: Seat | None, lang: Lang | None, info: Mapping[str, Any]
) -> dict[str, Any]:
    """What this viewer saw at the last question before the journal had more than `length` answers."""
    found: dict[str, Any] = {}
    for table in played_again(past):
        if len(table.journal) > length and found:
            break
        if asks_somebody(table):
            found = _seen(table, seat, lang, info)
    return found


def _seen(table: Table[Any], seat: Seat | None, lang: Lang | None, info: Mapping[str, Any]) -> dict[str, Any]:
    view = table.view(seat)
    shown: dict[str, Any] = {"table": info, "view": view.json()}
    if lang is not None:
        shown["words"] = words.words(view, info, lang)
    return {**shown, "events_from": table.events_told(), "events": []}
