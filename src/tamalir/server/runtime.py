"""Everything a server process holds, opened in order and closed in reverse."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError

from tamalir.server.bots import BotPool
from tamalir.server.clerks import Clerks
from tamalir.server.hub import Hub
from tamalir.server.notify import Notifier
from tamalir.server.ownership import Ownership
from tamalir.server.relay import Relay
from tamalir.server.settings import Settings, database_url
from tamalir.server.storage.database import Database
from tamalir.server.tables import Tables, new_server_id

log = logging.getLogger(__name__)


@asynccontextmanager
async def running(settings: Settings, bots: BotPool | None = None) -> AsyncGenerator[Tables]:
    """The tables of one process, with their storage, bots, deadlines and line to other processes."""
    database = Database(database_url(settings.database))
    await database.open()
    me = new_server_id()
    hub = Hub()
    relay = Relay(settings.redis, me, hub.push, settings.forward_seconds) if settings.redis else None
    pool = bots or BotPool(settings.bot_workers, settings.bot_seconds)
    clerks = Clerks(settings.odds_workers, settings.odds_seconds)
    notifier = Notifier(settings.webhook_hosts)
    tables = Tables(settings, database, Ownership(database, me), hub, pool, clerks, notifier, relay)
    sweeping: asyncio.Task[None] | None = None
    try:
        if relay is not None:
            await relay.open()
        sweeping = asyncio.create_task(_sweep(tables), name="sweep")
        yield tables
    finally:
        if sweeping is not None:
            sweeping.cancel()
            await asyncio.gather(sweeping, return_exceptions=True)
        hub.close()
        await tables.close()
        await pool.close()
        await clerks.close()
        await notifier.close()
        if relay is not None:
            await relay.close()
        await database.close()


async def _sweep(tables: Tables) -> None:
    while True:
        await asyncio.sleep(tables.settings.sweep_seconds)
        try:
            await tables.sweep()
        except (SQLAlchemyError, OSError) as error:
            log.warning("deadlines could not be read", extra={"fields": {"error": type(error).__name__}})
