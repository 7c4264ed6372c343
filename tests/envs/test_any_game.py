"""The wrappers take any game that has an encoding."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, cast

import numpy as np
import pytest
from gymnasium.spaces import Box
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray
from pettingzoo import test as judges

from tamalir.envs.aec import SeatsAtOnce, SeatsInTurn
from tamalir.envs.second import ENCODING
from tamalir.envs.single import OneSeat
from tamalir.game import Encoding
from tamalir.games import GAMES
from tamalir.kernel import Choose, Seat, Unknown
from tests.lab.test_any_game import GAME
from tests.toys import Race

JUDGES = cast("Any", judges)

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


class RaceEncoding:
    """1, then how far each boat is, the own one first; of an option whether it moves the boat."""

    name = "race_v0"
    agreed: Mapping[str, Any] = MappingProxyType({"rounds": 2})
    most_options = 8

    def vector_space(self, players: int) -> Box:
        return Box(-1.0, 1.0, (1 + players,), np.float32)

    def options_space(self) -> Box:
        return Box(0.0, 1.0, (8, 1), np.float32)

    def observed(self, state: Race, seat: Seat, request: Choose[Any] | None) -> NDArray[np.float32]:
        own = [boat.at[0] / 8 for boat in state.boats]
        return np.array([1.0, *own[seat:], *own[:seat]], dtype=np.float32)

    def weighed(self, state: Race, request: Choose[Any]) -> NDArray[np.float32]:
        rows = np.zeros((8, 1), dtype=np.float32)
        for n, option in enumerate(request.options[:8]):
            rows[n] = option.verb == "to"
        return rows

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


def test_a_game_brings_its_encoding() -> None:
    encoding = GAMES["second"].encoding
    assert encoding is not None
    assert encoding() is ENCODING
    assert GAMES["third"].encoding is None
