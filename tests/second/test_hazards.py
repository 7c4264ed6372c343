"""Travel hazards: the variant in which empty country is not safe."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tamalir.second.dice import MOVEMENT, symbols
from tamalir.second.experience import WORTH
from tamalir.second.hazards import _exactly, hazard_colour
from tamalir.second.state import Hero
from tamalir.second.words import Colour, Terrain
from tests.second.turn_scenes import (
    HAZARD_IN_FOREST,
    HIT,
    MISS,
    MOUNTAINS,
    PLAINS_FOREST,
    PLAINS_HILLS,
    RIVER,
    SAFE_IN_FOREST,
    On,
    Scene,
    party,
    turn,
)

STRIKE = ("defend", "attack")
GREEN, YELLOW, BLUE = 6, 7, 16
"""Throws that lead to a hazard of this colour."""


def bare(*dice: object, hero: Hero | None = None, players: int = 2, **rest: Any) -> Scene:
    """A hero that has ended its movement on an empty forest space."""
    amar = hero or party("amar", at="2,1", counters={"red": 2})
    amar.hex = (2, 1) if amar.hex == (0, 0) else amar.hex
    others = [party(name, at="forge") for name in ("belen", "cyra", "doran")[: players - 1]]
    options = {"travel-hazards": True, **rest.pop("options", {})}
    return turn(amar, *others, dice=dice, options=options, **rest)


def hazard(*dice: object, colour: int = GREEN, **rest: Any) -> Scene:
    """A hazard has been met; the rest of the dice follow."""
    return bare(HAZARD_IN_FOREST, colour, *dice, **rest)


@pytest.mark.rule("2E-HAZARD-001")
def test_a_check_is_made_on_a_bare_space():
    scene = bare(SAFE_IN_FOREST)

    dice = " ".join(SAFE_IN_FOREST)
    assert [{"hero": "amar", "terrain": "forest", "outcome": "safe", "dice": dice}] == scene.told(
        "hazard-checked"
    )
    assert 1 == scene.throws


@pytest.mark.rule("2E-HAZARD-001")
@pytest.mark.parametrize("there", ["town", "counter", "undefeated", "hero"])
def test_no_check_elsewhere(there: str):
    at = "riverwatch" if there == "town" else "2,1"
    scene = turn(
        party("amar", at=at, gold=1),
        party("belen", at="2,1" if there == "hero" else "forge"),
        jewels={"2,1": ["green"]} if there == "counter" else {},
        track=[On("goblin", "2,1")] if there == "undefeated" else [],
        options={"travel-hazards": True},
        market=["pebble"],
    )

    assert 0 == scene.throws
    assert [] == scene.told("hazard-checked")


@pytest.mark.rule("2E-HAZARD-001", "2E-GAP-002")
def test_the_check_is_made_even_if_the_hero_has_not_moved():
    amar = party("amar", at="2,1", exhaustion=4, counters={"red": 2})
    scene = turn(amar, step="refresh", dice=[SAFE_IN_FOREST], options={"travel-hazards": True}).play("roll:0")

    assert 1 == len(scene.told("hazard-checked"))


@pytest.mark.rule("2E-HAZARD-002")
@pytest.mark.parametrize("faces", [(PLAINS_FOREST, RIVER), (RIVER, PLAINS_FOREST), (PLAINS_FOREST,) * 2])
def test_one_matching_symbol_is_enough(faces: tuple[str, str]):
    scene = bare(faces)

    assert "experience.buy" == scene.asked
    assert [] == scene.told("hazard-met")


@pytest.mark.rule("2E-HAZARD-003", "2E-HAZARD-010")
def test_without_one_a_hazard_strikes_at_once():
    scene = hazard(decks={"green": ["goblin", "wolf"]})

    assert [{"hero": "amar", "colour": "green"}] == scene.told("hazard-met")
    assert [{"hero": "amar", "card": "goblin"}] == scene.told("adventure-drawn")
    assert ["wolf"] == scene.deck("green")


@pytest.mark.rule("2E-HAZARD-004")
def test_rough_country_is_more_dangerous():
    chance: dict[Terrain, int] = {}
    for terrain in Terrain:
        rolls = product(MOVEMENT.faces, repeat=2)
        chance[terrain] = sum(all(terrain not in symbols(str(face)) for face in roll) for roll in rolls)

    rough = [chance[t] for t in (Terrain.MOUNTAINS, Terrain.FOREST, Terrain.SWAMP)]
    easy = [chance[t] for t in (Terrain.PLAINS, Terrain.ROAD, Terrain.RIVER)]
    assert min(rough) > max(easy)


@pytest.mark.rule("2E-HAZARD-005")
def test_abilities_after_moving_come_before_the_check():
    amar = party("amar", at="2,1", own=["horn"], gold=1)
    scene = turn(amar, step="refresh", options={"travel-hazards": True}, market=["pebble"])
    scene.play("roll:0", "use:horn")

    assert ("dawnsmoor", "market.act", 0) == (scene.at(), scene.asked, scene.throws)


# ---------------------------------------------------------------- its colour


@pytest.mark.rule("2E-HAZARD-006", "2E-HAZARD-007")
def test_with_the_doom_track_the_dice_are_rolled_again_and_their_symbols_counted():
    doom = ["wolf", "bear", "imp", "goblin", "giant", "ogre"]
    scene = bare(
        HAZARD_IN_FOREST,
        (PLAINS_HILLS, PLAINS_HILLS),  # three symbols each
        players=4,
        options={"doom-track": True},
        doom=doom,
        decks={"yellow": ["witch"]},
    )

    assert [{"hero": "amar", "colour": "yellow"}] == scene.told("hazard-met")


@pytest.mark.rule("2E-HAZARD-006")
def test_a_table_may_count_the_symbols_of_the_check():
    scene = bare(
        (PLAINS_HILLS, RIVER),  # three and two
        players=4,
        options={"doom-track": True, "hazard-number-of-the-check": True},
        doom=["wolf", "bear", "imp", "goblin", "giant", "ogre"],
        decks={"blue": ["hydra"]},
    )

    assert [{"hero": "amar", "colour": "blue"}] == scene.told("hazard-met")
    assert 1 == scene.throws


@pytest.mark.rule("2E-HAZARD-007", "2E-HAZARD-008")
@pytest.mark.parametrize(
    ("doom", "number", "colour"),
    [
        (["wolf", "ogre", "giant"], 3, "blue"),
        (["wolf", "ogre", "giant"], 5, "yellow"),
        (["wolf", "ogre"], 5, "green"),
        (["wolf", "ogre"], 4, "yellow"),
        (["giant"], 6, "blue"),
    ],
)
def test_counting_up_the_track(doom: list[str], number: int, colour: str):
    scene = turn(party(), options={"doom-track": True}, doom=doom, step="refresh")

    assert colour == hazard_colour(scene.state, number).value


@pytest.mark.rule("2E-HAZARD-009")
@pytest.mark.parametrize(
    ("total", "colour"),
    [(2, "green"), (6, "green"), (7, "yellow"), (15, "yellow"), (16, "blue"), (20, "blue")],
)
def test_without_a_doom_track_the_ten_sided_dice_decide(total: int, colour: str):
    scene = bare(HAZARD_IN_FOREST, total)

    assert [{"hero": "amar", "colour": colour}] == scene.told("hazard-met")


# ---------------------------------------------------------------- one card


@pytest.mark.rule("2E-HAZARD-011", "2E-TURN-004")
@pytest.mark.parametrize("card", ["omen", "crossroads"])
def test_an_event_or_encounter_ends_the_turn(card: str):
    scene = hazard(decks={"green": [card, "goblin"]})
    if card == "crossroads":
        scene.play("first")

    assert ("movement.set-out", 1) == (scene.asked, scene.seat)
    assert "goblin" in scene.deck("green")
    assert [] == scene.told("experience-gained")


@pytest.mark.rule("2E-HAZARD-011")
def test_a_table_may_end_only_the_step():
    scene = hazard(decks={"green": ["omen", "goblin"]}, options={"hazard-ends-only-the-step": True})

    assert ("experience.buy", ["goblin"]) == (scene.asked, scene.deck("green"))


@pytest.mark.rule("2E-HAZARD-012", "2E-HAZARD-013", "2E-GAP-072")
def test_neither_before_combat_nor_escape():
    scene = hazard(decks={"green": ["imp"]}, hero=party("amar", at="2,1", own=["dart", "smoke"]))

    assert ("combat.act", "ranged", 1) == (
        scene.asked,
        scene.choice.args["kind"],
        scene.choice.args["round"],
    )
    assert [] == scene.told("test-rolled")
    assert 0 == scene.hero.wounds
    scene.refuses("use:dart", "2E-EFFECT-008")


@pytest.mark.rule("2E-HAZARD-013")
def test_no_round_has_an_escape_phase():
    scene = hazard(MISS, 8, 8, 8, decks={"green": ["goblin"]}).play("defend", "defend", "defend")

    assert ("combat.act", 2) == (scene.asked, scene.choice.args["round"])


@pytest.mark.rule("2E-HAZARD-014", "2E-HAZARD-015", "2E-GAP-072")
def test_victory_brings_experience_but_no_reward():
    scene = hazard(HIT, colour=BLUE, decks={"blue": ["giant"]}, pile={"blue": 2}).play(*STRIKE)

    assert (0, [], {"red": 2, "blue": 1}) == (scene.hero.gold, scene.hero.kept, scene.counters())
    assert 1 == scene.pile("blue")
    assert ["giant"] == scene.deck("blue")
    assert "experience.buy" == scene.asked  # the turn goes on


@pytest.mark.rule("2E-HAZARD-014")
def test_a_card_that_could_be_kept_is_not():
    scene = hazard(HIT, colour=YELLOW, decks={"yellow": ["shaman"]}).play(*STRIKE)

    assert ([], ["shaman"]) == (scene.hero.kept, scene.deck("yellow"))


@pytest.mark.rule("2E-HAZARD-016")
def test_other_counters_worth_the_same():
    scene = hazard(HIT, colour=BLUE, decks={"blue": ["giant"]}, pile={"green": 3, "red": 1}).play(*STRIKE)

    assert {"red": 2, "green": 3} == scene.counters()
    assert (0, 1) == (scene.pile("green"), scene.pile("red"))


@pytest.mark.rule("2E-HAZARD-017")
def test_no_counters_no_experience():
    scene = hazard(HIT, colour=BLUE, decks={"blue": ["giant"]}, pile={"green": 2}).play(*STRIKE)

    assert ({"red": 2}, 2, 0) == (scene.counters(), scene.pile("green"), scene.hero.points)
    assert 1 == len(scene.told("no-experience"))


@pytest.mark.rule("2E-GAP-089")
def test_change_for_a_hazard():
    amar = party("amar", at="2,1", counters={"green": 1})
    scene = hazard(HIT, colour=BLUE, hero=amar, decks={"blue": ["giant"]}, pile={"red": 1}).play(*STRIKE)

    assert {"red": 1} == scene.counters()
    assert (1, 0) == (scene.pile("green"), scene.pile("red"))


@pytest.mark.rule("2E-HAZARD-018", "2E-HAZARD-019")
def test_failure_discards_the_card_and_knocks_out_as_usual():
    amar = party("amar", at="3,2", wounds=4, gold=7, own=["sword", "ring"])
    scene = bare(
        (PLAINS_FOREST, MOUNTAINS),
        GREEN,
        MISS,
        hero=amar,
        decks={"green": ["goblin", "wolf"]},
    ).play(*STRIKE)

    assert ("dawnsmoor", 0, ["ring"]) == (scene.at(), scene.hero.gold, scene.items())
    assert ["wolf", "goblin"] == scene.deck("green")
    assert [None] * 6 == scene.track()
    assert 1 == scene.seat


@pytest.mark.rule("2E-HAZARD-018")
def test_with_the_doom_track_it_goes_there():
    amar = party("amar", at="3,2", wounds=4)
    scene = bare(
        (PLAINS_FOREST, MOUNTAINS),
        (PLAINS_FOREST, MOUNTAINS),
        MISS,
        hero=amar,
        decks={"green": ["goblin"]},
        doom=["wolf"],
        options={"doom-track": True},
    ).play(*STRIKE)

    assert ["wolf", "goblin"] == scene.state.doom
    assert [None] * 6 == scene.track()


# ---------------------------------------------------------------- rulings


@pytest.mark.rule("2E-GAP-012")
def test_a_hazard_of_an_empty_deck_passes():
    scene = hazard()

    assert ([], "experience.buy") == (scene.told("adventure-drawn"), scene.asked)


@pytest.mark.rule("2E-GAP-021")
def test_a_hazard_of_a_given_up_colour_passes():
    amar = party("amar", at="2,1", bonuses={"life": 1}, counters={"red": 2})
    scene = hazard(hero=amar, decks={"green": ["goblin"]})

    assert ([], ["goblin"]) == (scene.told("adventure-drawn"), scene.deck("green"))
    assert "experience.buy" == scene.asked


@pytest.mark.rule("2E-GAP-021")
def test_a_table_may_raise_it():
    amar = party("amar", at="2,1", bonuses={"life": 1})
    scene = hazard(
        hero=amar,
        decks={"green": ["goblin"], "yellow": ["ogre"]},
        options={"forfeited-hazards-rise": True},
    )

    assert [{"hero": "amar", "card": "ogre"}] == scene.told("adventure-drawn")


@pytest.mark.rule("2E-GAP-072")
def test_an_experience_counter_may_be_bought_after_a_hazard():
    amar = party("amar", at="2,1", counters={"blue": 1})
    scene = hazard(HIT, players=4, hero=amar, decks={"green": ["goblin"]}, pile={"green": 1}).play(*STRIKE)
    assert "experience.buy" == scene.asked

    assert {"body": 1} == scene.play("bonus:body").hero.bonuses


@pytest.mark.rule("2E-GAP-072")
def test_one_activation_per_round_of_a_hazard():
    more = """
    [challenges.boar]
    colour = "green"
    life = 9
    figures = { mind = 10, body = 10, spirit = 10, ranged = 0, melee = 2, magic = 0 }
    """
    amar = party("amar", at="2,1", own=["mail", "shield"])
    scene = hazard(MISS, decks={"green": ["boar"]}, hero=amar, cards=more).play(
        "defend", "attack", "use:mail"
    )

    assert (1, ["mail"]) == (scene.hero.wounds, scene.down())  # the shield must wait for the next round


@pytest.mark.rule("2E-GAP-097")
def test_margath_as_a_hazard_wins_the_game():
    scene = bare(
        HAZARD_IN_FOREST,
        (RIVER, RIVER),
        HIT,
        decks={"red": ["margath"]},
        doom=["lord-coal"],
        options={"doom-track": True},
    ).play(*STRIKE)

    assert ((0,), "victory-margath") == (scene.winners, scene.reason)


@pytest.mark.rule("2E-GAP-097")
def test_a_dragon_lord_as_a_hazard_gives_no_rune():
    amar = party("amar", at="2,1", own=["lord-ash", "lord-bone"])
    scene = bare(
        HAZARD_IN_FOREST,
        (RIVER, RIVER),
        HIT,
        hero=amar,
        decks={"red": ["lord-coal"]},
        doom=["demon"],
        pile={"red": 1},
        options={"doom-track": True},
    ).play(*STRIKE)

    assert (["lord-ash", "lord-bone"], None) == (scene.hero.kept, scene.winners)
    assert ["demon", "lord-coal"] == scene.state.doom
    assert {"red": 1} == scene.counters()


@pytest.mark.rule("2E-GAP-098")
def test_a_hazard_encounter_is_carried_out_as_printed():
    scene = hazard(HIT, decks={"green": ["riddle", "goblin"]})

    assert (3, 1) == (scene.hero.gold, scene.seat)
    assert (["riddle"], ["goblin"]) == (scene.state.removed, scene.deck("green"))


@pytest.mark.rule("2E-GAP-098")
def test_a_task_may_be_kept():
    assert ["errand"] == hazard(decks={"green": ["errand", "goblin"]}).hero.kept


@pytest.mark.rule("2E-GAP-098", "2E-GAP-039")
def test_one_card_may_be_activated_for_it():
    amar = party("amar", at="2,1", own=["lens", "primer"])
    scene = hazard(9, hero=amar, decks={"green": ["riddle"]}).play("use:lens")

    assert (3, ["lens"]) == (scene.hero.gold, scene.down())


@pytest.mark.rule("2E-GAP-098")
def test_its_enemy_brings_nothing_and_cannot_be_fled():
    scene = hazard(HIT, decks={"green": ["brawl", "goblin"]})
    assert ("combat.act", "ranged") == (scene.asked, scene.choice.args["kind"])

    scene.play(*STRIKE)

    assert (0, 1, ["brawl"]) == (scene.hero.gold, scene.seat, scene.state.removed)


def test_a_charm_may_keep_hazards_away():
    more = """
    [items.star]
    item_class = "artifact"
    type = "star"
    usage = "always"
    effects = [{ do = "safe-travel" }]
    """
    amar = party("amar", at="2,1", counters={"red": 2})
    amar.items.append(type(party(own=["sword"]).items[0])("star"))

    assert 0 == bare(hero=amar, cards=more).throws


def test_a_doom_track_that_has_lost_its_cards_leaves_it_to_the_ten_sided_dice():
    scene = bare(HAZARD_IN_FOREST, BLUE, options={"doom-track": True})

    assert Colour.BLUE == scene.told("hazard-met")[0]["colour"]


@pytest.mark.rule("2E-HAZARD-016")
def test_of_handfuls_worth_the_same_the_smallest_is_taken():
    """Four points: two yellow counters, not four green ones that come first."""
    few = _exactly({Colour.GREEN: 4, Colour.YELLOW: 2}, WORTH[Colour.YELLOW] * 2)

    assert few == {Colour.YELLOW: 2}
