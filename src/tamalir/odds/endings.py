"""How a fight ends and what that is worth; and the choice of the best."""

from __future__ import annotations

from collections.abc import Callable

from tamalir.odds.aims import Aim
from tamalir.odds.casts import Rows, Value
from tamalir.odds.reading import Reading, TooLarge


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
        self._ends: dict[tuple[int, float], Value] = {}

    def won(self, s: int) -> Value:
        return self._end(s, self.aim.win, 1 + 0j)

    def lost(self, s: int) -> Value:
        life = self.reading.standing(s).life[0]
        r = self.reading
        s += (max(0, life) - (s >> r.WOUNDS[0] & 63)) << r.WOUNDS[0]
        return self._end(s, self.aim.loss, 1j)

    def escaped(self, s: int) -> Value:
        return self._end(s, self.aim.escape, 0j)

    broken_off = escaped
    """A battle without end counts as an escape (2E-GAP-094)."""

    def _end(self, s: int, worth: float, outcome: complex) -> Value:
        s &= self._counted
        key = (s, worth)
        found = self._ends.get(key)
        if found is None:
            found = self._ends[key] = self._counted_up(s, worth, outcome)
        return found

    def _counted_up(self, s: int, worth: float, outcome: complex) -> Value:
        r, aim = self.reading, self.aim
        wounds, tired = s >> r.WOUNDS[0] & 63, s >> r.TIRED[0] & 63
        worth -= aim.wound * wounds + aim.exhaustion * tired
        for alive in r.ALIVE[1:]:
            if not s >> alive & 1:
                worth -= aim.ally
        gone = s >> r.GONE & ((1 << len(r.cards)) - 1)
        return worth - aim.card * gone.bit_count(), outcome, complex(wounds, tired), 0.0

    def best(self, rows: Rows) -> Value:
        """The best of these; ties go to the first."""
        value = rows[0][1]
        if len(rows) == 1:
            return value
        if any(other[3] for _, other in rows):
            return self._best_for_the_guess(rows)
        for _, other in rows:
            if other[0] > value[0]:
                value = other
        return value

    def _best_for_the_guess(self, rows: Rows) -> Value:
        """Notes how far the root's true value may be from the guess before another choice would be better."""
        guess = self._guess
        value = max((row[1] for row in rows), key=lambda v: v[0] + v[3] * guess)
        low, high = self._range
        for _, other in rows:
            steeper = other[3] - value[3]
            if steeper:
                crossing = (value[0] - other[0]) / steeper
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
