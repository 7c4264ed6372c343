"""Verbs of cards: movement dice, steps, towns, tasks."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.second.movement import most_dice
from tests.second.turn_scenes import (
    MOUNTAINS,
    PLAINS_FOREST,
    RIVER,
    Scene,
    book_with,
    give,
    party,
    turn,
)


def item(id: str, effect: str, usage: str = "always") -> str:
    return f'[items.{id}]\nitem_class = "artifact"\ntype = "{id}"\nusage = "{usage}"\neffects = [{effect}]\n'


def rolled(*faces: str, own: tuple[str, ...], more: list[object] | None = None, cards: str = "") -> Scene:
    """Four dice rolled by a hero on 2,1 with these Items."""
    amar = party("amar", at="2,1", wounds=1, counters={"red": 2})
    for card in own:
        give(amar, card, book_with(cards))
    return turn(amar, step="refresh", dice=[faces, *(more or [])], cards=cards).play("roll:4")


def test_wild_step():
    scene = rolled(*[RIVER] * 4, own=("compass",))
    scene.refuses("to:1,1", "2E-MOVE-008")

    scene.play("use:compass", "to:1,1")

    assert "1,1" == scene.at()
    assert ["compass"] == scene.down()


def test_a_wild_step_is_a_step_more():
    scene = rolled(*[PLAINS_FOREST] * 4, own=("compass",)).play("use:compass")
    for there in ("2,0", "2,1", "2,0", "2,1", "1,1"):
        scene.play(f"to:{there}")

    assert "1,1" == scene.at()
    assert "experience.buy" == scene.asked


def test_add_dice():
    scene = rolled(*[RIVER] * 4, own=("lantern",), more=[(MOUNTAINS,)])
    scene.refuses("to:1,1", "2E-MOVE-008")

    scene.play("use:lantern", "to:1,1")

    assert 5 == len(scene.state.journey.dice)


def test_reroll_dice():
    scene = rolled(*[RIVER] * 4, own=("lucky-coin",), more=[(MOUNTAINS,) * 4]).play("use:lucky-coin")

    assert [MOUNTAINS] * 4 == scene.state.journey.dice


@pytest.mark.rule("2E-GAP-007")
def test_not_after_the_first_step():
    scene = rolled(*[PLAINS_FOREST] * 4, own=("lucky-coin",)).play("to:2,0")

    scene.refuses("use:lucky-coin", "2E-GAP-007")


def test_rerolling_leaves_steps_that_cards_gave():
    cards = item("wings", '{ when = "movement-rolled", do = "wild-step", n = 2 }', "discard")
    scene = rolled(*[RIVER] * 4, own=("wings", "lucky-coin"), more=[(MOUNTAINS,) * 4], cards=cards)

    scene.play("use:wings", "use:lucky-coin")

    assert [*[MOUNTAINS] * 4, "any", "any"] == scene.state.journey.dice


@pytest.mark.parametrize(("by", "dice"), [(1, 5), (-2, 2), (-9, 0)])
def test_movement_dice(by: int, dice: int):
    cards = item("boon", f'{{ do = "movement-dice", by = {by} }}')
    amar = party("amar", wounds=1)
    give(amar, "boon", book_with(cards))
    scene = turn(amar, step="refresh", cards=cards)

    assert dice == most_dice(scene.state, 0)
    assert (f"roll:{dice}" in scene.options) is True


def test_easy_terrain():
    cards = item("stilts", '{ do = "easy-terrain", terrain = "mountains" }')

    assert "to:1,1" in rolled(*[RIVER] * 4, own=("stilts",), cards=cards).options


WEARY = item("embers", '{ do = "weary-terrain", terrain = "mountains", exhaustion = 1 }')


@pytest.mark.parametrize(("entered", "tired"), [("1,1", 1), ("2,0", 0)])
def test_weary_terrain(entered: str, tired: int):
    scene = rolled(MOUNTAINS, *[PLAINS_FOREST] * 3, own=("embers",), cards=WEARY).play(f"to:{entered}")

    assert (entered, tired) == (scene.at(), scene.hero.exhaustion)


@pytest.mark.rule("2E-GAP-049")
def test_weary_terrain_can_fell_a_hero_in_the_midst_of_its_journey():
    book = book_with(WEARY)
    amar = party(
        "amar", at="2,1", wounds=book.heroes["amar"].life - 1, exhaustion=book.heroes["amar"].stamina, gold=3
    )
    give(amar, "embers", book)
    scene = turn(amar, party("wanderer"), step="refresh", dice=[[MOUNTAINS] * 4], cards=WEARY)

    scene.play("roll:4", "to:1,1")
    assert scene.told("knocked-out")
    assert scene.asked == "knockout.town"

    scene.play(scene.options[0])
    assert scene.state.active == 1


def test_walk():
    scene = turn(party("wanderer", at="2,1", counters={"red": 2}), step="refresh").play(
        "roll:0", "use:wanderer"
    )
    assert {"to:3,1", "to:3,0", "to:2,0", "to:1,1", "to:1,2", "to:2,2", "stop"} == set(scene.options)
    asked = scene.table.pending(0)
    assert asked is not None
    grounds = {option.id: option.args.get("terrain") for option in asked.options}
    assert ("mountains", None) == (grounds["to:1,1"], grounds["stop"])  # as in every other step

    scene.play("to:1,1")

    assert ("1,1", (2, 1)) == (scene.at(), scene.hero.came_from)


@pytest.mark.parametrize(("entered", "tired"), [("1,1", 1), ("2,0", 0)])
def test_whoever_walks_by_a_card_enters_a_weary_terrain_too(entered: str, tired: int):
    wanderer = party("wanderer", at="2,1", counters={"red": 2})
    give(wanderer, "embers", book_with(WEARY))
    scene = turn(wanderer, step="refresh", cards=WEARY).play("roll:0", "use:wanderer", f"to:{entered}")

    assert (entered, tired) == (scene.at(), scene.hero.exhaustion)


def test_walk_several_steps_and_stop():
    cards = '[encounters.card]\ncolour = "green"\neffects = [{ when = "encounter", do = "walk", n = 3 }]\n'
    scene = turn(
        party(at="3,1", counters={"red": 2}),
        jewels={"3,1": ["green"]},
        decks={"green": ["card", "goblin"]},
        cards=cards,
    ).play("adventure:green", "to:2,2", "to:3,2", "stop")

    assert ("3,2", "experience.buy") == (scene.at(), scene.asked)  # it has left the adventure (2E-GAP-076)


def test_go_to_a_town_of_choice():
    scene = turn(party("amar", at="2,1", own=["portal"]), step="refresh").play("use:portal")
    assert 8 == len(scene.options)

    scene.play("town:forge")

    assert ("forge", ["portal"]) == (scene.at(), scene.state.market.below)
    assert "movement.set-out" == scene.asked  # and it may still move


def test_go_to_the_town_named():
    scene = turn(party("amar", at="2,1", own=["horn"]), step="refresh").play("roll:0", "use:horn")

    assert "dawnsmoor" == scene.at()


# ---------------------------------------------------------------- tasks


def task(effects: str) -> str:
    card = '[encounters.task]\ncolour = "green"\neffects = []\n'
    return card + f'kept = {{ role = "task", effects = [{effects}] }}\n'


def arrive(effects: str, at: str = "greyhaven", dice: list[object] | None = None, **hero: Any) -> Scene:
    """A hero with a task ends its movement here."""
    amar = party("amar", at=at, kept=["task"], counters={"red": 2}, **hero)
    return turn(amar, party("belen"), cards=task(effects), dice=dice or [], market=["pebble"])


@pytest.mark.rule("2E-ENC-002")
@pytest.mark.parametrize(("at", "gold"), [("5,2", 3), ("4,1", 3), ("4,2", 0)])
def test_a_task_may_ask_for_a_terrain(at: str, gold: int):
    effects = """{ when = "arrived", given = { terrain = "swamp" }, do = "finish", reward = [
        { when = "card", do = "gain-gold", n = 3 },
    ] }"""
    scene = arrive(effects, at)

    assert gold == scene.hero.gold
    assert ([] if gold else ["task"]) == scene.hero.kept


@pytest.mark.rule("2E-ENC-002")
def test_a_task_may_ask_for_a_test():
    goal = 'when = "arrived", given = { town = "greyhaven" }'
    effects = f"""{{ {goal}, do = "test", attribute = "mind", number = 12, success = [
        {{ when = "arrived", do = "finish", reward = [{{ when = "card", do = "gain-gold", n = 3 }}] }},
    ] }}"""

    assert (0, ["task"]) == ((failed := arrive(effects, dice=[2])).hero.gold, failed.hero.kept)
    assert (3, []) == ((passed := arrive(effects, dice=[20])).hero.gold, passed.hero.kept)


@pytest.mark.rule("2E-ENC-002")
def test_a_task_may_be_paid_for_at_any_time():
    effects = """{ when = "any-time", cost = { gold = 4 }, do = "finish", reward = [
        { when = "card", do = "gain-experience", points = 1 },
    ] }"""
    scene = turn(party("amar", kept=["task"], gold=5), step="refresh", cards=task(effects), pile={"green": 1})

    scene.play("use:task")

    assert (1, {"green": 1}, ["task"]) == (scene.hero.gold, scene.counters(), scene.state.removed)


@pytest.mark.rule("2E-ENC-002")
def test_only_where_its_text_wants_it():
    effects = """{ when = "any-time", given = { town = "forge" }, do = "finish", reward = [
        { when = "card", do = "gain-gold", n = 3 },
    ] }"""
    scene = turn(party("amar", kept=["task"]), step="refresh", cards=task(effects))

    scene.refuses("use:task", "2E-ENC-002")


@pytest.mark.rule("2E-GAP-049")
def test_a_task_can_fell_its_hero():
    effects = """{ when = "arrived", given = { terrain = "road" }, do = "finish", reward = [
        { when = "card", do = "suffer", wounds = 1 },
    ] }"""
    scene = arrive(effects, at="3,2", wounds=4)

    assert ("dawnsmoor", 0, 1) == (scene.at(), scene.hero.wounds, scene.seat)
    assert ["task"] == scene.state.removed


def test_a_task_can_lead_on_to_a_market():
    effects = """{ when = "arrived", given = { terrain = "road" }, do = "finish", reward = [
        { when = "card", do = "go-to-town", town = "riverwatch" },
    ] }"""
    scene = arrive(effects, at="3,2", gold=3)

    assert ("riverwatch", "market.act") == (scene.at(), scene.asked)


def test_a_task_can_lead_out_of_a_town():
    effects = """{ when = "arrived", given = { town = "greyhaven" }, do = "finish", reward = [
        { when = "card", do = "walk" },
    ] }"""
    scene = arrive(effects, gold=3).play("to:5,1")

    assert ("5,1", "experience.buy") == (scene.at(), scene.asked)


def test_a_task_done_in_the_market_may_lead_away_from_it():
    effects = """{ when = "any-time", do = "finish", reward = [
        { when = "card", do = "go-to-town", town = "riverwatch" },
    ] }"""
    amar = party("amar", at="greyhaven", kept=["task"], gold=3, counters={"red": 2})
    scene = turn(amar, party("belen"), step="market", cards=task(effects), market=["pebble"]).play("use:task")

    assert ("riverwatch", "experience.buy") == (scene.at(), scene.asked)
