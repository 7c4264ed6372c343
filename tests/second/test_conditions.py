"""Cards that work only where, or while, something holds."""

from __future__ import annotations

import pytest

from tamalir.second.movement import most_dice
from tests.second.turn_scenes import PLAINS_FOREST, Scene, book_with, give, party, turn

CONDITIONS = """
[items.forest-boots]
item_class = "artifact"
type = "boots"
usage = "always"
effects = [{ do = "movement-dice", by = 1, given = { terrain = "forest" } }]

[items.city-pass]
item_class = "artifact"
type = "seal"
usage = "always"
effects = [{ do = "price", by = -2, given = { town = "riverwatch" } }]

[items.lonely-vow]
item_class = "artifact"
type = "relic"
usage = "always"
effects = [{ do = "no-healing", given = { allies-at-least = 1 } }]

[items.polish]
item_class = "artifact"
type = "charm"
usage = "always"
effects = [{ when = "any-time", do = "ready-items", cost = { exhaustion = 1 } }]
"""


def wearing(card: str, at: str, step: str = "refresh", *own: str, wounds: int = 0) -> Scene:
    amar = party("amar", at=at, own=own, gold=9, wounds=wounds)
    give(amar, card, book_with(CONDITIONS))
    stacks = {"riverwatch": ["pebble", "ring"], "forge": ["pebble", "ring"]}
    return turn(amar, step=step, stacks=stacks, cards=CONDITIONS)


@pytest.mark.rule("2E-EFFECT-009")
@pytest.mark.parametrize(("at", "dice"), [("2,1", 6), ("3,1", 5)])
def test_dice_for_those_who_stand_in_a_forest(at: str, dice: int):
    assert most_dice(wearing("forest-boots", at).state, 0) == dice


@pytest.mark.rule("2E-EFFECT-009")
@pytest.mark.parametrize(("town", "less"), [("riverwatch", 2), ("forge", 0)])
def test_cheaper_in_one_town(town: str, less: int):
    scene = wearing("city-pass", town, "market")
    cost = {option.id: option.args["cost"] for option in scene.choice.options if "cost" in option.args}

    assert cost["buy:ring"] == 3 - less


@pytest.mark.rule("2E-EFFECT-009")
@pytest.mark.parametrize(("allies", "offered"), [((), True), (("guide",), False)])
def test_no_healing_while_an_ally_looks_on(allies: tuple[str, ...], offered: bool):
    scene = wearing("lonely-vow", "riverwatch", "market", *allies, wounds=1)

    assert any(option.id.startswith("heal") for option in scene.choice.options) is offered


@pytest.mark.rule("2E-EFFECT-009")
@pytest.mark.parametrize("down", [False, True])
def test_what_turns_cards_up_is_not_used_for_nothing(down: bool):
    scene = wearing("polish", "3,1", "refresh", "ring")
    scene.hero.items[0].down = down
    scene = Scene(scene.state, [(PLAINS_FOREST,) * 5])

    asides = {option.id: option.refused for option in scene.choice.asides}
    assert (asides.get("use:polish", "2E-EFFECT-009") is None) is down
