"""Wounds and exhaustion, Life and Stamina, cancelling and healing."""

from __future__ import annotations

import pytest

from tamalir.second.values import life
from tamalir.second.words import HERO
from tamalir.second.wounds import judge
from tests.second.fight_cards import (
    ally,
    armor,
    before_attack,
    effect,
    foe,
    hero,
    inner,
    item,
    kept_item,
    prize,
)
from tests.second.fight_scenes import fight


@pytest.mark.rule("2E-WOUND-001")
def test_wounds_are_counters_on_the_card() -> None:
    scene = fight(hero(wounds=1, magic=2), foe(life=9, melee=2), wounds=1, stage="melee", dice=[2])

    assert 3 == scene.play("attack").hero.wounds
    scene = fight(hero(magic=2), foe(life=9), wounds=1, stage="magic", dice=[20])
    assert 3 == scene.play("attack").foe.wounds


@pytest.mark.rule("2E-WOUND-002")
def test_wounds_that_an_enemy_inflicts_are_wounds_that_the_hero_takes() -> None:
    scene = fight(hero(own=[armor()]), foe(melee=2), stage="melee", dice=[2]).play("defend")

    assert ("wounds.cancel", ["use:armor", "take-wounds"]) == (scene.asked, scene.options)
    assert 1 == scene.play("use:armor").hero.wounds


@pytest.mark.rule("2E-WOUND-003", "2E-COMP-026", "2E-COMBAT-026")
@pytest.mark.parametrize(("damage", "defeated"), [(1, False), (2, True), (3, True)])
def test_wounds_equal_to_or_above_life_defeat_a_challenge(damage: int, defeated: bool) -> None:
    scene = fight(hero(melee=damage), foe(life=4), wounds=2, stage="melee", dice=[20]).play("attack")

    assert defeated == scene.over
    assert defeated == ("challenge-defeated" in scene.happened)


@pytest.mark.rule("2E-WOUND-003", "2E-KO-001")
@pytest.mark.parametrize(("harm", "defeated"), [(1, False), (2, True), (3, True)])
def test_wounds_equal_to_or_above_life_knock_a_hero_out(harm: int, defeated: bool) -> None:
    scene = fight(hero(life=4, wounds=2), foe(melee=harm), stage="melee", dice=[2]).play("attack")

    assert defeated == scene.over
    assert defeated == ("knocked-out" in scene.happened)


@pytest.mark.rule("2E-WOUND-004")
def test_a_hero_is_knocked_out_an_ally_and_a_challenge_are_killed() -> None:
    scene = fight(hero(life=1, own=[ally(life=1)]), foe(life=1), stage="ranged", dice=[2, 2])
    scene.play("ally:squire", "defend")
    assert ["squire"] == scene.state.market.below
    assert ["hero"] == [event["hero"] for event in scene.told("knocked-out")]

    scene = fight(hero(), foe(life=1), stage="ranged", dice=[20]).play("attack")
    green = next(deck for colour, deck in scene.state.decks.items() if colour == "green")
    assert ["ogre"] == green.below


@pytest.mark.rule("2E-WOUND-005")
def test_exhaustion_is_counters_too() -> None:
    fog = foe("fog", effect("suffer", "before-combat", exhaustion=2))
    scene = fight(hero(stamina=4, exhaustion=1), fog)

    assert (3, 0) == (scene.hero.exhaustion, scene.hero.wounds)


@pytest.mark.rule("2E-WOUND-006", "2E-COMP-027")
@pytest.mark.parametrize(
    ("stamina", "before", "taken", "after"),
    [(3, 2, 3, (3, 2)), (4, 4, 1, (4, 1)), (4, 3, 1, (4, 0))],
)
def test_exhaustion_beyond_stamina_turns_into_wounds(
    stamina: int, before: int, taken: int, after: tuple[int, int]
) -> None:
    fog = foe("fog", effect("suffer", "before-combat", exhaustion=taken))
    scene = fight(hero(stamina=stamina, exhaustion=before), fog)

    assert after == (scene.hero.exhaustion, scene.hero.wounds)


