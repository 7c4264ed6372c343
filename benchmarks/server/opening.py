"""How long it takes to bring a long game back into memory."""

from __future__ import annotations

import random
import statistics
import time

import msgspec

from tamalir.host import tokens
from tamalir.host.wire import (
    Act,
    Create,
    Look,
    SeatSpec,
)
from tamalir.server.runtime import running
from tamalir.server.settings import Settings

TIMES = 9


async def opening_seconds(database: str, answers: int) -> float:
    """Play so many answers, let the game go and ask for it, several times; the median."""
    luck = random.Random(1)
    async with running(Settings(database=database, warm=False)) as tables:
        seats = [SeatSpec() for _ in range(4)]
        live, made = await tables.begin(Create(edition="second", seats=seats))
        game = live.record.id
        while live.version <= answers and not live.over:
            seat = live.standing.waiting[0]
            digest = tokens.digest(made.secrets.seats[seat])
            scene = msgspec.json.decode(await tables.perform(game, digest, Look()))
            option = luck.choice(scene["view"]["request"]["options"])["id"]
            await tables.perform(game, digest, Act(option=option, version=live.version))
        taken: list[float] = []
        for _ in range(TIMES):
            await tables.open_games.let_go(game)
            begun = time.perf_counter()
            await tables.perform(game, tokens.digest(made.secrets.spectator), Look())
            taken.append(time.perf_counter() - begun)
        return statistics.median(taken)
