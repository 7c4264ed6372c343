"""Knockout, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.second.fight_cards import (
    ally,
    armor,
    encounter,
    foe,
    hero,
    item,
    kept_ally,
    kept_item,
    prize,
    rune,
    worn,
)
from tests.second.fight_scenes import Scene, fight, tracked


def knocked_out(
    *, options: dict[str, Any] | None = None, counter: str | None = "green", **state: Any
) -> Scene:
    """A hero that takes its last wound in the melee phase, with nothing that could cancel it."""
    figures: dict[str, Any] = {"wounds": 3, "hex": (2, 0), **state}
    party = hero(life=4, **figures)
    return fight(
        party, foe(melee=1), stage="melee", wounds=1, dice=[2], options=options, counter=counter
    ).play("attack")


@pytest.mark.rule("2E-KO-001")
def test_the_last_wound_knocks_out_at_once() -> None:
    scene = knocked_out()

    assert scene.over
    assert ["hero"] == [event["hero"] for event in scene.told("knocked-out")]


@pytest.mark.rule("2E-KO-002")
def test_wounds_and_exhaustion_come_off() -> None:
    scene = knocked_out(exhaustion=2)

    assert (0, 0) == (scene.hero.wounds, scene.hero.exhaustion)


@pytest.mark.rule("2E-KO-003")
def test_all_gold_is_lost() -> None:
    assert 0 == knocked_out(gold=9).hero.gold


@pytest.mark.rule("2E-KO-004")
def test_the_dearest_card_is_lost() -> None:
    scene = knocked_out(own=[item("ring", cost=4), ally("squire", cost=7), ally("page", cost=6)])

    assert (["ring"], ["page"]) == (scene.items(), scene.allies())
    assert ["squire"] == scene.state.market.below


@pytest.mark.rule("2E-KO-005")
def test_between_equally_dear_cards_the_player_chooses() -> None:
    scene = knocked_out(own=[item("ring", cost=5), item("cup", cost=5), item("hat", cost=2)])

    assert ("knockout.card", ["lose:ring", "lose:cup"]) == (scene.asked, scene.options)
    assert ["ring", "hat"] == scene.play("lose:cup").items()


@pytest.mark.rule("2E-KO-006")
def test_the_hero_goes_to_the_nearest_town() -> None:
    assert (0, 0) == knocked_out(hex=(2, 0)).hero.hex
    assert (7, 0) == knocked_out(hex=(6, 0)).hero.hex


@pytest.mark.rule("2E-KO-007")
def test_between_equally_near_towns_the_player_chooses() -> None:
    scene = knocked_out(hex=(5, 0))

    assert ("knockout.town", ["town:riverwatch", "town:frostgate"]) == (scene.asked, scene.options)
    assert (5, 2) == scene.play("town:frostgate").hero.hex


@pytest.mark.rule("2E-GAP-054")
def test_distance_is_counted_in_steps_whatever_the_terrain() -> None:
    # three steps over mountains to Tamalir, four by road to Riverwatch
    assert (0, 0) == knocked_out(hex=(3, 0)).hero.hex


@pytest.mark.rule("2E-GAP-054")
def test_in_a_town_it_stays_there() -> None:
    assert (7, 0) == knocked_out(hex=(7, 0)).hero.hex


@pytest.mark.rule("2E-KO-008", "2E-UNDEF-006", "2E-UNDEF-008")
def test_the_challenge_goes_to_the_track_and_the_counter_stays() -> None:
    scene = knocked_out(hex=(2, 0))

    taken = scene.state.track[0]
    assert taken is not None
    assert ("ogre", (2, 0)) == (taken.card, taken.space)
    assert {"2,0": ("green",)} == scene.state.jewels
    assert {} == scene.hero.counters


@pytest.mark.rule("2E-KO-009")
def test_a_knockout_ends_the_turn() -> None:
    assert "end" == knocked_out().state.step


@pytest.mark.rule("2E-VAR-002")
def test_softer_knockouts_spare_items_and_allies() -> None:
    scene = knocked_out(own=[ally(), armor()], gold=5, hex=(2, 0), options={"softer-knockouts": True})
    scene.play("take-wounds")

    assert (0, ["squire"], ["armor"]) == (scene.hero.gold, scene.allies(), scene.items())
    assert ((0, 0), 0) == (scene.hero.hex, scene.hero.wounds)


@pytest.mark.rule("2E-GAP-004")
def test_a_hero_not_yet_placed_moves_nowhere() -> None:
    scene = knocked_out(hex=None, came_from=None, counter=None)

    assert (None, 0) == (scene.hero.hex, scene.hero.wounds)


@pytest.mark.rule("2E-GAP-008")
def test_a_knockout_clears_the_memory_of_where_the_hero_came_from() -> None:
    assert knocked_out(hex=(2, 0), came_from=(3, 0)).hero.came_from is None


@pytest.mark.rule("2E-GAP-051")
def test_with_nothing_but_kept_cards_nothing_is_lost() -> None:
    scene = knocked_out(own=[rune("dragon"), prize("wolf", kept_ally()), prize("gem", kept_item())])

    assert scene.over  # without a question
    assert (["dragon"], ["wolf"], ["gem"]) == (scene.hero.kept, scene.allies(), scene.items())
    assert [] == scene.state.market.below


@pytest.mark.rule("2E-GAP-051")
def test_a_card_without_a_cost_counts_as_nought() -> None:
    scene = knocked_out(own=[item("pebble", cost=0)])

    assert ([], ["pebble"]) == (scene.items(), scene.state.market.below)


@pytest.mark.rule("2E-COMBAT-029")
def test_a_kept_card_is_not_lost_by_a_knockout() -> None:
    scene = knocked_out(own=[prize("wolf", kept_ally()), item("ring", cost=4)])

    assert (["wolf"], []) == (scene.allies(), scene.items())


@pytest.mark.rule("2E-GAP-080")
def test_nor_is_a_kept_encounter() -> None:
    scene = knocked_out(own=[encounter("friend", kept_ally()), item("ring", cost=4)])

    assert (["friend"], []) == (scene.allies(), scene.items())


@pytest.mark.rule("2E-GAP-052")
def test_surviving_allies_keep_their_counters() -> None:
    scene = knocked_out(own=[worn(ally(cost=1, life=3), wounds=1, exhaustion=2), item("ring", cost=4)])

    assert (1, 2) == (scene.ally("squire").wounds, scene.ally("squire").exhaustion)


@pytest.mark.rule("2E-GAP-053")
def test_experience_is_never_lost() -> None:
    scene = knocked_out(bonuses={"body": 3}, counters={"green": 2}, points=1)

    assert ({"body": 3}, {"green": 2}, 1) == (scene.hero.bonuses, scene.hero.counters, scene.hero.points)


@pytest.mark.rule("2E-KO-008")
def test_the_steps_come_in_their_order() -> None:
    scene = knocked_out(gold=2, own=[item("ring", cost=4)])

    steps = ["knocked-out", "gold-lost", "card-discarded", "carried-to-town", "undefeated"]
    assert steps == [key for key in scene.happened if key in steps]
    assert ["ogre", None, None, None, None, None] == tracked(scene)
