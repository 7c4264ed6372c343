"""How long it takes to bring a long game back into memory."""

from __future__ import annotations

import random
import statistics
import time

from tamalir.host import tokens
from tamalir.host.wire import (
    Act,
    Create,
    Look,
    SeatSpec,
)
from tamalir.server import making
from tamalir.server.runtime import running
from tamalir.server.settings import Settings

TIMES = 9


async def opening_seconds(database: str, answers: int) -> float:
    """Play so many answers, let the game go and ask for it, several times; the median."""
    luck = random.Random(1)
    async with running(Settings(database=database, warm=False)) as tables:
        made = making.begin(Create(edition="second", seats=[SeatSpec() for _ in range(4)]))
        await tables.add(made)
        live, game = made.live, made.live.record.id
        while live.version <= answers and not live.over:
            seat = live.table.waiting()[0]
            asked = live.table.pending(seat)
            assert asked is not None
            digest = tokens.digest(made.secrets.seats[seat])
            act = Act(option=luck.choice(asked.options).id, version=live.version)
            await tables.perform(game, digest, act)
        taken: list[float] = []
        for _ in range(TIMES):
            await tables.open_games.let_go(game)
            begun = time.perf_counter()
            await tables.perform(game, tokens.digest(made.secrets.spectator), Look())
            taken.append(time.perf_counter() - begun)
        return statistics.median(taken)
