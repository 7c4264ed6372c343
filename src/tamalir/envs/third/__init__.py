"""The Third Edition for learners, version 0: what its numbers mean never changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from tamalir.envs.encoding import BaseEncoding
from tamalir.envs.third import cards, parts, rows, vector
from tamalir.envs.third.drawing import drawn
from tamalir.envs.third.words import NUMBERS
from tamalir.game import Menu
from tamalir.kernel import Choose, Option, Seat
from tamalir.odds.third.progress import progress
from tamalir.third.state import ThirdState

STAKE = 0.5
"""Where the villain wins, whoever has made most of the time gets half a victory; ladders count alike."""


class ThirdEncoding(BaseEncoding[ThirdState]):
    """Everything of it can be read off the View of the seat."""

    name = "tamalir_third_v0"
    agreed: Mapping[str, Any] = {"deals": "limited"}
    most_options = rows.MOST_OPTIONS
    stake = STAKE

    def offered(self, request: Choose[Any]) -> Sequence[Option[Any]]:
        return parts.offered(request)

    def in_parts(self, request: Choose[Any]) -> bool:
        return parts.in_parts(request)

    def parts(self, state: ThirdState, option: Option[Any]) -> tuple[str, ...]:
        return parts.parts(option)

    def spaces(self, players: int) -> Mapping[str, Box]:
        most = self.most_options
        return {
            "observation": Box(-1.0, 1.0, (vector.size(players),), np.float32),
            "cards": Box(0, NUMBERS.other, (cards.COMMON + players * cards.SEAT,), np.int16),
            "effects": Box(0.0, 1.0, (3 + players, NUMBERS.features), np.float32),
            "options": Box(-1.0, 1.0, (most, rows.OPTION), np.float32),
            "option_cards": Box(0, NUMBERS.other, (most,), np.int16),
        }

    def seen(self, state: ThirdState, seat: Seat, menu: Menu | None) -> dict[str, NDArray[Any]]:
        asked, chosen = (None, ()) if menu is None else (menu.request.key, menu.chosen)
        return {
            "observation": vector.observed(state, seat, asked, chosen),
            "cards": cards.cards(state, seat),
            "effects": cards.effects(state, seat),
            "options": np.zeros((self.most_options, rows.OPTION), np.float32)
            if menu is None
            else rows.weighed(state, seat, menu),
            "option_cards": cards.option_cards(state.book, menu),
        }

    def progress(self, state: ThirdState, seat: Seat) -> float:
        """What a hero has made of its time: trophies, skills, half of its gold and assets, story tokens."""
        return progress(state)[seat]

    def drawn(self, state: ThirdState) -> NDArray[np.uint8]:
        return drawn(state)


ENCODING = ThirdEncoding()
