"""The co-operative table: two browsers as one team, deeds out of turn, trade on scales, the combat board."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tamalir.language import speaker
from tests.e2e.bonds_screens import BONDS, TEAM, at_the_market, board_fight, strikes, team, waits
from tests.e2e.conftest import Visit
from tests.e2e.test_access import findings
from tests.e2e.third import act, confirm
from tests.e2e.third_screens import chair
from tests.e2e.visitor import Hand, Visitor
from tests.server.house import Server, Table


def position(table: Table) -> dict[str, Any]:
    return table.spectator.look()["view"]["position"]


def request_of(table: Table) -> dict[str, Any] | None:
    return table.spectator.look()["view"]["request"]


def asked_seat(table: Table) -> int:
    """Whose answer all wait for."""
    request = request_of(table)
    assert request is not None
    return int(request["waiting"][0])


def told(table: Table) -> list[str]:
    return [event["key"] for event in table.spectator.get("events", since=0)["events"]]


def do(me: Visitor, deed: str) -> None:
    """A deed while somebody else is asked: looked at first, then done."""
    me.see(f'[data-offer="{deed}"]').click()
    expect(me.see(f'[data-offer="{deed}"]')).to_have_attribute("aria-pressed", "true")
    me.see("[data-deed]").click()


def test_a_team_in_two_browsers_and_two_languages(visit: Visit, server: Server) -> None:
    """Eliam sends a coin; Laurel opens it in his turn, and then buys from him, the scales in sight."""
    table = at_the_market(server)
    eliam, laurel = visit(lang="pl").open(chair(table, 0)), visit(lang="ru").open(chair(table, 1))
    card = position(table)["heroes"][0]["assets"][0]
    assert eliam.asked() == "turn.action"
    laurel.see("[data-space]")
    expect(laurel.see("[data-barred=open-envelope]")).to_contain_text("Открыть конверт")

    eliam.answer("send-envelope")
    eliam.asked()
    eliam.answer("give-coin")
    assert eliam.asked() == "envelope.whom"
    eliam.answer("to-hero:1")
    assert eliam.asked() == "turn.action"
    expect(eliam.see("[data-supply]")).to_have_attribute("data-supply", "2")
    assert position(table)["heroes"][1]["gold"] == 2
    do(laurel, "open-envelope")
    laurel.eventually(lambda: position(table)["heroes"][1]["gold"] == 3, "the coin")
    expect(laurel.see("[data-supply]")).to_have_attribute("data-supply", "3")
    assert asked_seat(table) == 0, "it is still the other's turn"

    do(laurel, "trade:0")
    assert laurel.asked() == "deal.offer"
    laurel.see("[data-scene=deal] [data-balance=open]")
    laurel.see(f'[data-thing="ask:{card}"]').click()
    confirm(laurel, "mouse")
    laurel.asked()
    laurel.see("[data-scene=deal] [data-balance=even]")
    pans = [laurel.see(f"[data-weight={side}]").inner_text() for side in ("gives", "wants")]
    assert pans[0] == pans[1] != "0", "gold makes the scales even"
    laurel.answer("propose")
    assert eliam.asked() == "deal.answer"
    eliam.see("[data-scene=deal]")
    eliam.answer("accept")
    laurel.eventually(lambda: card in position(table)["heroes"][1]["assets"], "what she bought")
    assert {"envelope-sent", "envelope-opened", "hand-over-offered"} <= set(told(table))
    assert eliam.asked() == "turn.action"
    for me, lang in ((eliam, "pl"), (laurel, "ru")):
        assert me.page.locator("html").get_attribute("lang") == lang
        assert me.page.locator("[role=log] p").count() > 3


def test_a_party_is_formed_joined_and_left(visit: Visit, server: Server) -> None:
    """A bracket holds those who travel together; whoever is in it may leave in anybody's turn."""
    table = team(server)
    first = asked_seat(table)
    if first == 2:  # he begins somewhere else
        table.step(lambda options: "end-turn")
        first = asked_seat(table)
    other = 1 - first
    leader, fellow = visit().open(chair(table, first)), visit().open(chair(table, other))
    assert leader.asked() == "turn.action"
    fellow.see("[data-space]")
    leader.answer(f"form-party:{other}")
    assert fellow.asked() == "party.accept"
    fellow.answer("yes")
    for me in (leader, fellow):
        me.see(f'[data-party="{first} {other}"]')
    leader.asked()
    leader.answer("prepare")
    fellow.see(f'[data-prepared="{first}"]')
    do(fellow, "leave-party")
    fellow.eventually(lambda: position(table)["parties"] == [], "each goes alone")
    expect(fellow.page.locator("[data-party]")).to_have_count(0)
    expect(fellow.see("[data-barred=leave-party]")).to_contain_text("The hero is in no party.")


