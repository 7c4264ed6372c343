"""Whole games of the Third Edition, played only through the page; and somebody's first one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.screens import seat, watch
from tests.e2e.third import decide, play
from tests.e2e.visitor import Hand, Visitor
from tests.server.house import Server, Table

SEATS: list[dict[str, Any]] = [{"name": "Ania"}, {"kind": "bot", "bot": "random"}]
BUSY_ROUNDS = 2
"""So many rounds are played with all that they offer; from then on turns are ended."""


def round_of(table: Table) -> int:
    return int(table.spectator.look()["view"]["position"]["round"])


@pytest.mark.parametrize(
    ("hand", "size"), [("mouse", "desktop"), ("keys", "desktop"), ("touch", "phone")], ids=lambda value: value
)
def test_a_whole_game_against_a_bot(visit: Visit, server: Server, hand: Hand, size: str) -> None:
    """From the first question to the chronicle: when the time of the Corpse King runs out, all have lost."""
    table = server.create("third", None, seats=SEATS, options={"scenario": "corpse-king"})
    me = visit(size=size).open(seat(table))
    decisions = play(me, hand, lambda: round_of(table) <= BUSY_ROUNDS)
    assert decisions >= 30
    me.eventually(me.ended, "the end page")
    me.see("table tbody tr")
    result = table.spectator.look()["view"]["result"]
    assert result is not None
    assert me.page.locator("table tbody tr").count() == 2
    if hand == "mouse":
        seen_again(me, table)


def seen_again(me: Visitor, table: Table) -> None:
    """The replay: the moment of a link, the next one, and the last."""
    me.open(watch(table, "/replay?length=40")).see("[data-after]")

    def length() -> int:
        return int(me.page.locator("[data-length]").get_attribute("data-length") or -1)

    first = length()
    assert first <= 40
    me.page.locator("[data-after]").click()
    me.eventually(lambda: length() > first, "the next moment")
    me.page.locator("[data-last]").click()
    me.eventually(lambda: length() == table.spectator.look()["view"]["length"], "the last moment")
    assert me.page.locator("[role=log] p").count() > 5


FOLLOWED: dict[str, tuple[str, ...]] = {
    "turn-gem": ("go-adventuring", "end-turn"),
    "turn-shop": ("shop",),
    "turn-learn": ("learn",),
    "turn-rest": ("take-rest",),
    "turn-train": ("train",),
    "turn-end": ("end-turn",),
}
"""What the voice wants to be done; where it says nothing of the kind, it wants the hero to travel."""


def heed(me: Visitor) -> str:
    """One decision as the voice wants it; what it said."""
    voice = me.see("[data-coach]")
    hint = voice.get_attribute("data-coach") or ""
    if hint == "farewell":
        return hint
    decide(me, "mouse", FOLLOWED.get(hint, ("travel", "end-turn")))
    return hint


def test_a_first_game_to_its_end(visit: Visit) -> None:
    """The voice speaks to each question, sees what is learnt, and takes its leave; then the table is mine."""
    me = visit().open("/learn")
    me.see("[data-begin]")
    me.page.get_by_role("radio", name="Third Edition", exact=True).check(force=True)
    me.eventually(lambda: "edition=third" in me.page.url, "the other door")
    me.see('[data-begin]:has-text("Begin")').click()
    assert me.asked() == "turn.action"
    assert me.see("[data-coach]").get_attribute("data-coach") == "turn-dice"
    heard: set[str] = set()
    for _ in range(400):
        assert me.asked(), "the game was over before the voice fell silent"
        hint = heed(me)
        heard.add(hint)
        if hint == "farewell":
            break
    assert {"turn-dice", "steps", "farewell"} <= heard
    learnt = me.page.eval_on_selector_all("[data-lesson].done", "all => all.map(one => one.dataset.lesson)")
    assert "dice" in learnt
    assert len(learnt) >= 2
    me.see("[data-let-go]").click()
    assert me.page.locator("[data-coach]").count() == 0
    assert me.kept()[me.game]["guided"] is False
    me.asked()
    decide(me)


def test_on_a_phone_the_voice_makes_room(visit: Visit) -> None:
    """Its sheet lies on the stage; a press on anything else folds it, and its button brings it back."""
    me = visit(size="phone").open("/learn?edition=third")
    me.see("[data-begin]").tap()
    assert me.asked() == "turn.action"
    me.see("aside[data-coach=turn-dice]")
    me.see("[data-question] h1").tap()
    folded = me.see("[data-coach=hidden]")
    assert me.page.locator("aside[data-coach]").count() == 0
    box = folded.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    folded.tap()
    me.see("aside[data-coach=turn-dice]")
    decide(me, "touch", ("travel",))
    me.see("aside[data-coach]:not([data-coach=turn-dice])")
