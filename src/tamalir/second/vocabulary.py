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
    conditions=(
        "wounds-at-least",
        "allies-at-most",
        "allies-at-least",
        "town",
        "terrain",
        "trait",
        "phase",
        "colour",
        "holding",
    ),
    limits=("turn", "battle", "round"),
    bounds={
        "by": (-20, 20),
        "n": (1, 40),
        "number": (2, 40),
        "wounds": (0, 20),
        "exhaustion": (0, 20),
        "points": (1, 40),
        "discount": (0, 40),
        "cost": (1, 20),
        "given": (0, 20),
        "add-to-roll.by": (1, 20),
        "add-wounds.by": (1, 20),
        "weaken.by": (1, 20),
        "embolden.by": (1, 20),
        "stake": (1, 40),
        "all-gain-gold.n": (-40, 40),
        "inflict.wounds": (1, 20),
        "heal.wounds": (1, 20),
        "recover.exhaustion": (1, 20),
    },
)

_WINDOWS = {
    "add-to-roll": "roll",
    "reroll": "roll",
    "add-wounds": "hit",
    "cancel-wounds": "wounds",
    "bear-wounds": "wounds",
}


def window_of(effect: Effect) -> str:
    """roll, hit or wounds by what the effect does; any-time by its label; else the start of stage or step."""
    return _WINDOWS.get(effect.do) or ("any-time" if effect.when == "any-time" else "start")
