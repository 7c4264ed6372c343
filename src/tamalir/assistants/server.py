"""The tools that an assistant is offered: verbs of the public API, with words instead of objects."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import ToolAnnotations

from tamalir import api, rulebook
from tamalir.assistants.tables import Tables
from tamalir.games import GAMES
from tamalir.kernel import TamalirError
from tamalir.language import speaker

P = ParamSpec("P")
T = TypeVar("T")

HOW = """\
Tamalir is the board game Runebound. The tool games lists its editions with their players, prepared fights and
bots. Begin a table with new_game, look at it, choose the id of an option, and answer with it; bots play the
seats that you name. why says which rule forbids something, odds what an option is worth, rules_search what
the rules say. Never invent an option: only ids that look has listed are taken. Words come in en, pl or ru.
"""

LOOKS = ToolAnnotations(read_only_hint=True, destructive_hint=False, open_world_hint=False)
PLAYS = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)


def make_server(*, play_running: bool = False) -> MCPServer[Any]:
    """The server with its tools; tables of other people are only looked at unless playing is allowed."""
    server: MCPServer[Any] = MCPServer("tamalir", instructions=HOW, version=api.__version__)
    tables = Tables(may_play_running=play_running)

    def tool(annotations: ToolAnnotations) -> Callable[[Callable[P, T]], Callable[P, T]]:
        def offered(verb: Callable[P, T]) -> Callable[P, T]:
            return server.tool(annotations=annotations)(_plainly(verb))

        return offered

    @tool(LOOKS)
    def games() -> dict[str, Any]:
        """The games there are: players, prepared fights (scenes), bots, and the options of a table."""
        return {id: _about(id) for id in GAMES}

    @tool(PLAYS)
    def new_game(
        edition: str,
        scene: str | None = None,
        seats: int | None = None,
        heroes: Sequence[str | None] = (),
        bots: Mapping[str, str] | None = None,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        lang: str = "en",
    ) -> dict[str, Any]:
        """Begin a table, a prepared fight (scene) or a whole game (seats). `bots` says which bot plays which
        seat, such as {"1": "adventurer"}; the same seed gives the same dice."""
        name = tables.begin(edition, scene, seats, heroes, _by_seat(bots), seed, options)
        return {"table": name, "now": tables[name].look(None, lang)}

    @tool(PLAYS)
    def load_game(save: str, bots: Mapping[str, str] | None = None, lang: str = "en") -> dict[str, Any]:
        """Open a saved game: the text that save_game gave, or that a table has exported."""
        name = tables.opened(save, _by_seat(bots))
        return {"table": name, "now": tables[name].look(None, lang)}

    @tool(LOOKS)
    def join_running(link: str) -> dict[str, Any]:
        """Look at a table of people on a server, by a link that one of them gives you."""
        return {"table": tables.joined(link)}

    @tool(LOOKS)
    def look(table: str, seat: int | None = None, lang: str = "en") -> dict[str, Any]:
        """The table in words as a seat may know it, its question, and the options with their ids; without a
        seat, through the eyes of whoever is asked."""
        return tables[table].look(seat, lang)

    @tool(LOOKS)
    def why(table: str, option: str, seat: int | None = None, lang: str = "en") -> dict[str, Any]:
        """Whether something can be done now, and if not, by which rule."""
        return tables[table].why(option, seat, lang)

    @tool(LOOKS)
    def odds(table: str, seat: int | None = None) -> dict[str, Any]:
        """For each option the chance to win, to fall, to get away and so on, where that can be computed."""
        return tables[table].odds(seat)

    @tool(PLAYS)
    def answer(table: str, option: str, seat: int | None = None, lang: str = "en") -> dict[str, Any]:
        """Answer the question of a table with the id of an option; tells what happened and what is next."""
        return tables[table].answer(option, seat, lang)

    @tool(LOOKS)
    def save_game(table: str) -> str:
        """The whole game as text, for load_game. It holds the secrets of all seats."""
        return tables.own(table).saved()

    @tool(LOOKS)
    def rules_search(
        words: str, edition: str | None = None, lang: str = "en", limit: int = 10
    ) -> list[dict[str, Any]]:
        """Rules in which all these words occur, best first, with their ids."""
        found = rulebook.search(words, edition, lang)[: max(1, limit)]
        return [{"id": rule.id, "title": rule.title, "text": rule.text} for rule in found]

    @tool(LOOKS)
    def rule(id: str, lang: str = "en") -> dict[str, Any]:
        """One rule by its id, such as 2E-COMBAT-020."""
        found = rulebook.find(id, lang)
        return {"id": found.id, "title": found.title, "text": found.text, "sources": list(found.sources)}

    @tool(LOOKS)
    def card(edition: str, id: str, lang: str = "en") -> str:
        """What is printed on a card."""
        return repr(api.card(edition, id, lang=lang))

    return server


def _about(id: str) -> dict[str, Any]:
    game = GAMES[id]
    words = speaker("en")
    return {
        "name": words.name(id) if words.knows(f"name-{id}") else id,
        "seats": [game.seats[0], game.seats[-1]],
        "scenes": api.scenes(id),
        "bots": list(game.bots),
        "options": {name: list(option.choices) for name, option in game.edition.options.items()},
    }


def _by_seat(bots: Mapping[str, str] | None) -> dict[int, str]:
    """JSON has no numbers for keys."""
    return {int(seat): name for seat, name in (bots or {}).items()}


def _plainly(verb: Callable[P, T]) -> Callable[P, T]:
    """Our own errors are told as they are: they say what is wrong and by which rule."""

    @wraps(verb)
    def called(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return verb(*args, **kwargs)
        except (TamalirError, ValueError) as error:
            raise ToolError(str(error)) from error

    return called
