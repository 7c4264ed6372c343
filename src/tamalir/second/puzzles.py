"""Puzzles of one fight: a hero, its cards, its wounds, and a Challenge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from tamalir.kernel import decode
from tamalir.second.cards import Book
from tamalir.second.scenes import bare
from tamalir.second.state import Ally, Fight, Foe, Hero, Item, SecondState
from tamalir.second.words import Cause
from tamalir.world.hexes import spoken
from tamalir.world.puzzles import Proven, written

SPACE, CAME_FROM = (2, -1), (1, -1)
"""Where the hero stands, and whence it came."""


@dataclass(slots=True, frozen=True)
class Puzzle:
    """Who fights whom, and what is proven of it."""

    hero: str
    foe: str
    proven: Proven
    wounds: int = 0
    exhaustion: int = 0
    items: tuple[str, ...] = ()
    allies: tuple[str, ...] = ()


@cache
def puzzles() -> Mapping[str, Puzzle]:
    """Every puzzle by the name of its scene."""
    return {scene: decode(Puzzle, puzzle, path=scene) for scene, puzzle in written("second").items()}


def puzzle_scene(scene: str, book: Book, options: dict[str, Any]) -> SecondState:
    """The position of a puzzle."""
    return position(puzzles()[scene], book, options, scene)


def position(puzzle: Puzzle, book: Book, options: dict[str, Any], scene: str) -> SecondState:
    """The hero has drawn the Challenge and is about to fight it."""
    hero = Hero(
        puzzle.hero,
        wounds=puzzle.wounds,
        exhaustion=puzzle.exhaustion,
        hex=SPACE,
        came_from=CAME_FROM,
        items=[Item(card) for card in puzzle.items],
        allies=[Ally(card) for card in puzzle.allies],
    )
    state = bare(book, [hero], options, scene)
    state.put_jewels(spoken(SPACE), [book.challenges[puzzle.foe].colour])
    state.fight = Fight(0, Cause.ADVENTURE, attacker=0, foe=Foe(puzzle.foe), space=SPACE)
    return state
