"""Positions of a combat round and what they are worth: the words that the solver's parts share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from tamalir.odds.third.parties import Side

Sides: TypeAlias = tuple[Side, Side]
Step: TypeAlias = tuple[Any, ...]
Steps: TypeAlias = tuple[Step, ...]

ENDLESS = 1_000_000
"""The health of a side where somebody wants to know what a round does to it, whatever it can bear."""
ATTACKED, HURT, AGAIN = 1, 2, 4
"""What the running combat action has done."""


class Worth(NamedTuple):
    """What a position is worth to the attacker, and how it ends on average."""

    utility: float
    win: float = 0.0
    loss: float = 0.0
    damage: float = 0.0
    """On the attacker in the end."""
    harm: float = 0.0
    """On its opponent."""
    error: float = 0.0
    """How far off the chance to win may be, as far as it is an estimate."""
    trace: Any = None
    """How it comes about, where somebody keeps traces."""


Future: TypeAlias = Callable[[Side, Side], Worth]
"""What the flee phase after a round is worth."""


class TooLarge(Exception):
    """More positions than agreed."""


def mean(parts: Sequence[tuple[float, Worth]]) -> Worth:
    """The sum of these, each with its chance."""
    if len(parts) == 1:
        return parts[0][1]
    utility = win = loss = damage = harm = error = 0.0
    for p, worth in parts:
        utility += p * worth.utility
        win += p * worth.win
        loss += p * worth.loss
        damage += p * worth.damage
        harm += p * worth.harm
        error += p * worth.error
    trace = ("mix", parts) if parts[0][1].trace is not None else None
    return Worth(utility, win, loss, damage, harm, error, trace)


def replaced(sides: Sides, n: int, side: Side) -> Sides:
    """Both sides, with another one in place of side `n`."""
    return (side, sides[1]) if n == 0 else (sides[0], side)
