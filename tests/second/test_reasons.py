"""Whatever a player might try at the wrong moment is explained by a rule of the catalogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tamalir.kernel import Unknown
from tamalir.rulebook import find
from tests.second.turn_scenes import BLOW, HIT, On, Scene, party, turn

ACTS = (
    "roll:5",
    "roll:9",
    "step:1,0",
    "step:-4,7",
    "to:1,0",
    "to:-4,7",
    "rest:hero",
    "stop",
    "adventure:green",
    "adventure:red",
    "undefeated:goblin",
    "negotiate:belen",
    "duel:belen",
    "duel:cyra",
    "move-on",
    "buy:sword",
    "buy:ring",
    "hire:guide",
    "sell:axe",
    "sell:squire",
    "sell:shaman",
    "sell:sword",
    "heal:hero",
    "revive:squire",
    "dismiss:squire",
    "leave-market",
    "bonus:body",
    "save-up",
    "pay:9green",
    "give:axe",
    "give:shaman",
    "give-gold:1",
    "ask:sword",
    "ask-gold:1",
    "propose",
    "accept",
    "decline",
    "counter",
    "break-off",
    "replenish:2,0",
    "keep",
    "discard:shaman",
    "discard:sword",
    "use:compass",
    "use:horn",
    "use:portal",
    "use:scales",
    "use:lens",
    "use:smoke",
    "use:sword",
    "use:shaman",
    "attack",
    "defend",
    "escape",
)


OWN = ("axe", "squire", "shaman", "compass", "horn", "portal", "scales", "lens", "smoke")


def at(where: str, *answers: str, step: str = "arrival", meet: bool = False, **rest: Any) -> Scene:
    """The same party in front of some question."""
    amar = party("amar", at=where, own=OWN, gold=5, wounds=1, exhaustion=1, counters={"green": 9})
    scene = turn(
        amar,
        party("belen", at=where if meet else "forge", own=["sword"], gold=2),
        party("cyra", at=None),
        step=step,
        jewels={"3,1": ["green"]},
        decks={"green": ["crossroads", "goblin"], "red": ["demon"]},
        market=["pebble"],
        stacks={"riverwatch": ["ring"]},
        **rest,
    )
    return scene.play(*answers)


FIGHT = ("adventure:green", "first")
DOOM: dict[str, Any] = {"options": {"doom-track": True}, "doom": ["wolf"], "doom_counters": 8, "dice": ["1"]}
SCENES: dict[str, Callable[[], Scene]] = {
    "setting out": lambda: at("2,1", step="refresh"),
    "after moving": lambda: at("2,1", "roll:0", step="refresh"),
    "adventure": lambda: at("3,1"),
    "a card": lambda: at("3,1", "adventure:green"),
    "a fight": lambda: at("3,1", *FIGHT),
    "after a fight": lambda: at("3,1", *FIGHT, "to-battle", *BLOW, dice=[HIT]),
    "undefeated": lambda: at("2,1", track=[On("goblin", "2,1")]),
    "meeting": lambda: at("3,1", meet=True),
    "negotiation": lambda: at("3,1", "negotiate:belen", meet=True),
    "after negotiating": lambda: at("3,1", "negotiate:belen", "break-off", meet=True),
    "market": lambda: at("riverwatch"),
    "experience": lambda: at("2,1"),
    "endgame": lambda: at("2,1", step="end", **DOOM),
}


@pytest.mark.parametrize("where", SCENES)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_act_is_allowed_or_explained(where: str, seat: int):
    scene = SCENES[where]()

    for act in ACTS:
        refusal = scene.table.why(act, seat)
        if refusal is None:
            assert act in [*scene.options, *scene.asides]
        else:
            assert refusal.rule == find(refusal.rule).id


def test_words_that_mean_nothing_are_told_apart():
    scene = SCENES["market"]()

    for nonsense in ("juggle", "use:nonsense", "sell:nonsense", "roll"):
        try:
            assert scene.table.why(nonsense) is not None
        except Unknown:
            continue


@pytest.mark.parametrize(
    ("where", "act", "rule"),
    [
        ("setting out", "roll:5", "2E-MOVE-005"),
        ("setting out", "step:-4,7", "2E-MOVE-021"),
        ("setting out", "buy:ring", "2E-MARKET-001"),
        ("setting out", "use:scales", "2E-MARKET-001"),
        ("setting out", "use:horn", "2E-MOVE-022"),
        ("setting out", "duel:belen", "2E-MEET-001"),
        ("adventure", "roll:4", "2E-TURN-002"),
        ("adventure", "adventure:red", "2E-ADV-001"),
        ("adventure", "duel:belen", "2E-MEET-001"),
        ("adventure", "duel:cyra", "2E-GAP-004"),
        ("after negotiating", "duel:belen", "2E-MEET-007"),
        ("after negotiating", "adventure:green", "2E-MEET-004"),
        ("market", "buy:sword", "2E-MARKET-002"),
        ("market", "sell:squire", "2E-MARKET-011"),
        ("market", "sell:shaman", "2E-GAP-079"),
        ("market", "bonus:body", "2E-XP-001"),
        ("experience", "sell:axe", "2E-LIMIT-007"),
        ("experience", "use:scales", "2E-MARKET-001"),
        ("experience", "roll:4", "2E-TURN-002"),
        ("endgame", "roll:4", "2E-END-010"),
        ("endgame", "buy:ring", "2E-END-010"),
    ],
)
def test_the_rule_fits(where: str, act: str, rule: str):
    SCENES[where]().refuses(act, rule, seat=0)
