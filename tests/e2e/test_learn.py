"""Learning at the table: lessons that point, taken by keyboard and by touch; and what is kept of them."""

from __future__ import annotations

import json

from tests.e2e.conftest import Visit
from tests.e2e.test_access import findings
from tests.e2e.visitor import Visitor


def steps(me: Visitor) -> str:
    return me.see("[data-guide]").get_attribute("data-guide") or ""


def lit(me: Visitor, points: str) -> None:
    me.eventually(lambda: me.page.locator(f'[data-spot="{points}"]').count() == 1, f"a light around {points}")


def test_a_lesson_by_keyboard(visit: Visit) -> None:
    me = visit()
    me.open("/learn")
    me.see("[data-lesson=lesson-escape]").focus()
    assert findings(me.page) == []
    me.page.keyboard.press("Enter")
    lit(me, "part:foe")
    me.page.keyboard.press("Enter")
    lit(me, "part:question")
    me.page.keyboard.press("Enter")
    lit(me, "option:escape")
    # what the lesson does not mean is refused, and nothing is lost by it
    me.asked()
    me.page.keyboard.press(str(me.offered().index("defend") + 1))
    me.page.keyboard.press("Enter")
    me.see(".trouble")
    assert steps(me) == "2"
    me.page.keyboard.press(str(me.offered().index("escape") + 1))
    me.page.keyboard.press("Enter")
    me.see("[data-guide=done]")
    kept = json.loads(me.page.evaluate("localStorage.getItem('tamalir.lessons')"))
    assert kept == ["second/lesson-escape"]
    me.see("[data-all-lessons]").click()
    me.see("[data-lesson=lesson-escape].done")


def test_a_lesson_by_touch(visit: Visit) -> None:
    me = visit(size="phone", lang="pl", theme="candle")
    me.open("/learn")
    me.see("[data-lesson=lesson-experience]").tap()
    lit(me, "part:mine")
    assert findings(me.page) == []
    me.see("[data-read]").tap()
    lit(me, "option:attack")
    me.asked()
    me.answer("attack", "touch")
    lit(me, "option:bonus:body")
    me.asked()
    me.answer("bonus:body", "touch")
    me.see("[data-guide=done]")
    # it falls silent when it says so
    me.page.get_by_text("Graj dalej tutaj").tap()
    me.page.locator("[data-guide]").wait_for(state="detached")
    me.page.reload()
    me.asked()
    assert me.page.locator("[data-guide]").count() == 0


def test_the_question_mark_explains_and_does_nothing(visit: Visit) -> None:
    me = visit().open("/learn")
    me.see("[data-lesson=lesson-market]").click()
    me.asked()
    me.see("[data-guide] [aria-label='Leave the lesson']").click()
    before = me.version
    me.page.keyboard.press("?")
    me.see("[data-explains=question]")
    # by pointer: a press tells what a thing is, and does not do it
    me.page.locator('[data-option="step:0,0"], [data-option="roll:4"]').first.click()
    me.see("[data-explains=option]")
    assert findings(me.page) == []
    # by keys, from part to part; numbers choose nothing meanwhile
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("1")
    me.page.keyboard.press("Enter")
    me.page.locator("[data-part=life]").hover()
    assert me.see("[data-explains=life] [data-rule]").get_attribute("data-rule") == "2E-WOUND-001"
    assert me.version == before
    me.page.keyboard.press("Escape")
    me.page.locator("[data-explains]").wait_for(state="detached")
    me.asked()
    assert me.answer("roll:4") == "roll:4"
