"""Real servers for tests: started as people start them, on a free port, ended by process id."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from typing import Any

import httpx

from tamalir.server.client import Guest, ask

START_SECONDS = 90.0
STOP_SECONDS = 40.0
COMMAND = (sys.executable, "-c", "from tamalir.cli.main import run; run()")


class Server:
    """One `tamalir serve`."""

    def __init__(self, database: str, *more: str, log: Path, port: int = 0, limits: bool = False) -> None:
        self.database = database
        self.log = log
        self._more = more if limits else (*NO_LIMITS, *more)
        self._port = port
        self.url = ""
        self.process: subprocess.Popen[bytes] | None = None
        self._clients: dict[str, httpx.Client] = {}

    def start(self) -> Server:
        lines: Queue[bytes] = Queue()
        with self.log.open("ab") as log:
            process = subprocess.Popen(
                [
                    *leash(),
                    *COMMAND,
                    "serve",
                    "--port",
                    str(self._port),
                    "--database",
                    self.database,
                    *self._more,
                ],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "PYTHONWARNINGS": "default"},
            )
        self.process = process
        assert process.stdout is not None
        out = process.stdout

        def read() -> None:
            with out:
                for line in out:
                    lines.put(line)

        self._reader = threading.Thread(target=read, daemon=True)
        self._reader.start()
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            try:
                line = lines.get(timeout=0.2)
            except Empty:
                if process.poll() is not None:
                    break
                continue
            if found := re.match(rb"Tamalir is ready: (http://\S+)", line):
                self.url = found[1].decode()
                self._port = int(self.url.rpartition(":")[2])  # the same one when started again
                return self
        self.kill()
        raise AssertionError(f"the server did not start:\n{self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(STOP_SECONDS)
            self._reader.join(STOP_SECONDS)

    def stop(self) -> int:
        """As an operator would; the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                self.kill()
                raise
        return self.process.returncode

    @property
    def client(self) -> httpx.Client:
        """One for all; it may be used by several threads."""
        if self.url not in self._clients:
            self._clients[self.url] = httpx.Client(base_url=self.url, timeout=60, trust_env=False)
        return self._clients[self.url]

    def guest(self, game: str, token: str) -> Guest:
        return Guest(self.url, game, token, self.client)

    def create(self, edition: str = "third", scene: str | None = "challenge", **more: Any) -> Table:
        return Table(
            self, ask(self.client, "POST", "/api/games", {"edition": edition, "scene": scene, **more})
        )

    def close(self) -> None:
        self.kill()
        for client in self._clients.values():
            client.close()


NO_LIMITS = (
    "--no-warm", "--workers", "1",
    "--requests-per-second", "0", "--creations-per-minute", "0", "--messages-per-second", "0",
)  # fmt: skip


class Table:
    """A table that somebody made, with all its secrets."""

    def __init__(self, server: Server, created: dict[str, Any]) -> None:
        self.server = server
        self.created = created
        self.game: str = created["game"]
        self.seats = [server.guest(self.game, seat["token"]) for seat in created["seats"]]
        self.host = server.guest(self.game, created["host_token"])
        self.spectator = server.guest(self.game, created["spectator_token"])

    def asked(self) -> tuple[Guest, dict[str, Any]]:
        """Who must decide now, and what that seat sees."""
        waiting: list[int] = self.spectator.look()["view"]["request"]["waiting"]
        seat = self.seats[waiting[0]]
        return seat, seat.look()

    def step(self, choose: Callable[[list[str]], str] = lambda options: options[0]) -> dict[str, Any]:
        """One decision of whoever is asked."""
        seat, scene = self.asked()
        options = [option["id"] for option in scene["view"]["request"]["options"]]
        return seat.act(choose(options), scene["version"])

    def play(self, most: int = 400, choose: Callable[[list[str]], str] = lambda options: options[0]) -> int:
        """Until the game is over; the number of decisions."""
        for n in range(most):
            if self.spectator.look()["view"]["request"] is None:
                return n
            self.step(choose)
        raise AssertionError(f"not over after {most} decisions")


def leash() -> list[str]:
    """Where setpriv exists, the server ends even when the test process is killed outright."""
    setpriv = shutil.which("setpriv")
    return [setpriv, "--pdeathsig", "KILL", "--"] if setpriv else []


@contextmanager
def serving(database: str, *more: str, log: Path, limits: bool = False) -> Generator[Server]:
    server = Server(database, *more, log=log, limits=limits).start()
    try:
        yield server
        assert server.stop() == 0, server.log.read_text()[-3000:]
    finally:
        server.close()


def eventually(holds: Callable[[], Any], seconds: float = 60.0) -> Any:
    """What `holds` gives once it is true; looks again and again until then."""
    deadline = time.monotonic() + seconds
    while True:
        found = holds()
        if found:
            return found
        assert time.monotonic() < deadline, "it did not come to pass"
        time.sleep(0.02)


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.sqlite3'}"
