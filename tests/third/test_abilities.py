"""Surge abilities, special combat actions, negating, preventing, X, moments, exerting."""

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
from tests.third.test_tokens import surge

BITE = surge("bite", "damage", kind="physical", amount=2)
X_BITE = {
    "id": "x-bite",
    "when": "surge",
    "cost": {"x-surge": 1},
    "do": "damage",
    "kind": "physical",
    "amount": "x",
}
FEINT = {
    "id": "feint",
    "when": "combat-action",
    "limit": "round",
    "cost": {"exert": 1},
    "do": "recast",
    "whose": "own",
    "count": "any-number",
}
BLAST = surge(
    "blast", "negatable", by="agility", amount=1, effects=[{"do": "damage", "kind": "enemy", "amount": 3}]
)


@pytest.mark.rule("3E-SURGE-001", "3E-SYMBOL-005")
def test_a_surge_pays_for_an_ability():
    table = answer(fight("surge", "enemy", abilities=[BITE]), "surge:bite:h1")

    assert (hurt(table), spent(hero(table))) == ((0, 2), ["h1"])


@pytest.mark.rule("3E-SURGE-005")
def test_what_pays_is_spent():
    table = answer(fight("surge physical", "enemy", abilities=[BITE]), "surge:bite:h1")

    assert (spent(hero(table)), pool(hero(table))) == (["h1"], ["physical"])


@pytest.mark.rule("3E-AGILITY-002")
def test_one_agility_is_enough_to_negate():
    table = fight(
        "agility/dash agility/shield", "surge* surge*", enemy_abilities=[BLAST | {"cost": {"surge": 1}}]
    )
    answer(table, "surge:blast:e1")

    assert asked(table)[1] == "fight.negate"
    assert options(table) == ["answer:h1", "answer:h2", "let-be"]


@pytest.mark.rule("3E-SURGE-002")
def test_too_little_surge():
    table = fight("surge physical", "enemy", abilities=[BITE | {"cost": {"surge": 2}}])

    assert refused(table, "surge:bite") == "3E-SURGE-002"


@pytest.mark.rule("3E-ABILITY-001")
@pytest.mark.parametrize("moment", ["surge", "combat-action"])
def test_an_ability_with_a_condition_waits_for_it(moment: str):
    late = BITE | {"when": moment, "given": {"round": 2}}
    table = fight("surge physical-2", "dash", abilities=[late])
    option = "surge:bite" if moment == "surge" else "special:bite"

    assert refused(table, option) == "3E-ABILITY-001"
    answer(table, "pass")
    assert the_fight(table).round == 2
    assert any(id.startswith(option) for id in options(table))


@pytest.mark.rule("3E-SURGE-003", "3E-SYMBOL-005")
def test_once_per_combat_round():
    table = fight("surge/dash surge/shield", "enemy", abilities=[BITE], at=(7, 5))

    answer(table, "surge:bite:h1", "pass")
    assert the_fight(table).round == 1
    assert told(table, "fight-passed")[-1] == {"who": "hero"}
    answer(table, "stay")
    assert "surge:bite:h1" in options(table)


@pytest.mark.rule("3E-SURGE-003")
def test_a_second_use_is_refused():
    table = answer(
        fight("surge/dash surge/shield physical", "enemy", abilities=[BITE]), "surge:bite:h1", "pass"
    )

    assert refused(table, "surge:bite") == "3E-SURGE-003"
    assert refused(table, "surge:bite:h2") == "3E-SURGE-003"


@pytest.mark.rule("3E-SURGE-004")
def test_overpaying_gains_nothing():
    table = fight("surge-2 surge", "enemy", abilities=[BITE])

    assert {"surge:bite:h1", "surge:bite:h2", "surge:bite:h1+h2"} <= set(options(table))
    answer(table, "surge:bite:h1+h2")
    assert hurt(table) == (0, 2)


@pytest.mark.rule("3E-X-001")
def test_x_is_what_was_paid():
    table = answer(fight("surge-2 surge", "enemy", abilities=[X_BITE]), "surge:x-bite:h1+h2")

    assert hurt(table) == (0, 3)


@pytest.mark.rule("3E-GOLDEN-006")
def test_nobody_has_to_use_a_surge_ability():
    table = fight("dash", "surge", enemy_abilities=[BITE])

    assert "pass" in options(table)


@pytest.mark.rule("3E-COMBAT-018", "3E-EXERT-001", "3E-DISCARD-001", "3E-EXERT-005")
def test_a_special_combat_action_with_exertion():
    table = fight(
        "physical/shield shield/physical",
        "enemy",
        abilities=[FEINT],
        hand=["a", "a", "b"],
        falls=[["shield"]],
    )

    answer(table, "special:feint")
    assert asked(table) == (0, "fight.exert")
    assert options(table) == ["exert:a", "exert:b"]
    answer(table, "exert:b", "token:h1", "enough")

    assert pool(hero(table)) == ["shield", "shield"]
    assert table.state.heroes[0].hand == ["a", "a"]
    assert table.state.skill_discards == ["b"]
    assert asked(table) == (1, "fight.action")


@pytest.mark.rule("3E-EXERT-002")
def test_no_exertion_with_an_empty_hand():
    table = fight("physical", "enemy", abilities=[FEINT])

    assert refused(table, "special:feint") == "3E-EXERT-002"


