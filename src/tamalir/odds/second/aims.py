"""What a player wants from a fight, as one number for each way in which it can end."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, frozen=True)
class Aim:
    """The utility that the best line maximises: it is linear, so chances and means are enough."""

    win: float = 1.0
    loss: float = 0.0
    away: float = 0.0
    wound: float = 0.001
    """Taken off for each wound on the hero in the end; a hero that falls has as many as its Life."""
    exhaustion: float = 0.0002
    ally: float = 0.002
    """Taken off for each Ally killed."""
    card: float = 0.0005
    """Taken off for each card given up."""


WIN_FIRST = Aim()
"""The chance to win first; then fewer wounds, then the rest. What `tamalir.odds` shows."""
