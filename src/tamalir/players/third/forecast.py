"""What tells how a game of the Third Edition will end: what each hero has made of its time, and the clock."""

from __future__ import annotations

from tamalir.odds.third.progress import progress
from tamalir.players.forecast import Forecast, Marks
from tamalir.players.third.outlook import rounds_left
from tamalir.third.heroes import health
from tamalir.third.state import ThirdState

ROUNDS = 24
"""Of both acts (3E-TIME-001)."""


def sides(state: ThirdState) -> list[Marks]:
    """Each hero for itself."""
    left = rounds_left(state) / ROUNDS
    return [
        {"out": 1.0}
        if seat in state.eliminated or not state.heroes[seat].id
        else {
            "one": 1.0,
            "grown": grown / 10,
            "story": state.heroes[seat].story,
            "left": left,
            "hurt": min(1.0, state.heroes[seat].damage / health(state, seat)),
        }
        for seat, grown in enumerate(progress(state))
    ]


def clock(state: ThirdState) -> Marks:
    """The time that is left, and how near somebody is to the villain's end."""
    left = rounds_left(state) / ROUNDS
    grown = progress(state)
    return {
        "one": 1.0,
        "left": left,
        "late": left * left,
        "best": max(grown, default=0.0) / 10,
        "story": max((hero.story for hero in state.heroes), default=0) / 5,
    }


FORECAST: Forecast[ThirdState] = Forecast(
    measure=lambda state: "third",
    sides=sides,
    clock=clock,
    round=lambda state: state.round,
)
