"""One process owns a game at a time, for as long as it shows that it lives.

On PostgreSQL every process writes down each second that it lives (its lease), and holds one lock by the very
connection that writes. A game belongs to the process that its row names, under a term that rises whenever it
changes hands. Another process takes it when the owner's lock is free, because its connection has ended, or
when its lease has run out, because it is frozen or cut off. A write names the term: one that comes too late
finds another term and is refused. A process whose own lease has run out forgets its games before anybody can
have taken them. On SQLite there is one process, kept alone by a file lock, and every game is its own.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from hashlib import sha256
from time import monotonic
from typing import TypeVar

from sqlalchemy import Connection, delete, func, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from tamalir.server.storage.database import Database
from tamalir.server.storage.schema import games, processes
from tamalir.server.storage.writer import ConnectionLost

T = TypeVar("T")

LEASE_SECONDS = 6.0
"""So long after its last sign of life a process trusts its own memory."""
MARGIN_SECONDS = 2.0
"""So much longer others leave it its games."""
FORGET_SECONDS = 24 * 3600.0

_now = func.extract("epoch", func.clock_timestamp())

log = logging.getLogger(__name__)


class Fenced(SQLAlchemyError):
    """A write that came too late: the game has changed hands since."""


class Ownership:
    """Which games are this process's own."""

    def __init__(self, database: Database, me: str) -> None:
        self.me = me
        self._database = database
        self._held: dict[str, int] = {}
        """Game -> the term under which it is ours."""
        self._locked = False
        """The lock that shows others that our connection stands."""
        self._seen = monotonic()

    def alive(self) -> bool:
        """Whether what is in memory can still be trusted."""
        return not self._database.shared or monotonic() - self._seen < LEASE_SECONDS

    async def beat(self) -> None:
        """A sign of life, by the connection that writes."""
        if not self._database.shared:
            return
        begun = monotonic()

        def work(connection: Connection) -> None:
            self._lock(connection)
            mine = update(processes).where(processes.c.id == self.me).values(seen_at=_now)
            if not connection.execute(mine).rowcount:
                connection.execute(insert(processes).values(id=self.me, seen_at=_now))
                connection.execute(delete(processes).where(processes.c.seen_at < _now - FORGET_SECONDS))

        try:
            await self._database.writer.run(work)
        except (SQLAlchemyError, ConnectionLost, OSError) as error:
            log.warning("no sign of life", extra={"fields": {"error": type(error).__name__}})
        else:
            self._seen = begun

    def _lock(self, connection: Connection) -> None:
        if not self._locked:
            key = {"key": lock_key(self.me)}
            self._locked = bool(
                connection.execute(text("SELECT pg_try_advisory_lock(:key)"), key).scalar_one()
            )

    async def claim(self, game: str) -> bool:
        """Make the game ours; False if another process has it."""
        if not self._database.shared or game in self._held:
            return True

        def work(connection: Connection) -> bool:
            self._lock(connection)
            row = connection.execute(
                select(games.c.owner, games.c.term).where(games.c.id == game).with_for_update()
            ).first()
            if row is None:
                return False
            owner, term = row
            if owner not in (None, self.me) and not _gone(connection, str(owner)):
                return False
            connection.execute(
                update(games).where(games.c.id == game).values(owner=self.me, term=int(term) + 1)
            )
            self._held[game] = int(term) + 1
            return True

        try:
            return await self._database.writer.run(work)
        except BaseException:
            self._held.pop(game, None)
            raise

    def born(self, game: str) -> None:
        """A new game: its row will name this process and the first term."""
        if self._database.shared:
            self._held[game] = 1

    def fenced(self, game: str, work: Callable[[Connection], T]) -> Callable[[Connection], T]:
        """A piece of work that is refused if the game is no longer ours when it is done."""
        if not self._database.shared:
            return work
        term = self._held.get(game)

        def checked(connection: Connection) -> T:
            ours = (games.c.id == game, games.c.owner == self.me, games.c.term == term)
            held = select(games.c.id).where(*ours).with_for_update(read=True)
            if connection.execute(held).first() is None:
                self._held.pop(game, None)
                raise Fenced(f"the game has changed hands since term {term}")
            return work(connection)

        return checked

    async def release(self, game: str) -> None:
        term = self._held.pop(game, None)
        if term is None:
            return

        def work(connection: Connection) -> None:
            ours = (games.c.id == game, games.c.owner == self.me, games.c.term == term)
            connection.execute(update(games).where(*ours).values(owner=None))

        await self._database.writer.run(work)

    def lost(self) -> None:
        """The connection is gone, or the lease has run out: others may own our games by now."""
        self._held.clear()
        self._locked = False

    async def leave(self) -> None:
        """Nobody need wait for this process any more."""
        if self._database.shared:

            def work(connection: Connection) -> None:
                connection.execute(delete(processes).where(processes.c.id == self.me))

            await self._database.writer.run(work)


def _gone(connection: Connection, owner: str) -> bool:
    """Whether a process has ended, or has given no sign of life for too long."""
    free = text("SELECT pg_try_advisory_xact_lock(:key)")
    if connection.execute(free, {"key": lock_key(owner)}).scalar_one():
        return True
    lately = processes.c.seen_at > _now - (LEASE_SECONDS + MARGIN_SECONDS)
    living = select(processes.c.id).where(processes.c.id == owner, lately)
    return connection.execute(living).first() is None


def lock_key(process: str) -> int:
    """The lock's number: 64 bits of a hash, signed as PostgreSQL wants it."""
    return int.from_bytes(sha256(f"tamalir:{process}".encode()).digest()[:8], "big", signed=True)
