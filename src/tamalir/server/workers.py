"""Processes that compute odds, play games again and check what comes from outside, apart from the bots."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from typing import Any

from tamalir.host.errors import Problem, unavailable
from tamalir.host.jobs import UNKNOWN_ODDS, UNKNOWN_REACH, AnyJob, WorkOutOdds, WorkOutReach
from tamalir.server.bots import WORKER, BotFailed, BotPool

REPLAY_SECONDS = 60.0
PROMPT = "1"
"""People wait for these answers, so that the processes step back only a little."""


class Workers(BotPool):
    """They are not the bots' processes, so that no bot keeps a player waiting for odds."""

    def __init__(self, most: int, seconds: float) -> None:
        super().__init__(most, seconds, (*WORKER, PROMPT))
        self._working: set[asyncio.Task[Mapping[str, Any]]] = set()

    def work_out(self, question: WorkOutOdds | WorkOutReach) -> asyncio.Task[Mapping[str, Any]]:
        """Odds or journeys; whoever asks the same meanwhile waits for the same answer."""
        return self._begin(self._work_out(question))

    def _begin(self, work: Coroutine[Any, Any, Mapping[str, Any]]) -> asyncio.Task[Mapping[str, Any]]:
        """It is brought to its end though whoever asked may leave: a process that is cut short must go."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Mapping[str, Any]]) -> None:
        self._working.discard(task)
        if not task.cancelled():
            task.exception()

    async def _work_out(self, question: WorkOutOdds | WorkOutReach) -> Mapping[str, Any]:
        try:
            return await self.ask(question)
        except BotFailed:
            return UNKNOWN_ODDS if isinstance(question, WorkOutOdds) else UNKNOWN_REACH

    async def replay(self, question: AnyJob) -> Mapping[str, Any]:
        """Something about a game that is played again."""
        try:
            answer = await asyncio.shield(self._begin(self.ask(question, REPLAY_SECONDS)))
        except BotFailed:
            raise unavailable("the game could not be played again in time; try again") from None
        if "error" in answer:
            raise Problem(409, "past-lost", "the rules have changed since: this game cannot be played again")
        return answer