def test_what_comes_is_said_above_the_map(visit: Visit, server: Server) -> None:
    table = waits(team(server), 2)
    waiting = asked_seat(table)
    me = visit().open(chair(table, waiting))
    me.asked()
    me.see("[data-space]")
    figures: dict[str, Any] = table.seats[waiting].look()["view"]["figures"]["team"]
    expect(me.see("[data-rounds]")).to_have_attribute("data-rounds", str(figures["rounds"]))
    expect(me.see("[data-cities]")).to_have_attribute("data-cities", "4")
    march = figures["marches"][0]
    assert march["goal"], "by now it has a unit, and a target"
    expect(me.see("[data-comes]")).to_contain_text("march on" if len(march["way"]) > 1 else "scorch")
    goal = ",".join(map(str, march["goal"]))
    expect(me.page.locator(f'[data-space="{goal}"]')).to_have_attribute(
        "aria-label", re.compile("will reach it")
    )


def test_plagued_places_can_be_heard(visit: Visit, server: Server) -> None:
    table = team(server, "red-death")
    me = visit().open(chair(table, asked_seat(table)))
    me.asked()
    me.see("[data-space]")
    sick = position(table)["plague"]
    assert sick
    for at in sick:
        expect(me.page.locator(f'[data-space="{at[0]},{at[1]}"]')).to_have_attribute(
            "aria-label", re.compile("Plague")
        )


def test_the_lobby_says_what_was_settled(visit: Visit, server: Server) -> None:
    options = {"mode": "cooperative", "scenario": "red-death", "difficulty": "hard"}
    table = server.create("bonds", None, seats=[{"name": "Ania"}, {"name": "Jan"}], options=options)
    me = visit().open(f"/game/{table.game}/lobby#{table.created['seats'][1]['token']}")
    for word in ("The Red Death", "hard"):
        expect(me.see("[data-settled]")).to_contain_text(word)


COMPANION = [{"kind": "human", **TEAM[0]}, {"kind": "bot", "bot": "adventurer", **TEAM[1]}, *TEAM[2:]]


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_a_companion_says_why(visit: Visit, server: Server, lang: str) -> None:
    """It answers an offer with its reason, in the language of whoever asked."""
    table = at_the_market(server, COMPANION)
    me = visit(lang=lang).open(chair(table, 0))
    card = position(table)["heroes"][0]["assets"][0]
    for deed in ("trade:1", f"give:{card}", "propose"):
        me.asked()
        me.answer(deed)
    about = {"what": card, "what_id": card}
    plans = ("team-deal-mine", "team-deal", "team-no-deal")
    reasons = [speaker(lang).say(f"bot-plan-{plan}", about) for plan in plans]
    slips = me.see(".toasts", "attached")
    me.eventually(lambda: any(reason in slips.inner_text() for reason in reasons), f"one of {reasons}")


# ---- the combat board


def figures_of(table: Table) -> dict[str, Any]:
    boards = table.spectator.look()["view"]["figures"]["boards"]
    return next(board for board in boards if board)


