"""What a game looks like between memory and the database, besides what the host knows of it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tamalir.host.records import GameRecord, Move
from tamalir.host.wire import Lang


class PushRecord(Struct, kw_only=True, frozen=True):
    """A browser that wants to be told when its seat is asked."""

    id: str
    """The hash of its address."""
    seat: int
    endpoint: str
    p256dh: str
    auth: str
    lang: Lang


class Opened(Struct, kw_only=True):
    """All that is stored of one game, as it is read to open it."""

    record: GameRecord
    snapshot: dict[str, Any]
    snapshot_seq: int
    """The version at which it was taken."""
    moves: list[Move]
    chat_lines: int
    pushes: list[PushRecord] = []
