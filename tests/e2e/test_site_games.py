"""Whole games in the page, with no network left: each game that has a table, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e import client
from tests.e2e.hurry import FIGHTS, hurry
from tests.e2e.site import FileServer, SiteVisitor, file_server

TABLES = sorted(about.parent.name for about in (client.WEB / "src/editions").glob("*/about.ts"))
"""Games with a folder in the client."""
LETTERS = {"en": "[a-z]{4}", "pl": "[ąćęłńóśźż]", "ru": "[а-я]{4}"}
SECONDS = 1200.0
"""On a machine with other work; alone it takes a tenth."""

pytestmark = pytest.mark.slow


@pytest.fixture
def files(tmp_path: Path) -> Iterator[FileServer]:
    with file_server(tmp_path) as server:
        yield server


@pytest.mark.parametrize(
    ("size", "lang"), [("desktop", "en"), ("phone", "pl"), ("small-phone", "ru")], ids=lambda value: value
)
@pytest.mark.parametrize("edition", TABLES)
def test_a_quick_game_to_its_end(
    chromium: Browser, files: FileServer, edition: str, size: str, lang: str
) -> None:
    """The network is cut before the first press; the page is loaded again in the first fight."""
    me = SiteVisitor(chromium, files, size=size, lang=lang)
    me.home()
    me.kept()
    files.stop()
    me.home()
    me.see(f"[data-quick={edition}]").click()
    assert me.asked()
    told = hurry(me, *FIGHTS, seconds=SECONDS)
    decisions = told["decisions"]
    assert told["key"], "no fight came"
    question, offered = me.asked(), me.offered()
    me.page.reload()
    assert me.asked() == question
    assert sorted(me.offered()) == sorted(offered)
    me.eventually(lambda: me.page.locator("[data-question]").inner_text(), "words")
    assert any_letter(me, lang)
    told = hurry(me, seconds=SECONDS)
    assert told["ended"], f"not over after {decisions + told['decisions']} decisions"
    me.see("table tbody tr")
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert (me.abroad, me.complaints) == ([], [])
    me.leave()


def any_letter(me: SiteVisitor, lang: str) -> Any:
    return me.page.evaluate("letters => new RegExp(letters).test(document.body.innerText)", LETTERS[lang])
