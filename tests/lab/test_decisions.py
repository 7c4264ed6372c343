"""Every decision of a run, as a dataset."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest
from typer.testing import CliRunner

from tamalir import lab
from tamalir.cli.main import app
from tamalir.games import GAMES
from tamalir.kernel.view import read_view
from tamalir.lab.decisions import COLUMNS
from tamalir.lab.plan import chunk_size, chunks

SHORT = {"turn-limit": 20}
DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> lab.Store:
    return lab.simulate(
        "second", games=3, seats=["random", "novice"], out=tmp_path_factory.mktemp("run") / "out",
        options=SHORT, steps=5, decisions=True,
    )  # fmt: skip


def test_every_answer_of_every_game_is_a_row(store: lab.Store):
    rows = store.frame("decisions").collect()
    assert rows.columns == list(COLUMNS)
    answers = rows.group_by("game").len().sort("game")
    assert answers["game"].to_list() == [0, 1, 2]
    for game in range(3):
        assert rows.filter(pl.col("game") == game)["step"].to_list() == list(range(answers["len"][game]))
    assert rows["player"].unique().sort().to_list() == ["novice", "random"]


def test_a_row_says_what_was_seen_offered_chosen_and_won(store: lab.Store):
    edition = GAMES["second"].edition
    wins = {(row["game"], row["seat"]): row["won"] for row in store.frame("seats").collect().to_dicts()}
    for row in store.frame("decisions").collect().to_dicts()[::7]:
        view = read_view(json.loads(row["view"]), edition)
        assert view.seat == row["seat"]
        assert view.request is not None
        assert view.request.key == row["question"]
        offered = [option.id for option in view.request.options if option.refused is None]
        assert offered == row["options"]
        assert row["chosen"] is None or row["options"][row["chosen"]] == row["choice"]
        assert row["won"] == pytest.approx(wins[row["game"], row["seat"]])


def test_a_bot_would_choose_the_same_from_the_row(store: lab.Store):
    """A view in the dataset is all that a player needs."""
    game = GAMES["second"]
    rows = [row for row in store.frame("decisions").collect().to_dicts() if row["player"] == "novice"][:15]
    for row in rows:
        view = read_view(json.loads(row["view"]), game.edition)
        assert view.request is not None
        bot = game.bot("novice", store.plan.seed_of(row["game"]) * 31 + row["seat"], None, 5)
        assert bot.decide(view, view.request) == row["choice"]


def test_a_run_without_them_has_no_such_table_and_is_another_run(tmp_path: Path):
    plain = lab.simulate("second", games=1, seats=["random"], out=tmp_path / "x", options=SHORT)
    assert not plain.has("decisions")
    assert not (tmp_path / "x" / "decisions").exists()
    with pytest.raises(lab.LabError, match="decisions"):
        lab.simulate("second", games=1, seats=["random"], out=tmp_path / "x", options=SHORT, decisions=True)


def test_the_columns_are_explained():
    page = (DOCS / "research.md").read_text(encoding="utf-8")
    for column in COLUMNS:
        assert f"| `{column}` |" in page, column


@pytest.mark.parametrize(("games", "size"), [(1, 1), (4, 1), (60, 8), (400, 10), (100_000, 250)])
def test_few_files_for_few_games(games: int, size: int):
    assert chunk_size(games) == size
    assert sum(map(len, chunks(games, size))) == games


def test_a_piped_run_says_how_far_it_is(tmp_path: Path):
    said = CliRunner().invoke(
        app, ["simulate", "second", "--games", "2", "--seats", "random", "--options", "turn-limit=20",
              "--out", str(tmp_path / "r"), "--lang", "pl", "--decisions"],
    )  # fmt: skip
    assert said.exit_code == 0, said.output
    assert "Partie: 2/2" in said.stderr
    assert (tmp_path / "r" / "decisions").is_dir()


def test_an_interrupted_run_says_that_one_can_go_on(tmp_path: Path):
    """To the whole group, as a terminal does it: no worker complains."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tamalir", "simulate", "second", "--games", "400", "--seats", "random,random",
         "--jobs", "2", "--out", "run"],
        cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    try:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and not list(tmp_path.glob("run/games/*.parquet")):
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "the same command goes on" in said
    assert "Traceback" not in said
