"""The tables that this process owns: one way through the house for every command.

Find the game (or its owner), take its lock, check who asks, carry it out, commit, and only then acknowledge
and tell the others.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter, time
from typing import TYPE_CHECKING, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tamalir.host.errors import Problem, set_aside, unavailable
from tamalir.host.making import Brought
from tamalir.host.orders import AnyOrder, Begin, Branch, Bring, Close, Made, Reply, may_change
from tamalir.host.replies import ChatLine, Viewer
from tamalir.host.wire import Command, Create, Created, Fork, House, Who
from tamalir.server import metrics
from tamalir.server.audience import Audience
from tamalir.server.background import Background
from tamalir.server.bots import BotPool
from tamalir.server.checkers import Checkers
from tamalir.server.commands import Later, carry_out
from tamalir.server.deadlines import Deadlines
from tamalir.server.hub import Hub
from tamalir.server.keeping import Keeping
from tamalir.server.live import Live
from tamalir.server.notify import Notifier
from tamalir.server.open_games import Moved, OpenGames
from tamalir.server.ownership import Ownership
from tamalir.server.pack_store import PackStore
from tamalir.server.printed import Books
from tamalir.server.settings import Settings
from tamalir.server.shards import Halls, Overrun, Shard, ShardGone
from tamalir.server.storage import games, retention
from tamalir.server.storage.database import Database
from tamalir.server.storage.writer import ConnectionLost
from tamalir.server.workers import Workers

if TYPE_CHECKING:
    from tamalir.server.relay import Relay

CHAT_STEP = 50
"""Old lines are forgotten so many at a time."""
MOVED_PAUSE = 0.05
"""Between two looks for the owner of a game that is changing hands."""
MOST_MOVES = 5
"""So often a command is tried again because the process with its table has ended."""

T = TypeVar("T")

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
        shards: Halls,
        bots: BotPool,
        workers: Workers,
        checkers: Checkers,
        notifier: Notifier,
        relay: Relay | None = None,
    ) -> None:
        self.settings = settings
        self.database = database
        self.hub = hub
        self.shards = shards
        """Processes that hold the tables and run their rules."""
        self.workers = workers
        """Processes that compute odds, so that no bot keeps a player waiting for them."""
        self.checkers = checkers
        """Processes that look at what people bring."""
        self.relay = relay
        self.background = Background()
        self.packs = PackStore(database)
        self.keeping = Keeping(settings, database)
        self.books = Books(workers, self.packs)
        self.audience = Audience(hub, relay, self.background)
        self.open_games = OpenGames(
            settings, database, ownership, shards, self.packs, self.background, opened=self._opened
        )
        self.deadlines = Deadlines(self, bots)
        self._ownership = ownership
        self.notifier = notifier
        hub.first = hub.last = self._presence_changed
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
        for _ in range(MOST_MOVES):
            live = await self.open_games.find(game)
            if live is None:
                return None
            try:
                async with live.lock:
                    if live.gone:
                        continue
                    viewer = live.record.viewer_of(digest)
                    live.touched = time()
                    if origin is not None and self.relay is not None and isinstance(command, Who):
                        self.relay.watched_from(origin, game, viewer.channel(command.lang), command)
                    answer = await carry_out(self, live, viewer, command)
            except Moved:  # nothing of it is stored, so that it may be done again
                continue
            if isinstance(answer, Later):
                answer = await answer.work()
            return _encoder.encode(answer)
        raise unavailable("this table is changing hands; try again")

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

    async def ask(self, live: Live, order: AnyOrder) -> Reply:
        """What the table makes of an order; the caller holds the game's lock. If its rules come to no end,
        the table is set aside. If its process has ended, it is opened elsewhere: `Moved`."""
        try:
            reply = await live.shard.ask(order)
        except Overrun as error:
            self.open_games.set_aside(live.record.id, str(error))
            self.audience.tell(live.record.id, {"type": "error", "id": None, **set_aside().body()})
            raise set_aside() from None
        except ShardGone:
            self.open_games.drop(live)
            raise Moved from None
        except Problem as problem:
            if problem.status >= 500:  # nobody knows how far it got
                self.open_games.drop(live)
            raise
        except asyncio.CancelledError:
            if may_change(order):
                self.open_games.drop(live)
            raise
        if live.gone:  # others may own it by now
            raise Moved
        return reply

    def channels(self, live: Live) -> list[str]:
        """Who is told of a change."""
        return sorted(self.audience.channels(live.record.id))

    async def pack_files_of(self, live: Live) -> list[dict[str, str]]:
        """The packs that another process must know to look at this game."""
        return await self.packs.files(live.record.packs())

    # ---- new tables

    def check_house(self, house: House) -> None:
        """Refuse what this server does not do for its hosts."""
        self.notifier.webhooks.check(house.webhook)

    async def begin(self, agreed: Create, maker: str | None = None) -> tuple[Live, Made]:
        """A new table from its agreement, stored and open to its players."""
        files = await self.packs.files({pack.name: pack.fingerprint for pack in agreed.packs})
        order = Begin(game="", agreed=agreed, pack_files=files)
        return await self._begin(order, maker, "cannot-begin", "no game can begin with this agreement")

    async def bring(self, brought: Brought, maker: str | None = None) -> tuple[Live, Made]:
        """A new table from a save, stored and open to its players."""
        order = Bring(game="", brought=brought, pack_files=await self.packs.files(brought.packs))
        return await self._begin(order, maker, "bad-save", "this save cannot be opened")

    async def _begin(
        self, order: Begin | Bring, maker: str | None, code: str, said: str
    ) -> tuple[Live, Made]:
        for _ in range(MOST_MOVES):
            shard = await self.shards.choose()
            try:
                made = (await shard.ask(order)).made
            except Overrun:
                raise Problem(422, code, said) from None
            except ShardGone:
                continue
            assert made is not None
            made.record.maker = maker
            return await self._add(made, shard), made
        raise unavailable("no table can be opened just now; try again")

    async def _add(self, made: Made, shard: Shard) -> Live:
        """Store a new table and open it to its players."""
        live = Live(made.record, made.standing, shard)
        work = games.create(live.record, made.first, self._ownership.me)
        try:
            self._ownership.born(live.record.id)
            await self.database.writer.run(work)
        except BaseException as error:
            shard.tell(Close(game=live.record.id))
            if isinstance(error, SQLAlchemyError | ConnectionLost | OSError):
                log.error("storage failed", extra={"fields": {"error": type(error).__name__}})
                raise unavailable() from None
            raise
        self.open_games.put(live)
        self._after(live, Reply())
        return live

    async def branch(self, live: Live, viewer: Viewer, wanted: Fork) -> Created:
        """A private table to try things out: one's own seat, bots on the others, fresh dice. Or a rematch."""
        order = Branch(
            game=live.record.id,
            viewer=viewer,
            length=wanted.length,
            again=wanted.again,
            channels=self.channels(live),
        )
        reply = await self.ask(live, order)
        made = reply.made
        assert made is not None
        made.record.maker = live.record.maker
        try:
            await self._add(made, live.shard)
        except BaseException:
            self.open_games.drop(live)  # there it is told already that somebody tries something out
            raise
        await self.commit(live, reply)
        return created(made, self.settings.public_url or "")

    def fenced(self, game: str, work: Callable[[Connection], T]) -> Callable[[Connection], T]:
        """A piece of work that is refused when the game is no longer ours."""
        return self._ownership.fenced(game, work)

    async def beat(self) -> None:
        """A sign of life to the other processes; without one our games may be theirs by now."""
        if not self._ownership.alive():
            self.open_games.all_lost()
        await self._ownership.beat()

    # ---- storing and telling

    async def commit(self, live: Live, reply: Reply) -> None:
        """Store what the table has changed, then tell everybody."""
        if reply.change is None:
            return
        try:
            work = self._ownership.fenced(live.record.id, games.append(live.record.id, reply.change))
            await self.database.writer.run(work)
        except BaseException as error:
            self.open_games.drop(live)  # memory is ahead of the disk: the disk is right
            if isinstance(error, SQLAlchemyError | ConnectionLost | OSError):
                log.error("an answer was not stored", extra={"fields": {"error": type(error).__name__}})
                raise unavailable() from None
            raise
        live.settle(reply)
        self._after(live, reply)

    def _after(self, live: Live, reply: Reply) -> None:
        self.audience.update(live.record.id, reply.updates)
        self.deadlines.kick(live)
        self.notifier.tell(live)

    def _opened(self, live: Live) -> None:
        self.look_round(live)
        self.deadlines.kick(live)

    async def say(self, live: Live, viewer: Viewer, text: str) -> ChatLine:
        line = ChatLine(n=live.chat_lines, seat=viewer.seat, text=text, at=time())
        try:
            work = self._ownership.fenced(live.record.id, games.say(live.record.id, line))
            await self.database.writer.run(work)
        except BaseException:
            self.open_games.drop(live)
            raise
        live.chat_lines += 1
        if live.chat_lines % CHAT_STEP == 0 and live.chat_lines > self.settings.chat_lines:
            oldest = live.chat_lines - self.settings.chat_lines
            self.background.start(self._forget_lines(live.record.id, oldest))
        self.audience.tell(live.record.id, {"type": "chat", **msgspec.structs.asdict(line)})
        return line

    async def _forget_lines(self, game: str, before: int) -> None:
        try:
            await self.database.writer.run(self.fenced(game, retention.forget_lines(game, before)))
        except (SQLAlchemyError, ConnectionLost, OSError):
            log.warning("old lines were not forgotten")

    async def chat(self, live: Live, since: int) -> list[ChatLine]:
        return await games.chat_since(self.database.engine, live.record.id, since)

    # ---- who is there

    def _presence_changed(self, game: str, _channel: str) -> None:
        live = self.open_games.here(game)
        if live is not None:
            self.look_round(live)

    def look_round(self, live: Live) -> None:
        """Somebody may have come or gone."""
        gone = self.audience.look_round(live)
        if gone and live.record.house.takeover_seconds is not None and not self.background.closing:
            self.background.start(self.deadlines.left(live))

    async def close(self) -> None:
        """Store what is worth storing and let go of everything."""
        self.background.closing = True
        await self.open_games.close()
        await self.background.close()
        try:
            await self._ownership.leave()
        except (SQLAlchemyError, ConnectionLost, OSError):
            log.warning("the lease was not given back")


def created(made: Made, base_url: str) -> Created:
    """The answer to whoever made a table."""
    return made.secrets.created(made.record, made.standing.version, base_url, made.mine, changed=made.changed)
