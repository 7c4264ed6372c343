"""When somebody must look at a game although nobody asks: a bot's turn, an absent player, a slow one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tamalir.host.records import SeatRecord
from tamalir.kernel import Seat

if TYPE_CHECKING:
    from tamalir.host.hosted import Hosted

BOT_RESCUE_SECONDS = 5.0
"""A bot whose process died is asked again after so long."""


def due_at(
    host: Hosted, posed_at: float | None = None, changed: dict[Seat, SeatRecord] | None = None
) -> float | None:
    """When somebody must look at this game again, if nothing happens before."""
    if host.over:
        return None
    posed = host.posed_at if posed_at is None else posed_at
    house = host.record.house
    times: list[float] = []
    for seat in host.table.waiting():
        sits = (changed or {}).get(seat, host.record.seats[seat])
        if sits.played_by_bot or host.computer_answers(seat):
            times.append(host.clock() + BOT_RESCUE_SECONDS)
            continue
        if house.decision_seconds is not None:
            times.append(posed + house.decision_seconds)
        if house.takeover_seconds is not None and seat not in host.online:
            times.append(max(posed, host.away_since.get(seat, posed)) + house.takeover_seconds)
    return min(times, default=None)


def overdue(host: Hosted, now: float) -> tuple[list[Seat], list[Seat]]:
    """Seats that a bot must stand in for, and seats for which it must decide this once."""
    house = host.record.house
    absent: list[Seat] = []
    slow: list[Seat] = []
    for seat in host.table.waiting():
        if host.bot_of(seat) is not None:
            continue
        away = max(host.posed_at, host.away_since.get(seat, now))
        if (
            house.takeover_seconds is not None
            and seat not in host.online
            and now >= away + house.takeover_seconds
        ):
            absent.append(seat)
        elif house.decision_seconds is not None and now >= host.posed_at + house.decision_seconds:
            slow.append(seat)
    return absent, slow
