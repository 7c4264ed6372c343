"""OpenSpiel's own tests on our games, and what its algorithms rely on."""

from __future__ import annotations

import json
import random
from math import isclose
from typing import Any

import numpy as np
import pytest

import tamalir
from tamalir.kernel import Misfit

pyspiel: Any = pytest.importorskip("pyspiel", reason="there are no wheels of OpenSpiel for this system")

import tamalir.envs.openspiel  # noqa: E402  # pyright: ignore[reportUnusedImport]

SHORT = {"edition": "second", "players": 2, "options": "turn-limit:20 length:shorter"}


def played(state: Any, luck: random.Random, steps: int = 100_000) -> Any:
    """Everybody does anything; chance falls as it should."""
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return state


def new(**params: Any) -> Any:
    return pyspiel.load_game("tamalir", {**SHORT, **params}).new_initial_state()


@pytest.mark.parametrize("edition", list(tamalir.GAMES))
def test_openspiels_own_test_passes(edition: str):
    """Clones, serialization, legal actions, returns, strings: random_sim_test looks at all of them."""
    game = pyspiel.load_game("tamalir", {"edition": edition, "players": 2, "length": 40})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_state_can_be_written_down_and_read_again():
    game = pyspiel.load_game("tamalir", SHORT)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("players", "options"), [(1, "turn-limit:20"), (3, "turn-limit:20 doom-track")])
def test_a_whole_game_has_returns(players: int, options: str):
    state = played(new(players=players, options=options), random.Random(5))
    returns = state.returns()
    assert len(returns) == players
    assert all(-1 <= share <= 1 for share in returns)
    assert returns in ([0.0] * players, [1.0] * players) or isclose(sum(returns), 0, abs_tol=1e-9)


def test_chance_is_exact():
    """Two dice of ten sides: a node for each, every face with a tenth."""
    state = new()
    luck = random.Random(1)
    seen: set[tuple[int, ...]] = set()
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert isclose(sum(chance for _, chance in outcomes), 1)
            seen.add((len(outcomes), round(1 / min(chance for _, chance in outcomes))))
            assert len({state.action_to_string(-1, n) for n, _ in outcomes}) == len(outcomes)
        played(state, luck, 1)
    assert (10, 10) in seen


def test_a_clone_shares_the_past_and_not_the_future():
    state = played(new(), random.Random(2), 60)
    clone = state.clone()
    assert str(clone) == str(state)
    before = state.information_state_string(0)
    one, other = played(clone, random.Random(3)), played(state.clone(), random.Random(4))
    assert one.history() != other.history()
    assert state.information_state_string(0) == before
    assert played(state, random.Random(3)).history() == one.history()


def test_a_player_is_told_what_its_seat_may_know():
    state = played(new(options="turn-limit:100"), random.Random(2), 80)
    while state.is_chance_node():
        played(state, random.Random(1), 1)
    me = state.current_player()
    mine, theirs = (json.loads(state.observation_string(seat)) for seat in (me, 1 - me))
    assert mine["request"]["options"]
    assert not theirs["request"]["options"]
    whole = json.loads(state.information_state_string(me))
    assert whole["now"] == mine
    assert whole["done"]


def test_a_search_of_openspiel_plays_a_fight():
    mcts: Any = pytest.importorskip("open_spiel.python.algorithms.mcts")
    state = played(new(length=400, options="turn-limit:50"), random.Random(2), 40)
    while state.is_chance_node():
        played(state, random.Random(1), 1)
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(
        state.get_game(), 2.0, 4, mcts.RandomRolloutEvaluator(1, luck), random_state=luck, solve=False
    )
    assert bot.step(state) in state.legal_actions()


def test_what_cannot_be_is_refused():
    with pytest.raises(Misfit, match="players"):
        pyspiel.load_game("tamalir", {"edition": "third", "players": 9})
