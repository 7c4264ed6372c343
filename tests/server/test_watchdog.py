"""Rules that come to no end stop their own table and nothing else; saves that would make them stay out."""

from __future__ import annotations

import asyncio
import copy
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import tamalir
from tamalir.host.errors import Problem
from tamalir.host.trials import tried
from tamalir.host.wire import Act, Create, SeatSpec
from tamalir.kernel import Table, TamalirError
from tamalir.server.leash import OUT_OF_MEMORY
from tamalir.server.runtime import limits, running
from tamalir.server.settings import Settings
from tamalir.server.shards import Shards, WorkerShard
from tamalir.server.tables import Tables
from tests.server.house import COMMAND, Server, serving, sqlite
from tests.server.tables import Begun, begin, first_option, look

SICK = (sys.executable, "-m", "tests.server.sick_worker")


def played(edition: str, answers: int, seed: int = 5, seats: int = 2) -> Table[Any]:
    table = tamalir.new(edition, seats=seats, seed=seed)
    luck = random.Random(seed)
    for _ in range(answers):
        if table.request is None:
            break
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        table.answer(luck.choice(asked.options).id, seat)
    return table


def poisoned() -> dict[str, Any]:
    """A hero with 3,000 adventure counters of each colour, about to pay with them."""
    table = played("second", 60)
    save = table.save()
    del save["checksum"]
    save["state"]["heroes"][0]["counters"] = dict.fromkeys(("green", "yellow", "blue", "red"), 3000)
    save["state"] |= {"step": "experience", "active": 0}
    save["journal"] = save["journal"][: save["rest"]]
    return save


class TestSaves:
    def test_a_poisoned_one_is_not_let_in(self, server: Server):
        """One request stopped the server for good, also after a restart: with people and with bots."""
        for kind in ("human", "bot"):
            seats = [{"kind": kind}, {"kind": kind}]
            answer = server.client.post("/api/games/import", json={"save": poisoned(), "seats": seats})
            assert (answer.status_code, answer.json()["code"]) == (422, "bad-save")
            assert "cannot be the position of a game" in answer.json()["message"]
        begun = time.monotonic()
        assert server.client.get("/healthz").json()["well"]
        assert time.monotonic() - begun < 5

    @pytest.mark.parametrize("edition", ["second", "third", "bonds"])
    def test_those_of_games_are(self, server: Server, edition: str):
        save = played(edition, 90).save()
        answer = server.client.post("/api/games/import", json={"save": save, "seats": []})
        assert answer.status_code == 201, answer.text

    @pytest.mark.parametrize(
        ("part", "value"),
        [
            ("gold", 10**9),
            ("gold", -5),
            ("wounds", -(10**9)),
            ("card", "tacticien"),
            ("place", [1, 10**9]),
            ("kept", ["sir-farrow", "sir-farrow"]),
        ],
    )
    def test_no_game_led_there(self, part: str, value: object):
        save = played("second", 90).save()
        del save["checksum"]
        save["state"]["heroes"][0][part] = value
        assert "error" in tried(save)
        with pytest.raises(TamalirError):
            tamalir.load(save)

    def test_one_that_cannot_be_played_on(self, monkeypatch: pytest.MonkeyPatch):
        def broken(*_: object) -> None:
            raise KeyError("a rule")

        save = played("second", 20).save()
        assert tried(save) == {"ok": True}
        monkeypatch.setattr(Table, "answer", broken)
        assert "cannot be played on" in tried(save)["error"]

    def test_one_that_takes_too_long_to_open(self):
        assert "too long" in tried(played("second", 20).save(), lambda: True)["error"]

    @pytest.mark.parametrize("pack", ["x" * 5000, "second/../second/examples", "second/" + "y" * 300, "\x00"])
    def test_packs_that_are_no_names(self, pack: str):
        save = played("second", 5).save()
        del save["checksum"]
        save["setup"]["packs"] = {pack: "0" * 16}
        assert "error" in tried(save)

    def test_one_that_was_damaged_on_its_way(self):
        save = played("third", 30).save()
        changed = copy.deepcopy(save)
        changed["state"]["heroes"][0]["gold"] += 1
        assert "checksum" in tried(changed)["error"]
        del changed["checksum"]  # as saves of before
        assert tried(changed) == {"ok": True}


def leashed(rule: str, seconds: float, megabytes: int) -> int:
    """How a process ends whose rule does this."""
    told = f"""
import itertools, time
from tamalir.server.leash import Leash
leash = Leash({megabytes})
for _ in range(2):
    with leash.of({seconds}):
        sum(range(1000))
        bytearray(20 * 1024**2)
        time.sleep(0.3)  # waiting is no work
bytearray(400 * 1024**2)  # what else the process does is not limited
sum(range(20_000_000))
with leash.of({seconds}):
    {rule}
"""
    return subprocess.run([sys.executable, "-c", told], timeout=120, check=False).returncode


