"""One game of this server: a hosted table with all that people, sockets and storage add to it.

Whoever changes it holds `lock` until the change is stored.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Mapping
from time import time
from typing import Any

from tamalir import api
from tamalir.host.errors import bad_token
from tamalir.host.hosted import Hosted, journal_of
from tamalir.host.records import Change, GameRecord
from tamalir.host.replies import Proven, Viewer
from tamalir.kernel import Fair, Numbered, Seat, Table
from tamalir.server import tokens
from tamalir.server.limits import Bucket
from tamalir.server.storage.records import Opened, PushRecord

CHAT_BURST = 20.0
"""Lines that one may say at once; then one a second."""


class Live(Hosted):
    """A game that is being played here and now."""

    def __init__(self, record: GameRecord, table: Table[Any], snapshot_every: int = 16) -> None:
        super().__init__(record, table, time, snapshot_every)
        self.lock = asyncio.Lock()
        self.gone = False
        """Thrown out of memory: whoever still holds this must look the game up again."""
        self.chat_lines = 0
        self.bots_running: asyncio.Task[None] | None = None
        self.touched = time()
        self.notified: tuple[int, tuple[Seat, ...]] | None = None
        """The question about which absent players have been told."""
        self.pushes: dict[tuple[Seat, str], PushRecord] = {}
        """Browsers that are told when their seat is asked."""
        self.push_failures: Counter[tuple[Seat, str]] = Counter()
        self.figures: dict[tuple[str, Seat], asyncio.Task[Mapping[str, Any]]] = {}
        """Odds and journeys of the version `figures_at`."""
        self.figures_at = -1
        self.replaying = asyncio.Lock()
        """One at a time is played again for those who look back."""
        self.proof: asyncio.Task[Proven] | None = None
        self.chatting: defaultdict[Seat | None, Bucket] = defaultdict(lambda: Bucket(1, CHAT_BURST))

    @classmethod
    def open(cls, opened: Opened, snapshot_every: int = 16) -> Live:
        """The game as it was stored: from its snapshot, without playing it from the start."""
        record = opened.record
        envelope = {
            **opened.snapshot,
            "setup": record.setup,
            "dealer": dealer_of(record).to_save(),
            "journal": journal_of(opened.moves),
            "together": opened.moves[-1].together,
        }
        live = cls(record, api.load(envelope), snapshot_every)
        live.follow(opened.moves)
        live.chat_lines = opened.chat_lines
        live.pushes = {(push.seat, push.id): push for push in opened.pushes}
        live.snapshot_version = opened.snapshot_seq
        return live

    def repair(self, journal_length: int, rest: int) -> Change | None:
        """After an upgrade answers may no longer fit: what is left of the game is written down."""
        if len(self.table.journal) == journal_length:
            return None
        return self.change("repair", None, "; ".join(self.table.notes), base=rest, snapshot=True)

    def settle(self, change: Change) -> None:
        super().settle(change)
        self.touched = time()

    def viewer_of(self, digest: str) -> Viewer:
        """Whom this token stands for. Every stored hash is compared, whichever fits."""
        found: Viewer | None = None
        for seat in self.record.seats:
            if tokens.matches(digest, seat.token_hash):
                found = Viewer(role="seat", seat=seat.seat)
        if tokens.matches(digest, self.record.spectator_hash):
            found = Viewer(role="spectator")
        if tokens.matches(digest, self.record.host_hash):
            found = Viewer(role="host")
        if found is None:
            raise bad_token()
        return found


def dealer_of(record: GameRecord) -> Fair | Numbered:
    """Games of before go on with numbered throws."""
    make = Fair if record.dice == "path" else Numbered
    return make(bytes.fromhex(record.seed), record.id)
