"""A process that is frozen loses its games within seconds, and what it writes later is refused."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tamalir.host.errors import Problem
from tamalir.host.wire import Act, Create, Look, Say, SeatSpec
from tamalir.server import ownership
from tamalir.server.client import Denied
from tamalir.server.runtime import running
from tamalir.server.settings import Settings
from tamalir.server.storage import games
from tests.server.house import Server
from tests.server.tables import begin, first_option
from tests.server.test_storage import migrate

pytestmark = pytest.mark.xdist_group("many")


@pytest.fixture
def pair(postgres_url: str, redis_url: str, tmp_path: Path) -> Iterator[list[Server]]:
    migrate(postgres_url)
    servers = [Server(postgres_url, "--redis", redis_url, log=tmp_path / f"log-{n}") for n in range(2)]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            if server.process is not None:
                server.process.send_signal(signal.SIGCONT)
            server.close()


def test_a_frozen_process_loses_its_games(pair: list[Server]):
    frozen, other = pair
    table = frozen.create("second", None, seats=[{}, {}])
    table.step()
    seat, scene = table.asked()
    option = scene["view"]["request"]["options"][0]["id"]
    assert frozen.process is not None
    frozen.process.send_signal(signal.SIGSTOP)
    begun = time.monotonic()
    there = other.guest(table.game, seat.token)
    done = soon(lambda: there.act(option, scene["version"], "once"))
    assert time.monotonic() - begun < 20
    assert done == {"version": scene["version"] + 1, "replayed": False}
    frozen.process.send_signal(signal.SIGCONT)
    # it has forgotten the game and asks its owner
    assert soon(seat.look)["version"] == done["version"]
    assert soon(lambda: seat.act(option, scene["version"], "once"))["replayed"]


def soon(ask: Callable[[], Any]) -> Any:
    """What is answered once the game has found its owner: until then it is 503."""
    deadline = time.monotonic() + 30
    while True:
        try:
            return ask()
        except Denied as denied:
            if denied.status != 503 or time.monotonic() > deadline:
                raise
        time.sleep(0.2)


def gone(*_: object) -> bool:
    return True


def test_a_late_write_is_refused(postgres_url: str, monkeypatch: pytest.MonkeyPatch):
    """Another process took the game while this one still believed to have it."""
    migrate(postgres_url)
    settings = Settings(database=postgres_url, warm=False, workers=1)

    async def main() -> None:
        async with running(settings) as late, running(settings) as new:
            made = await begin(late, Create(edition="second", seats=[SeatSpec(), SeatSpec()]))
            game = made.game
            seat, option = await first_option(late, made)
            token = made.digest(seat)
            with pytest.raises(Problem, match="unavailable"):  # it lives: nobody takes its game
                await new.perform(game, token, Look())
            monkeypatch.setattr(ownership, "_gone", gone)
            act = Act(option=option, version=1)
            assert b'"version":2' in await new.perform(game, token, act)
            monkeypatch.undo()
            for command in (act, Say(text="too late")):
                with pytest.raises(Problem, match="unavailable"):
                    await late.perform(game, token, command)
            found = await games.read(late.database.engine, game)
            assert found is not None
            assert [move.seq for move in found.moves] == [1, 2]
            assert found.chat_lines == 0

    asyncio.run(main())


def test_a_process_out_of_touch_trusts_its_memory_no_more(postgres_url: str, monkeypatch: pytest.MonkeyPatch):
    migrate(postgres_url)

    async def main() -> None:
        async with running(Settings(database=postgres_url, warm=False, workers=1)) as tables:
            made = await begin(tables, Create(edition="second", seats=[SeatSpec(), SeatSpec()]))
            token = made.digest()
            await tables.perform(made.game, token, Look())
            monkeypatch.setattr(ownership, "LEASE_SECONDS", -1.0)
            with pytest.raises(Problem, match="unavailable"):
                await tables.perform(made.game, token, Look())
            assert made.live.gone
            monkeypatch.undo()
            await tables.perform(made.game, token, Look())

    asyncio.run(main())
