"""Bots think in processes of their own, each decision with a time limit.

A process that takes too long, or dies, is ended and replaced; the decision is then made by lot, so that the
game goes on. No table waits for another table's bot as long as there are processes left.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from tamalir.host.jobs import AnyJob, Decide, by_lot, offered
from tamalir.server import metrics

LONGEST_LINE = 16 * 1024 * 1024
START_SECONDS = 120.0
"""A new process imports the games before it says that it is ready, on a busy machine too. The time of an
answer counts from there, so that nobody gets more of it by making a process end."""
WORKER = (sys.executable, "-m", "tamalir.server.bot_worker")

log = logging.getLogger(__name__)


class BotFailed(Exception):
    """No answer in time, or the process died."""


class Decision(NamedTuple):
    """What a bot does, and what it thought, if it can tell."""

    option: str
    thought: dict[str, Any] | None = None


class BotPool:
    """As many processes as are needed at the same time, up to a limit; idle ones wait for more."""

    def __init__(self, most: int, seconds: float, command: Sequence[str] = WORKER) -> None:
        self._seconds = seconds
        self._command = tuple(command)
        self._free = asyncio.Semaphore(most)
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._closed = False

    async def decide(
        self,
        bot: str,
        seed: int,
        view: dict[str, Any],
        pack_files: Sequence[dict[str, str]] = (),
        steps: int | None = None,
    ) -> Decision:
        """The option that this bot takes in this position; one of those on offer whatever happens."""
        try:
            question = Decide(bot=bot, seed=seed, view=view, steps=steps, pack_files=list(pack_files))
            answer = await self.ask(question)
        except BotFailed as failed:
            log.warning("a bot failed", extra={"fields": {"bot": bot, "reason": str(failed)}})
            metrics.BOT_DECISIONS.labels("failed").inc()
        else:
            if answer.get("option") in offered(view):
                metrics.BOT_DECISIONS.labels("decided").inc()
                return Decision(str(answer["option"]), answer.get("thought"))
            metrics.BOT_DECISIONS.labels("nonsense").inc()
        return Decision(by_lot(view, seed))

    async def ask(self, question: AnyJob, seconds: float | None = None) -> dict[str, Any]:
        """One job for one process."""
        limit = self._seconds if seconds is None else seconds
        async with self._free:
            if self._closed:
                raise BotFailed("the server is stopping")
            process = await self._process()
            try:
                async with asyncio.timeout(limit):
                    answer = await _ask(process, question)
            except BaseException as error:
                await self._end(process)
                if isinstance(error, TimeoutError):
                    raise BotFailed(f"no answer within {limit:g} s") from None
                if isinstance(error, OSError | ValueError | EOFError):
                    raise BotFailed(f"the process died ({type(error).__name__})") from None
                raise
            self._idle.append(process)
            return answer

    async def close(self) -> None:
        self._closed = True
        for process in list(self._all):
            await self._end(process)

    async def _process(self) -> Process:
        """One that waits for work."""
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self._all.discard(process)
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )
        self._all.add(process)
        try:
            async with asyncio.timeout(START_SECONDS):
                await _answer_of(process)
        except BaseException as error:
            await self._end(process)
            if isinstance(error, TimeoutError | OSError | ValueError | EOFError):
                raise BotFailed(f"no process began ({type(error).__name__})") from None
            raise
        return process

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        if process in self._idle:
            self._idle.remove(process)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _ask(process: Process, question: AnyJob) -> dict[str, Any]:
    assert process.stdin is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    return await _answer_of(process)


async def _answer_of(process: Process) -> dict[str, Any]:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    return msgspec.json.decode(line, type=dict[str, Any])
