"""Many hosted tables, asked by orders: all that runs the rules for people, in one place that can be ended.

It may be a process of its own. It has no network and no storage, and its clock is given to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import nan
from typing import get_args

import msgspec
from msgspec import Raw

from tamalir import api
from tamalir.host import due, making, packs, sitting
from tamalir.host.commands import Before, ToDo, ToStore
from tamalir.host.commands import carry_out as carried_out
from tamalir.host.errors import Problem, problem_of, unavailable
from tamalir.host.hosted import Clock, Hosted, journal_of, stored_table
from tamalir.host.jobs import Files
from tamalir.host.making import Begun
from tamalir.host.orders import (
    AnyOrder,
    Begin,
    Branch,
    Bring,
    CarryOut,
    Close,
    ComeBack,
    Consult,
    Decided,
    DueLost,
    ForgetPack,
    LookAfter,
    Made,
    Open,
    Overdue,
    Presence,
    Recall,
    RenewLink,
    Reply,
    StandIn,
    Standing,
    TakeSnapshot,
)
from tamalir.host.records import Change
from tamalir.host.replies import Done
from tamalir.host.wire import Act, Lang
from tamalir.host.words import speaker_with
from tamalir.kernel import TamalirError
from tamalir.kernel.errors import DAMAGE

GoesAt = Callable[[float], float | None]

_encode = msgspec.json.Encoder().encode


class Hall:
    """The tables that are held here."""

    def __init__(
        self, clock: Clock, snapshot_every: int = 16, goes_at: GoesAt = lambda updated_at: None
    ) -> None:
        self._clock = clock
        self._snapshot_every = snapshot_every
        self._goes_at = goes_at
        self._tables: dict[str, Hosted] = {}

    def answer(self, order: AnyOrder) -> Reply:
        """What an order comes to; refusals are answers too."""
        try:
            return self._answer(order)
        except Problem as problem:
            return Reply(problem=(problem.status, problem.body()))
        except TamalirError as error:
            problem = problem_of(error)
            return Reply(problem=(problem.status, problem.body()))

    def _answer(self, order: AnyOrder) -> Reply:
        match order:
            case Open():
                return self._open(order)
            case Begin():
                know(order.pack_files)
                return Reply(made=self._seat_down(making.begin(order.agreed), "new"))
            case Bring():
                return Reply(made=self._bring(order))
            case Close():
                self._tables.pop(order.game, None)
                return Reply()
            case ForgetPack():
                self._forget_pack(order.name, order.fingerprint)
                return Reply()
            case _:
                return self._at(self._table(order.game), order)

    def _at(self, host: Hosted, order: AnyOrder) -> Reply:
        """Something at a table that is here."""
        match order:
            case CarryOut():
                return _carry_out(host, order)
            case Branch():
                return self._branch(host, order)
            case RenewLink():
                return _changed(
                    host, sitting.new_link(host, order.viewer, order.seat, order.digest), order.channels
                )
            case ComeBack():
                return _changed(host, sitting.come_back(host, order.seat), order.channels)
            case StandIn():
                return _changed(host, sitting.stand_in(host, order.seat), order.channels)
            case Decided():
                return _decided(host, order)
            case Presence():
                host.online, host.away_since = set(order.online), order.away_since
            case Recall():
                host.feed.recall(order.seat, order.lang, order.start, order.stop)
            case Consult():
                return Reply(view=host.feed.private(order.seat))
            case LookAfter():
                return Reply(overdue=_look_after(host))
            case DueLost():
                host.record.due_at = nan
            case TakeSnapshot():
                return Reply(snapshot=host.snapshot())
            case _:
                raise TypeError(order)
        return Reply()

    def _table(self, game: str) -> Hosted:
        host = self._tables.get(game)
        if host is None:
            raise unavailable("this table is changing hands; try again")
        return host

    # ---- tables that come and go

    def _open(self, order: Open) -> Reply:
        """From its snapshot, without playing it from the start. What an upgrade no longer lets stand is
        written down."""
        know(order.pack_files)
        table = stored_table(order.record, order.snapshot, order.moves)
        host = Hosted(order.record, table, self._clock, self._snapshot_every)
        host.goes_at = self._goes_at
        host.follow(order.moves)
        host.snapshot_version = order.snapshot_seq
        repaired = host.repair(len(journal_of(order.moves)), int(order.snapshot["rest"]))
        if repaired is not None:
            host.settle(repaired)
        self._tables[order.game] = host
        return Reply(change=repaired, standing=standing_of(host))

    def _bring(self, order: Bring) -> Made:
        know(order.pack_files)
        made: Made | None = None
        try:
            made = self._seat_down(order.brought.opened(api.load(order.brought.save)), "import")
            for seat in (None, *range(len(made.record.seats))):
                self._tables[made.record.id].feed.document(seat)
        except DAMAGE as error:
            if made is not None:
                del self._tables[made.record.id]  # nobody will ever close it
            if isinstance(error, TamalirError):
                raise
            raise Problem(422, "bad-save", "the save makes no sense to the rules") from None
        return made

    def _seat_down(self, begun: Begun, kind_of_start: str, mine: list[int] | None = None) -> Made:
        record, secrets = making.sit_down(begun, self._clock())
        host = Hosted(record, begun.table, self._clock, self._snapshot_every)
        host.goes_at = self._goes_at
        first = host.begin(kind_of_start)
        host.settle(first)
        self._tables[record.id] = host
        return Made(
            record=record,
            secrets=secrets,
            first=first,
            standing=standing_of(host),
            mine=mine,
            changed=bool(begun.table.notes),
        )

    def _branch(self, host: Hosted, order: Branch) -> Reply:
        if order.again:
            begun, mine = making.rematch(host, order.viewer)
        else:
            begun, mine = making.trial(host, order.viewer, order.length)
        made = self._seat_down(begun, "fork", mine)
        trial = None if host.over else sitting.trial(host, order.viewer.seat)
        reply = _changed(host, trial, order.channels)
        reply.made = made
        return reply

    def _forget_pack(self, name: str, fingerprint: str) -> None:
        needed = any(host.record.packs().get(name) == fingerprint for host in self._tables.values())
        if not needed and packs.is_here(name, fingerprint):
            packs.forget(name, fingerprint)


def know(files: Sequence[Files]) -> None:
    """Make packs known, and their words, before a table needs them."""
    for each in files:
        name, fingerprint = packs.add_pack(each)
        for lang in get_args(Lang):
            speaker_with({name: fingerprint}, lang)


def standing_of(host: Hosted) -> Standing:
    return Standing(
        version=host.version,
        waiting=list(host.table.waiting()),
        bots={seat: bot for seat in host.table.waiting() if (bot := host.bot_of(seat)) is not None},
        bot_steps=host.bot_steps,
        over=host.over,
        length=len(host.table.journal),
        told=host.table.events_told(),
        snapshot_version=host.snapshot_version,
    )


def _changed(host: Hosted, change: Change | None, channels: Sequence[str]) -> Reply:
    """What must be stored, and what everybody is told afterwards."""
    if change is not None:
        host.settle(change)
    receipt = Raw(_encode(Done(version=host.version)))
    if change is None:
        return Reply(answer=receipt)
    host.feed.watch_only(set(channels))
    return Reply(
        answer=receipt,
        change=change,
        updates=[(channel, Raw(host.feed.update_for(channel))) for channel in channels],
        standing=standing_of(host),
    )


def _carry_out(host: Hosted, order: CarryOut) -> Reply:
    outcome = carried_out(host, order.viewer, order.command)
    match outcome:
        case ToStore(change):
            return _changed(host, change, order.channels)
        case Before(version):
            return Reply(answer=Raw(_encode(Done(version=version, replayed=True))))
        case ToDo(job):
            return Reply(job=job)
        case _:
            return Reply(answer=Raw(_encode(outcome)))


def _decided(host: Hosted, order: Decided) -> Reply:
    """A bot's answer, if its question still stands."""
    told = host.tells(order.seat, order.thought)
    change = host.act(order.seat, Act(option=order.option, version=order.version), by_bot=True)
    host.thoughts.pop(order.seat, None)
    if told is not None:
        host.thoughts[order.seat] = told
    return _changed(host, change, order.channels)


def _look_after(host: Hosted) -> Overdue:
    absent, slow = due.overdue(host, host.clock())
    found = Overdue(absent=absent, slow=slow, due_at=due.due_at(host))
    if not absent and not slow:
        host.record.due_at = found.due_at
    return found
