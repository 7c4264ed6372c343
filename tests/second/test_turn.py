"""A turn: five steps in fixed order."""

from __future__ import annotations

import pytest

from tamalir.world.modifiers import Modifier
from tamalir.world.words import Until
from tests.second.turn_scenes import BLOW, HIT, On, party, turn

STAY = ("roll:0",)


@pytest.mark.rule("2E-TURN-001")
def test_turns_go_clockwise():
    scene = turn(party("amar"), party("belen"), party("cyra"), step="end")

    seen: list[int] = []
    for _ in range(4):
        seen.append(scene.seat)
        scene.until("movement.set-out", "roll:0").play("roll:0")
        scene.until("movement.set-out", "move-on", "leave-market")

    assert [1, 2, 0, 1] == seen


@pytest.mark.rule("2E-TURN-001")
def test_only_the_active_player_acts():
    scene = turn(party("amar"), party("belen"), step="refresh")

    scene.refuses("roll:5", "2E-TURN-001", seat=1)
    scene.refuses("buy:sword", "2E-TURN-001", seat=1)


@pytest.mark.rule("2E-TURN-002")
def test_the_steps_follow_each_other():
    scene = turn(
        party("amar", counters={"red": 2}, gold=1), party("belen"), step="refresh", market=["pebble"]
    )

    steps = [scene.step]
    for answer in ("roll:0", "move-on", "leave-market", "save-up"):
        scene.play(answer)
        steps.append(scene.step)

    assert ["movement", "adventure", "market", "experience", "movement"] == steps
    assert 1 == scene.state.active


@pytest.mark.rule("2E-TURN-002")
@pytest.mark.parametrize("act", ["roll:5", "step:1,0", "to:1,0", "stop"])
def test_nobody_moves_in_the_adventure_step(act: str):
    scene = turn(party("amar", at="2,0"), jewels={"2,0": ["green"]})

    assert "adventure.attempt" == scene.asked
    scene.refuses(act, "2E-TURN-002")


@pytest.mark.rule("2E-TURN-002")
def test_no_adventure_in_the_movement_step():
    scene = turn(party("amar", at="2,0"), step="refresh", jewels={"2,0": ["green"]})

    scene.refuses("adventure:green", "2E-TURN-002")


@pytest.mark.rule("2E-TURN-003")
def test_a_town_without_anybody_to_meet_leads_to_the_market():
    scene = turn(party("amar", at="riverwatch", gold=1), party("belen", at=None), market=["pebble"])

    assert "market.act" == scene.asked
    assert "market" == scene.step


@pytest.mark.rule("2E-TURN-004")
def test_an_escape_ends_the_turn_without_market_and_experience():
    amar = party("amar", at="riverwatch", counters={"blue": 2})
    scene = turn(amar, party("belen"), track=[On("goblin", "riverwatch")], dice=[HIT])

    scene.play("undefeated:goblin", "escape")

    assert ("movement.set-out", 1) == (scene.asked, scene.seat)
    assert [] == scene.told("market-card")
    assert [] == scene.told("experience-gained")


@pytest.mark.rule("2E-TURN-005")
def test_after_the_experience_step_the_next_player_refreshes():
    scene = turn(party("amar", counters={"red": 2}), party("belen"), step="experience")

    scene.play("save-up")

    assert {"hero": "belen"} == scene.told("turn-begins")[-1]
    assert (1, 1) == (scene.seat, scene.state.turns)


# ---------------------------------------------------------------- Refresh


@pytest.mark.rule("2E-REFRESH-001")
def test_all_activated_cards_are_turned_up():
    amar = party("amar", own=["mail", "lens", "compass"])
    for item in amar.items:
        item.down = True

    assert [] == turn(amar, step="refresh").down()


@pytest.mark.rule("2E-REFRESH-001")
def test_others_keep_their_cards_face_down():
    belen = party("belen", own=["mail"])
    belen.items[0].down = True

    assert ["mail"] == turn(party(), belen, step="refresh").down(1)


@pytest.mark.rule("2E-REFRESH-002")
def test_a_refreshed_card_works_again():
    amar = party("amar", own=["horn"])
    amar.items[0].down = True
    scene = turn(amar, step="refresh").play("roll:0", "use:horn")

    assert "dawnsmoor" == scene.at()
    assert ["horn"] == scene.down()


@pytest.mark.rule("2E-REFRESH-003")
def test_without_activated_cards_nobody_is_asked():
    scene = turn(party("amar", own=["mail"]), step="refresh")

    assert ("movement", "movement.set-out") == (scene.step, scene.asked)
    assert 0 == len(scene.table.journal)


# ---------------------------------------------------------------- what lasts a turn


@pytest.mark.rule("2E-GAP-091")
def test_once_per_turn_means_in_each_turn():
    amar = party("wanderer", at="2,1")
    scene = turn(amar, party("belen", at="forge"), step="refresh").play("roll:0", "use:wanderer", "to:3,1")

    scene.until("movement.set-out", "leave-market").play("roll:0").until("movement.set-out", "leave-market")
    scene.play("roll:0")
    assert "use:wanderer" in scene.options


@pytest.mark.rule("2E-GAP-091")
def test_once_per_turn_is_not_twice():
    scene = turn(party("wanderer", at="2,1"), step="refresh").play("roll:0", "use:wanderer", "stop")

    assert "movement.moved" != scene.asked


@pytest.mark.rule("2E-GAP-090")
def test_a_free_ability_works_once_in_a_step():
    scene = turn(party("merchant", gold=1), step="market", market=["pebble"]).play("use:merchant")

    assert 2 == scene.hero.gold
    scene.refuses("use:merchant", "2E-GAP-090")
    scene.play("leave-market").until("market.act", "roll:0").play("use:merchant")
    assert 3 == scene.hero.gold


@pytest.mark.rule("2E-GAP-034")
def test_life_that_falls_at_the_end_of_the_turn_can_fell_its_hero():
    strong = [Modifier("life", 2, Until.TURN, "elixir")]
    scene = turn(
        party("amar", at="3,2", wounds=6, modifiers=strong),
        party("belen", at="3,2", wounds=4, modifiers=strong),
        step="experience",
    )

    assert [0, 4] == [hero.wounds for hero in scene.state.heroes]
    assert ["dawnsmoor", "3,2"] == [scene.at(0), scene.at(1)]
    assert ("movement.set-out", 1) == (scene.asked, scene.seat)


def test_a_whole_turn_with_a_fight():
    amar = party("amar", at="1,0")
    scene = turn(
        amar,
        party("belen", at="forge"),
        step="refresh",
        jewels={"2,0": ["green"]},
        decks={"green": ["goblin"]},
        dice=[HIT],
    )

    scene.play("step:2,0", "adventure:green", *BLOW)

    assert (2, {"green": 1}, 1) == (scene.hero.gold, scene.counters(), scene.seat)
