"""Any game for Gymnasium: one seat learns, bots have the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from tamalir.envs.aec import METADATA, SEEDS
from tamalir.envs.table import EnvTable, Seen, action_space, observation_space
from tamalir.game import Encoding, Game
from tamalir.players.deciding import decision


class OneSeat(gymnasium.Env[Any, Any]):
    """Seat 0 learns, `opponents` have the others: bots of the game, each with so many `steps` of work for a
    decision."""

    metadata = METADATA

    def __init__(
        self,
        game: Game[Any],
        encoding: Encoding[Any],
        opponents: Sequence[str] = ("random",),
        options: Mapping[str, Any] | None = None,
        steps: int = 10,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = METADATA | {"name": encoding.name}
        self.opponents = tuple(game.known_bot(name) for name in opponents)
        self.steps = steps
        self.shaping = shaping
        self.render_mode = render_mode
        self.game = EnvTable(game, encoding, 1 + len(opponents), options)
        self.observation_space = observation_space(encoding, 1 + len(opponents))
        self.action_space = action_space(encoding)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEEDS))
        self.game.begin(drawn)
        self._bots = [
            self.game.game.bot(name, drawn * 31 + n, None, self.steps)
            for n, name in enumerate(self.opponents)
        ]
        self._others_act()
        self._stood = self.game.progress(0)
        return self.game.observe(0), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        self.game.act(int(action))
        self._others_act()
        stands = self.game.progress(0)
        reward = self.game.score(0) + self.shaping * (stands - self._stood)
        self._stood = stands
        return self.game.observe(0), reward, self.game.over, False, {}

    def _others_act(self) -> None:
        game = self.game
        while game.request is not None and game.asked != 0:
            game.answer(decision(self._bots[game.asked - 1], game.table, game.request))

    def render(self) -> Any:
        return self.game.told() if self.render_mode == "ansi" else None
