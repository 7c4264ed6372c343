"""One game in memory: the engine's table, who sits at it, and the number of every accepted change.

Methods that change something carry it out at once and return the `Change` that must be stored. Whoever calls
them stores it and then calls `settle`; if storing fails, the whole object is thrown away and the game opened
again as it was stored.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from tamalir import api
from tamalir.games import GAMES
from tamalir.host import dice, due
from tamalir.host.daily import dice_name, lesson_of
from tamalir.host.errors import Problem, forbidden, problem_of, stale
from tamalir.host.feed import Feed
from tamalir.host.records import PERSON, Change, GameRecord, Kind, Move, SeatRecord
from tamalir.host.wire import Act
from tamalir.kernel import ChooseAll, Fair, Numbered, Seat, Table, TamalirError, saves
from tamalir.kernel.errors import DAMAGE
from tamalir.kernel.journal import Entry

KEYS_KEPT = 256
TOUCH_SECONDS = 60.0
"""The time of a game's last change is kept as closely as this."""

DEEDS = ("host-bot", "host-human", "link", "absent", "trial")
DEEDS_KEPT = 20

Clock = Callable[[], float]
"""Seconds since 1970: whoever holds the host has a clock, the host has none."""

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


class Hosted:
    """A game that is being played here and now."""

    check_every = 25
    """Every so many changes the position is judged: what cannot be is logged and told to the table.
    Tests of this room judge every one."""

    def __init__(self, record: GameRecord, table: Table[Any], clock: Clock, snapshot_every: int = 16) -> None:
        self.record = record
        self.table = table
        self.game = GAMES[record.edition]
        self.clock = clock
        self.version = 0
        self.online: set[Seat] = set()
        self.away_since: dict[Seat, float] = dict.fromkeys(range(len(record.seats)), clock())
        self.thoughts: dict[Seat, dict[str, Any]] = {}
        """What bots thought when they last decided."""
        self.snapshot_version = 0
        self._snapshot_every = snapshot_every
        self._length = 0
        self._posed = 0
        """The version at which the pending question was put."""
        self.posed_at = clock()
        self._own: dict[Seat, int] = {}
        """The version at which a seat last answered, or took back, its part of a simultaneous choice."""
        self.wrong = False
        """Something is in the position that cannot be: a rule has failed silently."""
        self.ask: Ask | None = None
        self.poll: Poll | None = None
        self.dice = dice.JointDice.of(record.house.again)
        """What people have brought to the dice."""
        self.goes_at: Callable[[float], float | None] = lambda updated_at: None
        """When a table whose last change was then is removed, if whoever holds it says so already."""
        self.handed: set[Seat] = set()
        """Seats of people that the host gave to a bot: they still decide about what they have chosen."""
        self.deeds: list[Move] = []
        """What was done over people's heads, for all to read."""
        self.feed = Feed(self)
        self._keys: OrderedDict[tuple[Seat, str], tuple[str, int]] = OrderedDict()

    def tells(self, seat: Seat, thought: dict[str, Any] | None) -> dict[str, Any] | None:
        """What may be told of a bot's thought, before it decides: all of it if its seat sees no more than
        everybody, the bare reason if it answers a proposal."""
        if thought is None or self.feed.knows_no_more(seat):
            return thought
        if thought["asked"] not in self.game.answers:
            return None
        said = {lang: lines[:1] for lang, lines in thought["said"].items()}
        return {**thought, "alternatives": [], "said": said}

    # ---- storing

    def follow(self, moves: Iterable[Move]) -> None:
        """The moves that led here, as they were stored."""
        for move in moves:
            self._follow(move)
        dice.apply(self)

    def begin(self, kind_of_start: str) -> Change:
        """The first move: what the table did before anybody was asked."""
        return self.change("begin", None, kind_of_start, base=0, snapshot=True)

    def repair(self, journal_length: int, rest: int) -> Change | None:
        """After an upgrade answers may no longer fit: what is left of the game is written down."""
        if len(self.table.journal) == journal_length:
            return None
        return self.change("repair", None, "; ".join(self.table.notes), base=rest, snapshot=True)

    def settle(self, change: Change) -> None:
        """The change is stored."""
        self._follow(change.move)
        if change.move.kind == "joint":
            dice.apply(self)
        if change.snapshot is not None:
            self.snapshot_version = change.move.seq
        for changed in change.seats:
            self.record.seats[changed.seat] = changed
        if change.finished_at is not None:
            self.record.finished_at = change.finished_at

    def snapshot(self) -> dict[str, Any]:
        """What is needed besides the moves to open the game again."""
        data = saves.parts(self.table)
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
        now = self.clock()
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
        if seq % self.check_every == 0 or self.wrong:
            self._judge()
        posed_at = now if self._moves_on(move) else self.posed_at
        change.due_at = due.due_at(self, posed_at, {record.seat: record for record in change.seats})
        self._touch(change)
        return change

    def _judge(self) -> None:
        """Look whether this can be the position of a game at all."""
        faults = [] if self.game.validate is None else self.game.validate(self.table.state)
        if faults and not self.wrong:
            told = "; ".join(map(str, faults[:5]))
            log.error("a position cannot be", extra={"fields": {"game": self.record.id, "faults": told}})
        self.wrong = bool(faults)

    def _touch(self, change: Change) -> None:
        """Most answers leave the game's own row alone: that halves what is written."""
        record, now = self.record, change.move.at
        late = now - record.updated_at >= TOUCH_SECONDS
        change.touches = late or change.due_at != record.due_at or change.finished_at is not None
        if change.touches:
            record.due_at, record.updated_at = change.due_at, now

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
            case (("absent" | "back" | "join" | "leave" | "bot" | "host-bot" | "answer"), int(seat)) if (
                self.poll is not None and self.poll.seat == seat
            ):
                self.poll = None
            case _:
                pass
        match move.kind, move.seat:
            case "host-bot", int(seat) if move.said.startswith(PERSON):
                self.handed.add(seat)
            case (("bot" | "human" | "host-human"), int(seat)):
                self.handed.discard(seat)
            case _:
                pass
        self.dice.follow(move, self.record.seed)
        if move.kind in DEEDS:
            self.deeds = [*self.deeds, move][-DEEDS_KEPT:]
        if move.key is not None and move.seat is not None:
            self._keys[move.seat, move.key] = (f"{move.kind}:{move.said}", move.seq)
            if len(self._keys) > KEYS_KEPT:
                self._keys.popitem(last=False)
        self._length = move.base + len(move.entries)
        self.version = move.seq

    # ---- who is who

    def past(self) -> dict[str, Any]:
        """What is needed to play the game again; no seed."""
        return {
            "edition": self.record.edition,
            "setup": self.record.setup,
            "journal": self.table.journal.to_save(),
        }

    def people(self) -> set[Seat]:
        """Who plays: people that no bot stands in for."""
        return {seat.seat for seat in self.record.seats if not seat.played_by_bot}

    def electorate(self) -> set[Seat]:
        """Whose yes is needed before what was chosen is taken back: everybody whose seat it is, there or not.
        A bot that stands in says yes for nobody, nor does one that the host put into somebody's place."""
        return {seat.seat for seat in self.record.seats if seat.kind == "human"} | self.handed

    def others_hold_secrets(self) -> bool:
        """Whether somebody sits here, also away or with a bot in the seat, from whom something can be learnt
        by looking at the whole game."""
        return len(self.electorate()) > 1 and self.feed.holds_secrets()

    def away_for(self, seat: Seat) -> float:
        """Seconds since somebody of this seat was last seen, or since it is asked, if that is later."""
        if seat in self.online:
            return 0.0
        last = self.away_since.get(seat, self.clock())
        if seat in self.table.waiting():
            last = max(last, self.posed_at)
        return self.clock() - last

    @property
    def over(self) -> bool:
        return self.table.request is None

    def bot_seats(self) -> list[Seat]:
        """Seats that are asked and played by a bot."""
        return [seat for seat in self.table.waiting() if self.bot_of(seat) is not None]

    def bot_of(self, seat: Seat) -> str | None:
        """The bot that answers for a seat, if one does. It is the best there is, whatever sits there, for
        somebody who is out of the game and is asked only because nobody else is left, and for enemies where
        the table leaves them to a computer."""
        record = self.record.seats[seat]
        if self.computer_answers(seat):
            return self.game.best_bot
        return record.bot if record.played_by_bot else None

    def computer_answers(self, seat: Seat) -> bool:
        """Whether what this seat is asked is not its player's to decide."""
        state, asked = self.table.state, self.table.pending(seat)
        if self.game.out(state, seat):
            return True
        if asked is None or self.game.for_enemy is None or not self.record.house.computer_enemies:
            return False
        return self.game.for_enemy(state, asked)

    @property
    def is_puzzle(self) -> bool:
        """Whether the choices at this table can be judged."""
        book, setup = self.game.puzzles, self.table.setup
        return book is not None and setup is not None and setup.scene in book.known()

    @property
    def bot_steps(self) -> int | None:
        """How much bots may work at each decision where they must decide alike on every machine."""
        if self.record.house.daily is not None and self.game.daily is not None:
            return self.game.daily.steps
        lessons = self.game.lessons
        return None if lessons is None or lesson_of(self.record) is None else lessons.steps

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
        self.check_version(seat, command.version)
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

    def check_version(self, seat: Seat, version: int) -> None:
        """The client must have seen the question as it stands for this seat."""
        if not self._own.get(seat, self._posed) <= version <= self.version:
            raise stale(self.version)


def journal_of(moves: list[Move]) -> list[list[Any]]:
    """Every move keeps a part of the journal before it and adds to that."""
    journal: list[list[Any]] = []
    for move in moves:
        del journal[move.base :]
        journal += move.entries
    return journal


def stored_table(record: GameRecord, snapshot: dict[str, Any], moves: list[Move]) -> Table[Any]:
    """The table as it was stored: from its snapshot, without playing it from the start."""
    return api.load(
        {
            **snapshot,
            "setup": record.setup,
            "dealer": dealer_of(record).to_save(),
            "journal": journal_of(moves),
            "together": moves[-1].together,
        },
        own=True,
    )


def dealer_of(record: GameRecord) -> Fair | Numbered:
    """Games of before go on with numbered throws."""
    make = Fair if record.dice == "path" else Numbered
    return make(bytes.fromhex(record.seed), dice_name(record))


def _saved(entry: Entry) -> list[Any]:
    return [entry.who, entry.answer, 1] if entry.forced else [entry.who, entry.answer]
