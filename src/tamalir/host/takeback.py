"""Taking back: one's own last choice by oneself, more by consent of all people of the table,
who are there or not: a bot that stands in agrees for nobody.

As in `hosted.py`, each of these carries out what it says and returns the `Change` that must be stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tamalir.host.errors import Problem, forbidden, problem_of
from tamalir.host.records import Change
from tamalir.host.wire import AskUndo, Undo, VoteUndo
from tamalir.kernel import CannotUndo, Seat, TamalirError
from tamalir.kernel.journal import EVERYBODY, Entry

if TYPE_CHECKING:
    from tamalir.host.hosted import Hosted


def undo(host: Hosted, seat: Seat, command: Undo) -> Change:
    _check_undo(host, "own")
    host.check_version(seat, command.version)
    try:
        host.table.undo(seat)
    except TamalirError as error:
        raise problem_of(error) from None
    return host.change("undo", seat, "", command.key, base=len(host.table.journal), snapshot=True)


def ask_undo(host: Hosted, seat: Seat, command: AskUndo) -> Change:
    _check_undo(host, "consent")
    host.check_version(seat, command.version)
    if host.ask is not None:
        raise Problem(409, "already-asked", "a wish to take back is still being decided")
    length = _before_last_choice_of(host, seat)
    if host.electorate() <= {seat}:
        return _rewind(host, seat, length, command.key)
    return host.change("ask", seat, str(length), command.key)


def vote_undo(host: Hosted, seat: Seat, command: VoteUndo) -> Change:
    ask = host.ask
    if ask is None or ask.seq != command.ask:
        raise Problem(409, "nothing-asked", "nobody wishes to take that back any more")
    if not command.agree:
        return host.change("decline", seat)
    if seat in ask.agreed:
        raise Problem(409, "already-agreed", "you have agreed already")
    if host.electorate() <= ask.agreed | {seat}:
        return _rewind(host, ask.seat, ask.length, None)
    return host.change("agree", seat)


def _rewind(host: Hosted, seat: Seat, length: int, key: str | None) -> Change:
    try:
        host.table.rewind(length)
    except TamalirError as error:
        raise problem_of(error) from None
    return host.change("rewind", seat, str(length), key, base=length, snapshot=True)


def _before_last_choice_of(host: Hosted, seat: Seat) -> int:
    entries = host.table.journal.entries
    for at in range(len(entries) - 1, -1, -1):
        if not entries[at].forced and _chose(entries[at], seat):
            return at
    raise problem_of(CannotUndo("nothing"))


def _check_undo(host: Hosted, wish: str) -> None:
    if host.over:
        raise Problem(409, "game-over", "the game is over and its seed is known; it stands")
    policy = host.record.house.undo
    if policy == "off":
        raise forbidden("nothing is taken back at this table")
    if policy == "consent" and wish == "own":
        raise forbidden("at this table everybody must agree before anything is taken back")


def _chose(entry: Entry, seat: Seat) -> bool:
    if entry.who != EVERYBODY:
        return entry.who == seat
    return any(who == seat for who, _ in cast("tuple[tuple[Seat, str], ...]", entry.answer))
