"""Processes that look at what people bring, saves and packs, before the house lets it in.

They are apart from bots and workers: whatever somebody brings, odds and replays of others go on. And they are
shared fairly: of each address one thing is looked at at a time, so that nobody keeps all of them busy alone.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, TypeAlias

from tamalir.host.jobs import CheckPack, CheckSave, SettleFight
from tamalir.server.bots import WORKER, BotPool
from tamalir.server.limits import too_many
from tamalir.server.workers import PROMPT

MEMORY = "1024"
"""Megabytes that looking at something may take."""
MOST_WAITING = 4
"""Things of one address that wait or are looked at; more are refused."""


Looked: TypeAlias = CheckPack | CheckSave | SettleFight


class Checkers(BotPool):
    """Processes that check what somebody brings."""

    def __init__(self, most: int) -> None:
        super().__init__(most, 0.0, (*WORKER, PROMPT, MEMORY))
        self._waiting: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}

    async def look(self, question: Looked, seconds: float, address: str) -> dict[str, Any]:
        """What a process says about this; `BotFailed` if it comes to no end."""
        if self._waiting[address] >= MOST_WAITING:
            raise too_many()
        self._waiting[address] += 1
        try:
            async with self._turns.setdefault(address, asyncio.Lock()):
                return await self.ask(question, seconds)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._turns[address]
