"""A fight in the terminal, as people and pipes meet it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import tamalir
from tamalir.cli import hotseat, play
from tamalir.cli.hotseat import HotSeat
from tamalir.cli.main import app
from tamalir.games import GAMES
from tamalir.kernel import CannotUndo, Fast, Table
from tamalir.language import speaker
from tamalir.players.random_legal import RandomLegal

ENDS = {"en": "The fight is over.", "pl": "Walka dobiegła końca.", "ru": "Бой окончен."}
FAREWELLS = {"en": "Farewell!", "pl": "Bywaj!", "ru": "До встречи!"}


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def run(*args: str, lines: tuple[str, ...] = (), code: int = 0) -> str:
    result = CliRunner().invoke(app, ["play", "--text", "--seed", "7", *args], input=typed(*lines))
    assert result.exit_code == code, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.output


@pytest.mark.parametrize("lang", ENDS)
def test_a_whole_fight(lang: str):
    out = run("--scene", "brood", "--lang", lang, lines=("1",) * 100)

    assert out.endswith(ENDS[lang] + "\n")
    assert "[" not in out.replace("[0]", "")  # no key without words


@pytest.mark.parametrize("lang", ENDS)
def test_a_whole_fight_through_a_pipe(lang: str):
    code, out, err = piped(typed(*["1"] * 300).encode(), "--scene", "duel", "--lang", lang, "--seed", "3")

    assert (code, err) == (0, "")
    assert out.endswith(ENDS[lang] + "\n")


def test_odds_are_told_when_asked_for():
    out = run("--scene", "brood", lines=("odds", "odds live", "odds glory", "odds", "q"))

    assert "Odds for this aim: the most by all that is at stake." in out
    assert "Odds for this aim: staying on your feet." in out
    assert "win the fight" in out
    assert "Victory brings" in out
    assert "glory" in out.partition("staying on your feet. Others")[2], "an aim that nobody knows"


def test_questions_without_odds_say_so():
    out = run("--seats", "2", lines=("odds", "q"))

    assert "There are no odds for this question." in out


def test_bytes_that_are_no_text():
    code, out, err = piped(b"\xff\xfe\n1\n", "--scene", "duel", "--lang", "ru")

    assert (code, err) == (0, "")
    assert "— не ответ на этот вопрос." in out


def piped(given: bytes, *args: str) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of the real program."""
    done = subprocess.run(
        [sys.executable, "-c", "from tamalir.cli.main import run; run()", "play", "--text", *args],
        input=given,
        capture_output=True,
        env={**os.environ, "PYTHONUTF8": "1"},
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


@pytest.mark.parametrize("lang", FAREWELLS)
def test_the_end_of_input_leaves_politely(lang: str):
    out = run("--lang", lang)

    assert out.rstrip().endswith(FAREWELLS[lang])


def test_two_people_at_a_duel_are_told_whose_turn_it_is():
    out = run("--scene", "duel", lines=("to-battle", "to-battle"))

    assert "Mad Carthos, player 2, decides." in out
    assert "Mordrog, player 1, decides." in out


def test_the_computer_plays_the_seats_it_is_given():
    out = run("--scene", "duel", "--bot", "1", "--bot", "2")

    assert "Mordrog (computer): " in out
    assert out.endswith("The fight is over.\n")
    assert out == run("--scene", "duel", "--bot", "1", "--bot", "2")


class TestAnswers:
    """Numbers, names and what is neither."""

    def test_the_picture_the_question_and_the_options(self):
        out = run("--scene", "duel", lines=("q",))

        assert "Mad Carthos: wounds 0 of 5, exhaustion 0 of 3, gold 8. Mind 0, Body 3, Spirit 4;" in out
        assert "Items: Westerian Shell Shield and Black Dagger." in out
        assert "Ally Prince Gardun: wounds 0 of 4" in out
        assert "Before Combat: which of your cards do you use?\n1. Use the card Mad Carthos. Before" in out

    def test_an_option_by_its_name(self):
        assert "Round 1 begins with" in run("--scene", "duel", lines=("to-battle", "to-battle"))

    def test_a_refused_answer_says_why(self):
        out = run("--scene", "duel", lines=("use:black-dagger",))

        assert "A Melee effect works only in the melee phase (2E-EFFECT-005)." in out

    def test_nonsense(self):
        out = run("--scene", "duel", lines=("dance", "99", "0", ""))

        assert "“dance” is not a possible answer." in out
        assert "“99” is not a possible answer." in out

    def test_a_picture_is_drawn_again_on_demand_and_when_it_has_changed(self):
        line = "Mordrog: wounds 0 of 6"

        assert run("--scene", "duel", lines=("dance", "to-battle")).count(line) == 1
        assert run("--scene", "duel", lines=("p",)).count(line) == 2


class TestExplanations:
    def test_what_cannot_be_done(self):
        out = run("--scene", "brood", lines=("use:varikas-the-dead", "?"))

        assert "Not allowed now:\n" in out
        assert "Use the card Varikas the Dead: Each Before Combat ability works once per battle" in out
        assert "(2E-COMBAT-003)." in out

    def test_nothing_is_forbidden(self):
        assert "Nothing that you might try is forbidden now." in run("--scene", "duel", lines=("?",))

    def test_one_thing_with_the_text_of_its_rule(self):
        out = run("--scene", "duel", lines=("? attack", "? 1", "? nonsense"))

        assert "You attack or defend only in the ranged, melee and magic phases (2E-COMBAT-010)." in out
        assert "Attack or defend (2E-COMBAT-010): In each of the ranged, melee and magic phases" in out
        assert "You may do this now: Use the card Mad Carthos. Before Combat: take 1 wound" in out
        assert "Nobody here knows “nonsense”." in out

    def test_by_the_number_in_the_list(self):
        out = run("--scene", "brood", lines=("use:varikas-the-dead", "?", "? 6", "6"))

        assert "Each ability once (2E-COMBAT-003): After that, you may use each Before Combat ability" in out
        assert out.count("and this one has been used (2E-COMBAT-003).") == 3

    def test_what_else_may_be_done(self):
        out = run("--scene", "duel", lines=("to-battle", "a", "discard:dwarven-fire-bomb"))

        assert "At any time you may:\n3. Discard Dwarven Fire Bomb for good\n" in out
        assert "Mordrog discards Dwarven Fire Bomb." in out

    def test_the_cards(self):
        out = run("--scene", "brood", "--lang", "pl", lines=("c",))

        assert "Skórzana Przeszywanica\n  Pancerz (korpus), cena 2. Wymaga aktywacji.\n  Gdy zadawane" in out
        assert "  Przed walką: wykonaj test Siły (Pływanie, 14); porażka: otrzymaj 1 ranę.\n" in out

    def test_help(self):
        assert "? lists what you cannot do now" in run(lines=("h",))


class TestCommands:
    def test_undo(self):
        out = run("--scene", "duel", lines=("to-battle", "u", "q"))

        assert "Your last choice is taken back." in out
        assert out.count("Mad Carthos, player 2, decides.") == 2

    def test_undo_says_why_not(self):
        assert "Nothing is taken back: there is nothing to take back." in run("--scene", "duel", lines=("u",))
        out = run("--scene", "brood", lines=("use:dwarven-fire-bomb", "u"))
        assert "Nothing is taken back: dice or cards have spoken since." in out

    def test_undo_never_takes_back_for_the_computer(self):
        out = run("--scene", "duel", "--bot", "2", lines=("u",))

        assert "Nothing is taken back: " in out

    def test_the_language_changes_in_mid_game(self):
        out = run("--scene", "duel", lines=("l", "l", "l en", "l fr", "q"))

        assert "Od teraz po polsku." in out
        assert "Перед боем: какую карту примените?" in out
        assert "From now on in English." in out
        assert "unknown language 'fr'; known: en, pl, ru" in out

    def test_save_and_load(self, tmp_path: Path):
        file = tmp_path / "game.json"
        first = run("--scene", "brood", lines=("use:varikas-the-dead", f"s {file}", "q"))

        assert f"The game is saved in {file}." in first
        assert json.loads(file.read_text(encoding="utf-8"))["edition"] == "second"
        again = run("--load", str(file), "--lang", "pl", lines=("?",) + ("1",) * 60)
        assert "Wracamy do gry z pliku" in again
        assert "napotyka" not in again  # what was told before is not told again
        assert again.endswith(ENDS["pl"] + "\n")

    def test_save_on_leaving(self, tmp_path: Path):
        file = tmp_path / "left.json"
        out = run("--scene", "brood", "--save", str(file), lines=("use:varikas-the-dead", "s"))

        assert out.count(f"The game is saved in {file}.") == 2
        assert tamalir.load(file.read_bytes()).request is not None

    def test_a_place_that_cannot_be_written(self, tmp_path: Path):
        out = run(lines=(f"s {tmp_path / 'no' / 'where'}", "s"))

        assert "The game is not saved: " in out
        assert "Say where to: s FILE" in out


class TestBadInput:
    """One clear line that names what is known."""

    @pytest.mark.parametrize(
        ("args", "line"),
        [
            (["--lang", "fr"], "tamalir: unknown language 'fr'; known: en, pl, ru"),
            (["--edition", "fourth"], "tamalir: unknown edition 'fourth'; known: bonds, second, third"),
            (
                ["--edition", "second", "--scene", "ball"],
                "tamalir: unknown scene 'ball'; known: ",
            ),
            (["--scene", "duel", "--bot", "3"], "tamalir: unknown player '3'; known: 1, 2"),
            (["--load", "no-such-file"], "tamalir: the save no-such-file cannot be read: No such file"),
        ],
    )
    def test_one_line(self, args: list[str], line: str):
        result = CliRunner().invoke(app, ["play", "--text", *args])

        assert result.exit_code == 1
        assert result.stderr.startswith(line)
        assert result.stderr.count("\n") == 1

    def test_a_damaged_save(self, tmp_path: Path):
        file = tmp_path / "bad.json"
        file.write_text("{", encoding="utf-8")
        result = CliRunner().invoke(app, ["play", "--text", "--load", str(file)])

        assert result.exit_code == 1
        assert result.stderr.startswith("tamalir: this is not a save")
        assert file.read_text(encoding="utf-8") == "{"

    def test_usage(self):
        assert CliRunner().invoke(app, ["play", "--text", "--seed", "x"]).exit_code == 2
        assert CliRunner().invoke(app, ["play", "--text", "--nonsense"]).exit_code == 2


class TestTerminal:
    """What only a person at a keyboard meets."""

    @pytest.fixture
    def keyboard(self, monkeypatch: pytest.MonkeyPatch):
        """Lines that somebody types, one after the other."""

        def sit_down(*lines: str) -> None:
            left = list(lines)

            def read(prompt: str = "") -> str:
                if not left:
                    raise EOFError
                return left.pop(0)

            class Terminal:
                def isatty(self) -> bool:
                    return True

            monkeypatch.setattr("builtins.input", read)
            monkeypatch.setattr(sys, "stdin", Terminal())

        return sit_down

    def test_language_and_fight_are_asked_for(
        self, keyboard: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ):
        monkeypatch.setenv("LANG", "C")
        keyboard("2", "5", "q")
        play.play(text=True, seed=1)
        out = capsys.readouterr().out

        assert "1. English\n2. Polski\n3. Русский\n" in out
        assert "Mordrog przeciwko Szalonemu Carthosowi" in out
        assert "Mordrog atakuje Szalonego Carthosa!" in out

    def test_enter_takes_what_the_environment_suggests(
        self, keyboard: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ):
        monkeypatch.setenv("LANG", "ru_RU.UTF-8")
        keyboard("", "")
        play.play(text=True, seed=1)
        out = capsys.readouterr().out

        assert "Какой язык?" in out
        assert "Варикас Мёртвый вступает в бой: «Выводок Кровавой матери»." in out
        assert out.rstrip().endswith("До встречи!")


def test_every_reason_against_undo_has_words():
    for reason in CannotUndo.WORDS:
        for lang in ENDS:
            assert not speaker(lang).say(f"undo-{reason}").startswith("["), reason


def test_notes_of_an_old_save_are_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    table: Table[Any] = tamalir.new("second", scene="duel", seed=1)
    table.notes.append("something was lost")

    def nobody(screen: object) -> None:
        """Nothing is typed."""

    monkeypatch.setattr(hotseat, "read_line", nobody)
    HotSeat(GAMES["second"], table, speaker("en"), {}).run()

    assert "Note: something was lost" in capsys.readouterr().out


class TestRandomLegal:
    def test_the_same_seed_decides_the_same_way(self):
        games = [tamalir.new("second", scene="duel", seed=5) for _ in range(3)]
        for game, seed in zip(games, (1, 1, 2), strict=True):
            tamalir.play(game, [RandomLegal(seed), RandomLegal(seed)])

        first, same, other = ([entry.answer for entry in game.journal.entries] for game in games)
        assert first == same
        assert first != other

    def test_every_option_comes_up(self):
        table = tamalir.new("second", scene="duel", seed=5)
        asked = table.pending(1)
        assert asked is not None
        decided = {RandomLegal(seed).decide(table.view(1), asked) for seed in range(50)}

        assert decided == {option.id for option in asked.options}
        assert isinstance(RandomLegal(1)._dealer, Fast)
