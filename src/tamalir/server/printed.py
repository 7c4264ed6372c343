"""Books that have been made, in every language that was asked for.

They are made in another process: it takes a second, and nobody's table waits for it. Those of the editions
are made at the start, so that no visitor waits for them either.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import replace
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from tamalir.games import GAMES
from tamalir.host.book import edition_called
from tamalir.host.errors import Problem, unavailable
from tamalir.host.jobs import PrintBook
from tamalir.host.packs import foreign
from tamalir.host.wire import Lang
from tamalir.kernel import Edition, Setup, decode
from tamalir.server import metrics
from tamalir.server.bots import BotFailed
from tamalir.server.pack_store import PackStore
from tamalir.server.statics import Static, static
from tamalir.server.workers import Workers

if TYPE_CHECKING:
    from tamalir.server.live import Live

MOST = 64
SECONDS = 30.0
JSON = "application/json"

log = logging.getLogger(__name__)


class Books:
    """Each is made once."""

    def __init__(self, workers: Workers, packs: PackStore) -> None:
        self._workers = workers
        self._packs = packs
        self._made: OrderedDict[tuple[object, ...], asyncio.Task[Static]] = OrderedDict()

    async def of_edition(self, id: str, lang: Lang) -> Static:
        """The book of an edition's own packs."""
        return await self._printed(edition_called(id), Setup(2), lang)

    async def of_table(self, live: Live, lang: Lang) -> msgspec.Raw:
        """The book of a table, with the packs that only it has."""
        setup = decode(Setup, live.record.setup, path="setup")
        return msgspec.Raw((await self._printed(GAMES[live.record.edition].edition, setup, lang)).body)

    async def print_all(self) -> None:
        """Every edition in every language, one after the other."""
        for id in GAMES:
            for lang in get_args(Lang):
                try:
                    await self.of_edition(id, lang)
                except Problem as problem:
                    log.warning("a book was not made", extra={"fields": {"code": problem.code}})

    async def _printed(self, edition: Edition[Any], setup: Setup, lang: Lang) -> Static:
        brought = dict(foreign(setup.packs))  # this process knows them by name only
        own = {name: mark for name, mark in setup.packs.items() if name not in brought}
        packs = {**edition.packs(replace(setup, packs=own)), **brought}
        key = (edition.id, tuple(packs.items()), lang)
        files = await self._packs.files(brought)
        making = self._made.get(key)
        if making is None or (making.done() and (making.cancelled() or making.exception() is not None)):
            question = PrintBook(
                edition=edition.id,
                scene=setup.scene,
                packs=dict(setup.packs),
                lang=lang,
                pack_files=files,
            )
            making = self._made[key] = asyncio.create_task(self._make(question))
            making.add_done_callback(_seen)
            if len(self._made) > MOST:
                self._made.popitem(last=False)
        else:
            self._made.move_to_end(key)
        return await asyncio.shield(making)

    async def _make(self, question: PrintBook) -> Static:
        try:
            made = await self._workers.ask(question, SECONDS)
        except BotFailed:
            raise unavailable("the book is not ready; try again") from None
        if "body" not in made:
            raise unavailable("the book cannot be made")
        metrics.BOOKS.inc()
        return await asyncio.to_thread(static, str(made["body"]).encode(), JSON)


def _seen(made: asyncio.Task[Static]) -> None:
    """Whoever asked may be gone: then nobody need be told that it failed."""
    if not made.cancelled():
        made.exception()
