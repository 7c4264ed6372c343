"""The same games on SQLite and on PostgreSQL: nothing lost, quick to open, bounded in memory."""

from __future__ import annotations

import asyncio
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from tamalir.server.settings import database_url
from tamalir.server.storage.database import MIGRATIONS, NEWEST, make_engine, upgrade
from tamalir.server.storage.schema import metadata
from tests.server.house import COMMAND, Server, sqlite
from tests.server.stored import stored
from tests.server.test_push import Browser

UNDO = ("own", "own", "consent")


def migrate(database: str) -> str:
    done = subprocess.run(
        [*COMMAND, "migrate", "--database", database],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite(tmp_path)
    url: str = request.getfixturevalue("postgres_url")
    migrate(url)
    return url


@pytest.fixture
def restarting(database: str, tmp_path: Path) -> Iterator[Server]:
    server = Server(database, log=tmp_path / "log").start()
    try:
        yield server
    finally:
        server.close()


def test_nothing_is_lost_over_restarts(restarting: Server):
    """Killed, stopped, started again: every viewer sees what it saw, and every table goes on."""
    server = restarting
    luck = random.Random(5)
    long = server.create("second", None, seats=[{"name": "Ann"}, {"name": "Bob"}])
    for _ in range(23):
        long.step(luck.choice)
    long.seats[0].post("chat", text="back soon")
    taken_back, chosen, wished = (server.create("second", "duel", house={"undo": undo}) for undo in UNDO)
    for table in (taken_back, chosen, wished):
        table.step(lambda _: "to-battle")
    taken_back.seats[1].post("undo", version=2)
    asked = wished.seats[1].post("undo/ask", version=2)["version"]
    guests = [
        guest for table in (long, taken_back, chosen, wished) for guest in (*table.seats, table.spectator)
    ]
    before = [guest.look(since=0) for guest in guests]

    for end in (server.kill, server.stop):
        end()
        server.start()
        assert [guest.look(since=0) for guest in guests] == before
    assert long.spectator.get("chat")["lines"][0]["text"] == "back soon"

    start = taken_back.seats[1].look()["view"]
    assert taken_back.seats[1].act("to-battle", 3)["version"] == 4
    chosen.seats[1].post("undo", version=2)
    wished.seats[0].post("undo/vote", ask=asked, agree=True)
    assert [table.seats[1].look()["view"] for table in (chosen, wished)] == [start, start]

    seat, scene = long.asked()
    act = (scene["view"]["request"]["options"][0]["id"], scene["version"], "once")
    assert seat.act(*act) == {"version": scene["version"] + 1, "replayed": False}
    server.kill()
    server.start()
    assert seat.act(*act) == {"version": scene["version"] + 1, "replayed": True}


def test_idle_games_leave_memory_and_come_back(tmp_path: Path):
    server = Server(sqlite(tmp_path), "--live-tables", "3", log=tmp_path / "log").start()
    try:
        tables = [server.create("second", "duel") for _ in range(12)]
        before = [table.seats[0].look() for table in tables]
        live = [
            line
            for line in server.client.get("/metrics").text.splitlines()
            if line.startswith("tamalir_live_tables")
        ]
        assert float(live[0].split()[1]) <= 4
        assert [table.seats[0].look() for table in tables] == before
        with tables[0].seats[0].socket() as line:  # thrown out while it is watched
            for table in tables[1:]:
                table.seats[0].look()
            done = tables[0].step()
            line.until(done["version"])
            assert line.scene["view"] == tables[0].seats[0].look()["view"]
        assert server.stop() == 0
    finally:
        server.close()


def test_opening_does_not_replay(server: Server):
    """What is read to open a game is its newest snapshot, close to its end."""
    table = server.create("second", None, seats=[{}, {}])
    luck = random.Random(3)
    for _ in range(60):
        table.step(luck.choice)
    found = stored(server.database, table.game)

    assert len(found.moves) == 61
    assert found.snapshot["rest"] >= sum(len(move.entries) for move in found.moves[:40])
    assert [move.seq for move in found.moves] == list(range(1, 62))


def test_migrations_lead_to_the_schema(database: str):
    def differences(connection: Any) -> Any:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async def compare() -> Any:
        engine = make_engine(database_url(database))
        try:
            await upgrade(engine)
            async with engine.connect() as connection:
                return await connection.run_sync(differences)
        finally:
            await engine.dispose()

    assert asyncio.run(compare()) == []


def store(*args: str) -> str:
    done = subprocess.run(
        [*COMMAND, "store", *args], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_everything_out_and_into_another_database(restarting: Server, tmp_path: Path):
    """An operator moves a server; PostgreSQL to SQLite too."""
    table = restarting.create("second", None, seats=[{"name": "Ann"}, {}])
    for _ in range(20):
        table.step()
    table.seats[0].post("chat", text="before we move")
    table.seats[0].post("push", **Browser("https://fcm.googleapis.com", "/x").subscription("pl"))
    key, told = restarting.client.get("/api/push").json(), stored(restarting.database, table.game).pushes
    assert len(told) == 1
    before = [guest.look(since=0) for guest in (*table.seats, table.spectator)]
    file, elsewhere = tmp_path / "all.jsonl.gz", tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert "games" in store("export", str(file), "--database", restarting.database)
    restarting.stop()
    assert "moves" in store("import", str(file), "--database", sqlite(elsewhere))
    assert store("import", str(file), "--database", sqlite(elsewhere)) == "imported: nothing\n"
    moved = Server(sqlite(elsewhere), log=tmp_path / "log").start()
    try:
        assert moved.client.get("/api/push").json() == key
        assert stored(moved.database, table.game).pushes == told
        for guest, scene in zip((*table.seats, table.spectator), before, strict=True):
            there = moved.guest(table.game, guest.token)
            assert there.look(since=0) == scene
            assert there.get("chat")["lines"][0]["text"] == "before we move"
    finally:
        moved.close()


def test_a_file_that_is_no_export(tmp_path: Path):
    (tmp_path / "x").write_text("hello")
    assert "nothing was imported" in failing(
        "store", "import", str(tmp_path / "x"), "--database", sqlite(tmp_path)
    )


def test_the_newest_shape_is_known():
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


def failing(*args: str) -> str:
    done = subprocess.run([*COMMAND, *args], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 1
    said = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert len(said) == 1, done.stderr
    return said[0]


class TestClearErrors:
    @pytest.mark.parametrize(
        ("redis", "words"), [("nonsense", "must be a URL"), ("redis://127.0.0.1:1", "cannot be reached")]
    )
    def test_redis_that_is_none(self, tmp_path: Path, redis: str, words: str):
        assert words in failing("serve", "--port", "0", "--redis", redis, "--database", sqlite(tmp_path))

    def test_folders_that_are_none(self, tmp_path: Path):
        file = tmp_path / "file"
        file.write_text("x")
        assert "Not a directory" in failing("report", str(file))
        assert str(file) in failing("simulate", "second", "--games", "1", "--out", str(file / "x"))

    def test_postgresql_must_be_migrated_by_command(self, postgres_url: str):
        with_empty = postgres_url.rpartition("/")[0] + "/template1"

        assert "run 'tamalir migrate' first" in failing("serve", "--port", "0", "--database", with_empty)

    def test_two_servers_on_one_file(self, tmp_path: Path):
        server = Server(sqlite(tmp_path), log=tmp_path / "log").start()
        try:
            said = failing("serve", "--port", "0", "--database", sqlite(tmp_path))
            assert "in use by another server" in said
        finally:
            server.close()

    @pytest.mark.parametrize(
        ("database", "words"),
        [
            ("nonsense", "must be a URL"),
            ("mysql://x/y", "unknown database 'mysql'"),
            ("sqlite://", "needs a file"),
            ("sqlite:////no/such/folder/x.sqlite3", "cannot be opened"),
            ("postgresql://u:hunter2@127.0.0.1:1/x", "cannot be opened"),
        ],
    )
    def test_databases_that_are_none(self, database: str, words: str):
        said = failing("serve", "--port", "0", "--database", database)
        assert words in said
        assert "hunter2" not in said
