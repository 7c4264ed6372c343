"""Whose pages may speak to this server: its own, and those that the operator names."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from tamalir.host.errors import Problem, forbidden
from tamalir.server.settings import Settings

READING = ("GET", "HEAD", "OPTIONS")


class OwnPages(ASGIMiddleware):
    """Somebody else's page makes no tables here, nor anything else; and no address holds what is no text."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if any(ord(char) < 32 or ord(char) == 127 for char in scope["path"]):
            raise Problem(404, "not-found", "there is nothing here")
        if scope["type"] == ScopeType.HTTP and scope["method"] not in READING:
            connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
            if not origin_allowed(connection, scope["app"].state.tables.settings):
                raise forbidden("pages from elsewhere may not do that")
        await next_app(scope, receive, send)


def origin_allowed(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Browsers say which page asks; programs say nothing, and cannot be misused by a page."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    if settings.public_url is not None:
        own = urlsplit(settings.public_url)
        if origin == f"{own.scheme}://{own.netloc}":
            return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "") != ""
    except ValueError:
        return False
