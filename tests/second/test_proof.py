"""What is easily missed: each of these tests stops a fault that passed all others of its rule."""

from __future__ import annotations

import pytest

from tests.second import fight_cards as made
from tests.second import fight_scenes as fights
from tests.second.turn_scenes import HAZARD_IN_FOREST, HIT, party, turn


@pytest.mark.rule("2E-MARKET-010")
@pytest.mark.parametrize(("card", "cost"), [("whetstone", 2), ("ring", 3)])
def test_an_item_that_costs_more_than_one_gold_can_be_sold(card: str, cost: int):
    amar = party("amar", at="riverwatch", gold=0, own=[card, "pebble"])
    scene = turn(amar, party("belen", at="forge"), step="market", market=["axe"], stacks={})

    assert cost == scene.state.book.cost(card)
    scene.refuses("sell:pebble", "2E-MARKET-010")
    scene.play(f"sell:{card}")
    assert (1, ["pebble"]) == (scene.hero.gold, scene.items())


@pytest.mark.rule("2E-SETUP-008")
def test_what_a_card_pays_comes_to_the_hero():
    martyr = party("martyr", at="riverwatch", gold=3)
    scene = turn(martyr, party("belen", at="forge"), step="market", market=["axe"], stacks={})
    scene.play("use:martyr")

    assert (8, 1) == (scene.hero.gold, scene.hero.wounds)
    assert [{"hero": "martyr", "n": 5}] == scene.told("gold-gained")
    scene.play("heal:hero")
    assert (7, 0) == (scene.hero.gold, scene.hero.wounds)


@pytest.mark.rule("2E-COMP-012")
@pytest.mark.parametrize(("placed", "over"), [(7, True), (6, False)])
def test_the_eighth_doom_counter_is_the_last(placed: int, over: bool):
    scene = turn(
        party("amar", at="3,1", counters={"red": 2}),
        party("belen", at="forge"),
        jewels={"3,1": ["green"]},
        options={"doom-track": True},
        doom=("wolf", "bear", "imp"),
        doom_counters=placed,
        decks={"green": ["goblin"], "red": ["demon"]},
        dice=[HIT],
    ).play("adventure:green", "stay", "defend", "attack")

    assert (placed + 1, over) == (scene.state.doom_counters, scene.state.endgame)


@pytest.mark.rule("2E-HAZARD-016")
def test_of_counters_worth_the_same_the_fewest():
    scene = turn(
        party("amar", at="2,1", counters={"red": 2}),
        party("belen", at="forge"),
        options={"travel-hazards": True},
        decks={"blue": ["giant"]},
        pile={"green": 3, "yellow": 1},
        dice=(HAZARD_IN_FOREST, 16, HIT),
    ).play("defend", "attack")

    assert {"red": 2, "yellow": 1, "green": 1} == scene.counters()
    assert (2, 0) == (scene.pile("green"), scene.pile("yellow"))


@pytest.mark.rule("2E-GAP-049", "2E-GAP-050")
def test_of_several_who_fall_the_active_player_comes_first():
    heroes = [party("amar", at="3,2", wounds=4), party("belen", at="3,1", wounds=4)]
    scene = turn(*heroes, seat=1, jewels={"3,1": ["green"]}, decks={"green": ["plague", "goblin"]}).play(
        "adventure:green"
    )

    assert ["belen", "amar"] == [told["hero"] for told in scene.told("knocked-out")]
    assert 0 == scene.state.active  # the turn of the active player is over


@pytest.mark.rule("2E-EFFECT-010")
def test_a_bonus_that_is_paid_for_is_offered_while_it_can_be_paid_again():
    sage = made.hero("sage", made.effect("add-to-roll", "combat-roll", by=2, cost={"exhaustion": 1}))
    scene = fights.fight(sage, made.foe(body=11, melee=1), stage="melee", dice=[5]).play("attack")

    assert "roll.improve" == scene.asked  # two are not enough, but may be added again
    scene.play("use:sage")
    while scene.asked == "roll.improve":
        scene.play("use:sage")
    assert scene.hero.exhaustion >= 2
    assert 0 == scene.hero.wounds


@pytest.mark.rule("2E-EFFECT-001")
def test_who_has_just_enough_gold_may_pay():
    amar = party("amar", at="3,1", gold=2, wounds=2)
    decks = {"green": ["toll", "goblin"]}
    scene = turn(amar, party("belen", at="forge"), jewels={"3,1": ["green"]}, decks=decks)
    scene.play("adventure:green", "pay-gold")

    assert (0, 1) == (scene.hero.gold, scene.hero.wounds)


@pytest.mark.rule("2E-XP-002")
@pytest.mark.parametrize(
    ("pile", "taken", "noted"),
    [
        ({"red": 1, "blue": 1, "green": 1}, {"red": 1, "green": 1}, 0),
        ({"yellow": 2, "green": 3}, {"yellow": 2, "green": 1}, 0),
        ({"yellow": 1, "green": 1}, {"yellow": 1, "green": 1}, 2),
    ],
)
def test_experience_from_a_card_is_counters_of_the_pile(
    pile: dict[str, int], taken: dict[str, int], noted: int
):
    effect = '{ when = "encounter", do = "gain-experience", points = 5 }'
    lesson = f'[encounters.lesson]\ncolour = "green"\neffects = [{effect}]\n'
    scene = turn(
        party("amar", at="3,1"),
        party("belen", at="forge"),
        jewels={"3,1": ["green"]},
        decks={"green": ["lesson", "goblin"]},
        cards=lesson,
        pile=pile,
    ).play("adventure:green")

    assert (taken, noted) == (scene.counters(), scene.hero.points)
    assert {c: n - taken.get(c, 0) for c, n in pile.items()} == {c: scene.pile(c) for c in pile}
