"""The champion: the same means with more time, and it races."""

from __future__ import annotations

from tamalir.players.third.adventurer import Adventurer
from tamalir.players.third.prices import CHAMPION


class Champion(Adventurer):
    """Faces the villain as soon as its chance is good."""

    name = "champion"
    seconds = 2.0
    prices = CHAMPION
    sight = (6000, 4)
