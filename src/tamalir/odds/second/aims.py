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

LIVE = Aim(win=1.001, loss=0.0, away=1.0, wound=0.0001, exhaustion=0.00002, ally=0.0002, card=0.00005)
"""Not to fall; whether by victory or by flight is all the same."""

SAVE_THE_CARDS = Aim(win=0.4, loss=-1.0, away=0.0, wound=0.01, exhaustion=0.002, ally=1.0, card=1.0)
"""To give up no card and to lose no Ally: a fall costs a card as well (2E-KO-004)."""
