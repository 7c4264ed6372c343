"""Rounds: four phases in order, one attack each, until somebody falls or gets away."""

from __future__ import annotations

from typing import Any

import pytest

from tests.second.fight_cards import ally, before_attack, effect, foe, hero, item
from tests.second.fight_scenes import Scene, fight

HARMLESS: dict[str, Any] = {"ranged": 0, "melee": 0, "magic": 0}


def harmless_round() -> Scene:
    """An enemy without damage, so that every defence is skipped; the first Escape phase has come."""
    return fight(hero(), foe(ranged=0, melee=0, magic=0), stage="escape")


@pytest.mark.rule("2E-COMBAT-001")
def test_one_stage_before_combat_and_then_rounds() -> None:
    scene = fight(hero("mage", before_attack("magic")), foe(**HARMLESS))
    assert ("before-combat", 0) == (scene.fight.stage, scene.fight.round)

    scene.play("to-battle", "stay", "defend", "defend", "defend", "stay")
    assert ("ranged", 2) == (scene.fight.stage, scene.fight.round)


@pytest.mark.rule("2E-COMBAT-009")
def test_four_phases_in_fixed_order() -> None:
    scene = harmless_round()
    first = scene.fight.stage
    others = [scene.play(choice).fight.stage for choice in ("stay", "defend", "defend")]

    assert ["escape", "ranged", "melee", "magic"] == [first, *others]


@pytest.mark.rule("2E-COMBAT-023")
def test_after_the_magic_phase_a_new_round_begins_with_escape() -> None:
    scene = harmless_round().play("stay", "defend", "defend", "defend")

    assert ("escape", 2, "combat.escape") == (scene.fight.stage, scene.fight.round, scene.asked)


@pytest.mark.rule("2E-COMBAT-020")
def test_a_hero_attacks_in_one_phase_of_a_round() -> None:
    scene = fight(hero(own=[ally()]), foe(life=9), stage="ranged", dice=[20]).play("attack")

    assert "melee" == scene.fight.stage
    assert ["ally:squire", "defend"] == scene.options
    scene.refuses("attack", "2E-COMBAT-020")


@pytest.mark.rule("2E-COMBAT-020")
def test_in_the_next_round_it_may_attack_again() -> None:
    scene = fight(hero(own=[ally()]), foe(life=9, **HARMLESS), stage="magic", dice=[20]).play(
        "attack", "stay"
    )

    assert ("ranged", 2) == (scene.fight.stage, scene.fight.round)
    assert "attack" in scene.options


@pytest.mark.rule("2E-COMBAT-024")
def test_a_dead_challenge_ends_the_battle_at_once() -> None:
    scene = fight(hero(), foe(life=1), stage="ranged", dice=[20]).play("attack")

    assert scene.over
    assert 1 == scene.throws
    assert "combat-round" not in scene.happened


@pytest.mark.rule("2E-COMBAT-024", "2E-KO-001")
def test_a_knockout_ends_the_battle_at_once() -> None:
    scene = fight(hero(life=4, wounds=3), foe(ranged=1), stage="ranged", dice=[2]).play("attack")

    assert scene.over
    assert 1 == scene.throws


@pytest.mark.rule("2E-COMBAT-024")
def test_a_hero_felled_by_the_cost_of_a_bonus_rolls_no_further() -> None:
    own = [
        item("blood-stone", effect("add-to-roll", "combat-roll", by=9, cost={"wounds": 1})),
        item("herb", effect("add-to-roll", "combat-roll", by=1), usage="discard", cost=1),
    ]
    scene = fight(hero(own=own, life=4, wounds=3), foe(mind=12), stage="ranged", dice=[4])
    scene.play("attack", "use:blood-stone")

    assert scene.over
    assert [] == scene.told("combat-rolled")
    assert [1] == [taken["n"] for taken in scene.told("wounds-taken")]  # the cost, and nothing else


@pytest.mark.rule("2E-GAP-094")
def test_a_battle_without_end_is_broken_off_after_a_hundred_rounds() -> None:
    scene = fight(hero(), foe(**HARMLESS), stage="magic", in_round=100).play("defend")

    assert scene.over
    assert [1] == [n for n, taken in enumerate(scene.state.track, 1) if taken is not None]
    assert ((4, 0), "end") == (scene.hero.hex, scene.state.step)


@pytest.mark.rule("2E-GAP-094")
def test_the_ninety_ninth_round_is_not_the_last() -> None:
    scene = fight(hero(), foe(**HARMLESS), stage="magic", in_round=99).play("defend")

    assert 100 == scene.fight.round
    assert "combat.escape" == scene.asked


@pytest.mark.rule("2E-HAZARD-013")
def test_in_a_hazard_every_round_begins_with_the_ranged_phase() -> None:
    scene = fight(hero(), foe(**HARMLESS), cause="hazard")

    assert ("ranged", 1, "combat.act") == (scene.fight.stage, scene.fight.round, scene.asked)
    scene.play("defend", "defend", "defend")
    assert ("ranged", 2, "combat.act") == (scene.fight.stage, scene.fight.round, scene.asked)
    scene.refuses("escape", "2E-ESCAPE-001")


@pytest.mark.rule("2E-COMBAT-009")
def test_changes_that_last_a_phase_or_a_round_end_with_it() -> None:
    curse = effect("weaken", "ranged", what="body", by=5, until="phase", cost={"exhaustion": 1})
    hex_ = effect("weaken", "ranged", what="spirit", by=5, until="round", cost={"exhaustion": 1})
    scene = fight(hero("witch", curse, hex_), foe(body=12, spirit=12, **HARMLESS), stage="ranged")
    scene.play("use:witch", "use:witch#1", "defend")

    values = scene.table.view(0).figures.foe.values
    assert (12, 7) == (values["body"], values["spirit"])
    scene.play("defend", "defend")
    assert 12 == scene.table.view(0).figures.foe.values["spirit"]
