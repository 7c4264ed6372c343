"""Taking back: one's own last choice by oneself, more by consent of all people at the table.

As in `live.py`, each of these carries out what it says and returns the `Change` that must be stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tamalir.kernel import CannotUndo, Seat, TamalirError
from tamalir.kernel.journal import EVERYBODY, Entry
from tamalir.server.errors import Problem, forbidden, problem_of
from tamalir.server.storage.records import Change
from tamalir.server.wire import AskUndo, Undo, VoteUndo

if TYPE_CHECKING:
    from tamalir.server.live import Live


def undo(live: Live, seat: Seat, command: Undo) -> Change:
    _check_undo(live, "own")
    live.check_version(seat, command.version)
    try:
        live.table.undo(seat)
    except TamalirError as error:
        raise problem_of(error) from None
    return live.change("undo", seat, "", command.key, base=len(live.table.journal), snapshot=True)


def ask_undo(live: Live, seat: Seat, command: AskUndo) -> Change:
    _check_undo(live, "consent")
    live.check_version(seat, command.version)
    if live.ask is not None:
        raise Problem(409, "already-asked", "a wish to take back is still being decided")
    length = _before_last_choice_of(live, seat)
    if live.people() <= {seat}:
        return _rewind(live, seat, length, command.key)
    return live.change("ask", seat, str(length), command.key)


def vote_undo(live: Live, seat: Seat, command: VoteUndo) -> Change:
    ask = live.ask
    if ask is None or ask.seq != command.ask:
        raise Problem(409, "nothing-asked", "nobody wishes to take that back any more")
    if not command.agree:
        return live.change("decline", seat)
    if seat in ask.agreed:
        raise Problem(409, "already-agreed", "you have agreed already")
    if live.people() <= ask.agreed | {seat}:
        return _rewind(live, ask.seat, ask.length, None)
    return live.change("agree", seat)


def _rewind(live: Live, seat: Seat, length: int, key: str | None) -> Change:
    try:
        live.table.rewind(length)
    except TamalirError as error:
        raise problem_of(error) from None
    return live.change("rewind", seat, str(length), key, base=length, snapshot=True)


def _before_last_choice_of(live: Live, seat: Seat) -> int:
    entries = live.table.journal.entries
    for at in range(len(entries) - 1, -1, -1):
        if not entries[at].forced and _chose(entries[at], seat):
            return at
    raise problem_of(CannotUndo("nothing"))


def _check_undo(live: Live, wish: str) -> None:
    if live.over:
        raise Problem(409, "game-over", "the game is over and its seed is known; it stands")
    policy = live.record.house.undo
    if policy == "off":
        raise forbidden("nothing is taken back at this table")
    if policy == "consent" and wish == "own":
        raise forbidden("at this table everybody must agree before anything is taken back")


def _chose(entry: Entry, seat: Seat) -> bool:
    if entry.who != EVERYBODY:
        return entry.who == seat
    return any(who == seat for who, _ in cast("tuple[tuple[Seat, str], ...]", entry.answer))
