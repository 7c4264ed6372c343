"""A second-edition game for learners: numbered options in, numbers out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tamalir.envs import encoding
from tamalir.kernel import Choose, ChooseAll, Fast, Seat, Setup, Table
from tamalir.players.luck import Luck
from tamalir.second.edition import EDITION
from tamalir.second.experience import level, points, price
from tamalir.second.state import SecondState

TURN_LIMIT = 200
"""Turns of all players together after which a game is decided by comparison (2E-GAP-095)."""

MASKS = np.tri(encoding.MOST_OPTIONS + 1, encoding.MOST_OPTIONS, -1, dtype=np.int8)
"""The mask for each number of options."""

Seen = dict[str, NDArray[Any]]


def observation_space(players: int) -> spaces.Dict:
    """What `Game.observe` gives."""
    most = encoding.MOST_OPTIONS
    return spaces.Dict({
        "observation": spaces.Box(-1.0, 1.0, (encoding.size(players),), np.float32),
        "options": spaces.Box(0.0, 1.0, (most, encoding.OPTION), np.float32),
        "action_mask": spaces.Box(0, 1, (most,), np.int8),
    })  # fmt: skip


def action_space() -> spaces.Discrete:
    """Action `k` is the `k`-th option of the request."""
    return spaces.Discrete(encoding.MOST_OPTIONS)


class Game:
    """A table at which numbers answer. An action that the mask forbids is answered by the first option."""

    def __init__(self, players: int, options: Mapping[str, Any] | None = None) -> None:
        self.players = players
        chosen = {"turn-limit": TURN_LIMIT, **(options or {})}
        self._setup = Setup(players, options=EDITION.settle(chosen))
        self._start = EDITION.begin(self._setup)
        """Every game begins with it; a table plays with a copy."""
        self.table: Table[SecondState]
        self.request: Choose[Any] | None
        self.illegal = 0
        """Actions that no option stood for."""

    def begin(self, seed: int) -> None:
        """A new game: the seed decides all its chances."""
        self.luck = Luck(seed, 1)
        self.table = Table(EDITION, self._start, Fast(seed), setup=self._setup, listening=False)
        self.illegal = 0
        self._ask()

    @property
    def over(self) -> bool:
        return self.request is None

    @property
    def asked(self) -> Seat:
        """Whose answer is waited for."""
        assert self.request is not None
        return self.request.seat

    def act(self, action: int) -> None:
        """The seat that is asked chooses."""
        request = self.request
        assert request is not None, "the game is over"
        options = request.options
        if not 0 <= action < min(len(options), encoding.MOST_OPTIONS):
            self.illegal += 1
            action = 0
        if request is self.table.request:
            self.table.take(options[action])
        else:  # others are asked at the same time
            self.table.answer(options[action].id, request.seat)
        self._ask()

    def act_by_chance(self) -> None:
        """The seat that is asked does anything it may."""
        assert self.request is not None
        self.act(self.luck.below(min(len(self.request.options), encoding.MOST_OPTIONS)))

    def answer(self, option: str) -> None:
        """The same by the option's id, for bots; they may use asides too."""
        assert self.request is not None
        self.table.answer(option, self.request.seat)
        self._ask()

    def _ask(self) -> None:
        table = self.table
        asked = table.request
        if isinstance(asked, ChooseAll):
            asked = table.pending(table.waiting()[0])
        self.request = cast("Choose[Any] | None", asked)

    def observe(self, seat: Seat) -> Seen:
        """What this seat may know; options and mask are empty unless it is asked."""
        request = self.request if self.request is not None and self.request.seat == seat else None
        state = self.table.state
        ways = encoding.ways_of(state)
        if request is None:
            rows = np.zeros((encoding.MOST_OPTIONS, encoding.OPTION), dtype=np.float32)
            offered = 0
        else:
            rows = encoding.weighed(state, request, ways)
            offered = min(len(request.options), encoding.MOST_OPTIONS)
        return {
            "observation": encoding.observed(state, seat, request, ways),
            "options": rows,
            "action_mask": MASKS[offered].copy(),
        }

    def score(self, seat: Seat) -> float:
        """1 for the winner, the others bear it together; a shared victory is shared; 0 without a winner."""
        result = self.table.result
        if result is None or not result.winners:
            return 0.0
        if len(result.winners) == self.players:
            return 0.0
        if seat in result.winners:
            return 1.0 / len(result.winners)
        return -1.0 / (self.players - len(result.winners))

    def progress(self, seat: Seat) -> float:
        """How far a hero has come, in levels and parts of the next."""
        state = self.table.state
        hero = state.heroes[seat]
        return level(hero) + min(3.0, points(hero) / price(state))
