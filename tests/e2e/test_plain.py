"""A game without a folder of its own in the client is played at a plain table, by words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.client import BUILT
from tests.e2e.conftest import Visit
from tests.e2e.screens import seat
from tests.e2e.test_access import findings
from tests.e2e.visitor import Hand, Visitor
from tests.server.house import Server, Table

SEATS = [{"name": "Ania"}, {"kind": "bot"}]


@pytest.fixture
def plainly(visit: Visit) -> Visit:
    """Visitors whose client has lost the folder of bonds: every game of ours has one by now."""
    assets = BUILT.parent / "assets"
    (plain,) = assets.glob("plain-*.js")
    (folder,) = assets.glob("bonds-*.js")

    def instead(route: Route) -> None:
        route.fulfill(
            content_type="text/javascript", body=f'export {{PLAIN as default}} from "./{plain.name}";'
        )

    def come(**wishes: str) -> Visitor:
        me = visit(**wishes)
        me.page.route(f"**/assets/{folder.name}", instead)
        return me

    return come


@pytest.mark.parametrize(
    ("hand", "size"), [("mouse", "desktop"), ("touch", "phone")], ids=lambda value: value
)
def test_it_can_be_played(plainly: Visit, server: Server, hand: Hand, size: str) -> None:
    table = server.create("bonds", None, seats=SEATS)
    me = plainly(size=size).open(seat(table))
    assert me.play(25, hand) == 25
    assert table.spectator.look()["view"]["length"] > 25
    if size == "desktop":
        assert me.page.locator("aside ol li .said, aside ol li span").count() > 3, "the chronicle tells it"


def at_the_list(me: Visitor, table: Table) -> str:
    """Answers until heroes are chosen and a question is about no space; the card of the first hero."""
    for _ in range(40):
        me.asked()
        view = table.seats[0].look()["view"]
        hero = str(view["position"]["heroes"][0]["id"])
        # the options, not the stage: it shows the answer before, until that has been told
        if hero and not any("hex" in option["args"] for option in view["request"]["options"]):
            return hero
        me.answer()
    raise AssertionError("every question was about spaces")


def test_all_that_lies_there_can_be_read(plainly: Visit, server: Server) -> None:
    table = server.create("bonds", None, seats=SEATS)
    me = plainly().open(seat(table))
    card = at_the_list(me, table)
    listed = me.see("[data-scene=position]")
    expect(listed).to_contain_text("Heroes")
    expect(listed).to_contain_text("Gold")
    name = server.client.get("/api/book/bonds?lang=en").json()["cards"][card]["name"]
    listed.locator("summary", has_text=name).first.click()
    listed.get_by_role("button", name=name).first.click()
    expect(me.see("dialog article")).to_contain_text(name)
    me.page.keyboard.press("Escape")
    assert not findings(me.page)


def test_questions_about_spaces_are_answered_on_the_map(plainly: Visit, server: Server) -> None:
    table = server.create("bonds", None, seats=SEATS)
    me = plainly().open(seat(table))
    for _ in range(60):
        me.asked()
        if me.page.locator("[data-stage=map]").count():
            break
        me.answer()
    me.see("[data-space][aria-disabled=false]")
    assert not findings(me.page)


def test_it_is_set_on_the_page_for_new_games(visit: Visit, server: Server) -> None:
    me = visit().open("/new")
    me.see("[data-begin]:enabled")
    me.page.get_by_role("radio", name="Unbreakable Bonds", exact=False).first.check(force=True)
    me.see("[data-begin]:enabled")
    me.page.get_by_role("button", name="Remove seat 3").click()
    me.see("[data-begin]").click()
    me.asked()
    key = next(key for key in me.kept()[me.game]["keys"] if key["role"] == "seat")
    assert server.guest(me.game, key["token"]).look()["view"]["edition"] == "bonds"
