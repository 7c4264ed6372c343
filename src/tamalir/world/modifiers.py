"""Passing changes to a value. Each says when it ends, and somebody ends it: nothing undoes itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tamalir.world.words import Until


@dataclass(slots=True, frozen=True)
class Modifier:
    """`amount` is added to the value called `what` until the moment called `until`."""

    what: str
    amount: int
    until: Until
    source: str
    """The card it comes from."""


def modified(base: int, what: str, modifiers: Iterable[Modifier]) -> int:
    """A value with all that changes it; changes add up."""
    for modifier in modifiers:
        if modifier.what == what:
            base += modifier.amount
    return base


def lasting(modifiers: Sequence[Modifier], moment: Until) -> Sequence[Modifier]:
    """The moment has come: those that are left when what was to last until then has ended."""
    return [m for m in modifiers if m.until is not moment] if modifiers else modifiers
