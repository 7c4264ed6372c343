"""The Second Edition for learners, version 0: what its numbers mean never changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box

from tamalir.envs.second import encoding
from tamalir.envs.second.encoding import Numbers
from tamalir.kernel import Choose, Seat
from tamalir.second.experience import level, points, price
from tamalir.second.state import SecondState

TURN_LIMIT = 200
"""Turns of all players together after which a game is decided by comparison (2E-GAP-095)."""


class SecondEncoding:
    """Everything of it can be read off the View of the seat."""

    name = "tamalir_second_v0"
    agreed: Mapping[str, Any] = {"turn-limit": TURN_LIMIT}
    most_options = encoding.MOST_OPTIONS

    def vector_space(self, players: int) -> Box:
        return Box(-1.0, 1.0, (encoding.size(players),), np.float32)

    def options_space(self) -> Box:
        return Box(0.0, 1.0, (encoding.MOST_OPTIONS, encoding.OPTION), np.float32)

    def observed(self, state: SecondState, seat: Seat, request: Choose[Any] | None) -> Numbers:
        return encoding.observed(state, seat, request)

    def weighed(self, state: SecondState, request: Choose[Any]) -> Numbers:
        return encoding.weighed(state, request)

    def progress(self, state: SecondState, seat: Seat) -> float:
        """How far a hero has come, in levels and parts of the next."""
        hero = state.heroes[seat]
        return level(hero) + min(3.0, points(hero) / price(state))


ENCODING = SecondEncoding()
