"""The fight by tokens: whole fights by mouse, keys and touch, from both sides, and for those who watch."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.test_access import findings
from tests.e2e.third import act, confirm
from tests.e2e.third_screens import FIGHTERS, chair, laid, offers
from tests.e2e.visitor import Hand, Visitor
from tests.server.house import Server, Table

SHOWN_AT_MOST = 9
"""Lines in the question, however many options there are: each has a key."""


def watching(table: Table) -> str:
    return f"/game/{table.game}#{table.created['spectator_token']}"


def request_of(table: Table) -> dict[str, Any] | None:
    return table.spectator.look()["view"]["request"]


def option(table: Table, like: str) -> dict[str, Any]:
    options = table.asked()[1]["view"]["request"]["options"]
    return next(each for each in options if re.match(like, each["id"]))


def token(me: Visitor, id: str) -> Locator:
    return me.see(f'button[data-token="{id}"]')


def fight_through(me: Visitor, table: Table, mine: int, hand: Hand) -> int:
    """The whole fight: this visitor decides for a seat, the other seat passes or takes the first thing."""
    decided = 0
    for _ in range(150):
        request = request_of(table)
        if request is None:
            return decided
        if request["waiting"] != [mine]:
            table.step(lambda options: options[-1] if "pass" in options else options[0])
            continue
        version = table.seats[mine].look()["version"]
        me.eventually(lambda version=version: me.version >= version, "what happened")
        assert me.asked().startswith("fight.")
        assert len(me.offered()) <= SHOWN_AT_MOST
        act(me, hand)
        decided += 1
    raise AssertionError("the fight never ends")


@pytest.mark.parametrize(
    ("hand", "size"), [("mouse", "desktop"), ("keys", "desktop"), ("touch", "phone")], ids=lambda value: value
)
def test_a_whole_fight(visit: Visit, server: Server, hand: Hand, size: str) -> None:
    table = server.create("third", "reanimates", seats=FIGHTERS)
    me = visit(size=size).open(chair(table, 0))
    assert fight_through(me, table, 0, hand) >= 2
    assert table.spectator.look()["view"]["result"] is not None


def test_tokens_are_chosen_and_do_one_thing(visit: Visit, server: Server) -> None:
    table = laid(server, "dreadbringer", offers("fight.action", 0, "spend:", "recast:"))
    strike, recast = option(table, "spend:"), option(table, "recast:")
    me = visit().open(chair(table, 0))
    first = strike["args"]["tokens"].split("+")[0]
    held = me.see("[data-held]")
    expect(held).to_have_attribute("data-held", "")
    token(me, first).click()
    expect(token(me, first)).to_have_attribute("aria-pressed", "true")
    expect(held).to_have_attribute("data-held", first)
    expect(me.see("[data-confirm]")).to_contain_text("Strike for")
    assert not any(id == "pass" for id in me.offered()), "in the middle of an action nobody means to pass"
    me.page.keyboard.press("Escape")
    expect(held).to_have_attribute("data-held", "")
    expect(me.page.locator("[data-confirm]")).to_be_disabled()

    agility, target = recast["args"]["tokens"], recast["args"]["target"]
    token(me, agility).click()
    expect(me.page.locator("[data-confirm]")).to_be_disabled()
    expect(token(me, target)).to_have_attribute("data-state", "target")
    token(me, target).click()
    confirm(me, "mouse")
    told = [event["key"] for event in table.seats[0].get("events", since=0)["events"]]
    assert told.count("fight-agility") == 1
    assert "fight-recast" in told


def test_a_line_of_the_question_takes_its_tokens_in_hand(visit: Visit, server: Server) -> None:
    table = laid(server, "dreadbringer", offers("fight.action", 0, "spend:", "flip:"))
    me = visit().open(chair(table, 0))
    me.see("[data-held]")
    offered = me.offered()
    strike = next(id for id in offered if id.startswith("spend:"))
    me.see(f'[data-option="{strike}"]').click()
    named = option(table, re.escape(strike) + "$")["args"]["tokens"].split("+")
    for id in named:
        expect(token(me, id)).to_have_attribute("aria-pressed", "true")
    # every option is one press away, for those who would rather read them
    me.page.get_by_role("button", name=re.compile("^All ")).click()
    options = table.asked()[1]["view"]["request"]["options"]
    me.eventually(lambda: len(me.offered()) == len(options), "all options")


def test_shields_answer_a_hit(visit: Visit, server: Server) -> None:
    """The one that strikes lies there until it is answered."""
    for _ in range(30):
        table = laid(server, "dreadbringer", offers("fight.action", 1, "spend:"))
        strike = option(table, "spend:")["id"]
        table.step(lambda options, strike=strike: strike)
        request = request_of(table)
        if request and request["key"] == "fight.block" and request["waiting"] == [0]:
            break
    else:
        raise AssertionError("nobody ever had a shield")
    block = option(table, "block:")
    me = visit().open(chair(table, 0))
    assert me.asked() == "fight.block"
    assert me.offered()[-1] == "take-damage"
    token(me, block["args"]["tokens"].split("+")[0]).click()
    confirm(me, "mouse")
    told = [event["key"] for event in table.seats[0].get("events", since=0)["events"]]
    assert "fight-blocked" in told


def test_a_reload_in_the_middle_of_a_fight(visit: Visit, server: Server) -> None:
    table = laid(server, "dreadbringer", offers("fight.action", 0, "spend:"))
    me = visit().open(chair(table, 0))
    lying = me.see(".own ul").get_attribute("aria-label")
    me.page.reload()
    expect(me.see(".own ul")).to_have_attribute("aria-label", lying or "")
    me.asked()
    act(me, "mouse")


def test_the_neighbour_plays_the_enemy_in_polish(visit: Visit, server: Server) -> None:
    """The same places and gestures from the other side; the hero's player sees it happen."""
    table = laid(server, "dreadbringer", offers("fight.action", 1, "spend:"))
    hero, enemy = visit().open(chair(table, 0)), visit(lang="pl").open(chair(table, 1))
    expect(enemy.see("[data-for]")).to_contain_text("Grasz wroga")
    strike = option(table, "spend:")
    hero.see("[data-scene=fight]")
    assert hero.page.locator("button[data-token]").count() == 0, "it is not the hero's decision"
    token(enemy, strike["args"]["tokens"].split("+")[0]).click()
    expect(enemy.see("[data-confirm]")).to_contain_text("Uderz za")
    confirm(enemy, "mouse")
    hero.eventually(
        lambda: "Dreadbringer attacks" in " ".join(hero.page.locator("[role=log] p").all_inner_texts()),
        "the attack in the hero's page",
    )