@pytest.mark.rule("2E-WOUND-007")
def test_exhaustion_cannot_be_overpaid() -> None:
    mage = hero("mage", before_attack("magic", cost={"exhaustion": 1}), before_attack("melee"), exhaustion=4)
    scene = fight(mage, foe())

    assert ["use:mage#1", "to-battle"] == scene.options
    scene.refuses("use:mage", "2E-WOUND-007")


@pytest.mark.rule("2E-WOUND-007")
def test_nor_by_an_ally() -> None:
    squire = ally("squire", before_attack("magic", cost={"exhaustion": 3}), before_attack("melee"), stamina=2)
    scene = fight(hero(own=[squire]), foe())

    scene.refuses("use:squire", "2E-WOUND-007")


@pytest.mark.rule("2E-WOUND-007")
def test_the_last_of_ones_stamina_may_be_paid() -> None:
    mage = hero("mage", before_attack("magic", cost={"exhaustion": 1}), stamina=4, exhaustion=3)

    assert 4 == fight(mage, foe()).dice(2).play("use:mage").hero.exhaustion


@pytest.mark.rule("2E-WOUND-008")
def test_an_ally_pays_for_its_own_ability() -> None:
    squire = ally("squire", before_attack("magic", cost={"exhaustion": 1, "wounds": 1}))
    scene = fight(hero(own=[squire]), foe()).dice(2).play("use:squire")

    assert (1, 1) == (scene.ally("squire").exhaustion, scene.ally("squire").wounds)
    assert (0, 0) == (scene.hero.exhaustion, scene.hero.wounds)


@pytest.mark.rule("2E-WOUND-008")
def test_the_hero_pays_for_its_items() -> None:
    wand = item("wand", before_attack("magic", cost={"exhaustion": 1}), usage="activate")
    scene = fight(hero(own=[wand, ally()]), foe()).dice(2).play("use:wand")

    assert (1, 0) == (scene.hero.exhaustion, scene.ally("squire").exhaustion)


@pytest.mark.rule("2E-TERM-002")
def test_a_cancelled_wound_is_never_inflicted() -> None:
    scene = fight(hero(own=[armor()]), foe(ranged=1), stage="ranged", dice=[2]).play("defend", "use:armor")

    assert 0 == scene.hero.wounds
    assert [] == scene.told("wounds-taken")


@pytest.mark.rule("2E-TERM-002", "2E-EFFECT-009")
def test_a_wound_already_taken_cannot_be_cancelled_later() -> None:
    scene = fight(hero(own=[armor()]), foe(ranged=1), stage="ranged", dice=[2]).play("defend", "take-wounds")

    assert 1 == scene.hero.wounds
    scene.refuses("use:armor", "2E-EFFECT-009")


@pytest.mark.rule("2E-TERM-002")
def test_several_cards_may_cancel_wounds_of_one_blow() -> None:
    own = [armor(), armor("charm", cancels=2, usage="discard")]
    scene = fight(hero(own=own), foe(melee=3), stage="melee", dice=[2])

    assert 0 == scene.play("defend", "use:armor", "use:charm").hero.wounds
    assert "magic" == scene.fight.stage


@pytest.mark.rule("2E-TERM-004")
def test_you_means_the_hero_in_tests_and_wounds() -> None:
    storm = effect("test", "before-combat", attribute="body", number=20, failure=[inner("suffer", wounds=1)])
    scene = fight(hero(own=[ally(body=9)]), foe("storm", storm), dice=[2])

    assert "hero" == scene.told("test-rolled")[0]["who"]
    assert (1, 0) == (scene.hero.wounds, scene.ally("squire").wounds)


@pytest.mark.rule("2E-TERM-005")
def test_your_enemy_is_the_challenge_you_fight() -> None:
    witch = hero("witch", effect("inflict", "before-combat", wounds=2))

    assert 2 == fight(witch, foe(life=9)).play("use:witch").foe.wounds


