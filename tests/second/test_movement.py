"""The Movement step: dice, terrain, one step without dice."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tamalir.second.cards import Book
from tamalir.second.dice import MOVEMENT, symbols
from tamalir.second.words import Terrain
from tests.second.turn_scenes import (
    BOOK,
    MOUNTAINS,
    PLAINS_FOREST,
    PLAINS_HILLS,
    RIVER_SWAMP,
    On,
    Scene,
    board_of,
    party,
    turn,
)


def rolled(*faces: str, at: str = "2,1", own: Sequence[str] = (), book: Book = BOOK) -> Scene:
    """A hero that has rolled these movement dice; its turn waits in the Experience step afterwards."""
    tired = {"exhaustion": 4} if len(faces) < 4 else {"wounds": 1} if len(faces) == 4 else {}
    amar = party("amar", at=at, own=own, counters={"red": 2}, **tired)
    return turn(amar, step="refresh", dice=[faces], book=book).play(f"roll:{len(faces)}")


@pytest.mark.rule("2E-MOVE-001", "2E-GAP-002")
@pytest.mark.parametrize("way", [["roll:0"], ["roll:5", "stop"]])
def test_a_hero_may_stay_where_it_is(way: list[str]):
    dice = [(PLAINS_FOREST,) * 5]
    scene = turn(party("amar", gold=1), step="refresh", dice=dice, market=["pebble"]).play(*way)

    assert "tamalir" == scene.at()
    assert "market.act" == scene.asked  # its movement has ended there all the same


@pytest.mark.rule("2E-MOVE-002")
def test_allies_go_where_the_hero_goes():
    """There is one place for the whole party: an Ally has none of its own."""
    scene = turn(party("amar", at="1,0", own=["guide", "squire"]), step="refresh").play("step:2,0")

    assert "2,0" == scene.at()
    assert ["guide", "squire"] == scene.allies()
    assert not hasattr(scene.hero.allies[0], "place")


@pytest.mark.rule("2E-MOVE-003", "2E-GAP-003")
def test_the_first_turn_begins_in_tamalir():
    amar, belen = party("amar", at=None, gold=3), party("belen", at=None, gold=3)
    scene = turn(amar, belen, step="refresh", market=["ring"])

    assert ["tamalir", None] == [scene.at(0), scene.at(1)]
    scene.play("roll:0")
    assert ["ring"] == scene.state.stacks["tamalir"]
    scene.play("buy:ring")  # and nothing is left to buy
    assert ["tamalir", "tamalir"] == [scene.at(0), scene.at(1)]
    assert ["ring"] == scene.items()
    assert 1 == scene.seat


@pytest.mark.rule("2E-GAP-003")
def test_the_first_turn_may_lead_away_from_tamalir():
    assert "1,0" == turn(party("amar", at=None), step="refresh").play("step:1,0").at()


@pytest.mark.rule("2E-MOVE-004")
def test_a_fresh_party_rolls_five_dice():
    scene = turn(party("amar", own=["guide"]), step="refresh")

    assert "roll:5" in scene.options
    scene.refuses("roll:6", "2E-MOVE-004")


@pytest.mark.rule("2E-MOVE-005")
@pytest.mark.parametrize("hurt", ["hero-wound", "hero-exhaustion", "ally-wound", "ally-exhaustion"])
def test_any_counter_on_anybody_leaves_four_dice(hurt: str):
    amar = party("amar", own=["guide"])
    who, what = hurt.split("-")
    setattr(amar if who == "hero" else amar.allies[0], "wounds" if what == "wound" else what, 1)
    scene = turn(amar, step="refresh")

    assert "roll:4" in scene.options
    assert "roll:5" not in scene.options
    scene.refuses("roll:5", "2E-MOVE-005")


@pytest.mark.rule("2E-MOVE-006", "2E-COMP-019")
def test_every_face_shows_two_or_three_terrains():
    assert 6 == len(MOVEMENT.faces)
    for face in MOVEMENT.faces:
        assert 2 <= len(symbols(str(face))) <= 3
        assert Terrain.TOWN not in symbols(str(face))


@pytest.mark.rule("2E-MOVE-007")
@pytest.mark.parametrize("there", ["3,0", "2,1", "1,0"])
def test_a_die_gives_one_step(there: str):
    """Plains, hills and road lie around; one die with all three pays for one of them."""
    board = board_of(BOOK, "9,9 town tamalir", "2,0 forest", "3,0 plains", "2,1 hills", "1,0 road")
    scene = rolled(PLAINS_HILLS, at="2,0", book=board)
    assert ["to:3,0", "to:1,0", "to:2,1", "stop"] == scene.options

    scene.play(f"to:{there}")

    assert there == scene.at()
    assert "experience" == scene.step  # no die is left for the others


@pytest.mark.rule("2E-MOVE-007", "2E-MOVE-008")
def test_a_space_needs_a_die_with_its_terrain():
    scene = rolled(MOUNTAINS, at="2,0")

    assert "to:1,1" in scene.options  # mountains
    assert "to:2,-1" in scene.options  # hills
    scene.refuses("to:3,0", "2E-MOVE-008")  # river
    scene.refuses("to:5,0", "2E-MOVE-008")  # not next to it


@pytest.mark.rule("2E-MOVE-008", "2E-GAP-007")
def test_the_dice_are_matched_as_the_player_would_wish():
    """Two dice with forest and mountains between them pay for both spaces, in either order."""
    for first, second in (("to:2,0", "to:1,1"), ("to:1,1", "to:2,0")):
        scene = rolled(MOUNTAINS, PLAINS_FOREST, at="2,1").play(first, second)
        assert second == f"to:{scene.at()}"


@pytest.mark.rule("2E-GAP-007")
def test_a_space_may_be_entered_again_and_costs_again():
    scene = rolled(PLAINS_FOREST, PLAINS_FOREST, at="3,1").play("to:2,2", "to:3,1")

    assert "3,1" == scene.at()
    assert [Terrain.PLAINS, Terrain.PLAINS] == scene.state.journey.paid
    assert "2,2" == f"{scene.hero.came_from[0]},{scene.hero.came_from[1]}"  # pyright: ignore[reportOptionalSubscript]


@pytest.mark.rule("2E-MOVE-009", "2E-COMP-022")
def test_any_die_leads_into_a_town():
    scene = rolled(MOUNTAINS, at="6,0").play("to:7,0")

    assert "riverwatch" == scene.at()


@pytest.mark.rule("2E-MOVE-010", "2E-MOVE-011")
def test_dice_left_over_are_lost():
    scene = turn(party("amar", at="2,1"), step="refresh", dice=[(PLAINS_FOREST,) * 5])

    scene.play("roll:5", "to:2,0", "to:2,1", "stop")

    assert "2,1" == scene.at()
    assert "movement.set-out" == scene.asked  # the next turn
    assert [] == scene.state.journey.dice


@pytest.mark.rule("2E-MOVE-012")
def test_nothing_on_the_way_stops_a_hero():
    scene = turn(
        party("amar", at="3,1"),
        party("belen", at="2,2"),
        step="refresh",
        jewels={"2,2": ["red"]},
        track=[On("goblin", "2,2")],
        dice=[(PLAINS_FOREST,) * 5],
    )

    scene.play("roll:5", "to:2,2", "to:1,2", "stop")

    assert "1,2" == scene.at()
    assert ["red"] == scene.jewels("2,2")
    assert "adventure.attempt" not in [event["key"] for event in scene.table.events()]


@pytest.mark.rule("2E-MOVE-018")
def test_one_step_without_dice_onto_any_terrain():
    scene = turn(party("amar", at="2,1"), party("belen"), step="refresh", jewels={"1,1": ["yellow"]})

    scene.play("step:1,1")

    assert "1,1" == scene.at()
    assert 0 == scene.throws
    assert "adventure.attempt" == scene.asked


@pytest.mark.rule("2E-MOVE-018")
def test_not_after_a_roll():
    rolled(*[MOUNTAINS] * 4).refuses("step:1,1", "2E-MOVE-018")


@pytest.mark.rule("2E-MOVE-018")
def test_only_to_a_neighbour():
    turn(party("amar", at="2,1"), step="refresh").refuses("step:5,0", "2E-MOVE-018")


@pytest.mark.rule("2E-MOVE-020")
def test_on_a_bare_space_the_experience_step_follows():
    scene = turn(party("amar", at="2,1", counters={"red": 2}))

    assert ("experience", "experience.buy") == (scene.step, scene.asked)
    assert [] == scene.told("market-card")


@pytest.mark.rule("2E-MOVE-021")
def test_what_is_not_in_play_cannot_be_entered():
    """Half spaces are not on the map at all: north of Tamalir lies such an edge."""
    scene = turn(party("amar", at="0,1"), step="refresh", dice=[(PLAINS_FOREST,) * 5])

    around = [option for option in scene.options if option.startswith("step:")]
    assert ["step:1,1", "step:1,0", "step:0,0", "step:0,2"] == around
    scene.refuses("step:-1,1", "2E-MOVE-021")
    scene.play("roll:5").refuses("to:-1,1", "2E-MOVE-021")


@pytest.mark.rule("2E-MOVE-022")
def test_abilities_of_the_movement_step_belong_to_it():
    scene = turn(party("amar", gold=1, own=["horn", "portal"]), step="market", market=["pebble"])

    scene.refuses("use:horn", "2E-MOVE-022")
    scene.refuses("use:portal", "2E-MOVE-022")
    assert not [option for option in scene.options if option.startswith("use:")]


@pytest.mark.rule("2E-MOVE-022")
def test_before_and_after_moving():
    scene = turn(party("amar", at="2,1", own=["horn", "portal"]), step="refresh")

    assert "use:portal" in scene.options
    scene.refuses("use:horn", "2E-MOVE-022")
    scene.play("roll:0")
    assert ["use:horn", "go-on"] == scene.options
    scene.refuses("use:portal", "2E-MOVE-022")


@pytest.mark.rule("2E-ACT-003")
def test_one_activation_in_the_movement_step():
    scene = turn(
        party("amar", own=["compass", "lantern"]),
        step="refresh",
        dice=[(RIVER_SWAMP,) * 5],
    ).play("roll:5", "use:compass")

    scene.refuses("use:lantern", "2E-ACT-003")


@pytest.mark.rule("2E-GAP-004")
def test_a_hero_that_has_not_begun_cannot_be_met():
    scene = turn(party("amar", at="2,0"), party("belen", at=None), jewels={"2,0": ["green"]})

    assert ["adventure:green", "move-on"] == scene.options
    scene.refuses("duel:belen", "2E-GAP-004")
    scene.refuses("negotiate:belen", "2E-GAP-004")


@pytest.mark.rule("2E-GAP-008")
def test_a_hero_remembers_where_it_came_from():
    amar = party("amar", at="3,1", gold=0)
    scene = turn(
        amar,
        party("belen", at="forge"),
        step="refresh",
        jewels={"2,1": ["green"]},
        decks={"green": ["goblin"]},
        dice=[20],
    )
    scene.play("step:2,1", "move-on", "roll:0", "roll:0")  # a turn passes; then it rests where it stands

    scene.play("adventure:green", "escape")

    assert "3,1" == scene.at()
    assert scene.hero.came_from is None


@pytest.mark.rule("2E-GAP-008")
@pytest.mark.parametrize("how", ["card", "setup"])
def test_being_placed_clears_the_memory(how: str):
    if how == "setup":
        scene = turn(party("amar", at=None), step="refresh")
    else:
        amar = party("amar", at="2,1", own=["portal"], came_from=(3, 1))
        scene = turn(amar, step="refresh").play("use:portal", "town:riverwatch")

    assert scene.hero.came_from is None


@pytest.mark.rule("2E-GAP-008")
def test_a_knockout_clears_the_memory():
    amar = party("amar", at="3,2", wounds=4, came_from=(3, 1))
    scene = turn(
        amar, party("belen"), jewels={"3,2": ["green"]}, decks={"green": ["plague"]}, options={}
    ).play("adventure:green")

    assert "dawnsmoor" == scene.at()
    assert scene.hero.came_from is None


@pytest.mark.rule("2E-GAP-009")
def test_an_escape_with_nowhere_to_go_back_to():
    scene = turn(
        party("amar", at="riverwatch"), party("belen"), track=[On("goblin", "riverwatch")], dice=[20]
    )

    scene.play("undefeated:goblin", "escape")

    assert ("riverwatch", 1) == (scene.at(), scene.seat)
    assert "goblin" == scene.track()[0]
