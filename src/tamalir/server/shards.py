"""The processes that hold the tables, shared out by game: each runs the rules of its tables, one order after
the other, and can be ended without any loss.

When one ends because rules took more than they may (`leash.py`), the order it was at is to blame: `Overrun`.
All other orders that it had not answered end with `ShardGone`: nothing of them is stored, and they may be
given to another process that opens the table again. One that gives no answer in time, or ends for no known
reason, may have been ended by anybody: only when that happens again and again at the same thing asked of a
table is the table to blame.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter, deque
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Protocol

import msgspec

from tamalir.host.errors import Problem, unavailable
from tamalir.host.orders import AnyOrder, CarryOut, Close, ForgetPack, Reply
from tamalir.server import metrics
from tamalir.server.leash import OUT_OF_MEMORY, OUT_OF_TIME
from tamalir.server.table_worker import LENGTH_BYTES, Limits

START_SECONDS = 120.0
"""A new process reads the games before it says that it is ready, on a busy machine too."""
EXIT_SECONDS = 5.0
"""So long a process that says nothing more may take to end."""
LOOK_SECONDS = 0.5
"""How often it is looked whether a process is at one order for too long."""
MOST_STRIKES = 3
"""So many processes that end one after the other at the same thing asked of a table, for no known reason:
then the table is to blame."""
WORKER = (sys.executable, "-m", "tamalir.server.table_worker")

log = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()
_replies = msgspec.json.Decoder(Reply)


class Overrun(Exception):
    """The rules took more than they may; says of what."""


class ShardGone(Exception):
    """The process that held the table has ended. Nothing is lost: what it had not answered is not stored."""


class Shard(Protocol):
    """Somewhere tables are held."""

    @property
    def gone(self) -> bool: ...

    async def ask(self, order: AnyOrder) -> Reply: ...

    def tell(self, order: AnyOrder) -> None: ...


class Halls(Protocol):
    """All of them."""

    async def choose(self) -> Shard:
        """One that has room for a table."""
        ...

    def forget_pack(self, name: str, fingerprint: str) -> None: ...

    async def close(self) -> None: ...


class Strikes:
    """Orders at which processes have ended for no known reason: of which table, and of which kind."""

    def __init__(self) -> None:
        self._ends: Counter[tuple[str, str]] = Counter()

    def another(self, asked: tuple[str, str]) -> str | None:
        """Why the table is to blame, if it is by now."""
        self._ends[asked] += 1
        if self._ends[asked] < MOST_STRIKES:
            return None
        del self._ends[asked]
        return "its process ended again and again"

    def answered(self, asked: tuple[str, str]) -> None:
        """It was not the table's fault."""
        self._ends.pop(asked, None)


class WorkerShard:
    """One process with tables."""

    def __init__(self, process: Process, seconds: float, strikes: Strikes) -> None:
        self._process = process
        self._seconds = seconds
        self._strikes = strikes
        self._unanswered: deque[tuple[tuple[str, str], asyncio.Future[Reply]]] = deque()
        self._since = 0.0
        """When it began the order that it is at."""
        self._closing = False
        self.gone = False
        self.games: set[str] = set()
        self.ended = asyncio.create_task(self._read())

    # ---- asking

    async def ask(self, order: AnyOrder) -> Reply:
        """What the order came to."""
        reply = await self._send(order)
        if reply.problem is not None:
            status, body = reply.problem
            raise Problem(status, body.pop("code"), body.pop("message"), **body)
        return reply

    def tell(self, order: AnyOrder) -> None:
        """An order whose answer nobody waits for."""
        with suppress(ShardGone):
            self._send(order).add_done_callback(_seen)

    def _send(self, order: AnyOrder) -> asyncio.Future[Reply]:
        if self.gone:
            raise ShardGone
        said = _encoder.encode(order)
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(len(said).to_bytes(LENGTH_BYTES, "big") + said)
        except (RuntimeError, OSError):  # the pipe has closed before its end was heard of
            self.gone = True
            raise ShardGone from None
        game = "" if isinstance(order, ForgetPack) else order.game
        if isinstance(order, Close):
            self.games.discard(game)
        elif game:
            self.games.add(game)
        if not self._unanswered:
            self._since = monotonic()
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._unanswered.append(((game, _kind(order)), answer))
        return answer

    # ---- answers, and the end

    async def _read(self) -> None:
        try:
            while True:
                reply = _replies.decode(await next_answer(self._process))
                asked, answer = self._unanswered.popleft()
                self._strikes.answered(asked)
                self._since = monotonic()
                if reply.made is not None:
                    self.games.add(reply.made.record.id)
                if not answer.done():
                    answer.set_result(reply)
                elif reply.made is not None:  # whoever wanted this table has gone
                    self.tell(Close(game=reply.made.record.id))
        except (EOFError, OSError):
            pass
        except (msgspec.DecodeError, IndexError):
            log.exception("a process with tables says what nobody understands")
        finally:
            self.gone = True
        self._end(await self._exit_code())

    async def _exit_code(self) -> int:
        """Tells why it ended, so that it is not killed while it is about to end by itself."""
        try:
            async with asyncio.timeout(EXIT_SECONDS):
                return await self._process.wait()
        except TimeoutError:
            self._process.kill()
            return await self._process.wait()

    def _end(self, code: int) -> None:
        """Tell everybody who waits: the first of them was at it."""
        why = self._why(code)
        if not self._closing:
            fields = {"code": code, "why": why or "unknown"}
            log.error("a process with tables has ended", extra={"fields": fields})
        for n, (asked, answer) in enumerate(self._unanswered):
            if n == 0 and why is None and asked[0]:
                why = self._strikes.another(asked)
            if answer.done():
                continue
            answer.set_exception(Overrun(why) if n == 0 and why is not None else ShardGone())
            answer.exception()  # whoever asked may be gone
        self._unanswered.clear()

    def _why(self, code: int) -> str | None:
        if code == OUT_OF_MEMORY:
            return "memory"
        return "processor" if code == OUT_OF_TIME else None

    def look(self) -> None:
        """End it if it is at one order for too long."""
        if self._unanswered and not self.gone and monotonic() - self._since > self._seconds:
            log.error("a process with tables does not answer")
            with suppress(ProcessLookupError):
                self._process.kill()

    async def close(self) -> None:
        """It has nothing more to do: it ends when it hears no more."""
        self.gone = self._closing = True
        assert self._process.stdin is not None
        self._process.stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(self._seconds):
                await asyncio.shield(self.ended)
                return
        with suppress(ProcessLookupError):
            self._process.kill()
        await self.ended


