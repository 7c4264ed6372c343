"""Tactics and charge in the hands of heroes and enemies."""

from __future__ import annotations

import pytest

from tests.bonds.scenes import fight
from tests.third.scenes import answer, asked, enemy, hero, hurt, options, pool, refused, spent, told
from tests.third.test_tokens import surge

BITE = surge("bite", "damage", kind="physical", amount=2)
BLAST = surge(
    "blast", "negatable", by="agility", amount=1, effects=[{"do": "damage", "kind": "enemy", "amount": 3}]
)


@pytest.mark.rule("UB-TACTICS-001")
def test_nothing_to_copy():
    table = fight("tactics", "dash", "savage")

    assert told(table, "fight-passed")[0] == {"who": "hero"}


@pytest.mark.rule("UB-TACTICS-002")
def test_a_copy_of_the_opponents_agility():
    table = fight("tactics physical/shield magical", "agility", "savage")

    answer(table, "copy:h1:e1")
    assert options(table) == ["flip:h2", "flip:h3", "recast:e1"]
    answer(table, "flip:h2")

    assert pool(hero(table)) == ["shield", "magical"]
    assert spent(hero(table)) == ["h1"]


@pytest.mark.rule("UB-TACTICS-002", "UB-TACTICS-008")
def test_a_copy_of_surge_pays_for_an_ability():
    table = fight("tactics physical", "surge enemy", "warrior", abilities=[BITE])

    answer(table, "copy:h1:e1:bite")

    assert hurt(table)[1] == 2
    assert hero(table).has_used("bite")


@pytest.mark.rule("UB-TACTICS-003")
def test_a_copy_of_a_shield_blocks():
    table = fight("tactics physical", "shield enemy-2*", "savage")

    assert options(table) == ["block:h1", "take-damage"]
    answer(table, "block:h1")

    assert hurt(table) == (1, 0)
    assert asked(table) == (0, "fight.action")  # blocking was no combat action


@pytest.mark.rule("UB-TACTICS-003")
def test_tactics_and_then_the_shield():
    table = fight("tactics shield physical", "enemy-3*", "savage")

    answer(table, "block:h1", "block:h2")

    assert hurt(table) == (1, 0)


@pytest.mark.rule("UB-TACTICS-003")
def test_a_copy_may_also_prevent_damage():
    table = fight("tactics physical", "surge* agility/dash", "savage", enemy_abilities=[BLAST])

    assert (asked(table), options(table)) == ((0, "fight.negate"), ["answer:h1", "let-be"])
    answer(table, "answer:h1")

    assert hurt(table) == (0, 0)


@pytest.mark.rule("UB-CARD-004")
def test_blast_is_negated_with_agility():
    blast = BLAST | {"cost": {"surge": 2}}
    table = fight("agility physical", "surge*/dash surge/dash shield", "mystic", enemy_abilities=[blast])

    assert asked(table) == (0, "fight.negate")
    answer(table, "answer:h1")

    assert hurt(table) == (0, 0)
    assert spent(enemy(table)) == ["e1", "e2"]


@pytest.mark.rule("UB-GAP-024")
def test_without_a_shield_showing_tactics_blocks_nothing():
    table = fight("tactics physical", "enemy-2*", "savage")

    assert hurt(table) == (2, 0)
    assert asked(table) == (0, "fight.action")


@pytest.mark.rule("UB-GAP-024")
@pytest.mark.parametrize("shown", ["dash", "tactics/dash"])
def test_neither_dashes_nor_tactics_can_be_copied(shown: str):
    table = fight(f"tactics/shield {shown} physical", "dash", "savage")

    assert refused(table, "copy:h1:h2") == "UB-GAP-024"


@pytest.mark.rule("UB-TACTICS-005")
def test_heroes_cannot_copy_enemy_damage():
    table = fight("tactics physical", "enemy", "savage")

    assert refused(table, "copy:h1:e1") == "UB-TACTICS-005"


@pytest.mark.rule("UB-TACTICS-006")
def test_enemies_cannot_copy_physical_damage():
    table = fight("physical-2 magical-2", "tactics*", "mystic")

    assert enemy(table).passed
    assert spent(enemy(table)) == []


@pytest.mark.rule("UB-TACTICS-007")
def test_a_double_cannot_be_copied():
    table = fight("tactics double physical", "dash", "savage")

    assert refused(table, "copy:h1:h2") == "UB-TACTICS-007"


@pytest.mark.rule("UB-TACTICS-003")
def test_a_shield_is_copied_only_in_answer_to_damage():
    table = fight("tactics shield physical", "dash", "savage")

    assert refused(table, "copy:h1:h2") == "UB-TACTICS-003"


@pytest.mark.rule("UB-GAP-025")
def test_the_printed_number_is_copied_and_doubled_tactics_doubles_it():
    table = fight("double physical-2 tactics double/shield", "dash", "savage", enemy_health=30)

    answer(table, "double:h1:h2", "copy:h3:h2")
    assert hurt(table)[1] == 2

    table = fight("double tactics physical-2", "dash", "savage", enemy_health=30)
    answer(table, "double:h1:h2", "copy:h2:h3")
    assert hurt(table)[1] == 4
    assert sorted(spent(hero(table))) == ["h1", "h2"]


@pytest.mark.rule("UB-GAP-026")
def test_a_copy_of_charge_leaves_open_too():
    table = fight("tactics shield physical", "charge enemy", "savage")

    answer(table, "copy:h1:e1")

    assert hurt(table) == (1, 1)
    answer(table, "pass")
    assert hurt(table)[0] == 2  # nobody was asked to block


@pytest.mark.rule("UB-GAP-026")
def test_who_has_charged_may_still_negate():
    table = fight("charge agility shield", "surge dash*", "savage", enemy_abilities=[BLAST], seats=1)

    assert asked(table) == (0, "fight.negate")
    answer(table, "let-be", "block:h3")
    assert hurt(table)[0] == 2

    table = answer(fight("charge* agility shield", "surge", "savage", enemy_abilities=[BLAST]), "spend:h1")
    assert asked(table) == (0, "fight.negate")
    answer(table, "let-be")
    assert hurt(table)[0] == 3


@pytest.mark.rule("UB-GAP-026", "UB-CHARGE-001")
def test_charge_does_not_mix():
    table = fight("charge physical", "dash", "savage")

    assert refused(table, "spend:h1+h2") == "3E-DAMAGE-007"


@pytest.mark.rule("UB-CHARGE-001")
def test_charge_is_a_kind_of_its_own():
    skin = {"id": "skin", "do": "block-kind", "kind": "physical"}
    table = answer(fight("charge-2", "dash", "savage", enemy_abilities=[skin]), "spend:h1")

    assert hurt(table)[1] == 2


@pytest.mark.rule("UB-GAP-006")
def test_a_mystic_copies_the_heros_shield_and_another_enemy_does_not():
    mystic = fight("physical-2 shield", "tactics", "mystic", board_abilities=True)
    trickster = fight("physical-2 shield", "tactics", "trickster")

    answer(mystic, "spend:h1")
    answer(trickster, "spend:h1")

    assert hurt(mystic)[1] == 1
    assert hurt(trickster)[1] == 2
