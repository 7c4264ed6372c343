"""The second edition for PettingZoo (`env`, `parallel_env`) and Gymnasium (`SingleSeat`), version 0."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import gymnasium
from pettingzoo import AECEnv

from tamalir.envs.aec import SeatsAtOnce, SeatsInTurn
from tamalir.envs.second import ENCODING
from tamalir.envs.single import OneSeat
from tamalir.envs.table import Seen, masked
from tamalir.games import GAMES

__all__ = ["Seen", "SingleSeat", "env", "masked", "parallel_env", "raw_env"]


class raw_env(SeatsInTurn):  # noqa: N801 - the name that PettingZoo gives it
    """Agent by agent, in the order in which the game asks."""

    def __init__(
        self,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(GAMES["second"], ENCODING, players, options, max_cycles, shaping, render_mode)


def env(**settings: Any) -> AECEnv[str, Any, Any]:
    """The environment as PettingZoo wants it: `raw_env`, which needs no wrappers."""
    return raw_env(**settings)


class parallel_env(SeatsAtOnce):  # noqa: N801 - the name that PettingZoo gives it
    """All seats act in each step; the action of a seat that is not asked changes nothing."""

    def __init__(
        self,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(GAMES["second"], ENCODING, players, options, max_cycles, render_mode)


class SingleSeat(OneSeat):
    """One seat against bots: seat 0 learns, `opponents` have the others. Random by default."""

    def __init__(
        self,
        opponents: Sequence[str] = ("random",),
        options: Mapping[str, Any] | None = None,
        steps: int = 10,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(GAMES["second"], ENCODING, opponents, options, steps, shaping, render_mode)


cast("Any", gymnasium).register("tamalir/Second-v0", entry_point="tamalir.envs.second_v0:SingleSeat")
