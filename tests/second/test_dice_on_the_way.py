"""Which terrains the dice can still pay for: whatever way of paying there is, it is found."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from tamalir.kernel import Setup
from tamalir.second.dice import MOVEMENT, symbols
from tamalir.second.edition import EDITION
from tamalir.second.movement import open_terrains
from tamalir.second.state import Journey
from tamalir.second.words import Terrain

faces = st.sampled_from([*map(str, MOVEMENT.faces), "any"])


def pays(face: str, terrain: Terrain) -> bool:
    return face == "any" or terrain is Terrain.TOWN or terrain in symbols(face)


def by_trying_all(dice: list[str], paid: list[Terrain]) -> set[Terrain]:
    """Lay the dice on the spaces in every order; whatever is left over pays for the next."""
    return {
        terrain
        for order in permutations(dice)
        if all(pays(face, space) for face, space in zip(order, paid, strict=False))
        for face in order[len(paid) :]
        for terrain in Terrain
        if pays(face, terrain)
    }


@given(st.lists(faces, max_size=5), st.lists(st.sampled_from(Terrain), max_size=5))
def test_a_terrain_is_open_if_some_way_of_paying_leaves_a_die_for_it(dice: list[str], paid: list[Terrain]):
    state = EDITION.begin(Setup(1, scene="brood"))
    state.journey = Journey(dice, paid[: len(dice)])

    assert open_terrains(state, 0) == by_trying_all(dice, paid[: len(dice)])
