"""Hexes: distances, edges, and the shortest ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamalir.world.hexes import (
    DIRECTIONS,
    Hex,
    adjacent,
    distance,
    edge,
    neighbours,
    parsed,
    spoken,
    spread,
)

hexes = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, b) == distance(b, a) >= 0
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(hexes, hexes, st.tuples(st.integers(-9, 9), st.integers(-9, 9)))
def test_distance_does_not_depend_on_the_place(a: Hex, b: Hex, by: Hex) -> None:
    def moved(at: Hex) -> Hex:
        return at[0] + by[0], at[1] + by[1]

    assert distance(moved(a), moved(b)) == distance(a, b)


@given(hexes)
def test_a_hex_has_six_neighbours_in_a_fixed_order(at: Hex) -> None:
    around = neighbours(at)

    assert len(set(around)) == 6
    assert all(adjacent(at, other) and at in neighbours(other) for other in around)
    assert [(q - at[0], r - at[1]) for q, r in around] == list(DIRECTIONS)
    assert not adjacent(at, at)


@given(hexes)
def test_each_neighbour_touches_the_next(at: Hex) -> None:
    around = neighbours(at)

    assert all(adjacent(a, b) for a, b in zip(around, around[1:] + around[:1], strict=True))


@given(hexes, st.integers(0, 5))
def test_an_edge_is_the_same_from_both_sides(at: Hex, way: int) -> None:
    other = neighbours(at)[way]

    assert edge(at, other) == edge(other, at)
    assert set(edge(at, other)) == {at, other}


@given(hexes, hexes)
def test_only_neighbours_have_an_edge(a: Hex, b: Hex) -> None:
    if not adjacent(a, b):
        with pytest.raises(ValueError, match="are no neighbours"):
            edge(a, b)


@given(hexes, st.integers(0, 4))
def test_over_open_ground_the_fewest_steps_are_the_distance(start: Hex, reach: int) -> None:
    steps = spread(start, lambda a, b: distance(start, b) <= reach)

    assert steps == {at: distance(start, at) for at in steps}
    assert len(steps) == 1 + 3 * reach * (reach + 1)


def test_the_way_leads_around_what_is_closed_and_may_be_one_way() -> None:
    lane = {(0, 0), (1, 0), (2, 0), (2, -1), (1, -1)}
    wall = {(1, -1), (0, 0)}

    def open_to(a: Hex, b: Hex) -> bool:
        return b in lane and {a, b} != wall

    assert spread((0, 0), open_to)[(1, -1)] == 2
    assert spread((0, 0), lambda a, b: b in lane and b > a) == {
        (0, 0): 0,
        (1, 0): 1,
        (2, 0): 2,
        (1, -1): 1,
        (2, -1): 2,
    }
    assert spread((0, 0), lambda a, b: False) == {(0, 0): 0}


@given(hexes)
def test_a_hex_is_read_as_it_is_written(at: Hex) -> None:
    assert parsed(spoken(at)) == at


@pytest.mark.parametrize("text", ["", "1", "1,", ",1", "a,b", "1,2,3", "1;2", "1.5,2"])
def test_other_texts_are_no_hexes(text: str) -> None:
    with pytest.raises(ValueError, match=r"no hex|invalid literal"):
        parsed(text)
