"""What a hosted table is made of, and what an accepted command changes: plain data for whoever stores it."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from tamalir.host import tokens
from tamalir.host.errors import bad_token
from tamalir.host.replies import Viewer
from tamalir.host.wire import House

Kind: TypeAlias = Literal[
    "begin",
    "answer",
    "undo",
    "rewind",
    "ask",
    "agree",
    "decline",
    "bot",
    "human",
    "absent",
    "back",
    "join",
    "leave",
    "link",
    "host-bot",
    "host-human",
    "trial",
    "repair",
    "poll",
    "poll-agree",
    "poll-decline",
    "pledge",
    "share",
    "joint",
]


PERSON = "person:"
"""Stands before the bot's name where the host gave it a seat that a person held."""


class SeatRecord(Struct, kw_only=True):
    seat: int
    token_hash: str
    kind: str = "human"
    bot: str
    standing_in: bool = False
    """A bot answers for a person who is away."""
    name: str = ""
    colour: str | None = None

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.standing_in


class GameRecord(Struct, kw_only=True):
    id: str
    edition: str
    seed: str
    commitment: str
    fair_from: int
    """Throws before this one come from elsewhere: the game was imported or forked there."""
    dice: Literal["number", "path"] = "number"
    """What a throw follows from besides the seed: its number, as before, or all answers before it."""
    maker: str | None = None
    """Who made it, as far as that is counted."""
    host_hash: str
    spectator_hash: str
    setup: dict[str, Any] | None
    house: House
    created_at: float
    seats: list[SeatRecord]
    finished_at: float | None = None
    updated_at: float = 0.0
    """When the game's own row was last written; moves have times of their own."""
    due_at: float | None = None
    """When somebody must look at the game again, as it was last written."""

    def viewer_of(self, digest: str) -> Viewer:
        """Whom this token stands for. Every stored hash is compared, whichever fits."""
        found: Viewer | None = None
        for seat in self.seats:
            if tokens.matches(digest, seat.token_hash):
                found = Viewer(role="seat", seat=seat.seat)
        if tokens.matches(digest, self.spectator_hash):
            found = Viewer(role="spectator")
        if tokens.matches(digest, self.host_hash):
            found = Viewer(role="host")
        if found is None:
            raise bad_token()
        return found

    def bot_seed(self, seat: int) -> int:
        """Luck of a bot's own that nobody at the table can compute."""
        secret = sha256(f"bot:{self.seed}:{seat}".encode()).digest()
        return int.from_bytes(secret[:6], "big")

    def packs(self) -> dict[str, str]:
        """The packs that its cards come from, by name and fingerprint."""
        return dict((self.setup or {}).get("packs", {}))


class Move(Struct, kw_only=True, frozen=True):
    """One accepted change. The journal of the game is `journal[:base] + entries` after it."""

    seq: int
    kind: Kind
    seat: int | None
    said: str
    key: str | None
    base: int
    entries: list[list[Any]]
    together: list[tuple[int, str]]
    at: float


class Change(Struct, kw_only=True):
    """All that one accepted command writes, in one transaction."""

    move: Move
    snapshot: dict[str, Any] | None = None
    seats: list[SeatRecord] = []
    finished_at: float | None = None
    due_at: float | None = None
    touches: bool = True
    """The game's own row has changed too."""
