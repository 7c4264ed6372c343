"""Opening a database: the right driver, the right settings, the right shape."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from time import monotonic, time
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, inspect, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tamalir.kernel import TamalirError
from tamalir.server.storage.filelock import FileLock
from tamalir.server.storage.lines import AsyncLine, ThreadLine
from tamalir.server.storage.schema import processes
from tamalir.server.storage.writer import ConnectionLost, Writer

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # an answer that was acknowledged survives a power cut
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)
NEWEST = "0006"
"""The shape this version needs: the newest of the migrations."""
HEALTH = "health"
"""Stands among the processes; what is written to see whether anything can be written."""
HEALTH_SECONDS = 1.0
"""Between two looks; who asks more often hears the same."""
HEALTH_TIMEOUT = 5.0
SESSION = {
    "idle_in_transaction_session_timeout": "5000",  # a frozen process keeps no row locked
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""PostgreSQL notices within seconds that a process is gone, also without a word of farewell."""
MIGRATIONS = Path(__file__).parent / "migrations"


class StorageError(TamalirError):
    """The database cannot be opened, in one clear line without its password."""


class Database:
    """One pool for reading, one connection for writing."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.shared = url.get_backend_name() == "postgresql"
        """Several processes may use it at once."""
        self.engine = make_engine(url)
        self.writer = Writer(AsyncLine(self.engine) if self.shared else ThreadLine(make_sync_engine(url)))
        self._looked = (-HEALTH_SECONDS, False)
        self._file: tuple[int, int] | None = None
        self._lock = None if self.shared else FileLock(Path(f"{url.database}.lock"))

    async def open(self) -> None:
        try:
            if self._lock is not None and not self._lock.acquire():
                raise StorageError(
                    f"the database {self.url.database} is in use by another server; "
                    "several processes need PostgreSQL and Redis"
                )
            current = await revision(self.engine) == NEWEST
            if not current and not self.shared:
                await upgrade(self.engine)
            elif not current:
                raise StorageError("the database is not up to date: run 'tamalir migrate' first")
            await self.writer.open()
            self._is_the_file()
        except (DBAPIError, OSError) as error:
            await self.close()
            raise StorageError(f"the database cannot be opened: {_reason(error)}") from None
        except StorageError:
            await self.close()
            raise

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def healthy(self) -> bool:
        """Whether something can be written and read again: a full disk, a database that may only be read and
        a file that was deleted under the server are not well."""
        if monotonic() - self._looked[0] < HEALTH_SECONDS:
            return self._looked[1]
        well = False
        with suppress(SQLAlchemyError, ConnectionLost, OSError, TimeoutError):
            async with asyncio.timeout(HEALTH_TIMEOUT):
                well = self._is_the_file() and await self._write_and_read()
        self._looked = (monotonic(), well)
        return well

    async def _write_and_read(self) -> bool:
        said = time()

        def work(connection: Connection) -> None:
            connection.execute(delete(processes).where(processes.c.id == HEALTH))
            connection.execute(insert(processes), {"id": HEALTH, "seen_at": said})

        await self.writer.run(work)
        async with self.engine.connect() as connection:
            read = await connection.execute(select(processes.c.seen_at).where(processes.c.id == HEALTH))
            return read.scalar() is not None

    def _is_the_file(self) -> bool:
        """Whether the file of SQLite is still the one that was opened."""
        if self.shared:
            return True
        found = Path(str(self.url.database)).stat()
        self._file = self._file or (found.st_dev, found.st_ino)
        return self._file == (found.st_dev, found.st_ino)


def make_engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(
            url,
            pool_size=5,
            max_overflow=5,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"server_settings": dict(SESSION)},
        )
    engine = create_async_engine(url, hide_parameters=True)
    _prepare(engine.sync_engine)
    return engine


def make_sync_engine(url: URL) -> Engine:
    """SQLite without the driver that hops between threads."""
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
    _prepare(engine)
    return engine


def _prepare(engine: Engine) -> None:
    def prepare(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    event.listen(engine, "connect", prepare)


async def upgrade(engine: AsyncEngine) -> None:
    """Bring the database to the newest shape."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


async def revision(engine: AsyncEngine) -> str | None:
    """The shape the database has; Alembic keeps it in a table of its own."""

    def read(connection: Connection) -> str | None:
        if not inspect(connection).has_table("alembic_version"):
            return None
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()

    async with engine.connect() as connection:
        return await connection.run_sync(read)


async def migrate(url: URL) -> tuple[str | None, str | None]:
    """`tamalir migrate`: the shape before and after."""
    engine = make_engine(url)
    try:
        before = await revision(engine)
        await upgrade(engine)
        return before, await revision(engine)
    except (DBAPIError, OSError) as error:
        raise StorageError(f"the database cannot be upgraded: {_reason(error)}") from None
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config  # here: it takes long to load and is seldom needed

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _reason(error: DBAPIError | OSError) -> str:
    """What the driver says, which never holds the password."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return str(cause).partition("\n")[0] or type(cause).__name__
