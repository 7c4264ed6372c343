"""What each command does. The caller holds the game's lock and has checked the token."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, assert_never

from tamalir.kernel import Seat
from tamalir.server import fair, making, sitting, takeback, tokens
from tamalir.server.answers import (
    ChatList,
    Done,
    Proven,
    ThoughtOf,
    Throw,
    Told,
    Viewer,
)
from tamalir.server.errors import Problem, forbidden
from tamalir.server.limits import too_many
from tamalir.server.live import Live
from tamalir.server.wire import (
    Act,
    AskTakeover,
    AskUndo,
    At,
    Book,
    Chat,
    Command,
    Events,
    Export,
    Fork,
    Join,
    Leave,
    Look,
    Moments,
    NewLink,
    Odds,
    Proof,
    PushOff,
    PushOn,
    Reach,
    Say,
    SeatLink,
    Summary,
    Thought,
    ToBot,
    ToHuman,
    Undo,
    VoteTakeover,
    VoteUndo,
    Who,
    Why,
)

if TYPE_CHECKING:
    from tamalir.server.tables import Tables


LONG_STORY = 200
"""Events that are spoken at once."""


class Later:
    """An answer that takes its time: it is worked out when the game's lock is free again."""

    def __init__(self, work: Callable[[], Awaitable[Any]]) -> None:
        self.work = work


async def carry_out(tables: Tables, live: Live, viewer: Viewer, command: Command) -> Any:
    """The answer to one command."""
    match command:
        case Act() | Undo() | AskUndo():
            return await _play(tables, live, _seat(viewer), command)
        case VoteUndo():
            return Done(version=await tables.commit(live, takeback.vote_undo(live, _seat(viewer), command)))
        case Look():
            return await _told(live, command, lambda: live.screen.scene(viewer, command.since, command.lang))
        case Events():
            return await _told(live, command, lambda: live.screen.events(viewer, command.since, command.lang))
        case Why():
            return live.screen.why(_seat(viewer), command.option, command.lang)
        case Odds() | Reach():
            return _figures(tables, live, _seat(viewer), command)
        case Book():
            return Later(lambda: tables.books.of_table(live, command.lang))
        case Moments() | At() | Summary():
            return _replay(tables, live, viewer, command)
        case Thought():
            return _thought(live, command)
        case AskTakeover():
            return Done(version=await tables.commit(live, sitting.ask_takeover(live, _seat(viewer), command)))
        case VoteTakeover():
            return Done(
                version=await tables.commit(live, sitting.vote_takeover(live, _seat(viewer), command))
            )
        case ToBot():
            return Done(version=await tables.commit(live, sitting.to_bot(live, viewer, command)))
        case ToHuman():
            return Done(version=await tables.commit(live, sitting.to_human(live, viewer, command)))
        case Join():
            return Done(version=await tables.commit(live, sitting.join(live, _seat(viewer), command)))
        case Leave():
            return Done(version=await tables.commit(live, sitting.leave(live, _seat(viewer))))
        case Say():
            if viewer.role == "spectator":
                raise forbidden("spectators listen")
            if not live.chatting[viewer.seat].take(monotonic()):
                raise too_many()
            return await tables.say(live, viewer, command.text)
        case Chat():
            return ChatList(lines=await tables.chat(live, command.since))
        case Export():
            return live.screen.export(viewer)
        case Proof():
            return _proof(live)
        case Fork():
            return await tables.branch(live, viewer, command.length)
        case NewLink():
            token = tokens.new_token()
            await tables.commit(live, sitting.new_link(live, viewer, command.seat, token))
            await tables.notifier.forget_seat(live, command.seat)
            tables.audience.check_keys(live.record.id, command.seat)
            address = making.link(tables.settings.public_url or "", live.record.id, token)
            return SeatLink(seat=command.seat, token=token, link=address)
        case PushOn():
            await tables.notifier.subscribe(live, _seat(viewer), command)
            return Told(on=True)
        case PushOff():
            await tables.notifier.unsubscribe(live, _seat(viewer), command)
            return Told(on=False)
        case Who():
            return await _who(tables, live, viewer, command)
        case _:
            assert_never(command)


