"""Whole games by players that do anything they may, and what must hold after every single answer."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, cast

from tamalir.kernel import Choose, ChooseAll, Fast, Setup, Table
from tamalir.second.cards import Book
from tamalir.second.edition import BASE_SET, EDITION
from tamalir.second.library import own_book
from tamalir.second.setup import COUNTERS, empty_table
from tamalir.second.state import SecondState
from tamalir.second.values import life, stamina
from tamalir.second.words import COLOURS, HERO
from tests.second_turn.full_pack import full_book

ASIDES = 0.03
"""How often a player uses the occasion for something else."""


@dataclass(slots=True, frozen=True)
class Played:
    """How a game went."""

    seed: int
    reason: str
    answers: int
    turns: int
    endgame: bool


def options_of(random: Random) -> dict[str, Any]:
    """A table that has agreed on anything."""
    chosen = {
        name: random.choice(option.choices)
        for name, option in EDITION.options.items()
        if random.random() < 0.4
    }
    chosen["doom-track"] = random.random() < 0.7  # otherwise few games would see the Endgame
    chosen["turn-limit"] = random.choice((20, 100, 400))
    return chosen


def play(seed: int, *, own: bool = True, limit: int = 4000, check: bool = True) -> Played:
    """One game with the base set, or with one made up for the occasion.

    With `check`, nothing may be out of place after any answer.
    """
    table, random = begun(seed, own)
    answers = 0
    while table.request is not None and answers < limit:
        answers += 1
        _answer(table, random)
        if check:
            for problem in problems(table.state, table.state.book, asked(table)):
                raise AssertionError(f"game {seed}, answer {answers} ({table.standing()}): {problem}")
    result = table.result
    return Played(
        seed,
        result.reason if result is not None else "stopped",
        answers,
        table.state.turns,
        table.state.endgame,
    )


def begun(seed: int, own: bool = True) -> tuple[Table[SecondState], Random]:
    """A new game, and the whims of its players."""
    random = Random(seed)
    book = own_book(BASE_SET) if own else full_book(seed % 7)
    setup = Setup(random.randint(1, 6), options=options_of(random))
    state = empty_table(book, setup, EDITION.settle(setup.options))
    return Table(EDITION, state, Fast(seed), setup=setup, listening=False), random


def play_on(table: Table[SecondState], random: Random, answers: int) -> None:
    """So many answers, or to the end."""
    while table.request is not None and answers:
        _answer(table, random)
        answers -= 1


def asked(table: Table[SecondState]) -> str | None:
    """The key of the question that waits."""
    return None if table.request is None else table.request.key


def _answer(table: Table[SecondState], random: Random) -> None:
    """Any option at all; now and then something that is allowed at any time."""
    request = table.request
    if isinstance(request, ChooseAll):
        seat = random.choice(table.waiting())
        table.answer(random.choice(request.choices[seat].options).id, seat)
        return
    assert isinstance(request, Choose)
    choice = cast("Choose[Any]", request)
    assert choice.options, f"{choice} offers nothing"
    assert all(option.refused is None for option in choice.options)
    names = [option.id for option in choice.options]
    assert len(names) == len(set(names)), f"{choice} offers something twice"
    if random.random() < ASIDES:
        asides = [o for o in choice.asides if o.refused is None and _seldom(o.id, random)]
        if asides:
            table.take(random.choice(asides))
            return
    table.take(random.choice(choice.options))


def _seldom(aside: str, random: Random) -> bool:
    """Ending the game by agreement would end too many too soon."""
    return aside != "propose-end" or random.random() < 0.02


# --- what must hold ----------------------------------------------------------------------


STEPS = ("movement", "adventure", "market", "experience", "turn", "negotiation")
"""First words of questions at which nothing is in the middle of being resolved."""


def problems(state: SecondState, book: Book, asked: str | None) -> list[str]:
    """All that is out of place."""
    calm = asked is not None and asked.partition(".")[0] in STEPS and not state.endgame
    return [*_figures(state, calm), *_counters(state), *_cards(state, book, calm), *_tree(state)]


def _figures(state: SecondState, calm: bool) -> list[str]:
    found = [f"{hero.card} has {hero.gold} gold" for hero in state.heroes if hero.gold < 0]
    for seat, hero in enumerate(state.heroes):
        if min(hero.wounds, hero.exhaustion, *hero.bonuses.values(), *hero.counters.values(), 0) < 0:
            found.append(f"{hero.card} has less than nothing: {hero}")
        if calm and hero.wounds >= life(state, seat, HERO):
            found.append(f"{hero.card} should have fallen")
        if calm and hero.exhaustion > max(0, stamina(state, seat, HERO)):
            found.append(f"{hero.card} has more exhaustion than Stamina")
        if hero.place is not None and hero.place not in state.book.board:
            found.append(f"{hero.card} stands beside the map")
        found += [f"{ally.card} should be dead" for ally in hero.allies if _dead(state, seat, ally.card)]
    return found


def _dead(state: SecondState, seat: int, card: str) -> bool:
    ally = next(ally for ally in state.heroes[seat].allies if ally.card == card)
    return ally.wounds >= life(state, seat, card)


def _counters(state: SecondState) -> list[str]:
    """Adventure counters are conserved: on the map, in the pile, with the heroes."""
    found: list[str] = []
    for colour in COLOURS:
        there = sum(colours.count(colour) for colours in state.jewels.values())
        owned = sum(hero.counters.get(colour, 0) for hero in state.heroes)
        if there + owned + state.pile[colour] != COUNTERS[colour]:
            found.append(f"{colour.value} counters: {there} + {owned} + {state.pile[colour]}")
        if state.pile[colour] < 0:
            found.append(f"the pile owes {colour.value} counters")
    return found


def _cards(state: SecondState, book: Book, calm: bool) -> list[str]:
    """Every card is in exactly one place. The one being resolved may be in none, and one it has turned up."""
    places: list[str] = [*state.market.bag, *state.market.below, *state.removed, *state.doom]
    places += [card for stack in state.stacks.values() for card in stack]
    places += [card for deck in state.decks.values() for card in (*deck.bag, *deck.below)]
    places += [card for pile in state.discards.values() for card in pile]
    places += [taken.card for taken in state.track if taken is not None]
    places += [] if state.event is None else [state.event]
    for hero in state.heroes:
        places += [item.card for item in hero.items] + [ally.card for ally in hero.allies] + [*hero.kept]
    fought = _fought(state)
    if fought is not None and fought not in places:  # an undefeated challenge stays on the track
        places.append(fought)
    lying = Counter(places)
    every = [*book.market(), *book.challenges, *book.encounters, *book.events]
    missing = [card for card in every if not lying[card]]
    found = [f"{card} is in {n} places" for card, n in lying.items() if n > 1]
    if len(missing) > (0 if calm else 2):
        found.append(f"lost: {', '.join(missing)}")
    return found


def _fought(state: SecondState) -> str | None:
    return None if state.fight is None or state.fight.foe is None else state.fight.foe.card


def _tree(state: SecondState) -> list[str]:
    """No list, dict or record of the state is in it twice: a copy would tear it apart."""
    seen: set[int] = set()
    found: list[str] = []
    left: list[Any] = [state]
    while left:
        thing = left.pop()
        parts, mutable = _kind(type(cast("object", thing)))
        if mutable:
            if id(thing) in seen:
                found.append(f"{thing!r} is in the state twice")
            seen.add(id(thing))
        if parts is not None:
            left.extend(part for part in parts(thing) if type(part) not in PLAIN)
    return found


PLAIN = {str, int, bool, type(None)}


@cache
def _kind(cls: type) -> tuple[Callable[[Any], Iterable[Any]] | None, bool]:
    """How to get at the parts of such a thing, and whether it can change."""
    if dataclasses.is_dataclass(cast("object", cls)):
        names = [one.name for one in dataclasses.fields(cls) if not one.metadata.get("shared")]
        frozen = bool(cast("Any", cls).__dataclass_params__.frozen)
        return (lambda thing: [getattr(thing, name) for name in names]), not frozen
    if issubclass(cls, dict):
        return (lambda thing: thing.values()), True
    return ((lambda thing: thing), issubclass(cls, list)) if issubclass(cls, list | tuple) else (None, False)
