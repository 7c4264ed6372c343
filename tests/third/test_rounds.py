"""Rounds and phases, casting, initiative, passing."""

from __future__ import annotations

from collections import Counter

import pytest

from tamalir.kernel import Fast, Setup, Table
from tamalir.third.combat import controller, initiative
from tamalir.third.edition import EDITION
from tamalir.third.state import Hero, ThirdState
from tests.third.scenes import answer, asked, enemy, fight, hero, hurt, options, pool, spent, the_fight, told


@pytest.mark.rule("3E-COMBAT-001", "3E-COMBAT-002", "3E-COMBAT-003")
def test_two_sides_and_the_hero_attacks():
    table = fight("physical", "enemy")

    assert [side.who for side in the_fight(table).sides] == ["hero", "foe"]
    assert the_fight(table).foe(hero(table)) is enemy(table)


@pytest.mark.rule("3E-COMBAT-004")
def test_the_player_to_the_right_decides_for_the_enemy():
    table = fight("physical", "enemy", seats=3)

    answer(table, "pass")

    assert asked(table) == (2, "fight.action")


@pytest.mark.rule("3E-GAP-024")
def test_an_eliminated_player_controls_nobody():
    state = ThirdState(heroes=[Hero("a"), Hero("b"), Hero("c")], book=fight("dash", "dash").state.book)
    state.eliminated = [2]

    assert controller(state, 0) == 1


@pytest.mark.rule("3E-COMBAT-005", "3E-COMBAT-014", "3E-POOL-003", "3E-SPEND-002")
def test_a_new_round_casts_everything_again():
    table = fight("physical physical", "enemy", enemy_health=9, at=(7, 5))

    answer(table, "spend:h1+h2", "spend:e1")
    assert (asked(table), spent(hero(table))) == ((0, "fight.flee"), ["h1", "h2"])
    answer(table, "stay")

    assert (the_fight(table).round, the_fight(table).phase) == (2, "action")
    assert pool(hero(table)) == ["physical", "physical"]
    assert spent(hero(table)) == []


@pytest.mark.rule("3E-COMBAT-006", "3E-COMBAT-007", "3E-POOL-001", "3E-ASSET-004")
def test_everything_is_cast_together():
    table = fight("physical shield agility", "enemy enemy enemy enemy double", assets={"bow": ("surge", ())})

    assert [len(side.pool) for side in the_fight(table).sides] == [4, 5]
    assert len(table.journal.entries) == 1  # one cast for both


@pytest.mark.rule("3E-COMBAT-008", "3E-ENEMY-007")
@pytest.mark.parametrize(("act", "tokens"), [(1, 5), (2, 6)])
def test_the_powerful_token_comes_in_act_2(act: int, tokens: int):
    table = fight("physical", "enemy enemy enemy enemy double", act=act)

    assert len(enemy(table).pool) == tokens


@pytest.mark.rule("3E-COMBAT-009", "3E-VILLAIN-002", "3E-VILLAIN-013")
def test_a_villain_casts_seven_in_either_act():
    setup = Setup(seats=2, scene="margath")
    for act in (1, 2):
        state = EDITION.begin(setup)
        state.act = act
        table = Table(EDITION, state, Fast(1))
        cast = [token.id for token in enemy(table).pool + enemy(table).spent]
        assert len(cast) == 7
        assert cast[-1] == "margath-1"


@pytest.mark.rule("3E-CAST-001", "3E-CAST-002", "3E-CAST-003", "3E-TOKEN-001")
def test_each_side_is_equally_likely():
    faces: Counter[str] = Counter()
    for seed in range(2000):
        _, state = _laid("physical/shield")
        faces[str(_first_cast(Table(EDITION, state, Fast(seed), listening=False)))] += 1

    assert sorted(faces) == ["physical", "shield"]
    assert abs(faces["physical"] - 1000) < 120


def _first_cast(table: Table[ThirdState]) -> object:
    faces = table.journal.entries[0].answer
    assert isinstance(faces, tuple)
    return faces[0]  # type: ignore[no-any-return]


def _laid(tokens: str):
    from tests.third.scenes import set_up

    return set_up(tokens, "enemy")


@pytest.mark.rule("3E-INIT-001", "3E-INIT-002")
def test_more_gold_acts_first_and_later_gold_changes_nothing():
    table = fight("agility dash/surge* dash/surge*", "enemy* enemy")
    assert asked(table) == (1, "fight.action")

    answer(table, "spend:e1", "flip:h1:h2")

    assert (initiative(hero(table)), initiative(enemy(table))) == (1, 0)
    assert asked(table) == (1, "fight.action")  # the enemy is next all the same


