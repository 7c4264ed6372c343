"""Odds from the position itself, and from what a seat may know of it, written as JSON and read again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tamalir.kernel import Choose, Seat, Table, View, read_view
from tamalir.odds.second.answers import answers, forget, in_a_fight
from tamalir.odds.second.pending import NotAFight
from tamalir.odds.second.reading import TooManyChanges
from tamalir.odds.second.travel import before_the_roll, travel_odds
from tamalir.second.edition import EDITION
from tamalir.second.state import SecondState
from tests.second.random_games import begun

ASIDES = 0.1
"""How often a player uses the occasion for something else: used cards are what a view could forget."""


@dataclass(slots=True)
class Compared:
    """What came of some games."""

    games: int = 0
    requests: int = 0
    values: int = 0
    """Options for which there were odds."""
    differing: list[str] = field(default_factory=list[str])


def compare(seed: int, found: Compared, most: int = 4000) -> None:
    """Play a random game of the Second Edition and compare the odds of every question in it."""
    table, random = begun(seed)
    found.games += 1
    for _ in range(most):
        if table.request is None:
            break
        for seat in table.waiting():
            _compare_at(table, seat, f"game {seed}, answer {len(table.journal)}", found)
        _answer(table, random)


def _compare_at(table: Table[SecondState], seat: Seat, where: str, found: Compared) -> None:
    request = table.pending(seat)
    assert request is not None
    ours = odds_of(table.state, seat, request)
    if not ours:
        return
    view: View[SecondState] = read_view(json.loads(json.dumps(table.view(seat).json(way=True))), EDITION)
    assert view.request is not None
    theirs = odds_of(view.state, seat, view.request)
    found.requests += 1
    found.values += len(ours)
    found.differing += [
        f"{where}, seat {seat}, {request.key}, {name}: {ours.get(name)} and {theirs.get(name)}"
        for name in {**ours, **theirs}
        if ours.get(name) != theirs.get(name)
    ]


def odds_of(state: SecondState, seat: Seat, request: Choose[Any]) -> Mapping[str, Any]:
    """What each option leads to, worked out from the beginning; {} where nothing can be computed."""
    forget()
    if request.key == "movement.set-out":
        return before_the_roll(state, seat)
    if request.key == "movement.travel":
        return travel_odds(state, seat)
    if not in_a_fight(state, seat):
        return {}
    wanted = [o.id for o in (*request.options, *request.asides) if o.refused is None]
    try:
        return answers(state, seat, request, wanted)
    except (NotAFight, TooManyChanges):
        return {}


def _answer(table: Table[SecondState], random: Random) -> None:
    seat = random.choice(table.waiting())
    asked = table.pending(seat)
    assert asked is not None
    options = [*asked.options]
    if random.random() < ASIDES:
        options += [option for option in asked.asides if option.refused is None]
    table.answer(random.choice(options).id, seat)
