"""The environments before their judges: PettingZoo's and Gymnasium's own tests, as they come."""

from __future__ import annotations

from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo import test as judges

from tamalir.envs import second_v0, second_v1
from tamalir.envs.second import VERSION_0, VERSION_1, cards, encoding
from tamalir.envs.table import EnvTable, observation_space
from tamalir.games import GAMES
from tamalir.kernel import Option, Unknown
from tamalir.second.library import KINDS
from tamalir.second.state import Item
from tamalir.second.vocabulary import VERBS
from tests.language.scan import keys

JUDGES = cast("Any", judges)


def table(players: int, options: dict[str, Any] | None = None) -> EnvTable:
    return EnvTable(GAMES["second"], VERSION_1, players, options)


pytestmark = [
    # Advice for environments without a mask in their observation: PettingZoo's own card games get it too.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("version", [second_v0, second_v1])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_pettingzoo_api(players: int, version: Any, capsys: pytest.CaptureFixture[str]) -> None:
    JUDGES.api_test(version.env(players=players), num_cycles=400)
    JUDGES.api_test(version.raw_env(players=players, shaping=0.1), num_cycles=100)


def test_pettingzoo_api_to_the_end_of_games(capsys: pytest.CaptureFixture[str]) -> None:
    JUDGES.api_test(second_v1.env(players=3, options={"turn-limit": 20}), num_cycles=1000)


def test_pettingzoo_parallel_api(capsys: pytest.CaptureFixture[str]) -> None:
    JUDGES.parallel_api_test(second_v1.parallel_env(players=3), num_cycles=200)


def test_pettingzoo_seeds() -> None:
    JUDGES.seed_test(second_v1.env, num_cycles=300)


def test_pettingzoo_max_cycles() -> None:
    JUDGES.max_cycles_test(second_v1)


@pytest.mark.slow
def test_pettingzoo_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    JUDGES.performance_benchmark(second_v0.env())
    assert "turns per second" in capsys.readouterr().out


def test_gymnasium_checker() -> None:
    check_env(
        gymnasium.make("tamalir/Second-v1", opponents=("random", "random"), render_mode="ansi").unwrapped
    )


def test_the_old_id_says_what_to_use() -> None:
    """Its numbers still mean what they meant."""
    with pytest.warns(DeprecationWarning, match="upgrading to version `v1`"):
        old = gymnasium.make("tamalir/Second-v0").unwrapped
    seen, _ = old.reset(seed=1)
    assert set(seen) == {"observation", "options", "action_mask"}
    assert second_v0.SUCCESSOR == "tamalir.envs.second_v1"


def test_gymnasium_against_a_bot_that_thinks() -> None:
    env = second_v0.SingleSeat(opponents=["novice"], options={"turn-limit": 20}, steps=3, shaping=0.1)
    random = np.random.default_rng(1)
    observed, _ = env.reset(seed=3)
    over, steps = False, 0
    while not over:
        observed, _, over, stopped, _ = env.step(second_v0.masked(observed, random))
        assert env.observation_space.contains(observed)
        assert not stopped
        steps += 1
    assert steps > 5
    with pytest.raises(Unknown, match="bot of the game second 'chess'"):
        second_v0.SingleSeat(opponents=["chess"])


@pytest.mark.parametrize("seed", range(4))
def test_numbers_tell_no_more_than_the_view(seed: int) -> None:
    """The same numbers come out of the state of the view, from which the secrets are taken, for somebody who
    remembers nothing of the steps before."""
    game = table(3, {"doom-track": True, "turn-limit": 50})
    game.begin(seed)
    while not game.over:
        seat, state, request = game.asked, game.table.state, game.request
        assert request is not None
        known = game.table.view(seat).state
        fresh = encoding.Ways(state.book).now(known)
        np.testing.assert_array_equal(
            encoding.observed(state, seat, request.key), encoding.observed(known, seat, request.key, fresh)
        )
        np.testing.assert_array_equal(
            encoding.weighed(state, request.options), encoding.weighed(known, request.options, fresh)
        )
        for name, numbers in VERSION_1.seen(known, seat, game.menu).items():
            np.testing.assert_array_equal(game.observe(seat)[name], numbers, err_msg=name)
        game.act_by_chance()


def test_what_an_option_is_called_decides_its_row() -> None:
    """Rows are remembered by it, so the same name must mean the same, whoever asks."""
    rows: dict[str, Any] = {}
    for seed in range(16):
        game = table(3, {"doom-track": True, "turn-limit": 50})
        game.begin(seed)
        while game.request is not None:
            for option in game.request.options:
                name = encoding.called(option)
                row = encoding.row_of(game.table.state.book, option)
                np.testing.assert_array_equal(rows.setdefault(name, row), row, err_msg=name)
            game.act_by_chance()


def test_the_vector_is_as_long_as_it_says_and_each_part_is_somewhere_used() -> None:
    """A number that never moves in a hundred games would be one too many."""
    lows = np.full(encoding.size(2), np.inf, dtype=np.float32)
    highs = -lows
    for seed in range(24):
        game = table(2, {"doom-track": True, "travel-hazards": True, "turn-limit": 200})
        game.begin(seed)
        while not game.over:
            found = game.observe(game.asked)["observation"]
            assert found.shape == (encoding.size(2),)
            lows, highs = np.minimum(lows, found), np.maximum(highs, found)
            game.act_by_chance()
    still = np.flatnonzero(lows[len(encoding.QUESTIONS) + 2 :] == highs[len(encoding.QUESTIONS) + 2 :])
    assert len(still) < 8


COMPUTED = {"ask", "ask-gold", "buy", "done", "give", "give-gold", "hire", "no", "propose", "yes"}
"""Verbs that the source puts together, or leaves to the kernel or the world."""


def in_the_source(kind: str) -> set[str]:
    """Words of this kind that the rules speak of, as far as they stand there whole."""
    patterns = {key.pattern for key in keys("second")}
    return {p.removeprefix(f"{kind}-") for p in patterns if p.startswith(f"{kind}-") and "[" not in p}


def test_every_question_of_the_edition_has_its_place() -> None:
    """The list stands in the rules; here it has an order, which is fixed for ever."""
    chance = {name for name in in_the_source("ask") if name.startswith(("draw-", "roll-"))} - {
        "roll-commit",
        "roll-improve",
    }
    assert in_the_source("ask") - chance == {
        key.replace(".", "-") for key in (*encoding.QUESTIONS, *encoding.LATER_QUESTIONS)
    }


def test_every_verb_of_the_edition_has_its_place() -> None:
    """A new verb must be put among those that version 0 does not tell apart."""
    known = {*encoding.VERBS, *encoding.LATER}
    assert in_the_source("do") | COMPUTED == known


def test_nothing_is_asked_or_offered_in_games_that_is_not_listed() -> None:
    """What the source puts together is found by playing."""
    asked: set[str] = set()
    offered: set[str] = set()
    for seed in range(30):
        options = {"doom-track": seed % 2 == 0, "travel-hazards": seed % 3 == 0, "item-limits": True}
        game = table(1 + seed % 4, {**options, "battle-trophies": seed % 5 == 0, "turn-limit": 50})
        game.begin(seed)
        while game.request is not None:
            asked.add(game.request.key)
            offered |= {option.verb for option in game.request.options}
            game.act_by_chance()
    assert asked <= {*encoding.QUESTIONS, *encoding.LATER_QUESTIONS}
    assert offered <= {*encoding.VERBS, *encoding.LATER}


def test_rewards_add_up_to_nothing_and_the_winner_has_one() -> None:
    env = second_v0.env(players=3, options={"turn-limit": 20})
    random = np.random.default_rng(2)
    decided = 0
    for seed in range(6):
        env.reset(seed=seed)
        totals = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observed, reward, over, cut, _ = env.last()
            totals[agent] += reward
            env.step(None if over or cut else second_v0.masked(cast("Any", observed), random))
        assert abs(sum(totals.values())) < 1e-9
        decided += max(totals.values()) == 1.0
    assert decided


def test_a_free_step_counts_for_every_ground() -> None:
    game = table(2)
    game.begin(1)
    game.table.state.journey.dice = ["any", "river+road"]
    at = len(encoding.QUESTIONS) + 1 + 6 + 1 + 4
    dice = encoding.observed(game.table.state, game.asked, None)[at : at + len(encoding.WILDS)]
    shown = {ground.value: round(float(n), 1) for ground, n in zip(encoding.WILDS, dice, strict=True)}
    assert shown["river"] == shown["road"] == 0.4
    assert shown["swamp"] == shown["mountains"] == 0.2


def test_points_that_are_written_down_are_seen() -> None:
    """Nothing else of the hero changes with them (2E-XP-006)."""
    game = table(2)
    game.begin(1)
    state = game.table.state
    before = encoding.observed(state, 0, None)
    state.heroes[0].points += 2
    after = encoding.observed(state, 0, None)
    assert (after != before).sum() == 1


def test_no_number_leaves_its_bounds() -> None:
    """More dice than five, and more wounds and exhaustion than any printed hero can bear."""
    game = table(2)
    game.begin(1)
    state = game.table.state
    state.journey.dice = ["road"] * 5 + ["any"] * 3
    state.heroes[0].wounds, state.heroes[0].exhaustion, state.heroes[0].gold = 13, 11, 99
    seen = encoding.observed(state, 0, None)
    assert observation_space(VERSION_0, 2)["observation"].contains(seen)


def test_every_word_of_the_cards_has_its_place() -> None:
    """A new deed or moment must be put among those that version 1 does not tell apart."""
    assert {*cards.DEEDS, *cards.LATER} == set(VERBS.verbs)
    assert set(cards.MOMENTS) == {when for verb in VERBS.verbs.values() for when in verb.when}
    state = table(2)._start
    assert {card for kind in KINDS for card in getattr(state.book, kind)} == set(cards.CARDS)


def test_cards_are_told_apart_and_so_is_what_they_do() -> None:
    """Who has an Item sees its number and its deeds, in its own place and for every use of it."""
    game = table(2)
    game.begin(1)
    state = game.table.state
    before = game.observe(0)
    item = next(card for card in state.book.items if "add-wounds" in deeds(state, card))
    state.heroes[0].items.append(Item(item))
    after = game.observe(0)
    place = cards.COMMON + 1
    assert before["cards"][place] == 0
    assert after["cards"][place] == 1 + cards.CARDS.index(item)
    deed = cards.DEEDS.index("add-wounds")
    assert after["effects"][2, deed] == 1.0
    assert after["effects"][3, deed] == before["effects"][3, deed]
    n = [effect.do for effect in state.book.items[item].effects].index("add-wounds")
    use = Option(f"use:{item}:{n}", None, {"card": item, "n": n})
    rows = np.zeros((1, cards.NUMBERS.features), np.float32)
    cards.option_texts(state, [use], rows)
    assert [cards.DEEDS[at] for at in np.flatnonzero(rows[0, : len(cards.DEEDS)])] == ["add-wounds"]
    assert cards.option_cards([use], 4)[0] == after["cards"][place]


def deeds(state: Any, card: str) -> list[str]:
    return [effect.do for effect in state.book.items[card].effects]
