"""Where the client knocks: requests by address and lines to tables, in the words of a server."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeAlias
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from tamalir import api
from tamalir.host import beside, box, rules_told, words
from tamalir.host.book import catalogue, edition_called, lessons, puzzles
from tamalir.host.errors import Problem, unavailable
from tamalir.host.jobs import PrintBook, SettleFight
from tamalir.host.replies import Viewer
from tamalir.host.wire import (
    Act,
    Asked,
    AskTakeover,
    AskUndo,
    At,
    BesideFight,
    Book,
    Chat,
    Choices,
    Command,
    Create,
    Events,
    Export,
    Forecast,
    Fork,
    Hello,
    Import,
    Join,
    Lang,
    Leave,
    Look,
    Moments,
    Odds,
    Proof,
    Reach,
    Review,
    Speak,
    Summary,
    Thought,
    ToBot,
    ToHuman,
    Undo,
    VoteTakeover,
    VoteUndo,
    Who,
    Why,
)
from tamalir.page.house import House, digest_of, needs_people
from tamalir.page.lines import Line

BAD_HELLO, BAD_TOKEN, NO_GAME = 4400, 4401, 4404
"""Why a line is closed, as at a server."""

Query: TypeAlias = dict[str, str]
Say: TypeAlias = Callable[[str], object]
Close: TypeAlias = Callable[[int, str], object]

ASKED: dict[str, type[Command]] = {
    "": Look, "me": Who, "events": Events, "why": Why, "odds": Odds, "reach": Reach, "chat": Chat,
    "export": Export, "proof": Proof, "moments": Moments, "at": At, "summary": Summary, "thought": Thought,
    "review": Review, "choices": Choices, "forecast": Forecast, "book": Book,
}  # fmt: skip
"""What can be asked of a game by address."""
DONE: dict[str, type[Command]] = {
    "act": Act, "undo": Undo, "undo/ask": AskUndo, "undo/vote": VoteUndo, "join": Join, "leave": Leave,
    "to-bot": ToBot, "to-human": ToHuman, "takeover/ask": AskTakeover, "takeover/vote": VoteTakeover,
    "fork": Fork,
}  # fmt: skip
"""What can be done there."""

GAME = re.compile(r"/api/games/([^/]+)/?(.*)")
BOOK = re.compile(r"/api/book/([^/]+)")
BOX = re.compile(r"/api/box/([^/]+)")
TERMS = re.compile(r"/api/terms/([^/]+)")
RULES = re.compile(r"/api/rules/([^/]+)/?([^/]*)")

_hello = msgspec.json.Decoder(Hello)
_asked = msgspec.json.Decoder(Asked)
_encoder = msgspec.json.Encoder()


class Spoken(msgspec.Struct):
    """The language of an answer."""

    lang: Lang = "en"
    find: str | None = None


class Door:
    """The way into a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._lines: dict[int, tuple[Line, Close]] = {}

    # ---- by address

    async def request(self, method: str, address: str, token: str, body: bytes) -> tuple[int, bytes]:
        """Status and JSON of the answer."""
        try:
            return 200, _encoder.encode(await self._answer(method, address, token, body))
        except Problem as problem:
            return problem.status, _encoder.encode(problem.body())
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
            return 400, _encoder.encode({"code": "malformed", "message": str(error)})

    async def _answer(self, method: str, address: str, token: str, body: bytes) -> Any:
        parts = urlsplit(address)
        path, query = unquote(parts.path), dict(parse_qsl(parts.query))
        match method, path:
            case "GET", "/api/editions":
                return catalogue(msgspec.convert(query, Spoken).lang)
            case "GET", "/api/puzzles":
                return puzzles(msgspec.convert(query, Spoken).lang)
            case "GET", "/api/lessons":
                return lessons(msgspec.convert(query, Spoken).lang)
            case "POST", "/api/games":
                return await self.house.create(msgspec.json.decode(body, type=Create))
            case "POST", "/api/games/import":
                return await self.house.import_game(msgspec.json.decode(body, type=Import))
            case "POST", "/api/beside":
                return await self._beside(msgspec.json.decode(body, type=BesideFight))
            case "POST", "/api/packs":
                return await self.house.add_pack(body)
            case "GET", "/schema/openapi.json":
                return {"info": {"version": api.__version__}}
            case _:
                pass
        if method == "GET" and (found := BOOK.fullmatch(path)):
            return await self._book(found[1], msgspec.convert(query, Spoken).lang)
        if method == "GET" and (found := RULES.fullmatch(path)):
            return _rules(found[1], found[2], msgspec.convert(query, Spoken))
        if method == "GET" and (found := BOX.fullmatch(path)):
            return box.sheet(found[1], msgspec.convert(query, Spoken).lang)
        if method == "GET" and (found := TERMS.fullmatch(path)):
            return rules_told.terms(edition_called(found[1]).id)
        if found := GAME.fullmatch(path):
            kinds = ASKED if method == "GET" else DONE
            if found[2] not in kinds:
                raise needs_people()
            kind = kinds[found[2]]
            command = (
                msgspec.convert(query, kind, strict=False)
                if method == "GET"
                else msgspec.convert(_given(body), kind)
            )
            return msgspec.Raw(await self.house.perform(found[1], digest_of(token), command))
        raise Problem(404, "not-found", "there is nothing here")

    async def _book(self, edition: str, lang: Lang) -> msgspec.Raw:
        edition_called(edition)
        made = await self.house.think(PrintBook(edition=edition, scene=None, packs={}, lang=lang))
        return msgspec.Raw(str(made["body"]).encode())

    async def _beside(self, fight: BesideFight) -> dict[str, Any]:
        """Odds take their time, and are found elsewhere; all else is done at once."""
        made = await self.house.think(SettleFight(fight=fight)) if fight.odds else beside.settled(fight)
        if "failed" in made:
            raise unavailable("these odds were not found in time; ask again")
        return beside.answer_of(made)

    # ---- lines

    def open(self, number: int, game: str, say: Say, close: Close) -> None:
        """Somebody opens a line; nothing is told before its hello."""
        self._lines[number] = Line(game, say), close

    async def leave(self, number: int) -> None:
        line, _ = self._lines.pop(number, (None, None))
        if line is not None and line.digest:
            (await self.house.find(line.game)).leave(line)

    async def hear(self, number: int, text: str) -> None:
        """One message on a line."""
        if number not in self._lines:
            return
        line = self._lines[number][0]
        if not line.digest:
            try:
                await self._welcome(line, _hello.decode(text))
            except (msgspec.DecodeError, RecursionError) as error:
                self._close(number, BAD_HELLO, f"the first message must be a hello: {error}")
            except Problem as problem:
                codes = {401: BAD_TOKEN, 404: NO_GAME}
                self._close(number, codes.get(problem.status, 4000), problem.message)
            return
        id: int | None = None
        try:
            asked = _asked.decode(text)
            id = asked.id
            if isinstance(asked.do, Speak):
                line.answer(id, b"{}")
                await self._speak(line, asked.do)
            elif isinstance(asked.do, Who):
                raise Problem(422, "unknown", "this is not a command for a line")
            else:
                line.answer(id, await self.house.perform(line.game, line.digest, asked.do))
        except (msgspec.DecodeError, RecursionError) as error:
            line.tell({"type": "error", "id": id, "code": "malformed", "message": str(error)})
        except Problem as problem:
            line.tell({"type": "error", "id": id, **words.spoken_problem(problem, line.lang)})

    async def _welcome(self, line: Line, hello: Hello) -> None:
        digest = digest_of(hello.token)
        who = Who(watching="arrive", lang=hello.lang)
        line.viewer = msgspec.json.decode(await self.house.perform(line.game, digest, who), type=Viewer)
        line.digest, line.lang = digest, hello.lang
        await self._show(line, hello.since, "welcome")

    async def _speak(self, line: Line, speak: Speak) -> None:
        (await self.house.find(line.game)).leave(line)
        line.lang = speak.lang
        await self._show(line, speak.since, "scene")

    async def _show(self, line: Line, since: int | None, kind: str) -> None:
        while True:
            seated = await self.house.find(line.game)
            async with seated.lock:  # nothing changes between what is shown and the changes that follow
                if seated.gone:  # opened again meanwhile
                    continue
                line.scene(kind, seated.feed.scene(line.viewer, since, line.lang))
                seated.arrive(line)
                return

    def _close(self, number: int, code: int, why: str) -> None:
        _, close = self._lines.pop(number)
        close(code, why[:100])


def _rules(edition: str, rule: str, spoken: Spoken) -> Any:
    edition_called(edition)
    if rule:
        return rules_told.find(rule, spoken.lang)
    if spoken.find is not None:
        return rules_told.search(spoken.find, edition, spoken.lang)
    return rules_told.every(edition, spoken.lang)


def _given(body: bytes) -> dict[str, Any]:
    return msgspec.json.decode(body, type=dict[str, Any]) if body else {}
