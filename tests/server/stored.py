"""What the database really holds, read beside the server, and the game played again from it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

from tamalir import api
from tamalir.host.records import Move
from tamalir.kernel import Fair, Table
from tamalir.server.settings import database_url
from tamalir.server.storage import games
from tamalir.server.storage.database import make_engine
from tamalir.server.storage.records import Opened


def stored(database: str, game: str) -> Opened:
    async def read() -> Opened:
        engine = make_engine(database_url(database))
        try:
            found = await games.read(engine, game)
            assert found is not None
            return found
        finally:
            await engine.dispose()

    return asyncio.run(read())


def played_again(found: Opened) -> Iterator[tuple[Move, Table[Any]]]:
    """The engine's own table after each stored move; for games in which nothing was taken back."""
    setup = found.record.setup
    assert setup is not None
    table = api.new(
        found.record.edition,
        scene=setup["scene"],
        heroes=setup["heroes"],
        seats=setup["seats"],
        options=setup["options"],
        dealer=Fair(bytes.fromhex(found.record.seed), found.record.id),
        game=found.record.id,
    )
    for move in found.moves:
        if move.kind == "answer":
            table.answer(move.said, move.seat)
        yield move, table
