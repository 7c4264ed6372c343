"""The Market step."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.second.cards import ItemDef
from tamalir.second.values import value
from tamalir.second.words import HERO, Attribute, Usage
from tests.second.turn_scenes import BLOW, BOOK, HIT, Scene, party, turn


def shop(*stack: str, gold: int = 10, town: str = "riverwatch", **rest: Any) -> Scene:
    """A hero in the Market step of a town with these cards, and a pebble to come."""
    own = rest.pop("own", ())
    hero = {name: rest.pop(name) for name in ("wounds", "exhaustion", "kept", "counters") if name in rest}
    amar = party("amar", at=town, gold=gold, own=own, **hero)
    return turn(
        amar,
        party("belen", at="forge"),
        step="market",
        market=rest.pop("market", ["pebble"]),
        stacks={town: stack},
        **rest,
    )


@pytest.mark.rule("2E-MARKET-001")
def test_no_town_no_market():
    scene = turn(party("amar", at="3,1", gold=9, counters={"red": 2}, wounds=1), market=["pebble"])

    assert "experience.buy" == scene.asked
    assert ["pebble"] == scene.state.market.below
    for act in ("buy:pebble", "hire:guide", "heal:hero", "leave-market"):
        scene.refuses(act, "2E-MARKET-001")


@pytest.mark.rule("2E-MARKET-002")
def test_only_what_lies_in_this_town_is_for_sale():
    scene = turn(
        party(at="greyhaven", gold=9),
        step="market",
        market=["pebble"],
        stacks={"riverwatch": ["sword"], "greyhaven": ["axe"]},
    )

    assert ["buy:axe", "buy:pebble", "leave-market"] == scene.options
    scene.refuses("buy:sword", "2E-MARKET-002")


@pytest.mark.rule("2E-MARKET-003")
def test_a_new_card_comes_first():
    scene = shop("sword", "guide", market=["ring", "axe"])

    assert ["sword", "guide", "ring"] == scene.state.stacks["riverwatch"]
    assert ["axe"] == scene.state.market.below
    assert 0 == len(scene.table.journal)  # before any choice


@pytest.mark.rule("2E-MARKET-004")
def test_tamalir_fills_up_too():
    assert ["pebble"] == shop(town="tamalir").state.stacks["tamalir"]


@pytest.mark.rule("2E-MARKET-005", "2E-SETUP-008")
def test_any_actions_in_any_order():
    scene = shop("axe", wounds=2, own=["belt"], gold=10)

    scene.play("heal:hero", "sell:belt", "buy:axe", "heal:hero")

    assert (0, 10 - 1 + 2 - 3 - 1) == (scene.hero.wounds, scene.hero.gold)


@pytest.mark.rule("2E-MARKET-006", "2E-COMP-034")
def test_buying_an_item():
    scene = shop("sword", gold=6).play("buy:sword")

    assert (2, ["sword"]) == (scene.hero.gold, scene.items())
    assert "sword" not in scene.state.stacks["riverwatch"]


@pytest.mark.rule("2E-MARKET-006", "2E-MARKET-007")
def test_nobody_buys_what_it_cannot_pay():
    scene = shop("sword", "guide", gold=3)

    scene.refuses("buy:sword", "2E-MARKET-006")
    scene.refuses("hire:guide", "2E-MARKET-007")


@pytest.mark.rule("2E-MARKET-007", "2E-COMP-034")
def test_hiring_an_ally():
    scene = shop("guide", "squire", gold=5, wounds=1).play("hire:guide")

    assert (0, ["guide"]) == (scene.hero.gold, scene.allies())


@pytest.mark.rule("2E-MARKET-008")
def test_the_whole_stack_is_open():
    assert ["buy:sword", "buy:ring", "buy:pebble"] == shop("sword", "ring").options[:3]


@pytest.mark.rule("2E-MARKET-009")
@pytest.mark.parametrize(("item", "gain"), [("ring", 1), ("sword", 2), ("belt", 2), ("boots", 3)])
def test_selling_brings_half_the_cost_rounded_down(item: str, gain: int):
    scene = shop(own=[item], gold=1).play(f"sell:{item}")

    assert (1 + gain, []) == (scene.hero.gold, scene.items())
    assert ["pebble", item] == scene.state.stacks["riverwatch"]


@pytest.mark.rule("2E-MARKET-010")
def test_an_item_for_one_gold_cannot_be_sold():
    shop(own=["pebble"], market=["ring"]).refuses("sell:pebble", "2E-MARKET-010")


@pytest.mark.rule("2E-MARKET-011")
def test_allies_cannot_be_sold():
    shop(own=["monk"]).refuses("sell:monk", "2E-MARKET-011")


@pytest.mark.rule("2E-MARKET-012")
def test_what_was_bought_is_not_sold_again():
    scene = shop("sword").play("buy:sword")

    scene.refuses("sell:sword", "2E-MARKET-012")


@pytest.mark.rule("2E-MARKET-012")
def test_what_was_sold_is_not_bought_back():
    scene = shop(own=["sword"]).play("sell:sword")

    scene.refuses("buy:sword", "2E-MARKET-012")


@pytest.mark.rule("2E-MARKET-012")
def test_only_in_one_turn():
    scene = shop("sword", market=["pebble", "ring", "axe"]).play("buy:sword", "leave-market")
    scene.until("market.act", "roll:0", "leave-market")
    while scene.seat != 0:
        scene.until("movement.set-out", "leave-market").play("roll:0").until("market.act", "roll:0")

    assert "sell:sword" in scene.options


@pytest.mark.rule("2E-MARKET-013", "2E-SETUP-008")
def test_a_gold_piece_heals_one_wound_or_all_exhaustion():
    scene = shop(wounds=2, exhaustion=3, gold=2).play("heal:hero", "revive:hero")

    assert (1, 0, 0) == (scene.hero.wounds, scene.hero.exhaustion, scene.hero.gold)


@pytest.mark.rule("2E-MARKET-013")
def test_for_an_ally_too():
    amar = party("amar", at="riverwatch", gold=9, own=["guide"])
    amar.allies[0].wounds, amar.allies[0].exhaustion = 1, 2
    scene = turn(amar, step="market").play("heal:guide", "revive:guide")

    assert (0, 0, 7) == (scene.hero.allies[0].wounds, scene.hero.allies[0].exhaustion, scene.hero.gold)


@pytest.mark.rule("2E-MARKET-013")
def test_not_without_gold_and_not_without_wounds():
    shop(wounds=1, gold=0, own=["ring"]).refuses("heal:hero", "2E-MARKET-013")
    shop(gold=5).refuses("heal:hero", "2E-MARKET-013")


@pytest.mark.rule("2E-GAP-001")
def test_an_event_may_forbid_healing():
    scene = shop(wounds=1, exhaustion=1, event="drought")

    scene.refuses("heal:hero", "2E-GAP-001")
    scene.refuses("revive:hero", "2E-GAP-001")


@pytest.mark.rule("2E-GAP-013")
def test_an_empty_market_deck_adds_nothing():
    scene = shop("sword", market=[]).play("buy:sword")

    assert ["sword"] == scene.items()


@pytest.mark.rule("2E-GAP-014")
def test_the_new_card_comes_whether_or_not_anything_is_bought():
    scene = shop(gold=0)

    assert "movement.set-out" == scene.asked  # there was nothing to do
    assert ["pebble"] == scene.state.stacks["riverwatch"]


@pytest.mark.rule("2E-GAP-030")
def test_a_sold_card_lies_face_up():
    amar = party("amar", at="riverwatch", own=["mail"], gold=9)
    amar.items[0].down = True
    scene = turn(amar, step="market", market=["pebble"]).play("sell:mail", "leave-market")

    assert "mail" in scene.state.stacks["riverwatch"]
    scene.until("market.act", "roll:0").play("buy:mail")
    assert [] == scene.down()


# ---------------------------------------------------------------- how Items are used


@pytest.mark.rule("2E-MARKET-014", "2E-COMP-036")
def test_every_item_is_used_in_one_of_three_ways():
    assert {"activate", "discard", "always"} == {usage.value for usage in Usage}
    assert {type(item.usage) for item in BOOK.items.values() if isinstance(item, ItemDef)} == {Usage}


@pytest.mark.rule("2E-MARKET-015", "2E-ACT-001", "2E-ACT-002")
def test_an_activated_item_waits_for_the_next_refresh():
    scene = shop(own=["scales"]).play("use:scales")

    assert (11, ["scales"], ["scales"]) == (scene.hero.gold, scene.items(), scene.down())
    scene.refuses("use:scales", "2E-ACT-002")


@pytest.mark.rule("2E-MARKET-016", "2E-ACT-007")
def test_a_discarded_item_goes_under_the_market_deck():
    scene = shop(own=["scales", "jewel-box"], market=["pebble", "axe"]).play("use:scales", "use:jewel-box")

    assert ["axe", "jewel-box"] == scene.state.market.below
    assert (16, ["scales"]) == (scene.hero.gold, scene.items())


@pytest.mark.rule("2E-MARKET-017", "2E-MARKET-018")
def test_an_always_on_item_works_as_long_as_it_is_owned():
    scene = shop(own=["belt"])
    assert 6 == value(scene.state, 0, HERO, Attribute.BODY)

    scene.play("discard:belt")

    assert 3 == value(scene.state, 0, HERO, Attribute.BODY)


@pytest.mark.rule("2E-MARKET-019")
def test_the_always_on_part_works_face_down():
    amar = party("amar", own=["spyglass"])
    amar.items[0].down = True

    assert 2 == value(turn(amar, step="market").state, 0, HERO, Attribute.MIND)


@pytest.mark.rule("2E-MARKET-020")
def test_items_serve_the_hero_alone():
    amar = party("amar", at="2,0", own=["belt", "guide"])
    scene = turn(amar, jewels={"2,0": ["green"]}, decks={"green": ["goblin"]}, dice=[HIT - 10])
    assert 1 == value(scene.state, 0, "guide", Attribute.BODY)

    scene.play("adventure:green", "stay", "defend", "ally:guide")

    assert 11 == scene.told("combat-rolled")[-1]["total"]


@pytest.mark.rule("2E-ACT-004")
def test_one_activation_in_the_market_step():
    scene = shop(own=["scales", "ledger"]).play("use:scales")

    scene.refuses("use:ledger", "2E-ACT-004")


@pytest.mark.rule("2E-ACT-004")
def test_another_in_the_next_one():
    scene = shop(own=["scales", "ledger"], town="tamalir", gold=1).play("use:scales", "leave-market")
    scene.until("market.act", "roll:0")
    while scene.seat != 0:
        scene.play("leave-market").until("market.act", "roll:0")

    assert "use:ledger" in scene.options


@pytest.mark.rule("2E-GAP-034")
def test_whoever_sells_what_kept_it_alive_falls():
    scene = shop(own=["amulet", "sword"], wounds=5, gold=1).play("sell:amulet")

    assert ("riverwatch", 0, 0, []) == (scene.at(), scene.hero.wounds, scene.hero.gold, scene.items())
    assert 1 == scene.seat


@pytest.mark.rule("2E-GAP-034")
def test_stamina_that_is_sold_turns_exhaustion_into_wounds():
    scene = shop(own=["boots"], exhaustion=6).play("sell:boots")

    assert (4, 2) == (scene.hero.exhaustion, scene.hero.wounds)


@pytest.mark.rule("2E-SETUP-009")
def test_gold_is_a_number_and_needs_no_change():
    assert 2 == shop("ring", gold=5).play("buy:ring").hero.gold


def test_the_victors_reward_can_be_spent():
    amar = party("amar", at="2,0", own=[])
    scene = turn(amar, jewels={"2,0": ["green"]}, decks={"green": ["goblin"]}, dice=[HIT])

    assert 2 == scene.play("adventure:green", *BLOW).hero.gold
