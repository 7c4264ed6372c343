"""`tamalir content new`: templates of packs for every game, checked, shown and played."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tamalir import api
from tamalir.cli import content
from tamalir.cli.main import app
from tamalir.game import Game
from tamalir.games import GAMES
from tamalir.language import LANGUAGES, Speaker
from tamalir.language.second.catalogue import catalogue as second_catalogue
from tamalir.language.third.catalogue import ThirdCatalogue
from tamalir.preview.checked import check_as_played
from tamalir.third.cards import read_catalogue
from tamalir.third.edition import SEAMS, book_for
from tamalir.world import packs
from tamalir.world.catalogue import Catalogue
from tamalir.world.library import Packs
from tamalir.world.packs import PackError, own_pack, read_pack


def tamalir(*args: str) -> Result:
    return CliRunner().invoke(app, ["content", *args])


def spoil(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_template_can_be_checked_shown_and_played(tmp_path: Path):
    folder = tmp_path / "my-kitchen"

    assert tamalir("new", str(folder)).exit_code == 0
    checked = tamalir("check", str(folder), "--json")
    assert checked.exit_code == 0, checked.stdout
    data = json.loads(checked.stdout)
    assert data["pack"] == "my-kitchen"
    assert data["cards"] == {
        "heroes": 1,
        "allies": 1,
        "items": 2,
        "challenges": 1,
        "encounters": 1,
        "events": 1,
    }
    for lang in LANGUAGES:
        out = tmp_path / f"{lang}.html"
        assert tamalir("preview", str(folder), "--out", str(out), "--lang", lang).exit_code == 0
        assert "[" not in re.sub(
            r"<[^>]*>|\{[^}]*\}", "", out.read_text(encoding="utf-8").partition("<main>")[2]
        )
    table = api.new("second", heroes=["cook-of-the-red-ladle", None], seed=3, packs=[folder])
    assert table.state.heroes[0].id == "cook-of-the-red-ladle"


@pytest.mark.parametrize(
    ("edition", "cards"),
    [
        (
            "third",
            {
                "heroes": 1,
                "events": 1,
                "enemies": 2,
                "assets": 1,
                "skills": 1,
                "quests": 1,
                "stories": 1,
                "scenarios": 1,
            },
        ),
        ("bonds", {"heroes": 1, "enemies": 1, "twists": 1}),
    ],
)
def test_every_game_has_a_template_of_its_own(tmp_path: Path, edition: str, cards: dict[str, int]):
    folder = tmp_path / "my-kitchen"
    made = tamalir("new", str(folder), "--edition", edition)
    checked = tamalir("check", str(folder), "--json")

    assert made.exit_code == 0
    assert f"Then: tamalir play --text --edition {edition} --pack {folder}\n" in made.stdout
    assert checked.exit_code == 0, checked.output
    data = json.loads(checked.stdout)
    assert (data["pack"], data["cards"], data["problems"]) == ("my-kitchen", cards, [])


def kitchen_of(folder: Path) -> Catalogue:
    """The cards of the third edition with those of a template."""
    assert tamalir("new", str(folder), "--edition", "third").exit_code == 0
    both = [own_pack("third", "roads-of-terrinoth"), read_pack(folder)]
    return ThirdCatalogue(book_for(read_catalogue(Packs(both)), SEAMS, 2), both)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_the_third_template_can_be_read(tmp_path: Path, lang: str):
    catalogue = kitchen_of(tmp_path / "kitchen")
    pack = catalogue.packs[-1]
    words = Speaker(lang, strict=True, packs=[pack])
    cards = [id for kind in catalogue.cards_by_kind for id in pack.entries.get(kind, ())]

    assert len(cards) == 9
    for id in cards:
        card = catalogue.printed(id)
        assert card is not None
        assert words.card_lines(card)


def test_an_ability_without_a_name_is_found(tmp_path: Path):
    folder = tmp_path / "kitchen"
    tamalir("new", str(folder), "--edition", "third")
    path = folder / "texts" / "ru.ftl"
    texts = path.read_text(encoding="utf-8")
    path.write_text(texts.partition("name-hot-steam")[0], encoding="utf-8")

    result = tamalir("check", str(folder))

    assert result.exit_code == 1
    assert "problem: hot-steam has no name in ru (texts/ru.ftl: name-hot-steam = ...)" in result.stdout


@pytest.mark.parametrize(("edition", "heroes"), [("third", "6"), ("bonds", "2")])
def test_the_sets_of_other_games_are_checked_too(edition: str, heroes: str):
    result = tamalir("check", "--edition", edition)

    assert result.exit_code == 0
    assert ["heroes", heroes] in [line.split() for line in result.stdout.splitlines()]


def test_a_page_that_nobody_has_drawn_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def without_pages(id: str) -> Game[Any]:
        tools = GAMES[id].packs
        assert tools is not None
        return replace(GAMES[id], packs=replace(tools, preview=None))

    monkeypatch.setattr(content, "game_called", without_pages)
    result = tamalir("preview", "--edition", "bonds", "--out", str(tmp_path / "x.html"))

    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "tamalir: packs for bonds have no preview yet; `content check` reads them\n"
    assert not (tmp_path / "x.html").exists()


def test_a_pack_is_read_as_in_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    folder = tmp_path / "kitchen"
    tamalir("new", str(folder))
    monkeypatch.setattr(packs, "_known", {})
    assert check_as_played(second_catalogue, 2, read_pack(folder)).wrong == []
    spoil(folder, "market.toml", 'do = "roll-bonus"', 'do = "roll-banana"')

    with pytest.raises(PackError, match="unknown verb 'roll-banana'"):
        check_as_played(second_catalogue, 2, read_pack(folder))


def test_a_game_that_takes_no_packs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    def alone(id: str) -> Game[Any]:
        return replace(GAMES[id], packs=None)

    monkeypatch.setattr(content, "game_called", alone)
    result = tamalir("new", str(tmp_path / "kitchen"), "--edition", "third")

    assert (result.exit_code, result.stderr) == (1, "tamalir: third takes no packs from elsewhere yet\n")


def test_a_template_overwrites_nothing(tmp_path: Path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "notes.txt").write_text("keep me")

    result = tamalir("new", str(tmp_path / "mine"))

    assert result.exit_code == 1
    assert "not empty; nothing was written" in result.stderr
    assert [each.name for each in (tmp_path / "mine").iterdir()] == ["notes.txt"]


def test_a_name_that_cannot_be_an_id(tmp_path: Path):
    result = tamalir("new", str(tmp_path / "My Kitchen"))

    assert result.exit_code == 1
    assert "small letters, digits and hyphens" in result.stderr
    assert not (tmp_path / "My Kitchen").exists()


def test_a_misspelt_heading_is_found(tmp_path: Path):
    folder = tmp_path / "kitchen"
    tamalir("new", str(folder))
    spoil(folder, "market.toml", "[items.iron-ladle]", "[itmes.iron-ladle]")

    result = tamalir("check", str(folder))

    assert result.exit_code == 1
    assert "[itmes.*] means nothing here" in result.stderr


def test_a_card_without_a_name_is_found(tmp_path: Path):
    folder = tmp_path / "kitchen"
    tamalir("new", str(folder))
    spoil(folder, "texts/ru.ftl", "name-iron-ladle", "name-pepper-mill")

    result = tamalir("check", str(folder))

    assert result.exit_code == 1
    assert "names its own cards only" in result.stdout
