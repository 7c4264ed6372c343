"""Packs that people bring to their tables."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException

from tamalir.host.errors import Problem
from tamalir.host.jobs import CheckPack
from tamalir.server.bots import BotFailed
from tamalir.server.http import tables_of
from tamalir.server.limits import Buckets, address_of_connection, too_many

CHECK_SECONDS = 10.0


class PackInfo(msgspec.Struct, kw_only=True):
    """A pack that may be played with: `name` and `fingerprint` are what a new table asks for."""

    name: str
    fingerprint: str
    edition: str
    version: str
    authors: list[str]
    licence: str
    cards: dict[str, int]
    notes: list[str]
    """What could be better, such as cards without a name in some language."""
    entries: dict[str, dict[str, dict[str, Any]]]
    """Its cards: kind -> id -> what stands in the pack."""
    names: dict[str, str]


async def upload(request: Request[Any, Any, Any]) -> PackInfo:
    """Bring a pack: a zip file, or JSON `{"files": {"pack.toml": ...}}`. It is data only and cannot run."""
    buckets: Buckets = request.app.state.creations
    address = address_of_connection(request)
    if not buckets.take(address):
        raise too_many()
    tables = tables_of(request)
    maker = await tables.keeping.maker(address)
    await tables.keeping.check(maker, packs=True)
    try:
        body = await request.body()
    except ClientException as error:
        raise Problem(error.status_code, "too-big", "the pack is too big") from None
    if len(body) > tables.settings.pack_limit:
        raise Problem(413, "too-big", "the pack is too big")
    try:
        examined = await tables.checkers.look(CheckPack(body=body), CHECK_SECONDS, address)
    except BotFailed:
        raise Problem(422, "bad-pack", "this pack cannot be read in reasonable time") from None
    if "error" in examined:
        status, code = examined.get("status", 422), examined.get("code", "bad-pack")
        raise Problem(int(status), str(code), str(examined["error"])[:1000])
    files = msgspec.convert(examined.pop("files"), dict[str, str])
    info = msgspec.convert(examined, PackInfo)
    await tables.packs.keep(info.name, info.fingerprint, files, maker)
    return info
