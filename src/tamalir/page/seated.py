"""One game of the page: a hosted table with the lines that are open to it."""

from __future__ import annotations

import asyncio
from time import time
from typing import Any

from tamalir.host.hosted import Hosted, journal_of, stored_table
from tamalir.host.records import Change, GameRecord
from tamalir.host.replies import seat_on
from tamalir.kernel import Table
from tamalir.page.lines import Line
from tamalir.page.ports import Stored


class Seated(Hosted):
    """A game that is open here. Whoever changes it holds `lock` until the change is kept."""

    def __init__(self, record: GameRecord, table: Table[Any]) -> None:
        super().__init__(record, table, time)
        self.lock = asyncio.Lock()
        self.gone = False
        """Out of memory: whoever still holds this must look the game up again."""
        self.lines: list[Line] = []
        self.bots_running: asyncio.Task[None] | None = None
        self.figures: dict[tuple[str, int], asyncio.Task[dict[str, Any]]] = {}
        """Odds and journeys of the version `figures_at`."""
        self.figures_at = -1

    @classmethod
    def open(cls, stored: Stored) -> tuple[Seated, Change | None]:
        """The game as it was kept, and what must be kept if some answers no longer fit."""
        seated = cls(stored.record, stored_table(stored.record, stored.snapshot, stored.moves))
        seated.follow(stored.moves)
        seated.snapshot_version = stored.snapshot_seq
        return seated, seated.repair(len(journal_of(stored.moves)), int(stored.snapshot["rest"]))

    # ---- who watches

    def arrive(self, line: Line) -> None:
        self.lines.append(line)
        self._look_round()

    def leave(self, line: Line) -> None:
        if line in self.lines:
            self.lines.remove(line)
            self._look_round()

    def _look_round(self) -> None:
        channels = [line.channel for line in self.lines]
        online = {seat for channel in channels if (seat := seat_on(channel)) is not None}
        self.feed.watch_only(set(channels))
        if online != self.online:
            self.away_since |= dict.fromkeys(self.online - online, time())
            self.online = online
            for line in self.lines:
                line.tell({"type": "presence", "online": sorted(online)})

    def update(self) -> None:
        """Bring everybody up to date, each with what that viewer may know."""
        told = {channel: self.feed.update_for(channel) for channel in {line.channel for line in self.lines}}
        for line in self.lines:
            line.tell_raw(told[line.channel])