class TestLeash:
    def test_a_process_ends_with_rules_that_take_too_long(self):
        assert leashed("for _ in itertools.count(): pass", 0.2, 200) == -signal.SIGPROF
        assert leashed("sum(itertools.repeat(0))", 0.2, 200) == -signal.SIGPROF, "in one step of Python's"

    def test_a_process_ends_with_rules_that_take_too_much(self):
        assert leashed("bytearray(1024**3)", 5, 200) == OUT_OF_MEMORY

    def test_others_go_on(self):
        assert leashed("pass", 0.2, 200) == 0


def in_process(
    folder: Path, work: Callable[[Tables], Coroutine[Any, Any, None]], many: int = 1, **more: Any
) -> None:
    """The server's own parts, with processes that may be sick."""

    async def main() -> None:
        settings = Settings(database=sqlite(folder), warm=False, sweep_seconds=0.05, **more)
        shards = Shards(many, limits(settings), SICK)
        async with running(settings, shards=shards) as tables:
            await work(tables)

    asyncio.run(main())


async def add(tables: Tables, name: str = "", *kinds: str) -> Begun:
    seats = [SeatSpec(name=name), SeatSpec()]
    if kinds:
        seats = [SeatSpec(kind="bot", bot="random", name=name), SeatSpec(kind="bot", bot="random")]
    return await begin(tables, Create(edition="second", seats=seats))


async def act(tables: Tables, table: Begun) -> bytes:
    """The first thing that somebody may do there."""
    seat, option = await first_option(tables, table)
    version = (await look(tables, table))["version"]
    return await tables.perform(table.game, table.digest(seat), Act(option=option, version=version))


SICKNESSES = ["loops when asked", "loops in one step", "takes all memory", "dies when asked"]


@pytest.mark.parametrize("name", SICKNESSES)
def test_a_table_whose_rules_take_too_much_is_set_aside(tmp_path: Path, name: str):
    """Its players are told, others play on without any loss, and a restart does not open it again."""
    games: list[Begun] = []

    async def first(tables: Tables) -> None:
        sick, well = await add(tables, name), await add(tables)
        games.extend((sick, well))
        assert b'"version":2' in await act(tables, well)
        watcher = tables.hub.subscribe(sick.game, "0.en")
        seat, option = await first_option(tables, sick)
        for _ in range(2):
            with pytest.raises(Problem, match="set-aside"):
                await tables.perform(sick.game, sick.digest(seat), Act(option=option, version=1))
        while b"set-aside" not in (told := await asyncio.wait_for(watcher.queue.get(), 10) or b""):
            assert told
        assert (await look(tables, well))["version"] == 2
        assert b'"version":3' in await act(tables, well)

    async def second(tables: Tables) -> None:
        sick, well = games
        with pytest.raises(Problem, match="set-aside"):
            await look(tables, sick)
        assert (await look(tables, well))["version"] == 3

    in_process(tmp_path, first, rules_seconds=1.0)
    in_process(tmp_path, second)


def test_other_tables_of_that_process_lose_nothing(tmp_path: Path):
    """What they had asked for meanwhile is done where they are opened again; nobody is told to try again."""

    async def work(tables: Tables) -> None:
        sick = await add(tables, "loops when asked")
        others = [await add(tables) for _ in range(3)]
        assert len({id(table.live.shard) for table in (sick, *others)}) == 1
        chosen = [await first_option(tables, table) for table in others]
        seat, option = await first_option(tables, sick)
        sick_act = tables.perform(sick.game, sick.digest(seat), Act(option=option, version=1))
        asked = [asyncio.create_task(sick_act)]
        await asyncio.sleep(0.1)
        for table, (seat, option) in zip(others, chosen, strict=True):
            do = Act(option=option, version=1, key="once")
            asked.append(asyncio.create_task(tables.perform(table.game, table.digest(seat), do)))
        refused, *done = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(refused, Problem)
        assert refused.code == "set-aside"
        assert done == [b'{"version":2,"replayed":false}'] * 3
        for table, (seat, option) in zip(others, chosen, strict=True):
            do = Act(option=option, version=1, key="once")
            again = await tables.perform(table.game, table.digest(seat), do)
            assert again == b'{"version":2,"replayed":true}'

    in_process(tmp_path, work, rules_seconds=1.0)


