"""What a hero wants from a fight, as one number for each way in which it can end."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, frozen=True)
class Aim:
    """The utility that the attacker maximises and its opponent minimises. It is linear, so chances and means
    are enough."""

    win: float = 1.0
    loss: float = 0.0
    away: float = 0.25
    """Fled: the enemy is gone, and nothing is won, but the hero stands."""
    damage: float = 0.002
    """Taken off for each damage on the attacker in the end."""
    hurt: float = 0.001
    """Added for each damage on its opponent, so that a fight that cannot be won is fought all the same."""
    card: float = 0.004
    """Added for each skill card that is still in hand."""


WIN_FIRST = Aim()
"""The chance to win first; then getting away, then less damage. What `tamalir.odds` shows."""
