"""Several processes on one PostgreSQL and one Redis; and servers that are killed outright."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts import kill_test
from tamalir.server.client import Guest
from tests.server.house import Server, eventually, sqlite
from tests.server.test_sockets import everybody, options, step
from tests.server.test_storage import migrate

pytestmark = pytest.mark.xdist_group("many")


@pytest.fixture(scope="module")
def pair(
    postgres_url: str, redis_url: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    migrate(postgres_url)
    folder = tmp_path_factory.mktemp("pair")
    servers = [Server(postgres_url, "--redis", redis_url, log=folder / f"log-{n}") for n in range(2)]
    try:
        for server in servers:
            server.start()
        yield servers
        assert [server.stop() for server in servers] == [0, 0]
    finally:
        for server in servers:
            server.close()


def there(guest: Guest, server: Server) -> Guest:
    """The same person at another process."""
    return server.guest(guest.game, guest.token)


def test_a_seat_may_sit_anywhere(pair: list[Server]):
    table = pair[0].create("second", None, seats=[{}, {}])
    here = table.seats[0].socket(0)
    away = there(table.seats[1], pair[1]).socket(0)
    watching = there(table.spectator, pair[1]).socket(0)
    luck = random.Random(4)
    for _ in range(12):
        step([here, away, watching], luck.choice)
    for line, guest in ((here, table.seats[0]), (away, table.seats[1]), (watching, table.spectator)):
        scene = guest.look(since=0)
        assert line.scene == {"table": scene["table"], "view": scene["view"]}
        assert line.events == scene["events"]
    assert eventually(lambda: table.spectator.look()["online"] == [0, 1])
    away.close()
    assert eventually(lambda: table.spectator.look()["online"] == [0])
    here.close()
    watching.close()


def test_refusals_and_keys_travel(pair: list[Server]):
    table = pair[0].create("second", "duel")
    seat, scene = table.asked()
    away = there(seat, pair[1])
    assert away.act("to-battle", scene["version"], "k")["replayed"] is False
    assert away.act("to-battle", scene["version"], "k")["replayed"] is True
    assert seat.act("to-battle", scene["version"], "k")["replayed"] is True
    with away.socket() as line:
        assert line.do("act", option="to-battle", version=scene["version"])["code"] == "stale"
        assert line.do("undo", version=line.version)["type"] == "done"
        assert json.loads(line.heard[-1])["answer"]["version"] == scene["version"] + 2


def test_a_game_moves_when_its_process_dies(pair: list[Server]):
    table = pair[0].create("second", "duel")
    seat, scene = table.asked()
    away = there(seat, pair[1])
    with away.socket(0) as line:
        assert line.version == scene["version"]
        pair[0].kill()
        done = line.do("act", option=options(line)[0], version=line.version)
        assert done["type"] == "done", done
        line.until(done["answer"]["version"])
    pair[0].start()
    assert seat.look()["version"] == done["answer"]["version"]
    lines = everybody(table)
    step(lines)
    for each in lines:
        each.close()


class TestKilled:
    """A short run of scripts/kill_test.py; the long one is for people."""

    def test_one_process_on_sqlite(self, tmp_path: Path):
        figures = kill_test.run(6, sqlite(tmp_path), None, tmp_path, seed=1, clients=3)
        assert sum(figures[kind] for kind in kill_test.FAULTS) == 6
        assert figures["answers"] > 0

    def test_two_processes_on_postgresql(self, postgres_url: str, redis_url: str, tmp_path: Path):
        migrate(postgres_url)
        figures = kill_test.run(6, postgres_url, redis_url, tmp_path, seed=2, clients=3)
        assert sum(figures[kind] for kind in kill_test.FAULTS) == 6
        assert figures["answers"] > 0
