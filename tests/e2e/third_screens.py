"""Every screen of the Third Edition, and how to get there: for checks of access, and for pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from tests.e2e.third import at_the_lair
from tests.e2e.visitor import Visitor
from tests.server.house import Server, Table

TWO: list[dict[str, Any]] = [{"name": "Ania"}, {"name": "Jan"}]
FIGHTERS: list[dict[str, Any]] = [{"name": "Marta"}, {"name": "Ania"}]
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


def first_turn(server: Server) -> tuple[Table, int]:
    table = server.create("third", None, seats=TWO, options={"scenario": "margath"})
    return table, until(table, "turn.action")


def reached(server: Server, question: str) -> tuple[Table, int]:
    """A game in which this is asked; chance may need a few of them."""
    for _ in range(6):
        table = server.create("third", None, seats=TWO, options={"scenario": "corpse-king"})
        try:
            return table, until(table, question)
        except AssertionError:
            continue
    raise AssertionError(f"{question} is never asked")


def laid(server: Server, scene: str, wanted: Callable[[dict[str, Any]], bool]) -> Table:
    """A prepared fight with a question that is wanted; tokens fall as they like, so it may take some."""
    for _ in range(40):
        table = server.create("third", scene, seats=FIGHTERS)
        for _ in range(40):
            if table.spectator.look()["view"]["request"] is None:
                break
            request = table.asked()[1]["view"]["request"]
            if wanted(request):
                return table
            table.step(lambda options: "flee" if "flee" in options else options[-1])
    raise AssertionError("it was never asked")


def offers(key: str, seat: int, *ids: str) -> Callable[[dict[str, Any]], bool]:
    """A question to this seat with options that begin so."""

    def wanted(request: dict[str, Any]) -> bool:
        options = [option["id"] for option in request["options"]]
        found = all(any(option.startswith(id) for option in options) for id in ids)
        return request["key"] == key and request["waiting"] == [seat] and found

    return wanted


Show = Callable[[Visitor, Server], Any]


def at(table: Table, seat: int, me: Visitor, see: str) -> None:
    me.open(chair(table, seat)).asked()
    me.see(see)


def scenario(me: Visitor, server: Server) -> None:
    at(server.create("third", None, seats=TWO), 0, me, "[data-scene=scenario]")
    me.see('[data-thing="scenario:margath"]').click()


def heroes(me: Visitor, server: Server) -> None:
    table = server.create("third", None, seats=TWO, options={"scenario": "margath"})
    first = until(table, "setup.hero")
    table.step(lambda options: next(each for each in options if each == "hero:elder-mok"))
    at(table, 1 - first, me, "[data-scene=heroes]")
    me.see('[data-thing="hero:lyssa"]').click()


def turn(me: Visitor, server: Server) -> None:
    table, asked = first_turn(server)
    at(table, asked, me, "[data-space]")


def question(key: str, see: str) -> Show:
    return lambda me, server: at(*reached(server, key), me, see)


def fight(me: Visitor, server: Server) -> None:
    at(laid(server, "dreadbringer", offers("fight.action", 0, "spend:", "flip:")), 0, me, "[data-token]")
    me.see('button[data-token][data-state="can"]').click()


def flight(me: Visitor, server: Server) -> None:
    at(laid(server, "dreadbringer", offers("fight.flight", 0, "flee-to:")), 0, me, "[data-flee]")


def villain(me: Visitor, server: Server) -> None:
    at(at_the_lair(server), 0, me, '[data-option="face-villain"]')
    me.see('[data-option="face-villain"]').click()
    me.see("[data-scene=villain]")


def sheet(me: Visitor, server: Server) -> None:
    """What is known of the villain; on a phone it is opened from the menu."""
    turn(me, server)
    if me.page.locator("[data-villain]:visible").count():
        me.see("[data-villain]").click()
    else:
        me.see(".top button[aria-haspopup], .top .round >> nth=-1").click()
        me.page.get_by_role("menuitem", name="The villain").or_(
            me.page.get_by_role("button", name="The villain")
        ).first.click()
    me.see("dialog[open]")


def entrance(me: Visitor, server: Server) -> None:
    table = at_the_lair(server, 11)
    at(table, 0, me, "[data-question]")
    for _ in range(2):
        table.step(lambda options: "end-turn")
    me.see("[data-moment][open]")


def learn(me: Visitor, server: Server) -> None:
    me.open("/learn?edition=third").see("[data-begin]")


def guided(me: Visitor, server: Server) -> None:
    learn(me, server)
    me.see("[data-begin]").click()
    me.asked()
    me.see("aside[data-coach]")
    me.see("[data-space]")


THIRD: Mapping[str, Show] = {
    "third-scenario": scenario,
    "third-heroes": heroes,
    "third-turn": turn,
    "third-event": question("event.choice", "[data-scene=card]"),
    "third-test": question("test.exert", "[data-scene=test]"),
    "third-market": question("shop.buy", "[data-scene=market]"),
    "third-growth": question("hand.discard", "[data-scene=growth]"),
    "third-fight": fight,
    "third-flee": flight,
    "third-villain": villain,
    "third-sheet": sheet,
    "third-entrance": entrance,
    "third-learn": learn,
    "third-guided": guided,
}
