"""What holds in every fight: random answers never dead-end, forks and saves are equal, states are trees."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest

from tamalir.kernel import Edition, Fast, Setup, Table, encode
from tamalir.kernel.saves import load, save
from tamalir.third.edition import EDITION, catalogue
from tamalir.third.state import ThirdState
from tests.third.scenes import pending

SCENES = tuple(scene.id for scene in catalogue().scenes.values() if scene.scenario is None)
NOTHING: Mapping[str, Any] = MappingProxyType({})


def new(
    edition: Edition[ThirdState],
    scene: str,
    seed: int,
    seats: int = 2,
    chosen: Mapping[str, Any] = MappingProxyType({}),
) -> Table[ThirdState]:
    setup = Setup(seats=seats, scene=scene, options=edition.settle(chosen))
    return Table(edition, edition.begin(setup), Fast(seed), setup=setup)


def play(table: Table[ThirdState], seed: int, turns: int = 2000) -> int:
    """Random legal answers to the end, or so many; gives how many there were."""
    n = 0
    while table.request is not None and n < turns:
        request = pending(table)
        assert request.options
        assert len({option.id for option in request.options}) == len(request.options)
        table.answer(request.options[(seed * 7919 + n * 31) % len(request.options)].id)
        n += 1
    return n


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("seed", range(12))
def test_random_answers_come_to_an_end(scene: str, seed: int):
    table = new(EDITION, scene, seed)

    play(table, seed)

    assert table.result is not None


@pytest.mark.parametrize("scene", SCENES)
def test_a_fork_equals_the_original_at_every_request(scene: str):
    table = new(EDITION, scene, 5)
    for n in range(60):
        if table.request is None:
            break
        fork = table.fork(dealer=Fast(5))
        assert encode(fork.state) == encode(table.state)
        assert repr(fork.request) == repr(table.request)
        request = pending(table)
        id = request.options[n * 13 % len(request.options)].id
        table.answer(id)
        fork.answer(id)
        assert encode(fork.state) == encode(table.state)


@pytest.mark.parametrize("scene", SCENES)
def test_a_save_opens_where_it_was_left(scene: str):
    table = new(EDITION, scene, 9)
    for turns in (0, 3, 4, 9):
        play(table, turns, turns)
        again = load(json.dumps(save(table, "test")), {"third": EDITION})
        assert again.notes == []
        assert encode(again.state) == encode(table.state)
        assert repr(again.request) == repr(table.request)
        assert again.events() == table.events()


def things(thing: object) -> list[object]:
    """Every mutable part of a state, as often as it is reached."""
    if dataclasses.is_dataclass(thing) and not isinstance(thing, type):
        shared = [f.name for f in dataclasses.fields(thing) if f.metadata.get("shared")]
        inner = [getattr(thing, f.name) for f in dataclasses.fields(thing) if f.name not in shared]
        frozen = bool(getattr(type(thing), "__dataclass_params__").frozen)  # noqa: B009
        return [*([] if frozen else [thing]), *(x for part in inner for x in things(part))]
    if isinstance(thing, list | tuple):
        parts: list[Any] = list(thing)  # type: ignore[arg-type]
        return [*([thing] if isinstance(thing, list) else []), *(x for part in parts for x in things(part))]
    if isinstance(thing, dict):
        return [thing, *(x for part in thing.values() for x in things(part))]  # type: ignore[union-attr]
    assert not isinstance(thing, set)
    return []


@pytest.mark.parametrize("scene", SCENES)
def test_the_state_is_a_tree(scene: str):
    table = new(EDITION, scene, 3)
    while table.request is not None:
        parts = things(table.state)
        assert len({id(part) for part in parts}) == len(parts)
        play(table, 3, 1)


@pytest.mark.parametrize("scene", SCENES)
def test_every_view_is_plain_data_and_hides_hands(scene: str):
    table = new(EDITION, scene, 3)
    play(table, 1, 4)
    for seat in (0, 1, None):
        table.state.heroes[1].hand = ["agile"]
        seen = json.loads(json.dumps(table.view(seat).json()))
        hands = [hero["hand"] for hero in seen["position"]["heroes"]]
        whose = [hero.hand for hero in table.state.heroes]
        known = [whose[n] if seat == n else ["?"] * len(whose[n]) for n in (0, 1)]
        assert hands == known


def test_the_longest_stretch_between_rest_points_is_short():
    longest = 0
    for seed in range(40):
        table = new(EDITION, SCENES[seed % len(SCENES)], seed)
        while table.request is not None:
            play(table, seed, 1)
            longest = max(longest, len(table.journal) - table._rest_at)
    assert longest <= 20


def test_the_same_seed_gives_the_same_fight():
    first, second = new(EDITION, "reanimates", 4), new(EDITION, "reanimates", 4)
    play(first, 2)
    play(second, 2)

    assert encode(first.state) == encode(second.state)
