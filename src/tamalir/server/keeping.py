"""How much one address may leave here, and how long what nobody uses is kept."""

from __future__ import annotations

import hmac
import logging
from secrets import token_hex
from time import time
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from tamalir.host.errors import Problem, unavailable
from tamalir.host.packs import foreign
from tamalir.server import metrics
from tamalir.server.settings import Settings
from tamalir.server.storage import retention
from tamalir.server.storage.database import Database
from tamalir.server.storage.pushes import secret_called
from tamalir.server.storage.writer import ConnectionLost
from tamalir.server.table_worker import DAY

if TYPE_CHECKING:
    from tamalir.server.tables import Tables

SWEEP_SECONDS = 3600.0

log = logging.getLogger(__name__)


class Keeping:
    """Looks after what is stored."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self._settings = settings
        self._database = database
        self._key: str | None = None
        self._swept = 0.0

    async def maker(self, address: str) -> str:
        """Whose it is: a keyed hash, so that the database names no address."""
        if self._key is None:
            try:
                engine, writer = self._database.engine, self._database.writer
                self._key = await secret_called(engine, writer, "makers", token_hex(32))
            except (SQLAlchemyError, ConnectionLost, OSError):
                raise unavailable("the storage does not answer; try again") from None
        return hmac.digest(self._key.encode(), address.encode(), "sha256").hex()

    async def check(self, maker: str, *, packs: bool = False) -> None:
        """Refuse what would be too much for one address."""
        try:
            made, brought = await retention.made_by(self._database.engine, maker)
        except (SQLAlchemyError, OSError):
            raise unavailable("the storage does not answer; try again") from None
        here, most = (
            (brought, self._settings.packs_per_address) if packs else (made, self._settings.games_per_address)
        )
        if most and here >= most:
            metrics.LIMITED.inc()
            what = "packs" if packs else "tables"
            raise Problem(429, "quota", f"from this address there are {here} {what} here; no more are taken")

    async def sweep(self, tables: Tables) -> None:
        """Once an hour: games whose time is over, and packs that nobody needs."""
        if time() - self._swept < SWEEP_SECONDS:
            return
        self._swept = time()
        if self._settings.keep_days:
            await self._forget_games(tables)
        before = time() - self._settings.pack_days * DAY
        for name, fingerprint in await self._database.writer.run(retention.forget_packs(before)):
            log.info("a pack was forgotten", extra={"fields": {"pack": name, "fingerprint": fingerprint}})
        self._let_go_of_packs(tables)

    async def _forget_games(self, tables: Tables) -> None:
        before = time() - self._settings.keep_days * DAY
        for game in await retention.oldest(self._database.engine, before):
            if tables.open_games.here(game) is not None:
                continue  # somebody looks at it
            if await self._database.writer.run(retention.forget_game(game, before)):
                log.info("a game was forgotten", extra={"fields": {"game": game}})

    def _let_go_of_packs(self, tables: Tables) -> None:
        """Out of memory, when no table that is open has them."""
        needed = {pack for live in tables.open_games.all() for pack in foreign(live.record.packs())}
        for pack in tables.packs.here() - needed:
            tables.packs.let_go(pack)
            tables.shards.forget_pack(*pack)
