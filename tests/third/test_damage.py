"""Damage, blocking, healing."""

from __future__ import annotations

import pytest

from tests.third.scenes import (
    answer,
    asked,
    enemy,
    fight,
    hero,
    hurt,
    options,
    pool,
    refused,
    spent,
    the_fight,
    told,
)

HEAL = {"id": "mend", "when": "surge", "cost": {"surge": 1}, "do": "heal", "amount": 2}
BOLT = {"id": "bolt", "when": "surge", "cost": {"surge": 1}, "do": "damage", "kind": "enemy", "amount": 3}


@pytest.mark.rule("3E-DAMAGE-004", "3E-SYMBOL-001")
def test_physical_damage():
    table = answer(fight("physical-2 physical", "enemy"), "spend:h1+h2")

    assert hurt(table) == (0, 3)


@pytest.mark.rule("3E-DAMAGE-005", "3E-SYMBOL-002")
def test_magical_damage():
    table = answer(fight("magical-2 magical-2", "enemy"), "spend:h1+h2")

    assert hurt(table) == (0, 4)


@pytest.mark.rule("3E-DAMAGE-006")
def test_not_all_at_once():
    table = answer(fight("physical physical-2", "enemy"), "spend:h1")

    assert hurt(table) == (0, 1)
    assert pool(hero(table)) == ["physical-2"]


@pytest.mark.rule("3E-DAMAGE-007")
def test_kinds_do_not_mix():
    table = fight("physical-2 magical-2", "enemy")

    assert refused(table, "spend:h1+h2") == "3E-DAMAGE-007"


@pytest.mark.rule("3E-DAMAGE-009", "3E-SYMBOL-003")
def test_enemy_damage_with_any_number_of_tokens():
    table = answer(fight("dash", "enemy enemy enemy-2"), "spend:e1+e3")

    assert hurt(table) == (3, 0)


@pytest.mark.rule("3E-DAMAGE-010")
def test_heroes_cannot_spend_enemy_damage():
    table = fight("enemy physical", "physical enemy")

    assert refused(table, "spend:h1") == "3E-DAMAGE-010"
    answer(table, "pass")
    assert refused(table, "spend:e1") == "3E-DAMAGE-010"


@pytest.mark.rule("3E-DAMAGE-002")
def test_surplus_damage_is_ignored():
    table = answer(fight("dash", "enemy-5", health=8, damage=7), "spend:e1")

    assert hurt(table)[0] == 8


@pytest.mark.rule("3E-DAMAGE-011", "3E-COMBAT-020")
def test_damage_goes_to_the_opponent_only():
    table = answer(fight("physical-3", "enemy", seats=3), "spend:h1")

    assert hurt(table) == (0, 3)
    assert [seated.damage for seated in table.state.heroes] == [0, 0, 0]


@pytest.mark.rule("3E-GAP-016")
def test_tokens_are_spent_whole():
    table = fight("physical-2", "enemy shield-2")

    assert [o for o in options(table) if o.startswith("spend")] == ["spend:h1"]
    answer(table, "spend:h1", "take-damage", "pass")  # 2, not 1
    assert hurt(table) == (0, 2)


def test_tokens_alike_on_both_sides_are_one_choice():
    table = fight("physical/dash physical/dash physical/surge", "enemy")

    assert [o for o in options(table) if o.startswith("spend")] == [
        "spend:h1+h2+h3", "spend:h1+h2", "spend:h1+h3", "spend:h1", "spend:h3"
    ]  # fmt: skip


@pytest.mark.rule("3E-SHIELD-001", "3E-SYMBOL-007", "3E-DAMAGE-013")
@pytest.mark.parametrize(("kind", "shield"), [("physical", "shield-2"), ("magical", "shield-2")])
def test_a_shield_blocks_any_kind(kind: str, shield: str):
    table = answer(fight(f"{kind}-3", f"{shield} enemy"), "spend:h1", "block:e1")

    assert hurt(table) == (0, 1)


@pytest.mark.rule("3E-SHIELD-002")
def test_blocking_is_no_combat_action():
    table = answer(fight("physical", "shield enemy"), "spend:h1", "block:e1")

    assert asked(table) == (1, "fight.action")
    assert enemy(table).actions == 0


@pytest.mark.rule("3E-SHIELD-003")
def test_nobody_has_to_block():
    table = answer(fight("physical", "shield enemy"), "spend:h1", "take-damage")

    assert hurt(table) == (0, 1)
    assert pool(enemy(table)) == ["shield", "enemy"]


@pytest.mark.rule("3E-GAP-017")
def test_any_number_of_shields_against_one_hit():
    table = fight("physical-3", "shield/dash shield/enemy shield/surge enemy")

    answer(table, "spend:h1", "block:e1+e2")

    assert hurt(table) == (0, 1)
    assert pool(enemy(table)) == ["shield", "enemy"]


@pytest.mark.rule("3E-SHIELD-004")
def test_shields_block_abilities_too():
    table = fight("shield-2", "surge", enemy_abilities=[BOLT])

    answer(table, "surge:bolt:e1", "block:h1")

    assert hurt(table) == (1, 0)


@pytest.mark.rule("3E-SHIELD-005", "3E-GOLDEN-004")
def test_unblockable_damage_goes_through_shields_and_abilities():
    piercing = {**BOLT, "kind": "enemy", "unblockable": True}
    skin = {"id": "skin", "do": "block-kind", "kind": "enemy"}
    table = fight("shield-3", "surge", abilities=[skin], enemy_abilities=[piercing])

    answer(table, "surge:bolt:e1")

    assert hurt(table) == (3, 0)
    assert told(table, "fight-blocked") == []


