"""How many tables one server holds, on loopback, with real sockets and a real database.

    python -m benchmarks.server.load --workers 2                  SQLite
    python -m benchmarks.server.load --database postgresql://...  PostgreSQL, already migrated

Every table has four scripted players, each with a socket of its own and words in a language, and whoever is
asked answers one second after the question came. A load is held if 99 % of the receipts come within 100 ms.
Machines are noisy, so what an answer takes of the processor is also told as a multiple of an engine answer,
timed in the same run: of the process that speaks, and of those that hold the tables. Also measured: memory of
an idle and of a live table (all processes together), the size of updates, and opening a long game. With
`--minutes` one load is held for that long, and memory is told each minute.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server.action import measure
from benchmarks.server.opening import opening_seconds
from tamalir.host.delta import apply

SEATS = 4
PAUSE = 1.0
LIMIT = 0.1
LANGUAGES = ("en", "pl", "ru", "en")
COMMAND = (sys.executable, "-c", "from tamalir.cli.main import run; run()")


@dataclass
class Figures:
    """What was seen under one load."""

    receipts: list[float] = field(default_factory=list[float])
    sizes: list[int] = field(default_factory=list[int])
    failures: int = 0
    speaking: float = 0.0
    """Seconds of the processor for one answer, of the process that speaks."""
    holding: float = 0.0
    """The same, of the processes that hold the tables."""

    def share(self, part: float) -> float:
        return statistics.quantiles(self.receipts, n=1000)[int(part * 1000) - 1]


class Player:
    """One seat with its socket: answers when asked, and times the receipt."""

    def __init__(self, line: ClientConnection, figures: Figures, luck: random.Random) -> None:
        self._line = line
        self._figures = figures
        self._luck = luck
        self._scene: dict[str, Any] = {}
        self._version = 0
        self._sent: dict[int, float] = {}
        self._number = 0
        self._asked = -1
        self._tasks: set[asyncio.Task[None]] = set()
        self._ended = False

    async def run(self) -> None:
        try:
            await self._listen()
        finally:
            self._ended = True

    async def _listen(self) -> None:
        async for text in self._line:
            message: dict[str, Any] = json.loads(text)
            kind = message["type"]
            if kind in ("done", "error"):
                self._figures.receipts.append(time.perf_counter() - self._sent.pop(message["id"]))
                self._figures.failures += kind == "error"
                continue
            if kind == "update":
                self._figures.sizes.append(len(text))
                self._scene = apply(self._scene, message["changes"])
            elif kind in ("welcome", "scene"):
                self._scene = {part: message[part] for part in ("table", "view", "words")}
            else:
                continue
            self._version = message["version"]
            request = self._scene["view"]["request"]
            if request is not None and request.get("options") and self._asked != self._version:
                self._asked = self._version
                task = asyncio.create_task(self._answer(request["options"], self._version))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _answer(self, options: list[dict[str, Any]], version: int) -> None:
        await asyncio.sleep(PAUSE)
        if self._ended:
            return
        self._number += 1
        option = self._luck.choice(options)["id"]
        command = {"type": "act", "option": option, "version": version, "key": uuid4().hex}
        self._sent[self._number] = time.perf_counter()
        await self._line.send(json.dumps({"id": self._number, "do": command}))


async def load(
    url: str, server: Family, tables: int, seconds: float, every: float | None = None
) -> tuple[Figures, float, float]:
    """Play at so many tables for a while; figures, memory of an idle and of a live table."""
    figures = Figures()
    luck = random.Random(tables)
    async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as client:
        await client.post("/api/games", json={"edition": "second", "seats": [{}] * SEATS})  # reads the cards
        before = server.memory()
        made = [
            (await client.post("/api/games", json={"edition": "second", "seats": [{}] * SEATS})).json()
            for _ in range(tables)
        ]
        idle = server.memory()
        tasks: list[asyncio.Task[None]] = []
        lines: list[ClientConnection] = []
        for table in made:
            for seat, lang in zip(table["seats"], LANGUAGES, strict=True):
                address = f"ws://{url.partition('//')[2]}/api/games/{table['game']}/socket"
                line = await connect(address, proxy=None, compression=None)
                await line.send(json.dumps({"type": "hello", "token": seat["token"], "lang": lang}))
                lines.append(line)
                tasks.append(asyncio.create_task(Player(line, figures, random.Random(luck.random())).run()))
        await asyncio.sleep(PAUSE * 2)
        figures.receipts.clear()
        begun = server.processor()
        for _ in range(round(seconds / (every or seconds))):
            await asyncio.sleep(every or seconds)
            if every:
                worst = figures.share(0.99) * 1000
                print(f"  {server.memory() / 1024:.0f} MB, receipts {worst:.0f} ms at 99 %", flush=True)
        answers = max(1, len(figures.receipts))
        figures.speaking, figures.holding = (
            (now - was) / answers for was, now in zip(begun, server.processor(), strict=True)
        )
        live = server.memory()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for line in lines:
            with suppress(OSError):
                await line.close()
    return figures, (idle - before) / tables, (live - before) / tables


class Family:
    """The processes of a server, as the system counts them."""

    def __init__(self, pid: int) -> None:
        self._pid = pid

    def _holders(self) -> list[int]:
        """Those that hold tables."""
        children = Path(f"/proc/{self._pid}/task/{self._pid}/children").read_text().split()
        return [int(pid) for pid in children if b"table_worker" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def processor(self) -> tuple[float, float]:
        """Seconds of the one that speaks, and of those that hold tables."""
        return _processor(self._pid), sum(map(_processor, self._holders()))

    def memory(self) -> float:
        """Resident memory of all of them, in kB."""
        return sum(map(_memory, (self._pid, *self._holders())))


def _processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE") / 1024


def calibration() -> float:
    """Additions of plain Python in a second, here and now."""
    begun, n = time.perf_counter(), 0
    while time.perf_counter() - begun < 0.5:
        for _ in range(1000):
            n += 1
    return n * 2


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--database")
    parser.add_argument("--tables", type=int, nargs="+", default=[25, 50, 100, 150, 200, 300])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--minutes", type=int, default=0, help="hold the first load for so long")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--answers", type=int, default=2000, help="length of the game that is opened")
    given = parser.parse_args()
    busy = f", load average {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    print(f"plain Python: {calibration() / 1e6:.1f} million additions a second{busy}")
    with tempfile.TemporaryDirectory(prefix="tamalir-load-") as name:
        database = given.database or f"sqlite:///{Path(name) / 'games.sqlite3'}"
        limits = (
            "--no-warm",
            "--requests-per-second",
            "0",
            "--creations-per-minute",
            "0",
            "--messages-per-second",
            "0",
            "--sockets-per-address",
            "0",
            "--connections-per-address",
            "0",
            "--workers",
            str(given.workers),
            "--log-level",
            "error",
        )
        server = subprocess.Popen(
            [*COMMAND, "serve", "--port", "0", "--database", database, *limits], stdout=subprocess.PIPE
        )
        try:
            assert server.stdout is not None
            url = server.stdout.readline().decode().split()[-1]
            family = Family(server.pid)
            for tables in given.tables[:1] if given.minutes else given.tables:
                engine = measure("second", 200, 3)[0]
                seconds, every = (given.minutes * 60.0, 60.0) if given.minutes else (given.seconds, None)
                figures, idle, live = asyncio.run(load(url, family, tables, seconds, every))
                engine = (engine + measure("second", 200, 3)[0]) / 2
                answer = figures.speaking + figures.holding
                sizes = sorted(figures.sizes)
                worst = figures.share(0.99)
                print(
                    f"{tables} tables: {len(figures.receipts) / seconds:.0f} answers/s, receipts "
                    f"{statistics.median(figures.receipts) * 1000:.1f} ms median, "
                    f"{worst * 1000:.1f} ms at 99 %, {figures.failures} refused; "
                    f"{answer * 1000:.2f} ms of processor an answer "
                    f"({figures.speaking * 1000:.2f} to speak, {figures.holding * 1000:.2f} at the table), "
                    f"{answer / engine:.0f} engine answers of {engine * 1e6:.0f} us; "
                    f"updates {sizes[len(sizes) // 2]} bytes median, "
                    f"{sizes[int(len(sizes) * 0.99)]} at 99 %; "
                    f"memory {idle:.0f} kB idle, {live:.0f} kB live"
                )
                if worst > LIMIT:
                    break
        finally:
            server.terminate()
            server.wait(30)
        longest = given.database or f"sqlite:///{Path(name) / 'long.sqlite3'}"
        seconds = asyncio.run(opening_seconds(longest, given.answers))
        print(f"opening a game of {given.answers} answers: {seconds * 1000:.0f} ms")


if __name__ == "__main__":
    main()
