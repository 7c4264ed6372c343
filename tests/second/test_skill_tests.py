"""Skill tests."""

from __future__ import annotations

from typing import Any

import pytest

from tests.second.fight_cards import ally, effect, foe, hero, inner, item
from tests.second.fight_scenes import Scene, fight


def trial(attribute: str, number: int, dice: int, skill: str | None = None, **figures: Any) -> Scene:
    named = {} if skill is None else {"skill": skill}
    text = effect(
        "test",
        "before-combat",
        attribute=attribute,
        number=number,
        **named,
        success=[inner("gain-gold", n=2)],
        failure=[inner("suffer", wounds=1)],
    )
    return fight(hero(**figures), foe("trial", text), dice=[dice])


@pytest.mark.rule("2E-SKILL-001", "2E-SKILL-004")
@pytest.mark.parametrize(("dice", "rolled"), [(10, (15, 15, "success")), (9, (14, 15, "failure"))])
def test_dice_plus_attribute_plus_skill(dice: int, rolled: tuple[int, int, str]) -> None:
    scene = trial("spirit", 15, dice, "diplomacy", spirit=3, skills={"diplomacy": 2})

    assert rolled == scene.rolled
    assert ((2, 0) if rolled[2] == "success" else (0, 1)) == (scene.hero.gold, scene.hero.wounds)


@pytest.mark.rule("2E-SKILL-002")
def test_without_a_named_skill_none_is_added() -> None:
    scene = trial("spirit", 15, 11, spirit=3, skills={"diplomacy": 2})

    assert (14, 15, "failure") == scene.rolled


@pytest.mark.rule("2E-SKILL-003")
def test_a_hero_without_the_skill_rolls_without_it() -> None:
    scene = trial("body", 14, 6, "swim", body=4, skills={"diplomacy": 2})

    assert (10, 14, "failure") == scene.rolled


@pytest.mark.rule("2E-SKILL-001")
def test_cards_may_raise_a_skill() -> None:
    boat = item("boat", effect("skill-bonus", what="swim", by=3))
    scene = trial("body", 14, 6, "swim", body=4, own=[boat], skills={"swim": 1})

    assert (14, 14, "success") == scene.rolled


@pytest.mark.rule("2E-COMP-030", "2E-COMP-031", "2E-COMP-032")
@pytest.mark.parametrize(("attribute", "total"), [("mind", 11), ("body", 12), ("spirit", 13)])
def test_each_attribute_serves_its_own_tests(attribute: str, total: int) -> None:
    assert total == trial(attribute, 20, 10, mind=1, body=2, spirit=3).rolled[0]


@pytest.mark.rule("2E-SKILL-005")
def test_an_ally_adds_nothing_to_a_test() -> None:
    assert 6 == trial("body", 14, 5, body=1, own=[ally(body=6)]).rolled[0]


@pytest.mark.rule("2E-TERM-003")
@pytest.mark.parametrize(("dice", "wounds"), [(20, 0), (2, 1)])
def test_where_the_card_says_nothing_nothing_happens(dice: int, wounds: int) -> None:
    only_failure = effect(
        "test", "before-combat", attribute="body", number=14, failure=[inner("suffer", wounds=1)]
    )
    scene = fight(hero(), foe("river", only_failure), dice=[dice])

    assert (wounds, 0) == (scene.hero.wounds, scene.hero.gold)
    assert "combat.escape" == scene.asked


@pytest.mark.rule("2E-TERM-003")
def test_where_only_success_is_stated_failure_does_nothing() -> None:
    only_success = effect(
        "test", "before-combat", attribute="body", number=14, success=[inner("gain-gold", n=1)]
    )
    scene = fight(hero(), foe("river", only_success), dice=[2])

    assert (0, 0) == (scene.hero.wounds, scene.hero.gold)
    assert "combat.escape" == scene.asked
