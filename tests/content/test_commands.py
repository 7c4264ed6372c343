"""`tamalir content`: the check, and the page with the map."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from functools import cache
from html import escape
from importlib.resources import as_file, files
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tamalir.cli.main import app
from tamalir.language import LANGUAGES, speaker
from tamalir.preview.second import cards
from tamalir.preview.second.atlas import atlas_of
from tamalir.preview.second.page import page
from tamalir.world.hexes import spoken
from tamalir.world.packs import own_pack

SET = "rise-of-the-dragon-lords"
ATLAS = atlas_of(own_pack("second", SET))


def tamalir(*args: str) -> Result:
    return CliRunner().invoke(app, ["content", *args])


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The set in a folder of its own, without its cards, to be spoilt."""
    with as_file(files("tamalir") / "content" / "second" / SET) as own:
        for name in ("pack", "board", "budget", "regions", "courses"):
            shutil.copy(own / f"{name}.toml", tmp_path)
    return tmp_path


@cache
def drawn_in(lang: str) -> str:
    return page(ATLAS.pack, speaker(lang))


def spoil(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


# --- check -------------------------------------------------------------------------------------


def test_the_base_set_is_what_is_checked_unless_another_is_named():
    result = tamalir("check")

    assert result.exit_code == 0
    lines = [line.split() for line in result.stdout.splitlines()]
    for line in (["forest", "40", "40"], ["all", "182", "182"], ["green", "20", "20", "10", "10"]):
        assert line in lines
    assert "connected: yes" in result.stdout
    assert result.stdout.endswith("problems: none\n")


def test_check_as_json():
    data = json.loads(tamalir("check", SET, "--json").stdout)

    assert (data["pack"], data["board"], data["spaces"], data["connected"]) == (SET, "terrinoth", 182, True)
    assert data["terrain"]["swamp"] == 4
    assert data["jewels"] == {"green": 20, "yellow": 14, "blue": 9, "red": 7}
    assert data["problems"] == []


def test_a_pack_without_a_budget_has_nothing_to_add_up_to():
    result = tamalir("check", "examples")

    assert result.exit_code == 0
    assert ["all", "9"] in [line.split() for line in result.stdout.splitlines()]


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("board.toml", "hills", "forest", "41 spaces of forest instead of 40"),
        ("board.toml", "green", "yellow", "19 jewels in green instead of 20"),
        ("board.toml", "green*", "green", "9 sunbursts in green instead of 10"),
        ("board.toml", " red", " red*", "a red jewel never has a sunburst"),
        ("board.toml", '"-3,-6 ', '"-30,-6 ', "cannot be reached from tamalir: -30,-6"),
        ("regions.toml", '"-3,-6"', '"-30,-6"', "regions.rimefang-peaks: not on the board: -30,-6"),
        ("regions.toml", '"3,-6"', '"-3,-6"', "regions.snowblind-wood: -3,-6 belongs to rimefang-peaks"),
        ("courses.toml", '"1,-5", ', "", "rivers.rimewater: leaps from 2,-6 to "),
        ("courses.toml", '"1,-5", ', "", "rivers: nothing runs over 1,-5"),
        ("courses.toml", '"1,-5"', '"1,-6"', "rivers.rimewater: leaps from "),
        ("courses.toml", '"1,-5"', '"3,-6"', "rivers.rimewater: cannot run over 3,-6"),
    ],
)
def test_check_finds(copy: Path, file: str, old: str, new: str, problem: str):
    spoil(copy, file, old, new)
    result = tamalir("check", str(copy))

    assert result.exit_code == 1
    assert f"problem: {problem}" in result.stdout or f": {problem}" in result.stdout
    data = json.loads(tamalir("check", str(copy), "--json").stdout)
    assert any(problem in line for line in data["problems"])


@pytest.mark.parametrize(
    ("file", "old", "new", "line"),
    [
        ("board.toml", "plains", "plain", "'plain' is not a valid Terrain"),
        ("regions.toml", '"-3,-6"', '"north"', "regions.rimefang-peaks: 'north' is no hex"),
        ("regions.toml", "hexes = [", "hexes = [] # [", "regions.rimefang-peaks: no hexes"),
        ("regions.toml", "hexes", "hexen", "regions.toml: regions.rimefang-peaks"),
    ],
)
def test_a_pack_that_cannot_be_read_is_one_line_and_exit_code_1(
    copy: Path, file: str, old: str, new: str, line: str
):
    spoil(copy, file, old, new)
    result = tamalir("check", str(copy))

    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("tamalir: pack rise-of-the-dragon-lords")
    assert line in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_pack_is_checked_by_the_game_that_it_is_for(copy: Path):
    spoil(copy, "pack.toml", '"second"', '"fourth"')
    unknown, wrong = tamalir("check", str(copy)), tamalir("check", str(copy), "--edition", "second")

    assert (unknown.exit_code, wrong.exit_code) == (1, 1)
    assert unknown.stderr.startswith("tamalir: unknown edition 'fourth'; known: ")
    assert wrong.stderr == f"tamalir: pack {SET} is for fourth, not for second\n"


@pytest.mark.parametrize("command", [["check"], ["preview", "--out", "x.html"]])
def test_an_unknown_pack_names_the_known_ones(command: list[str]):
    result = tamalir(*command, "rise-of-the-moon")

    assert result.exit_code == 1
    assert result.stderr == (f"tamalir: unknown pack 'rise-of-the-moon'; known: examples, {SET}\n")


