"""The one connection that writes: to SQLite from a thread of its own, to PostgreSQL from the event loop.

SQLite's driver blocks. A thread of its own does a whole batch in one go, where a driver that hops between
threads for every statement would take ten times as long.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Works = Sequence[Callable[[Connection], Any]]


class Line(Protocol):
    """A connection, made when it is first needed and again after it was lost."""

    async def open(self) -> None: ...

    async def transaction(self, works: Works) -> list[Any]:
        """Carry these out and commit; all of them or none."""
        ...

    def broken(self) -> bool: ...

    async def hang_up(self) -> None:
        """Forget this connection; with it go all locks that it held."""
        ...

    async def close(self) -> None: ...


class ThreadLine:
    """For SQLite."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: Connection | None = None

    async def open(self) -> None:
        await self._do(self._connect)

    async def transaction(self, works: Works) -> list[Any]:
        def commit() -> list[Any]:
            connection = self._connect()
            with connection.begin():
                return [work(connection) for work in works]

        return await self._do(commit)

    def broken(self) -> bool:
        return self._connection is None or self._connection.invalidated

    async def hang_up(self) -> None:
        def leave() -> None:
            connection, self._connection = self._connection, None
            if connection is not None:
                with suppress(Exception):
                    connection.invalidate()
                with suppress(Exception):
                    connection.close()

        await self._do(leave)

    async def close(self) -> None:
        await self.hang_up()
        await self._do(self._engine.dispose)
        self._thread.shutdown()

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    async def _do(self, work: Callable[[], Any]) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


class AsyncLine:
    """For PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def open(self) -> None:
        await self._connect()

    async def transaction(self, works: Works) -> list[Any]:
        connection = await self._connect()
        async with connection.begin():
            return await connection.run_sync(lambda line: [work(line) for work in works])

    def broken(self) -> bool:
        return self._connection is None or self._connection.invalidated

    async def hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
            with suppress(Exception):
                await connection.close()

    async def close(self) -> None:
        await self.hang_up()

    async def _connect(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self._engine.connect()
        return self._connection