@pytest.mark.rule("3E-INIT-003")
def test_ties_go_to_the_hero():
    assert asked(fight("physical*", "enemy*"))[0] == 0


@pytest.mark.rule("3E-CHALLENGE-003", "3E-GAP-023", "3E-CHALLENGE-001")
def test_ties_go_to_the_challenger_and_each_player_has_an_own_hero():
    table = fight("physical*", "magical*", rival=True)

    assert asked(table)[0] == 0
    answer(table, "pass")
    assert asked(table) == (1, "fight.action")
    assert "spend:e1" in options(table)


@pytest.mark.rule("3E-COMBAT-010", "3E-DAMAGE-009")
def test_the_sides_take_turns():
    table = fight("physical physical", "enemy enemy")

    seats = [asked(table)[0]]
    for option in ("spend:h1", "spend:e1", "spend:h2"):
        answer(table, option)
        seats.append(asked(table)[0])

    assert seats == [0, 1, 0, 1]


@pytest.mark.rule("3E-COMBAT-011", "3E-GAP-015")
def test_who_has_passed_still_blocks():
    table = fight("agility shield physical", "enemy-2")

    answer(table, "pass", "spend:e1")
    assert asked(table) == (0, "fight.block")
    answer(table, "block:h2")

    assert hurt(table) == (1, 0)
    assert the_fight(table).round == 2  # no further action came


@pytest.mark.rule("3E-COMBAT-012", "3E-DASH-001")
def test_without_a_combat_action_a_side_must_pass():
    table = fight("dash shield", "enemy")

    assert hero(table).passed
    assert asked(table)[0] == 1
    assert told(table, "fight-passed")[0] == {"who": "hero"}


@pytest.mark.rule("3E-GAP-014")
def test_after_a_pass_the_other_goes_on_alone():
    table = fight("dash", "enemy enemy enemy")

    for token in ("e1", "e2", "e3"):
        assert asked(table)[0] == 1
        answer(table, f"spend:{token}")

    assert hurt(table) == (3, 0)


@pytest.mark.rule("3E-GAP-014")
def test_who_has_passed_is_not_asked_again():
    table = answer(fight("physical physical", "enemy* enemy*"), "spend:e1", "pass", "spend:e2")

    assert hurt(table) == (2, 0)
    assert the_fight(table).round == 2  # the enemy has nothing left, and the hero did not act again


@pytest.mark.rule("3E-COMBAT-013", "3E-DEFEAT-001", "3E-HEALTH-001", "3E-DAMAGE-001")
def test_defeat_ends_the_combat_at_once():
    table = fight("physical-2 physical", "enemy", enemy_health=6, enemy_damage=4, at=(7, 5))

    answer(table, "spend:h1")

    assert table.request is None
    assert table.result is not None
    assert table.result.winners == (0,)
    assert not told(table, "fight-flee-die")


@pytest.mark.rule("3E-COMBAT-016", "3E-POOL-002", "3E-TOKEN-002")
def test_each_symbol_offers_its_action():
    table = fight("agility physical double surge", "enemy", abilities=[BITE])

    assert {option.partition(":")[0] for option in options(table)} == {
        "flip", "recast", "spend", "double", "surge", "pass"
    }  # fmt: skip


BITE = {"id": "bite", "when": "surge", "cost": {"surge": 1}, "do": "damage", "kind": "physical", "amount": 1}


@pytest.mark.rule("3E-GAP-029")
def test_a_combat_that_never_ends_is_stopped():
    table = fight("dash", "dash", at=None)

    assert table.result is not None
    assert table.result.reason == "fight-stalled"
    assert the_fight(table).round == 100
    assert told(table, "fight-stalled")


@pytest.mark.rule("3E-GAP-026")
def test_a_defeated_hero_does_not_even_cast():
    table = fight("physical", "enemy", health=5, damage=5)

    assert table.request is None
    assert table.result is not None
    assert table.result.winners == ()
    assert the_fight(table).round == 0
    assert table.state.adventure_discards == {"combat": ["foe"]}


@pytest.mark.rule("3E-GAP-001")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int):
    with pytest.raises(ValueError, match="number of seats"):
        EDITION.begin(Setup(seats=seats, scene="reanimates"))