class Shards:
    """So many processes with tables; one that ends is replaced."""

    def __init__(self, many: int, limits: Limits, command: Sequence[str] = WORKER) -> None:
        self._many = many
        self._limits = limits
        self._command = tuple(command)
        self._ready: list[WorkerShard] = []
        self._strikes = Strikes()
        self._changed = asyncio.Condition()
        self._keeping: list[asyncio.Task[None]] = []
        self._looking: asyncio.Task[None] | None = None
        self._closed = False

    def open(self) -> None:
        """They start by themselves; whoever needs one waits for the first."""
        self._keeping = [asyncio.create_task(self._keep(), name="shard") for _ in range(self._many)]
        self._looking = asyncio.create_task(self._look(), name="shards")

    async def choose(self) -> Shard:
        """The one with fewest tables."""
        try:
            async with asyncio.timeout(START_SECONDS), self._changed:
                await self._changed.wait_for(lambda: bool(self._ready) or self._closed)
        except TimeoutError:
            raise unavailable("no table can be opened just now; try again") from None
        if self._closed:
            raise unavailable("the server is stopping; try again")
        return min(self._ready, key=lambda shard: len(shard.games))

    def forget_pack(self, name: str, fingerprint: str) -> None:
        for shard in self._ready:
            shard.tell(ForgetPack(name=name, fingerprint=fingerprint))

    async def close(self) -> None:
        self._closed = True
        async with self._changed:
            self._changed.notify_all()
        if self._looking is not None:
            self._looking.cancel()
        for task in self._keeping:
            task.cancel()
        await asyncio.gather(*self._keeping, return_exceptions=True)

    async def _keep(self) -> None:
        """One process after another, as each ends."""
        while not self._closed:
            try:
                shard = await self._start()
            except (OSError, EOFError, TimeoutError) as error:
                log.error("no process for tables began", extra={"fields": {"error": type(error).__name__}})
                await asyncio.sleep(1.0)
                continue
            metrics.SHARDS.inc()
            try:
                async with self._changed:
                    self._ready.append(shard)
                    self._changed.notify_all()
                await asyncio.shield(shard.ended)
            finally:
                self._ready.remove(shard)
                metrics.SHARDS.dec()
                await shard.close()

    async def _start(self) -> WorkerShard:
        told = _encoder.encode(self._limits).decode()
        process = await asyncio.create_subprocess_exec(*self._command, told, stdin=PIPE, stdout=PIPE)
        try:
            async with asyncio.timeout(START_SECONDS):
                await next_answer(process)
        except BaseException:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            raise
        return WorkerShard(process, self._limits.answer_seconds, self._strikes)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for shard in self._ready:
                shard.look()


async def next_answer(process: Process) -> bytes:
    """The next thing that a process says."""
    assert process.stdout is not None
    head = await process.stdout.readexactly(LENGTH_BYTES)
    return await process.stdout.readexactly(int.from_bytes(head, "big"))


def _kind(order: AnyOrder) -> str:
    return type(order.command if isinstance(order, CarryOut) else order).__name__


def _seen(answer: asyncio.Future[Reply]) -> None:
    if not answer.cancelled():
        answer.exception()
