"""Browsers that are told when their seat is asked, and the key that signs what they are told."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from time import time

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tamalir.server.storage.records import PushRecord
from tamalir.server.storage.schema import pushes, secrets
from tamalir.server.storage.writer import Work, Writer

MOST = 5
"""Browsers of one seat; a further one takes the place of the oldest."""
SIGNING_KEY = "vapid"


def id_of(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


def keep(game: str, record: PushRecord) -> Work[None]:
    """One browser more for a seat; one that was there already is written anew."""

    def work(connection: Connection) -> None:
        seat = (pushes.c.game == game, pushes.c.seat == record.seat)
        connection.execute(delete(pushes).where(*seat, pushes.c.id == record.id))
        there = select(pushes.c.id).where(*seat).order_by(pushes.c.added_at.desc())
        for (id,) in connection.execute(there).all()[MOST - 1 :]:
            connection.execute(delete(pushes).where(*seat, pushes.c.id == id))
        connection.execute(insert(pushes), {"game": game, "added_at": time(), **asdict(record)})

    return work


def drop(game: str, seat: int, id: str) -> Work[None]:
    def work(connection: Connection) -> None:
        here = (pushes.c.game == game, pushes.c.seat == seat, pushes.c.id == id)
        connection.execute(delete(pushes).where(*here))

    return work


async def of_game(connection: AsyncConnection, game: str) -> list[PushRecord]:
    """Oldest first."""
    fields = [pushes.c[name] for name in PushRecord.__struct_fields__]
    wanted = select(*fields).where(pushes.c.game == game).order_by(pushes.c.added_at)
    return [PushRecord(**row) for row in (await connection.execute(wanted)).mappings()]


async def signing_key(engine: AsyncEngine, writer: Writer, fresh: str) -> str:
    """The key that signs what browsers are told."""
    return await secret_called(engine, writer, SIGNING_KEY, fresh)


async def secret_called(engine: AsyncEngine, writer: Writer, name: str, fresh: str) -> str:
    """The one secret of this name of all processes on this database: `fresh`, if there is none yet."""
    stored = select(secrets.c.data).where(secrets.c.name == name)

    async def read() -> str | None:
        async with engine.connect() as connection:
            return (await connection.execute(stored)).scalar()

    def keep_fresh(connection: Connection) -> None:
        connection.execute(insert(secrets), {"name": name, "data": fresh})

    found = await read()
    if found is None:
        with suppress(IntegrityError):  # another process was quicker
            await writer.run(keep_fresh)
        found = await read()
    return found or fresh
