"""Packs that people brought, kept so that their games can be opened again anywhere."""

from __future__ import annotations

from collections.abc import Mapping
from time import time

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tamalir.server.storage.games import Work
from tamalir.server.storage.schema import packs

_files = msgspec.json.Decoder(dict[str, str])


def keep(name: str, fingerprint: str, files: Mapping[str, str], maker: str | None = None) -> Work:
    """Store a pack; the first of equal ones stays."""

    def work(connection: Connection) -> None:
        here = (packs.c.name == name, packs.c.fingerprint == fingerprint)
        if connection.execute(select(packs.c.name).where(*here)).first() is None:
            data = msgspec.json.encode(files)
            row = {
                "name": name,
                "fingerprint": fingerprint,
                "data": data,
                "added_at": time(),
                "maker": maker,
            }
            connection.execute(insert(packs), row)

    return work


async def read(engine: AsyncEngine, name: str, fingerprint: str) -> dict[str, str] | None:
    async with engine.connect() as connection:
        wanted = select(packs.c.data).where(packs.c.name == name, packs.c.fingerprint == fingerprint)
        row = (await connection.execute(wanted)).first()
        return None if row is None else _files.decode(row[0])
