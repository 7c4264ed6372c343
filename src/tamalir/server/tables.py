"""The tables that this process owns: opens them, carries out commands, stores, tells everybody, lets go.

Every command goes the same way: find the game (or its owner), take its lock, check who asks, carry it out,
commit, and only then acknowledge and tell the others.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from hashlib import sha256
from time import perf_counter, time
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tamalir.kernel import Seat, TamalirError
from tamalir.server import making, metrics, sitting, tokens
from tamalir.server.answers import ChatLine, Viewer, seat_on
from tamalir.server.bots import BotPool
from tamalir.server.clerks import Clerks
from tamalir.server.commands import Later, carry_out
from tamalir.server.errors import Problem, no_such_game, problem_of, unavailable
from tamalir.server.hub import Hub
from tamalir.server.live import Live, journal_of
from tamalir.server.making import Made
from tamalir.server.notify import Notifier
from tamalir.server.ownership import Ownership
from tamalir.server.relay import Relay
from tamalir.server.settings import Settings
from tamalir.server.shelf import Shelf
from tamalir.server.storage import games
from tamalir.server.storage.database import Database
from tamalir.server.storage.records import Change
from tamalir.server.storage.writer import ConnectionLost
from tamalir.server.wire import (
    Act,
    Command,
    Created,
    House,
    SeatSpec,
    Who,
)

MOVED_PAUSE = 0.05
"""Between two looks for the owner of a game that is changing hands."""

log = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()


class Tables:
    """All that is being played in this process."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        ownership: Ownership,
        hub: Hub,
        bots: BotPool,
        clerks: Clerks,
        notifier: Notifier,
        relay: Relay | None = None,
    ) -> None:
        self.settings = settings
        self.database = database
        self.hub = hub
        self.bots = bots
        self.clerks = clerks
        """Processes that compute odds, so that no bot keeps a player waiting for them."""
        self.relay = relay
        self.packs = Shelf(database)
        self._ownership = ownership
        self._notifier = notifier
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Live | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False
        database.writer.on_lost = self._all_lost
        hub.first = self._presence_changed
        hub.last = self._presence_changed
        if relay is not None:
            relay.serve(self.perform_forwarded, self._presence_changed)

    # ---- commands

    async def perform(self, game: str, digest: str, command: Command) -> bytes:
        """Carry out a command wherever the game is; the answer as JSON."""
        kind = type(command).__name__
        begun = perf_counter()
        try:
            answer = await self._perform(game, digest, command)
        except Problem as problem:
            metrics.COMMANDS.labels(kind, problem.code).inc()
            raise
        metrics.COMMANDS.labels(kind, "done").inc()
        metrics.COMMAND_SECONDS.labels(kind).observe(perf_counter() - begun)
        return answer

    async def _perform(self, game: str, digest: str, command: Command) -> bytes:
        deadline = time() + 2 * self.settings.forward_seconds
        while True:
            answer = await self.perform_forwarded(game, digest, command, None)
            if answer is None:
                answer = await self._forward(game, digest, command)
            if answer is not None:
                return answer
            if time() > deadline:
                raise unavailable("this table is changing hands; try again")
            await asyncio.sleep(MOVED_PAUSE)

    async def perform_forwarded(
        self, game: str, digest: str, command: Command, origin: str | None
    ) -> bytes | None:
        """A command that came in here, or through the process `origin`; None if the game is not ours."""
        try:
            return await self._perform_here(game, digest, command, origin)
        except (SQLAlchemyError, ConnectionLost, OSError) as error:
            log.error("storage failed", extra={"fields": {"error": type(error).__name__}})
            raise unavailable("the storage does not answer; try again") from None

    async def _perform_here(
        self, game: str, digest: str, command: Command, origin: str | None
    ) -> bytes | None:
        while True:
            live = await self._find(game)
            if live is None:
                return None
            async with live.lock:
                if live.gone:
                    continue
                viewer = live.viewer_of(digest)
                live.touched = time()
                if origin is not None and self.relay is not None and isinstance(command, Who):
                    self.relay.watched_from(origin, game, viewer.channel(command.lang), command)
                answer = await carry_out(self, live, viewer, command)
            if isinstance(answer, Later):
                answer = await answer.work()
            return _encoder.encode(answer)

    async def _forward(self, game: str, digest: str, command: Command) -> bytes | None:
        if self.relay is None:
            raise unavailable("another process has this table, and there is no Redis to reach it")
        try:
            owner = await games.owner_of(self.database.engine, game)
        except (SQLAlchemyError, OSError):
            raise unavailable("the storage does not answer; try again") from None
        if owner is None or owner == self._ownership.me:
            return None
        return await self.relay.forward(owner, game, digest, command)

    def shelf_of(self, live: Live) -> list[dict[str, str]]:
        """The packs that another process must know to look at this game."""
        setup = live.table.setup
        return [] if setup is None else self.packs.files(setup.packs)

    # ---- new tables

    def check_house(self, house: House) -> None:
        """Refuse what this server does not do for its hosts."""
        self._notifier.check(house.webhook)

    async def add(self, made: Made) -> None:
        """Store a new table and open it to its players."""
        live = made.live
        work = games.create(live.record, made.first, self._ownership.me)
        try:
            await self._ownership.claim(live.record.id)
            await self.database.writer.run(work)
        except (SQLAlchemyError, ConnectionLost, OSError) as error:
            log.error("storage failed", extra={"fields": {"error": type(error).__name__}})
            raise unavailable() from None
        self._keep(live)
        self._after(live)

    async def branch(self, live: Live, viewer: Viewer, length: int | None) -> Created:
        """A private table to try things out: one's own seat, bots on the others, fresh dice."""
        if viewer.seat is None and not live.over:
            raise Problem(403, "forbidden", "only players try things out while the game runs")
        people = [seat for seat in live.record.seats if not seat.played_by_bot]
        if not live.over and len(people) > 1 and live.screen.holds_secrets():
            raise Problem(409, "secrets", "others hold hidden cards; a trial would give them away")
        fork, seed, _ = making.branch(live.table, length)
        mine = {viewer.seat} if viewer.seat is not None and not live.over else None
        specs = [
            SeatSpec(
                kind="human" if mine is None or seat.seat in mine else "bot",
                bot=seat.bot,
                name=seat.name,
                colour=seat.colour,
            )
            for seat in live.record.seats
        ]
        house = House(undo="own", odds=live.record.house.odds)
        made = making.seat_down(
            fork, seed, specs, house, "fork", self.settings.snapshot_every, fork.journal.throws
        )
        await self.add(made)
        return made.created(self.settings.public_url or "", None if mine is None else sorted(mine))

    # ---- storing and telling

    async def commit(self, live: Live, change: Change | None) -> int:
        """Store a change, then tell everybody. The number of the version it led to."""
        if change is None:
            return live.version
        try:
            await self.database.writer.run(games.append(live.record.id, change))
        except BaseException as error:
            self._drop(live)  # memory is ahead of the disk: the disk is right
            if isinstance(error, SQLAlchemyError | ConnectionLost | OSError):
                log.error("an answer was not stored", extra={"fields": {"error": type(error).__name__}})
                raise unavailable() from None
            raise
        live.settle(change)
        self._after(live)
        return live.version

    async def say(self, live: Live, viewer: Viewer, text: str) -> ChatLine:
        line = ChatLine(n=live.chat_lines, seat=viewer.seat, text=text, at=time())
        try:
            await self.database.writer.run(games.say(live.record.id, line))
        except BaseException:
            self._drop(live)
            raise
        live.chat_lines += 1
        message = _encoder.encode({"type": "chat", **msgspec.structs.asdict(line)})
        for channel in self._watched(live.record.id):
            self._push(live.record.id, channel, message)
        return line

    async def chat(self, live: Live, since: int) -> list[ChatLine]:
        return await games.chat_since(self.database.engine, live.record.id, since)

    def _after(self, live: Live) -> None:
        game = live.record.id
        channels = self._watched(game)
        live.screen.watch_only(channels)
        for channel in channels:
            message = live.screen.update_for(channel)
            metrics.UPDATE_BYTES.observe(len(message))
            self._push(game, channel, message)
        self._kick(live)
        self._notifier.tell(live)

    def _push(self, game: str, channel: str, message: bytes) -> None:
        self.hub.push(game, channel, message)
        if self.relay is not None and channel in self.relay.channels(game):
            self._spawn(self.relay.publish(game, channel, message))

    def _watched(self, game: str) -> set[str]:
        there = self.relay.channels(game) if self.relay is not None else set[str]()
        return self.hub.channels(game) | there

    def _presence_changed(self, game: str, _channel: str) -> None:
        live = self._live.get(game)
        if live is None:
            return
        online = {seat for channel in self._watched(game) if (seat := seat_on(channel)) is not None}
        if online == live.online:
            return
        now = time()
        for seat in live.online - online:
            live.away_since[seat] = now
        gone = live.online - online
        live.online = online
        message = _encoder.encode({"type": "presence", "online": sorted(online)})
        for channel in self._watched(game):
            self._push(game, channel, message)
        if gone and live.record.house.takeover_seconds is not None and not self._closing:
            self._spawn(self._postpone(live))

    def refresh_presence(self, live: Live) -> None:
        self._presence_changed(live.record.id, "")

    async def _postpone(self, live: Live) -> None:
        try:
            await self.database.writer.run(games.postpone(live.record.id, live.due_at()))
        except (SQLAlchemyError, ConnectionLost, OSError):
            log.warning("a deadline was not stored")

    # ---- opening and letting go

    async def _find(self, game: str) -> Live | None:
        """The game in memory, opened if need be; None if another process has it."""
        live = self._live.get(game)
        if live is not None:
            self._live.move_to_end(game)
            return live
        if self._closing:
            raise unavailable("the server is stopping; try again")
        opening = self._opening.get(game)
        if opening is None:
            opening = asyncio.create_task(self._open(game))
            self._opening[game] = opening
            opening.add_done_callback(lambda _: self._opening.pop(game, None))
        return await asyncio.shield(opening)

    async def _open(self, game: str) -> Live | None:
        begun = perf_counter()
        if not await games.exists(self.database.engine, game):
            raise no_such_game()
        if not await self._ownership.claim(game):
            return None
        opened = await games.read(self.database.engine, game)
        if opened is None:
            await self._ownership.release(game)
            raise no_such_game()
        try:
            await self.packs.bring((opened.record.setup or {}).get("packs", {}))
            live = Live.open(opened, self.settings.snapshot_every)
        except TamalirError as error:
            log.error("a stored game cannot be opened", extra={"fields": {"game": game}})
            await self._ownership.release(game)
            raise problem_of(error) from None
        repaired = live.repair(len(journal_of(opened.moves)), int(opened.snapshot["rest"]))
        if repaired is not None:
            await self.database.writer.run(games.append(game, repaired))
            live.settle(repaired)
        self._keep(live)
        self._presence_changed(game, "")
        self._kick(live)
        metrics.OPEN_SECONDS.observe(perf_counter() - begun)
        return live

    def _keep(self, live: Live) -> None:
        self._live[live.record.id] = live
        metrics.LIVE_TABLES.set(len(self._live))
        if len(self._live) > self.settings.live_tables:
            self._spawn(self._shrink())

    async def _shrink(self) -> None:
        """Let go of what has been idle longest, until the rest fits."""
        for game in list(self._live):
            if len(self._live) <= self.settings.live_tables:
                return
            await self.let_go(game)

    async def let_go(self, game: str) -> None:
        """Out of memory, with a snapshot so that it comes back quickly."""
        live = self._live.get(game)
        if live is None or live.lock.locked():
            return
        async with live.lock:
            if live.gone:
                return
            try:
                if live.snapshot_version < live.version:
                    await self.database.writer.run(
                        games.replace_snapshot(game, live.version, live.snapshot())
                    )
                self._drop(live)
                await self._ownership.release(game)
            except (SQLAlchemyError, ConnectionLost, OSError):
                self._drop(live)

    def _drop(self, live: Live) -> None:
        live.gone = True
        if self._live.get(live.record.id) is live:
            del self._live[live.record.id]
        metrics.LIVE_TABLES.set(len(self._live))

    def _all_lost(self) -> None:
        """The database connection broke: others may own our games by now."""
        self._ownership.lost()
        for live in list(self._live.values()):
            self._drop(live)

    # ---- bots and deadlines

    def _kick(self, live: Live) -> None:
        running = live.bots_running
        if self._closing or (running is not None and not running.done()) or not live.bot_seats():
            return
        live.bots_running = self._spawn(self._run_bots(live))

    async def _run_bots(self, live: Live) -> None:
        while not live.gone and not self._closing:
            async with live.lock:
                seats = live.bot_seats()
                if live.gone or not seats:
                    return
                seat, version = seats[0], live.version
                view = live.screen.private(seat)
            await self.decide_for(live, seat, version, view)

    async def decide_for(self, live: Live, seat: Seat, version: int, view: dict[str, Any]) -> None:
        """Let a bot think, outside the lock, and answer if its question still stands."""
        option, thought = await self.bots.decide(
            live.record.seats[seat].bot, bot_seed(live, seat), view, self.shelf_of(live)
        )
        async with live.lock:
            if live.gone or self._closing:
                return
            try:
                change = live.act(seat, Act(option=option, version=version), by_bot=True)
            except Problem as problem:
                if problem.code != "stale":
                    log.error("a bot was refused", extra={"fields": {"code": problem.code}})
                    raise
                return
            if thought is not None:
                live.thoughts[seat] = thought
            await self.commit(live, change)

    async def sweep(self) -> None:
        """Look at every game whose deadline has passed, and let go of those nobody plays."""
        for game in await games.due(self.database.engine):
            try:
                await self._look_after(game)
            except (Problem, SQLAlchemyError, ConnectionLost, OSError) as error:
                log.warning("a deadline was not met", extra={"fields": {"error": type(error).__name__}})
        limit = time() - self.settings.idle_seconds
        for game, live in list(self._live.items()):
            if self.relay is not None:
                self._presence_changed(game, "")  # a process elsewhere may have died with its viewers
            if live.touched < limit and not self._watched(game):
                await self.let_go(game)

    async def _look_after(self, game: str) -> None:
        live = await self._find(game)
        if live is None:
            return
        async with live.lock:
            if live.gone:
                return
            absent, slow = live.overdue(time())
            for seat in absent:
                await self.commit(live, sitting.stand_in(live, seat))
            questions = [(seat, live.version, live.screen.private(seat)) for seat in slow]
            if not absent and not slow:
                await self._postpone(live)
        for seat, version, view in questions:
            await self.decide_for(live, seat, version, view)
        self._kick(live)

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("work in the background failed", exc_info=error)

    async def close(self) -> None:
        """Store what is worth storing and let go of everything."""
        self._closing = True
        for game in list(self._live):
            live = self._live[game]
            async with live.lock:
                pass  # whatever is being stored comes to its end
            await self.let_go(game)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def bot_seed(live: Live, seat: Seat) -> int:
    """Luck of a bot's own that nobody at the table can compute."""
    secret = sha256(f"bot:{live.record.seed}:{seat}".encode()).digest()
    return int.from_bytes(secret[:6], "big")


def new_server_id() -> str:
    return tokens.new_game_id()
