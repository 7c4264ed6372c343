"""Bots think elsewhere and in time; seats whose players are away are looked after."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tamalir import api
from tamalir.host.jobs import CheckPack, Decide
from tamalir.host.wire import (
    Act,
    Create,
    House,
    SeatSpec,
)
from tamalir.server.bots import BotFailed, BotPool
from tamalir.server.client import Denied
from tamalir.server.runtime import running
from tamalir.server.settings import Settings
from tamalir.server.tables import Tables
from tests.server.house import Server, eventually, serving, sqlite
from tests.server.tables import Begun, begin, look

SLOW = (sys.executable, str(Path(__file__).with_name("slow_bot.py")))


def view() -> dict[str, Any]:
    return api.new("third", scene="challenge", seed=1).view(0).json(way=True, figures=False)


class TestPool:
    def test_decides(self):
        async def decide() -> str:
            pool = BotPool(1, 20)
            try:
                return (await pool.decide("random", 7, view())).option
            finally:
                await pool.close()

        assert asyncio.run(decide()) in {option["id"] for option in view()["request"]["options"]}

    def test_a_slow_one_is_ended_and_the_game_goes_on(self):
        async def decide() -> str:
            pool = BotPool(1, 0.2, SLOW)
            try:
                quick = Decide(bot="random", seed=7, view={**view(), "seat": 1})
                await pool.ask(quick, 30)  # started, so the limit is the bot's own
                return (await pool.decide("random", 7, view())).option
            finally:
                await pool.close()

        assert asyncio.run(decide())

    def test_one_that_dies_or_babbles(self):
        async def decide(script: str) -> str:
            pool = BotPool(1, 20, (sys.executable, "-c", script))
            try:
                return (await pool.decide("random", 7, view())).option
            finally:
                await pool.close()

        ready = "import sys; print('{}', flush=True); sys.stdin.readline(); "
        for script in ("raise SystemExit", "print('{')", 'print(\'{"option": "win"}\')'):
            assert asyncio.run(decide(script))
            assert asyncio.run(decide(ready + script))

    def test_closed(self):
        async def ask() -> None:
            pool = BotPool(1, 1)
            await pool.close()
            await pool.ask(CheckPack(body=b""))

        with pytest.raises(BotFailed):
            asyncio.run(ask())


def in_process(
    tmp_path: Path, work: Callable[[Tables], Coroutine[Any, Any, None]], bots: tuple[int, float] | None = None
) -> None:
    """Run the tables without the network."""

    async def main() -> None:
        pool = None if bots is None else BotPool(*bots, SLOW)
        settings = Settings(database=sqlite(tmp_path), sweep_seconds=0.05, workers=1)
        async with running(settings, pool) as tables:
            await work(tables)

    asyncio.run(main())


async def add(tables: Tables, *seats: SeatSpec, **house: Any) -> Begun:
    agreed = Create(edition="third", scene="challenge", seats=list(seats), house=House(**house))
    return await begin(tables, agreed)


async def until(tables: Tables, made: Begun, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    async with asyncio.timeout(30):
        while True:
            scene = await look(tables, made)
            if holds(scene):
                return scene
            await asyncio.sleep(0.02)


def test_a_slow_bot_delays_no_other_table(tmp_path: Path):
    """One table's bot never decides; others play to their end meanwhile."""

    async def work(tables: Tables) -> None:
        stuck = await add(tables, SeatSpec(kind="bot"), SeatSpec(kind="bot"))
        held = await until(tables, stuck, lambda scene: scene["view"]["request"]["waiting"] == [0])
        for _ in range(3):
            other = await add(tables, SeatSpec(), SeatSpec(kind="bot"))
            for _ in range(400):
                scene = await until(
                    tables,
                    other,
                    lambda s: s["view"]["request"] is None or s["view"]["request"]["waiting"] == [0],
                )
                if scene["view"]["request"] is None:
                    break
                option = (await look(tables, other, 0))["view"]["request"]["options"][-1]["id"]
                act = Act(option=option, version=scene["version"])
                await tables.perform(other.game, other.digest(0), act)
        assert (await look(tables, stuck))["version"] == held["version"]

    in_process(tmp_path, work, (2, 600.0))


