"""A whole game of the second edition in the terminal, from set-up to the end."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import tamalir
from tamalir.cli import numbers, play
from tamalir.cli.hotseat import HotSeat
from tamalir.cli.main import app
from tamalir.games import GAMES
from tamalir.kernel import Choose, Option, Table
from tamalir.language import LANGUAGES, Speaker
from tamalir.language.second.map_words import MapWords, direction
from tamalir.players.random_legal import RandomLegal
from tamalir.world import packs
from tamalir.world.hexes import DIRECTIONS
from tests.cli.test_play import piped, typed

ENDS = {"en": "The agreed turns are over", "pl": "Umówione tury minęły", "ru": "Условленные ходы прошли"}
KEY_WITHOUT_WORDS = re.compile(r"\[[a-z]")


def run(*args: str, lines: tuple[str, ...] = ()) -> str:
    given = ["play", "--text", "--edition", "second", "--seed", "7", *args]
    result = CliRunner().invoke(app, given, input=typed(*lines))
    assert result.exit_code == 0, result.output
    assert not KEY_WITHOUT_WORDS.search(result.output)
    return result.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_computer_plays_to_the_end(lang: str):
    bots = [word for n in (1, 2, 3) for word in ("--bot", str(n))]
    options = ["--option", "doom-track", "--option", "travel-hazards=yes", "--option", "turn-limit=20"]
    out = run("--lang", lang, *bots, *options)

    assert ENDS[lang] in out.splitlines()[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_and_the_computer(lang: str):
    out = run("--lang", lang, "--bot", "2", "--option", "turn-limit=20", lines=("1",) * 1000)

    assert ENDS[lang] in out.splitlines()[-1]


def test_one_person_leads_two_heroes_of_a_team():
    """Beside a companion, at one keyboard, to the end of the game."""
    game = ["--edition", "bonds", "--seats", "3", "--bot", "3=novice", "--seed", "5"]
    options = ["--option", "mode=cooperative", "--option", "scenario=red-death"]
    given = typed(*["1"] * 2000)
    result = CliRunner().invoke(app, ["play", "--text", *game, *options], input=given)

    assert result.exit_code == 0
    for n in (1, 2):
        assert f", player {n}, decides." in result.output
    assert ", player 3, decides." not in result.output
    assert "the team has lost" in result.output.splitlines()[-1]


def test_a_game_of_six_until_somebody_wins_or_all_have_fallen():
    bots = [word for n in range(1, 7) for word in ("--bot", str(n))]
    out = run("--seats", "6", *bots, "--option", "doom-track", "--option", "turn-limit=400")

    assert out.count(" joins the game.") == 6
    assert "winner" in out.splitlines()[-1] or "best" in out.splitlines()[-1]


def test_through_a_pipe():
    args = ("--text", "--edition", "second", "--lang", "pl", "--seed", "3", "--option", "turn-limit=20")
    code, out, err = piped(typed(*["1"] * 2000).encode(), *args)

    assert (code, err) == (0, "")
    assert ENDS["pl"] in out.splitlines()[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_everything_that_is_shown_can_be_said(lang: str, seed: int, capsys: pytest.CaptureFixture[str]):
    """Pictures, maps, cards and options at every question of a game."""
    strict = Speaker(lang, strict=True)
    options = {"turn-limit": 20, "doom-track": True, "travel-hazards": True}
    table: Table[Any] = tamalir.new("second", seats=3, seed=seed, options=options)
    game, player = HotSeat(GAMES["second"], table, strict, {}), RandomLegal(seed)
    while table.request is not None:
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        game._tell_events()
        game._show(seat, asked)
        if asked.key == "movement.set-out":
            game._show_map(seat)
            game._show_cards(seat, asked, "")
            game._list_asides(seat, asked)
            game.lines(game.narrator.picture(table.view(seat)))
        game._list_forbidden(seat, asked)
        table.answer(player.decide(table.view(seat), asked), seat)

    assert not KEY_WITHOUT_WORDS.search(capsys.readouterr().out)


class TestSetUp:
    def test_heroes_and_seats(self):
        out = run("--seats", "3", "--hero", "silhouette", "--hero", "mordrog", lines=("q",))

        assert "Silhouette joins the game.\nMordrog joins the game.\n" in out
        assert out.count(" joins the game.") == 3

    def test_seats_follow_from_heroes_and_bots(self):
        assert run("--bot", "4", lines=("q",)).count(" joins the game.") == 4
        assert run("--seats", "1", lines=("q",)).count(" joins the game.") == 1
        assert run(lines=("q",)).count(" joins the game.") == 2

    def test_options_that_are_not_about_yes_and_no(self):
        out = run("--option", "length=longer", "--option", "first-player=first-seat", lines=("q",))

        assert "player 1, decides." in out

    @pytest.mark.parametrize(
        ("args", "line"),
        [
            (["--option", "doom=yes"], "tamalir: unknown option of this edition 'doom'; "),
            (["--option", "doom-track=perhaps"], "tamalir: unknown value of option doom-track 'perhaps'; "),
            (["--hero", "nobody"], "tamalir: unknown hero 'nobody'; "),
            (["--seats", "7"], "tamalir: unknown number of players '7'; "),
            (["--seats", "2", "--bot", "3"], "tamalir: unknown player '3'; known: 1, 2"),
            (["--hero", "mordrog", "--hero", "mordrog"], "tamalir: heroes: mordrog can be played by one"),
        ],
    )
    def test_bad_input_is_one_line(self, args: list[str], line: str):
        result = CliRunner().invoke(app, ["play", "--text", "--edition", "second", *args])

        assert result.exit_code == 1
        assert result.stderr.startswith(line)
        assert result.stderr.count("\n") == 1

    def test_a_fight_of_the_edition_is_still_there(self):
        assert "Mordrog attacks Mad Carthos!" in run("--scene", "duel", lines=("q",))

    def test_without_an_edition_a_whole_game_is_on_the_list(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ):
        class Terminal:
            def isatty(self) -> bool:
                return True

        answers = iter(["1", "1", "2", "1", "q"])

        def read(prompt: str = "") -> str:
            return next(answers)

        monkeypatch.setattr("builtins.input", read)
        monkeypatch.setattr(sys, "stdin", Terminal())
        monkeypatch.setenv("LANG", "C")
        play.play(text=True, seed=1)
        out = capsys.readouterr().out

        assert "Second Edition: a whole game\n" in out
        assert "How many players?" in out
        assert "How many of them does the computer play?" in out
        assert out.count(" joins the game.") == 2


class TestWhatIsShown:
    def test_steps_are_directions_with_what_lies_there(self):
        out = run("--hero", "silhouette", "--option", "first-player=first-seat", lines=("q",))

        assert "  Place: town of Tamalir.\n" in out
        assert "3. Instead of rolling, one step east: road\n" in out
        assert "5. Instead of rolling, one step north-west: plains, green adventure\n" in out

    def test_travel(self):
        out = run("--option", "first-player=first-seat", lines=("roll:5", "to:0,-1", "stop", "q"))

        assert "Movement dice: " in out
        assert " goes north-west: plains.\n" in out
        assert "Entered so far: plains." in out
        assert "Attempt the green adventure" in out

    def test_heroes_on_a_space_are_named(self):
        lines = ("roll:0", "roll:0", "?", "m", "p", "c silhouette", "c Mordrog", "c nobody", "q")
        heroes = ("--hero", "silhouette", "--hero", "mordrog", "--option", "first-player=first-seat")
        out = run(*heroes, "--lang", "pl", lines=lines)

        assert "Miejsce: miasto Tamalir, bohaterka Sylweta." in out
        assert "Zaproponuj handel: Sylweta" in out
        assert "Sylweta: miasto Tamalir (tutaj)." in out
        assert "Najbliższe zielone przygody: równina (1 pole na północny zachód), " in out
        assert "Sylweta\n  Bohater: Życie 5" in out
        assert "Mordrog\n  Bohater: Życie 5" in out
        assert "Nikt tu nie zna „nobody”." in out

    def test_an_offer_with_many_amounts_of_gold(self):
        lines = ("roll:0", "roll:0", "1", "give-gold:2", "?", "1", "1", "q")
        out = run("--option", "first-player=first-seat", lines=lines)

        assert "To give gold, type the amount after a colon, from give-gold:1 to give-gold:3." in out
        assert "The offer so far: " in out
        assert " gives 2 gold and wants nothing: what do you say?" in out

    def test_ending_the_game_by_agreement(self):
        out = run(lines=("a", "propose-end", "play-on", "propose-end", "agree-to-end"))

        assert "At any time you may:\n" in out
        assert "the game goes on." in out
        assert out.endswith("The players have agreed to stop; nobody wins.\n")

    def test_an_edition_without_a_map_here(self):
        result = CliRunner().invoke(
            app, ["play", "--text", "--edition", "third", "--seed", "1"], input=typed("m", "q")
        )

        assert "There is no map in this game." in result.output


def test_directions_of_the_compass():
    assert [direction((0, 0), there) for there in DIRECTIONS] == [
        "east",
        "north-east",
        "north-west",
        "west",
        "south-west",
        "south-east",
    ]
    assert direction((0, 0), (2, -4)) == "north"
    assert direction((0, 0), (-2, 4)) == "south"


def test_the_land_of_a_space_that_nobody_has_left():
    table: Table[Any] = tamalir.new("second", seats=1, seed=1)
    lands = MapWords(Speaker("en", strict=True), table.view(0).state)

    assert lands.way("play-to", 0, (0, 0)) == "town of Tamalir"
    assert lands.moved("mordrog", (0, 0), (3, 0)) is None
    assert lands.replenished("green", (-1, 0)).startswith("A green adventure appears 1 space west of Tamalir")


def test_amounts_are_shown_together_only_if_there_are_many():
    few = Choose[str](0, "negotiation.offer", [Option(f"give-gold:{n}", "", {"n": n}) for n in (1, 2)])
    many = Choose[str](0, "negotiation.offer", [Option(f"give-gold:{n}", "", {"n": n}) for n in range(9)])

    assert len(numbers.single(few, ["give-gold"])) == 2
    assert numbers.single(many, ["give-gold"]) == []
    assert len(numbers.single(many, ())) == 9


def test_a_saved_game_goes_on(tmp_path: Path):
    file = tmp_path / "game.json"
    run("--option", "turn-limit=20", lines=("roll:0", "roll:0", f"s {file}", "q"))
    result = CliRunner().invoke(
        app, ["play", "--text", "--load", str(file), "--bot", "1", "--bot", "2", "--lang", "ru"]
    )

    assert result.exit_code == 0, result.output
    assert ENDS["ru"] in result.output.splitlines()[-1]


class TestOwnCards:
    """`--pack FOLDER`: the template that `tamalir content new` writes, at the table."""

    @pytest.fixture
    def kitchen(self, tmp_path: Path) -> str:
        folder = tmp_path / "kitchen"
        assert CliRunner().invoke(app, ["content", "new", str(folder)]).exit_code == 0
        return str(folder)

    def test_its_hero_plays_under_its_name_in_every_language(self, kitchen: str):
        given = ("--pack", kitchen, "--hero", "cook-of-the-red-ladle", "--bot", "2")
        out = run(*given, lines=("l pl", "l ru", "q"))

        for name in ("Cook of the Red Ladle", "Kucharka od Czerwonej Chochli", "Повариха Красного Половника"):
            assert name in out

    def test_a_saved_game_wants_it_again(self, kitchen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
        file = str(tmp_path / "game.json")
        run("--pack", kitchen, "--hero", "cook-of-the-red-ladle", "--save", file, lines=("q",))
        monkeypatch.setattr(packs, "_known", {})

        missing = CliRunner().invoke(app, ["play", "--text", "--load", file], input=typed("q"))
        assert missing.exit_code == 1
        assert "kitchen" in missing.stderr
        assert "Cook of the Red Ladle" in run("--pack", kitchen, "--load", file, lines=("q",))

    def test_it_is_for_the_terminal(self, kitchen: str):
        result = CliRunner().invoke(app, ["play", "--pack", kitchen])

        assert result.exit_code == 1
        assert "--pack is for the game in the terminal" in result.stderr
