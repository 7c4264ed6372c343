"""The files of packs that are played with here, for the processes that hold tables, think and compute."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping

from sqlalchemy.exc import SQLAlchemyError

from tamalir.host.errors import Problem, unavailable
from tamalir.host.packs import Files, foreign
from tamalir.server.storage import packs as storage
from tamalir.server.storage.database import Database
from tamalir.server.storage.writer import ConnectionLost

MOST = 200
"""Packs whose files are kept in memory."""


class PackStore:
    """Packs from the database, brought when a game needs them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._files: OrderedDict[tuple[str, str], Files] = OrderedDict()

    async def keep(self, name: str, fingerprint: str, files: Files, maker: str | None = None) -> None:
        try:
            await self._database.writer.run(storage.keep(name, fingerprint, files, maker))
        except (SQLAlchemyError, ConnectionLost, OSError):
            raise unavailable("the pack was not stored; try again") from None

    async def files(self, packs: Mapping[str, str]) -> list[Files]:
        """What another process must know before it looks at a game with these packs."""
        return [await self._bring(*pack) for pack in foreign(packs)]

    async def _bring(self, name: str, fingerprint: str) -> Files:
        files = self._files.get((name, fingerprint))
        if files is None:
            files = await storage.read(self._database.engine, name, fingerprint)
            if files is None:
                raise Problem(422, "no-such-pack", f"the pack {name} ({fingerprint}) is not on this server")
        self._files[name, fingerprint] = files
        self._files.move_to_end((name, fingerprint))
        if len(self._files) > MOST:
            self._files.popitem(last=False)
        return files

    def here(self) -> set[tuple[str, str]]:
        """The packs that are in memory."""
        return set(self._files)

    def let_go(self, pack: tuple[str, str]) -> None:
        self._files.pop(pack, None)
