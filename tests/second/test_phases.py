"""The ranged, melee and magic phases: attack or defend, dice against the opponent's value, wounds."""

from __future__ import annotations

import pytest

from tamalir.kernel import Unknown
from tamalir.second.values import damage, value
from tamalir.second.words import HERO, Attribute, Kind
from tests.second.fight_cards import ally, effect, event, foe, hero, item
from tests.second.fight_scenes import fight


@pytest.mark.rule("2E-COMBAT-008")
def test_mind_serves_ranged_body_melee_and_spirit_magic_combat() -> None:
    scene = fight(hero(mind=1, body=2, spirit=4), foe())

    values = {kind.value: value(scene.state, 0, HERO, kind.attribute) for kind in Kind}
    assert {"ranged": 1, "melee": 2, "magic": 4} == values


@pytest.mark.rule("2E-COMBAT-010")
@pytest.mark.parametrize("phase", ["ranged", "melee", "magic"])
def test_attack_with_hero_or_ally_or_defend(phase: str) -> None:
    scene = fight(hero(own=[ally("squire"), ally("page")]), foe(), stage=phase)

    assert ["attack", "ally:squire", "ally:page", "defend"] == scene.options
    assert "combat.act" == scene.asked


@pytest.mark.rule("2E-COMBAT-010")
def test_in_the_escape_phase_nobody_attacks_or_defends() -> None:
    scene = fight(hero(own=[ally()]), foe(), stage="escape")

    scene.refuses("attack", "2E-COMBAT-010")
    scene.refuses("defend", "2E-COMBAT-010")
    scene.refuses("ally:squire", "2E-ALLY-001")


@pytest.mark.rule("2E-COMBAT-033")
def test_a_defence_cannot_be_turned_into_an_attack() -> None:
    scene = fight(hero(), foe(), stage="melee", dice=[20]).play("defend")

    assert "success" == scene.rolled[2]
    assert 0 == scene.foe.wounds


@pytest.mark.rule("2E-COMBAT-033")
def test_once_the_dice_are_thrown_the_choice_stands() -> None:
    herb = item("herb", effect("add-to-roll", "combat-roll", by=9), usage="discard")
    scene = fight(hero(own=[herb]), foe(), stage="melee", dice=[5]).play("defend")

    assert "roll.improve" == scene.asked
    scene.refuses("attack", "2E-COMBAT-033")


@pytest.mark.rule("2E-COMBAT-011", "2E-COMP-030")
@pytest.mark.parametrize(
    ("mind", "against", "dice", "rolled"),
    [(3, 12, 9, (12, 12, "success")), (1, 15, 11, (12, 15, "failure"))],
)
def test_the_ranged_phase_sets_mind_against_mind(
    mind: int, against: int, dice: int, rolled: tuple[int, int, str]
) -> None:
    enemy = foe(mind=against, body=2, spirit=2, ranged=3, melee=0, magic=0, life=9)
    scene = fight(hero(mind=mind, body=9, spirit=9, ranged=2), enemy, stage="ranged", dice=[dice])
    scene.play("attack")

    assert rolled == scene.rolled
    assert ((2, 0) if rolled[2] == "success" else (0, 3)) == (scene.foe.wounds, scene.hero.wounds)


@pytest.mark.rule("2E-COMBAT-012", "2E-COMP-031")
@pytest.mark.parametrize(("dice", "rolled"), [(7, (11, 11, "success")), (5, (9, 11, "failure"))])
def test_the_melee_phase_sets_body_against_body(dice: int, rolled: tuple[int, int, str]) -> None:
    enemy = foe(mind=2, body=11, spirit=2, ranged=0, melee=3, magic=0, life=9)
    scene = fight(hero(mind=9, body=4, spirit=9, melee=2), enemy, stage="melee", dice=[dice])
    scene.play("attack")

    assert rolled == scene.rolled
    assert ((2, 0) if rolled[2] == "success" else (0, 3)) == (scene.foe.wounds, scene.hero.wounds)


@pytest.mark.rule("2E-COMBAT-013", "2E-COMP-032")
@pytest.mark.parametrize(("dice", "rolled"), [(10, (14, 14, "success")), (9, (13, 14, "failure"))])
def test_the_magic_phase_sets_spirit_against_spirit(dice: int, rolled: tuple[int, int, str]) -> None:
    enemy = foe(mind=2, body=2, spirit=14, ranged=0, melee=0, magic=3, life=9)
    scene = fight(hero(mind=9, body=9, spirit=4, magic=2), enemy, stage="magic", dice=[dice])
    scene.play("attack")

    assert rolled == scene.rolled
    assert ((2, 0) if rolled[2] == "success" else (0, 3)) == (scene.foe.wounds, scene.hero.wounds)


