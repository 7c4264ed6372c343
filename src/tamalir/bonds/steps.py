"""What the sheet of a scenario adds to the course of a game: set-up, ends of turns and rounds."""

from __future__ import annotations

from tamalir.bonds import decks, plague, warbands
from tamalir.bonds.scenario_parts import step_in_play
from tamalir.bonds.state import bonds_state
from tamalir.kernel import Rule, rule
from tamalir.third import rounds, setup, turn
from tamalir.third.outcome import all_lose
from tamalir.third.state import ThirdState
from tamalir.third.steps import Step
from tamalir.world.hexes import Hex


def step(state: ThirdState) -> Rule[None] | None:
    """The rule that comes next: that of the base game, unless the sheet or the expansion has its own."""
    quiet = state.scene is None and state.result is None and state.fight is None
    if not quiet or state.unfinished or state.fallen:
        return turn.step(state)
    if state.step == Step.SETUP_SETS:
        return decks.choose_sets(state)
    if state.step == Step.SETUP_MARKETS:
        return begin(state)
    if state.step == Step.ROUND_END and state.round <= step_in_play(state).rounds and _all_told(state):
        return still_round(state)
    if warbands.rules_of(state) is None and plague.rules_of(state) is None:
        return turn.step(state)
    if state.step == Step.TURN and bonds_state(state).turn_of is None:
        bonds_state(state).turn_of = state.active
    if bonds_state(state).turn_of not in (None, state.active) or state.step == Step.ROUND_END:
        if bonds_state(state).turn_of is not None:
            return turn_over(state)
    if state.step == Step.ROUND_END:
        return round_over(state)
    return round_opens(state) if state.step == Step.NEXT_ROUND else turn.step(state)


def _all_told(state: ThirdState) -> bool:
    """Whether the end of the last turn has been looked at."""
    return bonds_state(state).turn_of is None


@rule
def still_round(state: ThirdState) -> Rule[None]:
    """A round at the start in which the time token does not move, by the step of difficulty."""
    state.step = Step.NEXT_ROUND
    state.emit("time-stands-still", None, "UB-GAP-051", n=state.round)
    yield from ()


@rule
def begin(state: ThirdState) -> Rule[None]:
    """The set-up of the sheet and what the step of difficulty gives; then the last of the base game."""
    gold = step_in_play(state).gold
    for seat, hero in enumerate(state.heroes):
        if gold:
            hero.gold += gold
            state.emit("gold-gained", seat, "UB-GAP-051", hero=hero.id, n=gold)
    swarm, disease = warbands.rules_of(state), plague.rules_of(state)
    if swarm is not None:
        yield from warbands.lay_out(state, swarm)
    if disease is not None:
        yield from plague.break_out(state, disease)
    yield from setup.fill_markets(state)


@rule
def turn_over(state: ThirdState) -> Rule[None]:
    """A turn has ended: the plague takes its due."""
    bonds, disease = bonds_state(state), plague.rules_of(state)
    seat, bonds.turn_of = bonds.turn_of, None
    if disease is not None and seat is not None:
        plague.sicken(state, seat, disease)
    yield from ()


@rule
def round_over(state: ThirdState) -> Rule[None]:
    """The time token first, then the warbands (UB-GAP-049)."""
    yield from rounds.end_round(state)
    if state.result is not None:
        all_lose(state, "out-of-time")  # no villain was to be beaten
        return
    swarm = warbands.rules_of(state)
    if swarm is not None:
        yield from warbands.march(state, swarm)
    plague_over(state)


@rule
def round_opens(state: ThirdState) -> Rule[None]:
    """After each story card the plague spreads (UB-GAP-050)."""
    disease = plague.rules_of(state)
    if disease is not None and state.time in state.book.track.story:
        yield from plague.spread(state, disease)
    if state.result is None:
        yield from rounds.open_round(state)


def plague_over(state: ThirdState) -> None:
    if plague.rules_of(state) is not None:
        plague.victory(state)


def spoilt(state: ThirdState, at: Hex, what: str) -> bool:
    """Scorched earth is no place any more; nobody rests well among the sick (UB-GAP-049, UB-GAP-050)."""
    bonds = bonds_state(state)
    return at in bonds.scorched or (what == "rest" and at in bonds.plague)
