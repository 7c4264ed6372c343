"""One process owns a game at a time.

On PostgreSQL ownership is an advisory lock, held by the very connection that writes. The database releases it
when that connection ends, however the process dies, and no write can succeed without it. On SQLite there is
one process, kept alone by a file lock, and every game is its own.
"""

from __future__ import annotations

from hashlib import sha256

from sqlalchemy import Connection, text, update

from tamalir.server.storage.database import Database
from tamalir.server.storage.schema import games


class Ownership:
    """Which games are this process's own."""

    def __init__(self, database: Database, me: str) -> None:
        self.me = me
        self._database = database
        self._held: set[str] = set()

    async def claim(self, game: str) -> bool:
        """Make the game ours; False if another process has it."""
        if not self._database.shared or game in self._held:
            return True

        def work(connection: Connection) -> bool:
            if game in self._held:
                return True
            got = connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": lock_key(game)})
            if not got.scalar_one():
                return False
            self._held.add(game)  # at once: the lock outlives a transaction that fails
            connection.execute(update(games).where(games.c.id == game).values(owner=self.me))
            return True

        return await self._database.writer.run(work)

    async def release(self, game: str) -> None:
        if game not in self._held:
            return

        def work(connection: Connection) -> None:
            if game in self._held:
                self._held.discard(game)
                connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": lock_key(game)})

        await self._database.writer.run(work)

    def lost(self) -> None:
        """The connection is gone, and every lock with it."""
        self._held.clear()


def lock_key(game: str) -> int:
    """The lock's number: 64 bits of a hash, signed as PostgreSQL wants it."""
    return int.from_bytes(sha256(f"tamalir:{game}".encode()).digest()[:8], "big", signed=True)
