"""Meeting another hero: negotiate, attack or pass by."""

from __future__ import annotations

from typing import Any

import pytest

from tests.second.turn_scenes import BLOW, HIT, Scene, party, turn


def together(at: str = "3,1", **rest: Any) -> Scene:
    """Amar has come to where Belen and Cyra are."""
    return turn(
        party("amar", at=at, gold=5, counters={"red": 2}, came_from=(2, 2)),
        party("belen", at=at, gold=5),
        party("cyra", at=at, gold=5),
        **rest,
    )


@pytest.mark.rule("2E-MEET-001", "2E-MEET-002", "2E-GAP-010")
def test_heroes_on_one_space_may_meet():
    assert [
        "negotiate:belen",
        "duel:belen",
        "negotiate:cyra",
        "duel:cyra",
        "move-on",
    ] == together().options


@pytest.mark.rule("2E-MEET-001")
def test_meeting_is_optional():
    assert "experience.buy" == together().play("move-on").asked


@pytest.mark.rule("2E-MEET-001")
def test_only_on_the_same_space():
    scene = turn(party(at="2,0"), party("belen", at="3,0"), jewels={"2,0": ["green"]})

    assert ["adventure:green", "move-on"] == scene.options
    scene.refuses("duel:belen", "2E-MEET-001")


@pytest.mark.rule("2E-MEET-003")
@pytest.mark.parametrize("options", [{}, {"negotiate-and-adventure": True}])
def test_one_hero_in_a_turn(options: dict[str, bool]):
    scene = together(jewels={"3,1": ["green"]}, options=options).play("negotiate:belen", "break-off")

    scene.refuses("negotiate:cyra", "2E-MEET-003")
    scene.refuses("duel:cyra", "2E-MEET-003")
    scene.refuses("negotiate:belen", "2E-MEET-003")


@pytest.mark.rule("2E-MEET-004")
def test_negotiating_uses_up_the_adventure():
    scene = together(jewels={"3,1": ["green"]}).play("negotiate:belen", "break-off")

    assert "experience.buy" == scene.asked
    scene.refuses("adventure:green", "2E-MEET-004")


@pytest.mark.rule("2E-MEET-004")
def test_a_table_may_allow_both():
    scene = together(
        jewels={"3,1": ["green"]}, decks={"green": ["goblin"]}, options={"negotiate-and-adventure": True}
    ).play("negotiate:belen", "break-off")

    assert ["adventure:green", "move-on"] == scene.options


@pytest.mark.rule("2E-MEET-005")
def test_an_adventure_excludes_an_attack():
    scene = together(jewels={"3,1": ["green"]}, decks={"green": ["goblin"]}, dice=[HIT])
    scene.play("adventure:green")
    scene.refuses("duel:belen", "2E-MEET-004")
    scene.play(*BLOW)

    assert "experience" == scene.step
    scene.refuses("duel:belen", "2E-TURN-002")


@pytest.mark.rule("2E-MEET-005", "2E-MEET-006")
def test_an_attack_excludes_everything_else():
    scene = together(jewels={"3,1": ["green"]}, decks={"green": ["goblin"]}, dice=[2, HIT])
    scene.play("duel:belen")
    scene.refuses("adventure:green", "2E-GAP-028")
    scene.refuses("duel:cyra", "2E-MEET-004")

    scene.play("escape")

    assert 1 == scene.seat  # the turn is over
    scene.refuses("adventure:green", "2E-TURN-001", seat=0)
    scene.refuses("duel:cyra", "2E-TURN-001", seat=0)


@pytest.mark.rule("2E-MEET-007")
@pytest.mark.parametrize("options", [{}, {"negotiate-and-adventure": True}])
def test_negotiating_gives_up_the_attack(options: dict[str, bool]):
    scene = together(jewels={"3,1": ["green"]}, options=options).play("negotiate:belen", "break-off")

    assert not [option for option in scene.options if option.startswith("duel")]
    scene.refuses("duel:belen", "2E-MEET-007")


@pytest.mark.rule("2E-MEET-007")
def test_only_until_the_turn_ends():
    scene = turn(party(at="3,1", gold=1), party("belen", at="3,1", gold=1)).play(
        "negotiate:belen", "break-off"
    )

    scene.play("roll:0", "move-on", "roll:0")

    assert ("adventure.attempt", 0) == (scene.asked, scene.seat)
    assert "duel:belen" in scene.options


@pytest.mark.rule("2E-MEET-010")
def test_an_attack_starts_combat_between_heroes():
    scene = together().play("duel:cyra")

    fight = scene.state.fight
    assert fight is not None
    assert (0, 2) == (fight.attacker, fight.defender)


@pytest.mark.rule("2E-GAP-011")
def test_in_a_town_the_market_follows_a_negotiation():
    scene = together(at="greyhaven", market=["pebble"]).play("negotiate:belen", "break-off")

    assert "market.act" == scene.asked


@pytest.mark.rule("2E-GAP-011")
def test_and_no_attack():
    scene = together(at="greyhaven", market=["pebble"], dice=[2, HIT]).play("duel:belen", "escape")

    assert [] == scene.state.stacks["greyhaven"]
    assert 1 == scene.seat
