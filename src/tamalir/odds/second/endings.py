"""How a fight ends and what that is worth; and the choice of the best."""

from __future__ import annotations

from collections.abc import Callable

from tamalir.odds.second.aims import Aim
from tamalir.odds.second.casts import Rows
from tamalir.odds.second.reading import Reading, TooLarge
from tamalir.odds.value import Value


class Endings:
    """Values of what is over, by the aim; and how many positions may still be looked at."""

    def __init__(self, reading: Reading, aim: Aim, limit: int) -> None:
        self.reading = reading
        self.aim = aim
        self.limit = limit
        self.left = limit
        """Positions that may still be worked out before `TooLarge`."""
        self.stop: Callable[[], bool] | None = None
        """Asked now and then: whether the time is up."""
        self._guess = 0.0
        self._range = (0.0, 0.0)
        r = reading
        self._counted = 63 << r.WOUNDS[0] | 63 << r.TIRED[0] | ((1 << len(r.cards)) - 1) << r.GONE
        for alive in r.ALIVE[1:]:
            self._counted |= 1 << alive
        self._ends: dict[tuple[int, float, float], Value] = {}

    def won(self, s: int) -> Value:
        return self._end(s, 1.0, 0.0)

    def lost(self, s: int) -> Value:
        r = self.reading
        life = r.standing(s).life[0]
        s += (max(0, life) - r.wounds(s)) << r.WOUNDS[0]
        return self._end(s, 0.0, 1.0)

    def escaped(self, s: int) -> Value:
        return self._end(s, 0.0, 0.0)

    broken_off = escaped
    """A battle without end counts as an escape (2E-GAP-094)."""

    def _end(self, s: int, win: float, loss: float) -> Value:
        s &= self._counted
        key = (s, win, loss)
        found = self._ends.get(key)
        if found is None:
            found = self._ends[key] = self._counted_up(s, win, loss)
        return found

    def _counted_up(self, s: int, win: float, loss: float) -> Value:
        r, aim = self.reading, self.aim
        wounds, tired = r.wounds(s), r.tired(s)
        worth = aim.win if win else aim.loss if loss else aim.away
        worth -= aim.wound * wounds + aim.exhaustion * tired
        for n in range(1, len(r.ALIVE)):
            if not r.alive(s, n):
                worth -= aim.ally
        return Value(worth - aim.card * r.cards_gone(s), win, loss, wounds, tired)

    def best(self, rows: Rows) -> Value:
        """The best of these; ties go to the first."""
        value = rows[0][1]
        if len(rows) == 1:
            return value
        if any(other.again for _, other in rows):
            return self._best_for_the_guess(rows)
        for _, other in rows:
            if other.utility > value.utility:
                value = other
        return value

    def _best_for_the_guess(self, rows: Rows) -> Value:
        """Notes how far the root's true value may be from the guess before another choice would be better."""
        guess = self._guess
        value = max((value for _, value in rows), key=lambda v: v.utility + v.again * guess)
        low, high = self._range
        for _, other in rows:
            steeper = other.again - value.again
            if steeper:
                crossing = (value.utility - other.utility) / steeper
                if steeper > 0:
                    high = min(high, crossing)
                else:
                    low = max(low, crossing)
        self._range = (low, high)
        return value

    def _count(self) -> None:
        self.left -= 1
        if self.left < 0 or (self.left & 31 == 0 and self.stop is not None and self.stop()):
            raise TooLarge
