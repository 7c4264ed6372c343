"""Whole games with Unbreakable Bonds, played only through the page: alone, and with two companions."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.bonds import decide, play
from tests.e2e.conftest import Visit
from tests.e2e.screens import seat
from tests.e2e.test_third_games import round_of, seen_again
from tests.e2e.third import wished
from tests.e2e.visitor import Hand
from tests.server.house import Server, Table

SOLO: list[dict[str, Any]] = [{"name": "Ania", "hero": "lord-hawthorne"}]
BUSY_ROUNDS = 2
"""So many rounds are played with all that they offer; from then on turns are ended."""
SAID = {
    "won": re.compile(r"^The villain has fallen\. Winner: .+\.$"),
    "lost": re.compile(
        r"^(.+: (all heroes lose|the team has lost)|All heroes are eliminated: nobody wins)\.$"
    ),
}
"""How the cover of the chronicle tells the end of a game that is played together."""


@pytest.mark.parametrize(
    ("hand", "size"), [("mouse", "desktop"), ("keys", "desktop"), ("touch", "phone")], ids=lambda value: value
)
def test_a_solo_game_to_its_end(visit: Visit, server: Server, hand: Hand, size: str) -> None:
    """From the first question to the chronicle of one who has lost when time ran out."""
    table = server.create("bonds", None, seats=SOLO, options={"mode": "solo", "scenario": "corpse-king"})
    me = visit(size=size).open(seat(table))
    assert play(me, hand, lambda: round_of(table) <= BUSY_ROUNDS) >= 25
    me.eventually(me.ended, "the end page")
    result = table.spectator.look()["view"]["result"]
    assert result is not None
    how = "won" if result["winners"] else "lost"
    expect(me.see("[data-together]")).to_have_attribute("data-together", how)
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Lord Hawthorne")
    expect(me.see(".cover .said")).to_have_text(SAID[how])
    expect(me.see("[data-together]")).to_have_text(SAID[how])
    expect(me.page.locator(".cover .cut.won")).to_have_count(1 if how == "won" else 0)
    assert me.page.locator("table tbody tr").count() == 1
    if hand == "mouse":
        seen_again(me, table)


def test_a_game_with_two_companions_by_one_press(visit: Visit, server: Server) -> None:
    """The start page sets the table; companions of the usual strength play, and all come to one end."""
    me = visit().open("/")
    me.see("[data-quick=bonds]").click()
    me.asked()
    me.see("[data-scene=scenario]")
    assert me.see("[data-sheet]").inner_text().count("team") >= 1, "the rules of a team stand there"
    me.answer("scenario:red-death")
    kept = me.kept()[me.game]
    tokens = {key["role"]: key["token"] for key in kept["keys"]}
    look = server.guest(me.game, tokens["spectator"]).look

    def round_now() -> int:
        return int(look()["view"]["position"]["round"])

    play(me, "mouse", lambda: round_now() <= 1)
    me.eventually(me.ended, "the end page")
    me.see("[data-together]")
    view = look()["view"]
    assert len(view["position"]["heroes"]) == 3
    assert view["result"]["winners"] in ([], [0, 1, 2])
    assert me.page.locator("table tbody tr").count() == 3


def test_a_solo_game_by_one_press(visit: Visit, server: Server) -> None:
    me = visit().open("/")
    me.see('[data-quick="bonds:solo"]').click()
    me.asked()
    me.answer("scenario:margath")
    for _ in range(12):
        if me.asked() == "turn.action":
            break
        decide(me)
    me.see("[data-space]")
    me.see("[data-team-goal]").click()
    expect(me.see("dialog[open]")).to_contain_text("Margath")
    sheets = server.client.get("/api/book/bonds").json()["sheets"]
    won = sheets["margath"]["steps"]["normal"][0]["won"]
    share = "" if won is None else str(won["percent"])
    expect(me.see("dialog[open] [data-share]")).to_have_attribute("data-share", share)


def test_modes_scenario_and_difficulty_are_chosen_before(visit: Visit, server: Server) -> None:
    """The sheet stands there before anybody chooses, and says what the step changes."""
    me = visit().open("/new")
    me.see("[data-begin]:enabled")
    me.page.locator('input[name="edition"][value="bonds"]').check(force=True)
    me.see("[data-mode=cooperative]")
    me.page.get_by_role("radio", name="The Locust Swarm").check(force=True)
    sheet = me.see("[data-sheet=locust-swarm]")
    expect(sheet).to_contain_text("The team wins when every warband is defeated.")
    expect(sheet).to_contain_text("3 more appear")
    usual = sheet.inner_text()
    me.page.get_by_role("radio", name="hard", exact=True).check(force=True)
    expect(sheet).not_to_have_text(usual)
    me.page.locator("input[name=mode][value=competitive]").check(force=True)
    expect(me.page.locator("[data-sheet]")).to_have_count(0)
    expect(me.page.get_by_role("radio", name="The Locust Swarm")).to_have_count(0)
    me.page.locator("input[name=mode][value=solo]").check(force=True)
    expect(me.page.locator("ol > li select").first).to_be_visible()
    me.page.get_by_role("radio", name="The Red Death").check(force=True)
    me.see("[data-sheet=red-death]")
    me.see("[data-begin]").click()
    me.asked()
    tokens = {key["role"]: key["token"] for key in me.kept()[me.game]["keys"]}
    setup = server.guest(me.game, tokens["spectator"]).look()["view"]["setup"]
    assert setup["seats"] == 1
    assert setup["options"]["mode"] == "solo"
    assert setup["options"]["scenario"] == "red-death"
    assert setup["options"]["difficulty"] == "hard"


def test_one_person_leads_two_heroes_with_a_companion(visit: Visit, server: Server) -> None:
    """The table shows whichever of them is asked, with nobody to hand the device to; and one may look at it
    with the eyes of the other."""
    me = visit().open("/new")
    me.see("[data-begin]:enabled")
    me.page.locator('input[name="edition"][value="bonds"]').check(force=True)
    me.see("[data-mode=cooperative]")
    second = me.page.locator("ol > li").nth(1).locator("select").first
    second.select_option(label="Another hero of mine")
    me.page.get_by_role("radio", name="The Red Death").check(force=True)
    me.see("[data-begin]").click()
    led: set[int] = set()
    for _ in range(60):
        key = me.asked()
        assert me.page.locator("[data-curtain]").count() == 0
        led.add(me.leads())
        if key == "turn.action" and led == {0, 1}:
            break
        decide(me, wishes=("end-turn",))
    assert led == {0, 1}
    keys = {key["seat"]: key["token"] for key in me.kept()[me.game]["keys"] if key["role"] == "seat"}
    assert set(keys) == {0, 1}
    tokens = {key["role"]: key["token"] for key in me.kept()[me.game]["keys"]}
    kinds = [seat["kind"] for seat in server.guest(me.game, tokens["spectator"]).look()["table"]["seats"]]
    assert kinds == ["human", "human", "bot"]
    now = me.leads()
    me.see(f'[data-lead="{1 - now}"]').click()
    me.eventually(lambda: me.leads() == 1 - now, "the eyes of the other")
    assert me.question() == ""
    me.see(f'[data-lead="{now}"]').click()
    assert me.asked() == "turn.action"
    me.page.reload()
    assert me.asked() == "turn.action", "whoever is asked is led after a reload too"
    assert me.leads() == now


def test_a_first_game_alone(visit: Visit) -> None:
    """The voice speaks of the goal, of the board in a fight, of preparing; and it takes its leave."""
    me = visit().open("/learn?edition=bonds")
    me.see("[data-begin]").click()
    heard: set[str] = set()
    for _ in range(400):
        assert me.asked(), "the game was over before the voice fell silent"
        hint = me.see("[data-coach]").get_attribute("data-coach") or ""
        heard.add(hint)
        if hint == "farewell":
            break
        wishes = {
            "own:prepare": ("prepare",),
            "turn-gem": ("go-adventuring", "end-turn"),
            "turn-shop": ("shop",),
            "turn-learn": ("learn",),
            "turn-rest": ("take-rest",),
            "turn-train": ("train",),
            "turn-end": ("end-turn",),
        }.get(hint, ("travel", "end-turn"))
        if hint == "own:prepare":  # the voice may be ahead of the question that still stands there
            me.eventually(lambda: wished(me, ("prepare",)) is not None, "what the voice speaks of")
        decide(me, "mouse", wishes)
    assert {"own:first-turn", "own:prepare", "farewell"} <= heard
    assert me.see("[data-coach=farewell]").inner_text()
    learnt = me.page.eval_on_selector_all("[data-lesson].done", "all => all.map(one => one.dataset.lesson)")
    assert {"dice", "prepare"} <= set(learnt)


def test_a_table_without_bonds_fetches_none_of_it(visit: Visit, server: Server) -> None:
    table: Table = server.create("third", "dreadbringer", seats=[{"name": "Ania"}, {"name": "Jan"}])
    me = visit()
    fetched: list[str] = []
    me.page.on("request", lambda request: fetched.append(request.url))
    me.open(seat(table)).see("[data-question]")
    assert any("game-third" in url for url in fetched)
    assert not any("game-bonds" in url for url in fetched)
