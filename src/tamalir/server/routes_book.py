"""What is printed: the book of an edition or of a table, and the rulebook."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter

from tamalir import rulebook
from tamalir.host.errors import Problem
from tamalir.host.wire import Book, Lang
from tamalir.rulebook import Rule, UnknownRule
from tamalir.server.http import PROBLEMS, SECURITY, digest_of, tables_of
from tamalir.server.printed import JSON, edition_called
from tamalir.server.statics import Static, handed_out, static

At = Request[Any, Any, Any]
Language = Annotated[Lang, QueryParameter()]
Find = Annotated[str | None, QueryParameter(max_length=200)]
MOST_FOUND = 100


@get("/api/book/{edition:str}", tags=["book"], responses=PROBLEMS)
async def book(request: At, edition: FromPath[str], lang: Language = "en") -> Response[bytes]:
    """Everything static of an edition, spoken: board, cards, options of the rules, bots."""
    return handed_out(request, await tables_of(request).books.of_edition(edition, lang))


@get("/api/games/{game:str}/book", tags=["book"], responses=PROBLEMS, security=SECURITY)
async def game_book(request: At, game: FromPath[str], lang: Language = "en") -> Response[bytes]:
    """What is printed for one table, with the packs that only it has."""
    body = await tables_of(request).perform(game, digest_of(request), Book(lang=lang))
    return handed_out(request, static(body, JSON))


class RuleText(msgspec.Struct, kw_only=True):
    """A rule in words."""

    id: str
    edition: str
    area: str
    kind: str
    title: str
    text: str
    differs: str
    """Where printings differ, and which reading holds."""
    sources: list[str]
    """Printing and section."""
    language: str
    """The language of the words: English where another has none yet."""


class RuleList(msgspec.Struct, kw_only=True):
    found: int
    rules: list[RuleText]
    """The best of them, at most a hundred for a search."""


@get("/api/rules/{edition:str}", tags=["book"], responses=PROBLEMS)
async def rules(
    request: At, edition: FromPath[str], lang: Language = "en", find: Find = None
) -> Response[Any]:
    """The rulebook of an edition, or the rules that hold all these words."""
    edition_called(edition)
    if find is None:
        return handed_out(request, await asyncio.to_thread(_all_rules, edition, lang))
    found = await asyncio.to_thread(rulebook.search, find, edition, lang)
    return Response(RuleList(found=len(found), rules=[_told(rule) for rule in found[:MOST_FOUND]]))


@get("/api/rules/{edition:str}/{rule:str}", tags=["book"], responses=PROBLEMS)
async def rule(edition: FromPath[str], rule: FromPath[str], lang: Language = "en") -> RuleText:
    """One rule by its id."""
    edition_called(edition)
    try:
        found = await asyncio.to_thread(rulebook.find, rule, lang)
    except UnknownRule as unknown:
        raise Problem(404, "no-such-rule", str(unknown)) from None
    return _told(found)


@lru_cache(maxsize=16)
def _all_rules(edition: str, lang: Lang) -> Static:
    found = rulebook.load(edition, lang)
    told = RuleList(found=len(found), rules=[_told(rule) for rule in found])
    return static(msgspec.json.encode(told), JSON)


def _told(rule: Rule) -> RuleText:
    return RuleText(
        id=rule.id,
        edition=rule.edition,
        area=rule.area,
        kind=rule.kind,
        title=rule.title,
        text=rule.text,
        differs=rule.differs,
        sources=list(rule.sources),
        language=rule.language,
    )


ROUTES = [book, game_book, rules, rule]
