"""Fights by the solver: what each option of a fight leads to, as far as the time allows."""

from __future__ import annotations

from functools import cache

from tamalir.kernel import View
from tamalir.odds.advisor import Odds
from tamalir.odds.third.fights import Fights
from tamalir.players.luck import Budget
from tamalir.third.state import State

QUICK, SHORT = (500, 2), (1500, 3)
"""How far to look with little time: positions of a round, and the sample of casts."""
UNSOLVED = 0.5
"""An error from which on a number says nothing."""


def sight_for(seconds: float, most: tuple[int, int]) -> tuple[int, int]:
    """How far a bot with so much time may look: what is begun has to be finished."""
    if seconds < 0.2:
        return min(QUICK, most)
    return min(SHORT, most) if seconds < 1.0 else most


@cache
def solver(positions: int, casts: int) -> Fights:
    """One for all bots of a process that look equally far: it holds arithmetic, nothing of any game.

    `positions` bounds a round that is solved whole; two to the power of `casts` is the sample of casts by
    which the rounds to come are judged.
    """
    return Fights(most=positions, casts=casts)


def forget() -> None:
    """Throw away what fights have taught this process: the next game owes nothing to the last."""
    solver.cache_clear()


def solved(fights: Fights, view: View[State], budget: Budget) -> dict[str, Odds]:
    """Option id -> its odds; {} where too little is known. With a clock it stops when the time is up."""
    rows = fights.odds(view, (lambda: budget.over(0)) if budget.timed else None)
    known = {id: odds for id, odds in rows.items() if odds.error < UNSOLVED}
    asked = 0 if view.request is None else len(view.request.options)
    return known if 2 * len(known) >= asked else {}
