"""What is printed: the book of an edition or of a table, and the rulebook."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter

from tamalir.host import box as boxes
from tamalir.host import rules_told
from tamalir.host.book import edition_called
from tamalir.host.rules_told import RuleText
from tamalir.host.wire import Book, Lang
from tamalir.server.http import PROBLEMS, SECURITY, digest_of, tables_of
from tamalir.server.printed import JSON
from tamalir.server.statics import Static, handed_out, static

At = Request[Any, Any, Any]
Language = Annotated[Lang, QueryParameter()]
Find = Annotated[str | None, QueryParameter(max_length=200)]


@get("/api/book/{edition:str}", tags=["book"], responses=PROBLEMS)
async def book(request: At, edition: FromPath[str], lang: Language = "en") -> Response[bytes]:
    """Everything static of an edition, spoken: board, cards, options of the rules, bots."""
    return handed_out(request, await tables_of(request).books.of_edition(edition, lang))


@get("/api/games/{game:str}/book", tags=["book"], responses=PROBLEMS, security=SECURITY)
async def game_book(request: At, game: FromPath[str], lang: Language = "en") -> Response[bytes]:
    """What is printed for one table, with the packs that only it has."""
    body = await tables_of(request).perform(game, digest_of(request), Book(lang=lang))
    return handed_out(request, static(body, JSON))


@get("/api/rules/{edition:str}", tags=["book"], responses=PROBLEMS)
async def rules(
    request: At, edition: FromPath[str], lang: Language = "en", find: Find = None
) -> Response[Any]:
    """The rulebook of an edition, or the rules that hold all these words."""
    edition_called(edition)
    if find is None:
        return handed_out(request, await asyncio.to_thread(_all_rules, edition, lang))
    return Response(await asyncio.to_thread(rules_told.search, find, edition, lang))


@get("/api/rules/{edition:str}/{rule:str}", tags=["book"], responses=PROBLEMS)
async def rule(edition: FromPath[str], rule: FromPath[str], lang: Language = "en") -> RuleText:
    """One rule by its id."""
    edition_called(edition)
    return await asyncio.to_thread(rules_told.find, rule, lang)


@get("/api/terms/{edition:str}", tags=["book"], responses=PROBLEMS)
async def terms(request: At, edition: FromPath[str]) -> Response[Any]:
    """The words of an edition in every language, as its printings have them."""
    edition_called(edition)
    return handed_out(request, await asyncio.to_thread(_terms, edition))


@get("/api/box/{edition:str}", tags=["book"], responses=PROBLEMS)
async def box(request: At, edition: FromPath[str], lang: Language = "en") -> Response[Any]:
    """What people who play with cardboard count, in which order, and what they usually ask."""
    return handed_out(request, await asyncio.to_thread(_box, edition, lang))


@lru_cache(maxsize=16)
def _box(edition: str, lang: Lang) -> Static:
    return static(msgspec.json.encode(boxes.sheet(edition, lang)), JSON)


@lru_cache(maxsize=16)
def _all_rules(edition: str, lang: Lang) -> Static:
    return static(msgspec.json.encode(rules_told.every(edition, lang)), JSON)


@lru_cache(maxsize=16)
def _terms(edition: str) -> Static:
    return static(msgspec.json.encode(rules_told.terms(edition)), JSON)


ROUTES = [book, game_book, rules, rule, terms, box]
