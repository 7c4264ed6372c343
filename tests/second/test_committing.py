"""Enemies that break what is used against them: Items are committed before the roll."""

from __future__ import annotations

import pytest

from tests.second.fight_cards import effect, foe, hero, item
from tests.second.fight_scenes import Scene, fight


def against_the_smith_eater(*dice: int) -> Scene:
    own = [
        item("belt", effect("raise", what="body", by=3)),
        item("sword", effect("roll-bonus", kind="melee", by=2)),
        item("bow", effect("roll-bonus", kind="ranged", by=4)),
    ]
    smith_eater = foe("smith-eater", effect("breaks-items"), body=20, melee=1)
    return fight(hero(body=1, own=own), smith_eater, stage="melee", dice=dice)


@pytest.mark.rule("2E-EFFECT-013")
def test_items_that_help_are_committed_before_the_roll() -> None:
    scene = against_the_smith_eater().play("defend")

    assert ("roll.commit", ["commit:belt", "commit:sword", "done"]) == (scene.asked, scene.options)


@pytest.mark.rule("2E-EFFECT-013")
def test_only_what_is_committed_helps_and_only_that_is_lost() -> None:
    scene = against_the_smith_eater(10).play("defend", "commit:sword", "done")

    assert 13 == scene.rolled[0]  # 10, Body 1, the sword
    assert ["belt", "bow"] == scene.items()


@pytest.mark.rule("2E-EFFECT-013")
def test_a_roll_that_succeeds_costs_nothing() -> None:
    scene = against_the_smith_eater(17).play("defend", "commit:belt", "done")

    assert 21 == scene.rolled[0]
    assert ["belt", "sword", "bow"] == scene.items()


@pytest.mark.rule("2E-EFFECT-013")
def test_other_enemies_ask_for_nothing() -> None:
    own = [item("belt", effect("raise", what="body", by=3))]
    scene = fight(hero(body=1, own=own), foe(body=20, melee=1), stage="melee", dice=[10]).play("defend")

    assert 14 == scene.rolled[0]
