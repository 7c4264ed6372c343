"""Agility, doubling, flipping, recasting, removing."""

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


def surge(id: str, do: str, **what: object) -> dict[str, object]:
    return {"id": id, "when": "surge", "cost": {"surge": 1}, "do": do, **what}


@pytest.mark.rule("3E-AGILITY-001", "3E-SYMBOL-004", "3E-FLIP-001")
def test_agility_flips_an_own_token():
    table = answer(fight("agility physical/shield", "enemy"), "flip:h1:h2")

    assert pool(hero(table)) == ["shield"]
    assert spent(hero(table)) == ["h1"]
    assert asked(table) == (1, "fight.action")


@pytest.mark.rule("3E-AGILITY-001", "3E-RECAST-001", "3E-RECAST-002", "3E-POOL-002")
def test_agility_makes_the_opponent_recast():
    table = answer(fight("agility", "enemy/shield enemy", falls=[["shield"]]), "recast:h1:e1")

    assert pool(enemy(table)) == ["shield", "enemy"]
    assert told(table, "fight-recast") == [{"who": "foe", "token": "e1", "face": "shield"}]
    roll = table.journal.entries[-1]
    assert roll.answer == ("shield",)


@pytest.mark.rule("3E-AGILITY-001")
def test_enemies_use_agility_too():
    table = answer(fight("physical/dash physical", "agility*", falls=[["dash"]]), "recast:e1:h1")

    assert pool(hero(table)) == ["dash", "physical"]


@pytest.mark.rule("3E-AGILITY-002")
def test_one_agility_at_a_time():
    table = answer(fight("agility/physical agility/shield physical/shield", "enemy"), "flip:h1:h3")

    assert spent(hero(table)) == ["h1"]


@pytest.mark.rule("3E-GAP-062")
def test_agility_needs_a_token_to_act_on():
    table = fight("agility", "enemy*")
    assert not any(o.startswith("flip") for o in options(table))

    answer(table, "spend:e1")  # nothing is left to flip or recast, so the hero must pass

    assert told(table, "fight-passed")[0] == {"who": "hero"}


@pytest.mark.rule("3E-DOUBLE-001", "3E-SYMBOL-006", "3E-DOUBLE-002")
def test_a_stack_is_worth_twice_and_spent_together():
    table = fight("double physical-2", "enemy enemy")

    answer(table, "double:h1:h2")
    assert (hurt(table), spent(hero(table))) == ((0, 0), [])
    answer(table, "spend:e1")
    answer(table, "spend:h2")

    assert hurt(table) == (1, 4)
    assert sorted(spent(hero(table))) == ["h1", "h2"]


@pytest.mark.rule("3E-DOUBLE-003")
def test_one_token_on_top_and_no_towers():
    table = fight("double physical magical double/shield", "enemy enemy")

    answer(table, "double:h1:h2", "pass")

    assert refused(table, "double:h1:h3") == "3E-DOUBLE-003"
    assert refused(table, "double:h4:h2") == "3E-DOUBLE-003"
    assert "double:h4:h3" in options(table)


@pytest.mark.rule("3E-DOUBLE-004", "3E-GAP-019")
def test_the_top_token_stays_within_reach():
    table = fight("double physical/dash shield", "agility enemy", falls=[["dash"]])

    answer(table, "double:h1:h2", "recast:e1:h2")

    top = hero(table).pool[1]
    assert (top.face, top.on) == ("dash", "h1")
    assert hero(table).passed or not any(o.startswith("spend") for o in options(table))


@pytest.mark.rule("3E-DOUBLE-005")
def test_a_covered_double_is_out_of_reach():
    crush = surge("crush", "remove", whose="opponent", showing="double", count="all")
    table = fight("double physical/dash", "agility surge enemy", enemy_abilities=[crush])

    answer(table, "double:h1:h2")
    assert "recast:e1:h1" not in options(table)
    assert refused(table, "recast:e1:h1") == "3E-DOUBLE-005"
    answer(table, "surge:crush:e2")

    assert pool(hero(table)) == ["double", "physical"]


@pytest.mark.rule("3E-GAP-018", "3E-REMOVE-001")
def test_a_removed_top_frees_the_double():
    strip = surge("strip", "remove", whose="opponent", showing="physical")
    table = fight("double physical magical", "surge enemy", enemy_abilities=[strip])

    answer(table, "double:h1:h2", "surge:strip:e1")

    assert spent(hero(table)) == ["h2"]
    assert "double:h1:h3" in options(table)


@pytest.mark.rule("3E-GAP-062")
def test_anything_may_be_doubled_even_in_vain():
    table = fight("double dash double/shield", "enemy")

    assert {"double:h1:h2", "double:h1:h3", "double:h3:h1"} <= set(options(table))


