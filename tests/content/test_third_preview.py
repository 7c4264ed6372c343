"""A pack of the Third Edition on a page; a whole pack of a stranger, checked, shown and played to its end."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import tamalir
from tamalir.cli.main import app
from tamalir.kernel import Unknown
from tamalir.language import LANGUAGES, Speaker
from tamalir.players.random_legal import RandomLegal
from tamalir.preview.third.chart import corners, edge
from tamalir.preview.third.page import page
from tamalir.third.edition import catalogue
from tamalir.world.packs import own_pack

BASE = "roads-of-terrinoth"


def run(*args: str) -> Result:
    return CliRunner().invoke(app, ["content", *args])


class Tags(HTMLParser):
    """All ids, all articles, all links and all hexes of a page; every tag is closed."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.articles = self.hexes = 0
        self.open: list[str] = []
        self.feed(markup)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag not in ("meta", "input"):
            self.open.append(tag)
        self.ids += [str(found["id"])] if "id" in found else []
        if tag == "a":
            self.links.append(str(found["href"]).removeprefix("#"))
        self.articles += tag == "article"
        self.hexes += "data-hex" in found

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [str(value) for name, value in attrs if name == "id"]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_set_on_a_page(lang: str):
    written = page(own_pack("third", BASE), Speaker(lang, strict=True))
    found = Tags(written)
    cards = catalogue()

    assert found.open == []
    assert found.articles == sum(len(kind) for kind in cards.cards_by_kind())
    assert found.hexes == 203
    assert len(found.ids) == len(set(found.ids))
    assert set(found.links) <= set(found.ids)
    assert "http" not in re.sub(r'xmlns[^"]*"[^"]*"', "", written)  # it needs no network


def test_a_shared_edge_has_two_corners():
    (a, b), far = edge(((6, 2), (6, 3))), corners((6, 3))

    assert a != b
    assert all(any(abs(x - q) + abs(y - r) < 1 for q, r in far) for x, y in (a, b))


def test_the_command_writes_it(tmp_path: Path):
    out = tmp_path / "set.html"

    assert run("preview", "--edition", "third", "--out", str(out), "--lang", "pl").exit_code == 0
    assert "Drogi Terrinoth" in out.read_text(encoding="utf-8")


@pytest.fixture
def kitchen(tmp_path: Path) -> Path:
    folder = tmp_path / "my-kitchen"
    assert run("new", str(folder), "--edition", "third").exit_code == 0
    return folder


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_strangers_pack_on_a_page(kitchen: Path, tmp_path: Path, lang: str):
    out = tmp_path / "page.html"
    assert run("preview", str(kitchen), "--out", str(out), "--lang", lang).exit_code == 0
    written = out.read_text(encoding="utf-8")
    found = Tags(written)

    assert found.articles == 9  # its own cards and none of ours
    assert found.hexes == 0
    assert "card-king-of-crumbs" in found.ids
    assert "[" not in re.sub(r"<[^>]*>|\{[^}]*\}", "", written.partition("<main>")[2])


def test_a_strangers_scenario_is_played_to_its_end(kitchen: Path):
    options = {"scenario": "night-of-the-ladles"}
    heroes = ["cook-of-the-red-ladle", None]
    table = tamalir.new("third", heroes=heroes, options=options, packs=[kitchen], seed=4)
    player = RandomLegal(4)
    while table.request is not None:
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        table.answer(player.decide(table.view(seat), asked), seat)

    assert table.result is not None
    assert table.result.reason in ("goal-reached", "all-eliminated", "villain-fell")
    drawn = [e["facts"]["card"] for e in json.loads(json.dumps(table.events())) if e["key"] == "story-drawn"]
    assert drawn == ["the-great-feast"]


def test_it_can_be_voted_for(kitchen: Path):
    table = tamalir.new("third", seats=2, packs=[kitchen], seed=1)
    asked = table.pending(0)
    assert asked is not None
    assert "scenario:night-of-the-ladles" in [option.id for option in asked.options]


@pytest.mark.parametrize("edition", ["third", "bonds"])
def test_without_the_pack_nobody_knows_it(edition: str):
    with pytest.raises(Unknown, match="night-of-the-ladles"):
        tamalir.new(edition, seats=2, options={"scenario": "night-of-the-ladles"}, seed=1)
