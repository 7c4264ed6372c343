"""Before Combat: the adventure card first, then every ability once, in the player's own order."""

from __future__ import annotations

import pytest

from tests.second.fight_cards import ally, armor, before_attack, effect, foe, hero, inner, item
from tests.second.fight_scenes import fight

FLOOD = effect("test", "before-combat", attribute="body", number=14, failure=[inner("suffer", wounds=1)])
"""Test Body (14); failure: 1 wound."""


@pytest.mark.rule("2E-COMBAT-002")
def test_the_adventure_card_goes_first() -> None:
    scene = fight(hero("mage", before_attack("magic")), foe("flood", FLOOD), dice=[6])

    assert ["combat-begins", "test-rolled", "wounds-taken"] == scene.happened
    assert "combat.before" == scene.asked


@pytest.mark.rule("2E-COMBAT-003")
def test_each_ability_of_hero_and_ally_works_once() -> None:
    squire = ally("squire", before_attack("melee"))
    scene = fight(hero("mage", before_attack("magic"), own=[squire]), foe())
    scene.dice(2, 2).play("use:mage", "use:squire")

    # nothing else is left to choose, so the battle has begun
    assert "combat.escape" == scene.asked
    scene.refuses("use:mage", "2E-COMBAT-003")
    scene.refuses("use:squire", "2E-COMBAT-003")


@pytest.mark.rule("2E-COMBAT-003")
def test_an_ability_that_was_used_is_refused_in_the_same_stage() -> None:
    squire = ally("squire", before_attack("melee"))
    scene = fight(hero("mage", before_attack("magic"), own=[squire]), foe()).dice(2).play("use:mage")

    assert ["use:squire", "to-battle"] == scene.options
    scene.refuses("use:mage", "2E-COMBAT-003")


@pytest.mark.rule("2E-COMBAT-003")
def test_two_abilities_of_one_card_are_used_once_each() -> None:
    scene = fight(hero("mage", before_attack("magic"), before_attack("melee")), foe(life=9))
    scene.dice(20, 20).play("use:mage", "use:mage#1")

    assert 2 == scene.foe.wounds
    assert "combat.escape" == scene.asked


@pytest.mark.rule("2E-COMBAT-004")
def test_one_item_with_a_before_combat_effect_may_be_activated() -> None:
    own = [item(name, before_attack("ranged"), usage="activate") for name in ("bow", "sling")]
    scene = fight(hero("mage", before_attack("magic"), own=own), foe()).dice(2).play("use:bow")

    assert ["use:mage", "to-battle"] == scene.options
    scene.refuses("use:sling", "2E-ACT-005")


@pytest.mark.rule("2E-COMBAT-005")
@pytest.mark.parametrize("order", [("use:mage", "use:squire"), ("use:squire", "use:mage")])
def test_the_player_chooses_the_order(order: tuple[str, str]) -> None:
    squire = ally("squire", before_attack("melee"))
    scene = fight(hero("mage", before_attack("magic"), own=[squire]), foe()).dice(2, 2).play(*order)

    assert [option.removeprefix("use:") for option in order] == [f["card"] for f in scene.told("card-used")]


@pytest.mark.rule("2E-COMBAT-005")
def test_the_player_may_use_nothing() -> None:
    scene = fight(hero("mage", before_attack("magic")), foe()).play("to-battle")

    assert [] == scene.told("card-used")
    assert 1 == scene.fight.round


@pytest.mark.rule("2E-COMBAT-006")
def test_a_failed_attack_before_combat_does_no_harm() -> None:
    archer = hero("archer", before_attack("ranged"), mind=1)
    scene = fight(archer, foe(mind=15, ranged=3), dice=[11]).play("use:archer")

    assert (12, 15, "failure") == scene.rolled
    assert 0 == scene.hero.wounds


@pytest.mark.rule("2E-COMBAT-006")
def test_an_allys_failed_attack_before_combat_does_no_harm_either() -> None:
    squire = ally("squire", before_attack("ranged"))
    scene = fight(hero(own=[squire]), foe(ranged=2)).dice(2).play("use:squire")

    assert 0 == scene.ally("squire").wounds


