"""One version of one game, as PettingZoo and Gymnasium want it. A module with the version in its name hands
out what is made here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tamalir.envs.aec import SeatsAtOnce, SeatsInTurn
from tamalir.envs.single import OneSeat
from tamalir.game import Encoding
from tamalir.games import game_called


class Version:
    """An encoding of a game."""

    def __init__(self, game: str, encoding: Encoding[Any]) -> None:
        self.game = game_called(game)
        self.encoding = encoding

    def env(
        self,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> SeatsInTurn:
        """PettingZoo, agent by agent, in the order in which the game asks. It needs no wrappers."""
        return SeatsInTurn(self.game, self.encoding, players, options, max_cycles, shaping, render_mode)

    def parallel_env(
        self,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> SeatsAtOnce:
        """PettingZoo, all seats in each step; the action of a seat that is not asked changes nothing."""
        return SeatsAtOnce(self.game, self.encoding, players, options, max_cycles, render_mode)

    def single_seat(
        self,
        opponents: Sequence[str] = ("random",),
        options: Mapping[str, Any] | None = None,
        steps: int = 10,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> OneSeat:
        """Gymnasium: seat 0 learns, `opponents` have the others."""
        return OneSeat(self.game, self.encoding, opponents, options, steps, shaping, render_mode)
