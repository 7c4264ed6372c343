"""One schedule: processes, clients that play, faults that befall them, and what came of it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from time import time
from typing import Any, cast
from unittest.mock import patch

import msgspec
from sqlalchemy import create_engine
from sqlalchemy.pool import StaticPool

from scripts.faults.history import Deed, History
from scripts.faults.world import (
    KEEPALIVE_SECONDS,
    Clock,
    Gate,
    Loop,
    Network,
    SimEngine,
    SimLine,
    SimRelay,
    Storage,
)
from tamalir.host import tokens
from tamalir.host.errors import Problem
from tamalir.host.hall import Hall
from tamalir.host.hosted import journal_of, stored_table
from tamalir.host.orders import AnyOrder, Begin, Reply
from tamalir.host.records import Move
from tamalir.host.wire import Act, Command, Create, Look, SeatSpec
from tamalir.kernel import TamalirError
from tamalir.server.bots import BotPool
from tamalir.server.checkers import Checkers
from tamalir.server.hub import Hub
from tamalir.server.ownership import Ownership
from tamalir.server.settings import Settings
from tamalir.server.shards import ShardGone
from tamalir.server.storage import games
from tamalir.server.storage.schema import metadata
from tamalir.server.storage.writer import Writer
from tamalir.server.tables import Tables
from tamalir.server.workers import Workers

PLAYING_SECONDS = 25.0
RECOVERY_SECONDS = 10.0
"""After the last fault every game goes on within this time."""
CLIENT_SECONDS = 8.0
TABLES = (("third", "challenge"), ("second", "duel"), ("third", "sorceress"), ("bonds", None))
SETTINGS = Settings(forward_seconds=5.0, snapshot_every=4)

CLOCKED = (
    "tamalir.server.ownership.monotonic",
    "tamalir.server.tables.time",
    "tamalir.server.live.time",
    "tamalir.server.audience.time",
    "tamalir.server.deadlines.time",
)

_orders = msgspec.json.Decoder(AnyOrder)
_replies = msgspec.json.Decoder(Reply)


class HallHere:
    """A process that holds tables, simulated: what it hears and says is written out all the same. It may end
    at any order, before it or after it."""

    def __init__(self, clock: Clock, luck: random.Random) -> None:
        self._hall = Hall(clock, SETTINGS.snapshot_every)
        self._luck = luck
        self.ends = 0.0
        """How likely it ends at an order."""
        self.gone = False

    async def ask(self, order: AnyOrder) -> Reply:
        await asyncio.sleep(0)
        self._may_end()
        reply = self._answer(order)
        await asyncio.sleep(self._luck.random() * 0.01)
        self._may_end()
        if reply.problem is not None:
            status, body = reply.problem
            raise Problem(status, body.pop("code"), body.pop("message"), **body)
        return reply

    def tell(self, order: AnyOrder) -> None:
        if not self.gone:
            self._answer(order)

    def _answer(self, order: AnyOrder) -> Reply:
        answer = self._hall.answer(_orders.decode(msgspec.json.encode(order)))
        return _replies.decode(msgspec.json.encode(answer))

    def _may_end(self) -> None:
        if self.gone or self._luck.random() < self.ends:
            self.gone = True
            raise ShardGone


class HallsHere:
    """Two of them; one that ends is replaced."""

    def __init__(self, clock: Clock, luck: random.Random) -> None:
        self._clock = clock
        self._luck = luck
        self._halls = [HallHere(clock, luck) for _ in range(2)]
        self.ends = 0.0

    async def choose(self) -> HallHere:
        for n, hall in enumerate(self._halls):
            if hall.gone:
                await asyncio.sleep(1.0)
                self._halls[n] = HallHere(self._clock, self._luck)
            self._halls[n].ends = self.ends
        return self._luck.choice(self._halls)

    def end(self) -> None:
        """All at once, whatever they are at."""
        for hall in self._halls:
            hall.gone = True

    def falter(self, ends: float) -> None:
        self.ends = ends
        for hall in self._halls:
            hall.ends = ends

    def forget_pack(self, name: str, fingerprint: str) -> None:
        """There are none."""

    async def close(self) -> None:
        """They end with the rehearsal."""


@dataclass(frozen=True)
class Seated:
    """A table of the template, with the digests that open its seats."""

    game: str
    seats: tuple[str, ...]
    spectator: str


@cache
def template() -> tuple[sqlite3.Connection, tuple[Seated, ...]]:
    """A database with some tables at their beginning, to be copied."""
    raw = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
    engine = create_engine("sqlite://", creator=lambda: raw, poolclass=StaticPool)
    metadata.create_all(engine)
    seated: list[Seated] = []
    for edition, scene in TABLES:
        agreed = Create(edition=edition, scene=scene, seats=[SeatSpec(), SeatSpec()])
        made = Hall(time).answer(Begin(game="", agreed=agreed)).made
        assert made is not None
        record = made.record
        with engine.begin() as connection:
            games.create(record, made.first, None)(connection)
        digests = tuple(map(tokens.digest, made.secrets.seats))
        seated.append(Seated(record.id, digests, tokens.digest(made.secrets.spectator)))
    return raw, tuple(seated)


class SimDatabase:
    """What the tables use of a `Database`."""

    def __init__(self, storage: Storage, gate: Gate) -> None:
        self.shared = True
        self.engine = SimEngine(storage, gate)
        self.writer = Writer(SimLine(storage, gate))


class NoNotifier:
    def tell(self, live: object) -> None:
        """Nobody is told anything."""


class Process:
    """One server process: its own memory, the shared database, a gate between."""

    def __init__(self, name: str, storage: Storage, network: Network, halls: HallsHere) -> None:
        self.halls = halls
        self.gate = Gate(name)
        self._storage = storage
        database = cast("Any", SimDatabase(storage, self.gate))
        self.database = database
        self.ownership = Ownership(database, name)
        self.tables = Tables(
            SETTINGS,
            database,
            self.ownership,
            Hub(),
            halls,
            BotPool(1, 1.0),
            Workers(1, 1.0),
            Checkers(1),
            cast("Any", NoNotifier()),
            cast("Any", SimRelay(network, self.gate, SETTINGS.forward_seconds)),
        )
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.database.writer.open()
        await self.tables.beat()
        self.begin(self._beat())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(1.0)
            await self.gate.passed()
            await self.tables.beat()

    def begin(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def crash(self) -> None:
        self.gate.ended = True
        self.gate.thaw()
        self._storage.leave(self.gate.name)

    async def ask(self, game: str, digest: str, command: Command) -> bytes:
        await self.gate.passed()
        answer = await self.tables.perform(game, digest, command)
        await self.gate.passed()
        return answer


class Rehearsal:
    """A schedule of faults that follows from its seed."""

    def __init__(self, seed: int, clock: Clock) -> None:
        self._seed = seed
        self.luck = random.Random(seed)
        self.clock = clock
        raw, self.seated = template()
        self.storage = Storage(clock, random.Random(f"{seed}:storage"), raw)
        self.network = Network(random.Random(f"{seed}:network"))
        self.processes: list[Process] = []
        self.history = History()
        self.told: list[str] = []
        self._started = 0
        self._ended = clock.now + PLAYING_SECONDS
        self._client_loss = self.luck.choice((0.0, 0.0, 0.1))

    async def run(self) -> list[str]:
        for _ in range(2):
            self.processes.append(await self._process())
        chosen = self.luck.sample(self.seated, self.luck.choice((1, 2)))
        clients = [
            asyncio.create_task(self._play(n, table, seat))
            for n, (table, seat) in enumerate((table, seat) for table in chosen for seat in (0, 1))
        ]
        faults = [asyncio.create_task(self._fault()) for _ in range(self.luck.choice((1, 2, 3, 5)))]
        await asyncio.gather(*faults)
        await asyncio.gather(*clients)
        found = [fault for table in chosen for fault in await self._goes_on(table)]
        return found + self.history.faults(await self._stored(), self.storage.writes)

    async def _process(self) -> Process:
        self._started += 1
        halls = HallsHere(self.clock, random.Random(f"{self._seed}:halls:{self._started}"))
        process = Process(f"process-{self._started}", self.storage, self.network, halls)
        await process.start()
        return process

    # ---- what befalls them

    async def _fault(self) -> None:
        await asyncio.sleep(self.luck.random() * PLAYING_SECONDS * 0.5)
        place = self.luck.randrange(len(self.processes))
        process, seconds = self.processes[place], self.luck.choice((1.0, 4.0, 7.0, 9.0, 15.0))
        match self.luck.randrange(10):
            case 0:
                process.gate.freeze()
                await asyncio.sleep(seconds)
                process.gate.thaw()
            case 1 | 2:
                process.crash()
                await asyncio.sleep(self.luck.random() * 3)
                self.processes[place] = await self._process()
            case 3:
                process.gate.cut_off = True
                await asyncio.sleep(min(seconds, KEEPALIVE_SECONDS))
                if seconds > KEEPALIVE_SECONDS:
                    self.storage.leave(process.gate.name)
                    await asyncio.sleep(seconds - KEEPALIVE_SECONDS)
                process.gate.cut_off = False
            case 4:
                process.gate.deaf = True
                await asyncio.sleep(seconds)
                process.gate.deaf = False
            case 5:
                self.storage.full = True
                await asyncio.sleep(seconds)
                self.storage.full = False
            case 8:
                process.halls.end()
            case 9:
                process.halls.falter(0.3)
                await asyncio.sleep(min(seconds, 4.0))
                process.halls.falter(0.0)
            case 6:
                self.storage.lost_answers, self.storage.slow = 0.3, self.luck.choice((0.0, 0.5))
                await asyncio.sleep(seconds)
                self.storage.lost_answers = self.storage.slow = 0.0
            case _:
                self.network.loss, self.network.twice = self.luck.choice(((0.3, 0.0), (0.0, 0.5), (0.2, 0.2)))
                self.network.slow = self.luck.choice((0.0, 2.0))
                await asyncio.sleep(seconds)
                self.network.loss = self.network.twice = self.network.slow = 0.0

    # ---- who plays

    async def _ask(self, table: Seated, digest: str, command: Command) -> bytes:
        """To any process; the question, or its answer, may be lost on the way."""
        process = self.luck.choice(self.processes)
        if self.luck.random() < self._client_loss:
            await asyncio.sleep(1.0)
            raise TimeoutError
        async with asyncio.timeout(CLIENT_SECONDS):
            answer = await asyncio.shield(process.begin(self._quietly(process, table, digest, command)))
        if self.luck.random() < self._client_loss:
            raise TimeoutError
        if isinstance(answer, Problem):
            raise answer
        return answer

    async def _quietly(
        self, process: Process, table: Seated, digest: str, command: Command
    ) -> bytes | Problem:
        try:
            return await process.ask(table.game, digest, command)
        except Problem as problem:
            return problem

    async def _play(self, client: int, table: Seated, seat: int) -> None:
        number = 0
        while self.clock.now < self._ended:
            await asyncio.sleep(self.luck.random() * 1.5)
            try:
                scene = await self._look(table, table.seats[seat])
            except (TimeoutError, Problem):
                continue
            request = scene["view"]["request"]
            if request is None:
                return
            if seat not in request["waiting"] or not request["options"]:
                continue
            number += 1
            option = self.luck.choice(request["options"])["id"]
            deed = Deed(client, table.game, seat, f"{client}-{number}", option, self.clock.now)
            self.history.deeds.append(deed)
            await self._until_told(table, deed, scene["version"])

    async def _until_told(self, table: Seated, deed: Deed, version: int) -> None:
        """The same answer with the same key, until there is a receipt, a refusal, or no patience left."""
        command = Act(option=deed.option, version=version, key=deed.key)
        while self.clock.now < self._ended:
            try:
                answer = await self._ask(table, table.seats[deed.seat], command)
            except TimeoutError:
                continue
            except Problem as problem:
                if problem.code == "unavailable":
                    await asyncio.sleep(0.3)
                    continue
                return
            deed.version, deed.done_at = msgspec.json.decode(answer)["version"], self.clock.now
            return

    async def _look(self, table: Seated, digest: str) -> dict[str, Any]:
        return msgspec.json.decode(await self._ask(table, digest, Look()))

    # ---- what came of it

    async def _goes_on(self, table: Seated) -> list[str]:
        """With all faults mended the table answers, and an answer is stored."""
        self._client_loss = 0.0
        until = self.clock.now + RECOVERY_SECONDS
        while self.clock.now < until:
            try:
                scene = await self._look(table, table.spectator)
                request = scene["view"]["request"]
                if request is None:
                    return []
                seat = int(request["waiting"][0])
                seen = await self._look(table, table.seats[seat])
                asked = seen["view"]["request"]
                if asked is None or not asked["options"]:
                    continue  # an answer that was on its way has come first
                option = asked["options"][0]["id"]
                key = f"last-{table.game[:6]}"
                deed = Deed(9, table.game, seat, key, option, self.clock.now)
                command = Act(option=option, version=seen["version"], key=key)
                answer = await self._ask(table, table.seats[seat], command)
                deed.version, deed.done_at = msgspec.json.decode(answer)["version"], self.clock.now
                self.history.deeds.append(deed)
                return []
            except (TimeoutError, Problem):
                await asyncio.sleep(0.25)
        return [f"{table.game} does not go on within {RECOVERY_SECONDS:g} s"]

    async def _stored(self) -> dict[str, list[Move]]:
        """Every game as a new process would read it; its journal must be one that the rules can follow."""
        engine = cast("Any", SimEngine(self.storage, Gate("checker")))
        found: dict[str, list[Move]] = {}
        for table in self.seated:
            opened = await games.read(engine, table.game)
            assert opened is not None
            try:
                table = stored_table(opened.record, opened.snapshot, opened.moves)
                whole = len(table.journal) == len(journal_of(opened.moves))
            except TamalirError:
                whole = False
            if not whole:
                self.told.append(f"{table.game} cannot be opened as it was stored")
            found[table.game] = opened.moves
        return found


@contextmanager
def on_clock(clock: Clock) -> Generator[None]:
    """The server's modules read this clock."""
    with ExitStack() as stack:
        for name in CLOCKED:
            stack.enter_context(patch(name, clock))
        yield


def rehearse(seed: int, change: Callable[[Rehearsal], None] | None = None) -> tuple[list[str], History]:
    """One schedule; the faults that were found, and what the clients saw."""
    clock = Clock()
    template()
    loop = Loop(clock)
    with on_clock(clock):
        try:
            rehearsal = Rehearsal(seed, clock)
            if change is not None:
                change(rehearsal)
            found = loop.run_until_complete(rehearsal.run()) + rehearsal.told
            left = [task for task in asyncio.all_tasks(loop) if not task.done()]
            for task in left:
                task.cancel()
            with suppress(RuntimeError, asyncio.CancelledError):
                loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
            rehearsal.storage.close()
        finally:
            loop.close()
    return found, rehearsal.history
