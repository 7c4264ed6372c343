"""Many games: the same rows whoever plays them, and none lost when somebody falls."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from polars.testing import assert_frame_equal
from typer.testing import CliRunner

from tamalir import lab
from tamalir.cli.main import app
from tamalir.games import GAMES
from tamalir.kernel import Choose, Fast, Option, Setup, Table, Unknown
from tamalir.lab.ledgers.second import COLUMNS, SecondLedger
from tamalir.lab.plan import Plan, options_of
from tamalir.lab.store import Store
from tamalir.second.edition import EDITION
from tamalir.second.state import SecondState
from tamalir.second.words import Attribute, Kind
from tamalir.world.modifiers import Modifier
from tamalir.world.words import Until

OPTIONS = {"doom-track": True, "travel-hazards": True, "turn-limit": 50}


def begun() -> Table[SecondState]:
    setup = Setup(2)
    return Table(EDITION, EDITION.begin(setup), Fast(1), setup=setup)


def played(folder: Path, games: int = 12, **how: Any) -> Store:
    return lab.simulate(
        "second", games=games, seats=["random", "random", "random"], out=folder, options=OPTIONS, **how
    )


def same(one: Store, other: Store) -> None:
    for table in COLUMNS:
        a, b = (store.frame(table).collect() for store in (one, other))
        key = [name for name, kind in a.schema.items() if not isinstance(kind, pl.List)]
        assert_frame_equal(a.sort(key), b.sort(key))


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Store:
    return played(tmp_path_factory.mktemp("lab") / "alone")


def test_every_table_has_rows_of_every_game(alone: Store) -> None:
    games = alone.frame("games").collect()
    assert games["game"].to_list() == list(range(12))
    assert alone.frame("seats").collect().height == 36
    for table in COLUMNS:
        assert alone.frame(table).collect().height > 0


def test_rows_agree_with_each_other(alone: Store) -> None:
    games, seats, falls = (alone.frame(table).collect() for table in ("games", "seats", "knockouts"))
    by_game = seats.group_by("game").agg(pl.col("knockouts").sum(), pl.col("won").sum()).sort("game")
    assert by_game["knockouts"].to_list() == games["knockouts"].to_list()
    assert falls.height == games["knockouts"].sum()
    assert all(abs(won - 1) < 1e-9 for won in by_game["won"].to_list())
    fights = alone.frame("fights").filter(pl.col("rival").is_null()).collect()
    assert seats["fights"].sum() == fights.height
    assert seats["wins"].sum() == fights.filter(pl.col("outcome") == "won").height
    assert set(fights["outcome"].unique()) <= {"won", "lost", "escaped", "broken-off"}
    assert set(fights["cause"].unique()) <= {
        "adventure",
        "undefeated",
        "hazard",
        "endgame",
        "encounter",
        "event",
    }


def test_a_card_within_reach_counts_once_a_visit() -> None:
    """However often a player thinks about it, and however long the card lies there."""
    table = begun()
    ledger = SecondLedger(table, 0, 1, ("random", "random"))
    wares = Choose(0, "market.act", (Option("buy:chainmail", None, {"card": "chainmail"}),))
    ledger.asked(wares)
    ledger.asked(wares)
    table.state.turns += 1
    ledger.asked(wares)
    ledger.close(stopped=True)
    assert [(card["card"], card["offered"]) for card in ledger.rows["cards"]] == [("chainmail", 2)]


def test_the_main_attribute_is_the_highest_and_of_equals_the_one_that_wounds() -> None:
    table = begun()
    heroes = table.state.heroes
    heroes[0].bonuses, heroes[1].bonuses = {"spirit": 9}, {"body": 9}
    ledger = SecondLedger(table, 0, 1, ("random", "random"))
    ledger.close(stopped=True)
    assert [row["attribute"] for row in ledger.rows["seats"]] == ["spirit", "body"]

    heroes[0].bonuses = {}
    figures = table.state.book.heroes[heroes[0].id].figures
    heroes[0].modifiers = [
        Modifier(own.value, 20 - figures.value(own), Until.GAME, "test") for own in Attribute
    ]  # all alike
    for kind in Kind:
        ledger = SecondLedger(table, 0, 1, ("random", "random"))
        wounds = {each.value: int(each is kind) for each in Kind}
        ledger.rows["fights"].append({"seat": 0, "rival": None, "outcome": "won", **wounds})
        ledger.close(stopped=True)
        assert ledger.rows["seats"][0]["attribute"] == kind.attribute.value


def test_two_jobs_give_the_rows_of_one(alone: Store, tmp_path: Path) -> None:
    same(alone, played(tmp_path / "two", jobs=2))


def test_bots_limited_by_steps_give_the_same_rows_in_another_process(tmp_path: Path) -> None:
    """Nothing that was learnt in an earlier game, or by an earlier process, changes a later one."""
    options = {"turn-limit": 20}
    how: dict[str, Any] = {"seats": ["adventurer", "novice"], "options": options, "steps": 3}
    one = lab.simulate("second", games=3, out=tmp_path / "one", jobs=1, **how)
    two = lab.simulate("second", games=3, out=tmp_path / "two", jobs=2, **how)
    same(one, two)


def test_an_interrupted_run_goes_on(alone: Store, tmp_path: Path) -> None:
    """Stopped in the middle of a run, the same call plays only what is missing."""
    folder = tmp_path / "stopped"

    def stop(n: int) -> None:
        if n and len(list((folder / "games").glob("*.parquet"))) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        played(folder, tick=stop)
    assert Store.open(folder).played() == 6
    ticks: list[int] = []
    again = played(folder, tick=ticks.append)
    assert ticks == [6, 3, 3]
    same(alone, again)


def test_more_games_are_added(alone: Store, tmp_path: Path) -> None:
    folder = tmp_path / "more"
    played(folder, games=5)
    same(alone, played(folder))


def test_files_left_half_written_count_for_nothing(alone: Store, tmp_path: Path) -> None:
    """Everything but the last table is there: the chunk is played again."""
    folder = tmp_path / "torn"
    store = played(folder)
    next(iter(sorted((folder / "games").glob("*.parquet")))).unlink()
    assert store.played() == 9
    same(alone, played(folder))


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    played(folder, games=1)
    with pytest.raises(lab.LabError, match="seed is 1 there, 2 here"):
        played(folder, games=1, seed=2)
    told = json.loads((folder / "plan.json").read_text())
    told["made-with"]["packs"]["second/rise-of-the-dragon-lords"] = "0" * 16
    (folder / "plan.json").write_text(json.dumps(told))
    with pytest.raises(lab.LabError, match="other cards"):
        played(folder, games=1)


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear diary")
    with pytest.raises(lab.LabError, match="other things"):
        played(tmp_path, games=1)
    with pytest.raises(lab.LabError, match="no results"):
        Store.open(tmp_path / "nowhere")


def test_wrong_words_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(Unknown, match="edition"):
        lab.simulate("fourth", games=1, seats=["random"], out=tmp_path / "x")
    with pytest.raises(Unknown, match="bot of the game second 'chess'"):
        lab.simulate("second", games=1, seats=["chess"], out=tmp_path / "x")
    for game in ("third", "bonds"):
        with pytest.raises(
            Unknown, match=f"bot of the game {game} 'wizard'; known: adventurer, champion, novice, random"
        ):
            lab.simulate(game, games=1, seats=["random", "wizard"], out=tmp_path / "x")
    with pytest.raises(Unknown, match="option"):
        lab.simulate("second", games=1, seats=["random"], out=tmp_path / "x", options={"luck": True})
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize(("game", "names"), [("third", "wizard,wizard"), ("bonds", "random,wizard")])
def test_no_bot_plays_under_a_false_name(tmp_path: Path, game: str, names: str) -> None:
    out = tmp_path / "x"
    told = CliRunner().invoke(app, ["simulate", game, "--games", "1", "--seats", names, "--out", str(out)])
    wrong = next(name for name in names.split(",") if name != "random")
    assert told.exit_code == 2
    assert (
        told.output.strip()
        == f"tamalir: unknown bot of the game {game} '{wrong}'; known: adventurer, champion, novice, random"
    )
    assert not out.exists()


def test_without_a_word_the_usual_bot_plays(tmp_path: Path) -> None:
    out = tmp_path / "third"
    told = CliRunner().invoke(app, ["simulate", "third", "--games", "1", "--out", str(out), "--json"])
    assert told.exit_code == 0, told.output
    assert GAMES["third"].default_bot == "adventurer"
    assert Store.open(out).frame("seats").collect()["player"].to_list() == ["adventurer", "adventurer"]


def test_tables_of_another_version_are_not_misread(tmp_path: Path) -> None:
    """The Third Edition once had the columns of the Second, with zeros in them."""
    folder = tmp_path / "old"
    lab.simulate("third", games=1, seats=["random", "random"], out=folder)
    (file,) = (folder / "seats").glob("*.parquet")
    pl.read_parquet(file).drop("speed").with_columns(stamina=pl.lit(0)).write_parquet(file)
    for again in (lambda: Store.open(folder), lambda: lab.simulate(
        "third", games=2, seats=["random", "random"], out=folder
    )):  # fmt: skip
        with pytest.raises(lab.LabError, match="its table seats has other columns"):
            again()


def test_options_from_the_command_line() -> None:
    assert {"doom-track": True, "turn-limit": 200, "length": "shorter", "item-limits": False} == options_of(
        ["doom-track,turn-limit=200", "length=shorter", "item-limits=no"]
    )


@pytest.mark.slow
def test_a_killed_worker_is_replaced(alone: Store, tmp_path: Path) -> None:
    """The run completes and equals the undisturbed one."""
    folder = tmp_path / "killed"
    call = (
        "from tamalir import lab\n"
        "if __name__ == '__main__':\n"
        f"    lab.simulate('second', games=12, seats=['random'] * 3, out={str(folder)!r}, "
        f"options={OPTIONS!r}, jobs=2)\n"
    )
    script = tmp_path / "run.py"
    script.write_text(call)
    run = subprocess.Popen([sys.executable, str(script)], stderr=subprocess.PIPE)
    try:
        victim = _worker_at_work(run.pid, folder)
        os.kill(victim, signal.SIGKILL)
        _, errors = run.communicate(timeout=120)
    finally:
        run.kill()
    assert run.returncode == 0, errors.decode()
    same(alone, Store.open(folder))


def _worker_at_work(parent: int, folder: Path) -> int:
    """A process that plays games for `parent`: the newest child, once the first chunk has come back."""
    while not list(folder.glob("games/*.parquet")):
        time.sleep(0.01)
    task = Path(f"/proc/{parent}/task/{parent}/children")
    children = [int(pid) for pid in task.read_text().split()]
    players = [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    return players[-1]


@pytest.mark.slow
def test_ray_gives_the_same_rows_and_survives_a_lost_worker(alone: Store, tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    try:
        folder = tmp_path / "ray"
        fallen: list[int] = []

        def kill_one(n: int) -> None:
            """After the first chunk, one of Ray's workers falls."""
            if n and not fallen:
                fallen.append(_a_ray_worker())
                os.kill(fallen[0], signal.SIGKILL)

        same(alone, played(folder, ray="local", tick=kill_one))
        assert fallen
    finally:
        ray.shutdown()