def test_tables_are_shared_out(tmp_path: Path):
    async def work(tables: Tables) -> None:
        while len(shards(tables)._ready) < 2:
            await asyncio.sleep(0.05)
        made = [await add(tables) for _ in range(4)]
        held = [table.live.shard for table in made]
        assert sorted(len(shard.games) for shard in shards(tables)._ready) == [2, 2]
        for table in made:
            assert b'"version":2' in await act(tables, table)
        # one process ends: its tables go on in the other at once
        gone = held[0]
        assert isinstance(gone, WorkerShard)
        gone._process.kill()
        for table in made:
            assert b'"version":3' in await act(tables, table)

    in_process(tmp_path, work, many=2)


def shards(tables: Tables) -> Shards:
    assert isinstance(tables.shards, Shards)
    return tables.shards


def test_a_process_that_somebody_ends_costs_no_table_anything(tmp_path: Path):
    """Nobody knows why it ended: the table it was at is opened again."""

    async def work(tables: Tables) -> None:
        table = await add(tables)
        for version in (2, 3, 4, 5):
            seat, option = await first_option(tables, table)
            pid = shards(tables)._ready[0]._process.pid
            os.kill(pid, signal.SIGSTOP)  # so that it is at this order when it is ended
            do = Act(option=option, version=version - 1)
            asking = asyncio.create_task(tables.perform(table.game, table.digest(seat), do))
            await asyncio.sleep(0.2)
            assert not asking.done()
            os.kill(pid, signal.SIGKILL)
            assert b'"version":%d' % version in await asking

    in_process(tmp_path, work)


def test_a_process_that_does_not_answer_is_replaced(tmp_path: Path):
    async def work(tables: Tables) -> None:
        table = await add(tables)
        os.kill(shards(tables)._ready[0]._process.pid, signal.SIGSTOP)
        assert b'"version":2' in await act(tables, table)

    in_process(tmp_path, work, answer_seconds=1.0)


def test_looking_may_be_what_ends_it(tmp_path: Path):
    async def work(tables: Tables) -> None:
        sick, well = await add(tables, "dies when seen"), await add(tables)
        for _ in range(2):
            with pytest.raises(Problem, match="set-aside"):
                await look(tables, sick)
        assert (await look(tables, well))["version"] == 1

    in_process(tmp_path, work)


def test_bots_at_such_a_table(tmp_path: Path):
    """Nobody asks: the sweep would bring the game back, again and again, and must not do so for ever."""
    games: list[Begun] = []

    async def first(tables: Tables) -> None:
        sick = await add(tables, "loops when asked", "bots")
        games.append(sick)
        async with asyncio.timeout(300):
            while not sick.live.gone:
                await asyncio.sleep(0.05)
        with pytest.raises(Problem, match="set-aside"):
            await look(tables, sick)
        await asyncio.sleep(0.3)

    async def second(tables: Tables) -> None:
        await tables.shards.choose()
        await asyncio.sleep(1.0)
        assert tables.open_games.here(games[0].game) is None
        assert shards(tables)._ready[0].games == set()

    in_process(tmp_path, first, rules_seconds=0.5)
    in_process(tmp_path, second)


def test_bots_go_on_when_their_process_ends(tmp_path: Path):
    async def work(tables: Tables) -> None:
        table = await add(tables, "", "bots")
        async with asyncio.timeout(300):
            for version in (6, 12):
                shards(tables)._ready[0]._process.kill()
                while (await look(tables, table))["version"] < version:
                    await asyncio.sleep(0.05)

    in_process(tmp_path, work)


def test_a_game_that_cannot_be_opened(tmp_path: Path):
    games: list[Begun] = []

    async def first(tables: Tables) -> None:
        games.extend((await add(tables, "loops when opened"), await add(tables)))

    async def second(tables: Tables) -> None:
        sick, well = games
        with pytest.raises(Problem, match="set-aside"):
            await look(tables, sick)
        assert (await look(tables, well))["version"] == 1

    in_process(tmp_path, first)
    in_process(tmp_path, second, opening_seconds=0.5)


def test_the_operator_lets_it_go_on(tmp_path: Path):
    games: list[Begun] = []

    async def first(tables: Tables) -> None:
        sick = await add(tables)
        games.append(sick)
        tables.open_games.set_aside(sick.game, "a test")
        await asyncio.sleep(0.2)

    in_process(tmp_path, first)
    sick = games[0].game
    with serving(sqlite(tmp_path), log=tmp_path / "log") as server:
        refused = server.client.get(
            f"/api/games/{sick}", headers={"authorization": f"Bearer {games[0].secrets.spectator}"}
        )
        assert (refused.status_code, refused.json()["code"]) == (409, "set-aside")
    done = subprocess.run(
        [*COMMAND, "store", "reopen", sick, "--database", sqlite(tmp_path)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    with serving(sqlite(tmp_path), log=tmp_path / "log") as server:
        assert server.guest(sick, games[0].secrets.spectator).look()["version"] == 1
