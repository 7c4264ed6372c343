"""The Second Edition for learners, versions 0 and 1: what the numbers of a version mean never changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from tamalir.envs.encoding import BaseEncoding
from tamalir.envs.second import cards, encoding
from tamalir.envs.second.drawing import drawn
from tamalir.game import Menu
from tamalir.kernel import Option, Seat
from tamalir.second.experience import level, points, price
from tamalir.second.state import SecondState

TURN_LIMIT = 200
"""Turns of all players together after which a game is decided by comparison (2E-GAP-095)."""

ROWS = (encoding.MOST_OPTIONS, encoding.OPTION)


class VersionZero(BaseEncoding[SecondState]):
    """Everything of it can be read off the View of the seat."""

    name = "tamalir_second_v0"
    agreed: Mapping[str, Any] = {"turn-limit": TURN_LIMIT, "decide-each-step": True}
    most_options = encoding.MOST_OPTIONS
    cut = True

    def spaces(self, players: int) -> Mapping[str, Box]:
        return {
            "observation": Box(-1.0, 1.0, (encoding.size(players),), np.float32),
            "options": Box(0.0, 1.0, ROWS, np.float32),
        }

    def seen(self, state: SecondState, seat: Seat, menu: Menu | None) -> dict[str, NDArray[Any]]:
        question = None if menu is None else menu.request.key
        return {
            "observation": encoding.observed(state, seat, question),
            "options": np.zeros(ROWS, np.float32) if menu is None else encoding.weighed(state, _whole(menu)),
        }

    def progress(self, state: SecondState, seat: Seat) -> float:
        """How far a hero has come, in levels and parts of the next."""
        hero = state.heroes[seat]
        return level(hero) + min(3.0, points(hero) / price(state))

    def drawn(self, state: SecondState) -> NDArray[np.uint8]:
        return drawn(state)


def _whole(menu: Menu) -> list[Option[Any]]:
    """The options of a page; what stands for further pages is the last of its actions, and has no row."""
    return [option for option in menu.options if option is not None]


class VersionOne(VersionZero):
    """Besides, which cards there are and what they do; further options stand on further pages."""

    name = "tamalir_second_v1"
    cut = False

    def spaces(self, players: int) -> Mapping[str, Box]:
        most, texts, other = self.most_options, cards.NUMBERS.features, cards.NUMBERS.other
        return {
            "observation": Box(-1.0, 1.0, (encoding.size(players),), np.float32),
            "cards": Box(0, other, (cards.COMMON + players * cards.SEAT,), np.int16),
            "effects": Box(0.0, 1.0, (2 + players, texts), np.float32),
            "options": Box(0.0, 1.0, (most, encoding.OPTION + texts), np.float32),
            "option_cards": Box(0, other, (most,), np.int16),
        }

    def seen(self, state: SecondState, seat: Seat, menu: Menu | None) -> dict[str, NDArray[Any]]:
        rows = np.zeros((self.most_options, encoding.OPTION + cards.NUMBERS.features), np.float32)
        if menu is not None:
            rows[:, : encoding.OPTION] = encoding.weighed(state, _whole(menu))
            cards.option_texts(state, menu.options, rows[:, encoding.OPTION :])
        return {
            "observation": encoding.observed(state, seat, None if menu is None else menu.request.key),
            "cards": cards.cards(state, seat),
            "effects": cards.effects(state, seat),
            "options": rows,
            "option_cards": cards.option_cards(() if menu is None else menu.options, self.most_options),
        }


VERSION_0 = VersionZero()
VERSION_1 = VersionOne()
