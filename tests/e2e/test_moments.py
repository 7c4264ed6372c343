"""The story of a game: what it is about, its goal, its great moments, victory and defeat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e import third
from tests.e2e.conftest import Visit
from tests.e2e.test_access import findings
from tests.e2e.visitor import Visitor
from tests.server.house import Server, Table


def link(table: Table, seat: int) -> str:
    return f"/game/{table.game}#{table.created['seats'][seat]['token']}"


def over(table: Table) -> dict[str, Any] | None:
    return table.spectator.look()["view"]["result"]


def hurried(options: list[str]) -> str:
    wishes = (
        "roll:5",
        "stop",
        "adventure",
        "to-battle",
        "stay",
        "attack",
        "end-turn",
        "go-on",
        "pass",
        "done",
    )
    return next((each for wish in wishes for each in options if each.startswith(wish)), options[0])


def scene(me: Visitor) -> tuple[str, str]:
    sheet = me.see("[data-moment]:has([data-to-end])")
    return sheet.get_attribute("data-moment") or "", sheet.inner_text()


def test_the_end_is_a_victory_for_one_and_a_defeat_for_the_other(visit: Visit, server: Server) -> None:
    heroes = ("silhouette", "mordrog")
    people = [{"name": name, "hero": hero} for name, hero in zip(("Ania", "Jan"), heroes, strict=True)]
    table = server.create("second", None, seats=people, options={"turn-limit": 20, "length": "shorter"})
    both = [visit(), visit(lang="pl")]
    for seat, me in enumerate(both):
        me.open(link(table, seat)).see("[data-question]")
    for _ in range(1500):
        if over(table) is not None:
            break
        table.step(hurried)
    result = over(table)
    assert result is not None
    names = {
        lang: server.client.get(f"/api/book/second?lang={lang}").json()["cards"] for lang in ("en", "pl")
    }
    for seat, (me, lang) in enumerate(zip(both, ("en", "pl"), strict=True)):
        kind, text = scene(me)
        assert kind == ("victory" if seat in result["winners"] else "defeat")
        assert names[lang][heroes[seat]]["name"] in text
        assert me.ended(), "its button leads to the chronicle"


def test_whoever_lets_the_dragon_march_sees_the_city_burn(visit: Visit, server: Server) -> None:
    table = third.at_the_lair(server, rounds=23)
    me = visit(theme="candle").open(link(table, 0))
    me.see("[data-question]")
    for _ in range(400):
        if over(table) is not None:
            break
        table.step(
            lambda options: next((each for each in ("end-turn", "stop") if each in options), options[0])
        )
    assert over(table) is not None
    kind, text = scene(me)
    assert kind == "defeat"
    assert "Tamalir burns" in text
    assert findings(me.page) == []
    me.page.locator("[data-moment] [data-stay]").click()
    assert me.page.locator("[data-moment]").count() == 0
    me.page.reload()
    me.see("[data-question]")
    assert me.page.locator("[data-moment]").count() == 0, "a reload shows the end of the timeline"


@pytest.mark.parametrize("edition", ["second", "third"])
def test_a_newcomer_is_told_once_what_the_game_is_about(visit: Visit, server: Server, edition: str) -> None:
    table = server.create(edition, None, seats=[{"name": "Ania"}, {"kind": "bot"}])
    me = visit()
    me.page.add_init_script("localStorage.getItem('seen') ?? localStorage.setItem('tamalir.told', '[]')")
    me.page.add_init_script("localStorage.setItem('seen', 'yes')")
    me.open(link(table, 0))
    tale = me.see("[data-tale]")
    assert tale.locator("li .lino").count() == 4
    assert findings(me.page) == []
    me.page.keyboard.press("Enter")
    me.eventually(lambda: me.page.locator("[data-tale]").count() == 0, "the tale is told")
    me.page.reload()
    me.see("[data-question]")
    me.page.wait_for_timeout(300)
    assert me.page.locator("[data-tale]").count() == 0
    if edition == "second":
        me.see("[data-goal]").click()
        me.see("[data-tale]")
