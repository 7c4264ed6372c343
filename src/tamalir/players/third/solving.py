"""Fights by the solver: what each option of a fight leads to, as far as the time allows."""

from __future__ import annotations

from functools import cache

from tamalir.kernel import View
from tamalir.odds.advisor import Odds
from tamalir.odds.third.fights import Fights
from tamalir.players.luck import Budget
from tamalir.third.state import ThirdState

Sight = tuple[int, int, int]
"""Positions of a round that is solved whole; the sample of casts by which the rounds to come are judged, as a
power of two; positions that are drawn for each of these."""

QUICK: Sight = (600, 4, 120)
SHORT: Sight = (1500, 4, 400)
LONG: Sight = (6000, 5, 800)
FEW_STEPS, SOME_STEPS = 100, 1000
UNSOLVED = 0.5
"""An error from which on a number says nothing."""


def sight_for(seconds: float, most: Sight) -> Sight:
    """How far a bot with so much time may look: what is begun has to be finished."""
    if seconds < 0.2:
        return min(QUICK, most)
    return min(SHORT, most) if seconds < 1.0 else most


def sight_of(steps: int, most: Sight) -> Sight:
    """The same where work is counted instead of time."""
    if steps < FEW_STEPS:
        return min(QUICK, most)
    return min(SHORT, most) if steps < SOME_STEPS else most


@cache
def solver(sight: Sight) -> Fights:
    """One for all bots of a process that look equally far: it holds arithmetic, nothing of any game."""
    return Fights(most=sight[0], casts=sight[1], drawn=sight[2])


def forget() -> None:
    """Throw away what fights have taught this process: the next game owes nothing to the last."""
    solver.cache_clear()


def solved(fights: Fights, view: View[ThirdState], budget: Budget) -> dict[str, Odds]:
    """Option id -> its odds; {} where too little is known. With a clock it stops when the time is up."""
    rows = fights.odds(view, (lambda: budget.over(0)) if budget.timed else None)
    known = {id: odds for id, odds in rows.items() if odds.error < UNSOLVED}
    asked = 0 if view.request is None else len(view.request.options)
    return known if 2 * len(known) >= asked else {}
