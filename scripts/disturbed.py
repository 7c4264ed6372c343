#!/usr/bin/env python3
"""The kill test on a PostgreSQL and a Redis of its own, which are restarted and cut off in the middle.

    scripts/disturbed.py --kills 200 --minutes 20 --seed 1

Two servers play as in `kill_test.py`. Between them and PostgreSQL and Redis stand proxies on loopback: a line
is cut (connections end), or holds its breath (nothing comes through, and nobody is told) for some seconds.
PostgreSQL is restarted fast and as after a crash, Redis by a kill.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import pwd
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scripts import kill_test
from tamalir.server.settings import database_url
from tamalir.server.storage.database import migrate
from tests.machine import parts

SECONDS = (1.0, 4.0, 9.0)


class Proxy:
    """A line on loopback that can be cut, or hold its breath."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._loop = asyncio.new_event_loop()
        self._flows: set[asyncio.Task[Any]] = set()
        self._open = True
        self._passes = asyncio.Event()
        self._passes.set()
        self.port = 0
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result(30)

    async def _listen(self) -> None:
        server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.port = int(server.sockets[0].getsockname()[1])
        self._server = server

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._open:
            writer.transport.abort()
            return
        try:
            there, beyond = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        ways = [
            asyncio.ensure_future(self._pass(reader, beyond)),
            asyncio.ensure_future(self._pass(there, writer)),
        ]
        self._flows.update(ways)
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
                self._flows.discard(way)
            writer.transport.abort()
            beyond.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._passes.wait()
                writer.write(data)
                await writer.drain()

    def cut(self, seconds: float) -> None:
        """All connections end, and no new ones come about."""
        self._open = False
        self._loop.call_soon_threadsafe(self._end_all)
        time.sleep(seconds)
        self._open = True

    def _end_all(self) -> None:
        for way in list(self._flows):
            way.cancel()

    def hold(self, seconds: float) -> None:
        """Nothing comes through, and nobody is told."""
        self._loop.call_soon_threadsafe(self._passes.clear)
        time.sleep(seconds)
        self._loop.call_soon_threadsafe(self._passes.set)


class Service:
    """PostgreSQL or Redis, started again and again on its port."""

    def __init__(self, command: list[str | Path], folder: Path, port: int, user: str | None = None) -> None:
        self._command = command
        self._folder = folder
        self._port = port
        self._user = user
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                user=self._user,
                group=parts.group_of(self._user),
                extra_groups=None if self._user is None else [],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        while not parts.listens(self._port):
            time.sleep(0.05)

    def stop(self, by: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(by)
        self._process.wait(120)

    def again(self, by: signal.Signals) -> None:
        self.stop(by)
        self.start()


def postgresql(stack: ExitStack) -> tuple[Service, int, str]:
    programs: Path = parts.require("postgresql")
    users = {entry.pw_name for entry in pwd.getpwall()}
    user = None if os.geteuid() else ("postgres" if "postgres" in users else "nobody")
    folder, port, password = (
        stack.enter_context(parts.folder_of(user)),
        parts.free_port(),
        secrets.token_hex(16),
    )
    words = parts.private_file(folder / "password", password, user)
    options = ["--username=tamalir", f"--pwfile={words}", "--auth=scram-sha-256", "--no-sync"]
    parts.run([programs / "initdb", *options, "--encoding=UTF8", "--locale=C", folder / "data"], user)
    settings = ["listen_addresses=127.0.0.1", f"port={port}", "unix_socket_directories="]
    command = [programs / "postgres", "-D", folder / "data", *(f"--{setting}" for setting in settings)]
    return Service(command, folder, port, user), port, password


def redis(stack: ExitStack) -> tuple[Service, int]:
    folder, port = stack.enter_context(parts.folder_of(None)), parts.free_port()
    settings = ["bind 127.0.0.1", f"port {port}", f"dir {folder}", 'save ""', "appendonly no", ""]
    config = parts.private_file(folder / "redis.conf", "\n".join(settings))
    return Service([parts.require("redis"), config], folder, port), port


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=100, help="faults of all kinds")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--clients", type=int, default=4)
    given = parser.parse_args()
    luck = random.Random(f"{given.seed}:disturbed")
    with ExitStack() as stack:
        base, port, password = postgresql(stack)
        letters, letters_port = redis(stack)
        for service in (base, letters):
            service.start()
            stack.callback(service.stop, signal.SIGINT)
        to_base, to_letters = Proxy(port), Proxy(letters_port)
        database = f"postgresql://tamalir:{password}@127.0.0.1:{to_base.port}/postgres"
        asyncio.run(migrate(database_url(database)))
        disturb: list[Callable[[], None]] = [
            lambda: base.again(signal.SIGINT),
            lambda: base.again(signal.SIGQUIT),
            lambda: letters.again(signal.SIGKILL),
            lambda: to_base.cut(luck.choice(SECONDS)),
            lambda: to_base.hold(luck.choice(SECONDS)),
            lambda: to_letters.cut(luck.choice(SECONDS)),
            lambda: to_letters.hold(luck.choice(SECONDS)),
        ]
        with tempfile.TemporaryDirectory(prefix="tamalir-kill-") as name:
            try:
                figures = kill_test.run(
                    given.kills,
                    database,
                    f"redis://127.0.0.1:{to_letters.port}/0",
                    Path(name),
                    given.seed,
                    given.clients,
                    given.minutes,
                    disturb,
                )
            except kill_test.Failure as failure:
                kill_test.tell(failure, Path(name))
                return 1
    sys.stdout.write(", ".join(f"{what}: {n}" for what, n in figures.items()) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
