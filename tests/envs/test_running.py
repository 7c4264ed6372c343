"""A running environment: it can be copied and kept, it is drawn and told, and it says what is going on."""

from __future__ import annotations

import copy
import pickle
from typing import Any, cast

import numpy as np
import pytest

from tamalir.envs import second_v1, third_v0
from tamalir.envs.canvas import INK, PAPER, SEATS, write

VERSIONS = [second_v1, third_v0]


def kept(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))  # noqa: S301


def seen_from(env: Any, version: Any, answers: int, seed: int = 5) -> list[Any]:
    """What is seen and paid in so many answers by chance."""
    random = np.random.default_rng(seed)
    found: list[Any] = []
    for agent in env.agent_iter(answers):
        observed, reward, over, cut, info = env.last()
        found.append((agent, reward, info, {name: n.tobytes() for name, n in observed.items()}))
        env.step(None if over or cut else version.masked(observed, random))
    return found


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, kept])
def test_a_copy_goes_on_as_the_original_would(version: Any, again: Any) -> None:
    env = version.env(players=3)
    env.reset(seed=4)
    seen_from(env, version, 90)
    other = again(env)
    assert other is not env
    went_on = seen_from(other, version, 60)
    assert went_on == seen_from(env, version, 60)
    assert went_on != seen_from(again(env), version, 60)


def test_a_copy_in_the_middle_of_a_choice_of_tokens() -> None:
    env = third_v0.env()
    random = np.random.default_rng(3)
    for seed in range(40):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observed, _, over, cut, info = env.last()
            if info.get("chosen"):
                others = [copy.deepcopy(env), kept(env)]
                assert all(other.last()[4] == info for other in others)
                futures = [seen_from(one, third_v0, 20) for one in (*others, env)]
                assert futures[0] == futures[1] == futures[2]
                return
            env.step(None if over or cut else third_v0.masked(cast("Any", observed), random))
    pytest.fail("no fight in forty games")


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("again", [copy.deepcopy, kept])
def test_one_seat_against_a_thinking_bot_goes_on_alike(version: Any, again: Any) -> None:
    env = version.SingleSeat(opponents=["novice"], steps=2, shaping=0.1)
    random = np.random.default_rng(1)
    seen, _ = env.reset(seed=3)
    for _ in range(25):
        seen = env.step(version.masked(seen, random))[0]
    other = again(env)
    luck = [np.random.default_rng(9), np.random.default_rng(9)]
    sights = [seen, seen]
    for _ in range(15):
        steps = [
            one.step(version.masked(sight, random))
            for one, sight, random in zip((env, other), sights, luck, strict=True)
        ]
        assert steps[0][1:] == steps[1][1:]
        sights = [step[0] for step in steps]
        for name in sights[0]:
            np.testing.assert_array_equal(sights[0][name], sights[1][name])
    assert env.reset(seed=8)[1] == other.reset(seed=8)[1]


@pytest.mark.parametrize("version", VERSIONS)
def test_an_environment_that_has_not_begun_is_copied_too(version: Any) -> None:
    env = version.env()
    other = kept(copy.copy(env))
    env.reset(seed=2)
    other.reset(seed=2)
    assert seen_from(env, version, 10) == seen_from(other, version, 10)


# --- pictures and words -----------------------------------------------------------------------


@pytest.mark.parametrize("version", VERSIONS)
def test_the_picture_shows_where_heroes_stand(version: Any) -> None:
    env = version.env(players=3, render_mode="rgb_array")
    env.reset(seed=4)
    seen_from(env, version, 40)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.shape[0] > 300
    assert picture.shape[2] == 3
    for seat in range(3):
        assert (picture == np.array(SEATS[seat], np.uint8)).all(axis=2).sum() > 60
    before = picture.copy()
    seen_from(env, version, 60)
    assert (env.render() != before).any()
    assert (picture == before).all()  # nobody draws on a picture that was handed out


def test_letters_are_written_as_they_look() -> None:
    picture = np.zeros((9, 14, 3), np.uint8)
    picture[:] = PAPER
    write(picture, 1, 1, "Tx", INK)
    rows = ["".join("#" if tuple(dot) == INK else "." for dot in row) for row in picture[1:8, 1:12]]
    assert rows == [
        "#####.#...#",
        "..#...#...#",
        "..#....#.#.",
        "..#.....#..",
        "..#....#.#.",
        "..#...#...#",
        "..#...#...#",
    ]
    write(picture, 12, 5, "TT", INK)  # what does not fit is cut off


@pytest.mark.parametrize("version", VERSIONS)
def test_words_tell_the_table_and_what_each_action_stands_for(version: Any) -> None:
    env = version.env(render_mode="ansi")
    env.reset(seed=4)
    seen_from(env, version, 30)
    lines = env.render().splitlines()
    _, _, _, _, info = env.last()
    numbered = [line for line in lines if line.split(".")[0].isdecimal()]
    assert len(numbered) == len(info["actions"])
    assert sum("gold" in line for line in lines) >= 2


@pytest.mark.parametrize("version", VERSIONS)
def test_infos_say_what_is_going_on_and_tell_no_secrets(version: Any) -> None:
    env = version.env(players=2)
    env.reset(seed=4)
    random = np.random.default_rng(1)
    for agent in env.agent_iter():
        observed, _, over, cut, info = env.last()
        assert info["turn"] >= 0
        if over or cut:
            assert info["reason"]
            assert -1.0 <= info["score"] <= 1.0
        else:
            assert len(info["actions"]) == observed["action_mask"].sum()
            assert "." in info["question"]
        other: dict[str, Any] = {}
        if len(env.agents) > 1:
            other = env.infos["seat_1" if agent == "seat_0" else "seat_0"]
        assert "actions" not in other or other["answers"] < info["answers"] or over
        env.step(None if over or cut else version.masked(observed, random))
