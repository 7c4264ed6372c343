"""Any game for PettingZoo: agent by agent (`SeatsInTurn`), or all at once (`SeatsAtOnce`)."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Self, cast

import gymnasium
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from tamalir.envs.table import EnvTable, Info, Seen, action_space, observation_space
from tamalir.game import Encoding, Game
from tamalir.kernel import Unknown

SEEDS = 2**31
RESET_FIRST = "nothing has begun: call reset() first"


RENDER_MODES = ["ansi", "rgb_array"]
METADATA: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 2}
"""What PettingZoo and Gymnasium want to know of an environment; the name is that of its encoding."""


class Shown:
    """What all environments do alike: they show their table, and can be copied in the middle of a game.

    `copy.copy`, `copy.deepcopy` and `pickle` give an environment that goes on from the same place with the
    same luck and owes the first one nothing.
    """

    game: EnvTable
    render_mode: str | None

    def shown(self) -> Any:
        """The table in words (`ansi`) or as a picture (`rgb_array`); nothing without a mode."""
        if self.render_mode is None:
            return None
        if not self.game.begun:
            raise gymnasium.error.ResetNeeded(RESET_FIRST)
        return self.game.told() if self.render_mode == "ansi" else self.game.drawn()

    def __copy__(self) -> Self:
        return deepcopy(self)


def known_mode(mode: str | None) -> str | None:
    """This way of showing the table, or the error that says which there are."""
    if mode is not None and mode not in RENDER_MODES:
        raise Unknown("render mode", mode, RENDER_MODES)
    return mode


class SeatsInTurn(Shown, AECEnv[str, Any, Any]):
    """Agent by agent, in the order in which the game asks. It guards itself as PettingZoo's wrappers would:
    order, bounds, forbidden actions.

    `max_cycles` limits the answers of each agent: whoever has given so many is truncated, and its hero is
    led on by chance until the others are done. `shaping` adds a reward for every level that is gained.
    """

    def __init__(
        self,
        game: Game[Any],
        encoding: Encoding[Any],
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = METADATA | {"name": encoding.name}
        self.game = EnvTable(game, encoding, players, options)
        self.max_cycles = max_cycles
        self.shaping = shaping
        self.render_mode = known_mode(render_mode)
        self.possible_agents = _agents(players)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(encoding, players) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(encoding) for agent in self.possible_agents}
        self.agents = []
        self._begun = False
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.game.begin(int(self._random.integers(SEEDS)))
        self._begun = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {
            agent: self.game.info(seat) for seat, agent in enumerate(self.possible_agents)
        }
        self._answers = dict.fromkeys(self.agents, 0)
        self._stood = {agent: self.game.progress(self._seat[agent]) for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.asked]

    def observe(self, agent: str) -> Seen:
        if not self._begun:
            raise gymnasium.error.ResetNeeded(RESET_FIRST)
        return self.game.observe(self._seat[agent])

    def step(self, action: int | None) -> None:
        if not self._begun:
            raise gymnasium.error.ResetNeeded(RESET_FIRST)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        self._cumulative_rewards[agent] = 0.0
        game.act(int(cast("int", action)))
        if self.max_cycles is not None:
            self._count(agent)
        if self.shaping or game.over:
            self._clear_rewards()
            self._settle()
            self._accumulate_rewards()
        self._inform(agent)
        if game.over or self.max_cycles is not None:
            if not game.over and not all(self.truncations.values()):
                self.agent_selection = self.possible_agents[game.asked]
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[game.asked]

    def _inform(self, acted: str) -> None:
        """Whoever acted, and whoever is asked now; at the end everybody."""
        game = self.game
        for agent in self.agents if game.over else {acted, self.possible_agents[game.asked]}:
            if agent in self.infos:
                self.infos[agent] = game.info(self._seat[agent])

    def _count(self, agent: str) -> None:
        self._answers[agent] += 1
        self.truncations[agent] = self._answers[agent] == self.max_cycles
        self._lead_on_the_absent()

    def _lead_on_the_absent(self) -> None:
        """Chance answers for agents that are truncated, as long as anybody else is there."""
        live = [agent for agent in self.agents if not self.truncations[agent]]
        while live and not self.game.over and self.possible_agents[self.game.asked] not in live:
            self.game.act_by_chance()

    def _settle(self) -> None:
        """Rewards of this step, and the end of the game."""
        if self.shaping:
            for agent in self.agents:
                stands = self.game.progress(self._seat[agent])
                self.rewards[agent] += self.shaping * (stands - self._stood[agent])
                self._stood[agent] = stands
        if self.game.over:
            for agent in self.agents:
                self.rewards[agent] += self.game.score(self._seat[agent])
                self.terminations[agent] = not self.truncations[agent]

    def render(self) -> Any:
        return self.shown()

    def close(self) -> None:
        """Nothing is held open."""


class SeatsAtOnce(Shown, ParallelEnv[str, Any, Any]):
    """All seats act in each step; the action of a seat that is not asked changes nothing.

    `max_cycles` limits the steps.
    """

    def __init__(
        self,
        game: Game[Any],
        encoding: Encoding[Any],
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = METADATA | {"name": encoding.name, "is_parallelizable": True}
        self.game = EnvTable(game, encoding, players, options)
        self.max_cycles = max_cycles
        self.render_mode = known_mode(render_mode)
        self.possible_agents = _agents(players)
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(encoding, players) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(encoding) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.game.begin(int(self._random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._all_see(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        agents = self.agents
        self.game.act(int(actions[self.possible_agents[self.game.asked]]))
        self._steps += 1
        over = self.game.over
        stopped = not over and self._steps == self.max_cycles
        rewards = {agent: self.game.score(seat) for seat, agent in enumerate(agents)}
        seen, infos = self._all_see(), self._infos()
        if over or stopped:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, stopped), infos

    def _all_see(self) -> dict[str, Seen]:
        return {agent: self.game.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.game.info(seat) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> Any:
        return self.shown()

    def close(self) -> None:
        """Nothing is held open."""


def _agents(players: int) -> list[str]:
    return [f"seat_{n}" for n in range(players)]
