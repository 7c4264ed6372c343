"""How much one address may leave here, and how long what nobody uses stays."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tamalir.host import tokens
from tamalir.host.hall import Hall
from tamalir.host.orders import Begin
from tamalir.host.packs import from_body, read
from tamalir.host.replies import Viewer
from tamalir.host.wire import Chat, Create, Look, PackRef, Say, SeatSpec
from tamalir.server import keeping
from tamalir.server.client import ask
from tamalir.server.runtime import running
from tamalir.server.settings import Settings, database_url
from tamalir.server.storage import games
from tamalir.server.storage.database import make_engine
from tamalir.server.storage.schema import games as games_table
from tamalir.server.storage.schema import packs as packs_table
from tamalir.server.tables import Tables
from tests.server.house import Server, Table, eventually, serving, sqlite
from tests.server.tables import Begun, begin
from tests.server.test_play import denied

PACK = {
    "pack.toml": '[pack]\nid = "kept"\nedition = "second"\nversion = "1"\n',
    "cards.toml": '[items.kept-sword]\nitem_class = "weapon"\ntype = "sword"\nusage = "activate"\ncost = 3\n'
    'effects = [{ when = "melee", do = "add-to-roll", by = 2 }]\n\n[icons.kept-sword]\nicon = "lorc/sun"\n',
    "texts/en.ftl": "name-kept-sword = Sword\n",
}
BEGIN = {"edition": "third", "scene": "challenge"}


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory):
    """A server that gives each address little."""
    folder = tmp_path_factory.mktemp("narrow")
    limits = (
        "--games-per-address", "3", "--packs-per-address", "1", "--sockets-per-address", "2",
        "--connections-per-address", "12", "--request-seconds", "1",
    )  # fmt: skip
    with serving(sqlite(folder), *limits, log=folder / "log") as server:
        yield server


class TestQuotas:
    def test_tables_and_trials(self, narrow: Server):
        made = [ask(narrow.client, "POST", "/api/games", BEGIN) for _ in range(3)]
        denied("quota", 429, ask, narrow.client, "POST", "/api/games", BEGIN)
        table = Table(narrow, made[0])
        denied("quota", 429, table.seats[0].post, "fork")
        save = __import__("tamalir").new("third", scene="challenge", seed=5).save()
        plain = json.loads(json.dumps(save))
        denied("quota", 429, ask, narrow.client, "POST", "/api/games/import", {"save": plain})
        assert table.spectator.look()["version"] == 1, "what is here goes on"

    def test_packs(self, narrow: Server):
        ask(narrow.client, "POST", "/api/packs", {"files": PACK})
        again = {**PACK, "pack.toml": PACK["pack.toml"].replace("kept", "more")}
        denied("quota", 429, ask, narrow.client, "POST", "/api/packs", {"files": again})

    def test_sockets(self, narrow: Server):
        game, token = asyncio.run(_make_beside(narrow.database))
        address = f"{narrow.url.replace('http', 'ws')}/api/games/{game}/socket"
        hello = json.dumps({"type": "hello", "token": token})
        with connect(address, proxy=None) as one, connect(address, proxy=None) as two:
            for line in (one, two):
                line.send(hello)
                assert json.loads(line.recv(timeout=30))["type"] == "welcome"
            with connect(address, proxy=None) as three:
                with pytest.raises(ConnectionClosed) as closed:
                    three.recv(timeout=30)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            with suppress(ConnectionClosed), connect(address, proxy=None) as four:
                four.send(hello)
                assert json.loads(four.recv(timeout=30))["type"] == "welcome"
                return
        raise AssertionError("sockets that were closed still count")


async def _make_beside(database: str) -> tuple[str, str]:
    """A table and the token of its first seat, made beside the quota of the address."""
    made = Hall(time.time).answer(Begin(game="", agreed=Create(edition="third", scene="challenge"))).made
    assert made is not None
    engine = make_engine(database_url(database))
    try:
        async with engine.begin() as connection:
            await connection.run_sync(games.create(made.record, made.first, None))
    finally:
        await engine.dispose()
    return made.record.id, made.secrets.seats[0]


class TestConnections:
    def test_half_sent_requests_are_cut_off(self, narrow: Server):
        """Before, a thousand of them kept everybody else out for as long as they liked."""
        lines = [_line(narrow, b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ") for _ in range(8)]
        lines += [_line(narrow, b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")]
        lines += [_line(narrow, b"")]
        for line in lines:
            assert _ended(line), "a request that never comes is not waited for"
        assert narrow.client.get("/healthz").json()["well"]

    def test_a_second_request_on_a_line_is_timed_too(self, narrow: Server):
        line = _line(narrow, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /healthz HT")
        assert _ended(line)

    def test_too_many_of_one_address(self, narrow: Server):
        narrow.client.close()
        narrow._clients.clear()
        lines = [_line(narrow, b"G") for _ in range(30)]
        refused = sum(_ended(line, 0.5) for line in lines[12:])
        assert refused >= 15
        for line in lines:
            line.close()
        eventually(lambda: _well(narrow))


def _well(server: Server) -> bool:
    """Whether this address is let in again, and told that the server is well."""
    with suppress(httpx.TransportError):
        return bool(server.client.get("/healthz").json()["well"])
    return False


def _line(server: Server, sent: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), timeout=15)
    if sent:
        with suppress(ConnectionError):
            line.sendall(sent)
    return line


def _ended(line: socket.socket, seconds: float = 15) -> bool:
    """Whether the other side has hung up by then."""
    with line:
        line.settimeout(seconds)
        try:
            while line.recv(4096):
                pass
        except ConnectionError:
            return True
        except TimeoutError:
            return False
    return True


# ---- how long things stay: the server's own parts, without a network


@asynccontextmanager
async def house(folder: Path, **more: Any) -> AsyncGenerator[Tables]:
    async with running(Settings(database=sqlite(folder), warm=False, workers=1, **more)) as tables:
        yield tables


def here(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


async def begun(tables: Tables, **more: Any) -> Begun:
    return await begin(tables, Create(edition="second", seats=[SeatSpec(), SeatSpec()], **more))


async def last_played(tables: Tables, made: Begun, days: float) -> None:
    """Put away, as if nobody had played for so long."""
    await tables.open_games.let_go(made.game)
    then = time.time() - days * keeping.DAY
    row = update(games_table).where(games_table.c.id == made.game).values(updated_at=then)
    await tables.database.writer.run(lambda connection: connection.execute(row) and None)


async def sweep(tables: Tables) -> None:
    tables.keeping._swept = 0.0
    await tables.keeping.sweep(tables)


async def is_there(tables: Tables, made: Begun) -> bool:
    return (await games.standing(tables.database.engine, made.game))[0]


class TestAge:
    def test_tables_nobody_plays_go_after_a_warning(self, tmp_path: Path):
        async def work() -> None:
            async with house(tmp_path, keep_days=40) as tables:
                old, late, new = [await begun(tables) for _ in range(3)]
                await last_played(tables, old, 41)
                await last_played(tables, late, 35)
                await sweep(tables)

                assert not await is_there(tables, old)
                assert await is_there(tables, late)
                assert await is_there(tables, new)
                digest = tokens.digest(late.secrets.seats[0])
                scene = msgspec.json.decode(await tables.perform(late.game, digest, Look()))
                assert 4 < (scene["table"]["goes_at"] - time.time()) / keeping.DAY < 6
                fresh = tokens.digest(new.secrets.seats[0])
                scene = msgspec.json.decode(await tables.perform(new.game, fresh, Look()))
                assert scene["table"]["goes_at"] is None

        here(work)

    def test_a_table_that_somebody_looks_at_stays(self, tmp_path: Path):
        async def work() -> None:
            async with house(tmp_path, keep_days=40) as tables:
                made = await begun(tables)
                await last_played(tables, made, 41)
                digest = tokens.digest(made.secrets.seats[0])
                await tables.perform(made.game, digest, Look())
                await sweep(tables)
                assert await is_there(tables, made)

        here(work)

    def test_without_the_setting_nothing_goes(self, tmp_path: Path):
        async def work() -> None:
            async with house(tmp_path) as tables:
                made = await begun(tables)
                await last_played(tables, made, 4000)
                await sweep(tables)
                assert await is_there(tables, made)

        here(work)

    def test_packs_that_no_game_needs_are_forgotten(self, tmp_path: Path):
        async def work() -> None:
            async with house(tmp_path, keep_days=40) as tables:
                tables.keeping._swept = time.time()  # nothing is forgotten but when this test says so
                files = from_body(json.dumps({"files": PACK}).encode())
                pack = read(files)
                name, mark = "second/kept", pack.fingerprint
                await tables.packs.keep(name, mark, files)
                aged = update(packs_table).values(added_at=time.time() - 8 * keeping.DAY)
                await tables.database.writer.run(lambda connection: connection.execute(aged) and None)
                await tables.packs.files({name: mark})
                made = await begun(tables, packs=[PackRef(name=name, fingerprint=mark)])
                await sweep(tables)
                assert (name, mark) in tables.packs.here(), "a game needs it"
                await tables.packs.files({name: mark})

                await tables.open_games.let_go(made.game)
                await sweep(tables)
                assert (name, mark) not in tables.packs.here(), "in memory nobody needs it"
                digest = tokens.digest(made.secrets.seats[0])
                await tables.perform(made.game, digest, Look())  # and it comes back

                await last_played(tables, made, 41)
                await sweep(tables)
                with pytest.raises(Exception, match="not on this server"):
                    await tables.packs.files({name: mark})

        here(work)

    def test_a_chat_has_an_end(self, tmp_path: Path):
        async def work() -> None:
            async with house(tmp_path, chat_lines=60) as tables:
                made = await begun(tables)
                game, digest = made.game, tokens.digest(made.secrets.seats[0])
                for n in range(150):
                    await tables.say(made.live, Viewer(role="seat", seat=0), f"line {n}")
                await asyncio.sleep(0.2)
                lines = await games.chat_since(tables.database.engine, game, 0, most=1000)
                assert [line.n for line in lines] == list(range(90, 150))
                await tables.open_games.let_go(game)
                await tables.perform(game, digest, Say(text="one more"))
                told = msgspec.json.decode(await tables.perform(game, digest, Chat(since=149)))
                assert [(line["n"], line["text"]) for line in told["lines"]] == [
                    (149, "line 149"),
                    (150, "one more"),
                ]

        here(work)
