"""Every screen of Unbreakable Bonds, and how to get there: for checks of access, and for pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import tamalir
from tamalir.server.client import ask
from tamalir.world.hexes import Hex, distance
from tests.e2e.third_screens import chair, until
from tests.e2e.visitor import Visitor
from tests.server.house import Server, Table, eventually

TEAM: list[dict[str, Any]] = [
    {"name": "Ania", "hero": "eliam"},
    {"name": "Jan", "hero": "laurel-of-bloodwood"},
    {"name": "Ewa", "hero": "master-thorn"},
]
COOP = {"mode": "cooperative", "difficulty": "normal"}
ALONE: list[dict[str, Any]] = [{"name": "Ania", "hero": "lord-hawthorne"}]

Show = Callable[[Visitor, Server], Any]


def at(table: Table, seat: int, me: Visitor, see: str) -> None:
    me.open(chair(table, seat)).asked()
    me.see(see)


def team(server: Server, scenario: str = "locust-swarm", seats: list[dict[str, Any]] = TEAM) -> Table:
    """A game of a team in its first turn, Eliam and Laurel side by side."""
    table = server.create("bonds", None, seats=seats, options={**COOP, "scenario": scenario})

    def gather(options: list[str]) -> str:
        return next(each for each in ("start:red-bridge", "stop", options[0]) if each in options)

    for _ in range(60):
        request = table.spectator.look()["view"]["request"]
        if request["key"] == "turn.action":
            return table
        table.step(gather)
    raise AssertionError("the first turn never came")


MARKET: Hex = (6, 2)
"""Tamalir, where envelopes are opened and assets are sold."""
DAYS = 200


def _towards_market(table: Any) -> str:
    """One decision on the way to the market; whoever sits first buys there."""
    request = table.request
    ids = [option.id for option in request.options]
    hero = table.state.heroes[request.seat]
    wish = "start:red-bridge"
    if request.key == "turn.action":
        buys = request.seat == 0 and not hero.assets and "shop" in ids
        wish = "travel" if hero.hex != MARKET else "shop" if buys else "end-turn"
    elif request.key == "move.spend":
        found = [re.match(r"go:(-?\d+),(-?\d+)", id) for id in ids]
        steps = {each.string: (int(each[1]), int(each[2])) for each in found if each}
        near = min(steps, key=lambda id: distance(steps[id], MARKET), default="stop")
        closer = near in steps and distance(steps[near], MARKET) < distance(hero.hex, MARKET)
        wish = near if closer else "stop"
    elif request.key == "shop.sell":
        wish = "done"
    elif request.key == "shop.buy":
        wish = next((id for id in ids if id.startswith("buy:")), ids[0])
    return next(id for id in (wish, "end-turn", "stop", ids[0]) if id in ids)


@cache
def market_day() -> dict[str, Any]:
    """A game of three in the turn of Eliam, who stands beside Laurel in Tamalir with an asset that she could
    pay and a coin to send. Dice and wares fall as they like, so it is looked for."""
    heroes = [seat["hero"] for seat in TEAM]
    options = {**COOP, "scenario": "locust-swarm"}
    for seed in range(DAYS):
        table: Any = tamalir.new("bonds", heroes=heroes, seed=seed, options=options)
        while table.request is not None and table.state.round <= 3:
            eliam, laurel = table.state.heroes[:2]
            mine = table.request.key == "turn.action" and table.request.seat == 0
            if mine and eliam.hex == laurel.hex == MARKET and eliam.assets and eliam.gold:
                cost = table.state.book.catalogue.assets[eliam.assets[0]].cost
                if 0 < cost <= laurel.gold + 1:
                    return dict(table.save())
            table.answer(_towards_market(table))
    raise AssertionError("they never met at the market")


def at_the_market(server: Server, seats: list[dict[str, Any]] = TEAM) -> Table:
    """That day on a server, with three people if nothing else is said."""
    people = [{"kind": "human", **seat} for seat in seats]
    return Table(
        server, ask(server.client, "POST", "/api/games/import", {"save": market_day(), "seats": people})
    )


def waits(table: Table, rounds: int) -> Table:
    """Everybody waits for so many rounds."""
    while table.spectator.look()["view"]["position"]["round"] <= rounds:
        table.step(lambda options: next((o for o in ("end-turn", "stop", "no") if o in options), options[0]))
    return table


def board_fight(server: Server, scene: str, wanted: Callable[[dict[str, Any]], bool]) -> Table:
    """A prepared fight against an enemy that plays itself, at a question that is wanted."""
    for _ in range(40):
        table = server.create("bonds", scene, seats=[{"name": "Ania"}], options={"mode": "solo"})
        for _ in range(20):
            request = table.spectator.look()["view"]["request"]
            if request is None:
                break
            if wanted(table.asked()[1]["view"]):
                return table
            table.step(lambda options: "flee" if "flee" in options else options[-1])
    raise AssertionError("it was never asked")


def strikes(view: dict[str, Any]) -> bool:
    """The hero may act, and the enemy has something to do that is worth a look."""
    boards = [board for board in view["figures"]["boards"] if board]
    due = [space for board in boards for space in board["spaces"] if space["step"]]
    return view["request"]["key"] == "fight.action" and len(due) >= 2


def choosing(me: Visitor, server: Server) -> None:
    me.open("/new").see("[data-begin]:enabled")
    me.page.locator('input[name="edition"][value="bonds"]').check(force=True)
    me.see("[data-mode=cooperative]")
    me.page.get_by_role("radio", name="The Red Death").check(force=True)
    me.see("[data-sheet=red-death]")


def scenario(me: Visitor, server: Server) -> None:
    table = server.create("bonds", None, seats=TEAM, options=COOP)
    until(table, "setup.scenario")
    at(table, 0, me, "[data-scene=scenario]")
    me.see('[data-thing="scenario:locust-swarm"]').click()


def swarm(me: Visitor, server: Server) -> None:
    """In the third round, seen by one who is not in turn and has formed a party."""
    table = waits(team(server), 4)
    at(table, int(table.spectator.look()["view"]["request"]["waiting"][0]), me, "[data-space]")


def deeds(me: Visitor, server: Server) -> None:
    """Laurel, while Eliam thinks: his envelope waits for her."""
    table = at_the_market(server)
    for deed in ("send-envelope", "give-coin", "to-hero:1"):
        table.step(lambda options, deed=deed: deed)
    me.open(chair(table, 1)).see("[data-offer=open-envelope]")
    me.see("[data-space]")


def trade(me: Visitor, server: Server) -> None:
    """Eliam gives what he has; Laurel pays the difference."""
    table = at_the_market(server)
    card = table.spectator.look()["view"]["position"]["heroes"][0]["assets"][0]
    table.step(lambda options: "trade:1")
    table.step(lambda options: f"give:{card}")
    at(table, 0, me, "[data-scene=deal]")


def over(me: Visitor, server: Server) -> None:
    """A game that a team has lost, because nobody did anything."""
    seats = [{"kind": "bot", "bot": "random", "hero": seat["hero"]} for seat in TEAM]
    table = server.create("bonds", None, seats=seats, options={**COOP, "scenario": "corpse-king"})
    eventually(lambda: table.spectator.look()["view"]["request"] is None, 240)
    me.open(f"/game/{table.game}/end#{table.created['spectator_token']}").see("[data-together]")


def plague(me: Visitor, server: Server) -> None:
    table = team(server, "red-death")
    at(table, int(table.spectator.look()["view"]["request"]["waiting"][0]), me, "[data-space]")


def board(me: Visitor, server: Server) -> None:
    at(board_fight(server, "warlock", strikes), 0, me, "[data-board] [data-token]")


def savage(me: Visitor, server: Server) -> None:
    at(board_fight(server, "orc-marauder", strikes), 0, me, "[data-board] [data-token]")


def learn(me: Visitor, server: Server) -> None:
    me.open("/learn?edition=bonds").see("[data-begin]")


def guided(me: Visitor, server: Server) -> None:
    learn(me, server)
    me.see("[data-begin]").click()
    me.asked()
    me.see("aside[data-coach]")


BONDS: Mapping[str, Show] = {
    "bonds-new": choosing,
    "bonds-scenario": scenario,
    "bonds-swarm": swarm,
    "bonds-deeds": deeds,
    "bonds-trade": trade,
    "bonds-plague": plague,
    "bonds-board": board,
    "bonds-savage": savage,
    "bonds-end": over,
    "bonds-learn": learn,
    "bonds-guided": guided,
}
