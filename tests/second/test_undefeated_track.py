"""The undefeated challenge track after escapes and knockouts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tamalir.second.undefeated import put
from tests.second.fight_cards import effect, foe, hero
from tests.second.fight_scenes import Scene, fight, tracked, under

SIX = [foe(name) for name in ("one", "two", "three", "four", "five", "six")]


def escaped(track: list[Any], **rest: Any) -> Scene:
    return fight(hero(), foe("ogre"), stage="escape", wounds=2, track=track, dice=[20], **rest).play("escape")


@pytest.mark.rule("2E-UNDEF-005")
def test_the_first_free_position_is_taken() -> None:
    assert ["one", "ogre", "three", None, None, None] == tracked(escaped([SIX[0], None, SIX[2]]))


@pytest.mark.rule("2E-UNDEF-006")
def test_on_the_track_it_has_no_wounds_and_begins_afresh() -> None:
    scene = escaped([])

    again = fight(hero(), foe("ogre"), on_track=True, cause="undefeated", stage="escape")
    assert ["ogre"] == [card for card in tracked(scene) if card]
    assert 0 == again.foe.wounds


@pytest.mark.rule("2E-UNDEF-007")
def test_the_battle_space_is_marked() -> None:
    taken = escaped([SIX[0]]).state.track[1]

    assert taken is not None
    assert (3, 0) == taken.space


@pytest.mark.rule("2E-UNDEF-008")
def test_the_adventure_counter_stays() -> None:
    scene = escaped([])

    assert {"3,0": ("green",)} == scene.state.jewels
    assert {} == scene.hero.counters


@pytest.mark.rule("2E-UNDEF-009")
def test_from_a_full_track_the_oldest_goes_under_its_deck() -> None:
    scene = escaped([*SIX])

    assert ["ogre", "two", "three", "four", "five", "six"] == tracked(scene)
    assert ["one"] == under(scene)


@pytest.mark.rule("2E-GAP-063")
def test_with_the_doom_track_it_goes_there() -> None:
    scene = escaped([*SIX], options={"doom-track": True, "slower-solo-doom": True})

    assert (["one"], []) == (scene.state.doom, under(scene))


@pytest.mark.rule("2E-UNDEF-010")
def test_the_counter_of_a_reused_position_moves() -> None:
    scene = escaped([*SIX])
    spaces = [taken.space for taken in scene.state.track if taken is not None]

    assert (3, 0) == spaces[0]
    assert (0, 9) not in spaces


@pytest.mark.rule("2E-GAP-027")
def test_age_is_the_order_of_arrival_not_the_number() -> None:
    scene = fight(hero(), foe("ogre"), stage="escape", track=SIX)
    first = scene.state.track[0]
    assert first is not None
    put(scene.state, 0, replace(first, age=99))  # cleared and refilled meanwhile
    scene.dice(20).play("escape")

    assert ["one", "ogre", "three", "four", "five", "six"] == tracked(scene)


@pytest.mark.rule("2E-GAP-026")
def test_a_challenge_that_stays_undefeated_keeps_position_and_age() -> None:
    scene = fight(hero(), foe("ogre"), stage="escape", track=[SIX[0], SIX[1]], on_track=True)
    put(scene.state, 0, None)
    scene.dice(20).play("escape")

    assert [None, "two", "ogre", None, None, None] == tracked(scene)
    assert 3 == getattr(scene.state.track[2], "age", None)


@pytest.mark.rule("2E-GAP-025")
def test_a_defeated_one_leaves_the_track() -> None:
    scene = fight(hero(melee=9), foe("ogre"), stage="melee", track=[SIX[0]], on_track=True, dice=[20])
    scene.play("attack")

    assert ["one", None, None, None, None, None] == tracked(scene)


@pytest.mark.rule("2E-GAP-023")
def test_an_undefeated_challenge_brings_a_counter_of_its_own_colour_only() -> None:
    scene = fight(hero(melee=9), foe("ogre"), stage="melee", on_track=True, counter="yellow", dice=[20])
    scene.play("attack")

    assert {} == scene.hero.counters
    assert {"3,0": ("yellow",)} == scene.state.jewels


@pytest.mark.rule("2E-GAP-023")
def test_on_a_bare_space_it_brings_its_reward_and_no_experience() -> None:
    rich = foe("ogre", effect("gain-gold", "reward", n=4))
    scene = fight(hero(melee=9), rich, stage="melee", on_track=True, counter=None, dice=[20]).play("attack")

    assert (4, {}) == (scene.hero.gold, scene.hero.counters)
