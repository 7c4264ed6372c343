"""Virtual time, a database that several processes share, and a network between them, all of one seed.

Nothing here sleeps. The event loop jumps to the next moment at which something happens; the database is
SQLite in memory with the few functions of PostgreSQL that leases use; whatever a process asks of the outside
passes its gate, where it may be frozen, cut off or ended.
"""

from __future__ import annotations

import asyncio
import random
import selectors
import sqlite3
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from tamalir.host.errors import Problem, unavailable
from tamalir.host.wire import Command, Who

KEEPALIVE_SECONDS = 11.0
"""So long after a process was cut off the database notices, and drops its locks."""
LINE_SECONDS = 10.0
"""So long a process that is cut off waits for its database."""


class Clock:
    """Seconds since the beginning of a rehearsal, and since 1970."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Selector(selectors.SelectSelector):
    """Waiting takes no time: the clock jumps."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("everybody waits, and nothing will happen")
        if timeout > 0:
            self._clock.now += timeout
        return []


class Loop(asyncio.SelectorEventLoop):
    def __init__(self, clock: Clock) -> None:
        super().__init__(Selector(clock))
        self._virtual = clock

    def time(self) -> float:
        return self._virtual.now


class Gate:
    """Between a process and the world."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.ended = False
        self._open = asyncio.Event()
        self._open.set()
        self.cut_off = False
        """From the database."""
        self.deaf = False
        """To the other processes."""

    def freeze(self) -> None:
        self._open.clear()

    def thaw(self) -> None:
        self._open.set()

    async def passed(self) -> None:
        """Go on when this process does; never, if it has ended."""
        if self.ended:
            await asyncio.get_running_loop().create_future()
        await self._open.wait()
        if self.ended:
            await asyncio.get_running_loop().create_future()


class Storage:
    """One database, as all processes see it."""

    def __init__(self, clock: Clock, luck: random.Random, template: sqlite3.Connection) -> None:
        self.clock = clock
        self.luck = luck
        self.full = False
        self.slow = 0.0
        """Seconds that everything takes longer."""
        self.lost_answers = 0.0
        """The share of commits after which the connection breaks before it is told."""
        self.locks: dict[int, str] = {}
        self.session = ""
        """Whose turn it is."""
        self.writes: list[tuple[float, str, str, int, int]] = []
        """When, by which process, in which game, move, and under which term."""
        self._raw = raw = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
        template.backup(raw)
        raw.create_function("clock_timestamp", 0, clock)
        raw.create_function("extract", 2, _moment)
        raw.create_function("pg_try_advisory_lock", 1, self._lock)
        raw.create_function("pg_try_advisory_xact_lock", 1, self._is_free)
        self.engine = create_engine("sqlite://", creator=lambda: raw, poolclass=StaticPool)

    def _lock(self, key: int) -> bool:
        return self.locks.setdefault(key, self.session) == self.session

    def _is_free(self, key: int) -> bool:
        return self.locks.get(key, self.session) == self.session

    def close(self) -> None:
        self.engine.dispose()
        self._raw.close()

    def leave(self, session: str) -> None:
        """A connection has ended: its locks are free."""
        self.locks = {key: holder for key, holder in self.locks.items() if holder != session}

    def run(self, session: str, works: Sequence[Callable[[Connection], Any]]) -> list[Any]:
        """One transaction, all of it or nothing."""
        self.session = session
        with self.engine.connect() as connection, connection.begin():
            before = _moves(connection)
            if self.full:
                raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))
            results = [work(connection) for work in works]
            for game, newest in _moves(connection).items():
                term = connection.exec_driver_sql("SELECT term FROM games WHERE id = ?", (game,)).scalar_one()
                for seq in range(before.get(game, 0) + 1, newest + 1):
                    self.writes.append((self.clock.now, session, game, seq, int(term)))
        return results


def _moment(_part: str, moment: float) -> float:
    """`extract('epoch', ...)`: moments are seconds already."""
    return moment


def _moves(connection: Connection) -> dict[str, int]:
    """The newest move of each game: enough to see what a transaction adds."""
    rows = connection.exec_driver_sql("SELECT game, max(seq) FROM moves GROUP BY game")
    return {str(row[0]): int(row[1]) for row in rows}


class SimLine:
    """The writing connection of one process (`storage.lines.Line`)."""

    def __init__(self, storage: Storage, gate: Gate) -> None:
        self._storage = storage
        self._gate = gate

    async def open(self) -> None:
        await self.travel()

    async def transaction(self, works: Sequence[Callable[[Connection], Any]]) -> list[Any]:
        await self.travel()
        results = self._storage.run(self._gate.name, works)
        lost = self._storage.luck.random() < self._storage.lost_answers
        await self.travel()
        if lost:
            raise ConnectionResetError("the connection broke after the commit")
        return results

    async def travel(self) -> None:
        await self._gate.passed()
        await asyncio.sleep(self._storage.luck.random() * 0.02 + self._storage.slow)
        waited = 0.0
        while self._gate.cut_off:
            await asyncio.sleep(0.5)
            waited += 0.5
            if waited >= LINE_SECONDS:
                raise ConnectionResetError("the database does not answer")
        await self._gate.passed()

    def broken(self) -> bool:
        return False

    async def hang_up(self) -> None:
        self._storage.leave(self._gate.name)

    async def close(self) -> None:
        self._storage.leave(self._gate.name)


class SimEngine:
    """The reading connections of one process (`AsyncEngine`, as far as games are read)."""

    def __init__(self, storage: Storage, gate: Gate) -> None:
        self._storage = storage
        self._gate = gate

    @asynccontextmanager
    async def connect(self) -> AsyncGenerator[SimConnection]:
        with self._storage.engine.connect() as connection:
            yield SimConnection(connection, SimLine(self._storage, self._gate))


class SimConnection:
    def __init__(self, connection: Connection, line: SimLine) -> None:
        self._connection = connection
        self._line = line

    async def execute(self, statement: Any) -> Any:
        await self._line.travel()
        return self._connection.execute(statement)


class Network:
    """Letters between processes: late, lost or twice."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.loss = 0.0
        self.twice = 0.0
        self.slow = 0.0
        self.relays: dict[str, SimRelay] = {}

    async def carry(self) -> bool:
        """Whether a letter arrives."""
        await asyncio.sleep(self.luck.random() * 0.02 + self.luck.random() * self.slow)
        return self.luck.random() >= self.loss


