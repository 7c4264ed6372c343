"""Undefeated challenges: the track with its six positions, and their counters on the map."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.second.state import Undefeated
from tamalir.second.undefeated import put
from tests.second.turn_scenes import BLOW, HIT, MISS, On, Scene, party, turn

SIX = ["goblin", "wolf", "bear", "imp", "ogre", "witch"]


def escape(card: str = "giant", at: str = "3,1", colour: str = "blue", **rest: Any) -> Scene:
    """A hero that escapes from a Challenge it has drawn."""
    scene = turn(
        party(at=at, came_from=(2, 2)),
        party("belen", at="forge"),
        jewels={at: [colour]},
        decks={colour: [card]},
        dice=[HIT],
        **rest,
    )
    return scene.play(f"adventure:{colour}", "escape")


@pytest.mark.rule("2E-UNDEF-001")
def test_the_counter_names_the_challenge():
    scene = turn(party(at="3,1"), track=[On("goblin", "2,0"), On("wolf", "3,1")])

    assert ["undefeated:wolf", "move-on"] == scene.options
    scene.play("undefeated:wolf")
    assert "wolf" == (scene.state.fight and scene.state.fight.foe and scene.state.fight.foe.card)


@pytest.mark.rule("2E-UNDEF-002")
def test_it_may_be_left_alone():
    scene = turn(party(at="3,1", counters={"red": 2}), track=[On("wolf", "3,1")]).play("move-on")

    assert ("experience.buy", "wolf") == (scene.asked, scene.track()[0])


@pytest.mark.rule("2E-UNDEF-003")
def test_no_card_is_drawn_for_it():
    scene = turn(
        party(at="2,0"),
        jewels={"2,0": ["green"]},
        decks={"green": ["goblin", "bear"]},
        track=[On("wolf", "2,0")],
    ).play("undefeated:wolf")

    assert ["goblin", "bear"] == scene.deck("green")


@pytest.mark.rule("2E-UNDEF-004", "2E-GAP-024")
def test_it_comes_before_any_adventure_of_the_space():
    scene = turn(
        party(at="2,0"),
        jewels={"2,0": ["yellow", "green"]},
        decks={"yellow": ["ogre"], "green": ["goblin"]},
        track=[On("wolf", "2,0")],
    )

    assert ["undefeated:wolf", "move-on"] == scene.options
    scene.refuses("adventure:yellow", "2E-UNDEF-004")
    scene.refuses("adventure:green", "2E-GAP-024")


@pytest.mark.rule("2E-UNDEF-005", "2E-UNDEF-007", "2E-UNDEF-008")
def test_a_challenge_that_is_fled_takes_the_first_free_position():
    scene = escape(track=[On("goblin", "2,0"), None, On("wolf", "4,1")])

    assert ["goblin", "giant", "wolf", None, None, None] == scene.track()
    assert "3,1" == scene.marked(2)
    assert ["blue"] == scene.jewels("3,1")


@pytest.mark.rule("2E-UNDEF-005", "2E-UNDEF-008")
def test_so_does_one_that_knocks_the_hero_out():
    scene = turn(
        party(at="3,2", wounds=4),
        party("belen"),
        jewels={"3,2": ["green"]},
        decks={"green": ["goblin"]},
        dice=[MISS],
    ).play("adventure:green", *BLOW)

    assert ("goblin", "3,2", ["green"]) == (scene.track()[0], scene.marked(1), scene.jewels("3,2"))


@pytest.mark.rule("2E-UNDEF-006")
def test_wounds_come_off():
    more = """
    [challenges.golem]
    colour = "green"
    life = 5
    figures = { mind = 10, body = 10, spirit = 10, ranged = 0, melee = 0, magic = 0 }
    """
    scene = turn(
        party(at="2,0", came_from=(3, 0)),
        jewels={"2,0": ["green"]},
        decks={"green": ["golem"]},
        dice=[HIT, HIT],
        cards=more,
    ).play("adventure:green", *BLOW)
    assert 2 == (scene.state.fight and scene.state.fight.foe and scene.state.fight.foe.wounds)
    scene.play("escape")
    assert "golem" == scene.track()[0]

    scene.play("step:2,0", "undefeated:golem")

    assert 0 == (scene.state.fight and scene.state.fight.foe and scene.state.fight.foe.wounds)


@pytest.mark.rule("2E-UNDEF-009", "2E-UNDEF-010")
def test_on_a_full_track_the_oldest_makes_room():
    track = [On(card, at) for card, at in zip(SIX, ["0,1", "2,0", "4,1", "5,1", "4,2", "5,2"], strict=True)]
    scene = escape(track=track)

    assert ["giant", *SIX[1:]] == scene.track()
    assert ["goblin"] == scene.deck("green")
    assert "3,1" == scene.marked(1)
    assert "0,1" not in [scene.marked(n) for n in range(1, 7)]


@pytest.mark.rule("2E-GAP-027")
def test_age_is_the_order_of_coming_and_not_the_position():
    scene = turn(
        party(at="3,1", came_from=(2, 2)),
        party("belen", at="forge"),
        jewels={"3,1": ["blue"]},
        decks={"blue": ["giant"]},
        dice=[HIT],
        track=[On(card, "0,1") for card in SIX],
    )
    first = scene.state.track[0]
    assert first is not None
    put(scene.state, 0, Undefeated(first.card, first.space, 7))  # cleared and taken again

    scene.play("adventure:blue", "escape")

    assert ["goblin", "giant", *SIX[2:]] == scene.track()
    assert ["wolf"] == scene.deck("green")


@pytest.mark.rule("2E-GAP-023", "2E-GAP-025")
def test_a_victory_without_a_counter_brings_the_reward_alone():
    scene = turn(
        party(at="3,1"), party("belen"), track=[On("wolf", "0,1"), On("goblin", "3,1")], dice=[HIT]
    ).play("undefeated:goblin", *BLOW)

    assert (2, {}) == (scene.hero.gold, scene.counters())
    assert ["wolf", None, None, None, None, None] == scene.track()
    assert ["goblin"] == scene.deck("green")


@pytest.mark.rule("2E-GAP-023")
def test_a_counter_of_another_colour_stays():
    scene = turn(
        party(at="3,1"),
        party("belen"),
        jewels={"3,1": ["yellow"]},
        track=[On("goblin", "3,1")],
        dice=[HIT],
    ).play("undefeated:goblin", *BLOW)

    assert ({}, ["yellow"]) == (scene.counters(), scene.jewels("3,1"))


@pytest.mark.rule("2E-GAP-023")
def test_a_counter_of_its_colour_is_taken():
    scene = turn(
        party(at="3,1"),
        party("belen"),
        jewels={"3,1": ["yellow", "green"]},
        track=[On("goblin", "3,1")],
        dice=[HIT],
    ).play("undefeated:goblin", *BLOW)

    assert ({"green": 1}, ["yellow"]) == (scene.counters(), scene.jewels("3,1"))


@pytest.mark.rule("2E-GAP-026")
def test_failing_again_changes_nothing_on_the_track():
    track = [On("goblin", "0,1"), On("bear", "2,0"), On("wolf", "3,1")]
    scene = turn(party(at="3,1", came_from=(2, 2)), party("belen"), track=track, dice=[HIT])
    before = scene.state.track[2]

    scene.play("undefeated:wolf", "escape")

    assert before == scene.state.track[2]
    assert ["goblin", "bear", "wolf", None, None, None] == scene.track()


@pytest.mark.rule("2E-GAP-028")
def test_of_two_on_one_space_one_is_chosen():
    scene = turn(
        party(at="3,1"),
        party("belen", at="3,1"),
        track=[None, On("wolf", "3,1"), None, None, On("goblin", "3,1")],
        dice=[HIT],
    )
    assert ["undefeated:wolf", "undefeated:goblin"] == scene.options[:2]

    scene.play("undefeated:goblin")
    scene.refuses("undefeated:wolf", "2E-GAP-028")
    scene.refuses("duel:belen", "2E-MEET-004")
    scene.play(*BLOW)

    assert 1 == scene.seat  # the turn is over
    assert [None, "wolf", None, None, None, None] == scene.track()


@pytest.mark.rule("2E-GAP-029")
def test_it_is_fought_anew_with_its_before_combat_text():
    scene = turn(party(at="3,1"), track=[On("imp", "3,1")], dice=[MISS]).play("undefeated:imp")

    assert 1 == scene.hero.wounds
