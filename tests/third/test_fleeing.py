"""Fleeing."""

from __future__ import annotations

import pytest

from tamalir.kernel import Fast, Setup, Table
from tamalir.third.edition import EDITION, catalogue
from tamalir.third.terrain import TERRAIN_DIE, Map
from tests.third.scenes import answer, asked, fight, hurt, options, refused, the_fight


@pytest.mark.rule("3E-FLEE-001", "3E-GAP-021")
def test_a_hero_flees():
    table = fight("dash", "dash", enemy_damage=2, at=(7, 2), falls=[["plains"]])

    answer(table, "flee", "flee-to:6,3")

    assert table.state.heroes[0].hex == (6, 3)
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "fight-fled")
    assert table.state.adventure_discards == {"combat": ["foe"]}
    assert table.state.heroes[0].trophies == []


@pytest.mark.rule("3E-FLEE-002", "3E-FLEE-003", "3E-COMBAT-014")
def test_a_failed_attempt_costs_only_another_round():
    table = fight("dash", "dash", at=(0, 1), hand=["a"], falls=[["mountain+water"]])

    answer(table, "flee")
    assert options(table) == ["reroll:a", "stay"]
    answer(table, "stay")

    assert the_fight(table).round == 2
    assert (hurt(table), table.state.heroes[0].hand) == ((0, 0), ["a"])


@pytest.mark.rule("3E-EXERT-003", "3E-EXERT-004", "3E-EXERT-005")
def test_exerting_rolls_the_die_again():
    table = fight(
        "dash", "dash", at=(0, 1), hand=["a", "b"], falls=[["mountain+water"], ["mountain+water"], ["wild"]]
    )

    answer(table, "flee", "reroll:b", "reroll:a")

    assert table.state.heroes[0].hand == []
    assert table.state.skill_discards == ["b", "a"]
    assert not any(option.startswith("reroll") for option in options(table))
    assert "flee-to:0,0" in options(table)


@pytest.mark.rule("3E-FLEE-004")
def test_of_two_heroes_the_attacker_decides_first():
    table = fight("dash", "dash", rival=True, at=(7, 2), falls=[["wild"]])

    assert asked(table) == (0, "fight.flee")
    answer(table, "flee", "flee-to:7,1")

    assert table.result is not None
    assert table.state.heroes[1].hex == (7, 2)


@pytest.mark.rule("3E-FLEE-004")
def test_then_the_other_hero_may_flee():
    table = answer(fight("dash", "dash", rival=True, at=(7, 2), falls=[["wild"]]), "stay")

    assert asked(table) == (1, "fight.flee")


@pytest.mark.rule("3E-FLEE-005")
def test_enemies_cannot_flee():
    table = fight("dash", "dash", enemy_damage=9, at=(7, 2))

    assert asked(table) == (0, "fight.flee")
    answer(table, "stay")
    assert (the_fight(table).round, asked(table)[0]) == (2, 0)
    assert refused(table, "flee", seat=1) == "3E-FLEE-005"


@pytest.mark.rule("3E-VILLAIN-006")
def test_nobody_flees_from_the_villain():
    state = EDITION.begin(Setup(seats=2, scene="margath"))
    table = Table(EDITION, state, Fast(3))

    while the_fight(table).round == 1:
        answer(table, "take-damage" if asked(table)[1] == "fight.block" else "pass")

    assert refused(table, "flee", seat=0) == "3E-VILLAIN-006"


@pytest.mark.rule("3E-CHALLENGE-005")
def test_nobody_flees_from_corbins_challenge():
    table = Table(EDITION, EDITION.begin(Setup(seats=2, scene="challenge")), Fast(3))

    assert refused(table, "flee", seat=0) == "3E-CHALLENGE-005"
    assert refused(table, "flee", seat=1) == "3E-CHALLENGE-005"


@pytest.mark.rule("3E-GAP-022", "3E-GAP-008")
def test_the_die_follows_the_movement_rules():
    board = Map(catalogue().maps["terrinoth"])

    assert len(TERRAIN_DIE.faces) == 6
    assert (7, 6) in board.ways("mountain+water", (7, 5))  # along the road
    assert (6, 2) in board.ways("forest+hills", (7, 1))  # into the city
    assert (8, 2) in board.ways("forest+hills", (8, 1))  # over the bridge
    assert (7, 2) not in board.ways("plains", (8, 1))  # a river
    assert (7, 2) in board.ways("mountain+water", (8, 1))
    assert (7, 2) in board.ways("wild", (8, 1))


def test_without_a_board_there_is_nowhere_to_go():
    table = fight("physical", "enemy")

    assert refused(table, "flee") == "3E-FLEE-001"
