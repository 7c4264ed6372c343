"""What a position is worth, in named numbers: the same for every game and every room."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Value(NamedTuple):
    """What a line of play comes to on average, from a position to the end.

    Chances are `win`, `loss` and `away` (neither: escaped, drawn, broken off). Means are `wounds` and
    `exhaustion`, counted at the end. `utility` is all of it as one number, by what the player wants.
    """

    utility: float
    win: float = 0.0
    loss: float = 0.0
    wounds: float = 0.0
    exhaustion: float = 0.0
    again: float = 0.0
    """The chance to stand where we began. While it is not 0, all other numbers are those of the rest."""

    @property
    def away(self) -> float:
        """The chance that it ends without victory or defeat."""
        return max(0.0, 1.0 - self.win - self.loss - self.again)


NOTHING = Value(0.0)
"""What adds nothing to a sum."""

AGAIN = Value(0.0, again=1.0)
"""Back at the position that is being worked out."""


def mixed(p: float, a: Value, b: Value) -> Value:
    """The one with chance p, else the other."""
    q = 1.0 - p
    return Value(
        p * a.utility + q * b.utility,
        p * a.win + q * b.win,
        p * a.loss + q * b.loss,
        p * a.wounds + q * b.wounds,
        p * a.exhaustion + q * b.exhaustion,
        p * a.again + q * b.again,
    )


def weighed(parts: Iterable[tuple[float, Value]]) -> Value:
    """The sum of values, each with its chance."""
    utility = win = loss = wounds = exhaustion = again = 0.0
    for p, value in parts:
        utility += p * value.utility
        win += p * value.win
        loss += p * value.loss
        wounds += p * value.wounds
        exhaustion += p * value.exhaustion
        again += p * value.again
    return Value(utility, win, loss, wounds, exhaustion, again)


def repeated(value: Value) -> Value:
    """The fixed point of `v = a + again * v`: again and again until something happens."""
    stay = 1.0 - value.again
    return Value(
        value.utility / stay,
        value.win / stay,
        value.loss / stay,
        value.wounds / stay,
        value.exhaustion / stay,
    )
