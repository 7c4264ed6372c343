"""A table for learners of any game: numbered options in, numbers out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tamalir.game import Encoding, Game
from tamalir.kernel import Choose, ChooseAll, Fast, Seat, Setup, Table
from tamalir.language import speaker
from tamalir.players.luck import Luck

Seen = dict[str, NDArray[Any]]


def observation_space(encoding: Encoding[Any], players: int) -> spaces.Dict:
    """What `EnvTable.observe` gives."""
    return spaces.Dict({
        "observation": encoding.vector_space(players),
        "options": encoding.options_space(),
        "action_mask": spaces.Box(0, 1, (encoding.most_options,), np.int8),
    })  # fmt: skip


def action_space(encoding: Encoding[Any]) -> spaces.Discrete:
    """Action `k` is the `k`-th option of the request."""
    return spaces.Discrete(encoding.most_options)


class EnvTable:
    """A table at which numbers answer. An action that the mask forbids is answered by the first option."""

    def __init__(
        self,
        game: Game[Any],
        encoding: Encoding[Any],
        players: int,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.encoding = encoding
        self.players = players
        edition = game.edition
        self._setup = Setup(players, options=edition.settle({**encoding.agreed, **(options or {})}))
        self._start = edition.begin(self._setup)
        """Every game begins with it; a table plays with a copy."""
        self.table: Table[Any]
        self.request: Choose[Any] | None
        self.illegal = 0
        """Actions that no option stood for."""
        self._most = most = encoding.most_options
        self._no_rows = np.zeros(encoding.options_space().shape, dtype=np.float32)
        self._masks = np.tri(most + 1, most, -1, dtype=np.int8)
        """The mask for each number of options."""

    def begin(self, seed: int) -> None:
        """A new game: the seed decides all its chances."""
        self.luck = Luck(seed, 1)
        self.table = Table(self.game.edition, self._start, Fast(seed), setup=self._setup, listening=False)
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
        if not 0 <= action < min(len(options), self._most):
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
        self.act(self.luck.below(min(len(self.request.options), self._most)))

    def answer(self, option: str) -> None:
        """Answer by the option's id, for bots; they may use asides too."""
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
        if request is None:
            rows = self._no_rows.copy()
            offered = 0
        else:
            rows = self.encoding.weighed(state, request)
            offered = min(len(request.options), self._most)
        return {
            "observation": self.encoding.observed(state, seat, request),
            "options": rows,
            "action_mask": self._masks[offered].copy(),
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
        """How far a seat has come."""
        return self.encoding.progress(self.table.state, seat)

    def told(self) -> str:
        """What is asked and what may be answered, in words."""
        words = speaker("en")
        if self.request is None:
            return words.text(self.table.result)
        options = [f"{n}. {words.option(option)}" for n, option in enumerate(self.request.options)]
        return "\n".join([words.request(self.request), *options])


def masked(seen: Seen, random: np.random.Generator) -> int:
    """Any action that the mask allows."""
    return int(random.choice(np.flatnonzero(seen["action_mask"])))
