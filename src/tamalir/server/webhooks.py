"""A small POST to an address of the host's choice.

Only to hosts that the operator allows, so that nobody can make the server call its own neighbours.
"""

from __future__ import annotations

import logging
from typing import Any
from urllib.parse import urlsplit

import httpx

from tamalir.host.errors import Problem
from tamalir.server import metrics

SECONDS = 5.0

log = logging.getLogger(__name__)


class Webhooks:
    def __init__(self, hosts: tuple[str, ...]) -> None:
        self._hosts = hosts
        self._client: httpx.AsyncClient | None = None

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

    async def send(self, address: str, body: dict[str, Any]) -> None:
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False)
        try:
            answer = await self._client.post(address, json=body)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            log.warning("a notification failed", extra={"fields": {"error": type(error).__name__}})
            metrics.WEBHOOKS.labels("failed").inc()
            return
        metrics.WEBHOOKS.labels("sent" if answer.is_success else "refused").inc()

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()
