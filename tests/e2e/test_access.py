"""Nobody is shut out: no serious finding of axe-core on any screen, in either light."""

from __future__ import annotations

from typing import Any, cast

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.e2e.conftest import Visit
from tests.e2e.screens import PEOPLE, SCREENS, Stages, seat
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


@pytest.mark.parametrize("size", ["phone", "small-phone"])
def test_on_a_phone_the_map_keeps_its_room(visit: Visit, server: Server, size: str) -> None:
    """However much is asked, almost half of the screen is map; all targets are large enough for a finger."""
    me = visit(size=size)
    for _ in range(12):  # now and then the dice lead to fewer spaces
        table = server.create("second", None, seats=PEOPLE, options={"first-player": "first-seat"})
        me.open(seat(table))
        assert me.asked() == "movement.set-out"
        me.answer(hand="touch")
        assert me.asked() == "movement.travel"
        if len(table.seats[0].look()["view"]["request"]["options"]) >= 4:
            break
    me.eventually(lambda: len(me.offered()) >= 4, "four things to choose from")
    share = "document.querySelector('.board').getBoundingClientRect().height / innerHeight"
    assert me.page.evaluate(share) >= 0.45
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = me.page.eval_on_selector_all(
        "button, a, select, input",
        """all => all.filter(one => one.offsetParent && !one.matches('.grip')).map(one => {
          const box = one.getBoundingClientRect()
          return [one.outerHTML.slice(0, 90), Math.round(box.width), Math.round(box.height)]
        }).filter(([, width, height]) => width > 0 && (width < 44 || height < 44))""",
    )
    assert small == []
    me.see("[data-grip]").tap()
    assert me.see("[data-grip]").get_attribute("data-grip") == "low"
    assert me.page.evaluate(share) >= 0.6
    me.see("[data-grip]").tap()
    me.answer(hand="touch")


def test_text_may_be_twice_as_large_on_a_phone(visit: Visit, stages: Stages) -> None:
    me = visit(size="phone")
    SCREENS["table"](me, stages)
    me.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    last = me.page.locator("[data-question] [data-option]").last
    last.scroll_into_view_if_needed()
    last.tap()
    confirm = me.page.locator("[data-confirm]")
    box = confirm.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844
    assert confirm.is_enabled()


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


def test_a_turn_makes_sense_to_those_who_listen(visit: Visit, server: Server) -> None:
    """The accessibility tree: first what is asked and every answer, then the map; and what happened."""
    table = server.create("second", None, seats=PEOPLE, options={"first-player": "first-seat"})
    me = visit().open(seat(table))
    assert me.asked() == "movement.set-out"
    me.see("[data-space]")
    heard: list[str] = []
    for question in ("movement.set-out", "movement.travel"):
        assert me.asked() == question
        words = table.seats[0].look(lang="en")["words"]
        told = me.page.locator("body").aria_snapshot()
        shown = [words["options"][id] for id in me.offered() if id in words["options"]]
        order = [
            'list "Steps of the turn"',
            f'heading "{words["question"]}" [level=1]',
            'list "What you can do"',
            *(f'button "{option}' for option in shown),
            'group "Map',
            'complementary "Company and chronicle"',
            'heading "Chronicle"',
        ]
        places = [told.find(sentence) for sentence in order]
        assert -1 not in places, order[places.index(-1)]
        assert places == sorted(places)
        assert me.page.title().startswith("●")
        me.answer()
        heard = me.page.locator("[role=log]").first.locator("p").all_inner_texts()
    events = [event["said"] for event in table.seats[0].get("events", since=0, lang="en")["events"]]
    spoken = [said for said in events if said]
    assert heard
    assert spoken[-len(heard) :] == heard, "what is spoken is what happened, in its order"


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
