"""Combat between heroes, round by round."""

from __future__ import annotations

import pytest

from tests.second.fight_cards import ally, armor, before_attack, effect, foe, hero, item
from tests.second.fight_scenes import duel, fight


@pytest.mark.rule("2E-DUEL-001")
def test_a_duel_has_a_stage_before_combat_and_rounds_of_four_phases() -> None:
    scene = duel(hero("a", before_attack("magic")), hero("b"))
    stages = [scene.fight.stage]
    scene.play("to-battle")
    stages.append(scene.fight.stage)
    scene.play("stay")
    for _ in range(3):
        stages.append(scene.fight.stage)
        scene.play("defend").dice(2, 20)

    assert ["before-combat", "escape", "ranged", "melee", "magic"] == stages
    assert ("escape", 2) == (scene.fight.stage, scene.fight.round)


@pytest.mark.rule("2E-DUEL-002")
def test_whoever_declared_the_attack_is_the_attacker_of_round_one() -> None:
    scene = duel(hero("a"), hero("b"))

    assert (1, 0, 1) == (scene.fight.round, scene.fight.attacker, scene.fight.defender)
    assert 0 == scene.seat


@pytest.mark.rule("2E-DUEL-003", "2E-DUEL-004")
def test_before_combat_the_defender_goes_first_and_then_the_attacker() -> None:
    scene = duel(hero("a", before_attack("magic")), hero("b", before_attack("magic")))
    assert (1, ["use:b", "to-battle"]) == (scene.seat, scene.options)

    scene.dice(20, 2).play("use:b")
    assert (0, ["use:a", "to-battle"]) == (scene.seat, scene.options)


@pytest.mark.rule("2E-DUEL-003")
def test_the_defender_keeps_the_limits_of_the_stage() -> None:
    own = [item(name, before_attack("ranged"), usage="activate") for name in ("bow", "sling")]
    scene = duel(hero("a"), hero("b", before_attack("magic"), own=own)).dice(20, 2).play("use:bow")

    assert 1 == scene.seat
    scene.refuses("use:sling", "2E-ACT-005")


@pytest.mark.rule("2E-DUEL-003", "2E-DUEL-012")
def test_allies_of_the_defender_may_act_before_combat() -> None:
    squire = ally("squire", before_attack("magic", 1))
    scene = duel(hero("a"), hero("b", own=[squire]))

    assert (1, ["use:squire", "to-battle"]) == (scene.seat, scene.options)
    scene.dice(2, 20).play("use:squire")
    assert 1 == scene.hero.wounds


@pytest.mark.rule("2E-DUEL-005")
def test_an_attack_before_combat_must_beat_a_roll_of_the_hero_attacked() -> None:
    bomb = item("bomb", before_attack("ranged", 3), usage="discard")
    scene = duel(hero("a", own=[bomb], mind=1), hero("b", mind=0, body=9)).dice(11, 14).play("use:bomb")

    assert 11 == scene.target_number
    assert (15, 11, "success") == scene.rolled
    assert 3 == scene.rival.wounds


@pytest.mark.rule("2E-DUEL-005", "2E-COMBAT-006")
def test_its_failure_does_no_harm_in_a_duel_either() -> None:
    scene = duel(hero("a", before_attack("ranged")), hero("b", ranged=3)).dice(20, 2).play("use:a")

    assert (0, 0) == (scene.hero.wounds, scene.rival.wounds)


@pytest.mark.rule("2E-DUEL-006")
def test_only_the_attacker_may_escape() -> None:
    scene = duel(hero("a"), hero("b"), stage="escape")

    assert (0, ["stay", "escape"]) == (scene.seat, scene.options)
    scene.refuses("escape", "2E-DUEL-006", seat=1)


