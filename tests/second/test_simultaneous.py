"""Several effects at the same moment."""

from __future__ import annotations

import pytest

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
