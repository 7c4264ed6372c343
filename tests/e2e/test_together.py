"""Being together at a table: talk between two browsers, names, a bot that plays for somebody, looking on."""

from __future__ import annotations

from tests.e2e.conftest import Visit
from tests.e2e.test_access import findings
from tests.e2e.test_games import SHORT, link, make
from tests.server.house import Server


def test_two_browsers_talk_each_in_its_language(visit: Visit, server: Server) -> None:
    table = server.create("second", None, seats=[{}, {}], options=SHORT)
    ania, igor = visit(lang="pl").open(link(table, 0)), visit(lang="ru").open(link(table, 1))
    for one in (ania, igor):
        one.see("[data-question]")
    # nobody knows them yet: both are asked, and need not answer
    ania.see("[data-my-name]").fill("Ania")
    ania.page.keyboard.press("Enter")
    ania.page.locator("[data-slip=name]").wait_for(state="detached")
    igor.see("[data-slip=name]")
    igor.eventually(lambda: "Ania" in igor.page.locator("[data-part=company]").inner_text(), "her name")
    # a phrase is read in the language of the reader, first as a slip, then as a mark that something is unread
    ania.see("[data-talk]").click()
    ania.see("[data-phrase=well-done]").click()
    igor.see(".toasts >> text=Ania: Отлично сыграно!")
    igor.see("[data-talk][data-unread='1']")
    igor.page.locator("[data-talk]").click()
    igor.see("[data-talk-lines] >> text=Отлично сыграно!")
    assert findings(igor.page) == []
    igor.page.locator("[data-talk-field]").fill("Спасибо")
    igor.page.keyboard.press("Enter")
    ania.see("[data-talk-lines] >> text=Спасибо")
    ania.see("[data-talk-lines] >> text=Brawo!")
    igor.page.keyboard.press("Escape")
    igor.page.locator("[data-talk]:not([data-unread])").wait_for()


def test_a_bot_plays_for_me_until_i_take_over(visit: Visit, server: Server) -> None:
    table = make(server, people=2, bots=0)
    me = visit().open(link(table, 0))
    me.see("[data-question]")
    me.see("[data-menu]").click()
    me.page.get_by_text("Let a bot play for me").click()
    me.see("[data-slip=bot]")
    assert findings(me.page) == []
    me.see("[data-take-over]").click()
    me.page.locator("[data-slip=bot]").wait_for(state="detached")


def test_a_spectator_is_told_what_one_can_do(visit: Visit, server: Server) -> None:
    table = server.create("second", None, seats=[{}, {}], options=SHORT)
    me = visit().open(f"/game/{table.game}#{table.created['spectator_token']}")
    me.see("[data-looking]")
    assert findings(me.page) == []
    assert "To my next decision" not in me.page.locator("body").inner_text()
    assert "away" not in me.page.locator("[data-part=company]").inner_text()