@pytest.mark.rule("2E-DUEL-007")
@pytest.mark.parametrize(("phase", "target"), [("ranged", 10), ("melee", 12), ("magic", 14)])
def test_the_defenders_dice_and_value_set_the_target(phase: str, target: int) -> None:
    scene = duel(hero("a"), hero("b", mind=1, body=3, spirit=5), stage=phase, dice=[9]).play("attack")

    assert target == scene.target_number
    assert target == scene.dice(2).told("combat-rolled")[-1]["target"]


@pytest.mark.rule("2E-DUEL-007")
def test_the_defenders_dice_come_first() -> None:
    scene = duel(hero("a"), hero("b"), stage="melee", dice=[9, 10]).play("attack")

    assert ["target-set", "combat-rolled"] == [key for key in scene.happened if key[-4:] in ("-set", "lled")]
    assert (10, 9, "success") == scene.rolled


@pytest.mark.rule("2E-DUEL-008")
def test_the_defender_may_raise_the_target_with_cards() -> None:
    dagger = item("dagger", effect("add-to-roll", "melee", by=2), usage="activate")
    scene = duel(hero("a"), hero("b", own=[dagger], body=3), stage="melee", dice=[9]).play("attack")

    assert (1, "roll.improve", ["use:dagger", "let-it-stand"]) == (scene.seat, scene.asked, scene.options)
    assert 14 == scene.play("use:dagger").target_number
    assert scene.down("dagger", 1)


@pytest.mark.rule("2E-DUEL-008")
def test_or_leave_it_as_it_is() -> None:
    herb = item("herb", effect("add-to-roll", "combat-roll", by=2), usage="discard")
    scene = duel(hero("a"), hero("b", own=[herb], body=3), stage="melee", dice=[9]).play(
        "attack", "let-it-stand"
    )

    assert (12, ["herb"]) == (scene.target_number, scene.items(1))


@pytest.mark.rule("2E-DUEL-009")
def test_after_the_attackers_roll_the_target_stands() -> None:
    dagger = item("dagger", effect("add-to-roll", "melee", by=2), usage="activate")
    herb = item("herb", effect("add-to-roll", "combat-roll", by=9), usage="discard")
    scene = duel(hero("a", own=[herb]), hero("b", own=[dagger]), stage="melee", dice=[9]).play("attack")
    scene.play("let-it-stand").dice(5)

    assert (0, "roll.improve") == (scene.seat, scene.asked)
    scene.refuses("use:dagger", "2E-DUEL-009", seat=1)


@pytest.mark.rule("2E-DUEL-010")
@pytest.mark.parametrize(("dice", "outcome"), [(13, "failure"), (14, "success"), (15, "success")])
@pytest.mark.parametrize("act", ["attack", "defend"])
def test_the_attacker_must_match_or_beat_the_target(act: str, dice: int, outcome: str) -> None:
    scene = duel(hero("a"), hero("b"), stage="melee", dice=[14, dice]).play(act)

    assert (dice, 14, outcome) == scene.rolled


@pytest.mark.rule("2E-DUEL-011")
def test_the_defender_deals_its_damage_whenever_the_attacker_fails() -> None:
    scene = duel(hero("a", mind=1), hero("b", ranged=1, melee=5), stage="ranged", dice=[11, 5]).play("defend")

    assert (6, 11, "failure") == scene.rolled
    assert 1 == scene.hero.wounds


@pytest.mark.rule("2E-DUEL-011")
def test_the_defender_chooses_nothing() -> None:
    scene = duel(hero("a"), hero("b", own=[ally()]), stage="ranged")

    assert 0 == scene.seat
    scene.refuses("attack", "2E-DUEL-011", seat=1)
    scene.refuses("defend", "2E-DUEL-011", seat=1)
    scene.dice(2, 20).play("attack")
    chosen = [entry for entry in scene.table.journal.entries if entry.who >= 0 and not entry.forced]
    assert {0} == {entry.who for entry in chosen}
    assert 1 == scene.rival.wounds


@pytest.mark.rule("2E-DUEL-011")
def test_a_defender_without_damage_needs_no_defence() -> None:
    scene = duel(hero("a"), hero("b", ranged=0), stage="ranged").play("defend")

    assert (0, "melee") == (scene.throws, scene.fight.stage)


