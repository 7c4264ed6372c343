"""What each command does here. The caller holds the game's lock and has checked the token.

The table itself knows what most commands come to (`tamalir.host.commands`); this adds what needs other
people, storage and time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from tamalir.host import commands, fair, sitting
from tamalir.host.commands import Before, ToDo, ToStore, seat_of
from tamalir.host.errors import Problem, forbidden, set_aside
from tamalir.host.jobs import AnyJob, WorkOutOdds, WorkOutReach
from tamalir.host.replies import ChatList, Done, Proven, ProvenShare, Throw, Told, Viewer
from tamalir.host.wire import (
    Book,
    Chat,
    Command,
    Events,
    Fork,
    Look,
    NewLink,
    Proof,
    PushOff,
    PushOn,
    Say,
    SeatLink,
    Who,
)
from tamalir.kernel.journal import journal_lines
from tamalir.server import making, tokens
from tamalir.server.limits import too_many
from tamalir.server.live import Live
from tamalir.server.watchdog import Overrun, apart

if TYPE_CHECKING:
    from tamalir.server.tables import Tables


LONG_STORY = 200
"""Events that are spoken at once."""
LONG_SECONDS = 30.0
PROOF_SECONDS = 120.0


class Later:
    """An answer that takes its time: it is worked out when the game's lock is free again."""

    def __init__(self, work: Callable[[], Awaitable[Any]]) -> None:
        self.work = work


async def carry_out(tables: Tables, live: Live, viewer: Viewer, command: Command) -> Any:
    """The answer to one command."""
    match command:
        case Book():
            return Later(lambda: tables.books.of_table(live, command.lang))
        case Say():
            if viewer.role == "spectator":
                raise forbidden("spectators listen")
            if not live.chatting[viewer.seat].take(monotonic()):
                raise too_many()
            return await tables.say(live, viewer, command.text)
        case Chat():
            return ChatList(lines=await tables.chat(live, command.since))
        case Proof():
            return _proof(live)
        case Fork():
            return await tables.branch(live, viewer, command.length)
        case NewLink():
            token = tokens.new_token()
            renewed = sitting.new_link(live, viewer, command.seat, tokens.digest(token))
            await tables.commit(live, renewed)
            await tables.notifier.forget_seat(live, command.seat)
            tables.audience.check_keys(live.record.id, command.seat)
            address = making.link(tables.settings.public_url or "", live.record.id, token)
            return SeatLink(seat=command.seat, token=token, link=address)
        case PushOn():
            await tables.notifier.subscribe(live, seat_of(viewer), command)
            return Told(on=True)
        case PushOff():
            await tables.notifier.unsubscribe(live, seat_of(viewer), command)
            return Told(on=False)
        case Who():
            return await _who(tables, live, viewer, command)
        case Look() | Events() if _is_long(live, command):
            try:
                return await apart(LONG_SECONDS, commands.carry_out, live, viewer, command)
            except Overrun:
                tables.open_games.set_aside(live.record.id, "its story could not be told in time")
                raise set_aside() from None
        case _:
            return await _by_the_table(tables, live, _in_time(tables, live, viewer, command), viewer)


def _in_time(tables: Tables, live: Live, viewer: Viewer, command: commands.HostCommand) -> commands.Outcome:
    """What the table itself makes of a command, unless its rules come to no end."""
    with tables.rules_of(live):
        return commands.carry_out(live, viewer, command)


async def _by_the_table(tables: Tables, live: Live, outcome: commands.Outcome, viewer: Viewer) -> Any:
    """Store what must be stored, and let others do what takes its time."""
    match outcome:
        case ToStore(change):
            return Done(version=await tables.commit(live, change))
        case Before(version):
            return Done(version=version, replayed=True)
        case ToDo(job):
            job = msgspec.structs.replace(job, pack_files=tables.pack_files_of(live))
            if isinstance(job, WorkOutOdds | WorkOutReach):
                return _figures(tables, live, seat_of(viewer), job)
            return _replay(tables, live, job)
        case _:
            return outcome


def _is_long(live: Live, command: Look | Events) -> bool:
    """A long story in words takes a while the first time: then others need not wait for it."""
    since = command.since
    return command.lang is not None and since is not None and live.table.events_told() - since > LONG_STORY


def _figures(tables: Tables, live: Live, seat: int, job: WorkOutOdds | WorkOutReach) -> Later:
    """Worked out in another process while the table goes on; once for each version."""
    kind = type(job).__name__
    if live.figures_at != live.version:
        live.figures_at = live.version
        live.figures.clear()
    answer = live.figures.get((kind, seat))
    if answer is None:
        answer = live.figures[kind, seat] = tables.workers.work_out(job)
    return Later(lambda: asyncio.shield(answer))


def _replay(tables: Tables, live: Live, job: AnyJob) -> Later:
    """Played again in another process."""

    async def in_turn() -> Mapping[str, Any]:
        async with live.replaying:  # so that no table keeps all workers busy
            return await tables.workers.replay(job)

    return Later(in_turn)


async def _who(tables: Tables, live: Live, viewer: Viewer, command: Who) -> Viewer:
    """Somebody who sits down to watch is no longer away."""
    tables.look_round(live)
    if command.watching == "arrive" and viewer.seat is not None:
        await tables.commit(live, sitting.come_back(live, viewer.seat))
    return viewer


def _proof(live: Live) -> Later:
    """Worked out once: a game that is over does not change any more."""
    if not live.over:
        raise Problem(409, "not-over", "the seed is known when the game is over")
    if live.proof is None:
        live.proof = asyncio.create_task(_proven(live))
    proof = live.proof
    return Later(lambda: asyncio.shield(proof))


async def _proven(live: Live) -> Proven:
    save = live.table.save()
    record = live.record
    save["fair"] = live.feed.fairness()
    try:
        checked = await apart(PROOF_SECONDS, fair.verify, save)
    except Overrun:
        raise Problem(409, "not-provable", "the game could not be played again in time") from None
    except fair.NotFair as error:
        raise Problem(409, "not-provable", str(error)) from None
    return Proven(
        game=record.id,
        commitment=record.commitment,
        seed=record.seed,
        fair_from=record.fair_from,
        by=record.dice,
        journal=journal_lines(live.table.journal.entries) if record.dice == "path" else [],
        joint_from=live.dice.joint_from,
        shares=[
            ProvenShare(seat=seat, share=share, pledge=live.dice.pledges.get(seat))
            for seat, share in sorted(live.dice.shares.items())
            if live.dice.joint_from is not None
        ],
        throws=[Throw(n=throw.n, lists=throw.lists, result=throw.result) for throw in checked],
    )