@pytest.mark.rule("3E-SHIELD-006", "3E-ENGAGE-002", "3E-ENGAGE-001")
def test_damage_on_engaging_comes_before_any_cast_and_cannot_be_blocked():
    arrow = {"id": "arrow", "when": "engaging", "do": "damage", "kind": "physical", "amount": 2}
    table = fight("physical", "shield-2 enemy", abilities=[arrow])

    assert hurt(table) == (0, 2)
    keys = [event["key"] for event in table.events()]
    assert keys.index("fight-damage") < keys.index("fight-cast")


@pytest.mark.rule("3E-DAMAGE-008")
def test_an_ability_may_block_one_kind_only():
    skin = {"id": "skin", "do": "block-kind", "kind": "physical"}
    table = fight("magical-2 physical-2", "dash", enemy_abilities=[skin])

    answer(table, "spend:h1", "spend:h2")

    assert hurt(table) == (0, 2)


@pytest.mark.rule("3E-DAMAGE-012", "3E-COMBAT-021")
@pytest.mark.parametrize(("block", "left"), [("block:e1", 3), ("take-damage", 2)])
def test_all_blocked_means_none_dealt_yet_it_was_an_attack(block: str, left: int):
    thirst = {"id": "thirst", "when": "dealt-damage", "do": "heal", "amount": 1}
    thorns = {"id": "thorns", "when": "attacked", "do": "recast", "whose": "own", "showing": "enemy"}
    table = fight(
        "physical-2",
        "shield-2 enemy",
        damage=3,
        abilities=[thirst],
        enemy_abilities=[thorns],
        falls=[["enemy"]],
    )

    answer(table, "spend:h1", block)

    assert hurt(table)[0] == left
    assert len(told(table, "fight-recast")) == 1  # the attack took place


@pytest.mark.rule("3E-DAMAGE-014", "3E-ABILITY-003")
def test_other_effects_survive_a_block():
    parts = [
        {"do": "damage", "kind": "enemy", "amount": 2},
        {"do": "remove", "whose": "opponent", "showing": "physical"},
    ]
    both = {"id": "maul", "when": "surge", "cost": {"surge": 1}, "do": "in-order", "effects": parts}
    table = fight("shield-2 physical", "surge* enemy", enemy_abilities=[both])

    answer(table, "surge:maul:e1", "block:h1")

    assert hurt(table) == (0, 0)
    assert spent(hero(table)) == ["h1", "h2"]


@pytest.mark.rule("3E-COMBAT-022")
def test_damage_outside_a_combat_action_is_no_attack():
    counter = {"id": "counter", "when": "attacked", "do": "damage", "kind": "magical", "amount": 1}
    thorns = {"id": "thorns", "when": "attacked", "do": "heal", "amount": 5}
    table = fight("dash", "enemy", enemy_damage=4, abilities=[counter], enemy_abilities=[thorns])

    answer(table, "spend:e1")

    assert hurt(table) == (1, 5)  # it did not heal


@pytest.mark.rule("3E-HEAL-001", "3E-DAMAGE-003")
def test_healing_takes_damage_off():
    table = answer(
        fight("physical*", "surge", enemy_damage=5, enemy_abilities=[HEAL]), "pass", "surge:mend:e1"
    )

    assert hurt(table) == (0, 3)


@pytest.mark.rule("3E-HEAL-002", "3E-GAP-062")
def test_nothing_heals_without_damage_yet_the_ability_may_be_used():
    table = answer(fight("physical*", "surge", enemy_abilities=[HEAL]), "pass", "surge:mend:e1")

    assert told(table, "fight-healed") == []
    assert told(table, "fight-ability")


@pytest.mark.rule("3E-HEALTH-002", "3E-SKILL-001", "3E-ABILITY-002")
def test_learned_skills_raise_health_and_skills_in_hand_do_not():
    tough = {"id": "tough", "do": "bonus", "value": "health", "amount": 2}
    learned = fight("dash", "enemy-9", health=8, skills={"steady": [tough]}, learned=["steady"])
    in_hand = fight("dash", "enemy-9", health=8, skills={"steady": [tough]}, hand=["steady"])

    answer(learned, "spend:e1")
    answer(in_hand, "spend:e1")

    assert (hurt(learned)[0], learned.result) == (9, None)
    assert hurt(in_hand)[0] == 8
    assert in_hand.result is not None


@pytest.mark.rule("3E-DEFEAT-002")
def test_what_is_not_yet_resolved_lapses_with_a_defeat():
    parts = [{"do": "damage", "kind": "physical", "amount": 9}, {"do": "heal", "amount": 3}]
    both = {"id": "drain", "when": "surge", "cost": {"surge": 1}, "do": "in-order", "effects": parts}
    table = answer(fight("surge", "dash", damage=5, enemy_health=3, abilities=[both]), "surge:drain:h1")

    assert table.result is not None
    assert hurt(table) == (5, 3)


@pytest.mark.rule("3E-ENEMY-002")
def test_reward_and_then_the_trophy():
    table = answer(fight("physical-3", "dash", enemy_health=3, gold=2), "spend:h1")

    winner = table.state.heroes[0]
    assert (winner.gold, winner.trophies) == (2, ["foe"])


@pytest.mark.rule("3E-DEFEAT-003")
def test_an_enemy_that_wins_is_discarded():
    table = answer(fight("dash", "enemy-9", health=3), "spend:e1")

    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "fight-lost")
    assert table.state.adventure_discards == {"combat": ["foe"]}
    assert the_fight(table).ended == "defeat"
