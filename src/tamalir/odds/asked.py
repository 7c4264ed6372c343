"""Fights that nobody is in: what people ask about by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from tamalir.odds.advisor import Odds


@dataclass(slots=True, frozen=True)
class Matchup:
    """A hero as it might be, and the foes that it might meet one by one."""

    hero: str
    foes: Sequence[str]
    """Foes by name, or words for many of them that the game knows, such as a colour."""
    cards: Sequence[str] = ()
    """What the hero has."""
    levels: Mapping[str, int] = field(default_factory=dict[str, int])
    """What it has learned: value -> by how many steps."""
    wounds: int = 0
    exhaustion: int = 0
    gold: int = 0
    aim: str | None = None
    """What the hero wants of the fight; None: what the game thinks usual."""


Calculator: TypeAlias = Callable[[Matchup], Mapping[str, Odds]]
"""Foe -> its odds. Raises `Unknown` for names that mean nothing."""