@pytest.mark.rule("2E-GAP-033")
def test_counters_never_run_out() -> None:
    scene = fight(hero(life=99, wounds=60), foe(melee=1), stage="melee", dice=[2]).play("attack")

    assert 61 == scene.hero.wounds


@pytest.mark.rule("2E-GAP-034")
def test_excess_exhaustion_becomes_wounds_when_stamina_falls() -> None:
    cloak = item("cloak", effect("raise", what="stamina", by=2))
    scene = fight(hero(own=[cloak], stamina=2, exhaustion=4), foe(), stage="escape").play("discard:cloak")

    assert (2, 2) == (scene.hero.exhaustion, scene.hero.wounds)
    assert "combat.escape" == scene.asked


@pytest.mark.rule("2E-GAP-034")
def test_a_card_used_up_takes_its_bonus_with_it() -> None:
    brew = item("brew", effect("raise", what="stamina", by=2), before_attack("ranged"), usage="discard")
    scene = fight(hero(own=[brew], stamina=2, exhaustion=4), foe()).dice(2).play("use:brew#1")

    assert (2, 2) == (scene.hero.exhaustion, scene.hero.wounds)


@pytest.mark.rule("2E-GAP-034")
def test_wounds_that_reach_a_fallen_life_defeat_at_once() -> None:
    heart = item("heart", effect("raise", what="life", by=2))
    scene = fight(hero(own=[heart], life=3, wounds=4), foe(), stage="escape").play("discard:heart")

    assert scene.over
    assert ["hero"] == [event["hero"] for event in scene.told("knocked-out")]
    assert "ogre" == getattr(scene.state.track[0], "card", None)


@pytest.mark.rule("2E-GAP-034")
def test_an_ally_that_strengthens_the_hero_leaves_a_gap() -> None:
    nurse = ally("nurse", effect("raise", what="stamina", by=2, to="hero"), life=1)
    scene = fight(hero(own=[nurse], stamina=2, exhaustion=4), foe(), stage="melee", dice=[2])
    scene.play("ally:nurse")

    assert (2, 2) == (scene.hero.exhaustion, scene.hero.wounds)


@pytest.mark.rule("2E-GAP-035")
def test_raising_life_does_not_heal() -> None:
    heart = prize("heart", kept_item(effect("raise", what="life", by=1)), life=1)
    scene = fight(hero(life=4, wounds=2), heart, stage="melee", dice=[20]).play("attack", "keep")

    assert (5, 2) == (life(scene.state, 0, HERO), scene.hero.wounds)


@pytest.mark.rule("2E-GAP-036")
def test_a_wound_cost_may_be_paid_with_the_last_life() -> None:
    saint = hero("saint", effect("heal", "any-time", wounds=5, cost={"wounds": 1}), life=5, wounds=4)
    scene = fight(saint, foe(), stage="escape").play("use:saint")

    assert scene.over
    assert [] == scene.told("wounds-healed")
    assert ["saint"] == [event["hero"] for event in scene.told("knocked-out")]


@pytest.mark.rule("2E-GAP-037")
def test_costs_cannot_be_cancelled() -> None:
    mage = hero("mage", before_attack("magic", cost={"wounds": 1}), own=[armor()])
    scene = fight(mage, foe()).dice(2).play("use:mage")

    assert 1 == scene.hero.wounds
    assert not scene.down("armor")


@pytest.mark.rule("2E-GAP-055")
def test_if_hero_and_challenge_fall_together_the_hero_has_lost() -> None:
    scene = fight(hero(life=4), foe(life=3), stage="melee")
    scene.hero.wounds, scene.foe.wounds = 4, 3
    judge(scene.state)

    assert "lost" == scene.fight.outcome


@pytest.mark.rule("2E-COMP-026")
def test_life_counters_and_cards_raise_life() -> None:
    heart = item("heart", effect("raise", what="life", by=1))
    scene = fight(hero(own=[heart], life=3, bonuses={"life": 2}, wounds=4), foe(), stage="melee", dice=[2])

    assert 6 == life(scene.state, 0, HERO)
    assert not scene.play("attack").over
