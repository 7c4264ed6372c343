"""A small client for scripts and tests: one token, one table, over HTTP or a socket.

>>> seat = Guest("http://127.0.0.1:8000", game, token)  # doctest: +SKIP
>>> scene = seat.look()  # doctest: +SKIP
>>> seat.act(scene["view"]["request"]["options"][0]["id"], scene["version"])  # doctest: +SKIP
"""

from __future__ import annotations

import json
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tamalir.host.delta import apply

SECONDS = 30.0


class Denied(Exception):
    """The server said no."""

    def __init__(self, status: int, body: dict[str, Any]) -> None:
        self.status = status
        self.body = body
        self.code = str(body.get("code"))
        super().__init__(f"{status} {body}")


def ask(
    client: httpx.Client, method: str, path: str, body: object = None, token: str | None = None, **query: Any
) -> Any:
    """One request; the answer's JSON, or `Denied`."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    answer = client.request(method, path, json=body, headers=headers, params=query)
    if answer.is_error:
        try:
            said = answer.json()
        except ValueError:
            said = {"code": "unreadable"}
        raise Denied(answer.status_code, said)
    return answer.json()


class Guest:
    """Whoever holds this token."""

    def __init__(self, url: str, game: str, token: str, client: httpx.Client | None = None) -> None:
        self.url = url
        self.game = game
        self.token = token
        self._client = client or httpx.Client(base_url=url, timeout=SECONDS, trust_env=False)

    def get(self, what: str = "", **query: Any) -> Any:
        return ask(self._client, "GET", self._path(what), token=self.token, **query)

    def post(self, what: str, **body: Any) -> Any:
        return ask(self._client, "POST", self._path(what), body, self.token)

    def look(self, **query: Any) -> dict[str, Any]:
        return self.get(**query)

    def act(self, option: str, version: int, key: str | None = None) -> dict[str, Any]:
        return self.post("act", option=option, version=version, key=key)

    def socket(self, since: int | None = None, origin: str | None = None, lang: str | None = None) -> Line:
        return Line(self.url, self.game, self.token, since, origin, lang)

    def _path(self, what: str) -> str:
        return f"/api/games/{self.game}" + (f"/{what}" if what else "")


class Line:
    """A socket that keeps its picture of the game up to date, as a browser would."""

    def __init__(
        self,
        url: str,
        game: str,
        token: str | None,
        since: int | None = None,
        origin: str | None = None,
        lang: str | None = None,
    ) -> None:
        """Without a token nothing is said yet."""
        parts = urlsplit(url)
        self.lang = lang
        scheme = "wss" if parts.scheme == "https" else "ws"
        self.heard: list[str] = []
        """Every byte that came, for those who look for leaks."""
        self.events: list[dict[str, Any]] = []
        self.events_from = 0
        self.online: list[int] = []
        self.chat: list[dict[str, Any]] = []
        self.scene: dict[str, Any] = {}
        self.version = -1
        self._number = 0
        self.welcome: dict[str, Any] = {}
        self._stack = ExitStack()
        self._connection: ClientConnection = self._stack.enter_context(
            connect(
                f"{scheme}://{parts.netloc}/api/games/{game}/socket",
                open_timeout=SECONDS,
                proxy=None,
                origin=origin,  # pyright: ignore[reportArgumentType]
            )
        )
        if token is not None:
            try:
                self.send({"type": "hello", "token": token, "since": since, "lang": lang})
                self.welcome = self.receive()
            except BaseException:
                self.close()
                raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    @property
    def request(self) -> dict[str, Any] | None:
        return self.scene["view"]["request"]

    def send(self, message: object) -> None:
        self.send_raw(json.dumps(message))

    def send_raw(self, text: str | bytes) -> None:
        self._connection.send(text)

    def receive(self, seconds: float = SECONDS) -> dict[str, Any]:
        """The next message, taken into account."""
        text = self._connection.recv(timeout=seconds)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        self._take(message)
        return message

    def hear(self, kind: str) -> dict[str, Any]:
        """Read on until a message of this kind."""
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def closed_with(self, seconds: float = SECONDS) -> int:
        """Read on until the server hangs up; its reason as a number."""
        try:
            while True:
                self.receive(seconds)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    def do(self, kind: str, **command: Any) -> dict[str, Any]:
        """Send a command and read on until its answer."""
        self._number += 1
        self.send({"id": self._number, "do": {"type": kind, **command}})
        while True:
            message = self.receive()
            if message.get("id") == self._number:
                return message

    def until(self, version: int, seconds: float = SECONDS) -> None:
        """Read on until this version is known."""
        while self.version < version:
            self.receive(seconds)

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome" | "scene":
                self.scene = {tree: message[tree] for tree in ("table", "view", "words") if tree in message}
                self.version = message["version"]
                self.online = message["online"]
                if message["type"] == "welcome":
                    self.events_from = message["events_from"]
                self._log(message)
            case "update":
                assert message["base"] == self.version, "an update was missed"
                self.scene = apply(self.scene, message["changes"])
                self.version = message["version"]
                self._log(message)
            case "presence":
                self.online = message["online"]
            case "chat":
                self.chat.append(message)
            case _:
                pass

    def _log(self, message: dict[str, Any]) -> None:
        del self.events[max(0, message["events_from"] - self.events_from) :]
        self.events += message["events"]