@pytest.mark.rule("2E-DUEL-022")
def test_the_attacker_declares_before_the_defender_rolls() -> None:
    dagger = item("dagger", effect("add-to-roll", "melee", by=2), usage="activate")
    scene = duel(hero("a", own=[ally()]), hero("b", own=[dagger]), stage="melee")
    assert (0, 0, "combat.act") == (scene.throws, scene.seat, scene.asked)

    scene.dice(9).play("defend")
    assert 1 == scene.seat
    for act in ("attack", "ally:squire", "defend"):
        scene.refuses(act, "2E-DUEL-022", seat=0)


@pytest.mark.rule("2E-DUEL-012")
def test_in_the_rounds_the_defender_has_no_allies() -> None:
    helper = ally(
        "helper",
        effect("add-to-roll", "combat-roll", by=5, cost={"exhaustion": 1}),
        effect("cancel-wounds", "wounds", n=1, protects="party"),
        effect("heal", "any-time", wounds=1, cost={"exhaustion": 1}),
    )
    herb = item("herb", effect("add-to-roll", "combat-roll", by=1), usage="discard")
    scene = duel(hero("a"), hero("b", own=[helper, herb, armor()], body=3), stage="melee", dice=[9]).play(
        "attack"
    )

    assert ["use:herb", "let-it-stand"] == scene.options
    scene.refuses("use:helper#2", "2E-DUEL-012")
    scene.refuses("ally:helper", "2E-DUEL-012", seat=1)
    scene.play("let-it-stand").dice(20)
    assert (12, ["use:armor", "take-wounds"]) == (scene.target_number, scene.options)
    scene.refuses("use:helper#1", "2E-DUEL-012")


@pytest.mark.rule("2E-DUEL-012")
def test_a_table_may_allow_their_abilities() -> None:
    helper = ally("helper", effect("cancel-wounds", "wounds", n=1, protects="party"))
    options = {"defender-uses-ally-abilities": True}
    scene = duel(hero("a"), hero("b", own=[helper]), stage="melee", dice=[9, 20], options=options)

    assert ["use:helper", "take-wounds"] == scene.play("attack").options


@pytest.mark.rule("2E-DUEL-012")
def test_the_attacker_has_them() -> None:
    scene = duel(hero("a", own=[ally(spirit=2)]), hero("b", life=9), stage="magic", dice=[9, 7])

    assert (9, 9, "success") == scene.play("ally:squire").rolled


@pytest.mark.rule("2E-DUEL-014")
def test_roles_swap_every_round() -> None:
    scene = duel(hero("a"), hero("b"), stage="magic", dice=[2, 20]).play("defend")
    assert (2, 1, 0) == (scene.fight.round, scene.fight.attacker, scene.fight.defender)
    assert (1, ["stay", "escape"]) == (scene.seat, scene.options)

    scene.play("stay")
    for _ in range(3):
        scene.play("defend").dice(2, 20)
    assert (3, 0) == (scene.fight.round, scene.fight.attacker)


@pytest.mark.rule("2E-TERM-005")
def test_your_enemy_is_the_other_hero() -> None:
    scene = duel(hero("a", effect("inflict", "before-combat", wounds=1)), hero("b")).play("use:a")

    assert (0, 1) == (scene.hero.wounds, scene.rival.wounds)


@pytest.mark.rule("2E-TERM-005")
def test_and_seen_from_the_other_hero_it_is_you() -> None:
    scene = duel(hero("a"), hero("b", effect("inflict", "before-combat", wounds=1))).play("use:b")

    assert (1, 0) == (scene.hero.wounds, scene.rival.wounds)


