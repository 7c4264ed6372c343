"""Which bot plays at the table in the terminal."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

import tamalir
from tamalir.cli import play
from tamalir.cli.hotseat import HotSeat
from tamalir.cli.main import app
from tamalir.games import GAMES
from tamalir.language import speaker
from tamalir.players.random_legal import RandomLegal
from tamalir.players.second.adventurer import Adventurer
from tamalir.players.second.champion import Champion
from tamalir.players.second.novice import Novice
from tamalir.players.third.adventurer import Adventurer as ThirdAdventurer
from tamalir.players.third.champion import Champion as ThirdChampion

SHORT = ("--seed", "7", "--option", "turn-limit=20")


def run(*args: str) -> str:
    result = CliRunner().invoke(app, ["play", "--text", *args])
    assert result.exit_code == 0, result.output
    return result.output


def complaint(*args: str) -> str:
    result = CliRunner().invoke(app, ["play", "--text", *args])
    assert result.exit_code != 0
    return result.output


def test_each_player_has_the_bot_that_was_named():
    assert play._computers(["1", "3=champion", "2=random"]) == {1: None, 3: "champion", 2: "random"}
    expected = {None: Adventurer, "novice": Novice, "champion": Champion, "random": RandomLegal}
    for name, kind in expected.items():
        assert type(play._bot(GAMES["second"], name, 7, 1)) is kind


def test_each_game_has_bots_of_its_own():
    assert type(play._bot(GAMES["third"], None, None, 1)) is ThirdAdventurer
    assert complaint("--edition", "third", "--bot", "1=wizard").strip() == (
        "tamalir: unknown bot of the game third 'wizard'; known: adventurer, champion, novice, random"
    )


@pytest.mark.rule("3E-GAP-024")
def test_the_best_bot_answers_for_whoever_is_out_of_the_game():
    table = tamalir.new("third", seats=2, seed=3)
    at = HotSeat(GAMES["third"], table, speaker("en"), {1: RandomLegal()})
    table.state.eliminated = [0]
    asked = table.pending(table.waiting()[0])
    assert asked is not None
    assert type(at._bot(0, asked)) is ThirdChampion
    assert type(at._bot(1, asked)) is RandomLegal


def test_the_computer_plays_enemies_where_that_is_wanted():
    table = tamalir.new("third", scene="reanimates", seed=3)
    while (asked := table.pending(table.waiting()[0])) is not None and asked.seat == 0:
        table.answer("pass" if asked.key == "fight.action" else asked.options[-1].id)
    assert asked is not None
    people = HotSeat(GAMES["third"], table, speaker("en"), {})
    assert not people._for_the_computer(asked.seat, asked)
    at = HotSeat(GAMES["third"], table, speaker("en"), {}, enemies=True)
    assert at._for_the_computer(asked.seat, asked)
    assert type(at._bot(asked.seat, asked)) is ThirdChampion


def test_bots_of_different_strength_play_a_game_to_its_end():
    out = run("--edition", "second", "--bot", "1=novice", "--bot", "2", "--bot", "3=random", *SHORT)
    assert "The agreed turns are over" in out.splitlines()[-1]


def test_the_same_seed_gives_the_same_game():
    game = ("--edition", "second", "--bot", "1", "--bot", "2=novice", *SHORT)
    assert run(*game) == run(*game)


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ("2=hero", "unknown bot of the game second 'hero'; known: adventurer, champion, novice, random"),
        ("me", "unknown player 'me'"),
        ("3=novice", "unknown player '3'; known: 1, 2"),
    ],
)
def test_what_is_not_understood_is_said(wish: str, words: str):
    assert words in complaint("--edition", "second", "--seats", "2", "--bot", wish)


def test_help_names_them():
    out = CliRunner().invoke(app, ["play", "--help"], env={"COLUMNS": "200"}).output
    assert "2=champion" in out
