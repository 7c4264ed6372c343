"""One game in memory: the engine's table, who sits at it, and the number of every accepted change.

Methods that change something carry it out at once and return the `Change` that must be stored. Whoever calls
them holds `lock` until it is stored and then calls `settle`; if storing fails, the whole object is thrown
away and the game opened again as it is on disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from time import time
from typing import Any, cast

import msgspec

from tamalir import api
from tamalir.kernel import CannotUndo, ChooseAll, Fair, Fast, Seat, Table, TamalirError
from tamalir.kernel.errors import DAMAGE
from tamalir.kernel.journal import EVERYBODY, Entry
from tamalir.server import tokens
from tamalir.server.answers import Viewer
from tamalir.server.errors import Problem, bad_token, forbidden, problem_of, stale
from tamalir.server.screen import Screen
from tamalir.server.storage.records import Change, GameRecord, Kind, Move, Opened, SeatRecord
from tamalir.server.wire import (
    Act,
    AskUndo,
    Undo,
    VoteUndo,
)

KEYS_KEPT = 256
BOT_RESCUE_SECONDS = 5.0
"""A bot whose process died is asked again after so long."""

log = logging.getLogger(__name__)


class Ask(msgspec.Struct):
    """Somebody wants to take back further than the rules of undo allow."""

    seq: int
    seat: Seat
    length: int
    agreed: set[Seat]


class Poll(msgspec.Struct):
    """Somebody wants a bot to stand in for a player who is away."""

    seq: int
    by: Seat
    seat: Seat
    agreed: set[Seat]


class Live:
    """A game that is being played here and now."""

    def __init__(self, record: GameRecord, table: Table[Any], snapshot_every: int = 16) -> None:
        self.record = record
        self.table = table
        self.lock = asyncio.Lock()
        self.gone = False
        """Thrown out of memory: whoever still holds this must look the game up again."""
        self.version = 0
        self.chat_lines = 0
        self.bots_running: asyncio.Task[None] | None = None
        self.touched = time()
        self.away_since: dict[Seat, float] = dict.fromkeys(range(len(record.seats)), self.touched)
        self.online: set[Seat] = set()
        self.notified: tuple[int, tuple[Seat, ...]] | None = None
        """The question about which absent players have been told."""
        self.figures: dict[tuple[str, Seat], asyncio.Task[Mapping[str, Any]]] = {}
        """Odds and journeys of the version `figures_at`."""
        self.figures_at = -1
        self.thoughts: dict[Seat, dict[str, Any]] = {}
        """What bots thought when they last decided."""
        self.snapshot_version = 0
        self._snapshot_every = snapshot_every
        self._length = 0
        self._posed = 0
        """The version at which the pending question was put."""
        self.posed_at = self.touched
        self._own: dict[Seat, int] = {}
        """The version at which a seat last answered, or took back, its part of a simultaneous choice."""
        self.ask: Ask | None = None
        self.poll: Poll | None = None
        self.screen = Screen(self)
        self._keys: OrderedDict[tuple[Seat, str], tuple[str, int]] = OrderedDict()

    # ---- opening and storing

    @classmethod
    def open(cls, opened: Opened, snapshot_every: int = 16) -> Live:
        """The game as it was stored: from its snapshot, without playing it from the start."""
        journal = journal_of(opened.moves)
        record = opened.record
        envelope = {
            **opened.snapshot,
            "setup": record.setup,
            "dealer": dealer_of(record).to_save(),
            "journal": journal,
            "together": opened.moves[-1].together,
        }
        live = cls(record, api.load(envelope), snapshot_every)
        for move in opened.moves:
            live._follow(move)
        live.chat_lines = opened.chat_lines
        live.snapshot_version = opened.snapshot_seq
        return live

    def repair(self, journal_length: int, rest: int) -> Change | None:
        """After an upgrade answers may no longer fit: what is left of the game is written down."""
        if len(self.table.journal) == journal_length:
            return None
        return self.change("repair", None, "; ".join(self.table.notes), base=rest, snapshot=True)

    def begin(self, kind_of_start: str) -> Change:
        """The first move: what the table did before anybody was asked."""
        return self.change("begin", None, kind_of_start, base=0, snapshot=True)

    def settle(self, change: Change) -> None:
        """The change is stored."""
        self._follow(change.move)
        if change.snapshot is not None:
            self.snapshot_version = change.move.seq
        for changed in change.seats:
            self.record.seats[changed.seat] = changed
        if change.finished_at is not None:
            self.record.finished_at = change.finished_at
        self.touched = time()

    def snapshot(self) -> dict[str, Any]:
        """What is needed besides the moves to open the game again."""
        data = self.table.save()
        for elsewhere in ("journal", "dealer", "setup", "together"):
            del data[elsewhere]
        return data

    def change(
        self,
        kind: Kind,
        seat: Seat | None,
        said: str = "",
        key: str | None = None,
        *,
        base: int | None = None,
        snapshot: bool = False,
        seats: list[SeatRecord] | None = None,
    ) -> Change:
        now = time()
        entries = self.table.journal.entries
        start = len(entries) if base is None else base
        seq = self.version + 1
        move = Move(
            seq=seq,
            kind=kind,
            seat=seat,
            said=said,
            key=key,
            base=start,
            entries=[_saved(entry) for entry in entries[start:]],
            together=self.together(),
            at=now,
        )
        finished = now if self.over and self.record.finished_at is None else None
        wanted = snapshot or finished is not None or seq - self.snapshot_version >= self._snapshot_every
        change = Change(
            move=move,
            snapshot=self.snapshot() if wanted else None,
            seats=seats or [],
            finished_at=finished,
        )
        posed_at = now if self._moves_on(move) else self.posed_at
        change.due_at = self.due_at(posed_at, {record.seat: record for record in change.seats})
        return change

    def together(self) -> list[tuple[int, str]]:
        request = self.table.request
        if not isinstance(request, ChooseAll) or len(self.table.waiting()) == len(request.seats):
            return []
        return list(self.table.at_rest()["together"])

    def _moves_on(self, move: Move) -> bool:
        return bool(move.entries) or move.base != self._length

    def _follow(self, move: Move) -> None:
        if self._moves_on(move) or move.kind == "begin":
            self._posed, self.posed_at = move.seq, move.at
            self._own.clear()
            self.ask = None
        elif move.seat is not None and move.kind in ("answer", "undo"):
            self._own[move.seat] = move.seq
        match move.kind, move.seat:
            case "ask", int(seat):
                self.ask = Ask(move.seq, seat, int(move.said), {seat})
            case "agree", int(seat) if self.ask is not None:
                self.ask.agreed.add(seat)
            case "decline", _:
                self.ask = None
            case "poll", int(seat):
                self.poll = Poll(move.seq, seat, int(move.said), {seat})
            case "poll-agree", int(seat) if self.poll is not None:
                self.poll.agreed.add(seat)
            case "poll-decline", _:
                self.poll = None
            case (("absent" | "back" | "join" | "leave" | "bot" | "answer"), int(seat)) if (
                self.poll is not None and self.poll.seat == seat
            ):
                self.poll = None
            case _:
                pass
        if move.key is not None and move.seat is not None:
            self._keys[move.seat, move.key] = (f"{move.kind}:{move.said}", move.seq)
            if len(self._keys) > KEYS_KEPT:
                self._keys.popitem(last=False)
        self._length = move.base + len(move.entries)
        self.version = move.seq

    # ---- who is who

    def viewer_of(self, digest: str) -> Viewer:
        """Whom this token stands for. Every stored hash is compared, whichever fits."""
        found: Viewer | None = None
        for seat in self.record.seats:
            if tokens.matches(digest, seat.token_hash):
                found = Viewer(role="seat", seat=seat.seat)
        if tokens.matches(digest, self.record.spectator_hash):
            found = Viewer(role="spectator")
        if tokens.matches(digest, self.record.host_hash):
            found = Viewer(role="host")
        if found is None:
            raise bad_token()
        return found

    def past(self) -> dict[str, Any]:
        """What is needed to play the game again; no seed."""
        return {
            "edition": self.record.edition,
            "setup": self.record.setup,
            "journal": self.table.journal.to_save(),
        }

    def duel(self) -> dict[str, Any] | None:
        """The game with other dice, for those who play a fight between heroes out; None: there is none."""
        fight = getattr(self.table.state, "fight", None)
        if self.record.edition != "second" or fight is None or fight.rival is None:
            return None
        return {**self.table.save(), "dealer": Fast(0).to_save()}

    @property
    def over(self) -> bool:
        return self.table.request is None

    def bot_seats(self) -> list[Seat]:
        """Seats that are asked and played by a bot."""
        return [seat for seat in self.table.waiting() if self.record.seats[seat].played_by_bot]

    # ---- playing

    def replayed(self, seat: Seat | None, kind: Kind, said: str, key: str | None) -> int | None:
        """The version that the same command with the same key led to, if it was accepted before."""
        if key is None or seat is None or (seat, key) not in self._keys:
            return None
        what, version = self._keys[seat, key]
        if what != f"{kind}:{said}" and not (kind == "ask" and what.startswith(("ask:", "rewind:"))):
            raise Problem(409, "key-reused", "this key was used for something else")
        return version

    def act(self, seat: Seat, command: Act, *, by_bot: bool = False) -> Change:
        sitting = self.record.seats[seat]
        if sitting.kind == "bot" and not by_bot:
            raise forbidden("a bot plays this seat; take it back first")
        self._check_version(seat, command.version)
        base = len(self.table.journal)
        try:
            self.table.answer(command.option, seat)
        except TamalirError as error:
            raise problem_of(error) from None
        except DAMAGE as error:
            log.exception("a rule failed", extra={"fields": {"game": self.record.id}})
            raise Problem(500, "engine-fault", "a rule failed; nothing has changed") from error
        back = (
            [msgspec.structs.replace(sitting, standing_in=False)]
            if sitting.standing_in and not by_bot
            else []
        )
        return self.change("answer", seat, command.option, command.key, base=base, seats=back)

    def undo(self, seat: Seat, command: Undo) -> Change:
        self._check_undo("own")
        self._check_version(seat, command.version)
        try:
            self.table.undo(seat)
        except TamalirError as error:
            raise problem_of(error) from None
        return self.change("undo", seat, "", command.key, base=len(self.table.journal), snapshot=True)

    def ask_undo(self, seat: Seat, command: AskUndo) -> Change:
        self._check_undo("consent")
        self._check_version(seat, command.version)
        if self.ask is not None:
            raise Problem(409, "already-asked", "a wish to take back is still being decided")
        length = self._before_last_choice_of(seat)
        if self.people() <= {seat}:
            return self._rewind(seat, length, command.key)
        return self.change("ask", seat, str(length), command.key)

    def vote_undo(self, seat: Seat, command: VoteUndo) -> Change:
        ask = self.ask
        if ask is None or ask.seq != command.ask:
            raise Problem(409, "nothing-asked", "nobody wishes to take that back any more")
        if not command.agree:
            return self.change("decline", seat)
        if seat in ask.agreed:
            raise Problem(409, "already-agreed", "you have agreed already")
        if self.people() <= ask.agreed | {seat}:
            return self._rewind(ask.seat, ask.length, None)
        return self.change("agree", seat)

    def _rewind(self, seat: Seat, length: int, key: str | None) -> Change:
        try:
            self.table.rewind(length)
        except TamalirError as error:
            raise problem_of(error) from None
        return self.change("rewind", seat, str(length), key, base=length, snapshot=True)

    def people(self) -> set[Seat]:
        """Whose consent counts: bots always agree."""
        return {seat.seat for seat in self.record.seats if not seat.played_by_bot}

    def _before_last_choice_of(self, seat: Seat) -> int:
        entries = self.table.journal.entries
        for at in range(len(entries) - 1, -1, -1):
            if not entries[at].forced and _chose(entries[at], seat):
                return at
        raise problem_of(CannotUndo("nothing"))

    def _check_undo(self, wish: str) -> None:
        if self.over:
            raise Problem(409, "game-over", "the game is over and its seed is known; it stands")
        policy = self.record.house.undo
        if policy == "off":
            raise forbidden("nothing is taken back at this table")
        if policy == "consent" and wish == "own":
            raise forbidden("at this table everybody must agree before anything is taken back")

    def _check_version(self, seat: Seat, version: int) -> None:
        """The client must have seen the question as it stands for this seat."""
        if not self._own.get(seat, self._posed) <= version <= self.version:
            raise stale(self.version)

    # ---- time

    def due_at(
        self, posed_at: float | None = None, changed: dict[Seat, SeatRecord] | None = None
    ) -> float | None:
        """When somebody must look at this game again, if nothing happens before."""
        if self.over:
            return None
        posed = self.posed_at if posed_at is None else posed_at
        house = self.record.house
        times: list[float] = []
        for seat in self.table.waiting():
            if (changed or {}).get(seat, self.record.seats[seat]).played_by_bot:
                times.append(time() + BOT_RESCUE_SECONDS)
                continue
            if house.decision_seconds is not None:
                times.append(posed + house.decision_seconds)
            if house.takeover_seconds is not None and seat not in self.online:
                times.append(max(posed, self.away_since.get(seat, posed)) + house.takeover_seconds)
        return min(times, default=None)

    def overdue(self, now: float) -> tuple[list[Seat], list[Seat]]:
        """Seats that a bot must stand in for, and seats for which it must decide this once."""
        house = self.record.house
        absent: list[Seat] = []
        slow: list[Seat] = []
        for seat in self.table.waiting():
            if self.record.seats[seat].played_by_bot:
                continue
            away = max(self.posed_at, self.away_since.get(seat, now))
            if (
                house.takeover_seconds is not None
                and seat not in self.online
                and now >= away + house.takeover_seconds
            ):
                absent.append(seat)
            elif house.decision_seconds is not None and now >= self.posed_at + house.decision_seconds:
                slow.append(seat)
        return absent, slow


def journal_of(moves: list[Move]) -> list[list[Any]]:
    """Every move keeps a part of the journal before it and adds to that."""
    journal: list[list[Any]] = []
    for move in moves:
        del journal[move.base :]
        journal += move.entries
    return journal


def dealer_of(record: GameRecord) -> Fair:
    return Fair(bytes.fromhex(record.seed), record.id)


def _saved(entry: Entry) -> list[Any]:
    return [entry.who, entry.answer, 1] if entry.forced else [entry.who, entry.answer]


def _chose(entry: Entry, seat: Seat) -> bool:
    if entry.who != EVERYBODY:
        return entry.who == seat
    return any(who == seat for who, _ in cast("tuple[tuple[Seat, str], ...]", entry.answer))
