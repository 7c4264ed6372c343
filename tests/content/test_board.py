"""The board of the base set: what it adds up to, how its lands lie, and how long journeys take."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tamalir.kernel import Setup
from tamalir.preview.second.atlas import atlas_of, problems
from tamalir.second.cards import Board
from tamalir.second.dice import MOVEMENT, symbols
from tamalir.second.edition import EDITION
from tamalir.second.setup import empty_table
from tamalir.second.words import Colour, Terrain
from tamalir.world.hexes import Hex, adjacent, distance, neighbours, spoken, spread
from tamalir.world.packs import own_pack
from tests.content.pacing import Travel

ATLAS = atlas_of(own_pack("second", "rise-of-the-dragon-lords"))
BOARD = ATLAS.board
TAMALIR = BOARD.towns["tamalir"]
HARD = (Terrain.FOREST, Terrain.MOUNTAINS, Terrain.SWAMP)
RING = ("frostgate", "forge", "greyhaven", "dawnsmoor", "riverwatch", "vynelvale", "nerekhall")
"""The towns around Tamalir, clockwise."""


def of(*terrains: Terrain) -> list[Hex]:
    return [at for at, space in BOARD.spaces.items() if space.terrain in terrains]


def jewels(colour: Colour) -> list[Hex]:
    return [at for at, space in BOARD.spaces.items() if space.jewel is colour]


def column(at: Hex) -> float:
    return at[0] + at[1] / 2


def row(at: Hex) -> float:
    return at[1]


@pytest.fixture(scope="module")
def travel() -> Travel:
    return Travel(BOARD)


# --- the dice ----------------------------------------------------------------------------------


@pytest.mark.rule("2E-COMP-019")
def test_every_symbol_of_the_movement_die_is_a_terrain_and_every_terrain_is_on_it():
    shown = {symbol for face in MOVEMENT.faces for symbol in symbols(str(face))}

    assert shown == set(Terrain) - {Terrain.TOWN}


@pytest.mark.rule("2E-MOVE-006")
def test_every_face_shows_two_or_three_symbols():
    assert len(MOVEMENT.faces) == 6
    for face in MOVEMENT.faces:
        assert 2 <= len(symbols(str(face))) == len(set(symbols(str(face)))) <= 3


@pytest.mark.rule("2E-HAZARD-004")
def test_hazards_are_likelier_in_rough_terrain():
    def hazard(terrain: Terrain) -> float:
        """No symbol of the terrain on either of two dice."""
        without = sum(terrain not in symbols(str(face)) for face in MOVEMENT.faces)
        return (without / len(MOVEMENT.faces)) ** 2

    safest_rough = min(hazard(terrain) for terrain in HARD)
    worst_easy = max(hazard(terrain) for terrain in (Terrain.PLAINS, Terrain.ROAD, Terrain.RIVER))
    assert worst_easy < hazard(Terrain.HILLS) < safest_rough


# --- what it adds up to ------------------------------------------------------------------------


def test_nothing_is_wrong_with_the_map():
    assert problems(ATLAS) == []


@pytest.mark.rule("2E-COMP-020", "2E-COMP-021")
def test_every_space_has_one_of_seven_terrains_or_is_a_town():
    assert Counter(space.terrain for space in BOARD.spaces.values()) == {
        Terrain.FOREST: 40,
        Terrain.PLAINS: 36,
        Terrain.HILLS: 32,
        Terrain.RIVER: 30,
        Terrain.MOUNTAINS: 17,
        Terrain.ROAD: 15,
        Terrain.TOWN: 8,
        Terrain.SWAMP: 4,
    }
    assert len(BOARD.spaces) == 182
    assert len(set(Terrain) - {Terrain.TOWN}) == 7
    assert all((space.terrain is Terrain.TOWN) == (space.town is not None) for space in BOARD.spaces.values())


def test_jewels_by_colour_none_in_a_town_and_no_sunburst_on_red():
    assert ATLAS.jewels() == {Colour.GREEN: 20, Colour.YELLOW: 14, Colour.BLUE: 9, Colour.RED: 7}
    assert ATLAS.sunbursts() == {Colour.GREEN: 10, Colour.YELLOW: 10, Colour.BLUE: 6}
    assert not any(space.town and space.jewel for space in BOARD.spaces.values())


@pytest.mark.rule("2E-COMP-023")
def test_counters_lie_where_the_jewels_are_in_their_colours():
    state = empty_table(ATLAS.book, Setup(2), EDITION.settle({}))

    assert {at: list(counters) for at, counters in state.jewels.items()} == {
        spoken(at): [space.jewel] for at, space in BOARD.spaces.items() if space.jewel is not None
    }
    assert all(state.pile[colour] == 2 for colour in Colour)  # two spare counters of each


def test_no_two_jewels_are_neighbours():
    found = [at for at, space in BOARD.spaces.items() if space.jewel]

    assert [(a, b) for a in found for b in found if a < b and adjacent(a, b)] == []


# --- how the lands lie -------------------------------------------------------------------------


def test_the_map_is_whole_and_without_holes():
    assert len(spread(TAMALIR, BOARD.step)) == 182
    rows = Counter(r for _, r in BOARD.spaces)
    assert sorted(rows) == list(range(-6, 7))
    assert set(rows.values()) == {14}
    for n in rows:
        columns = sorted(q for q, r in BOARD.spaces if r == n)
        assert columns == list(range(columns[0], columns[0] + 14))


@pytest.mark.rule("2E-COMP-040")
def test_tamalir_lies_in_the_middle_third():
    for along in (column, row):
        low, high = min(map(along, BOARD.spaces)), max(map(along, BOARD.spaces))
        assert low + (high - low) / 3 < along(TAMALIR) < high - (high - low) / 3
    assert BOARD.start == "tamalir"


@pytest.mark.rule("2E-DOOM-001")
def test_the_order_of_the_doom_track():
    track = dict(enumerate(BOARD.towns, 1))

    assert [track[n] for n in (1, 2, 3, 4, 6, 8)] == [
        *("vynelvale", "riverwatch", "dawnsmoor", "tamalir", "nerekhall", "frostgate"),
    ]


@pytest.mark.rule("2E-GAP-062")
def test_the_board_decides_the_unnamed_positions_of_the_doom_track():
    assert (list(BOARD.towns)[4], list(BOARD.towns)[6]) == ("greyhaven", "forge")


def test_where_the_towns_are():
    rows = {town: at[1] for town, at in BOARD.towns.items()}
    assert min(rows, key=lambda town: rows[town]) == "frostgate"
    assert sorted(rows, key=lambda town: -rows[town])[:2] == ["riverwatch", "vynelvale"]
    assert rows["forge"] <= -3
    assert sum(distance(BOARD.towns["forge"], at) <= 2 for at in of(Terrain.MOUNTAINS)) >= 3
    greyhaven = BOARD.towns["greyhaven"]
    around = Counter(BOARD.spaces[at].terrain for at in neighbours(greyhaven) if at in BOARD)
    assert around[Terrain.ROAD] == 1
    assert around[Terrain.HILLS] >= 1
    assert any(distance(greyhaven, at) <= 2 for at in of(Terrain.MOUNTAINS))


def test_rivers_are_connected_courses_that_leave_the_map_or_join():
    water = set(of(Terrain.RIVER))
    assert {at for course in ATLAS.rivers.values() for at in course} == water
    for name, course in ATLAS.rivers.items():
        assert all(adjacent(a, b) for a, b in pairwise(course)), name
        elsewhere = {at for other in ATLAS.rivers.values() if other is not course for at in other}
        assert course[-1] in elsewhere or any(at not in BOARD for at in neighbours(course[-1])), name
    for at in water:
        assert any(there in water for there in neighbours(at))


def test_roads_link_towns():
    towns = set(BOARD.towns.values())
    roads = list(ATLAS.roads.values())
    assert set(of(Terrain.ROAD)) <= {at for road in roads for at in road}
    for road in roads:
        assert road[-1] in towns
        assert road[0] in towns or any(road[0] in other for other in roads if other is not road)
    on_the_road = {at for road in roads for at in road}
    network = spread(
        TAMALIR, lambda a, b: any({a, b} <= set(pair) for road in roads for pair in pairwise(road))
    )
    assert set(network) == on_the_road


def test_rough_lands_lie_in_clumps():
    for terrain in (Terrain.FOREST, Terrain.MOUNTAINS, Terrain.SWAMP, Terrain.HILLS):
        lands = set(of(terrain))
        alone = [at for at in lands if not any(there in lands for there in neighbours(at))]
        assert len(alone) <= len(lands) // 5, terrain


def test_regions_are_whole_and_twelve_or_more():
    assert len(ATLAS.regions) >= 12
    assert {"howling-giant-hills", "moonglow-marsh", "crimson-forest", "hanging-woods"} <= set(ATLAS.regions)
    for name, hexes in ATLAS.regions.items():
        inside = set(hexes)
        assert len(spread(hexes[0], lambda _, there, inside=inside: there in inside)) == len(inside), name


# --- how long journeys take --------------------------------------------------------------------


def test_red_jewels_are_far_from_tamalir_and_behind_rough_land():
    for at in jewels(Colour.RED):
        assert distance(TAMALIR, at) >= 7
        assert BOARD.spaces[at].terrain in HARD
        assert all(BOARD.spaces[there].terrain in HARD for there in neighbours(at) if there in BOARD)


def test_every_town_has_green_jewels_near():
    for town, at in BOARD.towns.items():
        assert sum(distance(at, jewel) <= 3 for jewel in jewels(Colour.GREEN)) >= 2, town


def test_the_first_green_jewels_take_one_turn(travel: Travel):
    first = [at for at in jewels(Colour.GREEN) if travel.chance(TAMALIR, at, 1) > 0.85]

    assert len(first) >= 5


@pytest.mark.slow
def test_harder_jewels_take_longer(travel: Travel):
    def within_two_turns(colour: Colour) -> float:
        goals = jewels(colour)
        return sum(travel.chance(TAMALIR, at, 2) for at in goals) / len(goals)

    chances = [within_two_turns(colour) for colour in Colour]
    assert chances == sorted(chances, reverse=True)


def test_tamalir_to_any_town_takes_two_turns(travel: Travel):
    for town in RING:
        assert travel.chance(TAMALIR, BOARD.towns[town], 1) == 0
        assert travel.chance(TAMALIR, BOARD.towns[town], 2) > 0.9, town


@pytest.mark.slow
def test_neighbouring_towns_mostly_take_two_turns(travel: Travel):
    for a, b in pairwise([*RING, RING[0]]):
        assert travel.chance(BOARD.towns[a], BOARD.towns[b], 1) <= 0.5, (a, b)
        assert travel.chance(BOARD.towns[a], BOARD.towns[b], 2) > 0.8, (a, b)


@pytest.mark.slow
def test_red_jewels_take_four_turns_more_often_than_not(travel: Travel):
    for at in jewels(Colour.RED):
        assert travel.chance(TAMALIR, at, 3) < 0.5, at


def test_pacing_by_hand():
    """Two boards small enough to work out: one road hex, and a town behind a forest."""
    road = Board(
        {(0, 0): BOARD.spaces[TAMALIR], (1, 0): BOARD.spaces[of(Terrain.ROAD)[0]]}, {"tamalir": (0, 0)}
    )
    assert Travel(road).chance((0, 0), (1, 0), 1) == pytest.approx(1 - (1 / 3) ** 5)
    assert Travel(road).chance((0, 0), (1, 0), 2) == pytest.approx(1 - (1 / 3) ** 10)
    wood = Board(
        {**road.spaces, (1, 0): BOARD.spaces[of(Terrain.FOREST)[0]], (2, 0): BOARD.spaces[TAMALIR]}, {}
    )
    assert Travel(wood).chance((0, 0), (2, 0), 1) == pytest.approx(1 - (5 / 6) ** 5)
