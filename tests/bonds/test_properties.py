"""What holds in every fight with a combat board."""

from __future__ import annotations

import json

import pytest

from tamalir.bonds.edition import EDITION
from tamalir.kernel import Fast, encode
from tamalir.kernel.saves import load, save
from tests.bonds.random_games import SCENARIOS
from tests.bonds.random_games import play as random_game
from tests.third.scenes import pending
from tests.third.test_properties import new, play, things

SCENES = tuple(EDITION.scenes())


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("chosen", [{}, {"mode": "competitive"}, {"enemy-choices": "players"}])
def test_random_answers_come_to_an_end(scene: str, chosen: dict[str, str]):
    for seed in range(6):
        table = new(EDITION, scene, seed, chosen=chosen)
        play(table, seed)
        assert table.result is not None


@pytest.mark.parametrize("scene", SCENES)
def test_forks_saves_and_trees(scene: str):
    table = new(EDITION, scene, 5)
    for n in range(40):
        if table.request is None:
            break
        parts = things(table.state)
        assert len({id(part) for part in parts}) == len(parts)
        fork = table.fork(dealer=Fast(5))
        again = load(json.dumps(save(table, "test")), {"bonds": EDITION})
        assert encode(fork.state) == encode(table.state) == encode(again.state)
        assert repr(fork.request) == repr(table.request) == repr(again.request)
        assert json.loads(json.dumps(table.view(None).json()))["edition"] == "bonds"
        request = pending(table)
        id_ = request.options[n * 13 % len(request.options)].id
        for each in (table, fork):
            each.answer(id_)
        assert encode(fork.state) == encode(table.state)


def test_the_longest_stretch_between_rest_points_is_short():
    longest = 0
    for seed in range(60):
        table = new(EDITION, SCENES[seed % len(SCENES)], seed)
        while table.request is not None:
            play(table, seed, 1)
            longest = max(longest, len(table.journal) - table._rest_at)
    assert longest <= 20


def test_bold_random_games_lose_nothing_and_meet_the_expansion():
    """The long run: `scripts/random_games.py 3000 --edition bonds`."""
    games = [random_game(seed) for seed in range(32)]

    assert all(game.reason != "stopped" for game in games)
    assert {(game.scenario, game.seats) for game in games} == {
        (s, n) for s in SCENARIOS for n in (1, 2, 3, 4)
    }
    assert sum(game.fights for game in games) >= 5 * len(games)
    assert sum(game.twists for game in games) >= len(games)
    assert sum(game.parties for game in games) >= 5
