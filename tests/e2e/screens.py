"""Every screen of the client, and how to get there: for checks of access, and for pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.e2e.visitor import Visitor
from tests.server.house import Server, Table

PEOPLE: list[dict[str, Any]] = [{"name": "Ania"}, {"name": "Jan"}, {"kind": "bot", "bot": "novice"}]
BOTS: list[dict[str, Any]] = [{"kind": "bot", "bot": "random"}] * 3
MASTERS: list[dict[str, Any]] = [
    {"kind": "bot", "bot": bot} for bot in ("adventurer", "novice", "adventurer")
]
RESULT = Path(__file__).parent / "lab-card.json"
"""What the laboratory found about a card, as it writes it."""


@dataclass
class Stages:
    """Games that the screens show: one that has just begun, one on the road, one in a fight, one in a market,
    and one that is over."""

    fresh: Table
    road: Table
    fight: Table
    market: Table
    over: Table

    @classmethod
    def prepared(cls, server: Server, masters: bool = False) -> Stages:
        """With `masters` the finished game is a whole one, worth a picture; that takes a while."""
        first = {"first-player": "first-seat"}
        fresh = server.create("second", None, seats=PEOPLE, options=first)
        road = server.create("second", None, seats=PEOPLE, options=first)
        road.step(lambda options: next(each for each in options if each == "roll:5"))
        if masters:
            over = server.create("second", None, seats=MASTERS, options={"length": "shorter"})
        else:
            over = server.create("second", None, seats=BOTS, options={"turn-limit": 20})
        return cls(fresh, road, server.create("second", "brood"), in_a_market(server), over)


def in_a_market(server: Server) -> Table:
    """A game of one whose hero stands in a town where a ware would change his chances. Wares are drawn
    by chance, and not all of them are for fights: it may take a few games."""
    for _ in range(10):
        table = at_a_stall(server)
        worth = table.seats[0].get("odds")["worth"]
        points = [each["with"] - each["without"] for card in worth.values() for each in card.values()]
        if any(abs(each) >= 0.01 for each in points):
            return table
    raise AssertionError("no ware was of any use")


def at_a_stall(server: Server) -> Table:
    """A game of one whose hero stands in a town with something to sell."""
    options = {"first-player": "first-seat"}
    table = server.create("second", None, seats=[{"name": "Ania", "hero": "mordrog"}], options=options)

    def towards(options: list[str]) -> str:
        wishes = ("roll:5", "adventure:green", "to-battle", "fight", "pass")
        return next((each for wish in wishes for each in options if each.startswith(wish)), options[0])

    for _ in range(600):
        key = table.spectator.look()["view"]["request"]["key"]
        if key == "market.act":
            return table
        table.step(homewards(table) if key == "movement.travel" else towards)
    raise AssertionError("no market was reached")


def homewards(table: Table) -> Callable[[list[str]], str]:
    """On the road: to the nearest town with a stall, as far as the dice lead."""
    reach = table.seats[0].get("reach")["ways"]
    towns = {
        tuple(town["at"])
        for town in table.server.client.get("/api/book/second").json()["board"]["towns"].values()
    }
    ways = [
        way["path"]
        for place, way in reach.items()
        if tuple(map(int, place.split(","))) in towns and way["path"]
    ]

    def choose(options: list[str]) -> str:
        if not ways:
            return "stop" if "stop" in options else options[0]
        here = table.seats[0].look()["view"]["position"]["heroes"][0]["hex"]
        path = min(ways, key=len)
        steps = [step for step in path if step != here]
        wanted = f"{steps[0][0]},{steps[0][1]}" if steps else ""
        return next((each for each in options if wanted and each.endswith(f":{wanted}")), options[0])

    return choose


def seat(table: Table, path: str = "") -> str:
    return f"/game/{table.game}{path}#{table.created['seats'][0]['token']}"


def watch(table: Table, path: str = "") -> str:
    return f"/game/{table.game}{path}#{table.created['spectator_token']}"


def journey(me: Visitor, table: Table) -> None:
    """The first way that leads to something is looked at."""
    me.open(seat(table)).asked()
    me.eventually(lambda: me.offered()[0].startswith("journey:"), "a journey")
    first = me.page.locator("[data-question] [data-option]").first
    if me.page.viewport_size and me.page.viewport_size["width"] < 760:
        first.tap()
    else:
        first.click()
    me.see("[data-space]")


def planned(me: Visitor, table: Table) -> None:
    me.open(seat(table)).asked()
    me.see("[data-space]")
    me.see("[data-plan]").click()
    me.see("[data-planner] .aim")


def gallery(me: Visitor) -> None:
    me.open("/").see("[data-quick-hero=second]:enabled").click()
    me.see("[data-gallery] [data-hero] .face")


def told(me: Visitor, table: Table) -> None:
    """What the game is about, as whoever asks for its goal is told."""
    me.open(seat(table)).asked()
    me.see("[data-goal]").click()
    me.see("[data-tale] .lino")


def weighed(me: Visitor) -> None:
    me.open("/lab").see("input[type=file]:not([disabled])", "attached")
    me.page.locator("input[type=file]").set_input_files(RESULT)
    me.see("[data-lab]")


def lesson(me: Visitor) -> None:
    """The first deed of a lesson, with the light around it."""
    me.open("/learn").see("[data-lesson=lesson-fight]").click()
    me.asked()
    me.see("[data-read]").click()
    me.see("[data-spot='option:defend']", "attached")


Show = Callable[[Visitor, Stages], Any]


def beside_counters(me: Visitor) -> None:
    """Two heroes, some experience, and a doom track that has begun to fill."""
    me.open("/beside?tab=counters&edition=second")
    for hero in ("valadir", "spiritspeaker-mok"):
        me.see("[data-add]").click()
        me.see(f"[data-hero-pick] option[value={hero}]", "attached")
        me.page.locator("[data-hero-pick]").select_option(hero)
        me.see("[data-hero-join]").click()
    for press in (
        "[data-counter=life] .by",
        "[data-gain=yellow]",
        "[data-variant=doom]",
        "[data-advance=doom]",
    ):
        me.see(press).click()
    me.page.evaluate("scrollTo(0, 0)")


SCREENS: Mapping[str, Show] = {
    "start": lambda me, _: me.open("/").see("nav [data-item]"),
    "new-game": lambda me, _: me.open("/new").see("[data-begin]:enabled"),
    "heroes": lambda me, _: gallery(me),
    "tale": lambda me, at: told(me, at.fresh),
    "lobby": lambda me, at: me.open(seat(at.fresh, "/lobby")).see("[data-seat]"),
    "table": lambda me, at: (me.open(seat(at.fresh)).asked(), me.see("[data-space]")),
    "travel": lambda me, at: journey(me, at.road),
    "plan": lambda me, at: planned(me, at.fresh),
    "fight": lambda me, at: (
        me.open(seat(at.fight)).asked(),
        me.see("[data-stage=fight] article"),
        me.see("[data-option] .best"),
    ),
    "market": lambda me, at: (me.open(seat(at.market)).asked(), me.see("[data-worth]")),
    "end": lambda me, at: me.open(watch(at.over, "/end")).see("table tbody tr"),
    "replay": lambda me, at: me.open(watch(at.over, "/replay?length=400")).see("[data-play]"),
    "rules": lambda me, _: me.open("/rules?edition=second&rule=2E-ESCAPE-003").see("article h2"),
    "beside-counters": lambda me, _: beside_counters(me),
    "beside-rules": lambda me, _: (
        me.open("/beside?tab=rules&edition=second").see("[data-ask-step=knockout]").click(),
        me.see("[data-ask=what-do-i-lose]").click(),
        me.see("[data-rule='2E-KO-003']"),
    ),
    "reading": lambda me, _: me.open("/rules").see("[data-reading] a"),
    "learn": lambda me, _: (me.open("/learn").see("[data-begin]"), me.see("[data-lesson]")),
    "lesson": lambda me, _: lesson(me),
    "challenges": lambda me, _: me.open("/challenges").see("[data-puzzle]"),
    "watch": lambda me, _: me.open("/watch").see("form input"),
    "lab": lambda me, _: weighed(me),
    "about": lambda me, _: me.open("/about").see("h2"),
    "settings": lambda me, _: (
        me.open("/about"),
        me.see("header .round >> nth=1").click(),
        me.see("dialog input"),
    ),
}
