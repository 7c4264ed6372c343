"""How much and how often: token buckets for each address, and the middleware that asks them."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from tamalir.host.errors import Problem
from tamalir.server import metrics

MOST_ADDRESSES = 20_000


class Bucket:
    """So many a second, and a burst of some seconds' worth; a rate of 0 has no limit."""

    __slots__ = ("_left", "_most", "_rate", "_seen")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._most = max(1.0, rate * burst)
        self._left = self._most
        self._seen = 0.0

    def take(self, now: float) -> bool:
        if not self._rate:
            return True
        if self._seen:
            self._left = min(self._most, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """One bucket for each address; those unused for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(monotonic())


class RateLimit(ASGIMiddleware):
    """Every request and every new socket counts against its address."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, rate: float) -> None:
        self._buckets = Buckets(rate, 20)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if not self._buckets.take(address_of(scope)):
            metrics.LIMITED.inc()
            raise too_many()
        await next_app(scope, receive, send)


def address_of(scope: Scope) -> str:
    client = scope["client"]
    return client[0] if client else ""


def address_of_connection(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return address_of(connection.scope)


def too_many() -> Problem:
    return Problem(429, "too-many", "too many requests; wait a moment")