@pytest.mark.rule("2E-COMBAT-007")
def test_before_combat_abilities_are_gone_in_the_rounds() -> None:
    scene = fight(hero("mage", before_attack("magic")), foe(ranged=0, melee=0, magic=0))
    scene.play("to-battle", "stay", "defend", "defend", "defend")

    assert (2, "combat.escape") == (scene.fight.round, scene.asked)
    assert ["stay", "escape"] == scene.options
    scene.refuses("use:mage", "2E-EFFECT-008")


@pytest.mark.rule("2E-GAP-043")
def test_an_attack_before_combat_leaves_the_attack_of_round_one() -> None:
    scene = fight(hero("mage", before_attack("magic")), foe(life=9)).dice(20)
    scene.play("use:mage", "stay")

    assert "attack" in scene.options


@pytest.mark.rule("2E-GAP-043")
@pytest.mark.parametrize(("stated", "wounds"), [(None, 2), (3, 3)])
def test_it_deals_what_it_states_and_otherwise_the_attackers_damage(stated: int | None, wounds: int) -> None:
    mage = hero("mage", before_attack("magic", stated), magic=2)
    scene = fight(mage, foe(life=9)).dice(20).play("use:mage")

    assert wounds == scene.foe.wounds


@pytest.mark.rule("2E-GAP-043")
def test_unlabelled_bonuses_serve_it_and_labelled_ones_do_not() -> None:
    own = [
        item("charm", effect("roll-bonus", kind="magic", by=1)),
        item("crown", effect("roll-bonus", by=1, attack=True)),
        item("herb", effect("add-to-roll", "attack-roll", by=2), usage="discard"),
        item("wand", effect("add-to-roll", "magic", by=9), usage="discard"),
    ]
    scene = fight(hero("mage", before_attack("magic"), own=own, spirit=4), foe(spirit=12)).dice(4)
    scene.play("use:mage")

    assert ["use:herb", "let-it-stand"] == scene.options
    scene.refuses("use:wand", "2E-EFFECT-006")
    assert (12, 12, "success") == scene.play("use:herb").rolled


@pytest.mark.rule("2E-GAP-047", "2E-KO-001")
def test_a_hero_can_fall_before_combat() -> None:
    scene = fight(hero(life=4, wounds=3), foe("flood", FLOOD), dice=[6])

    assert scene.over
    assert "knocked-out" in scene.happened
    assert "combat-round" not in scene.happened
    assert ["flood"] == [taken.card for taken in scene.state.track if taken is not None]


@pytest.mark.rule("2E-GAP-047", "2E-GAP-036")
def test_a_cost_that_fells_the_hero_loses_the_battle() -> None:
    mage = hero("mage", before_attack("magic", cost={"wounds": 1}), life=5, wounds=4)
    scene = fight(mage, foe()).play("use:mage")

    assert scene.over
    assert [] == scene.told("combat-rolled")
    assert ["ogre"] == [taken.card for taken in scene.state.track if taken is not None]


@pytest.mark.rule("2E-GAP-048")
def test_a_challenge_can_die_before_combat() -> None:
    mage = hero("mage", before_attack("magic"), before_attack("melee"))
    scene = fight(mage, foe("rat", effect("gain-gold", "reward", n=2), life=1)).dice(20).play("use:mage")

    assert scene.over
    assert "combat-round" not in scene.happened
    assert (2, {"green": 1}) == (scene.hero.gold, scene.hero.counters)


@pytest.mark.rule("2E-HAZARD-012")
def test_a_hazard_knows_no_before_combat() -> None:
    scene = fight(hero("mage", before_attack("magic")), foe("flood", FLOOD), cause="hazard")

    assert ["combat-round"] == scene.happened
    scene.refuses("use:mage", "2E-EFFECT-008")


@pytest.mark.rule("2E-GAP-029")
def test_an_undefeated_challenge_is_fought_in_full() -> None:
    scene = fight(hero(), foe("flood", FLOOD), dice=[6], cause="undefeated", on_track=True)

    assert [14] == [roll["target"] for roll in scene.told("test-rolled")]


@pytest.mark.rule("2E-ACT-005")
def test_a_card_activated_before_combat_is_the_only_one() -> None:
    own = [armor(), item("bow", before_attack("ranged"), usage="activate")]
    scene = fight(hero("mage", before_attack("magic"), own=own), foe("flood", FLOOD), dice=[6])
    scene.play("use:armor")

    assert 0 == scene.hero.wounds
    scene.refuses("use:bow", "2E-ACT-005")
