"""Books that have been made, in every language that was asked for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import msgspec

from tamalir import api
from tamalir.kernel import Edition, Setup
from tamalir.server.book import book
from tamalir.server.errors import Problem
from tamalir.server.statics import Static, static
from tamalir.server.wire import Lang
from tamalir.server.words import speaker, speaker_with

if TYPE_CHECKING:
    from tamalir.server.live import Live

MOST = 64
JSON = "application/json"

_made: OrderedDict[tuple[object, ...], asyncio.Task[Static]] = OrderedDict()


async def edition_book(id: str, lang: Lang) -> Static:
    """The book of an edition's own packs."""
    edition = edition_called(id)
    return await _printed(edition, Setup(2), lang)


async def printed_book(live: Live, lang: Lang) -> msgspec.Raw:
    """The book of a table, with the packs that only it has."""
    setup = live.table.setup
    assert setup is not None
    return msgspec.Raw((await _printed(live.table.edition, setup, lang)).body)


def edition_called(id: str) -> Edition[Any]:
    try:
        return api.EDITIONS[id]
    except (KeyError, ModuleNotFoundError):
        known = ", ".join(sorted(api.EDITIONS))
        raise Problem(404, "not-found", f"there is no such edition; known: {known}") from None


async def _printed(edition: Edition[Any], setup: Setup, lang: Lang) -> Static:
    packs = tuple(edition.packs(setup).items())
    key = (edition.id, packs, lang)
    making = _made.get(key)
    if making is None or (making.done() and making.exception() is not None):
        making = _made[key] = asyncio.create_task(asyncio.to_thread(_make, edition, setup, lang))
        if len(_made) > MOST:
            _made.popitem(last=False)
    else:
        _made.move_to_end(key)
    return await asyncio.shield(making)


def _make(edition: Edition[Any], setup: Setup, lang: Lang) -> Static:
    speak = speaker_with(edition.packs(setup), lang) if setup.packs else speaker(lang)
    return static(msgspec.json.encode(book(edition, setup, speak)), JSON)
