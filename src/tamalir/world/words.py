"""Words of a rulebook that rules compute with."""

from __future__ import annotations

from enum import StrEnum
from operator import attrgetter
from typing import TYPE_CHECKING


class Word(StrEnum):
    """A word with few possible values, such as a colour.

    Rules ask for `value` at every step, and the enum's own way to it takes four times as long.
    """

    if not TYPE_CHECKING:
        value = property(attrgetter("_value_"))


class Until(Word):
    """When something ends by itself: what a card changes, or that an ability cannot be used again."""

    ROLL = "roll"
    BLOW = "blow"
    STEP = "step"
    PHASE = "phase"
    ROUND = "round"
    BATTLE = "battle"
    COMBAT = "combat"
    TURN = "turn"
    GAME = "game"