async def _told(live: Live, command: Look | Events, tell: Callable[[], Any]) -> Any:
    """A long story in words takes a while the first time: then others need not wait for it."""
    since = command.since
    long = since is not None and live.table.events_told() - since > LONG_STORY
    return await asyncio.to_thread(tell) if long and command.lang is not None else tell()


async def _play(tables: Tables, live: Live, seat: Seat, command: Act | Undo | AskUndo) -> Done:
    match command:
        case Act():
            before = live.replayed(seat, "answer", command.option, command.key)
            make = partial(live.act, seat, command)
        case Undo():
            before = live.replayed(seat, "undo", "", command.key)
            make = partial(takeback.undo, live, seat, command)
        case AskUndo():
            before = live.replayed(seat, "ask", "", command.key)
            make = partial(takeback.ask_undo, live, seat, command)
    if before is not None:
        return Done(version=before, replayed=True)
    return Done(version=await tables.commit(live, make()))


def _figures(tables: Tables, live: Live, seat: Seat, command: Odds | Reach) -> Later:
    """Worked out in another process while the table goes on; once for each version."""
    if not live.record.house.odds:
        raise Problem(403, "odds-off", "the host turned odds off")
    kind = "odds" if isinstance(command, Odds) else "reach"
    if live.figures_at != live.version:
        live.figures_at = live.version
        live.figures.clear()
    answer = live.figures.get((kind, seat))
    if answer is None:
        question: dict[str, Any] = {"job": kind, "view": live.screen.private(seat)}
        question["shelf"] = tables.shelf_of(live)
        if kind == "odds":
            question["save"] = live.duel()
        answer = live.figures[kind, seat] = tables.clerks.work_out(question)
    return Later(lambda: asyncio.shield(answer))


def _replay(tables: Tables, live: Live, viewer: Viewer, command: Moments | At | Summary) -> Later:
    """Played again in another process."""
    question: dict[str, Any] = {"past": live.past(), "shelf": tables.shelf_of(live)}
    match command:
        case Moments():
            question |= {"job": "moments"}
        case At():
            seen = {"seat": viewer.seat, "lang": command.lang, "info": live.screen.info()}
            question |= {"job": "at", "length": command.length, **seen}
        case Summary():
            if not live.over:
                raise Problem(409, "not-over", "the game is not over yet")
            question |= {"job": "summary", "lang": command.lang}

    async def in_turn() -> Mapping[str, Any]:
        async with live.replaying:  # so that no table keeps all clerks busy
            return await tables.clerks.replay(question)

    return Later(in_turn)


def _thought(live: Live, command: Thought) -> ThoughtOf:
    if not live.record.house.thoughts:
        raise Problem(403, "thoughts-off", "at this table bots keep their thoughts to themselves")
    thought = live.thoughts.get(command.seat)
    if thought is None:
        return ThoughtOf(seat=command.seat, known=False)
    return ThoughtOf(
        seat=command.seat,
        known=True,
        asked=thought["asked"],
        chosen=thought["chosen"],
        plan=thought["plan"],
        alternatives=thought["alternatives"],
        said=thought["said"][command.lang],
    )


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
    save["fair"] = {"commitment": record.commitment, "from": record.fair_from}
    try:
        checked = await asyncio.to_thread(fair.verify, save)
    except fair.NotFair as error:
        raise Problem(409, "not-provable", str(error)) from None
    return Proven(
        game=record.id,
        commitment=record.commitment,
        seed=record.seed,
        fair_from=record.fair_from,
        throws=[Throw(n=throw.n, lists=throw.lists, result=throw.result) for throw in checked],
    )


def _seat(viewer: Viewer) -> Seat:
    if viewer.seat is None:
        raise forbidden("only a player may do that")
    return viewer.seat
