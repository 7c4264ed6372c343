"""What happens without anybody asking: bots decide, stand in for absent players, idle games are put away."""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import contextmanager
from math import nan
from time import time
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from tamalir.host import due, sitting
from tamalir.host.errors import Problem
from tamalir.host.wire import Act
from tamalir.kernel import Seat
from tamalir.server.bots import BotPool
from tamalir.server.live import Live
from tamalir.server.storage import games
from tamalir.server.storage.writer import ConnectionLost

if TYPE_CHECKING:
    from tamalir.server.tables import Tables

log = logging.getLogger(__name__)


class Deadlines:
    """Looks after the games of one process."""

    def __init__(self, tables: Tables, bots: BotPool) -> None:
        self._tables = tables
        self._bots = bots

    def kick(self, live: Live) -> None:
        """Let bots play, if it is their turn and they do not play already."""
        running = live.bots_running
        if self._closing or (running is not None and not running.done()) or not live.bot_seats():
            return
        live.bots_running = self._tables.background.start(self._run_bots(live))

    async def _run_bots(self, live: Live) -> None:
        with suppress_aside():
            await self._bots_play(live)

    async def _bots_play(self, live: Live) -> None:
        while not live.gone and not self._closing:
            async with live.lock:
                seats = live.bot_seats()
                if live.gone or not seats:
                    return
                seat, version = seats[0], live.version
                with self._tables.rules_of(live):
                    view = live.feed.private(seat)
            await self._decide_for(live, seat, version, view)

    async def _decide_for(self, live: Live, seat: Seat, version: int, view: dict[str, Any]) -> None:
        """Let a bot think, outside the lock, and answer if its question still stands."""
        option, thought = await self._bots.decide(
            live.record.seats[seat].bot, live.bot_seed(seat), view, self._tables.pack_files_of(live)
        )
        async with live.lock:
            if live.gone or self._closing:
                return
            try:
                with self._tables.rules_of(live):
                    telling = thought is not None and live.feed.knows_no_more(seat)
                    change = live.act(seat, Act(option=option, version=version), by_bot=True)
            except Problem as problem:
                if problem.code not in ("stale", "set-aside"):
                    log.error("a bot was refused", extra={"fields": {"code": problem.code}})
                    raise
                return
            live.thoughts.pop(seat, None)
            if thought is not None and telling:
                live.thoughts[seat] = thought
            await self._tables.commit(live, change)

    async def sweep(self) -> None:
        """Look at every game whose deadline has passed, and let go of those nobody plays."""
        tables = self._tables
        for game in await games.due(tables.database.engine):
            try:
                await self._look_after(game)
            except (Problem, SQLAlchemyError, ConnectionLost, OSError) as error:
                log.warning("a deadline was not met", extra={"fields": {"error": type(error).__name__}})
        limit = time() - tables.settings.idle_seconds
        for live in tables.open_games.all():
            if tables.relay is not None:
                tables.look_round(live)  # a process elsewhere may have died with its viewers
            if live.touched < limit and not tables.audience.channels(live.record.id):
                await tables.open_games.let_go(live.record.id)

    async def _look_after(self, game: str) -> None:
        live = await self._tables.open_games.find(game)
        if live is None:
            return
        async with live.lock:
            if live.gone:
                return
            absent, slow = due.overdue(live, time())
            for seat in absent:
                await self._tables.commit(live, sitting.stand_in(live, seat))
            with self._tables.rules_of(live):
                questions = [(seat, live.version, live.feed.private(seat)) for seat in slow]
            if not absent and not slow:
                await self.postpone(live)
        for seat, version, view in questions:
            await self._decide_for(live, seat, version, view)
        self.kick(live)

    async def postpone(self, live: Live) -> None:
        """Write down when somebody must look at this game again."""
        live.record.due_at = due.due_at(live)
        try:
            game = live.record.id
            work = self._tables.fenced(game, games.postpone(game, live.record.due_at))
            await self._tables.database.writer.run(work)
        except (SQLAlchemyError, ConnectionLost, OSError):
            live.record.due_at = nan  # the next answer writes it
            log.warning("a deadline was not stored")

    @property
    def _closing(self) -> bool:
        return self._tables.background.closing


@contextmanager
def suppress_aside() -> Generator[None]:
    """A table that was set aside is no failure of whoever looked after it."""
    try:
        yield
    except Problem as problem:
        if problem.code != "set-aside":
            raise
