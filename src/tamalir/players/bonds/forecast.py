"""What tells how a team will fare: how its heroes have grown, the clock, and what threatens them."""

from __future__ import annotations

from tamalir.bonds.state import bonds_state, together
from tamalir.odds.third.progress import progress
from tamalir.players.bonds.plan import rounds_to_come
from tamalir.players.forecast import Forecast, Marks
from tamalir.players.third import forecast as alone
from tamalir.third.heroes import health
from tamalir.third.state import ThirdState

WARBANDS = 4
PLACES = 10
"""Plagued ones: a number to count them by."""


def _threats(state: ThirdState) -> Marks:
    own = bonds_state(state)
    return {
        f"scenario-{state.scenario}": 1.0,
        "warbands": len(own.warbands) / WARBANDS,
        "scorched": len(own.scorched) / WARBANDS,
        "plague": len(own.plague) / PLACES,
    }


def _sides(state: ThirdState) -> list[Marks]:
    if not together(state):
        return alone.sides(state)
    grown = progress(state)
    heroes = [(seat, hero) for seat, hero in enumerate(state.heroes) if hero.id]
    if not heroes:
        return [{"one": 1.0}]
    hurt = [min(1.0, hero.damage / health(state, seat)) for seat, hero in heroes]
    return [
        {
            "one": 1.0,
            "mean": sum(grown) / len(grown) / 10,
            "best": max(grown) / 10,
            "story": sum(hero.story for _, hero in heroes) / len(heroes),
            "left": rounds_to_come(state) / alone.ROUNDS,
            "hurt": sum(hurt) / len(hurt),
            **_threats(state),
        }
    ]


def _clock(state: ThirdState) -> Marks:
    if not together(state):
        return alone.clock(state)
    left = rounds_to_come(state) / alone.ROUNDS
    grown = progress(state)
    return {
        "one": 1.0,
        "left": left,
        "late": left * left,
        "best": max(grown, default=0.0) / 10,
        **_threats(state),
    }


FORECAST: Forecast[ThirdState] = Forecast(
    measure=lambda state: "team" if together(state) else "third",
    sides=_sides,
    clock=_clock,
    round=lambda state: state.round,
)
