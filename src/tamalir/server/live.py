"""One game of this server: what people, sockets and storage add to a table that a worker process holds.

Whoever changes it holds `lock` until the change is stored.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Mapping
from time import time
from typing import Any

from tamalir.host.orders import Reply, Standing
from tamalir.host.records import GameRecord
from tamalir.kernel import Seat
from tamalir.server.limits import Bucket
from tamalir.server.shards import Shard
from tamalir.server.storage.records import PushRecord

CHAT_BURST = 20.0
"""Lines that one may say at once; then one a second."""


class Live:
    """A game that is being played here and now."""

    def __init__(self, record: GameRecord, standing: Standing, shard: Shard) -> None:
        self.record = record
        self.standing = standing
        self.shard = shard
        """Where its rules run."""
        self.lock = asyncio.Lock()
        self.gone = False
        """Thrown out of memory: whoever still holds this must look the game up again."""
        self.online: set[Seat] = set()
        self.away_since: dict[Seat, float] = dict.fromkeys(range(len(record.seats)), time())
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
        self.proof: asyncio.Task[Mapping[str, Any]] | None = None
        self.chatting: defaultdict[Seat | None, Bucket] = defaultdict(lambda: Bucket(1, CHAT_BURST))

    @property
    def version(self) -> int:
        return self.standing.version

    @property
    def over(self) -> bool:
        return self.standing.over

    def bot_seats(self) -> list[Seat]:
        """Seats that are asked and played by a bot."""
        return list(self.standing.bots)

    def settle(self, reply: Reply) -> None:
        """What the table answered is stored."""
        if reply.change is not None:
            for changed in reply.change.seats:
                self.record.seats[changed.seat] = changed
            self.record.finished_at = reply.change.finished_at or self.record.finished_at
        if reply.standing is not None:
            self.standing = reply.standing
        self.touched = time()
