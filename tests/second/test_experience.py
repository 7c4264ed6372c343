"""The Experience step."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.second.experience import PRICE, WORTH, payments, point_value, points
from tamalir.second.experience import price as price_of
from tamalir.second.state import Hero
from tamalir.second.values import life, stamina, value
from tamalir.second.words import HERO, Attribute, Colour
from tests.second.turn_scenes import Scene, party, turn

NAMES = ("amar", "belen", "cyra", "doran", "edda", "falk")


def learn(counters: dict[str, int], players: int = 4, *, hero: Hero | None = None, **rest: Any) -> Scene:
    """The Experience step of a hero with these adventure counters."""
    amar = hero or party("amar")
    amar.counters = {Colour(colour): n for colour, n in counters.items()}
    others = [party(name, at="forge") for name in NAMES[1:players]]
    return turn(amar, *others, step="experience", **rest)


@pytest.mark.rule("2E-XP-001")
def test_a_counter_may_be_bought_or_not():
    scene = learn({"green": 5}, players=2)

    assert [
        "bonus:mind",
        "bonus:body",
        "bonus:spirit",
        "bonus:stamina",
        "bonus:life",
        "save-up",
    ] == scene.options
    assert {"points": 5, "cost": 5} == scene.choice.args
    scene.play("save-up")
    assert ({}, {"green": 5}) == (scene.hero.bonuses, scene.counters())


@pytest.mark.rule("2E-XP-001")
def test_not_outside_the_experience_step():
    scene = turn(party("amar", counters={"red": 9}, gold=1), step="market", market=["pebble"])

    scene.refuses("bonus:body", "2E-XP-001")


@pytest.mark.rule("2E-XP-002", "2E-GAP-019")
def test_the_worth_of_counters():
    hero = Hero("amar", counters={Colour.GREEN: 2, Colour.BLUE: 1})

    assert 5 == points(hero)
    assert {"green": 1, "yellow": 2, "blue": 3, "red": 4} == {c.value: n for c, n in WORTH.items()}
    assert 10 == points(Hero("amar", counters=dict.fromkeys(Colour, 1)))


@pytest.mark.rule("2E-XP-003")
def test_the_price_by_number_of_players():
    assert (5, 5, 4, 4, 3, 3) == PRICE[1:]
    assert [5, 5, 4, 4, 3, 3] == [price_of(learn({}, n).state) for n in range(1, 7)]


@pytest.mark.rule("2E-XP-003")
@pytest.mark.parametrize(("players", "price"), [(1, 5), (2, 5), (3, 4), (4, 4), (5, 3), (6, 3)])
def test_one_point_less_is_not_enough(players: int, price: int):
    rich = learn({"green": price}, players)
    poor = learn({"green": price - 1}, players)

    assert "experience.buy" == rich.asked
    assert "experience.buy" != poor.asked


@pytest.mark.rule("2E-XP-004")
def test_spent_counters_go_to_the_pile():
    scene = learn({"green": 4}, pile={"green": 1}).play("bonus:body")

    assert (5, {}) == (scene.pile("green"), scene.counters())


@pytest.mark.rule("2E-XP-005", "2E-GAP-088")
def test_change_comes_from_the_pile():
    scene = learn({"blue": 1, "yellow": 1}, pile={"green": 3}).play("bonus:body")

    assert {"green": 1} == scene.counters()
    assert (2, 1, 1) == (scene.pile("green"), scene.pile("yellow"), scene.pile("blue"))


@pytest.mark.rule("2E-XP-006")
def test_what_the_pile_cannot_give_is_written_down():
    scene = learn({"blue": 2}).play("bonus:body")

    assert (2, {}) == (scene.hero.points, scene.counters())
    assert 2 == points(scene.hero)


@pytest.mark.rule("2E-XP-006", "2E-GAP-088")
def test_points_written_down_can_be_spent():
    hero = party("amar", points=2)
    scene = learn({"yellow": 1}, hero=hero).play("bonus:mind")

    assert (0, {}, {"mind": 1}) == (scene.hero.points, scene.counters(), scene.hero.bonuses)


@pytest.mark.rule("2E-XP-007")
def test_any_number_may_be_bought_in_one_step():
    scene = learn({"red": 3}).play("bonus:body", "bonus:body", "bonus:spirit")

    assert {"body": 2, "spirit": 1} == scene.hero.bonuses
    assert 1 == scene.seat


@pytest.mark.rule("2E-XP-007")
def test_saving_up_changes_nothing():
    scene = learn({"red": 2}, players=1)
    for _ in range(5):
        scene.play("save-up").until("experience.buy", "roll:0", "leave-market")

    assert {"red": 2} == scene.counters()


@pytest.mark.rule("2E-XP-008")
@pytest.mark.parametrize("attribute", list(Attribute))
def test_attribute_counters(attribute: Attribute):
    scene = learn({"red": 2})
    before = value(scene.state, 0, HERO, attribute)

    scene.play(f"bonus:{attribute.value}", f"bonus:{attribute.value}")

    assert before + 4 == value(scene.state, 0, HERO, attribute)


@pytest.mark.rule("2E-XP-009")
def test_stamina_counter():
    assert 6 == stamina(learn({"red": 1}).play("bonus:stamina").state, 0, HERO)


@pytest.mark.rule("2E-XP-010", "2E-GAP-035")
def test_life_counter_raises_the_limit_and_heals_nothing():
    scene = learn({"red": 1}, hero=party("amar", wounds=2, exhaustion=3)).play("bonus:life")

    assert (6, 2, 3) == (life(scene.state, 0, HERO), scene.hero.wounds, scene.hero.exhaustion)


@pytest.mark.rule("2E-GAP-035")
def test_stamina_counter_rests_nothing():
    assert 3 == learn({"red": 1}, hero=party("amar", exhaustion=3)).play("bonus:stamina").hero.exhaustion


@pytest.mark.rule("2E-XP-012")
def test_at_most_three_life_counters():
    scene = learn({"red": 4}).play("bonus:life", "bonus:life", "bonus:life")

    scene.refuses("bonus:life", "2E-XP-012")
    assert "bonus:mind" in scene.options


@pytest.mark.rule("2E-XP-013")
def test_the_point_value_of_experience_counters():
    scene = learn({}, players=4, hero=party("amar", bonuses={"mind": 2, "life": 1}))

    assert 12 == point_value(scene.state, scene.hero)


@pytest.mark.rule("2E-GAP-088")
def test_the_player_chooses_what_to_hand_in_but_nothing_needless():
    scene = learn({"blue": 1, "yellow": 1, "green": 1}, pile={"green": 2}).play("bonus:body")
    assert ("experience.pay", ["pay:1green+1blue", "pay:1yellow+1blue"]) == (scene.asked, scene.options)
    scene.refuses("pay:1green+1yellow+1blue", "2E-GAP-088")

    scene.play("pay:1yellow+1blue")

    assert {"green": 2} == scene.counters()


@pytest.mark.rule("2E-GAP-088")
def test_change_is_given_in_as_few_counters_as_possible():
    scene = learn({"red": 1, "blue": 1}, players=2, pile={"yellow": 5, "green": 5}).play("bonus:body")

    assert {"yellow": 1} == scene.counters()


@pytest.mark.rule("2E-GAP-088")
def test_every_way_to_pay_is_enough_and_has_nothing_to_spare():
    for blue in range(3):
        for yellow in range(4):
            counters = {Colour.GREEN: 3, Colour.YELLOW: yellow, Colour.BLUE: blue, Colour.RED: 1}
            for way in payments(counters, 5):
                paid = sum(WORTH[colour] * n for colour, n in way.items())
                assert paid >= 5
                assert all(paid - WORTH[colour] < 5 for colour in way)


@pytest.mark.rule("2E-GAP-038")
def test_no_card_is_activated_in_the_experience_step():
    more = """
    [items.salve]
    item_class = "artifact"
    type = "salve"
    usage = "activate"
    effects = [{ when = "any-time", do = "heal", wounds = 1 }]
    """
    amar = party("amar", wounds=1, counters={"red": 2})
    amar.items = []
    scene = turn(amar, party("belen"), step="experience", cards=more)
    scene.state.heroes[0].items.append(type(party(own=["sword"]).items[0])("salve"))

    scene.refuses("use:salve", "2E-GAP-038")


@pytest.mark.rule("2E-XP-003")
def test_too_few_points_are_explained():
    scene = turn(party("amar", counters={"green": 1}, gold=1), party("belen"), step="refresh")

    scene.refuses("bonus:body", "2E-XP-001")