def test_a_whole_fight_in_two_browsers_and_two_languages(visit: Visit, server: Server) -> None:
    """One fights, the other plays the enemy; each sees what the other does, in words of its own."""
    table = server.create("third", "reanimates", seats=FIGHTERS)
    hero, enemy = visit(lang="ru").open(chair(table, 0)), visit(lang="pl").open(chair(table, 1))
    both = (hero, enemy)
    decided = [0, 0]
    for _ in range(150):
        request = request_of(table)
        if request is None:
            break
        asked: int = request["waiting"][0]
        version: int = table.seats[asked].look()["version"]
        me = both[asked]
        me.eventually(lambda: me.version >= version, "what happened")  # noqa: B023
        assert me.asked().startswith("fight.")
        assert both[1 - asked].question() == "" or both[1 - asked].version < version
        act(me, "mouse")
        decided[asked] += 1
    assert request_of(table) is None
    assert min(decided) >= 1
    for me, lang in ((hero, "ru"), (enemy, "pl")):
        me.eventually(lambda: me.version >= table.spectator.look()["version"], "the end")  # noqa: B023
        assert me.page.locator("html").get_attribute("lang") == lang
    told = table.spectator.get("events", since=0, lang="pl")["events"][-1]["said"]
    assert told


def test_the_server_is_killed_in_the_middle_of_a_fight(visit: Visit, server: Server) -> None:
    table = laid(server, "dreadbringer", offers("fight.action", 0, "spend:"))
    me = visit().open(chair(table, 0))
    lying = me.see(".own ul").get_attribute("aria-label")
    held = option(table, "spend:")["args"]["tokens"].split("+")[0]
    token(me, held).click()
    server.kill()
    server.start()
    assert me.asked() == "fight.action"
    expect(me.see(".own ul")).to_have_attribute("aria-label", lying or "")
    act(me, "mouse")


def test_where_one_may_flee_to(visit: Visit, server: Server) -> None:
    table = laid(server, "dreadbringer", offers("fight.flight", 0, "flee-to:"))
    me = visit().open(chair(table, 0))
    way = option(table, "flee-to:")["id"]
    hexes = [each["id"] for each in table.asked()[1]["view"]["request"]["options"] if "hex" in each["args"]]
    me.see("[data-flee]")
    assert me.page.locator("[data-flee]").count() == len(hexes)
    me.see(f'[data-flee="{way}"]').click()
    confirm(me, "mouse")
    told = [event["key"] for event in table.spectator.get("events", since=0)["events"]]
    assert "fight-fled" in told


def test_spectators_see_all_and_can_press_nothing(visit: Visit, server: Server) -> None:
    table = laid(server, "challenge", offers("fight.action", 0))
    me = visit(lang="ru").open(watching(table))
    me.see("[data-token]")
    assert me.page.locator("button[data-token]").count() == 0
    sides = table.spectator.look()["view"]["position"]["fight"]["sides"]
    lying = [each["id"] for side in sides for each in side["pool"] if not each["covered"]]
    shown = me.page.eval_on_selector_all("[data-token]", "all => all.map(one => one.dataset.token)")
    assert sorted(shown) == sorted(lying)


def test_a_fight_can_be_heard(visit: Visit, server: Server) -> None:
    """What a screen reader says: the question and its lines, then both pools, each token by its sides."""
    table = laid(server, "dreadbringer", offers("fight.action", 0, "spend:"))
    me = visit().open(chair(table, 0))
    strike = option(table, "spend:")
    token(me, strike["args"]["tokens"].split("+")[0]).focus()
    me.page.keyboard.press("Space")
    told = me.page.locator("body").aria_snapshot()
    order = ['heading "Round', 'button "Strike for', 'list "Tokens of Dreadbringer', 'list "Tokens of Laurel']
    places = [told.find(part) for part in order]
    assert -1 not in places, order[places.index(-1)]
    assert places == sorted(places)
    assert re.search(r'button "[^"]+, below: [^"]+" \[pressed\]', told)
    assert "Picked: " in me.page.locator("[data-question] [role=status]").inner_text()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_no_serious_finding(visit: Visit, server: Server, size: str) -> None:
    tables = [
        (laid(server, "dreadbringer", offers("fight.action", 0, "spend:")), 0),
        (laid(server, "dreadbringer", offers("fight.flight", 0, "flee-to:")), 0),
        (laid(server, "margath", offers("fight.action", 1, "spend:")), 1),
    ]
    for table, seat in tables:
        me = visit(size=size).open(chair(table, seat))
        me.asked()
        me.see("[data-token], [data-flee]")
        found: list[str] = []
        for theme in ("parchment", "candle"):
            me.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            found += [f"{theme} {each}" for each in findings(me.page)]
        assert not found, "\n".join(found)
        assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
