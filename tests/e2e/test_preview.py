"""The page of a pack, as a browser lays it out: nothing of a card is wider than the card."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tamalir.language import LANGUAGES, Speaker
from tamalir.preview.second import page as second
from tamalir.preview.third import page as third
from tamalir.world.packs import own_pack

TOO_WIDE = """
    [...document.querySelectorAll('article, article *')]
        .filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
        .map((each) => each.textContent.trim().slice(0, 40))
"""
PAGES = {"second": ("rise-of-the-dragon-lords", second.page), "third": ("roads-of-terrinoth", third.page)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PAGES)
def test_every_card_holds_its_words(chromium: Browser, game: str, lang: str):
    pack, written = PAGES[game]
    page = chromium.new_page()
    page.set_content(written(own_pack(game, pack), Speaker(lang)))

    for width in (390, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.locator("article").count() > 100
        assert page.evaluate(TOO_WIDE) == [], width
    page.close()
