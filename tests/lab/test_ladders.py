"""Ladders: fair pairings, shares with intervals, score sheets that can be taken up again, pictures."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from tamalir.cli.main import app
from tamalir.games import GAMES
from tamalir.kernel import Misfit, Setup, Unknown
from tamalir.lab.ladder import alone, pairings, play, ratings, report, run, scores, solos
from tamalir.lab.ladder_picture import picture
from tamalir.lab.scoresheet import ScoreSheet, WrongSheet, name_of
from tamalir.language import speaker

SECOND = GAMES["second"]


def test_pairings_exchange_seats():
    games = pairings(SECOND, ["random", "novice"], 4, 1)
    assert [game.players for game in games] == [("random", "novice"), ("novice", "random")] * 2
    assert games[0].heroes == games[1].heroes
    assert games[0].seed == games[1].seed != games[2].seed
    assert len({hero for game in pairings(SECOND, ["random", "novice"], 48, 1) for hero in game.heroes}) == 12


def test_a_ladder_is_repeatable_and_adds_up():
    games = pairings(SECOND, ["random", "novice"], 2, 5, steps=40, options={"turn-limit": 20})
    one, two = list(run(games, 1)), list(run(games, 1))
    assert [(o.winners, o.turns, o.answers) for o in one] == [(o.winners, o.turns, o.answers) for o in two]
    (score,) = scores(["random", "novice"], one)
    assert score.games == 2 == score.wins + score.losses + score.drawn
    told = report(["random", "novice"], one)
    assert json.dumps(told)
    assert set(told["ratings"]) == {"random", "novice"}


def test_decisions_over_the_limit_are_counted():
    games = pairings(SECOND, ["random", "novice"], 2, 5, seconds=0.0, options={"turn-limit": 20})
    outcomes = list(run(games, 1))
    told = report(["random", "novice"], outcomes)
    assert told["over-limit"]["novice"] == told["decisions"]["novice"] > 10, "it has no time at all"
    assert told["over-limit"]["random"] == 0 < told["decisions"]["random"], "who picks at random has no limit"
    games = pairings(SECOND, ["random", "novice"], 2, 5, steps=40, options={"turn-limit": 20})
    assert report(["novice"], list(run(games, 1)))["over-limit"]["novice"] == 0, "steps are no time"


def test_ratings_of_nobody():
    assert ratings(["a", "b"], [])["a"]["rating"] == 0.0


QUICK = {"turn-limit": 20}


def test_a_ladder_that_was_stopped_goes_on(tmp_path: Path):
    games = pairings(SECOND, ["random", "novice"], 4, 5, steps=40, options=QUICK)
    path = tmp_path / "games.jsonl"
    sheet = ScoreSheet(path)
    for game, outcome in zip(games[:2], run(games[:2], 1), strict=True):
        sheet.add(game, outcome)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"game": "cut off in the mid')
    again = ScoreSheet(path)
    assert again.missing(games) == games[2:]
    for game, outcome in zip(games[2:], run(games[2:], 1), strict=True):
        again.add(game, outcome)
    whole = ScoreSheet(path)
    assert whole.missing(games) == []
    at_once = report(["random", "novice"], list(run(games, 1)))
    taken_up = report(["random", "novice"], whole.outcomes(games))
    assert taken_up["pairs"] == at_once["pairs"]
    assert taken_up["turns"] == at_once["turns"]


def test_a_sheet_of_something_else_is_refused(tmp_path: Path):
    path = tmp_path / "shopping.txt"
    path.write_text("milk\neggs\n", encoding="utf-8")
    with pytest.raises(WrongSheet, match="line 1"):
        ScoreSheet(path)
    assert path.read_text(encoding="utf-8") == "milk\neggs\n"


def test_the_picture_shows_every_player_with_its_interval():
    games = pairings(SECOND, ["random", "novice"], 2, 5, steps=40, options=QUICK)
    told = report(["random", "novice"], list(run(games, 1)))
    drawn = picture(told, speaker("pl").say)
    root = ElementTree.fromstring(drawn)
    texts = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"random", "novice", "ranking"} <= set(texts)
    assert len(root.findall(".//{http://www.w3.org/2000/svg}circle")) == 2


def test_alone_against_the_doom_track():
    games = solos(SECOND, ["novice"], 2, 5, steps=40, options={"slower-solo-doom": True})
    assert [len(game.players) for game in games] == [1, 1]
    assert games[0].heroes != games[1].heroes
    (row,) = alone(["novice"], list(run(games, 1)))
    assert row["games"] == 2
    assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1


@pytest.mark.parametrize("game", ["third", "bonds"])
def test_a_ladder_of_any_game(game: str):
    """Two of the same name are no ladder, but they can play: heroes, limits and turns are the game's own."""
    games = pairings(GAMES[game], ["random", "random"], 2, 5)
    assert games[0].game == game
    assert set(games[0].heroes) <= set(GAMES[game].catalogue(Setup(2)).cards_by_kind["heroes"])
    assert "turn-limit" not in dict(games[0].options)
    outcome = play(games[0])
    assert outcome.turns > 5
    assert outcome.answers > outcome.turns
    other = pairings(SECOND, ["random", "random"], 2, 5)
    assert name_of(games[0]) != name_of(other[0])


def test_what_cannot_be_a_ladder_is_refused():
    with pytest.raises(
        Misfit, match="needs two bots; the game third has random, novice, adventurer, champion"
    ):
        pairings(GAMES["third"], ["random"], 2, 5)
    with pytest.raises(Misfit, match="nobody plays the game third alone"):
        solos(GAMES["third"], ["random"], 2, 5)
    with pytest.raises(Unknown, match="option"):
        pairings(SECOND, ["random", "novice"], 2, 5, options={"luck": True})


@pytest.mark.parametrize(("asked", "said"), [
    (["--edition", "third", "--players", "novice"],
     "a ladder needs two bots; the game third has random, novice, adventurer, champion"),
    (["--edition", "third", "--solo"], "nobody plays the game third alone"),
    (["--edition", "third", "--players", "random,wizard"],
     "unknown bot of the game third 'wizard'; known: adventurer, champion, novice, random"),
    (["--players", "novice,chess"],
     "unknown bot of the game second 'chess'; known: adventurer, champion, novice, random"),
])  # fmt: skip
def test_a_wrong_ladder_on_the_command_line(asked: list[str], said: str):
    told = CliRunner().invoke(app, ["ladder", *asked])
    assert told.exit_code == 2
    assert told.output.strip() == f"tamalir: {said}"


def test_a_ladder_on_the_command_line():
    quick = ["--games", "2", "--steps", "10", "--option", "turn-limit=20", "--json"]
    told = CliRunner().invoke(app, ["ladder", *quick])
    assert told.exit_code == 0, told.output
    found = json.loads(told.stdout)
    assert set(found["ratings"]) == {"novice", "adventurer"}
    assert found["command"]["edition"] == "second"


def test_a_ladder_needs_no_polars():
    """It belongs to the package itself, not to the extra of the laboratory."""
    call = (
        "import sys; sys.modules['polars'] = None\n"
        "from tamalir.cli.main import app\n"
        "app(['ladder', '--games', '1', '--steps', '5', '--option', 'turn-limit=20'])\n"
    )
    ran = subprocess.run([sys.executable, "-c", call], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "novice : adventurer" in ran.stdout
