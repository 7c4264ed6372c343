"""Several effects at the same moment."""

from __future__ import annotations

import pytest

from tamalir.second.fallen import carry_off_the_fallen
from tamalir.second.words import Step
from tests.second.turn_scenes import party, turn

ERRANDS = """
[encounters.first-errand]
colour = "green"
effects = []
kept = { role = "task", effects = [
  { when = "arrived", given = { town = "greyhaven" }, do = "finish", reward = [
    { when = "card", do = "lose-gold", n = 9 },
  ] },
] }

[encounters.second-errand]
colour = "green"
effects = []
kept = { role = "task", effects = [
  { when = "arrived", given = { town = "greyhaven" }, do = "finish", reward = [
    { when = "card", do = "gain-gold", n = 5 },
  ] },
] }
"""


@pytest.mark.rule("2E-GAP-041")
@pytest.mark.parametrize(
    ("first", "gold"),
    [("first-errand", 5), ("second-errand", 0)],
    ids=["the loss first", "the gain first"],
)
def test_the_active_player_decides_the_order(first: str, gold: int):
    amar = party(at="greyhaven", kept=["first-errand", "second-errand"])
    scene = turn(amar, step="refresh", cards=ERRANDS).play("roll:0")
    assert ("card.order", ["task:first-errand", "task:second-errand"]) == (scene.asked, scene.options)

    scene.play(f"task:{first}")

    assert (gold, []) == (scene.hero.gold, scene.hero.kept)


@pytest.mark.rule("2E-GAP-049", "2E-GAP-050")
@pytest.mark.parametrize("active", [0, 1])
def test_of_all_who_have_fallen_the_active_player_is_carried_off_first(active: int):
    others = [party("amar", at="2,1"), party("belen", at="2,1")]
    scene = turn(*others, step="refresh", seat=active)
    for hero in scene.state.heroes:
        hero.wounds, hero.hex = 99, None

    for _ in iter(carry_off_the_fallen(scene.state)):
        pass

    fallen = [event["hero"] for event in scene.told("knocked-out")]
    assert [scene.state.heroes[active].id, scene.state.heroes[1 - active].id] == fallen
    assert Step.END == scene.state.step
