"""The planner against the real rules: every journey that the table allows, and no other."""

from __future__ import annotations

from typing import Any, cast

import pytest

import tamalir
from tamalir.kernel import Choose, Manual, Roll, Table
from tamalir.odds.second.travel import handfuls, reach_chances, reachable
from tamalir.players.luck import Luck
from tamalir.second.library import own_book
from tamalir.second.state import SecondState
from tamalir.second.words import Step
from tamalir.world.hexes import Hex, parsed

BOARD = own_book("rise-of-the-dragon-lords").board


def set_out(seed: int, wounds: int = 0) -> Table[SecondState]:
    """A hero on some space, about to set out; people throw the dice."""
    table = tamalir.new("second", seats=1, heroes=["mordrog"], seed=seed)
    luck = Luck(seed)
    state = cast("SecondState", table.state)
    state.heroes[0].hex = luck.pick(list(BOARD.spaces))
    state.heroes[0].wounds = wounds
    state.step = Step.MOVEMENT
    return Table(table.edition, state, Manual(), setup=table.setup)


def everywhere(table: Table[Any], dice: tuple[str, ...]) -> set[Hex]:
    """All spaces on which the hero can end after this throw, by trying every way through the rules."""
    table = table.fork(Manual())
    table.answer(f"roll:{len(dice)}")
    assert isinstance(table.request, Roll)
    table.answer(dice)
    ends: set[Hex] = set()
    seen: set[tuple[Hex, tuple[str, ...]]] = set()
    todo = [table]
    while todo:
        at = todo.pop()
        state = cast("SecondState", at.state)
        place = cast("Hex", state.heroes[0].hex)
        key = (place, tuple(sorted(state.journey.paid)))
        if key in seen:
            continue
        seen.add(key)
        ends.add(place)
        request = at.request
        if not isinstance(request, Choose) or request.key != "movement.travel":
            continue
        for option in cast("Choose[Any]", request).options:
            if option.verb == "to":
                after = at.fork(Manual())
                after.answer(option.id)
                todo.append(after)
    return ends


@pytest.mark.parametrize("seed", range(6))
def test_reachable_is_what_the_rules_allow(seed: int):
    table = set_out(seed)
    start = cast("Hex", table.state.heroes[0].hex)
    hand = Luck(seed, 5).pick([hand for hand, _ in handfuls(5)])
    hand = (*hand[:3],) if seed % 2 else hand
    if len(hand) < 5:
        table.state.heroes[0].exhaustion = 3
        table = Table(table.edition, table.state, Manual(), setup=table.setup)
    ways = reachable(BOARD, start, hand)
    assert set(ways) == everywhere(table, hand)
    for at, way in ways.items():
        assert not way.path or way.path[-1] == at
        assert way.left == len(hand) - len(way.path)


def test_chances_before_the_roll_are_the_sum_over_all_handfuls():
    start = (0, 0)
    for n in (1, 2, 3):
        expected: dict[Hex, float] = {}
        for hand, chance in handfuls(n):
            for at in reachable(BOARD, start, hand):
                expected[at] = expected.get(at, 0.0) + chance
        found = reach_chances(BOARD, start, n)
        assert set(found) == set(expected)
        assert all(abs(found[at] - expected[at]) < 1e-12 for at in expected)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_so_it_is_with_five_dice(seed: int):
    start = Luck(seed).pick(list(BOARD.spaces))
    expected: dict[Hex, float] = {}
    for hand, chance in handfuls(5):
        for at in reachable(BOARD, start, hand):
            expected[at] = expected.get(at, 0.0) + chance
    found = reach_chances(BOARD, start, 5)
    assert all(abs(found.get(at, 0.0) - expected[at]) < 1e-12 for at in expected)


def test_handfuls_are_all_there():
    assert sum(chance for _, chance in handfuls(5)) == pytest.approx(1)
    assert len(handfuls(5)) == 252


def test_easy_terrain_takes_any_die():
    hand = ("river+road",)
    forest = next(at for at, space in BOARD.spaces.items() if space.terrain.value == "forest")
    beside = BOARD.ways(forest)[0].hex
    assert forest not in reachable(BOARD, beside, hand)
    assert forest in reachable(BOARD, beside, hand, easy=("forest",))


def test_odds_of_movement_requests():
    table = tamalir.new("second", seats=2, seed=4)
    seat = table.waiting()[0]
    rows = tamalir.odds(table, seat)
    request = table.pending(seat)
    assert request is not None
    assert set(rows) == {option.id for option in request.options}
    assert rows["roll:5"]["reach"]["0,0"] == 1.0
    assert rows["roll:0"]["reach"] == {"0,0": 1.0}
    table.answer("roll:5")
    rows = tamalir.odds(table, seat)
    for option, row in rows.items():
        if option.startswith("to:"):
            assert option[3:] in row["reach"]
            assert all(parsed(at) in BOARD.spaces for at in row["ways"])
    assert tamalir.odds(table, 1 - seat) == {}
