"""A game played again from its journal: its moments, how it looked at one of them, and what it came to.

Runs in the worker processes. No dice are thrown: every throw stands in the journal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from tamalir.games import GAMES
from tamalir.host import words
from tamalir.host.wire import Lang
from tamalir.kernel import Choose, ChooseAll, Manual, Seat, Setup, Table, decode, encode
from tamalir.kernel.journal import CHANCE, EVERYBODY, Journal
from tamalir.kernel.requests import Roll
from tamalir.world.dice import pips

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


# ---- what it came to


def summary(past: Past, lang: Lang) -> dict[str, Any]:
    """Ranking, figures of each seat, luck against expectation, and the moments that decided."""
    seats, chronicle = int(past["setup"]["seats"]), GAMES[past["edition"]].chronicle
    luck = [{"throws": 0, "sum": 0, "mean": 0.0} for _ in range(seats)]
    figures: list[dict[str, int]] = [dict.fromkeys(chronicle.counted.values(), 0) for _ in range(seats)]
    trail: list[list[dict[str, Any]]] = [[] for _ in range(seats)]
    turning: list[dict[str, Any]] = []
    told, asked, last, leader = 0, {}, -1, None
    before: tuple[Seat, float] | None = None
    table: Table[Any] | None = None
    for table in played_again(past):
        if before is not None:
            _count_throw(table, luck, *before)
        before = _expected(table)
        fresh = table.events(told)
        for event in fresh:
            key, seat = str(event["key"]), cast("Seat | None", event["seat"])
            if seat is not None and key in chronicle.counted:
                figures[seat][chronicle.counted[key]] += 1
            if key in chronicle.turning:
                sentence = words.narrator_at(table, lang).event(table.view(None), event)
                turning.append({**asked, "seat": seat, "said": sentence})
        told += len(fresh)
        if asks_somebody(table):
            asked = moment(table)
            if turn_of(table) != last:
                last = turn_of(table)
                stands = _standings(table)
                for seat, stand in enumerate(stands):
                    trail[seat].append({"turn": last, **stand, "luck": _luck(luck[seat])})
                first = _leader(stands)
                if first is not None and first != leader:
                    if leader is not None:
                        turning.append({**asked, "leads": first})
                    leader = first
    assert table is not None
    result, stands = table.result, _standings(table)
    return {
        "over": table.request is None,
        "result": None if result is None else encode(result),
        "said": None if result is None else words.narrator_at(table, lang).speaker.result(result),
        "turns": turn_of(table),
        "answers": len(table.journal),
        "seats": [
            {
                "seat": seat,
                **stands[seat],
                "figures": figures[seat],
                "luck": _luck(luck[seat]),
                "trail": trail[seat],
            }
            for seat in range(seats)
        ],
        "turning_points": turning,
    }


def _expected(table: Table[Any]) -> tuple[Seat, float] | None:
    """Whose numbered dice are about to fall, and their mean; None for cards and dice without numbers."""
    request = table.request
    if not isinstance(request, Roll) or not all(
        isinstance(face, int) for die in request.dice for face in die.faces
    ):
        return None
    seat = GAMES[table.edition.id].chronicle.throws_for(table.state)
    return seat, sum(sum(map(pips, die.faces)) / len(die.faces) for die in request.dice)


def _count_throw(table: Table[Any], luck: list[dict[str, Any]], seat: Seat, mean: float) -> None:
    thrown = next(entry.answer for entry in reversed(table.journal.entries) if entry.who == CHANCE)
    luck[seat]["throws"] += 1
    luck[seat]["sum"] += sum(map(pips, cast("tuple[int, ...]", thrown)))
    luck[seat]["mean"] += mean


def _luck(luck: dict[str, Any]) -> dict[str, Any]:
    return {**luck, "mean": round(luck["mean"], 2), "above": round(luck["sum"] - luck["mean"], 2)}


def _standings(table: Table[Any]) -> list[dict[str, Any]]:
    """Place and wealth of each hero, as the game tells them."""
    return [encode(standing) for standing in GAMES[table.edition.id].chronicle.standings(table.state)]


def _leader(stands: list[dict[str, Any]]) -> Seat | None:
    """Who is ahead by level and points; None if nobody is alone in front."""
    ranks = [(stand["level"], stand["points"]) for stand in stands]
    best = max(ranks)
    return ranks.index(best) if ranks.count(best) == 1 and best > (0, 0) else None
