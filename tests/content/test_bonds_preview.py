"""The pack of Unbreakable Bonds on a page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tamalir.bonds.edition import own
from tamalir.cli.main import app
from tamalir.language import LANGUAGES, Speaker
from tamalir.preview.bonds.page import page
from tamalir.world.packs import own_pack
from tests.content.test_third_preview import Tags

KINDS = ("heroes", "assets", "skills", "enemies", "quests", "events", "stories", "twists", "boards", "sheets")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_box_on_a_page(lang: str):
    pack = own_pack("bonds", "bonds")
    written = page(pack, Speaker(lang, strict=True))
    found = Tags(written)

    assert found.open == []
    assert found.articles == sum(len(pack.entries[kind]) for kind in KINDS)
    assert len(found.ids) == len(set(found.ids))
    assert set(found.links) <= set(found.ids)
    assert {f"board-{trait}" for trait in own().boards} <= set(found.ids)
    assert {f"sheet-{scenario}" for scenario in own().sheets} <= set(found.ids)
    assert "party-skills" in found.links
    assert "[" not in re.sub(r"<[^>]*>|\{[^}]*\}", "", written.partition("<main>")[2])


def test_a_board_is_read_from_the_top():
    written = page(own_pack("bonds", "bonds"), Speaker("en", strict=True))
    mystic = written.partition('id="board-mystic"')[2].partition("</article>")[0]
    spaces = re.findall(r"<p>(\d)\. (\w+)", mystic)

    assert spaces == [("1", "Agility"), ("2", "Double"), ("3", "Surge"), ("4", "Tactics"), ("5", "Enemy")]
    assert "Mirrored Shield" in mystic


def test_attributes_have_the_names_of_this_edition():
    written = page(own_pack("bonds", "bonds"), Speaker("pl", strict=True))
    assert "<dt>Ciało</dt>" in written


def test_the_command_writes_it(tmp_path: Path):
    out = tmp_path / "bonds.html"
    args = ["content", "preview", "--edition", "bonds", "--out", str(out), "--lang", "ru"]

    assert CliRunner().invoke(app, args).exit_code == 0
    assert "Боевые планшеты" in out.read_text(encoding="utf-8")
