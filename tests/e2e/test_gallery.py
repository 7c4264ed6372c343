"""Choosing a hero by its face: by mouse, by touch and by keys."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.test_access import findings
from tests.e2e.visitor import Hand, Visitor


def press(me: Visitor, selector: str, hand: Hand) -> None:
    thing = me.see(selector)
    if hand == "touch":
        thing.scroll_into_view_if_needed()
        thing.tap()
    else:
        thing.click()


@pytest.mark.parametrize(
    ("hand", "size"), [("mouse", "desktop"), ("keys", "desktop"), ("touch", "phone")], ids=lambda value: value
)
def test_a_quick_game_with_a_hero_of_my_choice(visit: Visit, hand: Hand, size: str) -> None:
    me = visit(size=size).open("/")
    me.see("[data-quick-hero=second]:enabled")
    if hand == "keys":
        me.page.locator("[data-quick-hero=second]").focus()
        me.page.keyboard.press("Enter")
        me.see("[data-gallery] [data-hero]")
        me.page.locator("[data-hero=varikas-the-dead]").focus()
        me.page.keyboard.press("ArrowRight")
        assert me.page.evaluate("document.activeElement.dataset.hero") == "mordrog"
        me.page.keyboard.press("Enter")
    else:
        press(me, "[data-quick-hero=second]", hand)
        press(me, "[data-hero=mordrog]", hand)
        assert me.page.locator("[data-hero=mordrog]").get_attribute("aria-pressed") == "true"
        assert findings(me.page) == []
        press(me, "[data-take]", hand)
    assert me.asked()
    name = me.page.locator("header .me b, .side h2").first.inner_text()
    assert "mordrog" in name.lower()


def test_heroes_of_a_planned_table_are_chosen_once(visit: Visit) -> None:
    me = visit().open("/new")
    me.see("[data-begin]:enabled")
    press(me, "[data-choose-hero='0']", "mouse")
    press(me, "[data-hero=silhouette]", "mouse")
    press(me, "[data-take]", "mouse")
    assert "Silhouette" in me.see("[data-choose-hero='0']").inner_text()
    press(me, "[data-choose-hero='1']", "mouse")
    press(me, "[data-hero=silhouette]", "mouse")
    assert me.page.locator("[data-take]").is_disabled(), "the other seat has her"
    press(me, "[data-lots]", "mouse")
    me.eventually(lambda: me.page.locator("[data-gallery]").count() == 0, "the gallery closes")
