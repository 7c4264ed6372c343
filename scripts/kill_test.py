#!/usr/bin/env python3
"""Kill the server at random instants while scripted clients play, and see that nothing is lost.

    scripts/kill_test.py --kills 200                          SQLite, one process
    scripts/kill_test.py --kills 200 --database postgresql://... --redis redis://...    two

Half of the clients answer over sockets, the others over HTTP; they play games of all editions. Faults are
kills and freezes (up to ten seconds) of whole servers, and of the processes that hold their tables. Every
client sends each answer with a key, and sends it again with the same key until it is acknowledged. In the end
the database must hold exactly the acknowledged answers, each once and in their order, and the games must
still go on. It is also told how long any client has waited for one answer at most. Exit code 0: all is well.
`disturbed.py` does the same while PostgreSQL and Redis are restarted and cut off.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tamalir.cli import serve
from tamalir.server.client import Denied, ask
from tamalir.server.settings import Settings, database_url
from tamalir.server.storage import games
from tamalir.server.storage.database import make_engine

START_SECONDS = 600.0
PATIENCE = 600.0
"""An answer that is not acknowledged for so long is a failure."""
FAULTS = {"kills": 4, "freezes": 2, "table kills": 3, "table freezes": 1}
"""How often each comes, compared with the others."""
DISTURBING = 2
"""How often what else disturbs comes."""
ANSWER_SECONDS = 8.0
"""A process with tables that does not answer for so long is replaced."""
HOUSE = get_context("forkserver")
HOUSE.set_forkserver_preload(
    [
        "tamalir.server.app",
        "tamalir.server.runtime",
        "tamalir.second.library",
        "uvicorn",
        "uvloop",
        "litestar.plugins.pydantic",
        "sqlalchemy.dialects.postgresql.asyncpg",
    ]
)


class Failure(Exception):
    """The server did not keep its word."""


class Process:
    """One server that is killed and started again on the same port.

    It is forked from a process that has imported everything, so that a start takes a moment, not seconds.
    """

    def __init__(self, database: str, redis: str | None, log: Path) -> None:
        self._settings = Settings(
            database=database,
            redis=redis,
            port=0,
            warm=False,
            requests_per_second=0,
            creations_per_minute=0,
            workers=2,
            answer_seconds=ANSWER_SECONDS,
        )
        self._log = log
        self.url = ""
        self._process: ForkServerProcess | None = None

    def start(self) -> None:
        ready, tell = HOUSE.Pipe(duplex=False)
        self._process = HOUSE.Process(target=_serve, args=(self._settings, self._log, tell), daemon=True)
        self._process.start()
        tell.close()
        with ready:
            try:
                self.url = ready.recv() if ready.poll(START_SECONDS) else ""
            except EOFError:
                self.url = ""
        if not self.url:
            raise Failure(f"the server did not start:\n{self._log.read_text()[-2000:]}")
        port = int(self.url.rpartition(":")[2])
        self._settings = msgspec.structs.replace(self._settings, port=port)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(20)

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def holders(self) -> list[int]:
        """Its processes that hold tables."""
        try:
            children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
            named = [(int(pid), Path(f"/proc/{pid}/cmdline").read_bytes()) for pid in children]
        except OSError:
            return []
        return [pid for pid, name in named if b"table_worker" in name]


def freeze(pid: int, seconds: float) -> None:
    """Stand still, as under a debugger or on a machine without memory, and go on."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGSTOP)
        try:
            time.sleep(seconds)
        finally:
            os.kill(pid, signal.SIGCONT)


def _serve(settings: Settings, log: Path, ready: Connection) -> None:
    """What `tamalir serve` does."""
    with log.open("ab") as file:
        os.dup2(file.fileno(), 2)
    threading.Thread(target=_end_with_the_test, daemon=True).start()
    serve.run(serve.serving(settings, "ERROR", ready.send))


def _end_with_the_test() -> None:
    """However the test ends, no server stays behind."""
    test = parent_process()
    assert test is not None
    test.join()
    os._exit(1)


