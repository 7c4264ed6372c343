"""Limits on Items and Allies, and giving cards up."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.second.limits import no_room_for
from tests.second.turn_scenes import BLOW, HIT, Scene, party, turn


def shop(own: list[str], *stack: str, **rest: Any) -> Scene:
    """A rich hero in a market with these cards."""
    amar = party("amar", at="riverwatch", gold=30, own=own)
    return turn(amar, party("belen", at="forge"), step="market", stacks={"riverwatch": stack}, **rest)


@pytest.mark.rule("2E-LIMIT-001")
def test_two_weapons():
    scene = shop(["sword", "axe"], "mace")
    scene.refuses("buy:mace", "2E-LIMIT-001")

    scene.play("sell:axe", "buy:mace")

    assert ["sword", "mace"] == scene.items()


@pytest.mark.rule("2E-LIMIT-001")
def test_the_second_weapon_is_allowed():
    assert ["sword", "mace"] == shop(["sword"], "mace").play("buy:mace").items()


@pytest.mark.rule("2E-LIMIT-002")
def test_one_armor():
    scene = shop(["mail"], "plate")
    scene.refuses("buy:plate", "2E-LIMIT-002")

    assert ["plate"] == scene.play("discard:mail", "buy:plate").items()


@pytest.mark.rule("2E-LIMIT-003", "2E-LIMIT-005")
def test_two_allies():
    scene = shop(["guide", "squire"], "monk")
    scene.refuses("hire:monk", "2E-LIMIT-003")

    scene.play("discard:guide", "hire:monk")

    assert ["squire", "monk"] == scene.allies()


@pytest.mark.rule("2E-LIMIT-004")
def test_other_classes_are_unlimited():
    five = ["belt", "ring", "amulet", "boots", "lens"]

    assert [*five, "compass"] == shop(five, "compass").play("buy:compass").items()


@pytest.mark.rule("2E-LIMIT-005")
def test_a_weapon_may_also_be_discarded_for_room():
    assert ["axe", "mace"] == shop(["sword", "axe"], "mace").play("discard:sword", "buy:mace").items()


@pytest.mark.rule("2E-LIMIT-006")
@pytest.mark.parametrize("step", ["refresh", "market", "experience"])
def test_a_card_may_be_given_up_at_any_time(step: str):
    amar = party("amar", gold=1, own=["sword", "guide"], counters={"red": 2})
    scene = turn(amar, step=step, market=["pebble"])

    scene.play("discard:sword", "discard:guide")

    assert ([], [], 1) == (scene.items(), scene.allies(), scene.hero.gold)


@pytest.mark.rule("2E-LIMIT-006")
def test_giving_up_is_offered_beside_the_question_that_waits():
    scene = turn(party("amar", own=["sword"]), step="refresh")

    assert "discard:sword" in scene.asides
    assert "discard:sword" not in scene.options
    assert "movement.set-out" == scene.play("discard:sword").asked


@pytest.mark.rule("2E-LIMIT-007")
def test_items_are_sold_in_the_market_step_only():
    amar = party("amar", own=["sword"], counters={"red": 2})

    turn(amar, step="experience").refuses("sell:sword", "2E-LIMIT-007")
    turn(amar, step="refresh").refuses("sell:sword", "2E-LIMIT-007")
    turn(party(), party("belen", own=["sword"]), step="refresh").refuses("sell:sword", "2E-TURN-001", seat=1)


@pytest.mark.rule("2E-LIMIT-008", "2E-LIMIT-009")
def test_a_discarded_ally_goes_clean_under_the_market_deck():
    amar = party("amar", own=["guide"])
    amar.allies[0].wounds, amar.allies[0].exhaustion = 1, 2
    scene = turn(amar, step="refresh", market=["pebble", "ring"]).play("discard:guide")

    assert ["pebble", "ring", "guide"] == scene.state.market.below

    amar = party("amar", at="riverwatch", gold=9)
    again = turn(amar, step="market", market=["guide"]).play("hire:guide")
    assert (0, 0) == (again.hero.allies[0].wounds, again.hero.allies[0].exhaustion)


@pytest.mark.rule("2E-LIMIT-009")
def test_an_ally_hired_again_is_fresh():
    amar = party("amar", at="riverwatch", gold=9, own=["guide"])
    amar.allies[0].wounds = 1
    scene = turn(amar, step="market", market=[]).play("discard:guide")
    scene.until("market.act", "roll:0").play("hire:guide")

    assert 0 == scene.hero.allies[0].wounds


@pytest.mark.rule("2E-LIMIT-010")
def test_adventure_cards_count():
    scene = shop(["centaur", "guide"], "monk")
    scene.refuses("hire:monk", "2E-LIMIT-003")

    weapons = shop(["heirloom", "sword"], "axe")
    weapons.refuses("buy:axe", "2E-LIMIT-001")


@pytest.mark.rule("2E-GAP-079")
def test_trophies_count_toward_no_limit_and_stay():
    scene = shop(["sword", "axe", "mail", "guide", "squire", "shaman"], "pebble")

    assert None is no_room_for(scene.state, 0, "pebble")
    assert ["shaman"] == scene.hero.kept
    scene.refuses("discard:shaman", "2E-GAP-079")
    scene.refuses("sell:shaman", "2E-GAP-079")
    assert (2, 1, 2) == (2, 1, len(scene.allies()))


@pytest.mark.rule("2E-GAP-022")
def test_a_kept_card_that_is_used_up_goes_under_its_deck():
    scene = turn(party("amar", own=["shaman"]), step="refresh", decks={"yellow": ["ogre"]}).play("use:shaman")

    assert (4, []) == (scene.hero.gold, scene.hero.kept)
    assert ["ogre", "shaman"] == scene.deck("yellow")
    assert [] == scene.state.market.below


@pytest.mark.rule("2E-GAP-022")
def test_a_used_up_encounter_is_out_of_the_game():
    more = """
    [encounters.favour]
    colour = "green"
    effects = []
    kept = { role = "trophy", usage = "discard", effects = [{ when = "any-time", do = "gain-gold", n = 1 }] }
    """
    scene = turn(party("amar", kept=["favour"]), step="refresh", cards=more).play("use:favour")

    assert ["favour"] == scene.state.removed


@pytest.mark.rule("2E-GAP-079", "2E-GAP-080")
def test_what_a_knockout_cannot_take():
    amar = party("amar", at="3,2", wounds=4, own=["lord-ash", "honor", "heirloom", "ring"])
    scene = turn(amar, party("belen"), jewels={"3,2": ["green"]}, decks={"green": ["plague"]}).play(
        "adventure:green"
    )

    assert (["lord-ash"], ["honor"], ["heirloom"]) == (scene.hero.kept, scene.allies(), scene.items())


@pytest.mark.rule("2E-GAP-082")
def test_an_adventure_card_killed_as_an_ally_goes_under_its_deck():
    amar = party("amar", at="3,1", own=["centaur"])
    amar.allies[0].wounds = 2
    scene = turn(
        amar, jewels={"3,1": ["green"]}, decks={"green": ["goblin", "wolf"]}, dice=[2], market=["pebble"]
    ).play("adventure:green", "stay", "defend", "ally:centaur")

    assert [] == scene.allies()
    assert ["wolf", "centaur"] == scene.deck("green")
    assert ["pebble"] == scene.state.market.below


def test_a_new_card_found_needs_room_too():
    amar = party("amar", at="3,1", own=["sword", "axe"])
    scene = turn(
        amar, jewels={"3,1": ["green"]}, decks={"green": ["chest", "goblin"]}, market=["mace"], dice=[HIT]
    ).play("adventure:green")

    scene.refuses("take", "2E-LIMIT-001")
    scene.play("discard:axe", "take")
    assert ["sword", "mace"] == scene.items()
    scene.play(*BLOW)
    assert ["axe"] == scene.state.market.below
