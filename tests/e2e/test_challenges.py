"""A puzzle solved and failed, the game of the day alike in two browsers, a record on the device."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

from tamalir import load
from tamalir.cli.reported import write_test
from tamalir.games import GAMES
from tamalir.host import reported
from tests.e2e.conftest import Visit
from tests.e2e.screens import seat
from tests.e2e.visitor import Visitor
from tests.server.house import Server

BOOK = GAMES["second"].puzzles
assert BOOK is not None
SCENE, CARD = next(iter(BOOK.known().items()))


def record(me: Visitor) -> dict[str, Any]:
    return json.loads(me.page.evaluate("localStorage.getItem('tamalir.record') ?? '{}'"))


def begin(me: Visitor) -> None:
    me.open("/challenges")
    me.see(f'[data-puzzle="{SCENE}"]').click()
    assert me.asked()


def test_a_puzzle_that_is_failed_says_what_was_better(visit: Visit) -> None:
    me = visit(lang="pl")
    begin(me)
    assert me.page.locator(".best").count() == 0  # no odds
    assert CARD.proven.best in me.offered()
    me.answer(next(option for option in me.offered() if option != CARD.proven.best))
    me.play(40)
    assert me.see("[data-verdict]").get_attribute("data-verdict") == "missed"
    assert record(me)["puzzles"] == {SCENE: False}
    me.see("[data-retry]").click()
    me.eventually(lambda: not me.ended(), "the same puzzle again")
    assert me.asked()


def test_a_puzzle_that_is_solved_stays_solved(visit: Visit) -> None:
    """By whoever knows the solver: each question is answered by its best option."""
    me = visit()
    begin(me)
    token = next(key["token"] for key in me.kept()[me.game]["keys"] if key["role"] == "seat")
    for _ in range(40):
        if not me.asked():
            break
        game = me.game
        save = me.page.evaluate(
            """async ([game, token]) => (await (await fetch(`/api/games/${game}/export?whole=true`,
               { headers: { authorization: `Bearer ${token}` } })).json()).save""",
            [game, token],
        )
        table = load({**save, "dealer": {"kind": "manual"}})
        assert BOOK is not None
        rows = BOOK.judge(table, 0)
        best = max(rows, key=lambda id: rows[id].win) if rows else None
        me.answer(best if best in me.offered() else None)
    assert me.see("[data-verdict]").get_attribute("data-verdict") == "solved"
    assert record(me)["puzzles"] == {SCENE: True}
    me.open("/challenges")
    assert "solved" in (me.see(f'[data-puzzle="{SCENE}"]').get_attribute("class") or "")


def seen(server: Server, me: Visitor) -> dict[str, Any]:
    """The position as this browser knows it."""
    token = next(key["token"] for key in me.kept()[me.game]["keys"] if key["role"] == "seat")
    answer = server.client.get(f"/api/games/{me.game}", headers={"authorization": f"Bearer {token}"})
    return answer.json()["view"]


@pytest.mark.parametrize("edition", [game.id for game in GAMES.values() if game.daily is not None])
def test_the_game_of_the_day_is_the_same_in_two_browsers(visit: Visit, server: Server, edition: str) -> None:
    both = visit(), visit(lang="ru")
    for me in both:
        me.open("/challenges")
        me.see(f'[data-daily="{edition}"]').click()
        me.eventually(lambda me=me: "/game/" in me.page.url, "the table of the day")
    for _ in range(4):
        assert both[0].asked() == both[1].asked()
        one, other = (seen(server, me)["request"] for me in both)
        assert one == other
        # what the pages add to it, such as whole journeys, comes when it is worked out: take what both offer
        common = [option for option in both[0].offered() if option in both[1].offered()]
        for me in both:
            me.answer(common[-1])
    for me in both:
        me.asked()
    assert both[0].game != both[1].game
    one, other = (seen(server, me) for me in both)
    assert one["position"] == other["position"]
    assert one["length"] == other["length"]


def test_a_report_becomes_a_test_and_back(visit: Visit, server: Server, tmp_path: Path) -> None:
    table = server.create("second", "brood")
    me = visit(lang="ru").open(seat(table))
    assert me.asked()
    me.see("[data-menu]").click()
    me.see("[data-report-open]").click()
    me.see("textarea").fill("The brood bites twice")
    with me.page.expect_download() as saved:
        me.see("[data-report]").click()
    file = tmp_path / "report.json"
    saved.value.save_as(file)
    report = reported.read(file.read_bytes())
    assert (report.edition, report.kind, report.seat) == ("second", "other", 0)
    assert report.page["question"] == me.question()
    assert set(me.offered()) <= set(reported.offered(report))
    test, _ = write_test(report, tmp_path)
    found = runpy.run_path(str(test))
    with pytest.raises(pytest.fail.Exception, match="bites twice"):
        found["test_the_brood_bites_twice"]()