class SimRelay:
    """One process's line to the others (`Relay`)."""

    def __init__(self, network: Network, gate: Gate, seconds: float) -> None:
        self.me = gate.name
        self.gate = gate
        self._network = network
        self._seconds = seconds
        self.perform: Callable[..., Any] | None = None
        network.relays[self.me] = self

    def serve(self, perform: Callable[..., Any], changed: Callable[[str, str], None]) -> None:
        self.perform = perform

    def channels(self, game: str) -> set[str]:
        return set()

    def watched_from(self, origin: str, game: str, channel: str, command: Who) -> None:
        """Nobody watches a rehearsal."""

    async def forward(self, owner: str, game: str, digest: str, command: Command) -> bytes | None:
        there = self._network.relays.get(owner)
        await self.gate.passed()
        if there is None or there.gate.ended:
            return None
        answer: asyncio.Future[bytes | Problem | None] = asyncio.get_running_loop().create_future()
        times = 2 if self._network.luck.random() < self._network.twice else 1
        letters = [
            asyncio.create_task(self._deliver(there, game, digest, command, answer)) for _ in range(times)
        ]
        try:
            async with asyncio.timeout(self._seconds):
                found = await asyncio.shield(answer)
        except TimeoutError:
            raise unavailable("the process that holds this table does not answer; ask again") from None
        finally:
            del letters
        await self.gate.passed()
        if isinstance(found, Problem):
            raise found
        return found

    async def _deliver(
        self, there: SimRelay, game: str, digest: str, command: Command, answer: asyncio.Future[Any]
    ) -> None:
        if self.gate.deaf or there.gate.deaf or not await self._network.carry():
            return
        await there.gate.passed()
        assert there.perform is not None
        copied = msgspec.json.decode(msgspec.json.encode(command), type=type(command))
        try:
            found: bytes | Problem | None = await there.perform(game, digest, copied, self.me)
        except Problem as problem:
            found = problem
        await there.gate.passed()
        if not there.gate.deaf and await self._network.carry() and not answer.done():
            answer.set_result(found)
