"""One game of this server: a hosted table with all that people, sockets and storage add to it.

Whoever changes it holds `lock` until the change is stored.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Mapping
from time import time
from typing import Any

from tamalir.host.hosted import Hosted, stored_table
from tamalir.host.records import Change, GameRecord
from tamalir.host.replies import Proven
from tamalir.kernel import Seat, Table
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
        live = cls(record, stored_table(record, opened.snapshot, opened.moves), snapshot_every)
        live.follow(opened.moves)
        live.chat_lines = opened.chat_lines
        live.pushes = {(push.seat, push.id): push for push in opened.pushes}
        live.snapshot_version = opened.snapshot_seq
        return live

    def settle(self, change: Change) -> None:
        super().settle(change)
        self.touched = time()