@pytest.mark.rule("2E-GAP-093")
def test_the_target_is_a_combat_roll_but_no_attack() -> None:
    own = [
        item("blade", effect("roll-bonus", kind="melee", by=2)),
        item("spurs", effect("roll-bonus", by=1, attack=True)),
        item("lance", effect("add-to-roll", "attack-roll", by=9), usage="discard"),
        item("herb", effect("add-to-roll", "combat-roll", by=1), usage="discard"),
        item("stone", effect("add-to-roll", "melee", by=1), usage="discard"),
    ]
    scene = duel(hero("a"), hero("b", own=own, body=3), stage="melee", dice=[9]).play("attack")

    assert ["use:herb", "use:stone", "let-it-stand"] == scene.options
    scene.refuses("use:lance", "2E-GAP-093")
    assert 14 == scene.play("let-it-stand").target_number


@pytest.mark.rule("2E-GAP-093")
def test_the_defender_adds_no_wounds_when_the_attacker_fails() -> None:
    burn = item("burn", effect("add-wounds", "magic", by=3), usage="activate")
    herb = item("herb", effect("add-to-roll", "combat-roll", by=1), usage="discard")
    scene = duel(hero("a"), hero("b", own=[burn, herb], magic=1), stage="magic", dice=[20]).play("attack")
    scene.refuses("use:burn", "2E-GAP-093")

    assert 1 == scene.play("let-it-stand").dice(2).hero.wounds
    assert not scene.down("burn", 1)


@pytest.mark.rule("2E-ALLY-005")
def test_in_a_duel_too_an_ally_bears_its_failure() -> None:
    scene = duel(hero("a", own=[ally(life=3)]), hero("b", magic=2), stage="magic", dice=[20, 2])
    scene.play("ally:squire")

    assert (2, 0) == (scene.ally("squire").wounds, scene.hero.wounds)


@pytest.mark.rule("2E-WOUND-002", "2E-TERM-002")
def test_a_hero_struck_by_another_may_cancel_wounds() -> None:
    scene = duel(hero("a", melee=3), hero("b", own=[armor()]), stage="melee", dice=[2, 20]).play("attack")

    assert (1, "wounds.cancel") == (scene.seat, scene.asked)
    assert 2 == scene.play("use:armor").rival.wounds


@pytest.mark.rule("2E-GAP-094")
def test_a_duel_without_end_has_no_winner() -> None:
    scene = duel(hero("a", gold=1), hero("b", gold=2), stage="magic", in_round=100, dice=[2, 20])
    scene.play("defend")

    assert scene.over
    assert (1, 2) == (scene.hero.gold, scene.rival.gold)
    assert ((3, 0), (3, 0)) == (scene.hero.hex, scene.rival.hex)
    assert "end" == scene.state.step


@pytest.mark.rule("2E-GAP-091")
def test_once_per_turn_holds_in_a_duel_as_well() -> None:
    healing = effect("heal", "any-time", wounds=1, cost={"exhaustion": 1}, limit="turn")
    scene = duel(hero("a", healing, wounds=2), hero("b"), stage="escape").play("use:a")

    scene.refuses("use:a", "2E-EFFECT-010")


@pytest.mark.rule("2E-EFFECT-001")
def test_abilities_of_one_kind_in_two_hands_are_two() -> None:
    own = [item("bomb", before_attack("ranged"), usage="discard")]
    scene = duel(hero("a", own=own), hero("b", before_attack("melee"))).dice(20, 2).play("use:b")

    assert (0, ["use:bomb", "to-battle"]) == (scene.seat, scene.options)


@pytest.mark.rule("2E-DUEL-016")
def test_a_hero_that_falls_by_its_own_aside_has_lost_the_duel() -> None:
    heart = item("heart", effect("raise", what="life", by=2))
    scene = duel(hero("a", own=[heart], life=3, wounds=4, gold=5), hero("b"), stage="escape")
    scene.play("discard:heart")

    assert (1, "duel.prize") == (scene.seat, scene.asked)
    assert 5 == scene.play("prize-gold").rival.gold


def test_a_challenge_is_never_asked() -> None:
    scene = fight(hero("a", before_attack("magic")), foe())

    assert 0 == scene.seat
