"""Rounds, acts and the time track."""

from __future__ import annotations

from tamalir.kernel import Rule, rule
from tamalir.third.heroes import in_turn_order
from tamalir.third.hunt import hunt_of, ride
from tamalir.third.outcome import all_lose
from tamalir.third.state import ThirdState
from tamalir.third.steps import Step
from tamalir.third.villain import march, scenario_of, villain_appears
from tamalir.world.limits import still_counting
from tamalir.world.words import Until

ACTIONS = 3
"""3E-ACTION-001"""

LAST_ROUND = 100
"""3E-GAP-030: a guard for games that never end."""


def begin_round(state: ThirdState) -> None:
    """Every player takes one turn, the first player first (3E-ROUND-002, 3E-FIRST-002)."""
    state.to_come = in_turn_order(state)
    state.emit("round-begins", state.first, "3E-ROUND-001", n=state.round, act=state.act)
    next_turn(state)


def next_turn(state: ThirdState) -> None:
    """The next player is active (3E-TURN-001), or the round is over."""
    state.actions = 0
    state.deals.clear()
    if not state.to_come:
        state.step = Step.ROUND_END
        return
    state.active = state.to_come.pop(0)
    state.step = Step.TURN
    state.actions = ACTIONS
    hero = state.heroes[state.active]
    hero.used = still_counting(hero.used, Until.TURN)  # 3E-ONCE-001
    state.emit("turn-begins", state.active, "3E-TURN-001", hero=hero.id)


@rule
def end_round(state: ThirdState) -> Rule[None]:
    """First the end of an act, then the token or what stands in its place, then the space it enters
    (3E-GAP-054)."""
    track = state.book.track
    state.step = Step.NEXT_ROUND
    if state.time == track.spaces:  # 3E-ACT-002
        if state.act == 1:
            state.emit("act-over", None, "3E-ACT-002", act=1)
            villain_appears(state)
        else:
            yield from after_act_two(state)  # 3E-TIME-002: the token stays where it is
            return
    move_time(state)
    if state.time in track.refresh:  # 3E-GAP-006: before the story
        refresh_gems(state)
    if state.time in track.story:
        state.step = Step.STORY


def move_time(state: ThirdState) -> None:
    """One space on (3E-ROUND-003); from the last one back to the first, with the other side up
    (3E-ACT-003)."""
    if state.time == state.book.track.spaces:
        state.time, state.act = 1, 2
        state.emit("act-begins", state.first, "3E-ACT-003", act=2)
    else:
        state.time += 1
    state.emit("time-moves", state.first, "3E-ROUND-003", space=state.time, act=state.act)


def refresh_gems(state: ThirdState) -> None:
    """Every gem on a at without a hero is turned faceup (3E-TIME-004)."""
    occupied = [hero.hex for hero in state.heroes]
    for at in state.gems:
        if at not in occupied:
            state.gems[at] = True
    state.emit("gems-refreshed", None, "3E-TIME-004")


@rule
def after_act_two(state: ThirdState) -> Rule[None]:
    """There is no third act: the scenario card says what happens (3E-ACT-004). A hunt just goes on."""
    end = scenario_of(state).end
    if end == "march":
        yield from march(state)
    elif end != "hunt":
        state.emit("act-over", None, "3E-SCEN-011", act=2)
        all_lose(state, "time-is-up")


@rule
def open_round(state: ThirdState) -> Rule[None]:
    """The next round starts (3E-ROUND-001); before it a villain that hunts rides on (3E-SCEN-004)."""
    hunt = hunt_of(state)
    if hunt is not None and state.step is not Step.HUNTED:
        yield from ride(state, hunt)
        return
    state.round += 1
    if state.round > LAST_ROUND:
        all_lose(state, "round-limit")
    else:
        begin_round(state)
    yield from ()