def _a_ray_worker() -> int:
    """A worker of this Ray that is playing: it shows the name of its task."""
    for _ in range(500):
        for place in Path("/proc").glob("[0-9]*"):
            try:
                if b"ray::play_chunk" in (place / "cmdline").read_bytes() and _is_ours(place):
                    return int(place.name)
            except OSError:
                continue
        time.sleep(0.01)
    raise AssertionError("no worker of Ray plays")


def _is_ours(place: Path) -> bool:
    """Started by the Ray that this process started: its parent's parent is ours."""
    raylet = Path("/proc") / _parent(place)
    return _parent(raylet) == str(os.getpid())


def _parent(place: Path) -> str:
    return next(line.split()[1] for line in (place / "status").read_text().splitlines() if "PPid" in line)


@pytest.mark.parametrize("edition", ["second", "third", "bonds"])
def test_heroes_are_dealt_unless_they_are_named_or_chosen(edition: str) -> None:
    plan = Plan(edition, ("random", "random"), 40, heroes=(None, "corbin" if edition != "second" else None))
    dealt = [plan.begin(number)[0].heroes for number in range(40)]
    assert all(len(set(heroes)) == 2 and None not in heroes for heroes in dealt)
    assert len({heroes[0] for heroes in dealt}) >= 5
    assert dealt == [plan.begin(number)[0].heroes for number in range(40)]
    assert {heroes[1] for heroes in dealt} == {"corbin"} or edition == "second"
    assert replace(plan, choose_heroes=True, heroes=()).begin(3)[0].heroes == []
