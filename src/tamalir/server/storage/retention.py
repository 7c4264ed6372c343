"""How much is kept and how long: what one address brought, games nobody plays, packs nobody needs."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tamalir.server.storage.schema import chats, games, packs


async def made_by(engine: AsyncEngine, maker: str) -> tuple[int, int]:
    """How many games and packs are here that somebody brought."""
    async with engine.connect() as connection:
        made = select(func.count()).select_from(games).where(games.c.maker == maker)
        brought = select(func.count()).select_from(packs).where(packs.c.maker == maker)
        return (
            int((await connection.execute(made)).scalar_one()),
            int((await connection.execute(brought)).scalar_one()),
        )


async def oldest(engine: AsyncEngine, before: float, most: int = 50) -> list[str]:
    """Games in which nothing has changed since then, longest ago first."""
    async with engine.connect() as connection:
        rows = await connection.execute(
            select(games.c.id).where(games.c.updated_at < before).order_by(games.c.updated_at).limit(most)
        )
        return [id for (id,) in rows]


def forget_game(game: str, before: float) -> Callable[[Connection], bool]:
    """All of a game; whether it was still that old."""

    def work(connection: Connection) -> bool:
        gone = connection.execute(delete(games).where(games.c.id == game, games.c.updated_at < before))
        return bool(gone.rowcount)

    return work


def forget_packs(before: float) -> Callable[[Connection], list[tuple[str, str]]]:
    """Packs that were brought before then and that no game needs."""

    def work(connection: Connection) -> list[tuple[str, str]]:
        rows = connection.execute(select(packs.c.name, packs.c.fingerprint).where(packs.c.added_at < before))
        unused = [
            (str(name), str(fingerprint))
            for name, fingerprint in rows.all()
            if connection.execute(
                select(games.c.id).where(games.c.setup.contains(f'"{fingerprint}"', autoescape=True)).limit(1)
            ).first()
            is None
        ]
        for name, fingerprint in unused:
            connection.execute(delete(packs).where(packs.c.name == name, packs.c.fingerprint == fingerprint))
        return unused

    return work


def forget_lines(game: str, before: int) -> Callable[[Connection], None]:
    """What was said before this line."""

    def work(connection: Connection) -> None:
        connection.execute(delete(chats).where(chats.c.game == game, chats.c.n < before))

    return work
