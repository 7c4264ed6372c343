"""The second edition's vocabulary of effects: which verbs there are and in which window each is used.

The label on a card (Before Combat, Ranged ...) says in which stage or phase an effect may be
used; the window says at which instant of it: after a roll, when wounds are dealt, and so on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tamalir.world.effects import Effect, Vocabulary

if TYPE_CHECKING:
    from tamalir.second.uses import Use

VERBS: Vocabulary[Use] = Vocabulary(
    "second",
    costs=("exhaustion", "wounds", "gold"),
    conditions=("wounds-at-least", "allies-at-most", "allies-at-least", "town", "terrain"),
    limits=("turn", "battle", "round"),
)

_WINDOWS = {
    "add-to-roll": "roll",
    "reroll": "roll",
    "add-wounds": "hit",
    "cancel-wounds": "wounds",
}


def window_of(effect: Effect) -> str:
    """roll, hit or wounds by what the effect does; any-time by its label; else the start of stage or step."""
    return _WINDOWS.get(effect.do) or ("any-time" if effect.when == "any-time" else "start")
