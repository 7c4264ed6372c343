"""The clock of a game and its villain: how much time is left, and how a fight for everything would end."""

from __future__ import annotations

from tamalir.third.state import ThirdState
from tamalir.world.hexes import Hex, distance

ACTIONS = 3
A_MARCH = 0.85
"""Hexes that the villain comes nearer in a round of its march, a little less than on average."""


def rounds_left(state: ThirdState) -> float:
    """Rounds until everybody loses, the running one included."""
    spaces = state.book.track.spaces
    left = float(spaces - state.time + 1 + (spaces if state.act == 1 else 0))
    scenario = None if state.scenario is None else state.book.catalogue.scenarios[state.scenario]
    if scenario is not None and scenario.goal is not None:
        goal = state.book.board.places[scenario.goal][0]
        lair = lair_of(state)
        if lair is not None:
            left += max(0.0, distance(lair, goal) - 1) * A_MARCH
    return left


def lair_of(state: ThirdState) -> Hex | None:
    """Where the villain is, or will appear; a scenario may have none."""
    if state.villain is not None or villain_of(state) is None or state.scenario is None:
        return state.villain
    return state.book.board.places[state.book.catalogue.scenarios[state.scenario].lair][0]


def villain_of(state: ThirdState) -> str | None:
    """Whom the scenario leads to, if it leads to anybody."""
    if state.scenario is None:
        return None
    return state.book.catalogue.scenarios[state.scenario].villain or None


def villain_health(state: ThirdState, villain: str, tokens: int, fewer_zombies: int = 0) -> int:
    """The villain's health against a hero with so many story tokens."""
    assert state.scenario is not None
    printed = state.book.catalogue.enemies[villain].health
    health = state.book.seams.villain_health(state, printed, tokens)
    if fewer_zombies:
        scenario = state.book.catalogue.scenarios[state.scenario]
        health = max(scenario.floor, health - fewer_zombies * scenario.per_zombie)
    return health
