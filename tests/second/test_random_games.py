"""Whole games by players that do anything they may: no crash, no dead end, nothing out of place."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tamalir.kernel import encode
from tamalir.second.words import Colour
from tests.second.full_pack import CARDS, full_book
from tests.second.random_games import begun, play, play_on, problems
from tests.second.turn_scenes import Scene, deal, new_game


@pytest.mark.parametrize("seed", range(10))
def test_games_with_the_base_set(seed: int):
    assert play(seed, limit=400).answers > 10


@pytest.mark.parametrize("seed", range(10))
def test_games_with_a_set_made_to_be_hard_on_the_rules(seed: int):
    assert play(seed, own=False, limit=400).answers > 10


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 106))
@pytest.mark.parametrize("own", [True, False])
def test_long_games(seed: int, own: bool):
    assert "stopped" != play(seed, own=own, limit=20_000).reason


def test_the_same_seed_plays_the_same_game():
    assert play(3, limit=300) == play(3, limit=300)


@pytest.mark.parametrize("seed", range(12))
def test_a_game_does_not_feel_what_its_fork_plays(seed: int):
    """Copies share what rules replace; a rule that changed it instead would be felt on both sides."""
    table, random = begun(seed, own=bool(seed % 2))
    for _ in range(12):
        play_on(table, random, 25)
        before = encode(table.state)
        play_on(table.fork(), random, 60)
        assert before == encode(table.state)


# ---------------------------------------------------------------- the watchman himself


def test_the_made_up_set_is_as_large_as_the_real_one():
    book = full_book()

    assert (12, 55, 29) == (len(book.heroes), len(book.items), len(book.allies))
    assert [35, 25, 16, 8] == [sum(numbers) for numbers in CARDS.values()]


def watched() -> Scene:
    return deal(new_game(2, book=full_book(), options={"doom-track": True}))


def complaints(scene: Scene) -> list[str]:
    return problems(scene.state, scene.asked)


def test_all_is_well_at_the_beginning():
    assert [] == complaints(watched())


def test_gold_below_zero_is_noticed():
    scene = watched()
    scene.hero.gold = -1

    assert [f"heroes[{scene.seat}].gold: -1 is less than 0"] == complaints(scene)


def test_a_lost_card_is_noticed():
    scene = watched()
    card = scene.state.market.bag[0]
    scene.state.market.take_out(card)

    assert [f"cards: {card} is nowhere"] == complaints(scene)


def test_a_card_in_two_places_is_noticed():
    scene = watched()
    card = scene.state.market.bag[0]
    scene.state.stacks["tamalir"] = [*scene.state.stacks["tamalir"], card]

    assert [f"stacks.tamalir[0]: {card} lies in market.bag[0] as well"] == complaints(scene)


def test_a_stray_counter_is_noticed():
    scene = watched()
    scene.state.pile[Colour.RED] += 1

    assert 1 == len(complaints(scene))


def test_a_fallen_hero_is_noticed():
    scene = watched()
    scene.hero.wounds = 20

    assert [f"{scene.hero.id} should have fallen"] == complaints(scene)


def test_a_state_that_is_no_tree_is_noticed():
    scene = watched()
    scene.state.heroes[1] = replace(scene.state.heroes[1], items=scene.state.heroes[0].items)

    assert ["[] is in the state twice"] == complaints(scene)