@dataclass
class Player:
    """Plays one table after the other, all seats of it, until told to stop."""

    processes: list[Process]
    seed: int
    stop: threading.Event
    acked: dict[str, list[tuple[int, int, str]]] = field(
        default_factory=dict[str, list[tuple[int, int, str]]]
    )
    """Game -> version, seat and answer of every receipt."""
    sockets: bool = False
    """Answers go over a socket, one for each seat."""
    retries: int = 0
    replays: int = 0
    stale: int = 0
    """Answers to what had been shown by a process that had lost the game without knowing it yet."""
    longest: float = 0.0
    """Seconds that it has waited for one answer at most."""
    error: BaseException | None = None
    _lines: dict[tuple[str, str], ClientConnection] = field(
        default_factory=dict[tuple[str, str], ClientConnection]
    )
    _open: ExitStack = field(default_factory=ExitStack)

    def run(self) -> None:
        try:
            luck = random.Random(self.seed)
            with httpx.Client(timeout=15, trust_env=False) as client:
                while not self.stop.is_set():
                    self._game(client, luck)
        except BaseException as error:  # noqa: BLE001 - told to whoever waits for this thread
            self.error = error
        finally:
            self._open.close()

    def _game(self, client: httpx.Client, luck: random.Random) -> None:
        body: dict[str, Any] = luck.choice(
            [
                {"edition": "second", "seats": [{}, {}]},
                {"edition": "second", "scene": "duel"},
                {"edition": "second", "seats": [{}, {}, {}]},
                {"edition": "third", "scene": "challenge"},
                {"edition": "third", "seats": [{}, {}]},
                {"edition": "bonds", "seats": [{}, {}], "options": {"scenario": "locust-swarm"}},
                {"edition": "bonds", "seats": [{}, {}, {}]},
            ]
        )
        made = self._ask(client, "POST", "/api/games", body)
        game = made["game"]
        tokens = [seat["token"] for seat in made["seats"]]
        receipts = self.acked.setdefault(game, [])
        path = f"/api/games/{game}"
        while not self.stop.is_set():
            view = self._ask(client, "GET", path, token=made["spectator_token"])
            if receipts and view["version"] < receipts[-1][0]:
                raise Failure(f"acknowledged {receipts[-1][0]}, but the game is at {view['version']}")
            if view["view"]["request"] is None:
                return
            seat = view["view"]["request"]["waiting"][0]
            mine = self._ask(client, "GET", path, token=tokens[seat])
            option = luck.choice(mine["view"]["request"]["options"])["id"]
            answer = {"option": option, "version": mine["version"], "key": uuid4().hex}
            begun = time.monotonic()
            if self.sockets:
                done = self._say(game, tokens[seat], answer)
            else:
                done = self._ask(client, "POST", f"{path}/act", answer, tokens[seat])
            self.longest = max(self.longest, time.monotonic() - begun)
            if done is None:
                self.stale += 1
                continue
            self.replays += done["replayed"]
            receipts.append((done["version"], seat, option))

    def _say(self, game: str, token: str, answer: dict[str, Any]) -> Any:
        """The same over sockets: whenever one breaks, another one says it again."""
        deadline = time.monotonic() + PATIENCE
        turn = self.seed
        while True:
            process = self.processes[turn % len(self.processes)]
            line = self._lines.pop((process.url, token), None)
            try:
                if line is None:
                    address = f"{process.url.replace('http', 'ws')}/api/games/{game}/socket"
                    line = self._open.enter_context(connect(address, proxy=None))
                    line.send(json.dumps({"type": "hello", "token": token}))
                line.send(json.dumps({"id": 1, "do": {"type": "act", **answer}}))
                while True:
                    heard = json.loads(line.recv(timeout=15))
                    if heard["type"] in ("done", "error") and heard["id"] == 1:
                        break
                self._lines[process.url, token] = line
                if heard["type"] == "done":
                    return heard["answer"]
                if heard["code"] == "stale":
                    return None
                if heard["code"] != "unavailable":
                    raise Failure(f"{game}: {heard}")
            except (WebSocketException, OSError, TimeoutError) as error:
                if line is not None:
                    line.close()
                if time.monotonic() > deadline:
                    raise Failure(f"no answer within {PATIENCE:.0f} s: {error}") from error
            self.retries += 1
            turn += 1
            time.sleep(0.02)

    def _ask(
        self, client: httpx.Client, method: str, path: str, body: Any = None, token: str | None = None
    ) -> Any:
        """Until it is answered, by whichever process is there; None if the game has gone on since the look.
        That answer must not be stored then: `check` finds one that has no receipt."""
        deadline = time.monotonic() + PATIENCE
        turn = self.seed
        while True:
            process = self.processes[turn % len(self.processes)]
            try:
                return ask(client, method, f"{process.url}{path}", body, token)
            except (httpx.TransportError, Denied) as error:
                if isinstance(error, Denied) and error.code == "stale":
                    return None
                if isinstance(error, Denied) and error.status != 503:
                    raise Failure(f"{method} {path}: {error}") from error
                if time.monotonic() > deadline:
                    raise Failure(f"no answer within {PATIENCE:.0f} s: {error}") from error
            self.retries += 1
            turn += 1
            time.sleep(0.02)


