"""Everything a server process holds, opened in order and closed in reverse."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, get_args

from sqlalchemy.exc import SQLAlchemyError

from tamalir.host import tokens
from tamalir.host.errors import Problem
from tamalir.host.wire import Lang
from tamalir.host.words import speaker
from tamalir.server.bots import BotPool
from tamalir.server.checkers import Checkers
from tamalir.server.hub import Hub
from tamalir.server.notify import Notifier
from tamalir.server.ownership import Ownership
from tamalir.server.push import Pusher
from tamalir.server.settings import BadSettings, Settings, database_url
from tamalir.server.shards import Shards
from tamalir.server.storage.database import Database
from tamalir.server.storage.writer import ConnectionLost
from tamalir.server.table_worker import Limits
from tamalir.server.tables import Tables
from tamalir.server.webhooks import Webhooks
from tamalir.server.workers import Workers

if TYPE_CHECKING:
    from tamalir.server.relay import Relay

BEAT_SECONDS = 1.0
"""Between two signs of life."""
MOST_WORKERS = 4
"""With tables, unless more are wanted."""

log = logging.getLogger(__name__)


@asynccontextmanager
async def running(
    settings: Settings, bots: BotPool | None = None, shards: Shards | None = None
) -> AsyncGenerator[Tables]:
    """The tables of one process, with their storage, bots, deadlines and line to other processes."""
    database = Database(database_url(settings.database))
    await database.open()
    me = tokens.new_game_id()  # any name that no other process has
    hub = Hub()
    try:
        relay = _relay(settings, me, hub)
    except BadSettings:
        await database.close()
        raise
    halls = shards or Shards(many(settings), limits(settings))
    halls.open()
    pool = bots or BotPool(settings.bot_workers, settings.bot_seconds)
    workers = Workers(settings.odds_workers, settings.odds_seconds)
    checkers = Checkers(settings.check_workers)
    notifier = Notifier(Webhooks(settings.webhook_hosts), Pusher(settings, database), database)
    owned = Ownership(database, me)
    tables = Tables(settings, database, owned, hub, halls, pool, workers, checkers, notifier, relay)
    sweeping: asyncio.Task[None] | None = None
    beating: asyncio.Task[None] | None = None
    try:
        await tables.beat()
        beating = asyncio.create_task(_beat(tables), name="beat")
        if relay is not None:
            try:
                await relay.open()
            except Problem as problem:
                raise BadSettings(f"Redis cannot be reached: {problem.message}") from None
        sweeping = asyncio.create_task(_sweep(tables), name="sweep")
        if settings.warm:
            tables.background.start(_warm_up(tables))
        yield tables
    finally:
        if sweeping is not None:
            sweeping.cancel()
            await asyncio.gather(sweeping, return_exceptions=True)
        hub.close()
        await tables.close()
        if beating is not None:
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)
        await halls.close()
        await pool.close()
        await workers.close()
        await checkers.close()
        await notifier.close()
        if relay is not None:
            await relay.close()
        await database.close()


def _relay(settings: Settings, me: str, hub: Hub) -> Relay | None:
    """The line to other processes, where there are any; a table on one machine needs no Redis."""
    if not settings.redis:
        return None
    try:
        from tamalir.server.relay import Relay
    except ImportError:
        raise BadSettings("Redis needs one more package: pip install 'tamalir[server]'") from None
    try:
        return Relay(settings.redis, me, hub.push, settings.forward_seconds)
    except ValueError:
        raise BadSettings("Redis must be a URL, such as redis://127.0.0.1:6379/0") from None


def many(settings: Settings) -> int:
    """How many processes hold tables."""
    return settings.workers or min(os.cpu_count() or 1, MOST_WORKERS)


def limits(settings: Settings) -> Limits:
    """What each of them is told."""
    return Limits(
        rules_seconds=settings.rules_seconds,
        opening_seconds=settings.opening_seconds,
        answer_seconds=settings.answer_seconds,
        rules_megabytes=settings.rules_megabytes,
        snapshot_every=settings.snapshot_every,
        keep_days=settings.keep_days,
        warm=settings.warm,
        log_level=logging.getLevelName(log.getEffectiveLevel()),
    )


async def _warm_up(tables: Tables) -> None:
    """What the first visitor would otherwise wait for."""
    await asyncio.to_thread(_read_words)
    await tables.books.print_all()


def _read_words() -> None:
    for lang in get_args(Lang):
        speaker(lang)
    gc.collect()
    gc.freeze()  # words stay for ever: nobody need look through them again and again


async def _beat(tables: Tables) -> None:
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        await tables.beat()


async def _sweep(tables: Tables) -> None:
    while True:
        await asyncio.sleep(tables.settings.sweep_seconds)
        try:
            await tables.deadlines.sweep()
            await tables.keeping.sweep(tables)
        except (SQLAlchemyError, ConnectionLost, OSError) as error:
            log.warning("deadlines could not be read", extra={"fields": {"error": type(error).__name__}})