def test_the_bot_that_nobody_named(server: Server):
    """A thinking one where there is one."""
    for edition, bot in (("second", "adventurer"), ("third", "adventurer")):
        table = server.create(edition, None, seats=[{}, {"kind": "bot"}])
        assert [seat["bot"] for seat in table.spectator.look()["table"]["seats"]] == [bot, bot]
        table.seats[0].post("to-bot")
        assert (
            table.spectator.look()["table"]["seats"][0] | {"kind": "bot", "bot": bot}
            == (table.spectator.look()["table"]["seats"][0])
        )


def test_no_bot_plays_a_game_under_a_false_name(server: Server):
    table = server.create("second", None, seats=[{}, {"kind": "bot"}])
    table.host.post("to-bot", seat=0, bot="novice")
    assert table.spectator.look()["table"]["seats"][0]["bot"] == "novice"

    table = server.create("third", None, seats=[{}, {"kind": "bot"}])
    with pytest.raises(
        Denied, match="unknown bot of the game third 'wizard'; known: adventurer, champion, novice, random"
    ):
        table.host.post("to-bot", seat=0, bot="wizard")
    with pytest.raises(
        Denied, match="unknown bot of the game third 'hero'; known: adventurer, champion, novice, random"
    ):
        server.create("third", None, seats=[{}, {"kind": "bot", "bot": "hero"}])


class TestAbsence:
    def test_a_bot_stands_in_until_the_player_is_back(self, server: Server):
        table = server.create("third", "challenge", house={"takeover_seconds": 1})
        seat, scene = table.asked()
        number = seat.get("me")["seat"]
        eventually(lambda: table.spectator.look()["table"]["seats"][number]["standing_in"])
        eventually(lambda: table.spectator.look()["version"] >= scene["version"] + 2)
        with seat.socket() as line:
            assert not line.scene["table"]["seats"][number]["standing_in"]

    def test_whoever_is_there_is_left_alone(self, server: Server):
        table = server.create("second", "duel", house={"takeover_seconds": 1})
        seat, scene = table.asked()
        with seat.socket() as line:
            deadline = time.monotonic() + 2.5
            while time.monotonic() < deadline:
                assert seat.look()["version"] == scene["version"]
                time.sleep(0.2)
            assert line.version == scene["version"]

    def test_time_for_a_decision(self, server: Server):
        table = server.create("second", "duel", house={"decision_seconds": 1})
        seat, scene = table.asked()
        with seat.socket() as line:
            line.until(scene["version"] + 1)
        found = seat.look()["table"]["seats"]
        assert not any(each["standing_in"] for each in found)

    def test_bots_go_on_after_the_server_was_killed(self, tmp_path: Path):
        server = Server(sqlite(tmp_path), log=tmp_path / "log").start()
        try:
            table = server.create("second", None, seats=[{"kind": "bot"}, {"kind": "bot"}])
            eventually(lambda: table.spectator.look()["version"] > 3)
            server.kill()
            server.start()
            before = table.spectator.look()["version"]
            eventually(lambda: table.spectator.look()["version"] > before + 3)
        finally:
            server.close()


def test_a_webhook_tells_whose_turn_it_is(tmp_path: Path):
    heard: list[dict[str, Any]] = []

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self):
            heard.append(msgspec.json.decode(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the parent's name
            """Quiet."""

    hook = HTTPServer(("127.0.0.1", 0), Hook)
    thread = threading.Thread(target=hook.serve_forever, daemon=True)
    thread.start()
    host = f"127.0.0.1:{hook.server_port}"
    try:
        with serving(sqlite(tmp_path), "--webhook-host", host, log=tmp_path / "log") as server:
            house = {"webhook": f"http://{host}/turn"}
            table = server.create("second", "duel", seats=[{"name": "Ann"}, {"name": "Bo"}], house=house)
            eventually(lambda: heard)
            assert heard[0] == {"event": "your-turn", "game": table.game, "seat": 1, "name": "Bo"}
            assert "webhook" not in str(table.spectator.look())
            table.play(choose=lambda options: options[-1])
            eventually(lambda: heard[-1] == {"event": "game-over", "game": table.game})
    finally:
        hook.shutdown()
        hook.server_close()
        thread.join(10)
