"""The Third Edition in the browser: set up, played by mouse and touch, read by all, silent about secrets."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.e2e.conftest import Visit
from tests.e2e.screens import seat
from tests.e2e.test_access import findings
from tests.e2e.third import act
from tests.e2e.visitor import Hand, Visitor
from tests.server.house import Server, Table

SEATS: list[dict[str, Any]] = [{"name": "Ania"}, {"kind": "bot"}]
TWO: list[dict[str, Any]] = [{"name": "Ania"}, {"name": "Jan"}]
LEADS: dict[str, tuple[str, ...]] = {
    "event.choice": ("go-adventuring",),
    "test.exert": ("go-adventuring", "train", "choice"),
    "shop.buy": ("shop",),
    "hand.discard": ("train",),
}
"""What leads to a question, if it is offered."""


def until(table: Table, question: str, most: int = 600) -> int:
    """Everybody plays until this is asked; the seat that is asked. Who only did what leads there could go
    round in circles, so half of the answers fall by chance."""
    luck = Random(7)
    leads = LEADS.get(question, ())

    def choose(options: list[str]) -> str:
        wanted = [option for option in options if option.partition(":")[0] in leads]
        going = [option for option in options if option.partition(":")[0] in ("go", "walk", "travel")]
        for liked, often in ((wanted, 0.9), (going, 0.5)):
            if liked and luck.random() < often:
                return luck.choice(liked)
        return luck.choice(options)

    for _ in range(most):
        request = table.spectator.look()["view"]["request"]
        assert request is not None, f"over before {question}"
        if request["key"] == question:
            return int(request["waiting"][0])
        table.step(choose)
    raise AssertionError(f"{question} never asked")


def chair(table: Table, at: int) -> str:
    return f"/game/{table.game}#{table.created['seats'][at]['token']}"


@pytest.mark.parametrize(
    ("hand", "size", "decisions"),
    [("mouse", "desktop", 40), ("touch", "phone", 25)],
    ids=["mouse", "touch"],
)
def test_a_person_plays(visit: Visit, server: Server, hand: Hand, size: str, decisions: int) -> None:
    table = server.create("third", None, seats=SEATS)
    me = visit(size=size).open(seat(table))
    played = 0
    while played < decisions and (key := me.asked()):
        if key.startswith("fight."):  # tokens are picked, then what they do
            act(me, hand)
        else:
            me.answer(hand=hand)
        played += 1
    assert played == decisions or me.ended()
    assert table.spectator.look()["view"]["length"] > played


def test_a_quick_game_is_one_press_away(visit: Visit, server: Server) -> None:
    me = visit().open("/")
    me.see("[data-quick-game=third]").click()
    assert me.asked() == "setup.scenario"
    me.see("[data-scene=scenario]")
    assert not findings(me.page)
    me.page.locator('[data-thing="scenario:margath"]').click()
    expect(me.see("[data-confirm]")).to_be_enabled()
    me.see("[data-confirm]").click()
    key = me.eventually(
        lambda: me.question() if me.question() in ("setup.hero", "setup.place") else "", "the set-up goes on"
    )
    if key == "setup.hero":
        me.see("[data-scene=heroes]")
        assert me.page.locator("[data-scene=heroes] [data-thing]").count() == 6
        assert not findings(me.page)


def test_it_is_set_on_the_page_for_new_games(visit: Visit, server: Server) -> None:
    me = visit().open("/new")
    me.see("[data-begin]:enabled")
    me.page.get_by_role("radio", name="Third Edition", exact=False).first.check(force=True)
    me.see("[data-begin]:enabled")
    me.page.get_by_role("button", name="Remove seat 3").click()
    expect(me.page.get_by_role("button", name="Remove seat 2")).to_have_count(0)
    me.see("[data-begin]").click()
    me.asked()
    key = next(key for key in me.kept()[me.game]["keys"] if key["role"] == "seat")
    assert server.guest(me.game, key["token"]).look()["view"]["edition"] == "third"


def test_the_start_is_chosen_on_the_map(visit: Visit, server: Server) -> None:
    table = server.create("third", None, seats=TWO, options={"scenario": "margath"})
    asked = until(table, "setup.place")
    me = visit().open(chair(table, asked))
    assert me.asked() == "setup.place"
    me.see("canvas.painted", "attached")
    spot = me.see("[data-space][aria-disabled=false]")
    place = spot.get_attribute("data-space")
    spot.click(force=True)
    me.see("[data-confirm]").click()
    me.eventually(lambda: me.question() != "setup.place", "the hero stands there")
    stands = table.spectator.look()["view"]["position"]["heroes"][asked]["hex"]
    assert place == f"{stands[0]},{stands[1]}"


def first_turn(server: Server) -> tuple[Table, int]:
    table = server.create("third", None, seats=TWO, options={"scenario": "margath"})
    return table, until(table, "turn.action")


@pytest.mark.parametrize("theme", ["parchment", "candle"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_turn_can_be_read_by_all(visit: Visit, server: Server, size: str, theme: str) -> None:
    table, asked = first_turn(server)
    me = visit(size=size, theme=theme).open(chair(table, asked))
    assert me.asked() == "turn.action"
    me.see("canvas.painted", "attached")
    assert {"travel", "take-rest", "train", "end-turn"} <= set(me.offered())
    if size == "desktop":
        track = me.see("[data-time]")
        assert track.locator("ol > li").count() == 12
        expect(track.locator("[aria-current=step]")).to_have_count(1)
        assert me.page.locator("[data-space]").count() == 203
        assert not findings(me.page)
        me.see("[data-villain]").click()
        shown = me.see("dialog[open]")
        expect(shown).to_contain_text("Margath")
        assert shown.locator(".against li").count() == 2
    assert not findings(me.page)


@pytest.mark.parametrize(
    ("question", "scene"),
    [
        ("event.choice", "card"),
        ("test.exert", "test"),
        ("shop.buy", "market"),
        ("hand.discard", "growth"),
    ],
)
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_scene_shows_what_the_question_is_about(
    visit: Visit, server: Server, question: str, scene: str, size: str
) -> None:
    table, asked = reached(server, question)
    me = visit(size=size).open(chair(table, asked))
    assert me.asked() == question
    me.see(f"[data-scene={scene}]")
    assert not findings(me.page)
    things = me.page.locator(f"[data-scene={scene}] [data-thing]")
    offered = set(me.offered())
    stand_for = set(things.evaluate_all("all => all.map(one => one.dataset.thing)"))
    assert stand_for & offered, "things on the stage stand for options"


def reached(server: Server, question: str) -> tuple[Table, int]:
    """A game in which this is asked; chance may need a few of them."""
    for _ in range(6):
        table = server.create("third", None, seats=TWO, options={"scenario": "corpse-king"})
        try:
            return table, until(table, question)
        except AssertionError:
            continue
    raise AssertionError(f"{question} is never asked")


def overheard(visitor: Visitor) -> list[str]:
    """Every byte that the page is sent from now on."""
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    visitor.page.on("websocket", listen)
    return frames


def test_hidden_hands_are_never_in_anothers_page(visit: Visit, server: Server) -> None:
    table, _ = first_turn(server)
    watching = visit()
    frames = overheard(watching)
    watching.open(chair(table, 1))
    watching.see("[data-question]")
    seen: Callable[[], dict[str, Any]] = lambda: table.seats[0].look()["view"]["position"]["heroes"][0]  # noqa: E731
    secrets: set[str] = set()
    for _ in range(12):
        secrets |= {card for card in seen()["hand"] if not card.startswith("?")}
        table.step(lambda options: "train" if "train" in options else options[0])
    assert secrets
    view = table.seats[1].look()["view"]
    assert all(card.startswith("?") for card in view["position"]["heroes"][0]["hand"])
    told = {
        card
        for event in table.seats[1].get("events")["events"]
        for card in re.findall(r"[a-z-]+", str(event["facts"]))
    }
    public = told | set(view["position"]["skill_discards"]) | set(view["position"]["heroes"][0]["skills"])
    mine = {card for hero in view["position"]["heroes"][1:] for card in (*hero["hand"], *hero["skills"])}
    for card in secrets - public - mine:
        assert not any(f'"{card}"' in frame for frame in frames), f"{card} was sent to the other seat"