@pytest.mark.parametrize("command", [[], ["check"], ["preview"]])
def test_help_has_an_example(command: list[str]):
    result = tamalir(*command, "--help")

    assert result.exit_code == 0
    assert "Example: tamalir content " in result.stdout


def test_usage_errors_are_exit_code_2():
    assert tamalir("preview", "--page").exit_code == 2
    assert tamalir("draw").exit_code == 2


# --- preview -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("encounter", "life"), [("a-question-of-honor", "3"), ("madmans-map", None)])
def test_an_encounter_shows_the_life_of_the_enemy_that_it_makes(encounter: str, life: str | None):
    drawn = cards.card(ATLAS.book.encounters[encounter], speaker("en"))

    badge = re.search(r'<b class="life"[^>]*>(\d+)</b>', drawn)
    assert life == (badge and badge.group(1))


def test_preview_writes_a_page(tmp_path: Path):
    out = tmp_path / "map.html"
    result = tamalir("preview", "--out", str(out), "--lang", "pl")

    assert (result.exit_code, result.stdout) == (0, f"written: {out}\n")
    written = out.read_text(encoding="utf-8")
    assert written.startswith('<!doctype html>\n<html lang="pl">')
    assert "Powrót Władców Smoków" in written


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["--lang", "fr"], "tamalir: unknown language 'fr'; known: en, pl, ru\n"),
        ([], "tamalir: cannot write "),
    ],
)
def test_a_preview_that_fails_is_one_line_and_exit_code_1(tmp_path: Path, args: list[str], line: str):
    result = tamalir("preview", "--out", str(tmp_path / "missing" / "map.html"), *args)

    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_every_hex_once_and_all_names(lang: str):
    own = speaker(lang)
    drawn = drawn_in(lang)

    hexes = Counter(re.findall(r'data-hex="([^"]+)"', drawn))
    assert hexes == Counter(spoken(at) for at in ATLAS.board.spaces)
    for name in (*ATLAS.board.towns, *ATLAS.regions, *ATLAS.rivers):
        assert own.name(name).replace("'", "&#x27;") in drawn
    assert drawn.count('<g class="jewel"') == 50
    assert "[name-" not in drawn
    assert "[preview-" not in drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_tell_the_jewels_apart(lang: str):
    assert len({speaker(lang).say(f"preview-letter-{c}") for c in ("green", "yellow", "blue", "red")}) == 4


def test_the_page_needs_nothing_from_outside():
    drawn = drawn_in("en")

    assert not re.search(r"https?:|//[a-z]|@import|<script|<link|<img|\bsrc=|data:", drawn)
    for target in re.findall(r'href="([^"]*)"', drawn) + re.findall(r"url\(([^)]*)\)", drawn):
        assert target.startswith("#")
        assert f'id="{target[1:]}"' in drawn, target


def test_all_styles_are_used_and_all_colours_defined():
    drawn = drawn_in("en")
    style, body = drawn.split("</style>")

    assert set(re.findall(r"var\((--[\w-]+)", drawn)) <= {*re.findall(r"(--[\w-]+):", drawn)}
    used = {name for names in re.findall(r'class="([^"]+)"', body) for name in names.split()}
    styled = set(re.findall(r"^\s*\.([a-z][\w-]*)", style, re.MULTILINE))
    assert styled - used == set()


def test_the_same_pack_gives_the_same_page():
    assert page(ATLAS.pack, speaker("ru")) == drawn_in("ru")


def test_words_of_a_strangers_pack_stay_words(copy: Path):
    spoil(copy, "pack.toml", '"The Tamalir authors"', '"<script>alert(1)</script>"')
    out = copy / "map.html"

    assert tamalir("preview", str(copy), "--out", str(out)).exit_code == 0
    written = out.read_text(encoding="utf-8")
    assert "<script" not in written.lower()
    assert "&lt;script&gt;" in written


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("regions.toml", "[regions.rimefang-peaks]", '[regions."<b>&x"]'),
        ("courses.toml", "[rivers.rimewater]", """[rivers.'"><img>']"""),
        ("board.toml", '"vynelvale"', "'<i>'"),
    ],
)
def test_no_markup_can_be_a_name_in_a_pack(copy: Path, file: str, old: str, new: str):
    spoil(copy, file, old, new)

    result = tamalir("preview", str(copy), "--out", str(copy / "map.html"))

    assert result.exit_code == 1
    assert "is no id" in result.stderr


# --- the cards ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_on_the_page_once_with_its_text(lang: str):
    written, words = drawn_in(lang), speaker(lang)
    book = ATLAS.book
    for kind in (book.heroes, book.items, book.allies, book.challenges, book.encounters, book.events):
        for id, card in kind.items():
            assert written.count(f'id="{id}"') == 1
            for line in words.card_text(card)[1:]:
                assert escape(line, quote=True) in written


def test_items_stand_by_price():
    weapons = drawn_in("en").partition('id="items-weapon"')[2].partition("</section>")[0]
    prices = [int(price) for price in re.findall(r'class="coin"[^>]*>(\d+)<', weapons)]

    assert len(prices) > 10
    assert prices == sorted(prices)


def test_the_last_dragon_lord_says_what_he_is_for():
    margath = next(id for id, card in ATLAS.book.challenges.items() if card.wins)

    assert "wins the game" in drawn_in("en").partition(f'id="{margath}"')[2].partition("</article>")[0]


def test_no_effect_of_the_vocabulary_is_without_a_card():
    assert json.loads(tamalir("check", "--json").stdout)["unused"] == []
