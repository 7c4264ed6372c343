"""Tells the outside when somebody who is away is asked: a small POST to an address of the host's choice.

Only to hosts that the operator allows, so that nobody can make the server call its own neighbours.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import httpx

from tamalir.server import metrics
from tamalir.server.errors import Problem

if TYPE_CHECKING:
    from tamalir.server.live import Live

SECONDS = 5.0
MOST_AT_ONCE = 16

log = logging.getLogger(__name__)


class Notifier:
    """Sends webhooks, at most one for each question."""

    def __init__(self, hosts: tuple[str, ...]) -> None:
        self._hosts = hosts
        self._client = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False)
        self._free = asyncio.Semaphore(MOST_AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def check(self, address: str | None) -> None:
        """Refuse an address that this server does not call."""
        if address is None:
            return
        try:
            parts = urlsplit(address)
            host, scheme = parts.netloc.rpartition("@")[2], parts.scheme
        except ValueError:
            host, scheme = "", ""
        if scheme not in ("http", "https") or host not in self._hosts:
            allowed = ", ".join(self._hosts) or "none"
            raise Problem(422, "webhook", f"this server notifies only these hosts: {allowed}")

    def tell(self, live: Live) -> None:
        """Look whether somebody ought to know."""
        address = live.record.house.webhook
        if address is None:
            return
        game = live.record.id
        waiting = tuple(
            seat
            for seat in live.table.waiting()
            if not live.record.seats[seat].played_by_bot and seat not in live.online
        )
        now = (len(live.table.journal), waiting)
        if live.notified == now or (not waiting and not live.over):
            return
        live.notified = now
        if live.over:
            self._send(address, {"event": "game-over", "game": game})
        for seat in waiting:
            self._send(
                address,
                {"event": "your-turn", "game": game, "seat": seat, "name": live.record.seats[seat].name},
            )

    def _send(self, address: str, body: dict[str, Any]) -> None:
        task = asyncio.create_task(self._post(address, body))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _post(self, address: str, body: dict[str, Any]) -> None:
        async with self._free:
            try:
                answer = await self._client.post(address, json=body)
            except (httpx.HTTPError, httpx.InvalidURL) as error:
                log.warning("a notification failed", extra={"fields": {"error": type(error).__name__}})
                metrics.WEBHOOKS.labels("failed").inc()
                return
        metrics.WEBHOOKS.labels("sent" if answer.is_success else "refused").inc()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._client.aclose()
