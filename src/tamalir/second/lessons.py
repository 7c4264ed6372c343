"""Lessons: whole games that have come to a point where one thing can be learned."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tamalir.kernel import Setup, decode
from tamalir.second.cards import Book
from tamalir.second.setup import empty_table
from tamalir.second.state import Ally, Fight, Foe, Hero, Item, SecondState
from tamalir.second.words import COLOURS, Cause, Colour, Step
from tamalir.world.hexes import parsed, spoken
from tamalir.world.lessons import Taught, written
from tamalir.world.piles import Pile


@dataclass(slots=True, frozen=True)
class Sitting:
    """A hero in the position of a lesson."""

    hero: str
    at: str
    wounds: int = 0
    exhaustion: int = 0
    gold: int = 0
    items: tuple[str, ...] = ()
    allies: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    counters: dict[Colour, int] = field(default_factory=dict[Colour, int])
    bonuses: dict[str, int] = field(default_factory=dict[str, int])


@dataclass(slots=True, frozen=True)
class Lesson:
    """A position, and what is taught in it."""

    taught: Taught
    heroes: tuple[Sitting, ...]
    next_cards: tuple[str, ...] = ()
    """On top of the adventure decks, those of one colour in this order."""
    stock: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """Town -> what is for sale there."""
    foe: str | None = None
    """The Challenge that the first hero has drawn."""
    foe_wounds: int = 0
    shows: tuple[str, ...] = ()
    """Events that happen to whoever takes the line."""


@cache
def lessons() -> Mapping[str, Lesson]:
    """Every lesson by the name of its scene."""
    return {scene: decode(Lesson, lesson, path=scene) for scene, lesson in written("second").items()}


def lesson_seats() -> dict[str, int]:
    return {scene: len(lesson.heroes) for scene, lesson in lessons().items()}


def lesson_scene(setup: Setup, book: Book, options: dict[str, Any]) -> SecondState:
    """The position of a lesson: set up as ever, and then as if some turns had been played."""
    lesson = lessons()[setup.scene or ""]
    state = empty_table(book, Setup(len(lesson.heroes)), options)
    state.heroes = [_seated(state, sitting) for sitting in lesson.heroes]
    for town in book.board.towns:
        state.stacks[town] = list(lesson.stock.get(town, ()))
    held = {card for stack in state.stacks.values() for card in stack}
    for hero in state.heroes:
        held |= {item.card for item in hero.items} | {ally.card for ally in hero.allies} | set(hero.kept)
    if lesson.foe is not None:
        held.add(lesson.foe)
    state.market = Pile(bag=[card for card in state.market.bag if card not in held])
    for colour in COLOURS:
        rest = [card for card in state.decks[colour].bag if card not in held]
        known = [card for card in lesson.next_cards if card in rest]
        state.decks[colour] = (
            Pile(below=[*known, *(card for card in rest if card not in known)]) if known else Pile(bag=rest)
        )
    state.step = Step.REFRESH
    if lesson.foe is not None:
        _about_to_fight(state, lesson.foe, lesson.foe_wounds)
    return state


def _about_to_fight(state: SecondState, foe: str, wounds: int) -> None:
    here = state.heroes[0].hex
    assert here is not None
    colour = state.book.challenges[foe].colour
    if colour not in state.jewels.get(spoken(here), ()):
        state.put_jewels(spoken(here), [colour])
        state.pile[colour] -= 1
    state.step = Step.ADVENTURE
    state.fight = Fight(0, Cause.ADVENTURE, attacker=0, foe=Foe(foe, wounds), space=here)


def _seated(state: SecondState, sitting: Sitting) -> Hero:
    """Counters that a hero has were won on the map, the last of it first."""
    for colour, n in sitting.counters.items():
        lying = [at for at, there in state.jewels.items() if colour in there and at != sitting.at]
        for at in lying[-n:]:
            state.take_jewel(at, colour)
    return Hero(
        sitting.hero,
        wounds=sitting.wounds,
        exhaustion=sitting.exhaustion,
        gold=sitting.gold,
        items=[Item(card) for card in sitting.items],
        allies=[Ally(card) for card in sitting.allies],
        kept=list(sitting.kept),
        counters=dict(sitting.counters),
        bonuses=dict(sitting.bonuses),
        hex=parsed(sitting.at),
    )
