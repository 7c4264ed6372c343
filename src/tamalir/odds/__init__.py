"""Questions about a position, answered with numbers: fights, journeys, the worth of cards.

`odds(table, seat)` is what everybody else needs; see docs/odds.md.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any, cast

from tamalir.kernel import Seat, Table
from tamalir.odds.answers import fight_odds
from tamalir.odds.duels import duel_odds
from tamalir.odds.travel import before_the_roll, travel_odds
from tamalir.second.state import SecondState

__all__ = ["odds"]


def odds(table: Table[Any], seat: Seat) -> dict[str, dict[str, Any]]:
    """For the request that is pending at a seat: option id -> numbers, ready for JSON.

    In a fight: `win`, `loss`, `escape`, `wounds`, `exhaustion`, `best`, `exact`, `error`. On the road:
    `reach`, by space. {} where there is nothing to compute, or in another edition.
    """
    request = table.pending(seat)
    if request is None or table.edition.id != "second":
        return {}
    state = cast("SecondState", table.state)
    offered = [option.id for option in request.options]
    if request.key == "movement.set-out":
        rows = before_the_roll(state, seat)
    elif request.key == "movement.travel":
        rows = travel_odds(state, seat)
    elif state.fight is not None and state.fight.rival is not None:
        return duel_odds(table, seat)
    else:
        return fight_odds(table, seat)
    return {name: row for name, row in rows.items() if name in offered}


class _Room(ModuleType):
    """`tamalir.odds` is this room and, in the public interface, the question: so the room can be asked."""

    def __call__(self, table: Table[Any], seat: Seat) -> dict[str, dict[str, Any]]:
        return odds(table, seat)


sys.modules[__name__].__class__ = _Room
