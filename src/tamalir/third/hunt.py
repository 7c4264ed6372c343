"""A villain that hunts: side A of its scenario card says how it rides after the heroes (3E-SCEN-004)."""

from __future__ import annotations

from tamalir.kernel import Rule, Seat, rule
from tamalir.third.deck_cards import HuntRules
from tamalir.third.harm import suffer
from tamalir.third.heroes import defeated, in_turn_order
from tamalir.third.state import ThirdState
from tamalir.third.steps import Step
from tamalir.third.villain import meet_villain, scenario_of
from tamalir.world.hexes import distance, spoken


def hunt_of(state: ThirdState) -> HuntRules | None:
    return None if state.scenario is None else scenario_of(state).hunt


def prey_of(state: ThirdState) -> Seat | None:
    """The undefeated hero with the most story tokens; among equals the nearest, then the first in turn
    order. Nobody, if all are defeated."""
    if state.villain is None:
        return None
    found: Seat | None = None
    best = (0, 0)
    for seat in in_turn_order(state):
        hero = state.heroes[seat]
        if hero.hex is None or defeated(state, seat):
            continue
        scent = (hero.story, -distance(state.villain, hero.hex))
        if found is None or scent > best:
            found, best = seat, scent
    return found


def pace_of(state: ThirdState, hunt: HuntRules) -> int:
    """Hexes in this round: more in Act 2, and after it one more with every round, so that the game ends."""
    if state.act == 1:
        return hunt.pace
    return hunt.faster + max(0, state.round - 2 * state.book.track.spaces)


@rule
def ride(state: ThirdState, hunt: HuntRules) -> Rule[None]:
    """Between two rounds the villain rides towards its prey; terrain, rivers and roads are nothing to it. In
    both acts it strikes and goes back to its lair; after them it fights at once: heroes that had to fight in
    Act 2 fell before they had grown."""
    state.step = Step.HUNTED
    seat = prey_of(state)
    if seat is None:
        return
    hero, scenario = state.heroes[seat], scenario_of(state)
    assert state.villain is not None
    assert hero.hex is not None
    ridden = 0
    while ridden < pace_of(state, hunt) and state.villain != hero.hex:
        ahead = state.book.board.around[state.villain]
        goal = hero.hex
        state.villain = min(ahead, key=lambda at: (distance(at, goal), at))
        ridden += 1
    facts = {"who": scenario.villain, "hero": hero.id}
    state.emit("villain-rides", seat, "3E-SCEN-004", n=ridden, hex=spoken(state.villain), **facts)
    if state.villain == hero.hex:
        if state.round <= 2 * state.book.track.spaces:
            _strike(state, seat, hunt)
        else:
            state.emit("villain-attacks", seat, "3E-SCEN-004", **facts)
            meet_villain(state, seat)
    yield from ()


def _strike(state: ThirdState, seat: Seat, hunt: HuntRules) -> None:
    """The prey is hurt and loses a story token; the villain is back where it came from."""
    hero, scenario = state.heroes[seat], scenario_of(state)
    lost = min(1, hero.story)
    hero.story -= lost
    state.villain = state.book.board.places[scenario.lair][0]
    facts = {"who": scenario.villain, "hero": hero.id, "place": scenario.lair}
    state.emit("villain-strikes", seat, "3E-SCEN-004", n=lost, token=scenario.token, **facts)
    suffer(state, seat, hunt.bite)


def drive_off(state: ThirdState, seat: Seat) -> None:
    """A card sends a villain that hunts back to its lair."""
    if hunt_of(state) is not None and state.villain is not None:
        scenario = scenario_of(state)
        state.villain = state.book.board.places[scenario.lair][0]
        facts = {"who": scenario.villain, "hero": state.heroes[seat].id, "place": scenario.lair}
        state.emit("villain-driven-off", seat, "3E-SCEN-004", **facts)
