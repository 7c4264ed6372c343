"""Using card effects: whose, when, how often."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.second.cards import ItemDef
from tamalir.second.values import value
from tamalir.second.words import HERO, Attribute
from tests.second.fight_cards import ally, armor, before_attack, effect, foe, hero, item, worn
from tests.second.fight_scenes import Scene, duel, fight

LABELS = {"ranged": "2E-EFFECT-004", "melee": "2E-EFFECT-005", "magic": "2E-EFFECT-006"}


def bonus(label: str, by: int = 1, **rest: Any) -> Scene:
    """A hero with a bonus card of this label and one for any combat roll."""
    own = [
        item("card", effect("add-to-roll", label, by=by), usage="discard"),
        item("herb", effect("add-to-roll", "combat-roll", by=9), usage="discard"),
    ]
    return fight(hero("mage", *(before_attack(kind) for kind in LABELS), own=own), foe(life=9), **rest)


@pytest.mark.rule("2E-EFFECT-001")
def test_a_card_of_another_player_cannot_be_used() -> None:
    scene = duel(hero("a"), hero("b", own=[armor()]), stage="ranged", dice=[20, 2]).play("attack")

    assert 1 == scene.hero.wounds  # nothing was offered
    scene.refuses("use:armor", "2E-EFFECT-001", seat=0)


@pytest.mark.rule("2E-EFFECT-001")
def test_a_cost_in_gold_must_be_there() -> None:
    wand = item("wand", before_attack("magic", cost={"gold": 2}), before_attack("ranged"))
    scene = fight(hero(own=[wand], gold=1), foe())

    scene.refuses("use:wand", "2E-EFFECT-001")
    assert 0 == fight(hero(own=[wand], gold=2), foe()).dice(2).play("use:wand").hero.gold


@pytest.mark.rule("2E-EFFECT-003", "2E-EFFECT-004", "2E-EFFECT-005", "2E-EFFECT-006")
@pytest.mark.parametrize("phase", LABELS)
@pytest.mark.parametrize("label", LABELS)
def test_a_labelled_effect_works_in_its_phase_only(label: str, phase: str) -> None:
    scene = bonus(label, stage=phase, dice=[11]).play("attack")

    if label == phase:
        assert ["use:card", "use:herb", "let-it-stand"] == scene.options
    else:
        assert ["use:herb", "let-it-stand"] == scene.options
        scene.refuses("use:card", LABELS[label])


@pytest.mark.rule("2E-EFFECT-004")
def test_a_ranged_effect_does_not_serve_a_ranged_attack_before_combat() -> None:
    scene = bonus("ranged").dice(11).play("use:mage")

    assert "roll.improve" == scene.asked
    scene.refuses("use:card", "2E-EFFECT-004")


@pytest.mark.rule("2E-EFFECT-005")
def test_a_melee_effect_does_not_serve_a_melee_attack_before_combat() -> None:
    scene = bonus("melee").dice(11).play("use:mage#1")

    assert "roll.improve" == scene.asked
    scene.refuses("use:card", "2E-EFFECT-005")


@pytest.mark.rule("2E-EFFECT-006")
def test_a_magic_effect_does_not_serve_a_magic_attack_before_combat() -> None:
    scene = bonus("magic").dice(11).play("use:mage#2")

    assert "roll.improve" == scene.asked
    scene.refuses("use:card", "2E-EFFECT-006")


@pytest.mark.rule("2E-EFFECT-006")
def test_nor_does_a_magic_effect_that_adds_wounds() -> None:
    burn = item("burn", effect("add-wounds", "magic", by=3), usage="activate")
    scene = fight(hero("mage", before_attack("magic"), own=[burn]), foe(life=9)).dice(20).play("use:mage")

    assert (1, False) == (scene.foe.wounds, scene.down("burn"))
    scene.refuses("use:burn", "2E-EFFECT-006")


@pytest.mark.rule("2E-EFFECT-007")
@pytest.mark.parametrize("phase", LABELS)
def test_an_any_phase_effect_works_in_every_phase(phase: str) -> None:
    assert "use:card" in bonus("any-phase", stage=phase, dice=[11]).play("attack").options


@pytest.mark.rule("2E-EFFECT-007")
def test_but_not_before_combat() -> None:
    scene = bonus("any-phase").dice(11).play("use:mage")

    assert "roll.improve" == scene.asked
    scene.refuses("use:card", "2E-EFFECT-007")


@pytest.mark.rule("2E-EFFECT-008")
def test_a_before_combat_effect_is_refused_in_the_rounds() -> None:
    bomb = item("bomb", before_attack("ranged"), usage="discard")
    scene = fight(hero(own=[bomb]), foe()).play("to-battle")

    assert (1, ["bomb"]) == (scene.fight.round, scene.items())
    scene.refuses("use:bomb", "2E-EFFECT-008")


@pytest.mark.rule("2E-EFFECT-009", "2E-MARKET-017")
def test_an_always_on_bonus_works_all_the_time() -> None:
    belt = item("belt", effect("raise", what="body", by=3))
    scene = fight(hero(own=[belt], body=4), foe(), stage="escape")

    assert 7 == value(scene.state, 0, HERO, Attribute.BODY)


@pytest.mark.rule("2E-MARKET-018")
def test_the_bonus_of_a_lost_card_ends_at_once() -> None:
    belt = item("belt", effect("raise", what="body", by=3))
    scene = fight(hero(own=[belt], body=4), foe(), stage="escape").play("discard:belt")

    assert 4 == value(scene.state, 0, HERO, Attribute.BODY)


@pytest.mark.rule("2E-EFFECT-009")
def test_armor_waits_for_a_wound() -> None:
    scene = fight(hero(own=[armor()]), foe(), stage="escape")

    scene.refuses("use:armor", "2E-EFFECT-009")


@pytest.mark.rule("2E-EFFECT-009")
def test_an_ability_without_a_label_works_in_every_stage() -> None:
    healer = hero("healer", effect("heal", "any-time", wounds=1, cost={"exhaustion": 1}), wounds=3)
    scene = fight(healer, foe(ranged=0, melee=0, magic=0), stage="before-combat", options=None)
    assert "combat.escape" == scene.asked  # nothing to choose Before Combat, so nobody was asked

    scene = fight(hero("mage", before_attack("magic"), *healer.printed.effects, wounds=3), foe())
    assert "combat.before" == scene.asked
    assert 2 == scene.play("use:mage#1").hero.wounds
    assert 1 == scene.play("to-battle", "use:mage#1").hero.wounds
    assert 0 == scene.play("stay", "use:mage#1").hero.wounds


@pytest.mark.rule("2E-EFFECT-010")
def test_an_ability_with_a_cost_may_be_used_several_times_in_a_row() -> None:
    mok = hero("mok", effect("heal", "any-time", wounds=1, cost={"exhaustion": 2}), stamina=4, wounds=2)
    scene = fight(mok, foe(), stage="escape").play("use:mok", "use:mok")

    assert (4, 0) == (scene.hero.exhaustion, scene.hero.wounds)


@pytest.mark.rule("2E-EFFECT-010")
def test_unless_its_text_limits_it() -> None:
    mok = hero("mok", effect("heal", "any-time", wounds=1, cost={"exhaustion": 1}, limit="turn"), wounds=2)
    scene = fight(mok, foe(ranged=0, melee=0, magic=0), stage="escape").play("use:mok")
    scene.refuses("use:mok", "2E-EFFECT-010")

    scene.play("stay", "defend", "defend", "defend")
    scene.refuses("use:mok", "2E-EFFECT-010")


@pytest.mark.rule("2E-EFFECT-010")
def test_a_limit_by_the_round_ends_with_the_round() -> None:
    mok = hero("mok", effect("heal", "any-time", wounds=1, cost={"exhaustion": 1}, limit="round"), wounds=2)
    scene = fight(mok, foe(ranged=0, melee=0, magic=0), stage="escape").play("use:mok")
    scene.refuses("use:mok", "2E-EFFECT-010")

    assert 0 == scene.play("stay", "defend", "defend", "defend", "use:mok").hero.wounds


@pytest.mark.rule("2E-EFFECT-010")
def test_a_card_that_needs_activation_is_used_once() -> None:
    burn = item("burn", effect("add-wounds", "magic", by=3, cost={"exhaustion": 1}), usage="activate")
    scene = fight(hero(own=[burn]), foe(life=20), stage="magic", dice=[20]).play("attack", "use:burn")

    assert (1, 4) == (scene.hero.exhaustion, scene.foe.wounds)


@pytest.mark.rule("2E-EFFECT-012")
def test_a_bonus_card_may_be_used_after_the_roll() -> None:
    blade = item("blade", effect("add-to-roll", "combat-roll", by=2), usage="activate")
    scene = fight(hero(own=[blade]), foe(body=12), stage="melee", dice=[10]).play("attack", "use:blade")

    assert (12, 12, "success") == scene.rolled


@pytest.mark.rule("2E-EFFECT-012")
def test_in_a_skill_test_as_well() -> None:
    swim = effect("test", "before-combat", attribute="body", number=14)
    tonic = item("tonic", effect("add-to-roll", "skill-test", by=2), usage="discard")
    scene = fight(hero(own=[tonic], body=3), foe("river", swim), dice=[9]).play("use:tonic")

    assert (14, 14, "success") == scene.rolled


@pytest.mark.rule("2E-EFFECT-012")
def test_cards_that_cannot_matter_are_not_offered() -> None:
    def table(dice: int) -> Scene:
        blade = item("blade", effect("add-to-roll", "combat-roll", by=2), usage="activate")
        return fight(hero(own=[blade]), foe(body=12), stage="melee", dice=[dice]).play("attack")

    assert ["roll.combat", "roll.improve", "roll.improve", "roll.combat"] == [
        "roll.combat" if table(dice).asked != "roll.improve" else "roll.improve" for dice in (9, 10, 11, 12)
    ]


@pytest.mark.rule("2E-GAP-090")
def test_a_free_ability_works_once_on_each_roll() -> None:
    lucky = hero("lucky", effect("add-to-roll", "combat-roll", by=1), own=[_herb()])
    scene = fight(lucky, foe(mind=12, body=12), stage="ranged", dice=[10, 11])
    scene.play("defend", "use:lucky")

    assert ["use:herb", "let-it-stand"] == scene.options
    scene.refuses("use:lucky", "2E-GAP-090")
    scene.play("let-it-stand", "defend")
    assert "use:lucky" in scene.options


@pytest.mark.rule("2E-GAP-090")
def test_a_free_always_on_item_too() -> None:
    coin = item("coin", effect("add-to-roll", "combat-roll", by=1))
    scene = fight(hero(own=[coin, _herb()]), foe(), stage="ranged", dice=[10]).play("defend", "use:coin")

    scene.refuses("use:coin", "2E-GAP-090")


@pytest.mark.rule("2E-GAP-090")
def test_a_free_ability_works_once_for_each_wound_dealt() -> None:
    tough = hero("tough", effect("cancel-wounds", "wounds", n=1), own=[armor()])
    scene = fight(tough, foe(ranged=3, melee=1), stage="ranged", dice=[2, 2]).play("defend", "use:tough")

    assert ["use:armor", "take-wounds"] == scene.options
    scene.refuses("use:tough", "2E-GAP-090")
    assert 2 == scene.play("take-wounds", "defend", "use:tough").hero.wounds


@pytest.mark.rule("2E-GAP-090")
def test_a_free_ability_works_once_for_each_hit() -> None:
    brute = hero("brute", effect("add-wounds", "any-phase", by=1))
    scene = fight(brute, foe(life=9), stage="ranged", dice=[20]).play("attack", "use:brute")

    assert 2 == scene.foe.wounds


@pytest.mark.rule("2E-GAP-090")
def test_a_free_ability_of_a_phase_works_once_in_it() -> None:
    witch = hero("witch", effect("inflict", "any-phase", wounds=1))
    scene = fight(witch, foe(life=9, ranged=0, melee=0, magic=0), stage="ranged").play("use:witch")

    assert (1, ["attack", "defend"]) == (scene.foe.wounds, scene.options)
    scene.refuses("use:witch", "2E-GAP-090")
    assert 2 == scene.play("defend", "use:witch").foe.wounds


@pytest.mark.rule("2E-GAP-090")
def test_a_free_ability_without_a_label_works_once_in_the_battle() -> None:
    monk = hero("monk", effect("heal", "any-time", wounds=1), wounds=3)
    scene = fight(monk, foe(ranged=0, melee=0, magic=0), stage="escape").play("use:monk", "stay")

    assert 2 == scene.hero.wounds
    scene.refuses("use:monk", "2E-GAP-090")


@pytest.mark.rule("2E-EFFECT-003")
def test_a_card_given_up_while_its_use_is_offered_cannot_be_used_any_more() -> None:
    burn = item("burn", effect("add-wounds", "magic", by=3, cost={"exhaustion": 1}), usage="activate")
    saw = item("saw", effect("add-wounds", "magic", by=1, cost={"exhaustion": 1}), usage="discard")
    scene = fight(hero(own=[burn, saw]), foe(life=20), stage="magic", dice=[20])
    scene.play("attack", "discard:burn")

    assert ["use:saw", "strike"] == scene.options
    scene.refuses("use:burn", "2E-EFFECT-001")


@pytest.mark.rule("2E-WOUND-007")
def test_what_is_offered_follows_what_has_been_paid_meanwhile() -> None:
    monk = hero(
        "monk",
        effect("heal", "any-time", wounds=1, cost={"exhaustion": 4}),
        own=[
            item("burn", effect("add-wounds", "magic", by=3, cost={"exhaustion": 1}), usage="activate"),
            item("saw", effect("add-wounds", "magic", by=1), usage="discard"),
        ],
        wounds=1,
    )
    scene = fight(monk, foe(life=20), stage="magic", dice=[20]).play("attack", "use:monk")

    assert ["use:saw", "strike"] == scene.options
    scene.refuses("use:burn", "2E-WOUND-007")


@pytest.mark.rule("2E-EFFECT-009")
def test_a_standing_bonus_with_a_condition_works_while_it_is_met() -> None:
    lone = item("lone-star", effect("roll-bonus", by=3, given={"allies-at-most": 0}))
    boots = item("boots", effect("escape-bonus", by=3, given={"wounds-at-least": 1}))
    scene = fight(hero(own=[lone, ally()]), foe(), stage="melee", dice=[8]).play("attack")
    assert 8 == scene.rolled[0]

    scene = fight(hero(own=[lone]), foe(), stage="melee", dice=[8]).play("attack")
    assert 11 == scene.rolled[0]
    scene = fight(hero(own=[boots]), foe(), stage="escape", dice=[8, 8]).play("escape")
    assert 8 == scene.rolled[0]
    assert 11 == scene.play("escape").rolled[0]


@pytest.mark.rule("2E-LIMIT-006")
def test_a_card_may_be_given_up_whenever_its_owner_is_asked() -> None:
    scene = fight(hero(own=[armor(), ally()], gold=1), foe(), stage="ranged")

    assert ["discard:armor", "discard:squire"] == scene.asides
    scene.play("discard:armor", "discard:squire")
    assert ([], [], 1) == (scene.hero.items, scene.hero.allies, scene.hero.gold)
    assert ["attack", "defend"] == scene.options


@pytest.mark.rule("2E-LIMIT-008", "2E-LIMIT-009")
def test_it_goes_under_the_market_deck_and_its_counters_go_with_it() -> None:
    scene = fight(hero(own=[worn(ally(), wounds=1, exhaustion=2)]), foe(), stage="ranged")
    scene.state.market.put_under("some-card")
    scene.play("discard:squire")

    assert ["some-card", "squire"] == scene.state.market.below
    assert [] == scene.hero.allies


@pytest.mark.rule("2E-GAP-032")
def test_an_ally_cannot_dodge_the_wounds_of_its_failure() -> None:
    guard = item("guard", effect("cancel-wounds", "wounds", n=1, protects="party"), usage="discard")
    scene = fight(hero(own=[ally(life=3), guard]), foe(melee=2), stage="melee", dice=[2]).play("ally:squire")

    assert "wounds.cancel" == scene.asked
    scene.refuses("discard:squire", "2E-GAP-032")
    assert ["discard:guard"] == scene.asides


@pytest.mark.rule("2E-GAP-032")
def test_nor_between_its_roll_and_the_end_of_its_result() -> None:
    keen = effect("add-to-roll", "combat-roll", by=1, cost={"exhaustion": 1})
    cruel = effect("add-wounds", "melee", by=1, cost={"exhaustion": 1})
    scene = fight(hero(own=[ally("squire", keen, cruel)]), foe(life=9), stage="melee", dice=[11])
    scene.play("ally:squire")
    scene.refuses("discard:squire", "2E-GAP-032")

    assert "combat.hit" == scene.play("use:squire").asked
    scene.refuses("discard:squire", "2E-GAP-032")
    scene.play("strike")
    assert ("magic", ["discard:squire"]) == (scene.fight.stage, scene.asides)


@pytest.mark.rule("2E-COMBAT-006")
def test_the_roll_of_an_allys_attack_before_combat_is_over_with_it() -> None:
    scene = fight(hero(own=[ally("squire", before_attack("melee"))]), foe()).dice(2).play("use:squire")

    assert ["discard:squire"] == scene.asides
    assert scene.state.check is None


@pytest.mark.rule("2E-COMP-018")
def test_the_dice_are_the_two_ten_sided_ones() -> None:
    clover = item("clover", effect("reroll", "combat-roll"), usage="discard")
    scene = fight(hero(own=[clover]), foe(), stage="melee", dice=[5, 15]).play("attack", "use:clover")

    assert (15, 12, "success") == scene.rolled
    assert [(4, 1), (0, 5)] == [entry.answer for entry in scene.table.journal.entries if entry.who == -1]


def _herb() -> ItemDef:
    return item("herb", effect("add-to-roll", "combat-roll", by=9), usage="discard")
