"""Small parts by themselves."""

from __future__ import annotations

import asyncio
import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from tamalir.host.delta import apply, changes
from tamalir.server import sockets
from tamalir.server.hub import LONGEST_QUEUE, Hub, Subscription
from tamalir.server.limits import Bucket, Buckets
from tamalir.server.ownership import lock_key
from tamalir.server.settings import database_url
from tamalir.server.storage.database import Database
from tamalir.server.storage.schema import games
from tamalir.server.storage.writer import ConnectionLost
from tests.server.house import sqlite

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=2), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(JSON, JSON)
def test_changes_turn_one_into_the_other(old: Any, new: Any):
    found = changes(old, new)

    assert json.dumps(apply(copy.deepcopy(old), found), sort_keys=True) == json.dumps(new, sort_keys=True)
    assert changes(new, copy.deepcopy(new)) == []


def test_a_change_is_small():
    old = {"heroes": [{"gold": 3, "hand": ["a", "b"]}, {"gold": 1}], "turn": 0}
    new = {"heroes": [{"gold": 2, "hand": ["a"]}, {"gold": 1}], "over": True}

    assert changes(old, new) == [
        [["heroes", 0, "gold"], 2],
        [["heroes", 0, "hand"], ["a"]],
        [["over"], True],
        [["turn"]],
    ]


class Listener(sockets.Conversation):
    """A conversation without a line: it counts how often the key is shown."""

    def __init__(self) -> None:
        self.shown = 0

    async def _refresh(self) -> None:
        self.shown += 1

    async def _send(self, message: bytes) -> None:
        await asyncio.sleep(0)


def test_a_socket_shows_its_key_again_on_a_busy_table_too(monkeypatch: pytest.MonkeyPatch):
    """Or the process that owns the game would forget it: it believes in a watcher for a minute."""
    monkeypatch.setattr(sockets, "REFRESH_SECONDS", 0.005)
    listener = Listener()

    async def listen() -> None:
        subscription = Subscription("game", "0")
        telling = asyncio.create_task(listener._tell(subscription))
        for _ in range(100_000):
            subscription.push(b'{"type":"presence","online":[]}')
            await asyncio.sleep(0)
            if listener.shown:
                break
        telling.cancel()

    asyncio.run(listen())
    assert listener.shown


def test_a_bucket_fills_again():
    bucket = Bucket(2, 2)
    assert [bucket.take(100.0) for _ in range(5)] == [True] * 4 + [False]
    assert bucket.take(100.5)
    assert not bucket.take(100.5)
    assert all(Bucket(0, 1).take(1.0) for _ in range(100))
    assert [Buckets(1, 1).take("a") for _ in range(2)] == [True, True]


def test_a_slow_listener_is_told_to_look_anew():
    async def listen() -> None:
        hub = Hub()
        slow = hub.subscribe("game", "0")
        for n in range(LONGEST_QUEUE + 1):
            hub.push("game", "0", b"%d" % n)
        assert slow.lagging
        slow.drain()
        assert not slow.lagging
        hub.unsubscribe(slow)
        hub.unsubscribe(slow)
        assert hub.channels("game") == set()

    asyncio.run(listen())


def test_locks_fit_postgresql():
    keys = {lock_key(str(n)) for n in range(1000)}
    assert len(keys) == 1000
    assert all(-(2**63) <= key < 2**63 for key in keys)


def row(id: str) -> dict[str, Any]:
    texts = dict.fromkeys(
        ("edition", "seed", "commitment", "host_hash", "spectator_hash", "setup", "house"), ""
    )
    return {"id": id, **texts, "fair_from": 0, "created_at": 0.0, "updated_at": 0.0}


class TestWriter:
    def put(self, id: str) -> Any:
        def work(connection: Connection) -> str:
            connection.execute(insert(games), row(id))
            return id

        return work

    async def ids(self, database: Database) -> set[str]:
        async with database.engine.connect() as connection:
            return {id for (id,) in await connection.execute(select(games.c.id))}

    def test_one_that_fails_fails_alone(self, tmp_path: Path):
        async def main() -> None:
            database = Database(database_url(sqlite(tmp_path)))
            await database.open()
            works = [self.put(id) for id in ("a", "b", "a", "c")]
            results = await asyncio.gather(*map(database.writer.run, works), return_exceptions=True)
            assert [result for result in results if isinstance(result, str)] == ["a", "b", "c"]
            assert isinstance(results[2], IntegrityError)
            assert await self.ids(database) == {"a", "b", "c"}
            await database.close()
            with pytest.raises(ConnectionLost):
                await database.writer.run(self.put("d"))

        asyncio.run(main())

    @pytest.mark.needs("postgresql")
    def test_what_was_asked_on_a_lost_line_is_not_written_on_the_next(self, postgres_url: str):
        """The locks that allowed it are gone."""
        from sqlalchemy import text

        from tests.server.test_storage import migrate

        migrate(postgres_url)
        lost: list[bool] = []

        def cut(connection: Connection) -> None:
            connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

        async def main() -> None:
            database = Database(database_url(postgres_url))
            await database.open()
            database.writer.on_lost = lambda: lost.append(True)
            asked = [database.writer.run(work) for work in (self.put("x"), cut, self.put("y"))]
            for result in await asyncio.gather(*asked, return_exceptions=True):
                assert isinstance(result, ConnectionLost)
            assert lost == [True]
            assert await database.writer.run(self.put("z")) == "z"
            assert await self.ids(database) & {"x", "y", "z"} == {"z"}
            await database.close()

        asyncio.run(main())
