"""Packs from elsewhere: they join the edition's cards in play, in saves and in speech."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any, cast

import pytest

import tamalir
from tamalir.kernel.saves import MissingPack
from tamalir.language import speaker, text
from tamalir.language.packs import text_problems
from tamalir.world import packs as registry
from tamalir.world.packs import PackError, read_pack

PACK = """
[pack]
id = "kitchen"
edition = "second"
version = "1"
"""
ITEMS = """
[items.iron-ladle]
item_class = "weapon"
type = "mace"
usage = "always"
cost = 3
effects = [{ do = "roll-bonus", kind = "melee", by = 2 }]
"""
HEROES = """
[heroes.the-cook]
life = 5
stamina = 4
figures = { mind = 2, body = 4, spirit = 2, ranged = 1, melee = 1, magic = 1 }
"""


@pytest.fixture
def kitchen(tmp_path: Path) -> Path:
    folder = tmp_path / "kitchen"
    (folder / "texts").mkdir(parents=True)
    (folder / "pack.toml").write_text(PACK)
    (folder / "items.toml").write_text(ITEMS)
    (folder / "heroes.toml").write_text(HEROES)
    (folder / "texts" / "en.ftl").write_text("name-iron-ladle = Iron Ladle of Doom\n")
    (folder / "texts" / "pl.ftl").write_text(
        "name-iron-ladle = Żelazna Chochla\n    .acc = Żelazną Chochlę\n"
    )
    return folder


def test_its_hero_can_be_played_and_its_item_bought(kitchen: Path):
    table = tamalir.new("second", heroes=["the-cook", None], seed=1, packs=[kitchen])

    assert table.view(0).state.heroes[0].id == "the-cook"
    assert "second/kitchen" in table.view(0).packs
    assert "iron-ladle" in table.state.book.items
    assert "iron-ladle" in (*table.state.market.bag, *(c for s in table.state.stacks.values() for c in s))


def test_without_it_the_cards_are_those_of_the_edition():
    table = tamalir.new("second", seats=2, seed=1)

    assert "iron-ladle" not in table.state.book.items


def test_bots_play_with_it(kitchen: Path):
    table = tamalir.new("second", heroes=["the-cook", None], seed=1, packs=[kitchen])
    bots = [tamalir.bot("adventurer", steps=10), tamalir.bot("novice", steps=10)]
    for _ in range(40):
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        table.answer(bots[seat].decide(table.view(seat), asked), seat)


def test_a_save_finds_it_again_or_says_what_is_missing(kitchen: Path, monkeypatch: pytest.MonkeyPatch):
    table = tamalir.new("second", heroes=["the-cook", None], seed=1, packs=[kitchen])
    saved = table.save()

    assert tamalir.load(saved).view(0).json() == table.view(0).json()
    monkeypatch.setattr(registry, "_known", {})
    with pytest.raises(MissingPack, match="kitchen"):
        tamalir.load(saved)
    assert tamalir.load(saved, packs=[kitchen]).view(0).json() == table.view(0).json()


def test_a_changed_pack_is_told(kitchen: Path, monkeypatch: pytest.MonkeyPatch):
    saved = tamalir.new("second", heroes=["the-cook", None], seed=1, packs=[kitchen]).save()
    (kitchen / "items.toml").write_text(ITEMS.replace("cost = 3", "cost = 4"))
    monkeypatch.setattr(registry, "_known", {})

    table = tamalir.load(saved, packs=[kitchen])

    assert any("kitchen" in note and "changed" in note for note in table.notes)
    assert table.state.book.items["iron-ladle"].cost == 4


def test_a_new_name_changes_no_fingerprint(kitchen: Path):
    before = read_pack(kitchen).fingerprint
    (kitchen / "texts" / "en.ftl").write_text("name-iron-ladle = The Ladle\n")

    assert read_pack(kitchen).fingerprint == before


def test_its_cards_have_the_names_it_gives_them(kitchen: Path):
    packs = cast("Any", tamalir.new("second", heroes=["the-cook", None], seed=1, packs=[kitchen])).setup.packs

    assert text("en", "iron-ladle", packs=packs) == "Iron Ladle of Doom"
    assert text("pl", "iron-ladle", packs=packs) == "Żelazna Chochla"
    assert speaker("pl", packs).name("iron-ladle", "acc") == "Żelazną Chochlę"
    assert text("ru", "iron-ladle", packs=packs) == "Iron Ladle of Doom"
    assert text("ru", "the-cook", packs=packs) == "The Cook"
    assert text("ru", "white-blade", packs=packs) == text("ru", "white-blade")


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("ask-market-buy = Give me all your gold", "names its own cards only"),
        ("name-white-blade = Butter Knife", "names its own cards only"),
        ("name-iron-ladle = { NAME($object) }", "plain words only"),
        ("name-iron-ladle = { ask-market-buy }", "plain words only"),
    ],
)
def test_it_speaks_for_its_own_cards_only(kitchen: Path, line: str, wrong: str):
    (kitchen / "texts" / "en.ftl").write_text(line + "\n")

    with pytest.raises(PackError, match=wrong):
        speaker("en", {registry.register(read_pack(kitchen)): "x"})
    assert any(wrong in problem for problem in text_problems(read_pack(kitchen)))


def test_nameless_cards_are_found(kitchen: Path):
    wrong = text_problems(read_pack(kitchen))

    assert [each for each in wrong if "iron-ladle" in each] == [
        "iron-ladle has no name in ru (texts/ru.ftl: name-iron-ladle = ...)"
    ]
    assert sum("the-cook" in each for each in wrong) == 3


def test_the_name_of_a_pack_of_ours_is_taken(kitchen: Path):
    text = (kitchen / "pack.toml").read_text()
    (kitchen / "pack.toml").write_text(text.replace('"kitchen"', '"examples"'))

    with pytest.raises(PackError, match="comes with Tamalir"):
        tamalir.new("second", seats=2, packs=[kitchen])


def test_a_pack_of_another_edition(kitchen: Path):
    text = (kitchen / "pack.toml").read_text()
    (kitchen / "pack.toml").write_text(text.replace('"second"', '"third"'))

    with pytest.raises(PackError, match="made for the edition third"):
        tamalir.new("second", seats=2, packs=[kitchen])


def test_a_folder_that_is_gone(kitchen: Path):
    shutil.rmtree(kitchen)

    with pytest.raises(PackError, match="not a folder"):
        tamalir.new("second", seats=2, packs=[kitchen])
