"""The plan of a team. Every bot works it out for itself from what lies open on the table, so all come to the
same without a word: who will face the villain, whether it is time to gather, who is awaited."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tamalir.bonds.state import together
from tamalir.kernel import Seat
from tamalir.players.bonds.judgement import TeamJudge
from tamalir.players.third.outlook import ACTIONS, lair_of
from tamalir.players.third.road import FAR, actions_to
from tamalir.third.heroes import defeated
from tamalir.third.state import ThirdState
from tamalir.world.hexes import Hex

PATIENCE = 2
"""Rounds for which one waits for those who are on their way."""
MARCHES = 2
"""Rounds of the march on which one may count."""
SLACK = 3.0
"""Actions more than the way takes on average."""


@dataclass(slots=True, frozen=True)
class Plan:
    """What the team is about."""

    fighter: Seat | None = None
    """Who faces the villain: whoever has the best chance."""
    chance: float = 0.0
    lair: Hex | None = None
    gathers: bool = False
    """It is time to go there, all together."""
    awaited: tuple[Seat, ...] = ()
    """Who is still on the way and worth waiting for."""


NOBODY = Plan()


def plan_of(state: ThirdState, judge_of: Callable[[Seat], TeamJudge]) -> Plan:
    """The plan as things stand."""
    lair = lair_of(state)
    living = [seat for seat in range(len(state.heroes)) if seat not in state.eliminated]
    if not together(state) or lair is None or not living or any(not state.heroes[s].id for s in living):
        return NOBODY
    judges = {seat: judge_of(seat) for seat in living}
    chances = {seat: judge.duel() for seat, judge in judges.items()}
    fighter = max(living, key=lambda seat: (chances[seat], -seat))
    ways = {seat: _way(state, judges[seat], lair) for seat in living}
    gathers = state.villain is not None and _time(state, judges[fighter], chances[fighter], ways, living)
    awaited = tuple(
        seat
        for seat in living
        if gathers
        and seat != fighter
        and state.heroes[seat].hex != lair
        and state.heroes[seat].story
        and not defeated(state, seat)
        and ways[seat] <= ACTIONS * min(PATIENCE, rounds_to_come(state) - 1)
    )
    return Plan(fighter, chances[fighter], lair, gathers, awaited)


def rounds_to_come(state: ThirdState) -> int:
    """Rounds of the track, the running one included, and the first of a villain's march."""
    spaces = state.book.track.spaces
    scenario = None if state.scenario is None else state.book.catalogue.scenarios[state.scenario]
    march = MARCHES if scenario is not None and scenario.goal is not None else 0
    return spaces - state.time + 1 + march + (spaces if state.act == 1 else 0)


def _way(state: ThirdState, judge: TeamJudge, lair: Hex) -> float:
    at = state.heroes[judge.seat].hex
    speed = max(1, judge.traits.values["speed"] + judge.traits.values["move-dice"])
    return FAR if at is None else actions_to(state.book.board, speed, lair).get(at, FAR)


def _time(
    state: ThirdState, judge: TeamJudge, chance: float, ways: dict[Seat, float], living: list[Seat]
) -> bool:
    """With a good chance soon, with any in the end; if the first hero fails, another should have its turn."""
    prices = judge.prices
    if any(state.heroes[seat].hex == state.villain for seat in living) and chance >= 0.35:
        return True  # whoever is there waits for the others
    left = ACTIONS * (rounds_to_come(state) - 1)
    last = max((ways[seat] for seat in living if ways[seat] < FAR), default=0.0) * 1.25 + SLACK
    ends = state.act == 2 and state.time == state.book.track.spaces
    if ends or left <= last + ACTIONS * (len(living) - 1):
        return True
    gone = max(0.0, 12.0 - rounds_to_come(state))
    return chance >= max(0.3, prices.dares - prices.hurries * gone)
