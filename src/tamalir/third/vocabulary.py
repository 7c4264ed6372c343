"""All verbs of Third Edition cards together. Each has its sentence in the texts and its line in
docs/third-content.md."""

from __future__ import annotations

from tamalir.third import board_effects, card_effects, effects, gain_effects, rival_effects
from tamalir.third.uses import VERBS

__all__ = ["VERBS"]

ROOMS = (effects, gain_effects, board_effects, card_effects, rival_effects)
"""Where the verbs are: importing these modules is what fills the vocabulary."""

VERBS.standing("action-cost", action=str, amount=int)
