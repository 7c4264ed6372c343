"""The turn: five steps in fixed order (2E-TURN-002), and what comes between them."""

from __future__ import annotations

from collections.abc import Callable

from tamalir.kernel import PASSED, Passed, Result, Rule, rule
from tamalir.second.adventure import adventure, draw_adventure
from tamalir.second.aftermath import after_battle
from tamalir.second.agreement import StepOver
from tamalir.second.asking import KnockedOut
from tamalir.second.combat import battle
from tamalir.second.doom import DOOM_COUNTERS, doom_is_complete
from tamalir.second.endgame import (
    begin_endgame,
    compare,
    confront,
    end_of_turn,
    end_of_turn_abilities,
    next_turn,
)
from tamalir.second.experience import experience, points, price
from tamalir.second.fallen import carry_off_the_fallen, somebody_has_fallen
from tamalir.second.hazards import hazard_check
from tamalir.second.market import market
from tamalir.second.move_effects import fulfil_tasks, tasks_here
from tamalir.second.movement import movement
from tamalir.second.negotiation import negotiation
from tamalir.second.setup import set_up
from tamalir.second.state import Journey, SecondState
from tamalir.second.undefeated import undefeated_at
from tamalir.second.uses import new_step, usable
from tamalir.second.words import Stage, Step, Terrain
from tamalir.world.hexes import spoken


def next_step(state: SecondState) -> Rule[None] | Passed | None:
    """What comes next, as the state alone tells; None when the game is over."""
    if state.result is not None:
        return None
    fight = state.fight
    if fight is not None:
        if fight.stage == Stage.OVER:
            new_step(state)
            return _guarded(state, after_battle(state, fight))
        if fight.stage == Stage.BEFORE_COMBAT:  # a battle is one step, and notes its occasions itself
            new_step(state)
        return _guarded(state, battle(state, fight))
    if state.scene is not None:
        state.result = Result((), (tuple(range(len(state.heroes))),), "scene-over")
        return None
    if state.doom_counters >= DOOM_COUNTERS and doom_is_complete(state) and _may_begin(state):
        return begin_endgame(state)
    if state.attempt is not None:
        new_step(state)
        return _guarded(state, draw_adventure(state, state.attempt))
    step = state.step
    if step == "refresh":
        refresh(state)
        return _guarded(state, movement(state))
    if step == "movement" and state.journey.dice:  # the journey just goes on
        return _guarded(state, movement(state))
    if step in IN_PASSING and IN_PASSING[step](state):
        return PASSED
    new_step(state)
    return _guarded(state, STEPS[state.step](state))


def _may_begin(state: SecondState) -> bool:
    """At once (2E-GAP-065), or after the turn where the table agreed so."""
    return not state.options["endgame-after-the-turn"] or state.step == Step.REFRESH


@rule
def _guarded(state: SecondState, step: Rule[None]) -> Rule[None]:
    """A hero that falls while its player is asked something is knocked out, and its turn ends."""
    try:
        yield from step
    except StepOver:
        state.check = state.blow = None
    except KnockedOut:
        state.check = state.blow = None
        if state.result is None:
            yield from carry_off_the_fallen(state)
    if state.resolving and state.result is None:
        state.resolving = []  # a game that is over leaves them where they were


def refresh(state: SecondState) -> None:
    """Turn all activated cards face up (2E-REFRESH-001), unasked (2E-REFRESH-003); movement follows."""
    hero = state.heroes[state.active]
    if state.events is not None:
        state.emit("turn-begins", state.active, "2E-TURN-001", hero=hero.id)
    for item in hero.items:
        item.down = False
    for ally in hero.allies:
        ally.down = False
    state.journey = Journey([], [])
    state.step = Step.MOVEMENT


@rule
def arrival(state: SecondState) -> Rule[None]:
    """Movement has ended: tasks that wait here, and heroes that have fallen on the way."""
    yield from fulfil_tasks(state)
    yield from carry_off_the_fallen(state)
    if state.step != Step.ARRIVAL:
        return  # the turn is over
    _look_around(state)
    if state.options["travel-hazards"]:
        yield from hazard_check(state)


def _look_around(state: SecondState) -> None:
    """What the space holds decides which steps follow (2E-TURN-003, 2E-MOVE-020)."""
    here = state.heroes[state.active].hex
    assert here is not None
    met = [other.hex for other in state.heroes].count(here) > 1
    if met or state.jewels.get(spoken(here)) or undefeated_at(state, here):
        state.step = Step.ADVENTURE
    else:
        town = state.book.board.spaces[here].terrain is Terrain.TOWN
        state.step = Step.MARKET if town else Step.EXPERIENCE


@rule
def end(state: SecondState) -> Rule[None]:
    """Abilities for the end of the turn; then the player to the left begins one."""
    yield from end_of_turn_abilities(state, state.active)
    next_turn(state)
    yield from carry_off_the_fallen(state)
    _pass_on(state)


def _pass_on(state: SecondState) -> None:
    """The turn is over (2E-TURN-005)."""
    state.turns += 1
    state.active = (state.active + 1) % len(state.heroes)
    state.step = Step.REFRESH
    limit: int = state.options["turn-limit"]
    if limit and state.turns >= limit:
        compare(state, "turn-limit")  # 2E-GAP-095


def _arrived_quietly(state: SecondState) -> bool:
    hero = state.heroes[state.active]
    if state.options["travel-hazards"]:
        return False
    if any(other.kept for other in state.heroes) and tasks_here(state, state.active):
        return False  # its own, or an open one of another (2E-GAP-100)
    if somebody_has_fallen(state):
        return False
    _look_around(state)
    if state.step == Step.EXPERIENCE and points(hero) < price(state):
        state.window, state.activated = None, []
        state.step = Step.END
        _nothing_at_the_end(state)
    return True


def _nothing_to_buy(state: SecondState) -> bool:
    if points(state.heroes[state.active]) >= price(state):
        return False
    state.window, state.activated = None, []
    state.step = Step.END
    _ended_quietly(state)
    return True


def _ended_quietly(state: SecondState) -> bool:
    return not somebody_has_fallen(state) and _nothing_at_the_end(state)


def _nothing_at_the_end(state: SecondState) -> bool:
    """Nobody has fallen: unless a card is used or what it did ends now, the turn is just over."""
    for hero in state.heroes:
        if hero.modifiers or hero.used:
            return False
    for option in usable(state, state.active, "start", AT_THE_END):
        if option.refused is None:
            return False
    end_of_turn(state)
    _pass_on(state)
    return True


AT_THE_END = ("end-of-turn",)

IN_PASSING: dict[Step, Callable[[SecondState], bool]] = {
    Step.ARRIVAL: _arrived_quietly,
    Step.EXPERIENCE: _nothing_to_buy,
    Step.END: _ended_quietly,
}
"""Steps that mostly ask nobody anything: then they are taken in passing, without starting a rule."""

STEPS: dict[Step, Callable[[SecondState], Rule[None]]] = {
    Step.SETUP: set_up,
    Step.MOVEMENT: movement,
    Step.ARRIVAL: arrival,
    Step.ADVENTURE: adventure,
    Step.NEGOTIATION: negotiation,
    Step.MARKET: market,
    Step.EXPERIENCE: experience,
    Step.END: end,
    Step.CONFRONT: confront,
}
