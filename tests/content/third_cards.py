"""The cards of the Third Edition's set, sorted for tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from tamalir.third.board_cards import DECKS
from tamalir.third.cards import AssetDef, EnemyDef, SkillDef
from tamalir.third.deck_cards import EventDef, QuestDef, StoryDef, effects_of
from tamalir.third.edition import catalogue
from tamalir.world.effects import Effect

CARDS = catalogue()

Adventure: TypeAlias = EnemyDef | QuestDef | EventDef
Anything: TypeAlias = Adventure | StoryDef | AssetDef | SkillDef

ADVENTURES: tuple[Adventure, ...] = tuple(
    card
    for cards in (CARDS.enemies, CARDS.quests, CARDS.events)
    for card in cards.values()
    if card.deck in DECKS
)
FIGHTS = tuple(enemy for enemy in CARDS.enemies.values() if not enemy.villain)
ALL: tuple[Anything, ...] = (
    *FIGHTS,
    *CARDS.quests.values(),
    *CARDS.events.values(),
    *CARDS.stories.values(),
    *CARDS.assets.values(),
    *CARDS.skills.values(),
)
SCENARIOS = ("margath", "corpse-king", "grey-hunt")
"""The last is our own."""
SKILL_SETS = (
    "power-of-the-wilds",
    "military-training",
    "call-of-the-road",
    "friends-in-low-places",
    "favor-of-the-gods",
    "rune-magic",
)


def inside(effects: Iterable[Effect]) -> Iterator[Effect]:
    for effect in effects:
        yield from effect.within()


def all_of(card: Anything) -> list[Effect]:
    """Every effect of a card, wherever it stands on it."""
    if isinstance(card, QuestDef | EventDef | StoryDef):
        return list(inside(effect for _, effect in effects_of(card)))
    reward = card.reward if isinstance(card, EnemyDef) else ()
    return list(inside((*card.effects, *reward)))


def verbs(card: Anything) -> set[str]:
    return {effect.do for effect in all_of(card)}
