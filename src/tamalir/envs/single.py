"""Any game for Gymnasium: one seat learns, bots have the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from tamalir.envs.aec import METADATA, SEEDS, Shown, known_mode
from tamalir.envs.table import EnvTable, Seen, action_space, observation_space
from tamalir.game import Encoding, Game
from tamalir.players.bot import Player
from tamalir.players.deciding import decision


class OneSeat(Shown, gymnasium.Env[Any, Any]):
    """Seat 0 learns, `opponents` have the others: bots of the game, each with so many `steps` of work for a
    decision."""

    metadata = METADATA
    game: EnvTable

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
        self.render_mode = known_mode(render_mode)
        self._bots: list[Player] = []
        self._seed = 0
        self._stood = 0.0
        self.game = EnvTable(game, encoding, 1 + len(opponents), options)
        self.observation_space = observation_space(encoding, 1 + len(opponents))
        self.action_space = action_space(encoding)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self._seed = int(self.np_random.integers(SEEDS))
        self.game.begin(self._seed)
        self._seat_the_bots()
        self._others_act()
        self._stood = self.game.progress(0)
        return self.game.observe(0), self.game.info(0)

    def _seat_the_bots(self) -> None:
        self._bots = [
            self.game.game.bot(name, self._seed * 31 + n, None, self.steps)
            for n, name in enumerate(self.opponents)
        ]

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        self.game.act(int(action))
        self._others_act()
        stands = self.game.progress(0)
        reward = self.game.score(0) + self.shaping * (stands - self._stood)
        self._stood = stands
        return self.game.observe(0), reward, self.game.over, False, self.game.info(0)

    def _others_act(self) -> None:
        game = self.game
        while game.request is not None and game.asked != 0:
            game.answer(decision(self._bots[game.asked - 1], game.table, game.request))

    def render(self) -> Any:
        return self.shown()

    def __getstate__(self) -> dict[str, Any]:
        """Bots decide by their seed and what they see: others of the same name and seed take their place."""
        return {name: value for name, value in self.__dict__.items() if name != "_bots"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._seat_the_bots()