@pytest.mark.rule("3E-GAP-020")
def test_doubled_shields_and_surges():
    bolt = surge("bolt", "damage", kind="physical", amount=3) | {"cost": {"surge": 2}}
    table = fight("double surge double shield", "enemy enemy-2", abilities=[bolt])

    answer(table, "double:h1:h2", "spend:e1", "take-damage", "double:h3:h4", "spend:e2", "block:h4")
    assert hurt(table) == (1, 0)
    answer(table, "surge:bolt:h2")
    assert hurt(table) == (1, 3)


@pytest.mark.rule("3E-AGILITY-003")
def test_doubled_agility_gains_nothing():
    table = fight("double agility physical/shield magical/shield", "enemy enemy")

    answer(table, "double:h1:h2", "spend:e1", "flip:h2:h3")

    assert pool(hero(table)) == ["shield", "magical"]
    assert sorted(spent(hero(table))) == ["h1", "h2"]


@pytest.mark.rule("3E-TOKEN-005", "3E-COMBAT-019", "3E-REMOVE-001")
def test_removed_tokens_count_as_spent():
    strip = surge("strip", "remove", whose="opponent", showing="physical")
    again = surge("again", "recast", whose="own", spent=True)
    table = fight(
        "surge shield/dash physical/surge",
        "surge* enemy",
        abilities=[again],
        enemy_abilities=[strip],
        falls=[["surge"]],
    )

    answer(table, "surge:strip:e1", "surge:again:h1")
    assert options(table) == ["token:h3", "token:h1"]
    answer(table, "token:h3")

    assert pool(hero(table)) == ["shield", "surge"]


@pytest.mark.rule("3E-REMOVE-001")
def test_a_removed_shield_blocks_nothing():
    strip = surge("strip", "remove", whose="opponent", showing="shield", count="all")
    table = fight("shield", "surge enemy", enemy_abilities=[strip])

    answer(table, "surge:strip:e1", "spend:e2")

    assert hurt(table) == (1, 0)


@pytest.mark.rule("3E-FLIP-001")
def test_spent_tokens_cannot_be_flipped():
    table = answer(
        fight("physical/shield agility shield", "enemy enemy"), "spend:h1", "spend:e1", "take-damage"
    )

    assert refused(table, "flip:h2:h1") == "3E-FLIP-001"


@pytest.mark.rule("3E-SPEND-001")
def test_nobody_spends_tokens_of_others():
    assert refused(fight("physical", "enemy"), "spend:e1") == "3E-SPEND-001"


@pytest.mark.rule("3E-SPEND-002")
def test_a_spent_token_is_spent():
    table = answer(fight("physical magical", "enemy enemy"), "spend:h1", "spend:e1")

    assert refused(table, "spend:h1") == "3E-SPEND-002"


@pytest.mark.rule("3E-TOKEN-003", "3E-TOKEN-004")
def test_only_the_faceup_side_counts():
    strip = surge("strip", "remove", whose="opponent", showing="shield", count="all")
    table = fight("physical/shield shield", "surge enemy", enemy_abilities=[strip])

    answer(table, "pass", "surge:strip:e1")

    assert pool(hero(table)) == ["physical"]


@pytest.mark.rule("3E-TOKEN-007")
def test_a_kind_is_a_kind_whatever_its_value():
    strip = surge("strip", "remove", whose="opponent", showing="physical", count="all")
    table = fight("physical physical-2 shield", "surge* enemy", enemy_abilities=[strip])

    answer(table, "surge:strip:e1")

    assert spent(hero(table)) == ["h1", "h2"]


@pytest.mark.rule("3E-RECAST-003")
@pytest.mark.parametrize(("whose", "reach"), [("own", 2), ("any", 4)])
def test_a_token_without_an_owner_is_any_token(whose: str, reach: int):
    fate = surge("fate", "recast", whose=whose)
    table = answer(fight("surge physical shield", "enemy shield", abilities=[fate]), "surge:fate:h1")

    assert len(options(table)) == reach


@pytest.mark.rule("3E-DASH-001")
def test_a_dash_cannot_be_spent():
    table = fight("dash* physical", "enemy")

    assert refused(table, "spend:h1") == "3E-DASH-001"
    assert the_fight(table).turn == 0


def test_a_flip_of_all_and_a_choice_of_some():
    whirl = surge("whirl", "flip", whose="opponent", count="all")
    table = answer(fight("surge", "enemy/shield shield/enemy", abilities=[whirl]), "surge:whirl:h1")

    assert pool(enemy(table)) == ["shield", "enemy"]
