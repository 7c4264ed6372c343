"""One connection writes; what arrives while it is busy is committed together with the next batch.

On PostgreSQL the same connection holds the locks of all games that this process owns. So a commit that
succeeds proves that the locks were held: a process that lost its connection can never write into a game
that another one has taken over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar, cast

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from tamalir.server import metrics
from tamalir.server.storage.lines import Line

T = TypeVar("T")
Work = Callable[[Connection], T]

_Item = tuple[Work[Any], asyncio.Future[Any], int]

LARGEST_BATCH = 128
log = logging.getLogger(__name__)


class ConnectionLost(Exception):
    """The database went away; whether the last batch was stored is only known after looking."""


class Writer:
    """Runs pieces of work in order, each in a transaction, several in one where they queue up."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._queue: asyncio.Queue[_Item | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._epoch = 0
        """Counts lost connections. What was asked for before one broke is not written on the next, because
        the locks that allowed it are gone."""
        self.on_lost: Callable[[], None] = lambda: None

    async def open(self) -> None:
        await self._line.open()
        self._task = asyncio.create_task(self._work(), name="writer")

    async def close(self) -> None:
        """Finish what is queued, then hang up."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
            self._task = None
        await self._line.close()

    async def run(self, work: Work[T]) -> T:
        """What `work` returns, once it is committed."""
        if self._task is None or self._task.done():
            raise ConnectionLost("the storage is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((cast("Work[Any]", work), future, self._epoch))
        return await asyncio.shield(future)

    async def _work(self) -> None:
        while True:
            item = await self._queue.get()
            batch: list[_Item] = []
            while item is not None:
                batch.append(item)
                if len(batch) >= LARGEST_BATCH or self._queue.empty():
                    break
                item = self._queue.get_nowait()
            if batch:
                metrics.BATCH.observe(len(batch))
                await self._commit(batch)
            if item is None:
                return

    async def _commit(self, batch: list[_Item]) -> None:
        for _, future, epoch in batch:
            if epoch != self._epoch:
                _fail(future, ConnectionLost("the connection was lost before this was written"))
        batch = [item for item in batch if item[2] == self._epoch]
        if not batch:
            return
        try:
            with metrics.COMMIT_SECONDS.time():
                results = await self._transaction([work for work, _, _ in batch])
        except ConnectionLost as lost:
            for _, future, _ in batch:
                _fail(future, lost)
        except Exception as error:  # noqa: BLE001 - handed to whoever asked for it
            if len(batch) == 1:
                _fail(batch[0][1], error)
                return
            for item in batch:  # one is at fault: each gets a transaction of its own
                await self._commit([item])
        else:
            for (_, future, _), result in zip(batch, results, strict=True):
                if not future.done():
                    future.set_result(result)

    async def _transaction(self, works: list[Work[Any]]) -> list[Any]:
        try:
            return await self._line.transaction(works)
        except (DBAPIError, OSError) as error:
            lost = isinstance(error, OSError) or error.connection_invalidated
            if not lost and not self._line.broken():
                raise
            log.error("database connection lost", extra={"fields": {"error": type(error).__name__}})
            await self._line.hang_up()
            self._epoch += 1
            self.on_lost()
            raise ConnectionLost("the database went away") from error


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
        future.exception()  # whoever waited may be gone: then nobody need be told