def check(database: str, players: list[Player]) -> tuple[int, int]:
    """Compare receipts with the database; the number of games and answers."""

    async def read() -> tuple[int, int]:
        engine = make_engine(database_url(database))
        answers = 0
        try:
            for player in players:
                for game, receipts in player.acked.items():
                    found = await games.read(engine, game)
                    if found is None:
                        raise Failure(f"the game {game} is gone")
                    kept = [(m.seq, m.seat, m.said) for m in found.moves if m.kind == "answer"]
                    if kept != receipts:
                        raise Failure(f"{game}: acknowledged {receipts[-3:]}, kept {kept[-3:]}")
                    keys = [m.key for m in found.moves if m.key is not None]
                    if len(set(keys)) != len(keys):
                        raise Failure(f"{game}: an answer was applied twice")
                    answers += len(kept)
        finally:
            await engine.dispose()
        return sum(len(player.acked) for player in players), answers

    return asyncio.run(read())


def run(
    kills: int,
    database: str,
    redis: str | None,
    folder: Path,
    seed: int,
    clients: int,
    minutes: float = float("inf"),
    disturb: Sequence[Callable[[], None]] = (),
) -> dict[str, int]:
    """The whole test, or as many faults as there are minutes for; its figures, or `Failure`."""
    begun = time.monotonic()
    done: Counter[str] = Counter()
    kinds = list(FAULTS) + ["disturbances"] * bool(disturb)
    weights = list(FAULTS.values()) + [DISTURBING] * bool(disturb)
    luck = random.Random(seed)
    processes = [Process(database, redis, folder / f"server-{n}.log") for n in range(2 if redis else 1)]
    stop = threading.Event()
    players = [Player(processes, seed * 100 + n, stop, sockets=n % 2 == 1) for n in range(clients)]
    threads = [threading.Thread(target=player.run, daemon=True) for player in players]
    try:
        for process in processes:
            process.start()
        for thread in threads:
            thread.start()
        for _ in range(kills):
            seen = sum(len(receipts) for player in players for receipts in list(player.acked.values()))
            wanted = seen + luck.randrange(1, 25)
            deadline = time.monotonic() + PATIENCE
            while sum(len(r) for player in players for r in list(player.acked.values())) < wanted:
                if time.monotonic() > deadline:
                    raise Failure("the games do not go on")
                if any(player.error for player in players):
                    break
                time.sleep(0.002)
            time.sleep(luck.random() * 0.02)
            for player in players:
                if player.error is not None:
                    raise player.error
            [fault] = luck.choices(kinds, weights)
            _befall(luck.choice(processes), fault, luck, disturb)
            done[fault] += 1
            if done.total() % 10 == 0:
                print(f"{done.total()} faults", file=sys.stderr, flush=True)
            if time.monotonic() - begun > 60 * minutes:
                break
        stop.set()
        for thread in threads:
            thread.join(2 * PATIENCE)
        for player in players:
            if player.error is not None:
                raise player.error
        tables, answers = check(database, players)
        return {
            **{kind: done[kind] for kind in kinds},
            "games": tables,
            "answers": answers,
            "sent again": sum(player.retries for player in players),
            "receipts for what was already stored": sum(player.replays for player in players),
            "looked again": sum(player.stale for player in players),
            "longest wait, seconds": round(max(player.longest for player in players)),
        }
    finally:
        stop.set()
        for process in processes:
            process.kill()


def _befall(victim: Process, fault: str, luck: random.Random, disturb: Sequence[Callable[[], None]]) -> None:
    seconds = luck.choice((0.5, 3.0, 10.0))
    match fault:
        case "kills":
            victim.kill()
            victim.start()
        case "freezes":
            freeze(victim.pid, seconds)
        case "disturbances":
            luck.choice(disturb)()
        case _:
            held = victim.holders()
            if not held:
                return
            pid = luck.choice(held)
            if fault == "table freezes":
                freeze(pid, seconds)
            else:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)


def tell(failure: Failure, folder: Path) -> None:
    """What went wrong, and what the servers have said of it."""
    for log in sorted(folder.glob("*.log")):
        sys.stderr.write(f"{log.name}:\n{log.read_text(errors='replace')[-6000:]}\n")
    sys.stderr.write(f"FAILED: {failure}\n")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=200, help="faults of all kinds")
    parser.add_argument(
        "--database", help="PostgreSQL, already migrated; without it SQLite in a folder of its own"
    )
    parser.add_argument("--redis", help="with PostgreSQL: two processes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop killing after so long")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tamalir-kill-") as name:
        folder = Path(name)
        database = given.database or f"sqlite:///{folder / 'games.sqlite3'}"
        begun = time.monotonic()
        try:
            figures = run(
                given.kills,
                database,
                given.redis,
                folder,
                given.seed,
                given.clients,
                given.minutes,
            )
        except Failure as failure:
            tell(failure, folder)
            return 1
    print(", ".join(f"{what}: {n}" for what, n in figures.items()), f"in {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