@pytest.mark.rule("2E-COMBAT-014")
@pytest.mark.parametrize(("dice", "outcome"), [(9, "failure"), (10, "success"), (11, "success")])
@pytest.mark.parametrize("act", ["attack", "defend"])
def test_a_total_that_equals_or_exceeds_the_value_succeeds(act: str, dice: int, outcome: str) -> None:
    scene = fight(hero(body=4), foe(body=14, life=9), stage="melee", dice=[dice]).play(act)

    assert (dice + 4, 14, outcome) == scene.rolled


@pytest.mark.rule("2E-COMBAT-015", "2E-WOUND-001")
def test_a_successful_attack_deals_the_attackers_damage() -> None:
    scene = fight(hero(melee=2, ranged=5, magic=5), foe(life=9), stage="melee", wounds=3, dice=[20])

    assert 5 == scene.play("attack").foe.wounds
    assert 0 == scene.hero.wounds


@pytest.mark.rule("2E-COMBAT-016")
def test_a_failed_attack_costs_the_opponents_damage() -> None:
    scene = fight(hero(), foe(melee=1), stage="melee", dice=[2]).play("attack")

    assert (1, 0) == (scene.hero.wounds, scene.foe.wounds)


@pytest.mark.rule("2E-COMBAT-017")
def test_after_a_successful_defence_nothing_happens() -> None:
    scene = fight(hero(), foe(melee=2, body=15), stage="melee", dice=[15]).play("defend")

    assert (15, 15, "success") == scene.rolled
    assert (0, 0) == (scene.hero.wounds, scene.foe.wounds)


@pytest.mark.rule("2E-COMBAT-018")
def test_a_failed_defence_costs_the_opponents_damage() -> None:
    scene = fight(hero(), foe(magic=2, spirit=14), stage="magic", dice=[13]).play("defend")

    assert (13, 14, "failure") == scene.rolled
    assert (2, 0) == (scene.hero.wounds, scene.foe.wounds)


@pytest.mark.rule("2E-COMBAT-019")
def test_against_no_damage_the_defence_roll_is_left_out() -> None:
    scene = fight(hero(), foe(ranged=0), stage="ranged").play("defend")

    assert (0, 0) == (scene.throws, scene.hero.wounds)
    assert "melee" == scene.fight.stage


@pytest.mark.rule("2E-COMBAT-019")
def test_an_attack_against_no_damage_is_rolled() -> None:
    scene = fight(hero(), foe(ranged=0), stage="ranged", dice=[20]).play("attack")

    assert 1 == scene.foe.wounds


@pytest.mark.rule("2E-COMBAT-021")
def test_a_hero_that_does_not_attack_must_defend() -> None:
    scene = fight(hero(), foe(ranged=2), stage="ranged", dice=[2]).play("defend")

    assert 2 == scene.hero.wounds
    with pytest.raises(Unknown):
        scene.play("pass")


@pytest.mark.rule("2E-COMBAT-021")
def test_with_nobody_left_to_attack_the_defence_is_not_even_asked_for() -> None:
    scene = fight(hero(), foe(life=9), stage="ranged", dice=[20, 13, 13]).play("attack")

    assert [True, True] == [f["target"] == 12 for f in scene.told("combat-rolled")[1:]]
    assert ("escape", 2) == (scene.fight.stage, scene.fight.round)


@pytest.mark.rule("2E-COMBAT-022")
def test_only_one_character_attacks_in_a_phase() -> None:
    herb = item("herb", effect("add-to-roll", "combat-roll", by=9), usage="discard")
    scene = fight(hero(own=[ally(), herb]), foe(), stage="ranged", dice=[5]).play("attack")

    assert "roll.improve" == scene.asked
    scene.refuses("ally:squire", "2E-COMBAT-022")
    scene.refuses("attack", "2E-COMBAT-022")


@pytest.mark.rule("2E-COMBAT-025")
@pytest.mark.parametrize("act", ["attack", "defend"])
def test_bonuses_to_a_combat_roll_come_on_top_whether_attacking_or_defending(act: str) -> None:
    blade = item("blade", effect("roll-bonus", kind="melee", by=2))
    scene = fight(hero(own=[blade], body=3), foe(body=14, life=9), stage="melee", dice=[9]).play(act)

    assert (14, 14, "success") == scene.rolled


