"""What a page must bring: somewhere to keep games, and somebody to think beside the table. All is JSON."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Protocol

from msgspec import Struct

from tamalir.host.records import GameRecord, Move


class Stored(Struct, kw_only=True):
    """All that is kept of one game."""

    record: GameRecord
    snapshot: dict[str, Any]
    snapshot_seq: int
    """The version at which it was taken."""
    moves: list[Move]


class Written(Struct, kw_only=True):
    """What one change adds to that, in one transaction: refused if there is a move of this number already."""

    record: GameRecord
    move: Move
    snapshot: dict[str, Any] | None


class Store(Protocol):
    """Keeps games and packs. Each call is one transaction."""

    def read(self, game: str) -> Awaitable[str | None]:
        """A `Stored`, or None."""
        ...

    def write(self, game: str, seq: int, written: str) -> Awaitable[bool]:
        """Keep a `Written`; False if somebody else has written this number before."""
        ...

    def read_pack(self, name: str, fingerprint: str) -> Awaitable[str | None]:
        """The files of a pack as JSON, or None."""
        ...

    def keep_pack(self, name: str, fingerprint: str, files: str) -> Awaitable[None]: ...


class Thinker(Protocol):
    """Carries out a job of `tamalir.host.jobs` elsewhere; `{"failed": ...}` if it took too long."""

    def __call__(self, job: str) -> Awaitable[str]: ...
