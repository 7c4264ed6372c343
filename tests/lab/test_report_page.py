"""The report in a browser: its tables fit at every width, and falls are on the map."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tamalir import lab
from tamalir.kernel import Choose
from tamalir.lab.page import page
from tamalir.language import LANGUAGES
from tamalir.players.explaining import spoken_thought
from tamalir.players.thoughts import Thought
from tests.machine.parts import CHROMIUM_FLAGS

WIDER = """() => {
  document.querySelectorAll('details').forEach((each) => (each.open = true))
  return [...document.querySelectorAll('.scroll')].filter((each) => each.scrollWidth > each.clientWidth)
    .map((each) => each.getAttribute('aria-label'))
}"""


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    store = lab.simulate(
        "second", games=6, seats=["novice", "random"], out=folder / "run", options={"turn-limit": 50}, steps=3
    )
    assert store.frame("knockouts").collect().height
    (folder / "report.html").write_text(page(store), encoding="utf-8")
    return folder / "report.html"


def test_falls_are_drawn_on_the_map(report: Path):
    text = report.read_text(encoding="utf-8")
    for lang in LANGUAGES:
        section = text.partition(f'id="{lang}-falls"')[2].partition("</section>")[0]
        spots = [int(n) for n in re.findall(r"<g><title>(\d+)</title><circle", section)]
        assert spots
        assert all(spots)


@pytest.mark.needs("chromium")
def test_tables_fit_at_every_width(report: Path, chromium_path: Path):
    with sync_playwright() as playwright:
        flags = [flag for flag in CHROMIUM_FLAGS if flag != "--headless"]
        browser = playwright.chromium.launch(executable_path=chromium_path, args=flags)
        for width in (390, 768, 1100, 1440):
            view = browser.new_page(viewport={"width": width, "height": 900})
            view.goto(report.as_uri())
            for lang in LANGUAGES:
                view.locator(f"input[value={lang}]").check()
                assert view.evaluate(WIDER) == [], (width, lang)
            assert view.evaluate("document.documentElement.scrollWidth") <= width
        browser.close()


@pytest.mark.parametrize(("lang", "number"), [("en", "0.25"), ("pl", "0,25"), ("ru", "0,25")])
def test_a_bot_writes_numbers_as_its_reader_does(lang: str, number: str):
    thought = Thought.about(Choose(0, "combat.before", []))
    thought.weigh("to-battle", 0.25)
    assert number in spoken_thought(thought, lang)
