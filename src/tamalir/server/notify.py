"""Tells those who are away that they are asked: the host's webhook, and the browsers of the seat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import httpx
from sqlalchemy.exc import SQLAlchemyError

from tamalir.host import words
from tamalir.host.wire import Lang, PushOff, PushOn
from tamalir.kernel import Seat
from tamalir.server import metrics
from tamalir.server.background import Background
from tamalir.server.push import GONE, Pusher
from tamalir.server.storage import pushes
from tamalir.server.storage.database import Database
from tamalir.server.storage.records import PushRecord
from tamalir.server.storage.writer import ConnectionLost
from tamalir.server.webhooks import Webhooks

if TYPE_CHECKING:
    from tamalir.server.live import Live

MOST_AT_ONCE = 16
MOST_FAILURES = 5
"""In a row; then a browser is given up."""

log = logging.getLogger(__name__)


class Notifier:
    """At most one notification for each question."""

    def __init__(self, webhooks: Webhooks, pusher: Pusher, database: Database) -> None:
        self.webhooks = webhooks
        self.pusher = pusher
        self._writer = database.writer
        self._free = asyncio.Semaphore(MOST_AT_ONCE)
        self._background = Background()

    def tell(self, live: Live) -> None:
        """Look whether somebody ought to know."""
        address = live.record.house.webhook
        if address is None and not live.pushes:
            return
        waiting = tuple(
            seat
            for seat in live.standing.waiting
            if seat not in live.standing.bots and seat not in live.online
        )
        now = (live.standing.length, waiting)
        if live.notified == now or (not waiting and not live.over):
            return
        live.notified = now
        if address is not None:
            self._tell_webhook(live, address, waiting)
        for record in list(live.pushes.values()):
            if record.seat in waiting or (live.over and record.seat not in live.online):
                self._start(self._push(live, record, message(live, record.seat, record.lang)))

    def _tell_webhook(self, live: Live, address: str, waiting: tuple[Seat, ...]) -> None:
        game = live.record.id
        if live.over:
            self._start(self.webhooks.send(address, {"event": "game-over", "game": game}))
        for seat in waiting:
            body = {"event": "your-turn", "game": game, "seat": seat, "name": live.record.seats[seat].name}
            self._start(self.webhooks.send(address, body))

    # ---- browsers

    async def subscribe(self, live: Live, seat: Seat, command: PushOn) -> None:
        record = self.pusher.subscription(seat, command)
        await self._writer.run(pushes.keep(live.record.id, record))
        live.pushes.pop((seat, record.id), None)
        live.pushes[seat, record.id] = record
        mine = [key for key in live.pushes if key[0] == seat]
        for key in mine[: -pushes.MOST]:
            del live.pushes[key]

    async def unsubscribe(self, live: Live, seat: Seat, command: PushOff) -> None:
        await self._drop(live, seat, pushes.id_of(command.endpoint))

    async def forget_seat(self, live: Live, seat: Seat) -> None:
        """The seat has a new link: whoever held the old one is told nothing any more."""
        for owner, id in list(live.pushes):
            if owner == seat:
                await self._drop(live, seat, id)

    async def _drop(self, live: Live, seat: Seat, id: str) -> None:
        await self._writer.run(pushes.drop(live.record.id, seat, id))
        live.pushes.pop((seat, id), None)

    async def _push(self, live: Live, record: PushRecord, said: dict[str, Any]) -> None:
        key = (record.seat, record.id)
        try:
            status = await self.pusher.send(record, live.record.id, said)
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            log.warning("a notification failed", extra={"fields": {"error": type(error).__name__}})
            status = 0
        if 200 <= status < 300:
            metrics.PUSHES.labels("sent").inc()
            live.push_failures.pop(key, None)
            return
        metrics.PUSHES.labels("gone" if status in GONE else "failed").inc()
        live.push_failures[key] += 1
        if status in GONE or live.push_failures[key] >= MOST_FAILURES:
            try:
                await self._drop(live, *key)
            except (SQLAlchemyError, ConnectionLost, OSError):
                log.warning("a browser that is gone was not forgotten")

    # ---- both

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        async def in_turn() -> None:
            async with self._free:
                await work

        self._background.start(in_turn())

    async def close(self) -> None:
        await self._background.close()
        await self.webhooks.close()
        await self.pusher.close()


def message(live: Live, seat: Seat, lang: Lang) -> dict[str, Any]:
    """What a browser shows. Names only: it may stand on a locked screen."""
    speak = words.speaker(lang)
    names = [each.name or speak.say("seat-name", {"seat": each.seat + 1}) for each in live.record.seats]
    others = [name for each, name in enumerate(names) if each != seat]
    title = "push-game-over" if live.over else "push-your-turn"
    return {
        "title": speak.say(title, {"name": names[seat]}),
        "body": speak.say("push-others", {"list": speak.listed(others)}) if others else "",
        "lang": lang,
        "game": live.record.id,
    }
