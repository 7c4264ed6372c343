"""The line between one viewer of the page and one game: what a socket is at a server, with the same words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tamalir.host.replies import Viewer
from tamalir.host.wire import Lang

_encoder = msgspec.json.Encoder()


class Line:
    """Says hello with its token, gets the scene, then every change."""

    def __init__(self, game: str, say: Callable[[str], object]) -> None:
        self.game = game
        self.digest = ""
        """Of its token; empty before it has said hello."""
        self.viewer = Viewer(role="spectator")
        self.lang: Lang | None = None
        self._say = say

    @property
    def channel(self) -> str:
        return self.viewer.channel(self.lang)

    def tell(self, message: dict[str, Any]) -> None:
        self.tell_raw(_encoder.encode(message))

    def tell_raw(self, message: bytes) -> None:
        self._say(message.decode())

    def answer(self, id: int, answer: bytes) -> None:
        self.tell_raw(b'{"type":"done","id":%d,"answer":%b}' % (id, answer))

    def scene(self, kind: str, scene: object) -> None:
        """Everything anew."""
        extra: dict[str, Any] = {"type": kind}
        if kind == "welcome":
            extra |= {"role": self.viewer.role, "seat": self.viewer.seat}
        self.tell_raw(_encoder.encode(extra)[:-1] + b"," + _encoder.encode(scene)[1:])
