"""The champion: the same means with more time, and it does not err."""

from __future__ import annotations

from tamalir.players.third.adventurer import Adventurer
from tamalir.players.third.prices import CHAMPION
from tamalir.players.third.solving import LONG


class Champion(Adventurer):
    """Solves the rounds of a fight as far as its time allows, for heroes and for the enemies of others."""

    name = "champion"
    seconds = 2.0
    prices = CHAMPION
    sight = LONG
