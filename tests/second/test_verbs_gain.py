"""Verbs of cards: gold, cards, experience. One small card each."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.second.state import Hero
from tests.second.turn_scenes import BLOW, HIT, Scene, book_with, give, party, turn


def drawn(
    card: str, hero: Hero | None = None, cards: str = "", own: tuple[str, ...] = (), **rest: Any
) -> Scene:
    """A hero that has drawn this card; a goblin comes next."""
    amar = hero or party("amar", at="3,1", gold=5)
    for name in own:
        give(amar, name, book_with(cards))
    scene = turn(
        amar,
        party("belen", at="forge", gold=3),
        jewels={"3,1": ["green"]},
        decks={"green": [card, "goblin"]},
        cards=cards,
        **rest,
    )
    return scene.play("adventure:green")


def encounter(effects: str) -> str:
    return f'[encounters.card]\ncolour = "green"\neffects = [{effects}]\n'


def event(effects: str) -> str:
    return f'[events.card]\ncolour = "green"\nrank = 1\neffects = [{effects}]\n'


def test_gain_gold():
    assert 9 == drawn("card", cards=encounter('{ when = "encounter", do = "gain-gold", n = 4 }')).hero.gold


@pytest.mark.parametrize(("gold", "left"), [(5, 1), (2, 0)])
def test_lose_gold_as_far_as_it_goes(gold: int, left: int):
    assert left == drawn("thief", party("amar", at="3,1", gold=gold)).hero.gold


@pytest.mark.parametrize(("n", "left"), [(2, [7, 5]), (-4, [1, 0])])
def test_all_gain_or_lose_gold(n: int, left: list[int]):
    scene = drawn("card", cards=event(f'{{ when = "event", do = "all-gain-gold", n = {n} }}'))

    assert left == [hero.gold for hero in scene.state.heroes]


def test_pay():
    scene = drawn("toll", party("amar", at="3,1", gold=5, wounds=2)).play("pay-gold")

    assert (3, 1, 0) == (scene.hero.gold, scene.hero.wounds, scene.hero.exhaustion)


def test_pay_nothing():
    scene = drawn("toll", party("amar", at="3,1", gold=5, wounds=2)).play("pay-nothing")

    assert (5, 2, 1) == (scene.hero.gold, scene.hero.wounds, scene.hero.exhaustion)


def test_nobody_pays_what_it_does_not_have():
    scene = drawn("toll", party("amar", at="3,1", gold=1, wounds=2))

    assert (1, 1) == (scene.hero.gold, scene.hero.exhaustion)  # not even asked


def test_either():
    assert (6, {}) == ((first := drawn("crossroads").play("first")).hero.gold, first.counters())
    second = drawn("crossroads", pile={"green": 1}).play("second")
    assert (5, {"green": 1}) == (second.hero.gold, second.counters())


def test_either_or_nothing():
    card = encounter(
        '{ when = "encounter", do = "either", first = [{ when = "card", do = "gain-gold", n = 1 }] }'
    )

    assert 5 == drawn("card", cards=card).play("second").hero.gold


@pytest.mark.parametrize(
    ("pile", "counters", "noted"),
    [
        ({"red": 1, "green": 9}, {"red": 1, "green": 1}, 0),
        ({"blue": 1, "yellow": 1}, {"blue": 1, "yellow": 1}, 0),
        ({"green": 2}, {"green": 2}, 3),
    ],
)
def test_gain_experience(pile: dict[str, int], counters: dict[str, int], noted: int):
    card = encounter('{ when = "encounter", do = "gain-experience", points = 5 }')
    scene = drawn("card", cards=card, pile=pile)

    assert (counters, noted) == (scene.counters(), scene.hero.points)
    assert sum(pile.values()) - sum(counters.values()) == sum(scene.state.pile.values())


def test_ready_items_turns_up_the_dearest_first():
    amar = party("amar", at="3,1", own=["whetstone", "scales", "compass"])
    for item in amar.items:
        item.down = item.card != "whetstone"
    scene = turn(amar, jewels={"3,1": ["green"]}, decks={"green": ["crossroads"]})

    scene.play("adventure:green", "use:whetstone")

    assert (["scales"], ["whetstone"]) == (scene.down(), scene.state.market.below)


# ---------------------------------------------------------------- find-market-card


def test_a_found_card_is_free():
    scene = drawn("chest", market=["sword", "ring"]).play("take")

    assert (["sword"], 5, ["ring"]) == (scene.items(), scene.hero.gold, scene.state.market.below)


def test_or_left_behind():
    scene = drawn("chest", market=["guide", "ring"]).play("leave")

    assert ([], ["ring", "guide"]) == (scene.allies(), scene.state.market.below)


def test_a_found_ally_joins():
    assert ["guide"] == drawn("chest", market=["guide"]).play("take").allies()


def test_nothing_is_found_in_an_empty_deck():
    assert scene_fights(drawn("chest"))


def test_at_a_discount():
    scene = drawn("pedlar", market=["sword"]).play("take")

    assert (3, ["sword"]) == (scene.hero.gold, scene.items())


def test_a_discount_never_pays_back():
    assert 5 == drawn("pedlar", market=["pebble"]).play("take").hero.gold


def test_too_dear():
    scene = drawn("pedlar", party("amar", at="3,1", gold=1), market=["sword"])

    assert (["sword"], 1) == (scene.state.market.below, scene.hero.gold)


@pytest.mark.rule("2E-LIMIT-011")
def test_room_can_be_made_for_a_found_ally():
    scene = drawn("chest", own=("squire", "monk"), market=["guide"])
    scene.refuses("take", "2E-LIMIT-003")
    assert ["discard:squire", "discard:monk", "leave"] == scene.options

    scene.play("discard:squire", "take")

    assert ["monk", "guide"] == scene.allies()


def test_whoever_falls_while_choosing_leaves_the_card_to_the_market():
    amar = party("amar", at="3,2", wounds=5, own=["amulet"])
    scene = turn(
        amar, party("belen"), jewels={"3,2": ["green"]}, decks={"green": ["chest", "goblin"]}, market=["ring"]
    ).play("adventure:green", "discard:amulet")

    assert ["amulet", "ring"] == scene.state.market.below
    assert ["chest"] == scene.state.removed


@pytest.mark.rule("2E-MARKET-012")
def test_what_is_bought_at_a_discount_is_not_sold_in_the_same_turn():
    amar = party("amar", at="riverwatch", gold=9)
    scene = turn(
        amar,
        jewels={"riverwatch": [], "7,0": ["green"]},
        decks={"green": ["pedlar", "goblin"]},
        market=["sword", "pebble"],
        dice=[HIT],
    ).play("adventure:green", "take", *BLOW)

    assert "market.act" == scene.asked
    scene.refuses("sell:sword", "2E-MARKET-012")


# ---------------------------------------------------------------- the map, prices


def test_remove_counter():
    card = event('{ when = "event", do = "remove-counter", colour = "blue", n = 2 }')
    scene = turn(
        party(at="3,1"),
        jewels={"3,1": ["green"], "4,-1": ["blue"], "5,1": ["blue", "red"], "5,2": ["blue"]},
        decks={"green": ["card", "goblin"]},
        cards=card,
    ).play("adventure:green")

    assert ([["blue"], ["red"], ["blue"]], 1) == (
        [scene.jewels(at) for at in ("4,-1", "5,1", "5,2")],
        scene.pile("blue"),
    )  # the first has been replenished from what was removed


def test_counters_are_removed_from_the_north_and_in_a_row_from_the_west():
    card = event('{ when = "event", do = "remove-counter", colour = "blue", n = 2 }')
    jewels = {"3,1": ["green"], "5,2": ["blue"], "4,1": ["blue"], "5,-1": ["blue"], "4,-1": ["red"]}
    scene = turn(
        party(at="3,1"), jewels=jewels, decks={"green": ["card", "goblin"]}, cards=card, pile={"blue": 3}
    ).play("adventure:green")

    assert [[], [], ["blue"]] == [scene.jewels(at) for at in ("5,-1", "4,1", "5,2")]


def test_prices_change_with_events_and_abilities():
    more = """
    [events.famine]
    colour = "green"
    rank = 1
    effects = [{ do = "price", by = 2, of = "ally" }]

    [items.guild-ring]
    item_class = "artifact"
    type = "seal"
    usage = "always"
    effects = [{ do = "price", by = -1 }]
    """
    amar = party("amar", at="riverwatch", gold=9)
    give(amar, "guild-ring", book_with(more))
    scene = turn(
        amar, step="market", stacks={"riverwatch": ["ring", "guide", "pebble"]}, event="famine", cards=more
    )

    assert {"buy:ring": 2, "hire:guide": 6, "buy:pebble": 0} == {
        option.id: option.args["cost"] for option in scene.choice.options if "cost" in option.args
    }
    assert 3 == scene.play("hire:guide").hero.gold


def scene_fights(scene: Scene) -> bool:
    return scene.state.fight is not None
