"""A plan that is more than one option: to flee, again and again, until it succeeds or the hero falls."""

from __future__ import annotations

from tamalir.kernel import Seat
from tamalir.odds.advisor import Late, Odds
from tamalir.odds.second.aims import LIVE
from tamalir.odds.second.casts import Rows
from tamalir.odds.second.fights import Solver
from tamalir.odds.second.reading import Reading, TooLarge, TooManyChanges
from tamalir.second.state import SecondState

MOST_POSITIONS = 4_000
STAGE = 7
"""The bits of a position that tell the phase; the Escape phase has none of them."""


class Fleeing(Solver):
    """A fight in which the hero does nothing but try to get away (2E-ESCAPE-004)."""

    def escape_rows(self, s: int) -> Rows:
        return [row for row in super().escape_rows(s) if row[0] != "stay"]


def keep_fleeing(state: SecondState, seat: Seat, stop: Late = None) -> Odds | None:
    """What trying on and on comes to, every card that helps being used; None where nobody can tell in time.

    Only for a fight in which the hero may try to escape now.
    """
    try:
        reading = Reading(state, seat)
        if not reading.can_escape or reading.unmodelled:
            return None
        solver = Fleeing(reading, LIVE, MOST_POSITIONS)
        solver.stop = stop
        s = reading.position(state) & (reading.lasting | reading.ROUND) & ~STAGE
        rows = solver.solve(lambda: solver.escape_rows(s))
    except (TooLarge, TooManyChanges):
        return None
    best = max((value for _, value in rows), key=lambda value: value.utility)
    wounds, tired = best.wounds - reading.wounds(s), best.exhaustion - reading.tired(s)
    ahead = best._replace(wounds=wounds, exhaustion=tired)
    return Odds.of(ahead, exact=True, error=0.0, shows="away")
