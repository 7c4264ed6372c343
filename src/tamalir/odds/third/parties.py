"""The two sides of a fight as the solver sees them: what stays the same, and what a position is made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from tamalir.odds.third.pieces import Pool
from tamalir.third.kits import COMBAT_ACTIONS

Deed: TypeAlias = tuple[Any, ...]
"""An effect: what it does, and with what."""
Side: TypeAlias = tuple[int, Pool, Pool, int, int, int, bool]
"""Damage, pool, spent tokens (by kind), cards in hand, uses (a bit each), what lasts (a bit each), passed."""

DAMAGE: Final = 0
POOL: Final = 1
SPENT: Final = 2
HAND: Final = 3
USED: Final = 4
LASTING: Final = 5
PASSED: Final = 6

NO_SURGES, OPEN = 1, 2
"""Bits of what lasts. Two more for each symbol: its damage is doubled, damage taken is dealt back with it."""


def doubled(symbol: int) -> int:
    """The bit for damage that counts double."""
    return 4 << 2 * symbol


def dealt_back(symbol: int) -> int:
    """The bit for damage that is dealt back."""
    return 8 << 2 * symbol


@dataclass(slots=True, frozen=True)
class Power:
    """An ability of one side."""

    id: str
    card: str
    when: str
    may: bool
    bit: int
    """Noted as used, if its uses are limited; else 0."""
    surge: bool
    cost: tuple[tuple[int, int, bool], ...]
    """Symbol, how many, and whether tokens are counted instead of their value."""
    x: bool
    exert: int
    hurt: int
    """Only with so many parts in a hundred of its health lost."""
    deeds: tuple[Deed, ...]

    @property
    def acts(self) -> bool:
        """Whether using it is a combat action."""
        return self.when in COMBAT_ACTIONS


@dataclass(slots=True)
class Party:
    """One side of the fight: all that stays the same."""

    who: str
    hero: bool
    health: int
    strikes: tuple[int, ...]
    """The symbols it can deal damage with."""
    bonus: int
    """Added to each attack."""
    proof: tuple[int, ...]
    """Symbols whose damage it blocks altogether."""
    silences: bool
    """Its opponent cannot use surge abilities."""
    actions: tuple[Power, ...] = ()
    asides: tuple[Power, ...] = ()
    """For any moment of the own turn."""
    waiting: dict[str, tuple[Power, ...]] = field(default_factory=dict[str, tuple[Power, ...]])
    kinds: tuple[int, ...] = ()
    """Its tokens."""
    keeps: bool = False
    """Something brings its spent tokens back."""
    per_round: int = 0
    """The uses that count for a combat round only."""
