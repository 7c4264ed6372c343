"""What makes a chapter in the story of a third-edition game."""

from __future__ import annotations

from tamalir.language.chapters import ChapterRule, Facts, Happened
from tamalir.third.state import ThirdState

FIGHTS = {"fight-engaged": "opponent"}

DEAR = 4
STRONG = 7
"""An enemy with so much health is worth telling of."""


def _dear(state: ThirdState, event: Happened) -> float:
    cost = int(event.facts["cost"])
    return 0.5 + cost / 12 if cost >= DEAR else 0.0


def _kept(state: ThirdState, event: Happened) -> Facts:
    return {"kept": "yes" if event.facts["card"] in state.heroes[event.seat or 0].assets else "no"}


def _strong(state: ThirdState, event: Happened) -> float:
    """An enemy, by its health; the villain has a chapter of its own."""
    enemy = state.book.catalogue.enemies.get(str(event.facts["card"]))
    scenario = None if state.scenario is None else state.book.catalogue.scenarios[state.scenario]
    if enemy is None or (scenario is not None and scenario.villain == enemy.id):
        return 0.0
    return enemy.health / 12 if enemy.health >= STRONG else 0.2


CHAPTERS: tuple[ChapterRule[ThirdState], ...] = (
    ChapterRule("bought", "third-bought", "two-coins", _dear, pictured="card", more=_kept, most=1),
    ChapterRule("skill-learned", "third-skill", "open-book", 0.7, pictured="card", most=1),
    ChapterRule("quest-ends", "third-quest", "scroll-unfurled", 0.7, pictured="card", most=1),
    ChapterRule("fight-spoils", "third-foe", "broadsword", _strong, fought=True, pictured="card"),
    ChapterRule(
        "hero-defeated",
        "third-defeated",
        "knocked-out-stars",
        1.3,
        fought=True,
        pictured="foe",
    ),
    ChapterRule("villain-appears", "third-villain", "dread-skull", 1.5, pictured="who", most=1),
    ChapterRule("hero-eliminated", "third-eliminated", "tattered-banner", 1.8),
    ChapterRule("villain-falls", "third-won", "laurels", fought=True, pictured="foe", last=True),
)
