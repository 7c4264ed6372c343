"""Whole games by players that do anything they may, and what must hold after every single answer."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, cast

from tamalir.kernel import Choose, ChooseAll, Fast, Setup, Table
from tamalir.second.edition import BASE_SET, EDITION
from tamalir.second.library import own_book
from tamalir.second.setup import empty_table
from tamalir.second.state import SecondState
from tamalir.second.validate import validate
from tamalir.second.values import life
from tamalir.second.words import HERO
from tests.second.full_pack import full_book

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
            for problem in problems(table.state, asked(table)):
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


def problems(state: SecondState, asked: str | None) -> list[str]:
    """All that is out of place."""
    calm = asked is not None and asked.partition(".")[0] in STEPS and not state.endgame
    return [*map(str, validate(state)), *(_fallen(state) if calm else ()), *_tree(state)]


def _fallen(state: SecondState) -> list[str]:
    """Heroes that should have been carried off."""
    return [
        f"{hero.id} should have fallen"
        for seat, hero in enumerate(state.heroes)
        if hero.wounds >= life(state, seat, HERO)
    ]


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
