"""The fights among the worked examples of the rules reference (tests/examples/third.toml)."""

from __future__ import annotations

import pytest

from tests.third.scenes import answer, asked, enemy, fight, hero, hurt, options, pool, refused, spent, told
from tests.third.test_heroes import scene
from tests.third.test_tokens import surge


@pytest.mark.rule("3E-COMBAT-019", "3E-RECAST-002")
def test_3e_ex_001_the_prophecy_cannot_reach_spent_tokens():
    prophecy = surge("prophecy", "recast", whose="opponent")
    table = fight(
        "physical/surge shield/dash agility", "enemy* surge", enemy_abilities=[prophecy], falls=[["surge"]]
    )

    answer(table, "spend:e1", "block:h2", "pass")  # b is spent now
    answer(table, "surge:prophecy:e2")
    assert options(table) == ["token:h1", "token:h3"]
    answer(table, "token:h1")

    assert told(table, "fight-recast") == [{"who": "hero", "token": "h1", "face": "surge"}]


@pytest.mark.rule("3E-COMBAT-019", "3E-RECAST-003")
def test_3e_ex_001_as_the_dread_prophet_has_it():
    cast = ["physical-2", "physical*", "dash", "shield", "agility", "surge", "dash*", "dash*"]
    table = scene("dread-prophet", cast, ["agility"])

    answer(table, "surge:prophecy:enemy-3")  # two golden dashes against one
    answer(table, "token:hawthorne-2")

    assert pool(hero(table)) == ["physical-2", "agility", "dash"]


@pytest.mark.rule("3E-DOUBLE-001", "3E-DOUBLE-002")
def test_3e_ex_004_doubling_two_physical_damage():
    table = fight("double physical-2", "enemy", enemy_health=10)

    answer(table, "double:h1:h2")
    assert hurt(table) == (0, 0)
    answer(table, "pass", "spend:h2")

    assert hurt(table) == (0, 4)
    assert told(table, "fight-attack") == [{"who": "hero", "tokens": "h2", "kind": "physical", "amount": 4}]


@pytest.mark.rule("3E-COMBAT-022")
def test_3e_ex_011_counterspell_is_no_attack():
    counterspell = {"id": "counterspell", "when": "attacked", "do": "damage", "kind": "magical", "amount": 1}
    when_attacked = {"id": "rage", "when": "attacked", "do": "damage", "kind": "enemy", "amount": 1}
    table = fight("dash", "enemy", abilities=[counterspell], enemy_abilities=[when_attacked])

    answer(table, "spend:e1")

    assert hurt(table) == (1, 1)
    assert [fact["ability"] for fact in told(table, "fight-ability")] == ["counterspell"]


@pytest.mark.rule("3E-NEGATE-004", "3E-NEGATE-003")
def test_3e_ex_014_a_negated_surge_stays_spent():
    inner = [{"do": "damage", "kind": "physical", "amount": 3}]
    strike = surge("strike", "negatable", by="surge", amount=1, effects=inner)
    table = fight("surge physical", "surge enemy", abilities=[strike])

    answer(table, "surge:strike:h1", "answer:e1")

    assert hurt(table) == (0, 0)
    assert (spent(hero(table)), spent(enemy(table))) == (["h1"], ["e1"])
    assert asked(table) == (1, "fight.action")


@pytest.mark.rule("3E-DEFEAT-002", "3E-COMBAT-013")
def test_3e_ex_015_the_great_dragons_last_breath():
    cast = ["physical-2", "physical*", "physical", "enemy", "enemy", "surge", "enemy", "double"]
    first = answer(scene("great-dragon", cast), "spend:corbin-1")
    assert hurt(first) == (1, 2)  # it scorches whoever attacks

    last = answer(scene("great-dragon", cast), "spend:corbin-1+corbin-2+corbin-3")
    assert hurt(last) == (1, 4)
    last = scene("great-dragon", cast)
    enemy(last).damage = 1
    answer(last, "spend:corbin-1+corbin-2+corbin-3")

    assert last.result is not None
    assert hurt(last) == (0, 5)


@pytest.mark.rule("3E-INIT-004", "3E-DASH-001")
def test_3e_ex_016_high_values_count_once_for_initiative():
    table = fight("physical-2*", "dash* dash* enemy")

    assert told(table, "fight-initiative") == [{"who": "foe", "attacker": 1, "defender": 2}]
    assert asked(table)[0] == 1


@pytest.mark.rule("3E-DAMAGE-008", "3E-DAMAGE-007")
def test_3e_ex_017_an_ability_that_blocks_one_kind():
    hide = {"id": "hide", "do": "block-kind", "kind": "physical"}
    table = fight("physical-2 magical-2", "dash", enemy_abilities=[hide])

    assert refused(table, "spend:h1+h2") == "3E-DAMAGE-007"
    answer(table, "spend:h1")
    assert hurt(table) == (0, 0)
    answer(table, "spend:h2")

    assert hurt(table) == (0, 2)


@pytest.mark.rule("3E-TOKEN-007", "3E-TOKEN-003")
def test_3e_ex_025_removing_all_tokens_of_a_kind():
    curse = surge("curse", "remove", whose="opponent", showing="physical", count="all")
    table = fight("physical physical-2 shield/physical", "surge* enemy", enemy_abilities=[curse])

    answer(table, "surge:curse:e1")

    assert spent(hero(table)) == ["h1", "h2"]


@pytest.mark.rule("3E-SURGE-005", "3E-SURGE-003")
def test_3e_ex_026_recasting_the_surge_that_paid():
    again = surge("again", "recast", whose="own", spent=True)
    table = fight("surge/physical", "enemy enemy", abilities=[again], falls=[["surge"]])

    answer(table, "surge:again:h1")

    assert pool(hero(table)) == ["surge"]
    answer(table, "spend:e1")  # the hero has a surge, yet no action: the ability is used up
    assert told(table, "fight-passed") == [{"who": "hero"}]


@pytest.mark.rule("3E-AGILITY-003")
def test_3e_ex_027_doubled_agility():
    table = fight("double agility physical/shield", "enemy enemy")

    answer(table, "double:h1:h2", "spend:e1", "flip:h2:h3")

    assert pool(hero(table)) == ["shield"]
    assert sorted(spent(hero(table))) == ["h1", "h2"]


@pytest.mark.rule("3E-ENEMY-003")
def test_3e_ex_030_a_trait_by_itself_does_nothing():
    plain, undead = fight("physical", "enemy"), fight("physical", "enemy", traits=["undead"])

    assert options(plain) == options(undead)
