"""Answers that are the same for everybody: with an ETag, and packed once."""

from __future__ import annotations

import gzip
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Request, Response

SMALL = 1024
"""Packing less than this saves nothing."""
ALWAYS_ASK = "no-cache"
FOR_EVER = "public, max-age=31536000, immutable"
"""For files with a hash in their name."""


class Static(msgspec.Struct, frozen=True):
    """A body, ready to be handed out."""

    body: bytes
    packed: bytes | None
    etag: str
    media_type: str


def static(body: bytes, media_type: str, *, pack: bool = True) -> Static:
    packed = gzip.compress(body, 9, mtime=0) if pack and len(body) > SMALL else None
    if packed is not None and len(packed) >= len(body):
        packed = None
    return Static(body, packed, f'"{sha256(body).hexdigest()[:32]}"', media_type)


def handed_out(request: Request[Any, Any, Any], what: Static, cache: str = ALWAYS_ASK) -> Response[bytes]:
    """The whole, packed if the client can unpack, or 304 if it has it."""
    headers = {"etag": what.etag, "cache-control": cache, "vary": "accept-encoding"}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if what.etag in known:
        return Response(b"", status_code=304, headers=headers, media_type=what.media_type)
    if what.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(what.packed, headers=headers, media_type=what.media_type)
    return Response(what.body, headers=headers, media_type=what.media_type)
