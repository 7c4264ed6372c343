"""How many tables one server process holds, on loopback, with real sockets and a real database.

    python -m benchmarks.server.load                              SQLite
    python -m benchmarks.server.load --database postgresql://...  PostgreSQL, already migrated

Every table has four scripted players, each with a socket of its own, and whoever is asked answers one second
after the question came. A load is held if 99 % of the receipts come within 100 ms. Machines are noisy: a loop
of plain Python is timed in the same run, for comparison. Also measured: memory of an idle and of a live
table, the size of updates, and opening a game of 2,000 answers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
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

from benchmarks.server.opening import opening_seconds
from tamalir.host.delta import apply

SEATS = 4
PAUSE = 1.0
LIMIT = 0.1
COMMAND = (sys.executable, "-c", "from tamalir.cli.main import run; run()")


@dataclass
class Figures:
    """What was seen under one load."""

    receipts: list[float] = field(default_factory=list[float])
    sizes: list[int] = field(default_factory=list[int])
    failures: int = 0
    cpu: float = 0.0
    """Seconds of the server's processor for one answer."""

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
                self._scene = {"table": message["table"], "view": message["view"]}
            else:
                continue
            self._version = message["version"]
            request = self._scene["view"]["request"]
            if request is not None and "options" in request and self._asked != self._version:
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


async def load(url: str, tables: int, seconds: float) -> tuple[Figures, float, float]:
    """Play at so many tables for a while; figures, memory of an idle and of a live table."""
    figures = Figures()
    luck = random.Random(tables)
    async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as client:
        await client.post("/api/games", json={"edition": "second", "seats": [{}] * SEATS})  # reads the cards
        before = await memory(client)
        made = [
            (await client.post("/api/games", json={"edition": "second", "seats": [{}] * SEATS})).json()
            for _ in range(tables)
        ]
        idle = await memory(client)
        tasks: list[asyncio.Task[None]] = []
        lines: list[ClientConnection] = []
        for table in made:
            for seat in table["seats"]:
                address = f"ws://{url.partition('//')[2]}/api/games/{table['game']}/socket"
                line = await connect(address, proxy=None, compression=None)
                await line.send(json.dumps({"type": "hello", "token": seat["token"]}))
                lines.append(line)
                tasks.append(asyncio.create_task(Player(line, figures, random.Random(luck.random())).run()))
        await asyncio.sleep(PAUSE * 2)
        figures.receipts.clear()
        begun = await gauge(client, "process_cpu_seconds_total")
        await asyncio.sleep(seconds)
        spent = await gauge(client, "process_cpu_seconds_total") - begun
        figures.cpu = spent / max(1, len(figures.receipts))
        live = await memory(client)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for line in lines:
            with suppress(OSError):
                await line.close()
    return figures, (idle - before) / tables, (live - before) / tables


async def memory(client: httpx.AsyncClient) -> float:
    """Resident memory of the server, in kB."""
    return await gauge(client, "process_resident_memory_bytes") / 1024


async def gauge(client: httpx.AsyncClient, name: str) -> float:
    found = re.search(rf"^{name} (\S+)", (await client.get("/metrics")).text, re.MULTILINE)
    assert found is not None
    return float(found[1])


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
            "--log-level",
            "error",
        )
        server = subprocess.Popen(
            [*COMMAND, "serve", "--port", "0", "--database", database, *limits], stdout=subprocess.PIPE
        )
        try:
            assert server.stdout is not None
            url = server.stdout.readline().decode().split()[-1]
            for tables in given.tables:
                figures, idle, live = asyncio.run(load(url, tables, given.seconds))
                sizes = sorted(figures.sizes)
                worst = figures.share(0.99)
                print(
                    f"{tables} tables: {len(figures.receipts) / given.seconds:.0f} answers/s, receipts "
                    f"{statistics.median(figures.receipts) * 1000:.1f} ms median, "
                    f"{worst * 1000:.1f} ms at 99 %, {figures.failures} refused; "
                    f"{figures.cpu * 1000:.1f} ms of processor an answer; "
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
