"""Encounters: do what the card says."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.second.state import Hero
from tests.second.turn_scenes import BLOW, HIT, MISS, Scene, party, turn


def met(*deck: str, hero: Hero | None = None, colour: str = "green", at: str = "3,1", **rest: Any) -> Scene:
    """A hero that attempts an adventure with the deck in this order."""
    amar = hero or party("amar", at=at, came_from=(2, 2))
    scene = turn(
        amar,
        party("belen", at="forge"),
        jewels={at: [colour]},
        decks={colour: deck},
        **rest,
    )
    return scene.play(f"adventure:{colour}")


@pytest.mark.rule("2E-ENC-001", "2E-ENC-003", "2E-ENC-005")
def test_the_test_is_made_before_the_next_card_is_drawn():
    scene = met("riddle", "goblin", dice=[11])

    assert ["adventure-drawn", "test-rolled", "gold-gained", "adventure-drawn"] == [
        event["key"]
        for event in scene.table.events()
        if event["key"] in ("adventure-drawn", "test-rolled", "gold-gained")
    ]
    assert 3 == scene.hero.gold


@pytest.mark.rule("2E-ENC-001")
def test_failure_has_its_own_result():
    scene = met("riddle", "goblin", dice=[10])

    assert (0, 1) == (scene.hero.gold, scene.hero.wounds)


@pytest.mark.rule("2E-ENC-002", "2E-GAP-015")
def test_a_task_stays_with_the_hero_and_the_next_card_is_drawn():
    scene = met("errand", "goblin")

    assert ["errand"] == scene.hero.kept
    assert [] == scene.state.removed
    assert scene.state.fight is not None


@pytest.mark.rule("2E-ENC-002")
def test_a_task_is_fulfilled_where_it_leads():
    amar = party("amar", at="5,1", kept=["errand"], counters={"red": 2})
    scene = turn(amar, step="refresh").play("step:6,1")

    assert (5, [], ["errand"]) == (scene.hero.gold, scene.hero.kept, scene.state.removed)


@pytest.mark.rule("2E-ENC-002")
def test_and_nowhere_else():
    amar = party("amar", at="6,0", kept=["errand"], counters={"red": 2})
    scene = turn(amar, step="refresh").play("step:7,0")

    assert (0, ["errand"]) == (scene.hero.gold, scene.hero.kept)


@pytest.mark.rule("2E-ENC-004")
def test_a_discarded_encounter_is_out_of_the_game():
    scene = met("riddle", "goblin", "wolf", dice=[HIT])

    assert ["riddle"] == scene.state.removed
    assert ["wolf"] == scene.deck("green")


@pytest.mark.rule("2E-ENC-005")
def test_after_an_encounter_another_card_is_drawn():
    scene = met(
        "silence",
        "silence-2",
        "ogre",
        colour="yellow",
        dice=[HIT, HIT],
        cards="""
    [encounters.silence-2]
    colour = "yellow"
    effects = [{ when = "encounter", do = "test", attribute = "mind", number = 12 }]
    """,
    )

    assert ["silence", "silence-2", "ogre"] == [fact["card"] for fact in scene.told("adventure-drawn")]
    assert scene.state.fight is not None


@pytest.mark.rule("2E-GAP-039")
def test_one_activation_for_each_card():
    scene = met(
        "riddle",
        "riddle-2",
        "goblin",
        hero=party(at="3,1", own=["lens", "primer"]),
        dice=[7, 9],
        cards="""
    [encounters.riddle-2]
    colour = "green"
    effects = [{ when = "encounter", do = "test", attribute = "mind", number = 12, success = [
        { when = "card", do = "gain-gold", n = 1 },
    ] }]
    """,
    )
    scene.play("use:lens")  # 7 + 1 + 3 are not enough, and the primer must wait

    assert ["lens"] == scene.down()
    assert 1 == scene.hero.wounds
    assert "roll.improve" == scene.asked  # the next card: 9 + 1
    scene.play("use:primer")
    assert (1, ["lens", "primer"]) == (scene.hero.gold, scene.down())


# ---------------------------------------------------------------- enemies


@pytest.mark.rule("2E-GAP-016")
def test_an_enemy_brings_what_the_card_says_and_no_counter():
    scene = met("brawl", "wolf", dice=[HIT]).play(*BLOW)

    assert 2 == scene.hero.gold
    assert ({}, ["green"]) == (scene.counters(), scene.jewels("3,1"))
    assert ["brawl"] == scene.state.removed
    assert "wolf" == (scene.state.fight and scene.state.fight.foe and scene.state.fight.foe.card)


@pytest.mark.rule("2E-GAP-016", "2E-TURN-004")
def test_escaping_from_it_ends_the_turn_and_removes_the_card():
    scene = met("brawl", "wolf", dice=[HIT]).play("escape")

    assert ["brawl"] == scene.state.removed
    assert [None] * 6 == scene.track()
    assert ["green"] == scene.jewels("3,1")
    assert ("2,2", 1) == (scene.at(), scene.seat)
    assert ["wolf"] == scene.deck("green")


@pytest.mark.rule("2E-GAP-016")
def test_falling_to_it_removes_the_card_as_well():
    scene = met("brawl", "wolf", hero=party(at="3,2", wounds=4), at="3,2", dice=[MISS]).play(*BLOW)

    assert ["brawl"] == scene.state.removed
    assert [None] * 6 == scene.track()
    assert ("dawnsmoor", 1) == (scene.at(), scene.seat)


# ---------------------------------------------------------------- falling


@pytest.mark.rule("2E-GAP-049")
def test_a_failed_test_that_fells_the_hero():
    scene = met("riddle", "goblin", hero=party(at="3,2", wounds=4, gold=5), at="3,2", dice=[MISS])

    assert ("dawnsmoor", 0, 0) == (scene.at(), scene.hero.gold, scene.hero.wounds)
    assert ["riddle"] == scene.state.removed
    assert (["green"], ["goblin"]) == (scene.jewels("3,2"), scene.deck("green"))
    assert 1 == scene.seat


@pytest.mark.rule("2E-GAP-049")
def test_the_rest_of_the_text_is_left_when_the_hero_has_fallen():
    more = """
    [encounters.trap]
    colour = "green"
    effects = [{ when = "encounter", do = "suffer", wounds = 1 }, { when = "encounter", do = "keep" }]
    kept = { role = "task" }
    """
    scene = met("trap", "goblin", hero=party(at="3,2", wounds=4), at="3,2", cards=more)

    assert ([], ["trap"]) == (scene.hero.kept, scene.state.removed)


@pytest.mark.rule("2E-GAP-034", "2E-GAP-049")
def test_giving_up_what_keeps_it_alive_fells_a_hero_in_the_middle_of_an_encounter():
    amar = party(at="3,2", wounds=5, own=["amulet", "sword"])
    scene = met("crossroads", "goblin", hero=amar, at="3,2").play("discard:amulet")

    assert ["crossroads"] == scene.state.removed
    assert ("dawnsmoor", 1, []) == (scene.at(), scene.seat, scene.items())


@pytest.mark.rule("2E-GAP-036")
def test_a_wound_cost_that_fells_the_payer_brings_nothing():
    scene = met("crossroads", "goblin", hero=party("martyr", at="3,2", wounds=4), at="3,2").play("use:martyr")

    assert (0, "dawnsmoor", 1) == (scene.hero.gold, scene.at(), scene.seat)
    assert ["crossroads"] == scene.state.removed


@pytest.mark.rule("2E-GAP-037")
def test_a_wound_paid_as_a_cost_cannot_be_cancelled():
    amar = party("martyr", at="3,1", own=["mail"])
    scene = met("crossroads", "goblin", hero=amar).play("use:martyr")

    assert ("card.either", 1, []) == (scene.asked, scene.hero.wounds, scene.down())


# ---------------------------------------------------------------- offers


@pytest.mark.rule("2E-LIMIT-010", "2E-LIMIT-011")
def test_an_offered_ally_needs_room():
    amar = party(at="3,1", own=["guide", "squire"])
    scene = met("honor", "ogre", hero=amar, colour="yellow")

    scene.refuses("keep", "2E-LIMIT-003")
    assert ["discard:guide", "discard:squire", "leave"] == scene.options


@pytest.mark.rule("2E-LIMIT-011")
def test_making_room_for_an_offered_ally():
    amar = party(at="3,1", own=["guide", "squire"])
    scene = met("honor", "ogre", hero=amar, colour="yellow").play("discard:guide", "keep")

    assert ["squire", "honor"] == scene.allies()


@pytest.mark.rule("2E-LIMIT-011", "2E-GAP-083")
def test_refusing_an_offered_ally():
    amar = party(at="3,1", own=["guide", "squire"])
    scene = met("honor", "ogre", hero=amar, colour="yellow").play("leave")

    assert ["guide", "squire"] == scene.allies()
    assert ["honor"] == scene.state.removed


@pytest.mark.rule("2E-GAP-083")
def test_protected_allies_leave_no_room():
    amar = party(at="3,1", own=["centaur", "harpy"])
    scene = met("honor", "ogre", hero=amar, colour="yellow")

    assert ["centaur", "harpy"] == scene.allies()
    assert ["honor"] == scene.state.removed


@pytest.mark.rule("2E-GAP-083")
def test_a_challenge_that_cannot_join_goes_under_its_deck():
    amar = party(at="3,1", own=["harpy", "honor"])
    scene = met("centaur", "wolf", hero=amar, dice=[HIT]).play(*BLOW)

    assert ["harpy", "honor"] == scene.allies()
    assert ["wolf", "centaur"] == scene.deck("green")


@pytest.mark.rule("2E-GAP-081")
def test_a_kept_challenge_joins_without_wounds():
    scene = met("centaur", "wolf", dice=[HIT]).play(*BLOW, "keep")

    assert [("centaur", 0)] == [(ally.card, ally.wounds) for ally in scene.hero.allies]
