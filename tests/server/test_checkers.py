"""Who brings something that never ends keeps neither the others' gifts nor anybody's odds waiting."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tamalir.host.errors import Problem
from tamalir.host.jobs import CheckPack, Decide
from tamalir.server.bots import WORKER, BotFailed, BotPool
from tamalir.server.checkers import MOST_WAITING, Checkers

SLOW = (sys.executable, str(Path(__file__).with_name("slow_checker.py")))
GOOD, ENDLESS = CheckPack(body=b"good"), CheckPack(body=b"endless")


class Slow(Checkers):
    """Checkers that never come to an end with some things."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self._command = SLOW


def with_porters(work: Any) -> None:
    async def main() -> None:
        checkers = Slow(2)
        try:
            await work(checkers)
        finally:
            await checkers.close()

    asyncio.run(main())


def test_one_address_leaves_room_for_others():
    async def work(checkers: Checkers) -> None:
        await checkers.look(GOOD, 20, "warm")
        bad = [asyncio.create_task(checkers.look(ENDLESS, 3, "evil")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0.1)
        with pytest.raises(Problem, match="too-many"):
            await checkers.look(ENDLESS, 3, "evil")
        begun = time.monotonic()
        assert await checkers.look(GOOD, 20, "good") == {"ok": True}
        assert time.monotonic() - begun < 2.5  # not one of the endless ones has been given up by now
        assert not any(task.done() for task in bad)
        for task in bad:
            task.cancel()
        await asyncio.gather(*bad, return_exceptions=True)

    with_porters(work)


def test_time_counts_the_same_after_a_timeout():
    """A new process is given its time to begin, but the thing it looks at is not."""

    async def work(checkers: Checkers) -> None:
        for _ in range(3):
            begun = time.monotonic()
            with pytest.raises(BotFailed, match="no answer"):
                await checkers.look(ENDLESS, 0.3, "evil")
            assert time.monotonic() - begun < 10

    with_porters(work)


def test_a_worker_takes_no_more_memory_than_it_may():
    """It ends instead, and the next one works."""

    async def main() -> None:
        pool = BotPool(1, 60, (*WORKER, "1", "200"))
        try:
            big = {"words": ["y" * 9_000_000] * 12}
            with pytest.raises(BotFailed, match="died"):
                await pool.ask(Decide(bot="random", seed=1, view=big))
            assert "error" in await pool.ask(CheckPack(body=json.dumps({"files": {}}).encode()))
        finally:
            await pool.close()

    asyncio.run(main())
