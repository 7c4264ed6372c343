"""The MCP server, driven by the protocol's own client."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

import tamalir
from tamalir.assistants.server import make_server
from tamalir.assistants.tables import Tables
from tamalir.server.client import Guest
from tests.server.house import serving, sqlite

TOOLS = {
    "games", "new_game", "load_game", "join_running", "look", "why", "odds", "answer", "save_game",
    "rules_search", "rule", "card",
}  # fmt: skip


class Assistant:
    """Whoever calls tools; an error of a tool is an error here."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def __call__(self, tool: str, **arguments: Any) -> Any:
        said = await self.raw(tool, **arguments)
        assert not said.is_error, said.content
        found: dict[str, Any] = said.structured_content
        return found["result"] if set(found) == {"result"} else found

    async def refused(self, tool: str, **arguments: Any) -> str:
        said = await self.raw(tool, **arguments)
        assert said.is_error
        return " ".join(getattr(part, "text", "") for part in said.content)

    async def raw(self, tool: str, **arguments: Any) -> Any:
        return await self.client.call_tool(tool, arguments)


def talk(conversation: Callable[[Assistant], Awaitable[None]], *, play_running: bool = False) -> None:
    """With a server in this process."""

    async def whole() -> None:
        async with Client(make_server(play_running=play_running)) as client:
            await conversation(Assistant(client))

    asyncio.run(whole())


async def fought(call: Assistant) -> None:
    """A whole prepared fight: each time what the odds like best."""
    begun = await call("new_game", edition="second", scene="brood", seed=7)
    table, now = begun["table"], begun["now"]
    assert now["question"] == "Before Combat: which of your cards do you use?"
    assert "Varikas the Dead" in now["table"]
    assert [option["id"] for option in now["options"]][:3] == [
        "use:varikas-the-dead", "use:dwarven-fire-bomb", "to-battle",
    ]  # fmt: skip
    told: list[str] = []
    for _ in range(60):
        if now["over"]:
            break
        odds = await call("odds", table=table)
        best = [id for id, numbers in odds.items() if numbers.get("best")] if odds else []
        choice = best[0] if best else now["options"][0]["id"]
        now = await call("answer", table=table, option=choice)
        told += now["happened"]
    assert now["over"]
    assert now["question"] is None
    assert len(told) > 3
    assert "nothing is asked" in await call.refused("answer", table=table, option="to-battle")


def test_a_whole_prepared_fight():
    talk(fought)


def test_the_same_fight_by_the_command_itself():
    """As an assistant starts it: a process of its own, standard input and output."""

    async def whole() -> None:
        command = StdioServerParameters(
            command=sys.executable, args=["-m", "tamalir", "mcp"], env=dict(os.environ)
        )
        async with Client(stdio_client(command)) as client:
            await fought(Assistant(client))

    asyncio.run(whole())


def test_every_verb_is_there_and_says_what_it_does():
    async def look(call: Assistant) -> None:
        tools = (await call.client.list_tools()).tools
        assert {tool.name for tool in tools} == TOOLS
        for tool in tools:
            assert tool.description
            assert tool.annotations is not None
        reading = {tool.name for tool in tools if tool.annotations and tool.annotations.read_only_hint}
        assert TOOLS - reading == {"new_game", "load_game", "answer"}

    talk(look)


def test_a_referee_asks_why_and_reads_the_rules():
    async def judge(call: Assistant) -> None:
        table = (await call("new_game", edition="second", scene="brood", seed=7))["table"]
        said = await call("why", table=table, option="attack", lang="pl")
        assert (said["allowed"], said["rule"]) == (False, "2E-COMBAT-010")
        assert said["reason"] == tamalir.text(
            "pl", tamalir.new("second", scene="brood", seed=7).why("attack")
        )
        assert (await call("why", table=table, option="to-battle")) == {"allowed": True}
        found = await call("rules_search", words="escape wound", edition="second", limit=3)
        assert 0 < len(found) <= 3
        assert (await call("rule", id=found[0]["id"]))["text"] == found[0]["text"]
        assert "2E-COMBAT-010" in await call.refused("answer", table=table, option="attack")
        assert "Mordrog" in await call("card", edition="second", id="mordrog")

    talk(judge)


def test_bots_play_their_seats_and_a_game_can_be_kept():
    async def play(call: Assistant) -> None:
        begun = await call("new_game", edition="second", seats=2, seed=3, bots={"1": "random"})
        now = begun["now"]
        assert now["waiting_for"] == [0]
        kept = await call("save_game", table=begun["table"])
        again = await call("load_game", save=kept, bots={"1": "random"})
        assert again["now"] == now
        assert json.loads(kept)["edition"] == "second"
        assert "no table" in await call.refused("look", table="table-xyz")
        assert "no seat 7" in await call.refused("look", table=begun["table"], seat=7)
        assert "known" in await call.refused("new_game", edition="fifth")

    talk(play)


def test_a_seat_sees_only_what_it_may():
    tables = Tables()
    name = tables.begin("third", seats=2, seed=4)
    seen = tables[name].look(1, "en")
    assert seen["seat"] == 1
    assert {option["id"] for option in seen["options"]} == {
        option.id for option in getattr(tables.own(name).table.pending(1), "options", ())
    }


def test_old_tables_make_room():
    tables = Tables()
    first = tables.begin("second", scene="brood")
    for _ in range(Tables.MOST):
        tables.begin("second", scene="brood")
    assert first not in tables._tables
    assert len(tables._tables) == Tables.MOST


def test_running_tables_are_only_looked_at_unless_allowed(tmp_path: Path):
    with serving(sqlite(tmp_path), log=tmp_path / "log") as server:
        made = server.create("second", "brood", seats=[{"name": "Ania"}])
        token = made.created["seats"][0]["token"]
        address = f"{server.url}/game/{made.game}#{token}"
        there = Guest(server.url, made.game, token, server.client).look(lang="ru")
        first = there["view"]["request"]["options"][0]["id"]

        async def look(call: Assistant) -> None:
            table = (await call("join_running", link=address))["table"]
            now = await call("look", table=table, lang="ru")
            assert now["question"] == there["words"]["question"]
            assert now["options"][0] == {"id": first, "says": there["words"]["options"][first]}
            assert first in await call("odds", table=table)
            assert (await call("why", table=table, option=first))["allowed"] is True
            assert "--play-running" in await call.refused("answer", table=table, option=first)
            assert (await call("look", table=table))["version"] == there["version"]
            assert "other people" in await call.refused("save_game", table=table)
            assert "looks like" in await call.refused("join_running", link="ftp://x")
            gone = f"{server.url}/game/nothing#token"
            assert "the table says no" in await call.refused("join_running", link=gone)

        async def play(call: Assistant) -> None:
            table = (await call("join_running", link=address))["table"]
            after = await call("answer", table=table, option=first)
            assert after["version"] > there["version"]

        talk(look)
        talk(play, play_running=True)