@pytest.mark.rule("2E-TERM-001")
@pytest.mark.parametrize(("act", "total"), [("attack", 11), ("defend", 10)])
def test_a_bonus_to_attack_rolls_does_not_serve_a_defence(act: str, total: int) -> None:
    spurs = item("spurs", effect("roll-bonus", by=1, attack=True))
    scene = fight(hero(own=[spurs]), foe(), stage="melee", dice=[10]).play(act)

    assert total == scene.rolled[0]


@pytest.mark.rule("2E-TERM-001")
def test_nor_does_a_card_that_is_used_on_attack_rolls() -> None:
    own = [
        item("spurs", effect("add-to-roll", "attack-roll", by=9), usage="discard"),
        item("herb", effect("add-to-roll", "combat-roll", by=9), usage="discard"),
    ]
    scene = fight(hero(own=own), foe(), stage="melee", dice=[10]).play("defend")

    assert ["use:herb", "let-it-stand"] == scene.options
    scene.refuses("use:spurs", "2E-TERM-001")


@pytest.mark.rule("2E-EFFECT-011")
def test_a_bonus_to_a_value_does_not_raise_damage() -> None:
    belt = item("belt", effect("raise", what="body", by=3))
    scene = fight(hero(own=[belt], body=4, melee=2), foe(body=11, life=9), stage="melee", dice=[4])
    scene.play("attack")

    assert (11, 11, "success") == scene.rolled
    assert 2 == scene.foe.wounds


@pytest.mark.rule("2E-GAP-042")
def test_bonuses_of_several_cards_add_up() -> None:
    own = [
        item("mace", effect("roll-bonus", kind="melee", by=2), of="weapon"),
        item("sword", effect("roll-bonus", kind="melee", by=4), of="weapon"),
        item("bow", effect("roll-bonus", kind="ranged", by=8)),
    ]
    scene = fight(hero(own=own), foe(), stage="melee", dice=[10]).play("attack")

    assert 16 == scene.rolled[0]


@pytest.mark.rule("2E-COMP-029", "2E-COMP-033")
def test_heroes_allies_and_challenges_have_three_values_and_three_damage_numbers() -> None:
    party = hero(own=[ally(mind=1, body=2, spirit=3, ranged=4, melee=5, magic=6)], mind=7, magic=8)
    scene = fight(party, foe(spirit=9, melee=10))
    figures = scene.state.book.challenges["ogre"].figures

    assert [1, 2, 3] == [value(scene.state, 0, "squire", attribute) for attribute in Attribute]
    assert [4, 5, 6] == [damage(scene.state, 0, "squire", kind) for kind in Kind]
    assert (7, 8) == (value(scene.state, 0, HERO, Attribute.MIND), damage(scene.state, 0, HERO, Kind.MAGIC))
    assert (9, 10) == (figures.value(Attribute.SPIRIT), figures.damage(Kind.MELEE))


@pytest.mark.rule("2E-COMP-033")
def test_a_challenge_deals_the_damage_of_the_phase() -> None:
    squire = ally(life=2)
    scene = fight(hero(own=[squire]), foe(ranged=0, melee=1, magic=2), stage="magic", dice=[2])
    scene.play("ally:squire")

    assert ["squire"] == [killed["ally"] for killed in scene.told("ally-killed")]


@pytest.mark.rule("2E-COMP-017")
@pytest.mark.parametrize(("faces", "total"), [((0, 0), 20), ((0, 3), 13), ((1, 1), 2), ((9, 9), 18)])
def test_a_zero_counts_as_ten(faces: tuple[int, int], total: int) -> None:
    scene = fight(hero(), foe(), stage="ranged")
    scene.dealer.answers.append(faces)

    assert total == scene.play("attack").rolled[0]


@pytest.mark.rule("2E-COMBAT-014")
def test_an_event_in_play_can_raise_what_must_be_reached() -> None:
    dread = event("dread", effect("raise-foes", what="body", by=2), effect("raise-foes", what="life", by=1))
    scene = fight(hero(), foe(body=12, life=1), stage="melee", event=dread, dice=[14]).play("attack")

    assert (14, 14, "success") == scene.rolled
    assert 1 == scene.foe.wounds  # and lives