def test_the_board_shows_what_lies_on_it_and_what_comes_next(visit: Visit, server: Server) -> None:
    table = board_fight(server, "warlock", strikes)
    me = visit().open(chair(table, 0))
    me.asked()
    me.see("[data-board=mystic]")
    board = figures_of(table)
    order = me.page.eval_on_selector_all(
        "[data-board-space]", "all => all.map(one => one.dataset.boardSpace)"
    )
    assert order == [space["symbol"] for space in board["spaces"]]
    for space in board["spaces"]:
        here = f'[data-board-space="{space["symbol"]}"] [data-token]'
        lying = me.page.eval_on_selector_all(here, "all => all.map(one => one.dataset.token)")
        assert sorted(lying) == sorted(space["tokens"])
    first = me.page.locator("[data-board-space][data-first]")
    expect(first).to_have_count(1)
    expect(first).to_have_attribute("data-board-space", board["next"]["symbol"])
    expect(me.see("[data-next]")).to_have_attribute("data-next", board["next"]["do"])
    expect(me.see("[data-why]")).to_contain_text("the first space from the top that can do something")


def test_a_reload_in_the_middle_of_a_board_fight(visit: Visit, server: Server) -> None:
    table = board_fight(server, "warlock", strikes)
    me = visit().open(chair(table, 0))
    lying = me.see(".own ul").get_attribute("aria-label")
    why = me.see("[data-why]").inner_text()
    me.page.reload()
    expect(me.see(".own ul")).to_have_attribute("aria-label", lying or "")
    expect(me.see("[data-why]")).to_have_text(why)
    me.asked()
    act(me, "mouse")


def test_the_server_is_killed_in_a_board_fight(visit: Visit, server: Server) -> None:
    table = board_fight(server, "undead-horde", strikes)
    me = visit().open(chair(table, 0))
    why = me.see("[data-why]").inner_text()
    server.kill()
    server.start()
    assert me.asked() == "fight.action"
    expect(me.see("[data-why]")).to_have_text(why)
    act(me, "mouse")


@pytest.mark.parametrize(
    ("hand", "size"), [("mouse", "desktop"), ("keys", "desktop"), ("touch", "phone")], ids=lambda value: value
)
@pytest.mark.parametrize("scene", ["warlock", "orc-marauder"])
def test_a_whole_board_fight(visit: Visit, server: Server, scene: str, hand: Hand, size: str) -> None:
    """By tokens to the end; nobody ever decides for the enemy."""
    table = server.create("bonds", scene, seats=[{"name": "Ania"}], options={"mode": "solo"})
    me = visit(size=size).open(chair(table, 0))
    decided = 0
    for _ in range(120):
        if request_of(table) is None:
            break
        version = table.seats[0].look()["version"]
        me.eventually(lambda version=version: me.version >= version, "what happened")
        if not me.asked():
            break
        act(me, hand)
        decided += 1
    assert request_of(table) is None
    assert decided >= 2


def test_a_board_can_be_heard(visit: Visit, server: Server) -> None:
    """What a screen reader says: the question, then the board with its spaces, what comes, my tokens."""
    table = board_fight(server, "warlock", strikes)
    me = visit().open(chair(table, 0))
    me.asked()
    me.see("[data-board]")
    heard = me.page.locator("body").aria_snapshot()
    order = ['heading "Round', 'article "Combat board: Mystic', 'region "What Warlock would do', "Tokens of"]
    places = [heard.find(part) for part in order]
    assert -1 not in places, order[places.index(-1)]
    assert places == sorted(places)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("screen", list(BONDS))
def test_no_serious_finding(visit: Visit, server: Server, screen: str, size: str) -> None:
    """By daylight and by candle-light, and nothing is wider than the page."""
    me = visit(size=size)
    BONDS[screen](me, server)
    found: list[str] = []
    for theme in ("parchment", "candle"):
        me.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        found += [f"{theme} {each}" for each in findings(me.page)]
    assert not found, "\n".join(found)
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
