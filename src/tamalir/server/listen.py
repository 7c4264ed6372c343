"""Uvicorn, with our limits, telling when it is ready and on which address."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Callable, Generator
from contextlib import contextmanager

import uvicorn
from litestar import Litestar

from tamalir.server.connections import guarded
from tamalir.server.settings import Settings

GRACE_SECONDS = 5


class Listening(uvicorn.Server):
    """Says where it listens: port 0 takes any free one."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._ready = ready

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Stop when told to, and then go on to store what is worth storing."""
        loop = asyncio.get_running_loop()
        kinds = (signal.SIGINT, signal.SIGTERM)
        if os.name == "nt":
            for kind in kinds:
                signal.signal(kind, self.handle_exit)
            yield
            return
        for kind in kinds:
            loop.add_signal_handler(kind, self.handle_exit, kind, None)
        try:
            yield
        finally:
            for kind in kinds:
                loop.remove_signal_handler(kind)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        self._ready(f"http://{f'[{host}]' if ':' in host else host}:{port}")


async def listen(app: Litestar, settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop by SIGINT or SIGTERM."""
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=guarded(settings),
        ws_max_size=settings.message_limit,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=32 * 1024,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        lifespan="on",
    )
    await Listening(config, ready).serve()
