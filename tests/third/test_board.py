"""The board, its places, terrain dice, and moving."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tamalir.kernel import Fast, Roll
from tamalir.third import heroes
from tamalir.third.board_cards import MapDef
from tamalir.third.edition import catalogue
from tamalir.third.harm import enter
from tamalir.third.heroes import holds, terrain_of
from tamalir.third.terrain import TERRAIN_DIE, TERRAINS, Map, can_meet, shows
from tests.third.scenes import answer, options, refused
from tests.third.tables import (
    CITY,
    FOREST,
    HILLS,
    MOUNTAIN,
    TOWN,
    WILD,
    asset,
    do,
    events,
    hero,
    lay,
    plus,
    sit,
    skill,
)

BOARD = Map(catalogue().maps["terrinoth"], catalogue().places.values())
WATER_DIE = "mountain+water"


# --- places -----------------------------------------------------------------------------


@pytest.mark.rule("3E-HEX-001", "3E-HEX-002", "3E-GAP-010")
def test_every_hex_has_one_of_five_terrains_or_is_a_city():
    assert len(BOARD.terrain) == 203
    assert sorted(TERRAINS) == ["forest", "hills", "mountain", "plains", "water"]
    assert set(BOARD.terrain.values()) == {*TERRAINS, "city"}
    counted = sum(len(hexes) for hexes in catalogue().maps["terrinoth"].terrain.values())
    assert counted == 203  # none stands twice


@pytest.mark.rule("3E-CITY-001")
def test_the_four_cities():
    cities = {place.id for place in catalogue().places.values() if place.kind == "city"}

    assert cities == {"dawnsmoor", "forge", "riverwatch", "tamalir"}
    assert {at for at, terrain in BOARD.terrain.items() if terrain == "city"} == set(BOARD.places["city"])


@pytest.mark.rule("3E-TOWN-001", "3E-SHRINE-001", "3E-STRONGHOLD-001")
@pytest.mark.parametrize(
    ("place", "kind"), [("burrow-town", "town"), ("suvars-rest", "shrine"), ("fort-rodric", "stronghold")]
)
def test_places_have_their_kind(place: str, kind: str):
    assert BOARD.kind[BOARD.places[place][0]] == kind
    assert len(BOARD.places[kind]) == 5


@pytest.mark.rule("3E-TOWN-002", "3E-SHRINE-002", "3E-STRONGHOLD-002")
@pytest.mark.parametrize(
    ("place", "terrain"),
    [("burrow-town", "mountain"), ("yrtwrights-forge", "mountain"), ("sundergard", "plains")],
)
def test_a_place_keeps_its_terrain(place: str, terrain: str):
    assert BOARD.terrain[BOARD.places[place][0]] == terrain


@pytest.mark.rule("3E-TOWN-002")
def test_burrow_town_is_entered_with_a_mountain_die_only():
    assert BOARD.lets(WATER_DIE, (14, -6), (14, -7))
    assert not BOARD.lets("plains", (14, -6), (14, -7))


@pytest.mark.rule("3E-WILD-001")
def test_wilderness_is_all_that_is_no_place():
    assert BOARD.lies_in((6, 0), "wilderness")  # a road hex
    assert BOARD.lies_in((3, 2), "wilderness")  # a named region
    assert not any(
        BOARD.lies_in(at, "wilderness")
        for kind in ("city", "town", "shrine", "stronghold")
        for at in BOARD.places[kind]
    )


@pytest.mark.rule("3E-CITY-002")
def test_a_city_matches_every_terrain():
    roll = ["plains+forest", "plains+hills", WATER_DIE]

    assert sum(shows(face, "city") for face in roll) == 3
    state = lay(at=CITY)
    assert terrain_of(state, 0) == "city"
    assert holds(state, 0, "terrain", "mountain")


@pytest.mark.rule("3E-HEX-003")
def test_a_hex_takes_any_number_of_heroes():
    state = lay(seats=4, at=WILD)
    state.heroes[0].hex = (3, 4)
    table = answer(sit(state), "walk:3,3")

    assert [hero.hex for hero in table.state.heroes] == [WILD] * 4


# --- dice -------------------------------------------------------------------------------


@pytest.mark.rule("3E-DICE-002", "3E-GAP-008")
def test_six_symbols_on_the_terrain_die():
    symbols = {symbol for face in TERRAIN_DIE.faces for symbol in str(face).split("+")}

    assert symbols == {"forest", "hills", "mountain", "plains", "water", "wild"}
    odds = {t: sum(shows(str(face), t) for face in TERRAIN_DIE.faces) for t in TERRAINS}
    assert odds == {"plains": 4, "forest": 3, "hills": 3, "water": 2, "mountain": 2}


@pytest.mark.rule("3E-GAP-008")
def test_thrown_often_the_die_keeps_its_odds():
    dealer = Fast(1)
    thrown = [str(cast("Any", dealer.answer(Roll("x", [TERRAIN_DIE]), n))[0]) for n in range(6000)]

    assert 3800 < sum(shows(face, "plains") for face in thrown) < 4200


@pytest.mark.rule("3E-DICE-003")
def test_one_die_is_matched_to_one_symbol():
    assert not can_meet(["forest", "hills"], ["forest+hills"])
    assert can_meet(["forest", "hills"], ["forest+hills", "forest+hills"])


@pytest.mark.rule("3E-DICE-004")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_wild_is_every_terrain(terrain: str):
    assert shows("wild", terrain)


@pytest.mark.rule("3E-DICE-001")
@pytest.mark.parametrize("action", ["travel", "take-rest"])
def test_dice_are_rolled_for_moving_and_for_resting_in_the_wilderness(action: str):
    state = lay()
    state.heroes[0].damage = 3

    assert events(answer(sit(state), action), "dice-rolled")


# --- moving -----------------------------------------------------------------------------


@pytest.mark.rule("3E-MOVE-001", "3E-RIVER-004")
def test_a_move_is_one_step_or_a_roll():
    table = sit(lay(at=(3, 7)))  # rivers on three sides

    assert "travel" in options(table)
    assert {id for id in options(table) if id.startswith("walk:")} == {
        "walk:4,7", "walk:4,6", "walk:3,6", "walk:2,7", "walk:2,8", "walk:3,8",
    }  # fmt: skip
    answer(table, "walk:2,7")
    assert (table.state.heroes[0].hex, table.state.actions) == ((2, 7), 2)


@pytest.mark.rule("3E-MOVE-002", "3E-SPEED-001", "3E-SPEED-002")
def test_as_many_dice_as_speed():
    boots = asset("boots", "movement", abilities=[plus("speed", 1)])
    cloak = asset("cloak", "clothing", abilities=[plus("speed", 1, "cloak-speed")])
    state = lay(boots, cloak)
    state.heroes[0].assets = ["boots", "cloak"]
    table = answer(sit(state), "travel")

    assert table.state.dice is not None
    assert len(table.state.dice.faces) == 5


@pytest.mark.rule("3E-GOLDEN-003")
def test_more_dice_for_a_move_change_nothing_else():
    wings = asset("wings", "movement", abilities=[plus("move-dice", 2)])
    state = lay(wings)
    state.heroes[0].assets = ["wings"]
    table = answer(sit(state, ["plains"] * 5), "travel", "go:3,4:plains")

    assert table.state.dice is not None
    assert len(table.state.dice.faces) == 4  # one die, one hex


@pytest.mark.rule("3E-MOVE-003", "3E-SPEND-005")
def test_dice_are_spent_one_by_one():
    state = lay(at=(2, 3))
    table = sit(state, ["plains+forest", "plains+hills", WATER_DIE])

    answer(table, "travel", "go:1,4:plains+forest", "go:1,5:plains+hills")

    assert table.state.heroes[0].hex == (1, 5)  # hills
    assert table.state.dice is None  # the third leads nowhere, and the others are spent
    assert [e["hex"] for e in events(table, "hero-moved")] == ["1,4", "1,5"]


@pytest.mark.rule("3E-MOVE-004")
def test_after_the_roll_there_is_no_step():
    table = answer(sit(lay(at=(1, 7)), [WATER_DIE] * 3), "travel")

    assert table.state.dice is None  # none fits: the move is over
    state = lay(at=(1, 7))
    state.heroes[0].hand = ["s1"]
    table = answer(sit(state, [WATER_DIE] * 3), "travel")
    assert options(table) == ["exert:s1", "stop"]
    assert refused(table, "walk:1,8") == "3E-MOVE-004"


@pytest.mark.rule("3E-MOVE-005", "3E-MOVE-007")
def test_dice_that_are_not_spent_are_lost():
    table = answer(sit(lay(), ["plains"] * 3), "travel")
    assert refused(table, "train") == "3E-MOVE-007"
    answer(table, "stop")

    assert (table.state.heroes[0].hex, table.state.dice, table.state.actions) == (WILD, None, 2)


@pytest.mark.rule("3E-MOVE-006")
def test_a_die_with_two_symbols_moves_one_hex():
    state = lay(at=(13, -2))
    state.heroes[0].hand = ["s1"]
    table = answer(sit(state, [WATER_DIE, "plains", "plains"]), "travel", f"go:13,-3:{WATER_DIE}")

    assert table.state.dice is not None
    assert WATER_DIE not in table.state.dice.faces


@pytest.mark.rule("3E-MOVE-008")
def test_any_die_leads_into_a_city():
    assert all(BOARD.lets(str(face), (5, 3), (6, 2)) for face in TERRAIN_DIE.faces)


@pytest.mark.rule("3E-MOVE-009", "3E-GAP-011")
def test_a_bridge_takes_any_die_on_its_own_edge_only():
    assert BOARD.lets("plains", (8, 1), (8, 2))
    assert BOARD.lets("forest+hills", (8, 1), (8, 2))
    assert not BOARD.lets("plains", (8, 1), (7, 2))
    assert not BOARD.lets("plains", (8, 1), (9, 1))
    assert BOARD.lets("forest+hills", (10, 6), (10, 7))
    assert len(BOARD.bridges) == 2


@pytest.mark.rule("3E-RIVER-001", "3E-RIVER-003")
def test_a_river_stops_a_die_that_only_matches_the_terrain_behind_it():
    assert not BOARD.lets("plains", (3, 4), (4, 4))
    assert BOARD.lets("plains", (4, 4), (4, 3)) is False  # water, no river
    assert BOARD.lets("plains", (3, 4), (3, 3))


@pytest.mark.rule("3E-RIVER-002")
@pytest.mark.parametrize("face", [WATER_DIE, "wild"])
def test_water_and_wild_cross_a_river(face: str):
    assert BOARD.lets(face, (3, 4), (4, 4))
    assert not BOARD.lets("plains", (3, 4), (4, 4))  # though there is a plain beyond


@pytest.mark.rule("3E-ROAD-001", "3E-ROAD-003", "3E-ROAD-002")
def test_any_die_leads_along_a_road():
    assert BOARD.lets(WATER_DIE, (7, 4), (7, 5))  # Market Town
    assert BOARD.lets(WATER_DIE, (6, -1), (5, -1))  # Suvar's Rest
    assert BOARD.lets(WATER_DIE, (13, 5), (12, 5))  # out of Riverwatch


@pytest.mark.rule("3E-ROAD-004")
def test_a_road_is_entered_by_its_terrain():
    assert not BOARD.lets("forest+hills", (7, -2), (7, -1))
    assert BOARD.lets("plains", (7, -2), (7, -1))


@pytest.mark.rule("3E-ROAD-005", "3E-GAP-013")
def test_road_hexes_that_are_not_joined_go_by_terrain():
    assert not BOARD.lets(WATER_DIE, (6, 0), (7, -1))
    assert BOARD.lets("plains", (6, 0), (7, -1))
    assert BOARD.lets("forest+hills", (9, -2), (9, -3))  # off the road into the forest


@pytest.mark.rule("3E-GAP-012")
def test_the_river_prevails_over_a_city_and_a_road():
    terrain = {"plains": ((0, 0),), "city": ((1, 0),)}
    edge = (((0, 0), (1, 0)),)
    board = Map(MapDef("test", terrain, roads=edge, rivers=edge))

    assert not board.lets("plains", (0, 0), (1, 0))
    assert board.lets("wild", (0, 0), (1, 0))


@pytest.mark.rule("3E-LIMIT-002")
def test_more_than_five_dice():
    horse = asset("horse", "movement", abilities=[plus("speed", 4)])
    state = lay(horse)
    state.heroes[0].assets = ["horse"]
    table = answer(sit(state, ["plains"] * 7), "travel")

    assert table.state.dice is not None
    assert len(table.state.dice.faces) == 7


@pytest.mark.rule("3E-GAP-070")
def test_speed_hand_and_health_have_floors():
    lame = [plus("speed", -5), plus("hand", -9), plus("health", -20)]
    state = lay(asset("lead", abilities=lame))
    state.heroes[0].assets = ["lead"]

    assert (heroes.speed(state, 0), heroes.hand_size(state, 0), heroes.health(state, 0)) == (0, 0, 1)
    table = sit(state)
    assert "walk:3,4" in options(table)
    answer(table, "travel")
    assert table.state.heroes[0].hex == WILD


@pytest.mark.rule("3E-EXERT-003", "3E-EXERT-004", "3E-EXERT-005")
def test_exerting_rolls_a_die_again_as_long_as_there_are_cards():
    state = lay()
    state.heroes[0].hand = ["s1", "s2"]
    table = sit(state, [WATER_DIE, "forest+hills", "forest+hills"], [WATER_DIE], ["plains"])

    answer(table, "travel", "exert:s1", "die:mountain+water", "exert:s2", "die:mountain+water")

    assert table.state.heroes[0].hand == []
    assert table.state.skill_discards == ["s1", "s2"]
    assert "go:3,4:plains" in options(table)
    assert not any(id.startswith("exert") for id in options(table))


@pytest.mark.rule("3E-MOVE-010", "3E-GAP-058", "3E-ONCE-003", "3E-ONCE-001")
def test_movement_by_an_ability_in_the_middle_of_a_move():
    stride = {"id": "stride", "when": "turn", "limit": "turn", "do": "move", "steps": 1}
    state = lay(skill("stamina", abilities=[stride]), at=(3, 4))
    state.heroes[0].skills = ["stamina"]
    table = answer(sit(state, ["plains"] * 3), "travel", "go:3,3:plains", "ability:stride")

    answer(table, "walk:3,4", "ability:stride" if "ability:stride" in options(table) else "go:3,3:plains")
    assert events(table, "ability-used") == [{"who": "ann", "ability": "stride"}]
    assert refused(table, "ability:stride") == "3E-ONCE-001"
    answer(table, "go:3,4:plains")
    assert len(events(table, "hero-moved")) == 4


@pytest.mark.rule("3E-ONCE-003")
def test_an_ability_in_the_middle_of_a_rest():
    herbs = {"id": "herbs", "when": "turn", "limit": "turn", "do": "heal", "amount": 1}
    state = lay(skill("herbalist", abilities=[herbs]), at=(3, 4))
    state.heroes[0].skills = ["herbalist"]
    state.heroes[0].damage = 5
    table = answer(sit(state, ["mountain+water"] * 5), "take-rest")

    assert "ability:herbs" in options(table)
    answer(table, "ability:herbs")
    assert events(table, "hero-healed") == [{"who": "ann", "n": 1}]


@pytest.mark.rule("3E-MOVE-010", "3E-GAP-058")
def test_an_ability_moves_without_an_action_and_over_rivers():
    stride = {"id": "stride", "when": "turn", "limit": "turn", "do": "move", "steps": 2}
    state = lay(skill("stamina", abilities=[stride]), at=(3, 4))
    state.heroes[0].skills = ["stamina"]
    state.actions = 0
    table = answer(sit(state), "ability:stride", "walk:4,4", "stop")

    assert table.state.heroes[0].hex == (4, 4)
    assert table.state.active == 1  # there was nothing left to do


@pytest.mark.rule("3E-GAP-057")
def test_a_hero_defeated_on_the_way_stops_there():
    state = lay(scenario="corpse-king")
    state.heroes[0].damage, state.heroes[0].hand = 9, ["s0"]
    state.heroes[0].trophies = ["reanimates"]  # there is something else to do: learning
    state.zombies[(3, 4)] = 1
    table = answer(sit(state, ["plains"] * 3), "travel", "go:3,4:plains")

    assert table.state.heroes[0].hex == (3, 4)
    assert table.state.dice is None
    assert [id for id in options(table) if not id.startswith(("learn", "deal"))] == ["take-rest"]


def test_entering_tells_where():
    state = lay()
    enter(state, 0, FOREST, "3E-MOVE-003")

    assert state.heroes[0].hex == FOREST
    assert terrain_of(state, 0) == "forest"
    assert (BOARD.terrain[MOUNTAIN], BOARD.terrain[HILLS]) == ("mountain", "hills")
    assert BOARD.kind[TOWN] == "town"


@pytest.mark.rule("3E-DICE-005")
def test_a_wild_result_cannot_be_declined():
    fall = do("roll-terrain", dice=1, symbol="mountain", effects=[do("suffer", amount=3)])
    climber = hero("climber", abilities=[{"id": "climb", "when": "turn", **fall}])
    table = answer(sit(lay(climber, heroes=["climber", "bob"]), ["wild"]), "ability:climb")

    assert table.state.heroes[0].damage == 3
