"""Rules that come to no end stop their own table and nothing else; saves that would make them stay out."""

from __future__ import annotations

import asyncio
import copy
import itertools
import random
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

import tamalir
from tamalir.host import tokens
from tamalir.host.errors import Problem
from tamalir.host.trials import tried
from tamalir.host.wire import Act, Create, Look, SeatSpec
from tamalir.kernel import Table
from tamalir.server import making
from tamalir.server.live import Live
from tamalir.server.runtime import running
from tamalir.server.settings import Settings
from tamalir.server.tables import Tables
from tamalir.server.watchdog import Overrun, Watchdog, apart
from tests.server.house import COMMAND, Server, serving, sqlite


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


def greedy(*_: object) -> None:
    """Takes a gigabyte in one step of Python, between which nobody can be interrupted."""
    assert bytearray(1024**3)


def forever(*_: object) -> None:
    for _n in itertools.count():
        pass


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


class TestWatchdog:
    def test_interrupts_what_runs_for_ever(self):
        watchdog = Watchdog(0.2)
        for _ in range(3):
            with pytest.raises(Overrun), watchdog:
                forever()
        with watchdog:
            time.sleep(0.5)  # waiting is no work

    def test_one_inside_another_counts_once(self):
        watchdog = Watchdog(0.3)

        def nested() -> None:
            while True:
                with watchdog:
                    sum(range(1000))

        with pytest.raises(Overrun), watchdog:
            nested()

    def test_memory_is_limited_while_rules_run_and_only_then(self):
        watchdog = Watchdog(5, megabytes=200)
        for _ in range(2):
            with pytest.raises(MemoryError), watchdog:
                greedy()
            with watchdog:
                assert bytearray(20 * 1024**2)
            assert bytearray(300 * 1024**2), "what others do is not limited"

    def test_work_apart(self):
        def refuse() -> None:
            raise KeyError

        async def main() -> None:
            assert await apart(5, sum, [1, 1]) == 2
            with pytest.raises(KeyError):
                await apart(5, refuse)
            with pytest.raises(Overrun):
                await apart(0.2, forever)

        asyncio.run(main())


def in_process(folder: Path, work: Any, **settings: Any) -> None:
    async def main() -> None:
        chosen = Settings(database=sqlite(folder), warm=False, sweep_seconds=0.05, **settings)
        async with running(chosen) as tables:
            await work(tables)

    asyncio.run(main())


async def look(tables: Tables, made: making.Made) -> bytes:
    return await tables.perform(made.live.record.id, tokens.digest(made.secrets.spectator), Look())


async def add(tables: Tables, *seats: SeatSpec) -> making.Made:
    made = making.begin(Create(edition="second", seats=list(seats or (SeatSpec(), SeatSpec()))))
    await tables.add(made)
    return made


def first_option(made: making.Made) -> tuple[int, str]:
    table = made.live.table
    seat = table.waiting()[0]
    asked = table.pending(seat)
    assert asked is not None
    return seat, asked.options[0].id


def test_a_table_whose_rules_take_all_memory_is_set_aside(tmp_path: Path):
    """Before, the process ended, and the table did it again after each restart."""

    async def work(tables: Tables) -> None:
        sick, well = await add(tables), await add(tables)
        seat, option = first_option(sick)
        sick.live.table.answer = greedy  # pyright: ignore[reportAttributeAccessIssue]
        token = tokens.digest(sick.secrets.seats[seat])
        with pytest.raises(Problem, match="set-aside"):
            await tables.perform(sick.live.record.id, token, Act(option=option, version=1))
        assert b'"version":1' in await look(tables, well)
        seat, option = first_option(well)
        token = tokens.digest(well.secrets.seats[seat])
        assert await tables.perform(well.live.record.id, token, Act(option=option, version=1))

    in_process(tmp_path, work)


def test_a_table_whose_rules_never_end_is_set_aside(tmp_path: Path):
    """Its players are told, others play on, and a restart does not open it again."""
    games: list[making.Made] = []

    async def first(tables: Tables) -> None:
        sick, well = await add(tables), await add(tables)
        games.extend((sick, well))
        seat, option = first_option(sick)
        sick.live.table.answer = forever  # pyright: ignore[reportAttributeAccessIssue]
        token = tokens.digest(sick.secrets.seats[seat])
        for _ in range(2):
            with pytest.raises(Problem, match="set-aside"):
                await tables.perform(sick.live.record.id, token, Act(option=option, version=1))
        assert b'"version":1' in await look(tables, well)

    async def second(tables: Tables) -> None:
        sick, well = games
        with pytest.raises(Problem, match="set-aside"):
            await look(tables, sick)
        await look(tables, well)

    in_process(tmp_path, first, rules_seconds=0.3)
    in_process(tmp_path, second)


def test_bots_at_such_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Nobody asks: the sweep brings the game back, again and again, and must not do so for ever."""
    tried: list[str] = []

    async def first(tables: Tables) -> None:
        sick = await add(tables, *(SeatSpec(kind="bot", bot="random") for _ in range(2)))
        sick.live.table.answer = forever  # pyright: ignore[reportAttributeAccessIssue]
        async with asyncio.timeout(60):
            while not sick.live.gone:
                await asyncio.sleep(0.05)
        with pytest.raises(Problem, match="set-aside"):
            await look(tables, sick)
        await asyncio.sleep(0.3)

    async def second(tables: Tables) -> None:
        await asyncio.sleep(1.0)

    in_process(tmp_path, first, rules_seconds=0.3)

    def opened(*_: object) -> Live:
        tried.append("opened")
        raise AssertionError

    monkeypatch.setattr(Live, "open", opened)
    monkeypatch.setattr("tamalir.host.due.BOT_RESCUE_SECONDS", 0.0)
    in_process(tmp_path, second)
    assert not tried


def test_a_game_that_cannot_be_opened_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    games: list[making.Made] = []

    async def first(tables: Tables) -> None:
        games.extend((await add(tables), await add(tables)))

    async def second(tables: Tables) -> None:
        sick, well = games
        real = Live.open

        def opened(found: Any, every: int) -> Live:
            if found.record.id == sick.live.record.id:
                forever()
            return real(found, every)

        monkeypatch.setattr(Live, "open", opened)
        with pytest.raises(Problem, match="set-aside"):
            await look(tables, sick)
        await look(tables, well)

    in_process(tmp_path, first)
    in_process(tmp_path, second, opening_seconds=0.5)


def test_the_operator_lets_it_go_on(tmp_path: Path):
    games: list[making.Made] = []

    async def first(tables: Tables) -> None:
        sick = await add(tables)
        games.append(sick)
        tables.open_games.set_aside(sick.live.record.id, "a test")
        await asyncio.sleep(0.2)

    in_process(tmp_path, first)
    sick = games[0].live.record.id
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
