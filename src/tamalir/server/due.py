"""When somebody must look at a game although nobody asks: a bot's turn, an absent player, a slow one."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from tamalir.kernel import Seat
from tamalir.server.storage.records import SeatRecord

if TYPE_CHECKING:
    from tamalir.server.live import Live

BOT_RESCUE_SECONDS = 5.0
"""A bot whose process died is asked again after so long."""


def due_at(
    live: Live, posed_at: float | None = None, changed: dict[Seat, SeatRecord] | None = None
) -> float | None:
    """When somebody must look at this game again, if nothing happens before."""
    if live.over:
        return None
    posed = live.posed_at if posed_at is None else posed_at
    house = live.record.house
    times: list[float] = []
    for seat in live.table.waiting():
        if (changed or {}).get(seat, live.record.seats[seat]).played_by_bot:
            times.append(time() + BOT_RESCUE_SECONDS)
            continue
        if house.decision_seconds is not None:
            times.append(posed + house.decision_seconds)
        if house.takeover_seconds is not None and seat not in live.online:
            times.append(max(posed, live.away_since.get(seat, posed)) + house.takeover_seconds)
    return min(times, default=None)


def overdue(live: Live, now: float) -> tuple[list[Seat], list[Seat]]:
    """Seats that a bot must stand in for, and seats for which it must decide this once."""
    house = live.record.house
    absent: list[Seat] = []
    slow: list[Seat] = []
    for seat in live.table.waiting():
        if live.record.seats[seat].played_by_bot:
            continue
        away = max(live.posed_at, live.away_since.get(seat, now))
        if (
            house.takeover_seconds is not None
            and seat not in live.online
            and now >= away + house.takeover_seconds
        ):
            absent.append(seat)
        elif house.decision_seconds is not None and now >= live.posed_at + house.decision_seconds:
            slow.append(seat)
    return absent, slow
