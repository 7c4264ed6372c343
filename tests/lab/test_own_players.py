"""Bots of one's own in ladders and runs: module:Class."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tamalir.cli.main import app

EXAMPLES = Path(__file__).parents[2] / "examples"


def tamalir(*args: str) -> Result:
    return CliRunner().invoke(app, [*args])


@pytest.fixture(autouse=True)
def in_the_examples(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(EXAMPLES)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_worked_example_climbs_the_ladder(jobs: str):
    said = tamalir(
        "ladder", "--players", "careful_bot:Careful,random", "--games", "2", "--option", "turn-limit=20",
        "--jobs", jobs, "--json",
    )  # fmt: skip
    assert said.exit_code == 0, said.output
    found = json.loads(said.stdout)
    assert (found["pairs"][0]["one"], found["pairs"][0]["games"]) == ("careful_bot:Careful", 2)
    assert found["mean-decision"]["careful_bot:Careful"] > found["mean-decision"]["random"]


def test_it_is_simulated_too(tmp_path: Path):
    said = tamalir(
        "simulate", "second", "--games", "1", "--seats", "careful_bot:Careful,random", "--options",
        "turn-limit=20", "--out", str(tmp_path / "run"), "--json",
    )  # fmt: skip
    assert said.exit_code == 0, said.output
    assert "careful_bot:Careful" in said.stdout


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("no_such_module:Bot", "cannot be imported"),
        ("careful_bot:Careless", "there is no Careless in careful_bot"),
        ("careful_bot:", "a bot is named module:Class"),
        ("careless", "unknown bot"),
    ],
)
def test_what_is_no_bot_is_a_mistake(name: str, says: str):
    said = tamalir("ladder", "--players", f"{name},random", "--games", "1")
    assert said.exit_code == 2
    assert says in said.stderr
    assert said.stderr.count("\n") == 1


def test_a_class_that_cannot_decide_is_refused():
    said = tamalir("ladder", "--players", "fractions:Fraction,random", "--games", "1")
    assert said.exit_code == 1
    assert "fractions:Fraction cannot be made by" in said.output
