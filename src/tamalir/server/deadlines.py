"""What happens without anybody asking: bots decide, stand in for absent players, idle games are put away."""

from __future__ import annotations

import logging
from time import time
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from tamalir.host.errors import Problem
from tamalir.host.orders import Consult, Decided, DueLost, LookAfter, Overdue, StandIn
from tamalir.kernel import Seat
from tamalir.server.bots import BotPool
from tamalir.server.live import Live
from tamalir.server.open_games import Moved
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
        try:
            await self._bots_play(live)
        except Moved:  # the process with its table has ended: where it is opened, bots go on
            self._tables.background.start(self._open_again(live.record.id))
        except Problem as problem:
            if problem.code != "set-aside":  # that is no failure of whoever looked after it
                raise

    async def _open_again(self, game: str) -> None:
        try:
            await self._tables.open_games.find(game)
        except (Problem, SQLAlchemyError, ConnectionLost, OSError):
            log.warning("a table was not opened again at once")  # the next look at deadlines does it

    async def _bots_play(self, live: Live) -> None:
        while not live.gone and not self._closing:
            async with live.lock:
                seats = live.bot_seats()
                if live.gone or not seats:
                    return
                seat, version = seats[0], live.version
                view = await self._view(live, seat)
            await self._decide_for(live, seat, version, view)

    async def _view(self, live: Live, seat: Seat) -> dict[str, Any]:
        """What a bot may know that decides for this seat."""
        view = (await self._tables.ask(live, Consult(game=live.record.id, seat=seat))).view
        assert view is not None
        return view

    async def _decide_for(self, live: Live, seat: Seat, version: int, view: dict[str, Any]) -> None:
        """Let a bot think, outside the lock, and answer if its question still stands."""
        record, files = live.record, await self._tables.pack_files_of(live)
        bot = live.standing.bots.get(seat) or record.seats[seat].bot
        steps = live.standing.bot_steps
        option, thought = await self._bots.decide(bot, record.bot_seed(seat), view, files, steps)
        async with live.lock:
            if live.gone or self._closing:
                return
            decided = Decided(
                game=live.record.id,
                seat=seat,
                option=option,
                version=version,
                thought=thought,
                channels=self._tables.channels(live),
            )
            try:
                reply = await self._tables.ask(live, decided)
            except Problem as problem:
                if problem.code not in ("stale", "set-aside"):
                    log.error("a bot was refused", extra={"fields": {"code": problem.code}})
                    raise
                return
            await self._tables.commit(live, reply)

    async def sweep(self) -> None:
        """Look at every game whose deadline has passed, and let go of those nobody plays."""
        tables = self._tables
        for game in await games.due(tables.database.engine):
            try:
                await self._look_after(game)
            except (Problem, Moved, SQLAlchemyError, ConnectionLost, OSError) as error:
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
            overdue = await self._overdue(live)
            for seat in overdue.absent:
                order = StandIn(game=game, seat=seat, channels=self._tables.channels(live))
                await self._tables.commit(live, await self._tables.ask(live, order))
            questions = [(seat, live.version, await self._view(live, seat)) for seat in overdue.slow]
            if not overdue.absent and not overdue.slow:
                await self._postpone(live, overdue)
        for seat, version, view in questions:
            await self._decide_for(live, seat, version, view)
        self.kick(live)

    async def left(self, live: Live) -> None:
        """Somebody has gone: the table may have to be looked after earlier."""
        try:
            async with live.lock:
                if not live.gone:
                    await self._postpone(live, await self._overdue(live))
        except (Moved, Problem):
            log.warning("a deadline was not stored")

    async def _overdue(self, live: Live) -> Overdue:
        found = (await self._tables.ask(live, LookAfter(game=live.record.id))).overdue
        assert found is not None
        return found

    async def _postpone(self, live: Live, overdue: Overdue) -> None:
        """Write down when somebody must look at this game again."""
        game = live.record.id
        try:
            work = self._tables.fenced(game, games.postpone(game, overdue.due_at))
            await self._tables.database.writer.run(work)
        except (SQLAlchemyError, ConnectionLost, OSError):
            live.shard.tell(DueLost(game=game))  # the next answer writes it
            log.warning("a deadline was not stored")

    @property
    def _closing(self) -> bool:
        return self._tables.background.closing
