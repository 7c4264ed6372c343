"""The wrappers take any game that has an encoding."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, cast

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray
from pettingzoo import test as judges

from tamalir.envs.aec import SeatsAtOnce, SeatsInTurn
from tamalir.envs.encoding import BaseEncoding
from tamalir.envs.second import VERSION_1
from tamalir.envs.single import OneSeat
from tamalir.envs.third import ENCODING
from tamalir.game import Encoding, Menu
from tamalir.games import GAMES
from tamalir.kernel import Seat, Unknown
from tests.lab.test_any_game import GAME
from tests.toys import Race

JUDGES = cast("Any", judges)

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


class RaceEncoding(BaseEncoding[Race]):
    """1, then how far each boat is, the own one first; of an option whether it moves the boat."""

    name = "race_v0"
    agreed: Mapping[str, Any] = MappingProxyType({"rounds": 2})
    most_options = 8

    def spaces(self, players: int) -> Mapping[str, Box]:
        return {
            "observation": Box(-1.0, 1.0, (1 + players,), np.float32),
            "options": Box(0.0, 1.0, (8, 1), np.float32),
        }

    def seen(self, state: Race, seat: Seat, menu: Menu | None) -> dict[str, NDArray[Any]]:
        own = [boat.at[0] / 8 for boat in state.boats]
        rows = np.zeros((8, 1), dtype=np.float32)
        for n, option in enumerate(() if menu is None else menu.options):
            rows[n] = option is not None and option.verb == "to"
        far = np.array([1.0, *own[seat:], *own[:seat]], dtype=np.float32)
        return {"observation": far, "options": rows}

    def progress(self, state: Race, seat: Seat) -> float:
        return float(state.boats[seat].at[0])


RACE_ENCODING: Encoding[Race] = RaceEncoding()


def test_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    JUDGES.api_test(SeatsInTurn(GAME, RACE_ENCODING, 3, shaping=0.1), num_cycles=200)
    JUDGES.parallel_api_test(SeatsAtOnce(GAME, RACE_ENCODING, 2), num_cycles=100)


def test_gymnasium() -> None:
    env = OneSeat(GAME, RACE_ENCODING)
    check_env(env, skip_render_check=True)
    assert env.metadata["name"] == "race_v0"
    with pytest.raises(Unknown, match="bot of the game race 'champion'; known: random"):
        OneSeat(GAME, RACE_ENCODING, opponents=["champion"])


def test_what_the_encoding_agrees_on_holds_unless_a_learner_wants_otherwise() -> None:
    rounds: list[int] = []
    for options in (None, {"rounds": 8}):
        env = SeatsInTurn(GAME, RACE_ENCODING, 2, options)
        env.reset(seed=1)
        rounds.append(env.game.table.state.rounds)
    assert rounds == [2, 8]


def test_a_game_brings_its_newest_encoding() -> None:
    for name, newest in (("second", VERSION_1), ("third", ENCODING)):
        encoding = GAMES[name].encoding
        assert encoding is not None
        assert encoding() is newest
    assert GAMES["bonds"].encoding is None


def test_a_game_that_nobody_draws_is_told_in_words() -> None:
    env = SeatsInTurn(GAME, RACE_ENCODING, 2, render_mode="ansi")
    with pytest.raises(ResetNeeded):
        env.render()
    env.reset(seed=1)
    assert "0. " in env.render()
    env.render_mode = "rgb_array"
    with pytest.raises(NotImplementedError, match="nobody draws the game race"):
        env.render()
    with pytest.raises(Unknown, match="render mode 'human'"):
        SeatsInTurn(GAME, RACE_ENCODING, 2, render_mode="human")
