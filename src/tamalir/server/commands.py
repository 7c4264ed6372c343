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

from tamalir.host import making, tokens
from tamalir.host.commands import seat_of
from tamalir.host.errors import Problem, forbidden
from tamalir.host.jobs import AnyJob, Prove, WorkOutOdds, WorkOutReach
from tamalir.host.orders import READING, CarryOut, ComeBack, Recall, RenewLink, Reply
from tamalir.host.replies import ChatList, Told, Viewer, Watching
from tamalir.host.wire import (
    Book,
    Chat,
    Command,
    Events,
    Fork,
    HostCommand,
    Look,
    NewLink,
    PushOff,
    PushOn,
    Say,
    SeatLink,
    Who,
)
from tamalir.server.bots import BotFailed
from tamalir.server.limits import too_many
from tamalir.server.live import Live

if TYPE_CHECKING:
    from tamalir.server.tables import Tables


LONG_STORY = 200
"""Events that are spoken at once."""
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
        case Fork():
            return await tables.branch(live, viewer, command)
        case NewLink():
            token = tokens.new_token()
            renewal = RenewLink(
                game=live.record.id,
                viewer=viewer,
                seat=command.seat,
                digest=tokens.digest(token),
                channels=tables.channels(live),
            )
            await tables.commit(live, await tables.ask(live, renewal))
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
        case _:
            return await _by_the_table(tables, live, viewer, command)


async def _by_the_table(tables: Tables, live: Live, viewer: Viewer, command: HostCommand) -> Any:
    """Store what the table changes, and let others do what takes its time."""
    if isinstance(command, Look | Events):
        await _recall(tables, live, viewer, command)
    channels = [] if isinstance(command, READING) else tables.channels(live)
    order = CarryOut(game=live.record.id, viewer=viewer, command=command, channels=channels)
    reply = await tables.ask(live, order)
    if reply.job is not None:
        return await _work(tables, live, viewer, reply)
    await tables.commit(live, reply)
    return reply.answer


async def _recall(tables: Tables, live: Live, viewer: Viewer, command: Look | Events) -> None:
    """A long story in words takes a while the first time: in parts, so that no other table waits for it."""
    since, lang, told = command.since, command.lang, live.standing.told
    if lang is None or since is None or told - since <= LONG_STORY:
        return
    for start in range(since, told, LONG_STORY):
        part = Recall(game=live.record.id, seat=viewer.seat, lang=lang, start=start, stop=start + LONG_STORY)
        await tables.ask(live, part)


async def _work(tables: Tables, live: Live, viewer: Viewer, reply: Reply) -> Later:
    assert reply.job is not None
    job = msgspec.structs.replace(reply.job, pack_files=await tables.pack_files_of(live))
    if isinstance(job, WorkOutOdds | WorkOutReach):
        return _figures(tables, live, seat_of(viewer), job)
    return _proof(tables, live, job) if isinstance(job, Prove) else _replay(tables, live, job)


def _figures(tables: Tables, live: Live, seat: int, job: WorkOutOdds | WorkOutReach) -> Later:
    """Worked out in another process while the table goes on; once for each version."""
    kind = type(job).__name__ if isinstance(job, WorkOutReach) else f"odds {job.aim} {job.lang}"
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


async def _who(tables: Tables, live: Live, viewer: Viewer, command: Who) -> Viewer | Watching:
    """Somebody who sits down to watch is no longer away; whoever goes on is told how far the game is."""
    tables.look_round(live)
    if command.watching == "stay":
        return Watching(version=live.version)
    seat = viewer.seat
    if command.watching == "arrive" and seat is not None and live.record.seats[seat].standing_in:
        order = ComeBack(game=live.record.id, seat=seat, channels=tables.channels(live))
        await tables.commit(live, await tables.ask(live, order))
    return viewer


def _proof(tables: Tables, live: Live, job: Prove) -> Later:
    """Worked out once: a game that is over does not change any more."""
    if live.proof is None or (live.proof.done() and live.proof.exception() is not None):
        live.proof = asyncio.create_task(_proven(tables, job))
        live.proof.add_done_callback(lambda done: done.cancelled() or done.exception())
    proof = live.proof
    return Later(lambda: asyncio.shield(proof))


async def _proven(tables: Tables, job: Prove) -> Mapping[str, Any]:
    try:
        answer = await tables.workers.ask(job, PROOF_SECONDS)
    except BotFailed:
        raise Problem(409, "not-provable", "the game could not be played again in time") from None
    if "unproven" in answer:
        raise Problem(409, "not-provable", str(answer["unproven"]))
    return answer
