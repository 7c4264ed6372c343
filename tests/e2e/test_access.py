"""Nobody is shut out: no serious finding of axe-core on any screen, in either light."""

from __future__ import annotations

from typing import Any, cast

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.e2e.conftest import Visit
from tests.e2e.screens import SCREENS, Stages
from tests.server.house import Server, eventually

GRAVE = ("serious", "critical")


@pytest.fixture(scope="module")
def stages(server: Server) -> Stages:
    prepared = Stages.prepared(server)
    eventually(lambda: prepared.over.spectator.look()["view"]["request"] is None, 120)
    return prepared


def findings(page: Page) -> list[str]:
    found = cast("dict[str, Any]", Axe().run(page).response)  # pyright: ignore[reportUnknownMemberType]
    return [
        f"{violation['id']}: {node['html'][:160]} ({node.get('failureSummary', '')[:200]})"
        for violation in found["violations"]
        if violation["impact"] in GRAVE
        for node in violation["nodes"][:3]
    ]


@pytest.mark.parametrize("screen", SCREENS)
def test_no_serious_finding(visit: Visit, stages: Stages, screen: str) -> None:
    me = visit()
    SCREENS[screen](me, stages)
    found: list[str] = []
    for theme in ("parchment", "candle"):
        me.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        found += [f"{theme} {each}" for each in findings(me.page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", ["start", "new-game", "table", "end"])
def test_nothing_is_wider_than_a_phone(visit: Visit, stages: Stages, screen: str) -> None:
    me = visit(size="phone")
    SCREENS[screen](me, stages)
    width = me.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


@pytest.mark.parametrize("screen", ["start", "table", "rules"])
def test_focus_is_always_seen(visit: Visit, stages: Stages, screen: str) -> None:
    me = visit()
    SCREENS[screen](me, stages)
    for _ in range(12):
        me.page.keyboard.press("Tab")
        seen = me.page.evaluate(
            """() => {
              const on = document.activeElement
              if (on === document.body) return true
              const style = getComputedStyle(on)
              return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2)
                || style.stroke !== 'none' || on.outerHTML.slice(0, 200)
            }"""
        )
        assert seen is True


def test_a_turn_can_be_heard(visit: Visit, stages: Stages) -> None:
    """What a screen reader says of a question: who is asked what, and every way to answer."""
    me = visit()
    SCREENS["table"](me, stages)
    words = stages.fresh.seats[0].look(lang="en")["words"]
    told = me.page.locator("[data-question]").aria_snapshot()
    assert f'heading "{words["question"]}"' in told
    assert 'button "' in told
    rolls = [words["options"][option] for option in me.offered() if option.startswith("roll:")]
    assert rolls
    assert not [roll for roll in rolls if roll not in told]
