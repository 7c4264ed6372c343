"""The packs that this process can play with, and their files for the processes that think and compute."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import get_args

from sqlalchemy.exc import SQLAlchemyError

from tamalir.host.errors import Problem, unavailable
from tamalir.host.packs import Files, add_pack, foreign, is_here
from tamalir.host.wire import Lang
from tamalir.host.words import speaker_with
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

    async def bring(self, packs: Mapping[str, str]) -> None:
        """Make sure that these packs are known here."""
        for name, fingerprint in foreign(packs):
            if is_here(name, fingerprint) and (name, fingerprint) in self._files:
                continue
            files = await storage.read(self._database.engine, name, fingerprint)
            if files is None:
                raise Problem(422, "no-such-pack", f"the pack {name} ({fingerprint}) is not on this server")
            await asyncio.to_thread(_read, name, fingerprint, files)  # long texts take long
            self._files[name, fingerprint] = files
            if len(self._files) > MOST:
                self._files.popitem(last=False)

    def here(self) -> set[tuple[str, str]]:
        """The packs that are in memory."""
        return set(self._files)

    def let_go(self, pack: tuple[str, str]) -> None:
        self._files.pop(pack, None)

    def files(self, packs: Mapping[str, str]) -> list[Files]:
        """What another process must know before it looks at a game with these packs."""
        return [self._files[pack] for pack in foreign(packs) if pack in self._files]


def _read(name: str, fingerprint: str, files: Files) -> None:
    """The cards of a pack and its words."""
    add_pack(files)
    for lang in get_args(Lang):
        speaker_with({name: fingerprint}, lang)
