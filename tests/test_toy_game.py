"""A game from elsewhere, found by its entry point, is played in every room; nothing is changed for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).parent / "toy_game"


def tamalir(*words: str, said: str = "") -> str:
    """The command line, with the game's folder on the path."""
    paths = [str(HOME), *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run(
        [sys.executable, "-c", "from tamalir.cli.main import run; run()", *words],
        input=said,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def python(text: str) -> str:
    """A program that finds the game."""
    paths = [str(HOME), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(
        [sys.executable, "-c", text], capture_output=True, text=True, env=env, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_a_game_like_others():
    told = python(
        """
import json, tamalir
table = tamalir.new("lanterns", seats=2, seed=3)
first = [option.id for option in table.request.options]
try:
    table.answer("steal")
except tamalir.Refused as refused:
    rule = refused.rule
tamalir.play(table, [tamalir.bot("random", 1), tamalir.bot("random", 2)])
again = tamalir.load(json.dumps(table.save()))
print(json.dumps([list(tamalir.GAMES), first, rule, table.result.reason, again.result.reason]))
"""
    )
    games, first, rule, reason, again = json.loads(told)
    assert games[-1] == "lanterns"
    assert (first, rule) == (["fetch", "light"], "LA-001")
    assert reason == again == "all-lit"


WORDS = {"en": "Fetch oil", "pl": "Przynieś olej", "ru": "Принести масло"}


@pytest.mark.parametrize("lang", WORDS)
def test_in_the_terminal(lang: str):
    said = "\n".join(["1"] * 3 + ["2", "1", "1", "2", "1", "1", "2", "q"])
    wishes = ["--edition", "lanterns", "--seats", "1", "--seed", "4", "--lang", lang]
    shown = tamalir("play", "--text", *wishes, said=said)
    assert WORDS[lang] in shown


def test_in_the_laboratory(tmp_path: Path):
    out = tmp_path / "runs"
    wishes = ["--games", "6", "--seats", "random,random", "--seed", "2", "--out", str(out)]
    tamalir("simulate", "lanterns", *wishes)
    summary = json.loads(tamalir("report", str(out), "--json"))
    assert summary["games"] == 6


def test_held_for_viewers():
    told = python(
        """
import json, random
from tests.host.test_hosted import host, step, Clock
from tamalir.host.records import GameRecord, SeatRecord
from tamalir.host.hosted import Hosted
from tamalir.host.wire import House
from tamalir.kernel import encode
import tamalir
table = tamalir.new("lanterns", seats=2, seed=7)
record = GameRecord(id="g", edition="lanterns", seed="00", commitment="c", fair_from=0, host_hash="",
    spectator_hash="", setup=encode(table.setup), house=House(), created_at=0.0,
    seats=[SeatRecord(seat=n, token_hash="", bot="random", name="P", colour="red") for n in range(2)])
held = Hosted(record, table, Clock())
held.settle(held.begin("new"))
luck = random.Random(1)
while not held.over:
    step(held, luck)
    held.feed.update_for("0.pl")
    held.feed.update_for("open.ru")
scene = held.feed.document(0, "ru")
print(json.dumps([scene["view"]["result"]["reason"], scene["view"]["figures"]]))
"""
    )
    reason, figures = json.loads(told)
    assert reason == "all-lit"
    assert 0 in figures["missing"]
