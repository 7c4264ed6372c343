"""Counters, rules, turns and own cards beside the board: on a phone, by touch, kept on the device."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest
from typer.testing import CliRunner

from tamalir.cli.main import app
from tests.e2e.conftest import Visit
from tests.e2e.test_access import findings
from tests.e2e.visitor import Visitor

SMALL = """all => all.filter(one => one.checkVisibility() && !one.closest('label, header')).map(one => {
  const box = one.getBoundingClientRect()
  return [one.outerHTML.slice(0, 90), Math.round(box.width), Math.round(box.height)]
}).filter(([, width, height]) => width > 0 && (width < 44 || height < 48))"""


def sound(me: Visitor) -> None:
    """Nothing is too small for a thumb, too wide for the phone, or shut to anybody."""
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert me.page.eval_on_selector_all("button, a, select, summary", SMALL) == []
    assert findings(me.page) == []


def tap(me: Visitor, selector: str) -> None:
    thing = me.see(selector)
    thing.scroll_into_view_if_needed()
    thing.tap()


def counted(me: Visitor, counter: str, n: int) -> None:
    shown = me.page.locator(f"[data-counter={counter}] b")
    me.eventually(lambda: shown.inner_text() == str(n), f"{counter} at {n}")


def add_hero(me: Visitor, card: str) -> None:
    tap(me, "[data-add]")
    me.see(f"[data-hero-pick] option[value={card}]", "attached")
    me.page.locator("[data-hero-pick]").select_option(card)
    tap(me, "[data-hero-join]")


@pytest.mark.parametrize(("lang", "word"), [("en", "knocked"), ("pl", "ogłusz"), ("ru", "сознан")])
def test_an_evening_with_the_second_edition(visit: Visit, lang: str, word: str) -> None:
    me = visit(size="small-phone", lang=lang, theme="candle" if lang == "pl" else "parchment")
    me.open("/beside?tab=counters&edition=second")
    add_hero(me, "varikas-the-dead")
    life = int(me.see("[data-counter=life] b").inner_text())
    tap(me, "[data-counter=life] .by")
    counted(me, "life", life - 1)
    tap(me, "[data-gain=red]")
    tap(me, "[data-gain=green]")
    counted(me, "experience", 5)
    sound(me)
    tap(me, "[data-buy=life]")
    counted(me, "experience", 0)
    counted(me, "life", life)
    tap(me, "[data-undo]")
    counted(me, "life", life - 1)
    tap(me, "[data-variant=doom]")
    tap(me, "[data-advance=doom]")
    me.see("[data-track=doom] .sign")  # alone, the second card adds a doom counter

    me.page.reload()
    counted(me, "experience", 5)
    me.see("[data-track=doom][data-at='1']")

    tap(me, "[data-tab=round]")
    tap(me, "[data-next]")
    me.see("[data-step=movement]")
    tap(me, "[data-ask=how-many-dice]")
    me.see("[data-rule='2E-MOVE-005'][open]")
    sound(me)
    tap(me, "[data-turn-over]")
    me.see("[data-step=refresh]")

    tap(me, "[data-tab=rules]")
    me.see("[data-ask-step]")
    me.see("input[type=search]").fill(word)
    tap(me, "[data-rule='2E-KO-001'] summary")
    link = me.see("[data-rule='2E-KO-001'] [data-copy]").get_attribute("data-copy")
    sound(me)
    me.open(str(link))
    me.see("[data-rule='2E-KO-001'][open]")


def test_the_clock_of_the_third_edition(visit: Visit) -> None:
    me = visit(size="phone", lang="ru").open("/beside?tab=counters&edition=third")
    add_hero(me, "lyssa")
    tap(me, "[data-tab=round]")
    for _ in range(4):  # three actions and the end of the turn
        tap(me, "[data-next]")
    me.see("[data-step=time]")
    tap(me, "[data-next]")
    me.see("[data-track=time][data-at='1'] .sign")  # the second space has a story symbol
    me.see("[data-step=action]")
    tap(me, "[data-undo]")
    me.see("[data-step=time]")


def test_the_box_that_was_chosen_is_remembered(visit: Visit) -> None:
    me = visit().open("/")
    me.see("[data-beside]").click()
    me.see("header option[value=bonds]", "attached")
    me.page.locator("header select").select_option("bonds")
    me.see("[data-tab=counters]").click()
    me.see("[data-counter=envelopes]")
    me.page.reload()
    me.see("[data-counter=envelopes]")


@pytest.mark.parametrize(("edition", "kind"), [("second", "challenges"), ("third", "heroes")])
def test_own_cards_are_a_pack(visit: Visit, tmp_path: Path, edition: str, kind: str) -> None:
    me = visit(size="phone").open(f"/beside?tab=cards&edition={edition}")
    tap(me, f"[data-new={kind}]")
    me.see("[data-card-name]").fill('Żółty {Wąż} "Ó"')
    figure = "life" if edition == "second" else "health"
    me.see(f"[data-field={figure}]").fill("7")
    sound(me)
    tap(me, "[data-card-save]")
    card = "[data-card=own-zolty-waz-o]"
    me.see(card)
    with me.page.expect_download() as saving:
        tap(me, "[data-export]")
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert f'{figure}" = 7' in ZipFile(file).read("cards.toml").decode()
    checked = CliRunner().invoke(app, ["content", "check", str(file)])
    assert checked.exit_code == 0, checked.output
    tap(me, f"{card} .drop")
    me.page.locator("[data-import]").set_input_files(file)
    me.see(card)
    me.page.reload()
    tap(me, f"{card} .card")
    assert me.see(f"[data-field={figure}]").input_value() == "7"


def test_a_file_that_is_no_pack_is_refused(visit: Visit, tmp_path: Path) -> None:
    me = visit(size="phone").open("/beside?tab=cards&edition=second")
    me.see("[data-new]")
    file = tmp_path / "shopping.zip"
    file.write_text("milk, eggs")
    me.page.locator("[data-import]").set_input_files(file)
    me.see("[role=alert]")
