"""The games that are in memory: brought from the database when somebody asks, put back when nobody does."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from time import perf_counter

from sqlalchemy.exc import SQLAlchemyError

from tamalir.host.errors import Problem, no_such_game, set_aside, unavailable
from tamalir.host.orders import Close, Open, TakeSnapshot
from tamalir.server import metrics
from tamalir.server.background import Background
from tamalir.server.live import Live
from tamalir.server.ownership import Ownership
from tamalir.server.pack_store import PackStore
from tamalir.server.settings import Settings
from tamalir.server.shards import Halls, Overrun, ShardGone
from tamalir.server.storage import games
from tamalir.server.storage.database import Database
from tamalir.server.storage.records import Opened
from tamalir.server.storage.writer import ConnectionLost

ASIDE_AGAIN_SECONDS = 1.0
MOST_MOVES = 5
"""So often a game is opened elsewhere because the process that was to hold it has ended."""

log = logging.getLogger(__name__)


class Moved(Exception):
    """The game is no longer where it was: look it up again. Nothing of what was asked is stored."""


class OpenGames:
    """At most `live_tables` games; the one idle longest goes first."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        ownership: Ownership,
        shards: Halls,
        packs: PackStore,
        background: Background,
        opened: Callable[[Live], None],
    ) -> None:
        self._settings = settings
        self._database = database
        self._ownership = ownership
        self._shards = shards
        self._packs = packs
        self._background = background
        self._opened = opened
        """Told when a game comes back into memory."""
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._aside: set[str] = set()
        """Games that were set aside, until that is stored."""
        self._opening: dict[str, asyncio.Task[Live | None]] = {}
        database.writer.on_lost = self.all_lost

    def here(self, game: str) -> Live | None:
        """The game, if it is in memory."""
        return self._live.get(game)

    def all(self) -> list[Live]:
        return list(self._live.values())

    async def find(self, game: str) -> Live | None:
        """The game in memory, opened if need be; None if another process has it."""
        if not self._ownership.alive():
            self.all_lost()
            raise unavailable("this process was out of touch; try again")
        live = self._live.get(game)
        if live is not None:
            self._live.move_to_end(game)
            return live
        if game in self._aside:
            raise set_aside()
        if self._background.closing:
            raise unavailable("the server is stopping; try again")
        opening = self._opening.get(game)
        if opening is None:
            opening = asyncio.create_task(self._open(game))
            self._opening[game] = opening
            opening.add_done_callback(lambda _: self._opening.pop(game, None))
        return await asyncio.shield(opening)

    async def _open(self, game: str) -> Live | None:
        begun = perf_counter()
        there, aside = await games.standing(self._database.engine, game)
        if not there:
            raise no_such_game()
        if aside is not None:
            raise set_aside()
        if not await self._ownership.claim(game):
            return None
        opened = await games.read(self._database.engine, game)
        if opened is None:
            await self._ownership.release(game)
            raise no_such_game()
        live = await self._hold(game, opened)
        self.put(live)
        self._opened(live)
        metrics.OPEN_SECONDS.observe(perf_counter() - begun)
        return live

    async def _hold(self, game: str, opened: Opened) -> Live:
        """Give a stored game to a process that holds it."""
        order = Open(
            game=game,
            record=opened.record,
            snapshot=opened.snapshot,
            snapshot_seq=opened.snapshot_seq,
            moves=opened.moves,
            pack_files=await self._packs.files(opened.record.packs()),
        )
        for _ in range(MOST_MOVES):
            shard = await self._shards.choose()
            try:
                reply = await shard.ask(order)
            except ShardGone:
                continue
            except Overrun as error:
                self.set_aside(game, f"it could not be opened: {error}")
                raise set_aside() from None
            except Problem:
                log.error("a stored game cannot be opened", extra={"fields": {"game": game}})
                await self._ownership.release(game)
                raise
            assert reply.standing is not None
            live = Live(opened.record, reply.standing, shard)
            if reply.change is not None:
                try:
                    work = self._ownership.fenced(game, games.append(game, reply.change))
                    await self._database.writer.run(work)
                except BaseException:
                    shard.tell(Close(game=game))
                    raise
                live.settle(reply)
            live.chat_lines = opened.chat_lines
            live.pushes = {(push.seat, push.id): push for push in opened.pushes}
            return live
        raise unavailable("no table can be opened just now; try again")

    def put(self, live: Live) -> None:
        self._live[live.record.id] = live
        metrics.LIVE_TABLES.set(len(self._live))
        if len(self._live) > self._settings.live_tables:
            self._background.start(self._shrink())

    async def _shrink(self) -> None:
        """Let go of what has been idle longest, until the rest fits."""
        for game in list(self._live):
            if len(self._live) <= self._settings.live_tables:
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
                if live.standing.snapshot_version < live.version:
                    taken = (await live.shard.ask(TakeSnapshot(game=game))).snapshot
                    assert taken is not None
                    work = games.replace_snapshot(game, live.version, taken)
                    await self._database.writer.run(self._ownership.fenced(game, work))
                self.drop(live)
                await self._ownership.release(game)
            except (SQLAlchemyError, ConnectionLost, OSError, ShardGone, Overrun, Problem):
                self.drop(live)

    def set_aside(self, game: str, why: str) -> None:
        """Out of memory at once, and never opened again by itself."""
        live = self._live.get(game)
        if live is not None:
            self.drop(live)
        self._aside.add(game)
        log.error("a table was set aside", extra={"fields": {"game": game, "why": why}})
        metrics.SET_ASIDE.inc()
        self._background.start(self._keep_aside(game, why))

    async def _keep_aside(self, game: str, why: str) -> None:
        """Written down so that it holds after a restart; until that has worked it holds here."""
        while True:
            try:
                await self._database.writer.run(games.set_aside(game, why))
            except (SQLAlchemyError, ConnectionLost, OSError):
                await asyncio.sleep(ASIDE_AGAIN_SECONDS)
            else:
                self._aside.discard(game)
                await self._ownership.release(game)
                return

    def drop(self, live: Live) -> None:
        """Out of memory at once: whoever still holds it looks it up again."""
        live.gone = True
        if self._live.get(live.record.id) is live:
            del self._live[live.record.id]
            live.shard.tell(Close(game=live.record.id))
        metrics.LIVE_TABLES.set(len(self._live))

    def all_lost(self) -> None:
        """The database connection broke, or our lease ran out: others may own our games by now."""
        self._ownership.lost()
        for live in self.all():
            self.drop(live)

    async def close(self) -> None:
        """Let go of everything, when what is being stored has come to its end."""
        for live in self.all():
            async with live.lock:
                pass
            await self.let_go(live.record.id)
