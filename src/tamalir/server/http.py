"""What all routes share: who asks, how problems look, which headers every answer carries."""

from __future__ import annotations

import logging
from collections.abc import MutableMapping
from typing import Any, cast

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Message, Scope

from tamalir.host.errors import Problem, bad_token
from tamalir.host.wire import Command
from tamalir.server import tokens
from tamalir.server.tables import Tables

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-frame-options": "DENY",
}

log = logging.getLogger(__name__)


class ProblemBody(msgspec.Struct, kw_only=True):
    """What went wrong: a code for programs, a line for people."""

    code: str
    message: str
    rule: str | None = None
    option: str | None = None
    args: dict[str, Any] | None = None
    version: int | None = None


PROBLEMS = {
    status: ResponseSpec(ProblemBody, description=words, generate_examples=False)
    for status, words in {
        400: "malformed",
        401: "the token opens nothing here",
        403: "not yours to do",
        404: "no such game",
        409: "it does not fit the game as it stands",
        413: "too big",
        422: "refused, with the rule that forbids it",
        429: "too many requests",
        503: "not stored, or not reachable: ask again",
    }.items()
}
SECURITY: list[dict[str, list[str]]] = [{"token": []}]


def tables_of(request: Request[Any, Any, Any]) -> Tables:
    return request.app.state.tables


def digest_of(request: Request[Any, Any, Any]) -> str:
    """The hash of the token in the Authorization header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    token = token.strip()
    if scheme.lower() != "bearer" or not token or len(token) > tokens.LONGEST_TOKEN:
        raise bad_token()
    return tokens.digest(token)


async def perform(request: Request[Any, Any, Any], game: str, command: Command) -> Response[Any]:
    """Carry out a command for whoever asks."""
    answer = await tables_of(request).perform(game, digest_of(request), command)
    return Response(answer, media_type=MediaType.JSON)


def base_url(request: Request[Any, Any, Any]) -> str:
    return tables_of(request).settings.public_url or str(request.base_url).rstrip("/")


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer, errors too."""
    if message["type"] != "http.response.start":
        return
    headers = cast("MutableMapping[str, str]", MutableScopeHeaders.from_message(message))
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if (scope["app"].state.tables.settings.public_url or "").startswith("https://"):
        headers.setdefault("strict-transport-security", "max-age=31536000")
    if scope["path"].startswith(("/api", "/metrics", "/healthz")):
        headers.setdefault("cache-control", "no-store")


def problem_response(_: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    headers = {"retry-after": "1"} if problem.status in (429, 503) else None
    return Response(problem.body(), status_code=problem.status, headers=headers)


def http_response(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Litestar's own refusals, in our shape."""
    codes = {404: "not-found", 405: "method-not-allowed", 413: "too-big", 415: "malformed"}
    code = codes.get(error.status_code, "malformed" if error.status_code < 500 else "internal")
    message = error.detail if error.status_code < 500 else "something went wrong here"
    body: dict[str, Any] = {"code": code, "message": message}
    if error.status_code == 400 and isinstance(error.extra, list):
        body["fields"] = [
            {"field": str(item.get("key", "")), "message": str(item.get("message", ""))}
            for item in cast("list[dict[str, object]]", error.extra)
        ]
    return Response(body, status_code=error.status_code, headers=error.headers)


def unexpected_response(_: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("a request failed", exc_info=error)
    return Response({"code": "internal", "message": "something went wrong here"}, status_code=500)


def no_text_response(_: Request[Any, Any, Any], __: UnicodeDecodeError) -> Response[Any]:
    return Response({"code": "malformed", "message": "this is not text in UTF-8"}, status_code=400)


def malformed_response(_: Request[Any, Any, Any], __: RecursionError) -> Response[Any]:
    return Response({"code": "malformed", "message": "this is nested too deeply"}, status_code=400)
