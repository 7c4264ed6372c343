"""Forks: equal to their game, and nothing that is done to one is felt by the other."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, cast, get_origin

import pytest

from tamalir.kernel import ChooseAll, Dealer, Edition, Fair, Fast, Manual, State, Table, clone, encode
from tamalir.kernel.runner import REST_STRIDE
from tamalir.kernel.shape import hints_of
from tamalir.kernel.table import FORK_LUCK
from tests.kernel.pictures import game as game_of
from tests.kernel.pictures import picture
from tests.toys import PARLEY, RACE, play_at_random, play_until, saved, table


def upset(thing: Any) -> int:
    """Changes every value that can be reached from a dataclass, in place; says how many.

    A `Sequence` or `Mapping` is replaced, as rules have to do it: copies share what was in it.
    """
    changed = 0
    hints = hints_of(thing.__class__)
    for field in dataclasses.fields(thing):
        if not field.metadata.get("shared"):
            old = getattr(thing, field.name)
            if get_origin(hints[field.name]) not in (Sequence, Mapping):
                changed += upset_inside(old)
            if not thing.__dataclass_params__.frozen:
                setattr(thing, field.name, other_than(old))
                changed += 1
    return changed


def upset_inside(value: object) -> int:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return upset(value)
    if isinstance(value, list):
        items = cast("list[object]", value)
        changed = sum(map(upset_inside, items))
        items.append("something else")
        return changed + 1
    if isinstance(value, dict):
        pairs = cast("dict[object, object]", value)
        changed = sum(map(upset_inside, list(pairs.values())))
        pairs["something"] = "else"
        return changed + 1
    if isinstance(value, tuple):
        return sum(map(upset_inside, cast("tuple[object, ...]", value)))
    return 0


def other_than(value: object) -> object:
    return ["changed"] if not isinstance(value, Enum) else "changed"


@pytest.mark.parametrize("edition", [RACE, PARLEY])
@pytest.mark.parametrize("seed", range(6))
def test_a_fork_equals_its_game_at_every_request(edition: Edition[Any], seed: int) -> None:
    def look(game: Table[Any]) -> None:
        assert game_of(game.fork()) == game_of(game)
        assert picture(game.fork(listening=True)) == picture(game)
        assert saved(game.fork(dealer=game.dealer, listening=True)) == saved(game)

    play_at_random(table(edition, 3, Fast(seed)), seed, each=look)


@pytest.mark.parametrize("edition", [RACE, PARLEY])
@pytest.mark.plain
def test_whatever_is_changed_in_a_fork_leaves_the_game_untouched(edition: Edition[Any]) -> None:
    changes: list[int] = []

    def look(game: Table[Any]) -> None:
        before = picture(game)
        fork = game.fork()
        changes.append(upset(fork.state))
        fork.journal.entries.clear()
        fork.notes.append("x")
        fork._together[9] = "x"
        assert picture(game) == before
        assert picture(game.fork(dealer=game.dealer, listening=True)) == before, "nor its rest point"

    play_at_random(table(edition, 2, Fast(4)), 4, each=look)
    assert min(changes) > 10


@pytest.mark.parametrize("edition", [RACE, PARLEY])
def test_playing_a_fork_on_leaves_the_game_untouched_and_the_other_way_round(edition: Edition[Any]) -> None:
    game = play_at_random(table(edition, 2, Fast(2)), 2, most=9)
    fork = game.fork(listening=True)
    before = picture(game)

    play_at_random(fork, 3)
    assert picture(game) == before
    finished = picture(fork)
    play_at_random(game, 4)
    assert picture(fork) == finished


@pytest.mark.plain
def test_the_upsetter_reaches_every_field_of_the_toys() -> None:
    """If a toy's state grows a shape that the upsetter cannot reach, this says so."""

    def fields(cls: type) -> int:
        return sum(1 for field in dataclasses.fields(cls) if not field.metadata.get("shared"))

    for edition in (RACE, PARLEY):
        state: State = table(edition, 2).state
        assert upset(clone(state)) >= fields(type(state))
        assert set(hints_of(type(state))) >= set(encode(state))


@pytest.mark.parametrize("dealer", [Fast(12), Fair(b"secret", "toy"), Fast(FORK_LUCK + 1)])
def test_a_fork_gets_luck_of_its_own(dealer: Dealer) -> None:
    game = play_at_random(table(RACE, 2, dealer), 1, most=2)
    fork = game.fork()

    assert fork.dealer is not game.dealer
    futures = [play_at_random(one, 5).journal.to_save() for one in (fork, game)]
    assert futures[0] != futures[1], "nobody sees the future by copying the game"


def test_forks_of_a_small_seed_do_not_share_its_luck_either() -> None:
    """Seeds that people type in are small numbers, and so are lengths of journals."""
    for seed in range(40):
        game = play_at_random(table(RACE, 2, Fast(seed)), 1, most=10)
        assert isinstance(fork := game.fork().dealer, Fast)
        assert fork.seed != seed


def test_a_fork_waits_for_the_same_bids() -> None:
    game = table(PARLEY, 3)
    game.answer(game.state.seats[1].hand[0], seat=1)
    fork = game.fork()

    assert isinstance(fork.request, ChooseAll)
    assert fork.waiting() == game.waiting() == (0, 2)
    fork.answer(fork.state.seats[0].hand[0], seat=0)
    assert game.waiting() == (0, 2)


def test_a_fork_of_a_manual_game_waits_for_the_same_throw_only_with_a_manual_dealer() -> None:
    game = table(RACE, 2, Manual())

    assert picture(game.fork(dealer=Manual(), listening=True)) == picture(game)
    assert len(game.fork().journal) > len(game.journal)


def test_the_options_of_a_fork_belong_to_the_fork() -> None:
    game = play_until(table(RACE, 2), "sail")
    fork = game.fork()

    theirs = fork.pending(0)
    ours = game.pending(0)
    assert theirs is not None
    assert ours is not None
    assert theirs is not ours
    assert not {id(option) for option in theirs.options} & {id(option) for option in ours.options}


@pytest.mark.parametrize("edition", [RACE, PARLEY])
def test_few_answers_are_replayed(edition: Edition[Any]) -> None:
    """A rest point is taken at the first step after so many answers; no toy's step is long."""

    def look(game: Table[Any]) -> None:
        assert len(game.journal) - game.at_rest()["rest"] < REST_STRIDE + 12

    play_at_random(table(edition, 3), 3, each=look)
