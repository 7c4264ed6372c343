"""Prepared fights: the printed examples, ready to be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tamalir.second.cards import Book, SceneDef
from tamalir.second.state import Ally, Fight, Foe, Hero, Item, SecondState
from tamalir.second.words import COLOURS, Cause, Colour
from tamalir.world.hexes import spoken
from tamalir.world.piles import Pile


def brood(book: Book, options: dict[str, Any]) -> SecondState:
    """Varikas the Dead has drawn the Brood of the Bloodmother (2E-EX-COMBAT-003)."""
    varikas = Hero(
        "varikas-the-dead",
        exhaustion=3,
        hex=(2, -1),
        came_from=(1, -1),
        items=[Item("padded-leather-armor"), Item("dwarven-fire-bomb")],
        allies=[Ally("acolyte-of-flame")],
    )
    state = bare(book, [varikas], options, "brood")
    state.put_jewels(spoken((2, -1)), [Colour.YELLOW])
    state.fight = Fight(0, Cause.ADVENTURE, attacker=0, foe=Foe("brood-of-the-bloodmother"), space=(2, -1))
    return state


def duel(book: Book, options: dict[str, Any]) -> SecondState:
    """Mordrog has attacked Mad Carthos (2E-EX-DUEL-001)."""
    mordrog = Hero(
        "mordrog",
        hex=(2, -1),
        came_from=(1, -1),
        items=[Item("dwarven-fire-bomb")],
        allies=[Ally("burning-priest")],
    )
    carthos = Hero(
        "mad-carthos",
        gold=8,
        hex=(2, -1),
        came_from=(2, 0),
        items=[Item("westerian-shell-shield"), Item("black-dagger")],
        allies=[Ally("prince-gardun")],
    )
    state = bare(book, [mordrog, carthos], options, "duel")
    state.fight = Fight(0, Cause.MEETING, attacker=0, rival=1, space=(2, -1))
    return state


SCENES: dict[str, Callable[[Book, dict[str, Any]], SecondState]] = {"brood": brood, "duel": duel}
SEATS = {"brood": 1, "duel": 2}


SPACE, CAME_FROM = (2, -1), ((1, -1), (2, 0))
"""Where a prepared fight takes place, and whence its heroes came."""


def prepared(scene: SceneDef, book: Book, options: dict[str, Any]) -> SecondState:
    """A fight as a pack prepares it."""
    heroes = [
        Hero(
            hero.card,
            wounds=hero.wounds,
            exhaustion=hero.exhaustion,
            gold=hero.gold,
            hex=SPACE,
            came_from=came_from,
            items=[Item(card) for card in hero.items],
            allies=[Ally(ally.card, ally.wounds, ally.exhaustion) for ally in hero.allies],
            bonuses=dict(hero.bonuses),
        )
        for hero, came_from in zip(scene.heroes, CAME_FROM, strict=False)
    ]
    state = bare(book, heroes, options, scene.id)
    if scene.foe is None:
        state.fight = Fight(0, Cause.MEETING, attacker=0, rival=1, space=SPACE)
    else:
        state.put_jewels(spoken(SPACE), [book.challenges[scene.foe].colour])
        foe = Foe(scene.foe, scene.wounds)
        state.fight = Fight(0, Cause.ADVENTURE, attacker=0, foe=foe, space=SPACE)
    return state


def bare(book: Book, heroes: list[Hero], options: dict[str, Any], scene: str | None = None) -> SecondState:
    """A table with these heroes and nothing else on it."""
    state = SecondState(heroes=heroes, options=options, scene=scene, book=book)
    for colour in COLOURS:
        state.pile[colour] = 0
        state.discards[colour] = []
        state.decks[colour] = Pile()
    state.stacks = {town: [] for town in book.board.towns}
    return state
