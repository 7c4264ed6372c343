"""Resting: fewer than four dice, and exhaustion comes off."""

from __future__ import annotations

import pytest

from tests.second.turn_scenes import RIVER, Scene, book_with, give, party, turn


def tired(hero: int, *allies: int, wounds: int = 0, dice: int = 0) -> Scene:
    """A party with this exhaustion, about to move."""
    amar = party("amar", at="2,1", exhaustion=hero, wounds=wounds, own=["guide", "squire"][: len(allies)])
    for ally, exhaustion in zip(amar.allies, allies, strict=True):
        ally.exhaustion = exhaustion
    return turn(amar, step="refresh", dice=[(RIVER,) * dice] if dice else [])


@pytest.mark.rule("2E-MOVE-013")
def test_resting_is_chosen_before_the_roll():
    scene = tired(3, dice=2)
    assert [f"roll:{n}" for n in (4, 3, 2, 1, 0)] == scene.options[:5]

    scene.play("roll:2")

    assert scene.state.journey.rested
    scene.refuses("roll:1", "2E-GAP-006")


@pytest.mark.rule("2E-MOVE-013")
def test_four_dice_are_no_rest():
    scene = tired(3, dice=4).play("roll:4")

    assert not scene.state.journey.rested
    assert 3 == scene.hero.exhaustion


@pytest.mark.rule("2E-MOVE-014", "2E-GAP-005")
@pytest.mark.parametrize(("dice", "left"), [(3, 3), (2, 2), (1, 1), (0, 0)])
def test_each_die_below_four_discards_one_exhaustion(dice: int, left: int):
    assert left == tired(4, dice=dice).play(f"roll:{dice}").hero.exhaustion


@pytest.mark.rule("2E-GAP-005", "2E-GAP-006")
def test_the_number_of_dice_stays_even_if_nobody_is_tired_any_more():
    scene = tired(1, dice=3).play("roll:3")

    assert 0 == scene.hero.exhaustion
    assert 3 == len(scene.state.journey.dice)


@pytest.mark.rule("2E-MOVE-015")
@pytest.mark.parametrize(
    ("shares", "left"), [(["rest:hero", "rest:guide"], (0, 1)), (["rest:guide", "rest:guide"], (1, 0))]
)
def test_rest_is_shared_out_at_will(shares: list[str], left: tuple[int, int]):
    scene = tired(1, 2, dice=2).play("roll:2")

    for share in shares:
        if share in scene.options:  # the last one may be the only one left
            scene.play(share)

    assert left == (scene.hero.exhaustion, scene.hero.allies[0].exhaustion)


@pytest.mark.rule("2E-MOVE-016")
def test_a_full_rest_discards_four_in_all():
    scene = tired(3, 2).play("roll:0")
    assert {"n": 4} == scene.choice.args

    scene.play("rest:hero", "rest:hero", "rest:hero")

    assert (0, 1) == (scene.hero.exhaustion, scene.hero.allies[0].exhaustion)
    assert "2,1" == scene.at()


@pytest.mark.rule("2E-MOVE-017")
def test_wounds_stay():
    scene = tired(1, wounds=2).play("roll:0")

    assert (2, 0) == (scene.hero.wounds, scene.hero.exhaustion)


@pytest.mark.rule("2E-MOVE-019")
def test_no_single_step_in_a_turn_of_rest():
    scene = tired(3, 2).play("roll:0")

    scene.refuses("step:2,0", "2E-MOVE-019")


@pytest.mark.rule("2E-MOVE-019")
def test_nor_after_resting_with_dice():
    tired(3, dice=2).play("roll:2").refuses("step:2,0", "2E-MOVE-019")


@pytest.mark.rule("2E-GAP-002")
def test_a_full_rest_in_a_town_leads_to_its_market():
    scene = turn(party("amar", exhaustion=2, gold=1), step="refresh", market=["pebble"]).play("roll:0")

    assert "market.act" == scene.asked
    assert ["pebble"] == scene.state.stacks["tamalir"]


SHIELD = """
[items.tower-shield]
item_class = "armor"
type = "shield"
usage = "always"
cost = 3
effects = [{ do = "movement-dice", by = -1 }]
"""


def burdened(exhaustion: int, dice: int) -> Scene:
    """A party that a card leaves three dice."""
    amar = party("amar", at="2,1", exhaustion=exhaustion)
    give(amar, "tower-shield", book_with(SHIELD))
    return turn(amar, step="refresh", dice=[(RIVER,) * dice] if dice else [], cards=SHIELD)


@pytest.mark.rule("2E-GAP-005", "2E-MOVE-014")
@pytest.mark.parametrize(
    ("dice", "left", "rested"), [(3, 4, False), (2, 3, True), (1, 2, True), (0, 0, False)]
)
def test_a_die_that_a_card_took_away_is_none_left_out(dice: int, left: int, rested: bool):
    scene = burdened(4, dice)
    assert [f"roll:{n}" for n in (3, 2, 1, 0)] == scene.options[:4]

    scene.play(f"roll:{dice}")  # none at all: the turn is over by now

    assert (left, rested) == (scene.hero.exhaustion, scene.state.journey.rested)


@pytest.mark.rule("2E-MOVE-013")
@pytest.mark.parametrize(("wounds", "exhaustion", "few"), [(0, 0, 3), (1, 0, 3), (0, 0, 4)])
def test_fewer_dice_are_a_rest_and_nobody_here_is_tired(wounds: int, exhaustion: int, few: int):
    scene = turn(party("amar", at="2,1", wounds=wounds, exhaustion=exhaustion), step="refresh")

    scene.refuses(f"roll:{few}", "2E-MOVE-013")


@pytest.mark.rule("2E-MOVE-004", "2E-MOVE-005")
def test_more_dice_than_there_are_have_rules_of_their_own():
    turn(party("amar", at="2,1"), step="refresh").refuses("roll:6", "2E-MOVE-004")
    turn(party("amar", at="2,1", wounds=1), step="refresh").refuses("roll:5", "2E-MOVE-005")
