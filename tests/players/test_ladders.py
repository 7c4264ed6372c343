"""Ladders: fair pairings, shares with intervals, score sheets that can be taken up again, pictures."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tamalir.language import speaker
from tamalir.players.ladder import alone, pairings, ratings, report, run, scores, solos, wilson
from tamalir.players.ladder_picture import picture
from tamalir.players.scoresheet import ScoreSheet, WrongSheet


def test_pairings_exchange_seats():
    games = pairings(["random", "novice"], 4, 1)
    assert [game.players for game in games] == [("random", "novice"), ("novice", "random")] * 2
    assert games[0].heroes == games[1].heroes
    assert games[0].seed == games[1].seed != games[2].seed
    assert len({hero for game in pairings(["random", "novice"], 48, 1) for hero in game.heroes}) == 12


def test_a_ladder_is_repeatable_and_adds_up():
    games = pairings(["random", "novice"], 2, 5, steps=40, options={"turn-limit": 20})
    one, two = list(run(games, 1)), list(run(games, 1))
    assert [(o.winners, o.turns, o.answers) for o in one] == [(o.winners, o.turns, o.answers) for o in two]
    (score,) = scores(["random", "novice"], one)
    assert score.games == 2 == score.wins + score.losses + score.drawn
    told = report(["random", "novice"], one)
    assert json.dumps(told)
    assert set(told["ratings"]) == {"random", "novice"}


def test_intervals():
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(80, 100)
    assert 0.70 < low < 0.80 < high < 0.88
    rated = ratings(["a", "b"], [])
    assert rated["a"]["rating"] == 0.0


QUICK = {"turn-limit": 20}


def test_a_ladder_that_was_stopped_goes_on(tmp_path: Path):
    games = pairings(["random", "novice"], 4, 5, steps=40, options=QUICK)
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
    games = pairings(["random", "novice"], 2, 5, steps=40, options=QUICK)
    told = report(["random", "novice"], list(run(games, 1)))
    drawn = picture(told, speaker("pl").say)
    root = ElementTree.fromstring(drawn)
    texts = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"random", "novice", "ranking"} <= set(texts)
    assert len(root.findall(".//{http://www.w3.org/2000/svg}circle")) == 2


def test_alone_against_the_doom_track():
    games = solos(["novice"], 2, 5, steps=40, options={"slower-solo-doom": True})
    assert [len(game.players) for game in games] == [1, 1]
    assert games[0].heroes != games[1].heroes
    (row,) = alone(["novice"], list(run(games, 1)))
    assert row["games"] == 2
    assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
