"""A browser of a few lines: keeps everything in memory and thinks at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

from tamalir.host.delta import apply
from tamalir.page import worker
from tamalir.page.door import Door

Test = Callable[..., Coroutine[Any, Any, None]]


def lived(test: Test) -> Callable[..., None]:
    """Runs a test in an event loop of its own, as a page does."""

    @wraps(test)
    def run(*args: Any, **more: Any) -> None:
        asyncio.run(test(*args, **more))

    return run


class Memory:
    """What a page's storage does: games by moves, and no move twice."""

    def __init__(self) -> None:
        self.games: dict[str, dict[str, Any]] = {}
        self.packs: dict[tuple[str, str], str] = {}

    async def read(self, game: str) -> str | None:
        await asyncio.sleep(0)
        kept = self.games.get(game)
        return None if kept is None else json.dumps(kept)

    async def write(self, game: str, seq: int, written: str) -> bool:
        await asyncio.sleep(0)
        told = json.loads(written)
        kept = self.games.setdefault(game, {"moves": []})
        if any(move["seq"] == seq for move in kept["moves"]):
            return False
        kept["moves"].append(told["move"])
        kept["record"] = told["record"]
        if told["snapshot"] is not None:
            kept |= {"snapshot": told["snapshot"], "snapshot_seq": seq}
        return True

    async def read_pack(self, name: str, fingerprint: str) -> str | None:
        return self.packs.get((name, fingerprint))

    async def keep_pack(self, name: str, fingerprint: str, files: str) -> None:
        self.packs[name, fingerprint] = files


async def at_once(job: str) -> str:
    """Thinks, and lets others go first."""
    await asyncio.sleep(0)
    return worker.think(job)


class File:
    """A file that somebody chose."""

    def __init__(self, content: bytes) -> None:
        self._content = content

    def to_bytes(self) -> bytes:
        return self._content


class Denied(Exception):
    """The house said no."""

    def __init__(self, status: int, body: dict[str, Any]) -> None:
        self.status = status
        self.code = str(body["code"])
        super().__init__(f"{status} {body}")


class Window:
    """One window of the browser, with the client's own requests."""

    def __init__(self, memory: Memory) -> None:
        self.door: Door = worker.open_door(memory, at_once, 1.0)
        self._lines = 0

    async def ask(self, path: str, body: object = None, token: str = "", raw: bytes | None = None) -> Any:
        sent = File(raw) if raw is not None else "" if body is None else json.dumps(body)
        method = "GET" if body is None and raw is None else "POST"
        answer = await worker.knock(self.door, method, path, token, sent)
        status, _, text = answer.partition(" ")
        told = json.loads(text)
        if status != "200":
            raise Denied(int(status), told)
        return told

    async def sit(self, game: str, token: str, lang: str | None = "en") -> Socket:
        """A line to a game, after its welcome."""
        self._lines += 1
        socket = Socket(self.door, self._lines)
        self.door.open(self._lines, game, socket.take, socket.shut)
        hello = {"type": "hello", "token": token, "lang": lang, "since": 0}
        await worker.hear(self.door, self._lines, json.dumps(hello))
        return socket


class Socket:
    """Keeps its picture of the game up to date, as the client does."""

    def __init__(self, door: Door, number: int) -> None:
        self.heard: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.scene: dict[str, Any] = {}
        self.version = -1
        self._door = door
        self._number = number
        self._asked = 0

    def take(self, text: str) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] in ("welcome", "scene"):
            self.scene = {tree: message[tree] for tree in ("table", "view", "words")}
            self.version = message["version"]
        elif message["type"] == "update":
            assert message["base"] == self.version, "an update was missed"
            self.scene = apply(self.scene, message["changes"])
            self.version = message["version"]

    def shut(self, code: int, _why: str) -> None:
        self.closed = code

    @property
    def request(self) -> dict[str, Any] | None:
        return self.scene["view"]["request"]

    @property
    def mine(self) -> bool:
        request = self.request
        return request is not None and self.scene["view"]["seat"] in request["waiting"]

    async def do(self, kind: str, **command: Any) -> dict[str, Any]:
        self._asked += 1
        message = {"id": self._asked, "do": {"type": kind, **command}}
        await worker.hear(self._door, self._number, json.dumps(message))
        return next(told for told in reversed(self.heard) if told.get("id") == self._asked)

    async def until(self, holds: str = "mine") -> None:
        """Until I am asked, or until the game is over."""
        for _ in range(100_000):
            if self.request is None or (holds == "mine" and self.mine):
                return
            await asyncio.sleep(0)
        raise AssertionError("nobody asks me anything")

    async def leave(self) -> None:
        await self._door.leave(self._number)
