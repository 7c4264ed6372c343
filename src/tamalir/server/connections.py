"""Connections that keep others out: too many of one address, and requests that never arrive whole."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from tamalir.server import metrics
from tamalir.server.settings import Settings


def guarded(settings: Settings) -> type[asyncio.Protocol]:
    """Uvicorn's own way to speak HTTP, with these limits."""
    open_here: Counter[str] = Counter()
    most, seconds, trusted = (
        settings.connections_per_address,
        settings.request_seconds,
        settings.trusted_proxies,
    )

    class Guarded(AutoHTTPProtocol):
        """One connection. A proxy that is trusted brings many people, and sees to them itself."""

        transport: asyncio.Transport
        cycle: Any
        loop: asyncio.AbstractEventLoop
        client: tuple[str, int] | None
        counted: str | None = None
        waiting: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if address not in trusted:
                self.counted = address
                open_here[address] += 1
                if most and open_here[address] > most:
                    metrics.LIMITED.inc()
                    self.transport.abort()
                    return
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._let_go()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.waiting is not None and self._whole():
                self.waiting.cancel()
                self.waiting = None
            elif self.waiting is None and self.counted is not None and not self._whole():
                self._wait()

        def handle_websocket_upgrade(self, *more: Any) -> None:
            """From here on it is a socket, and counted as such."""
            self._let_go()
            super().handle_websocket_upgrade(*more)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]

        def _whole(self) -> bool:
            """Whether nothing of a request is missing."""
            cycle = self.cycle
            return cycle is not None and not cycle.more_body and not cycle.response_complete

        def _wait(self) -> None:
            if seconds:
                self.waiting = self.loop.call_later(seconds, self._late)

        def _late(self) -> None:
            self.waiting = None
            if not self.transport.is_closing() and not self._whole():
                metrics.LIMITED.inc()
                self.transport.abort()

        def _let_go(self) -> None:
            if self.waiting is not None:
                self.waiting.cancel()
                self.waiting = None
            if self.counted is not None:
                open_here[self.counted] -= 1
                if not open_here[self.counted]:
                    del open_here[self.counted]
                self.counted = None

    return Guarded
