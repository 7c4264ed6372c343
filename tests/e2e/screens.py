"""Every screen of the client, and how to get there: for checks of access, and for pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tests.e2e.visitor import Visitor
from tests.server.house import Server, Table

PEOPLE = [{"name": "Ania"}, {"name": "Jan"}, {"kind": "bot", "bot": "novice"}]
BOTS = [{"kind": "bot", "bot": "random"}] * 3


@dataclass
class Stages:
    """Games that the screens show: one that has just begun, one in a fight, one that is over."""

    fresh: Table
    fight: Table
    over: Table

    @classmethod
    def prepared(cls, server: Server) -> Stages:
        fresh = server.create("second", None, seats=PEOPLE, options={"first-player": "first-seat"})
        over = server.create("second", None, seats=BOTS, options={"turn-limit": 20})
        return cls(fresh, server.create("second", "brood"), over)


def seat(table: Table, path: str = "") -> str:
    return f"/game/{table.game}{path}#{table.created['seats'][0]['token']}"


def watch(table: Table, path: str = "") -> str:
    return f"/game/{table.game}{path}#{table.created['spectator_token']}"


Show = Callable[[Visitor, Stages], Any]

SCREENS: Mapping[str, Show] = {
    "start": lambda me, _: me.open("/").see("nav [data-item]"),
    "new-game": lambda me, _: me.open("/new").see("[data-begin]:enabled"),
    "lobby": lambda me, at: me.open(seat(at.fresh, "/lobby")).see("[data-seat]"),
    "table": lambda me, at: (me.open(seat(at.fresh)).asked(), me.see("[data-space]")),
    "fight": lambda me, at: me.open(seat(at.fight)).asked(),
    "end": lambda me, at: me.open(watch(at.over, "/end")).see("table tbody tr"),
    "replay": lambda me, at: me.open(watch(at.over, "/replay")).see("[data-play]"),
    "rules": lambda me, _: me.open("/rules?edition=second&rule=2E-ESCAPE-003").see("article h2"),
    "learn": lambda me, _: me.open("/learn").see("[data-begin]"),
    "watch": lambda me, _: me.open("/watch").see("form input"),
    "about": lambda me, _: me.open("/about").see("h2"),
    "settings": lambda me, _: (
        me.open("/about"),
        me.see("header .round >> nth=1").click(),
        me.see("dialog input"),
    ),
}
