"""The short examples of the second-edition rulebook outside combat, with every printed figure.

The cases stand in `examples/second.toml`; the numbers in the comments are their steps.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tamalir.second.discards import discard_adventure
from tamalir.second.doom import threshold
from tamalir.second.experience import points
from tamalir.second.hazards import hazard_colour
from tamalir.second.library import own_book
from tamalir.second.state import Item
from tamalir.second.values import life
from tamalir.second.words import HERO, Colour
from tests.second.turn_scenes import (
    BLOW,
    BOOK,
    HIT,
    MOUNTAINS,
    PLAINS_FOREST,
    PLAINS_HILLS,
    RIVER,
    Scene,
    board_of,
    deal,
    new_game,
    party,
    turn,
)

CASES: dict[str, dict[str, Any]] = {
    case["id"]: case
    for case in tomllib.loads((Path(__file__).parent / "second.toml").read_text(encoding="utf-8"))["example"]
}
TOWNS = list(BOOK.board.towns)
NAMES = ("amar", "belen", "cyra", "doran", "edda", "falk")


def given(id: str, kind: str) -> dict[str, Any]:
    """What lies on the table at the beginning of a case."""
    return next(thing for thing in CASES[id]["given"] if thing["kind"] == kind)


# ---------------------------------------------------------------- movement


@pytest.mark.rule("2E-MOVE-007", "2E-MOVE-008")
def test_three_river_symbols():
    """2E-EX-MOVE-001"""
    dice = given("2E-EX-MOVE-001", "movement-dice")["dice"]
    path = given("2E-EX-MOVE-001", "map")["path"]
    spaces = [f"{n},0 {terrain}" for n, terrain in enumerate(path, 1)]
    board = board_of(BOOK, "9,9 town tamalir", "0,0 plains", *spaces)
    amar = party("amar", at="0,0", exhaustion=1, counters={"red": 2})
    scene = turn(amar, step="refresh", book=board, dice=[(RIVER,) * len(dice)]).play("roll:3")

    scene.play("to:1,0", "to:2,0", "to:3,0")  # 1

    assert "3,0" == scene.at()
    assert (3, 3) == (len(scene.state.journey.dice), len(scene.state.journey.paid))  # none is left
    scene.refuses("to:4,0", "2E-TURN-002")  # 2


@pytest.mark.rule("2E-MOVE-007")
@pytest.mark.parametrize("there", ["1,0", "0,1", "-1,0"])
def test_one_symbol_per_die(there: str):
    """2E-EX-MOVE-002"""
    assert [PLAINS_HILLS.split("+")] == given("2E-EX-MOVE-002", "movement-dice")["dice"]
    board = board_of(BOOK, "9,9 town tamalir", "0,0 swamp", "1,0 plains", "0,1 hills", "-1,0 road")
    amar = party("amar", at="0,0", exhaustion=3, counters={"red": 2})
    scene = turn(amar, step="refresh", book=board, dice=[(PLAINS_HILLS,)]).play("roll:1")
    assert ["to:1,0", "to:-1,0", "to:0,1", "stop"] == scene.options  # 1: one of the three

    scene.play(f"to:{there}")

    assert (there, 1) == (scene.at(), len(scene.state.journey.paid))


ROUTES = {
    ("plains", "river", "forest", "hills"): (["1,0", "2,0", "3,0", "4,0"], "blue"),
    ("road", "road"): (["0,1", "0,2"], "greyhaven"),
    ("hills", "mountains"): (["-1,0", "-2,0"], "yellow"),
}


@pytest.mark.rule("2E-MOVE-005", "2E-MOVE-007", "2E-MOVE-008", "2E-MOVE-009")
@pytest.mark.parametrize("step", [0, 1, 2])
def test_varikas_rolls_four_movement_dice(step: int):
    """2E-EX-MOVE-003: three routes with the same dice."""
    case = CASES["2E-EX-MOVE-003"]
    faces = tuple("+".join(face) for face in given("2E-EX-MOVE-003", "movement-dice")["reconstructed"])
    assert (PLAINS_HILLS, RIVER, PLAINS_FOREST, MOUNTAINS) == faces
    symbols = tuple(case["script"][step]["symbols"])
    path, goal = ROUTES[symbols]
    spaces = [
        "1,0 plains",
        "2,0 river",
        "3,0 forest",
        "4,0 hills blue",
        "0,1 road",
        "0,2 town greyhaven",
        "-1,0 hills",
        "-2,0 mountains yellow",
    ]
    board = board_of(BOOK, "0,0 town tamalir", *spaces)
    amar = party("amar", at="tamalir", wounds=1, gold=1)
    jewels = {"4,0": ["blue"], "-2,0": ["yellow"]}
    scene = turn(amar, step="refresh", book=board, dice=[faces], jewels=jewels, market=["pebble"]).play(
        "roll:4"
    )

    for there in path:
        scene.play(f"to:{there}")
    assert case["expect"][step]["dice_used"] == len(scene.state.journey.paid)
    if scene.asked == "movement.travel":
        scene.play("stop")

    if goal == "greyhaven":
        assert (goal, "market.act") == (scene.at(), scene.asked)
    else:
        assert f"adventure:{goal}" in scene.options


@pytest.mark.rule("2E-MOVE-013", "2E-MOVE-014", "2E-MOVE-015")
@pytest.mark.parametrize("shares", CASES["2E-EX-MOVE-004"]["script"][1]["options"])
def test_rest_with_two_dice(shares: list[str]):
    """2E-EX-MOVE-004"""
    people = given("2E-EX-MOVE-004", "party")
    amar = party("amar", at="2,1", own=["guide", "squire"], exhaustion=people["hero_exhaustion"])
    for ally, exhaustion in zip(amar.allies, people["allies_exhaustion"], strict=True):
        ally.exhaustion = exhaustion
    scene = turn(amar, step="refresh", dice=[(RIVER, RIVER)]).play("roll:2")  # 1
    assert (True, {"n": 2}) == (scene.state.journey.rested, scene.choice.args)

    names = {"hero": "hero", "ally-1": "guide", "ally-2": "squire"}
    for share in shares:  # 2
        scene.play(f"rest:{names[share]}")

    assert "movement.travel" == scene.asked
    left = {"hero": scene.hero.exhaustion, "ally-1": 2, "ally-2": 2}
    left |= {f"ally-{n}": ally.exhaustion for n, ally in enumerate(scene.hero.allies, 1)}
    assert {who: 2 - shares.count(who) for who in names} == left


@pytest.mark.rule("2E-MOVE-016", "2E-MOVE-019")
def test_full_rest():
    """2E-EX-MOVE-005"""
    exhaustion = given("2E-EX-MOVE-005", "party")["hero_exhaustion"]
    amar = party("amar", at="2,1", exhaustion=exhaustion, own=["horn"])
    scene = turn(amar, step="refresh")
    assert {"n": 0, "rest": 4} == next(o.args for o in scene.choice.options if o.id == "roll:0")

    scene.play("roll:0")  # 1 and 2

    assert 0 == scene.hero.exhaustion
    assert "movement.moved" == scene.asked
    assert scene.state.journey.rested
    scene.refuses("step:2,0", "2E-TURN-002")  # 3: its movement has ended

    tired = party("amar", at="2,1", exhaustion=4, own=["guide"])
    tired.allies[0].exhaustion = 1
    turn(tired, step="refresh").play("roll:0").refuses("step:2,0", "2E-MOVE-019")  # 3: while it rests


# ---------------------------------------------------------------- events, market, limits


@pytest.mark.rule("2E-EVENT-004", "2E-EVENT-005", "2E-EVENT-006", "2E-EVENT-007")
def test_rank_three_closes_out_ranks_one_and_two():
    """2E-EX-EVENT-001"""
    scene = turn(
        party(at="3,1"),
        jewels={"3,1": ["green"]},
        decks={"green": ["eclipse", "rumour", "comet", "goblin"]},  # III, I, II
        event="omen",  # I
    ).play("adventure:green")

    assert [{"card": "eclipse"}] == scene.told("event-takes-effect")
    assert [{"card": "rumour"}, {"card": "comet"}] == scene.told("event-ignored")
    assert "eclipse" == scene.state.event
    assert ["omen", "rumour", "comet"] == scene.deck("green")


@pytest.mark.rule("2E-MARKET-009", "2E-MARKET-010")
def test_selling_a_three_gold_item():
    """2E-EX-MARKET-001: the ring costs three, the pebble one."""
    costs = [thing["cost"] for thing in CASES["2E-EX-MARKET-001"]["given"] if thing["kind"] == "item"]
    assert costs == [BOOK.cost("ring"), BOOK.cost("pebble")]
    amar = party("amar", at="riverwatch", own=["ring", "pebble", "sword"], gold=0)
    scene = turn(amar, step="market").play("sell:ring")  # 1

    assert (1, ["ring"]) == (scene.hero.gold, scene.state.stacks["riverwatch"])
    scene.refuses("sell:pebble", "2E-MARKET-010")  # 2


@pytest.mark.rule("2E-LIMIT-003", "2E-LIMIT-010", "2E-LIMIT-011")
@pytest.mark.parametrize("choice", ["accept", "refuse"])
def test_a_question_of_honor_offers_a_third_ally(choice: str):
    """2E-EX-LIMIT-001"""
    scene = turn(
        party("amar", at="3,1", own=["guide", "squire"]),
        jewels={"3,1": ["yellow"]},
        decks={"yellow": ["honor", "ogre"]},
    ).play("adventure:yellow")
    scene.refuses("keep", "2E-LIMIT-003")  # 1

    if choice == "accept":
        scene.play("discard:squire", "keep")  # 2
        assert ["guide", "honor"] == scene.allies()
    else:
        scene.play("leave")  # 3
        assert ["guide", "squire"] == scene.allies()


# ---------------------------------------------------------------- experience


@pytest.mark.rule("2E-XP-003")
def test_price_in_a_four_player_game():
    """2E-EX-XP-001"""
    amar = party("amar", counters={"green": 2, "yellow": 1})
    assert given("2E-EX-XP-001", "player")["experience_points"] == points(amar)
    others = [party(name) for name in NAMES[1 : given("2E-EX-XP-001", "game")["players"]]]
    scene = turn(amar, *others, step="experience")
    assert {"points": 4, "cost": 4} == scene.choice.args

    scene.play("bonus:mind")  # 1

    assert ({"mind": 1}, 0) == (scene.hero.bonuses, points(scene.hero))


@pytest.mark.rule("2E-XP-010", "2E-XP-011")
def test_raising_life_twice():
    """2E-EX-XP-002"""
    case = CASES["2E-EX-XP-002"]
    for bought in (1, 2):
        scene = turn(party("amar", counters={"red": 9}), step="experience").play(*["bonus:life"] * bought)
        assert 5 + case["expect"][bought - 1]["life_bonus"] == life(scene.state, 0, HERO)

        amar = party("amar", at="2,0", bonuses={"life": bought})
        there = turn(amar, party("belen", at="2,0"), jewels={"2,0": ["green", "yellow", "blue", "red"]})
        may_draw = [option.partition(":")[2] for option in there.options if option.startswith("adventure:")]
        assert case["expect"][bought - 1]["may_draw"] == may_draw


# ---------------------------------------------------------------- doom


def doomed(players: int, doom: list[str], counters: int = 0) -> Scene:
    heroes = [party(name) for name in NAMES[:players]]
    return turn(*heroes, step="refresh", options={"doom-track": True}, doom=doom, doom_counters=counters)


@pytest.mark.rule("2E-DOOM-001", "2E-DOOM-002", "2E-DOOM-003")
def test_first_cards_on_the_doom_track():
    """2E-EX-DOOM-001"""
    scene = deal(new_game(given("2E-EX-DOOM-001", "game")["players"], options={"doom-track": True}))
    assert 1 == len(scene.state.doom)  # 1
    assert (Colour.GREEN, "vynelvale") == (BOOK.adventure(scene.state.doom[0]).colour, TOWNS[0])

    for card in ("ogre", "giant"):  # 2 and 3
        discard_adventure(scene.state, card)

    assert [{"town": "riverwatch", "n": 2}, {"town": "dawnsmoor", "n": 3}] == scene.told("doom-card")


@pytest.mark.rule("2E-DOOM-006", "2E-DOOM-007", "2E-DOOM-008", "2E-DOOM-009")
def test_first_doom_counter_with_three_players():
    """2E-EX-DOOM-002"""
    five = ["wolf", "bear", "ogre", "giant", "omen"]
    assert len(five) == given("2E-EX-DOOM-002", "track")["cards"]
    scene = doomed(given("2E-EX-DOOM-002", "game")["players"], five)

    discard_adventure(scene.state, "goblin")  # 1

    assert [{"town": "nerekhall", "n": 6}] == scene.told("doom-card")  # six cards before clearing
    assert ["goblin"] == scene.state.doom
    assert 5 == sum(len(pile) for pile in scene.state.discards.values())
    assert [{"town": "vynelvale", "n": 1}] == scene.told("doom-counter")


@pytest.mark.rule("2E-DOOM-006", "2E-DOOM-007")
@pytest.mark.parametrize("n", range(5))
def test_which_card_triggers_a_counter(n: int):
    """2E-EX-DOOM-003"""
    case = CASES["2E-EX-DOOM-003"]
    state = doomed(case["script"][n]["players"], []).state

    assert case["expect"][n]["cards"] == threshold(state)


@pytest.mark.rule("2E-DOOM-009", "2E-DOOM-010")
def test_order_of_doom_counters():
    """2E-EX-DOOM-004: a lone player, so that every discard adds one."""
    scene = turn(
        party("amar", at="3,1"),
        jewels={"3,1": ["green"]},
        decks={"green": ["goblin"], "red": ["demon"]},
        options={"doom-track": True},
        doom=["wolf"],
        dice=[HIT],
    )
    for card in ("bear", "ogre", "giant"):
        discard_adventure(scene.state, card)
    assert ["vynelvale", "riverwatch", "dawnsmoor"] == [fact["town"] for fact in scene.told("doom-counter")]
    for card in ("imp", "witch", "hydra", "omen"):
        discard_adventure(scene.state, card)

    scene.play("adventure:green", *BLOW)  # the last of five more

    assert {"town": "frostgate", "n": 8} == scene.told("doom-counter")[-1]
    assert scene.state.endgame


# ---------------------------------------------------------------- hazards


@pytest.mark.rule("2E-HAZARD-001", "2E-HAZARD-002", "2E-HAZARD-003")
@pytest.mark.parametrize(("faces", "met"), [((PLAINS_HILLS, RIVER), True), ((PLAINS_FOREST, RIVER), False)])
def test_forest_without_a_forest_symbol(faces: tuple[str, str], met: bool):
    """2E-EX-HAZARD-001"""
    scene = turn(party("amar", at="2,1"), options={"travel-hazards": True}, dice=[faces, 8])

    assert met == bool(scene.told("hazard-met"))


TRACKS = {
    "2E-EX-HAZARD-002": (6, ["wolf", "bear", "imp", "goblin", "omen", "ogre"], 6, "nerekhall", "yellow"),
    "2E-EX-HAZARD-003": (4, ["wolf", "bear", "imp", "giant"], 4, "tamalir", "blue"),
    "2E-EX-HAZARD-004": (5, ["wolf", "ogre", "giant"], 2, "riverwatch", "yellow"),
}


@pytest.mark.rule("2E-HAZARD-006", "2E-HAZARD-007", "2E-HAZARD-008", "2E-DOOM-001")
@pytest.mark.parametrize("id", TRACKS)
def test_counting_up_the_track(id: str):
    """2E-EX-HAZARD-002 to 004"""
    number, doom, position, town, colour = TRACKS[id]
    assert CASES[id]["script"][0]["symbols"] == number
    assert CASES[id]["expect"][0]["position"] == position
    assert given(id, "track")["cards"] == len(doom)
    state = doomed(4, doom).state

    assert (town, colour) == (TOWNS[position - 1], BOOK.adventure(doom[position - 1]).colour.value)
    assert colour == hazard_colour(state, number).value


@pytest.mark.rule("2E-HAZARD-015", "2E-HAZARD-016")
def test_three_green_for_one_blue():
    """2E-EX-HAZARD-005"""
    scene = turn(
        party("amar", at="2,1"),
        party("belen", at="forge"),
        options={"travel-hazards": True},
        pile={"green": 3, "blue": 0},
        decks={"blue": ["giant"]},
        dice=[(PLAINS_HILLS, RIVER), 16, HIT],
    ).play("defend", "attack")

    assert ({"green": 3}, 3) == (scene.counters(), points(scene.hero))


# ---------------------------------------------------------------- variants


@pytest.mark.rule("2E-VAR-003")
def test_one_mace_one_sword():
    """2E-EX-VAR-001, with the cards that it names."""
    book = own_book("rise-of-the-dragon-lords")
    sorts = {card: (book.items[card].item_class, book.items[card].type) for card in book.items}
    assert ("weapon", "mace") == sorts["lightning-mace"] == sorts["dragontooth-hammer"]
    assert ("weapon", "sword") == sorts["white-blade"]
    varikas = party("varikas-the-dead", at=None, gold=99)
    varikas.hex = book.board.towns["greyhaven"]
    varikas.items.append(Item("lightning-mace"))
    scene = turn(
        varikas,
        step="market",
        book=book,
        stacks={"greyhaven": ["white-blade", "dragontooth-hammer"]},
        options={"item-limits": True},
    )

    scene.play("buy:white-blade")  # 1

    assert ["lightning-mace", "white-blade"] == scene.items()
    scene.refuses("buy:dragontooth-hammer", "2E-VAR-003")  # 2