@pytest.mark.rule("3E-GOLDEN-005")
def test_may_marks_a_choice():
    rest = {"id": "rest", "when": "engaging", "do": "heal", "amount": 1}
    must = fight("physical", "enemy", damage=3, abilities=[rest])
    may = fight("physical", "enemy", damage=3, abilities=[rest | {"may": True}])

    assert (asked(must)[1], hurt(must)[0]) == ("fight.action", 2)
    assert (asked(may)[1], options(may)) == ("fight.ability", ["use-ability", "let-be"])
    answer(may, "let-be")
    assert hurt(may)[0] == 3


@pytest.mark.rule("3E-NEGATE-001", "3E-NEGATE-003", "3E-NEGATE-004", "3E-GAP-015")
def test_an_ability_is_negated_directly_before_it_happens():
    table = fight("agility", "surge/dash surge/enemy enemy", enemy_abilities=[BLAST])

    answer(table, "pass", "surge:blast:e1")
    assert asked(table) == (0, "fight.negate")  # also after passing
    answer(table, "answer:h1")

    assert hurt(table) == (0, 0)
    assert spent(enemy(table)) == ["e1"]
    assert refused(table, "surge:blast") == "3E-SURGE-003"  # it counts as used


@pytest.mark.rule("3E-NEGATE-003")
def test_the_chance_to_negate_passes():
    table = fight("agility shield-2", "surge* enemy", enemy_abilities=[BLAST])

    answer(table, "surge:blast:e1", "let-be", "block:h2")

    assert hurt(table) == (1, 0)


@pytest.mark.rule("3E-NEGATE-001", "3E-NEGATE-004")
def test_a_flip_is_prevented():
    grip = {"id": "grip", "may": True, "when": "opponent-flips", "cost": {"surge": 1}, "do": "prevent"}
    table = fight("agility physical/shield", "surge enemy", enemy_abilities=[grip])

    answer(table, "flip:h1:h2")
    assert asked(table) == (1, "fight.prevent")
    answer(table, "answer:e1")

    assert pool(hero(table)) == ["physical"]
    assert (spent(hero(table)), spent(enemy(table))) == (["h1"], ["e1"])
    assert asked(table) == (1, "fight.action")


@pytest.mark.rule("3E-SIMUL-001", "3E-SIMUL-002", "3E-SIMUL-003", "3E-GAP-025")
def test_simultaneous_abilities():
    arrow = {"id": "arrow", "when": "engaging", "do": "damage", "kind": "physical", "amount": 1}
    rest = {"id": "rest", "when": "engaging", "do": "heal", "amount": 1}
    sting = {"id": "sting", "when": "engaging", "do": "damage", "kind": "enemy", "amount": 1}
    table = fight("physical", "enemy", damage=2, abilities=[arrow, rest], enemy_abilities=[sting])

    assert (asked(table), options(table)) == (
        (0, "fight.order"),
        ["resolve-first:arrow", "resolve-first:rest"],
    )
    answer(table, "resolve-first:rest")

    assert [fact["ability"] for fact in told(table, "fight-ability")] == ["rest", "arrow", "sting"]


@pytest.mark.rule("3E-GOLDEN-004")
def test_an_enemy_may_forbid_surge_abilities():
    taunt = {"id": "taunt", "do": "opponent-no-surges"}
    table = fight("surge physical", "enemy", abilities=[BITE], enemy_abilities=[taunt])

    assert refused(table, "surge:bite:h1") == "3E-GOLDEN-004"


def test_a_ban_on_surge_abilities_lasts_a_round():
    chill = surge("chill", "no-surges")
    table = fight("surge physical", "surge* enemy", abilities=[BITE], enemy_abilities=[chill])

    answer(table, "surge:chill:e1")
    assert refused(table, "surge:bite:h1") == "3E-GOLDEN-004"
    answer(table, "pass", "pass", "pass")

    assert the_fight(table).round == 2
    assert "surge:bite:h1" in options(table)


@pytest.mark.rule("3E-GAP-061", "3E-VILLAIN-010")
def test_damage_doubled_for_a_round():
    empower = {"id": "empower", "when": "surge", "cost": {"surge": 3}, "do": "double-damage", "kind": "enemy"}
    table = fight(
        "dash", "surge-3 double enemy-2 enemy surge", health=30,
        enemy_abilities=[empower, surge("bolt", "damage", kind="enemy", amount=2)],
    )  # fmt: skip

    answer(table, "surge:empower:e1", "double:e2:e3", "spend:e3")
    assert hurt(table)[0] == 8
    answer(table, "spend:e4")
    assert hurt(table)[0] == 10
    answer(table, "surge:bolt:e5")  # not doubled: it is no token
    assert hurt(table)[0] == 12


@pytest.mark.rule("3E-ABILITY-001")
def test_each_paragraph_is_an_ability():
    table = fight("surge physical", "enemy", abilities=[BITE, X_BITE, FEINT])

    assert hero(table).abilities == ("bite", "x-bite", "feint")


@pytest.mark.rule("3E-ABILITY-002")
def test_abilities_of_others_cannot_be_used():
    table = fight("surge", "enemy", abilities=[BITE], enemy_abilities=[surge("maul", "heal", amount=1)])

    assert refused(table, "surge:maul:h1") == "3E-ABILITY-002"
