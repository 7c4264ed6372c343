"""The Adventure step: attempt, draw, resolve, draw again."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.kernel import Draw
from tamalir.second.hazards import forfeited
from tamalir.second.words import COLOURS, Colour
from tests.second.turn_scenes import BLOW, HIT, MISS, On, Scene, deal, new_game, party, turn


def on_green(*deck: str, at: str = "2,0", **rest: Any) -> Scene:
    """A hero on a green counter, with the green deck in this order."""
    amar = rest.pop("hero", None) or party("amar", at=at, counters={"red": 2})
    return turn(
        amar,
        party("belen", at="forge"),
        jewels={at: ["green"]},
        decks={"green": deck},
        **rest,
    )


@pytest.mark.rule("2E-ADV-001")
def test_an_adventure_may_be_attempted_or_left_alone():
    assert ["adventure:green", "move-on"] == on_green("goblin").options


@pytest.mark.rule("2E-ADV-002")
def test_leaving_it_alone_leads_to_the_experience_step():
    scene = on_green("goblin").play("move-on")

    assert "experience.buy" == scene.asked
    assert ["green"] == scene.jewels("2,0")
    assert ["goblin"] == scene.deck("green")


@pytest.mark.rule("2E-ADV-003")
def test_the_top_card_of_the_colour_is_drawn():
    scene = turn(
        party(at="4,-1"),
        jewels={"4,-1": ["blue"]},
        decks={"blue": ["hydra", "giant"], "green": ["goblin"]},
    ).play("adventure:blue")

    assert [{"hero": "amar", "card": "hydra"}] == scene.told("adventure-drawn")
    assert (["giant"], ["goblin"]) == (scene.deck("blue"), scene.deck("green"))


@pytest.mark.rule("2E-ADV-003")
def test_the_order_of_a_shuffled_deck_is_chances_business():
    scene = deal(new_game(1, heroes=["amar"]))
    green = sorted(scene.state.decks[Colour.GREEN].bag)
    scene.play("step:1,0", "step:2,0", "adventure:green")

    assert isinstance(scene.table.request, Draw)
    assert green == sorted(scene.table.request.bag)


@pytest.mark.rule("2E-ADV-004")
@pytest.mark.parametrize("card", ["goblin", "crossroads", "omen"])
def test_everybody_sees_the_card_that_is_drawn(card: str):
    scene = on_green(card, "goblin").play("adventure:green")

    for seat in (0, 1, None):
        assert card in str(scene.table.view(seat).json()["position"])


@pytest.mark.rule("2E-ADV-005")
def test_each_kind_of_card_goes_its_own_way():
    fight = on_green("goblin").play("adventure:green")
    area = on_green("omen", "goblin").play("adventure:green")
    text = on_green("crossroads").play("adventure:green")

    assert "goblin" == (fight.state.fight and fight.state.fight.foe and fight.state.fight.foe.card)
    assert "omen" == area.state.event
    assert ("card.either", None) == (text.asked, text.state.fight)


@pytest.mark.rule("2E-ADV-006")
def test_a_challenge_is_fought_from_before_combat_on():
    scene = on_green("imp", dice=[MISS]).play("adventure:green")

    assert 1 == scene.hero.wounds  # the test of its Before Combat text has failed
    assert "combat.escape" == scene.asked


@pytest.mark.rule("2E-ADV-007")
@pytest.mark.parametrize(("colour", "left"), [("green", "giant"), ("blue", "goblin")])
def test_of_several_colours_one_is_chosen(colour: str, left: str):
    scene = turn(
        party(at="2,0"),
        jewels={"2,0": ["green", "blue"]},
        decks={"green": ["goblin"], "blue": ["giant"]},
        dice=[HIT],
    )
    assert ["adventure:green", "adventure:blue", "move-on"] == scene.options

    scene.play(f"adventure:{colour}", *BLOW)

    assert {colour: 1} == scene.counters()
    assert ["green" if colour == "blue" else "blue"] == scene.jewels("2,0")
    assert left in (*scene.deck("green"), *scene.deck("blue"))


@pytest.mark.rule("2E-ADV-007")
def test_counters_of_one_colour_are_one_choice():
    scene = turn(party(at="2,0"), jewels={"2,0": ["green", "green"]}, decks={"green": ["goblin"]})

    assert ["adventure:green", "move-on"] == scene.options


# ---------------------------------------------------------------- decks that run out


@pytest.mark.rule("2E-GAP-012")
def test_nothing_is_drawn_from_an_empty_deck():
    scene = on_green().play("adventure:green")

    assert [] == scene.told("adventure-drawn")
    assert ["green"] == scene.jewels("2,0")
    assert "experience.buy" == scene.asked


@pytest.mark.rule("2E-GAP-075")
def test_no_card_comes_up_twice_in_one_step():
    scene = turn(
        party(at="3,-1", counters={"red": 2}),
        jewels={"3,-1": ["red"]},
        decks={"red": ["whisper"]},
        event="eclipse",
        pile={"green": 9},
    ).play("adventure:red")

    assert "experience.buy" == scene.asked
    assert 1 == len(scene.told("adventure-drawn"))
    assert (3, 6) == (len(scene.told("replenished")), scene.pile("green"))  # three spaces, once
    assert ["red"] == scene.jewels("3,-1")
    assert ["whisper"] == scene.deck("red")


@pytest.mark.rule("2E-GAP-075")
def test_nor_after_the_pile_has_been_shuffled_in():
    """A lone player: each discard clears the one before it into the discard pile."""
    scene = turn(
        party(at="3,1", counters={"red": 2}),
        jewels={"3,1": ["green"]},
        decks={"green": ["rumour", "omen"]},
        event="eclipse",
        options={"doom-track": True},
        doom=["riddle"],
    ).play("adventure:green")

    assert ["rumour", "omen"] == [fact["card"] for fact in scene.told("adventure-drawn")]
    assert (["rumour"], ["riddle"]) == (scene.state.discards[Colour.GREEN], scene.state.removed)
    assert ["green"] == scene.jewels("3,1")


@pytest.mark.rule("2E-GAP-064")
def test_an_empty_deck_is_made_anew_from_its_discard_pile_without_encounters():
    amar = party(at="2,0")
    scene = turn(
        amar,
        jewels={"2,0": ["green"]},
        discards={"green": ["goblin", "riddle", "wolf"]},
        options={"doom-track": True},
        doom=["bear"],
        dice=["wolf"],
    ).play("adventure:green")

    assert [{"hero": "amar", "card": "wolf"}] == scene.told("adventure-drawn")
    assert ["goblin"] == scene.state.decks[Colour.GREEN].bag
    assert ["riddle"] == scene.state.removed
    assert [] == scene.state.discards[Colour.GREEN]


# ---------------------------------------------------------------- leaving, falling, towns


@pytest.mark.rule("2E-GAP-076")
def test_leaving_the_space_ends_the_adventure():
    scene = on_green("whirlwind", "goblin", market=["pebble"]).play("adventure:green")

    assert "riverwatch" == scene.at()
    assert ["goblin"] == scene.deck("green")
    assert "experience.buy" == scene.asked
    assert [] == scene.state.stacks["riverwatch"]  # no Market step


@pytest.mark.rule("2E-GAP-078")
def test_a_counter_in_a_town_can_be_declined_for_the_market():
    scene = turn(party(at="riverwatch", gold=1), market=["pebble"], track=[On("goblin", "riverwatch")]).play(
        "move-on"
    )

    assert "market.act" == scene.asked


@pytest.mark.rule("2E-GAP-078")
def test_the_market_also_follows_a_victory_in_a_town():
    scene = turn(
        party(at="riverwatch", gold=1), market=["pebble"], track=[On("goblin", "riverwatch")], dice=[HIT]
    ).play("undefeated:goblin", *BLOW)

    assert "market.act" == scene.asked
    assert 3 == scene.hero.gold


# ---------------------------------------------------------------- Life counters


@pytest.mark.rule("2E-XP-011")
@pytest.mark.parametrize("life", [0, 1, 2, 3])
def test_life_counters_give_up_the_easiest_colours(life: int):
    amar = party(at="2,0", bonuses={"life": life})
    scene = turn(amar, party("belen", at="2,0"), jewels={"2,0": [c.value for c in COLOURS]})

    open_to = [option for option in scene.options if option.startswith("adventure:")]
    assert [f"adventure:{colour.value}" for colour in COLOURS[life:]] == open_to
    for colour in COLOURS[:life]:
        scene.refuses(f"adventure:{colour.value}", "2E-XP-011")
        assert forfeited(scene.state, 0, colour)


@pytest.mark.rule("2E-GAP-020")
def test_an_undefeated_challenge_of_a_given_up_colour_may_be_attempted():
    scene = turn(
        party(at="2,0", bonuses={"life": 1}),
        jewels={"2,0": ["green"]},
        track=[On("goblin", "2,0")],
        dice=[HIT],
    ).play("undefeated:goblin", *BLOW)

    assert {"green": 1} == scene.counters()


@pytest.mark.rule("2E-GAP-020")
def test_a_table_may_bar_it():
    scene = turn(
        party(at="2,0", bonuses={"life": 1}),
        party("belen", at="2,0"),
        track=[On("goblin", "2,0")],
        options={"forfeited-bars-undefeated": True},
    )

    scene.refuses("undefeated:goblin", "2E-GAP-020")


# ---------------------------------------------------------------- refusals that explain


@pytest.mark.rule("2E-GAP-028")
def test_one_adventure_in_a_turn():
    scene = turn(
        party(at="2,0"),
        party("belen", at="2,0"),
        jewels={"2,0": ["green", "blue"]},
        decks={"green": ["goblin"]},
    ).play("adventure:green")

    scene.refuses("adventure:blue", "2E-GAP-028")
    scene.refuses("negotiate:belen", "2E-MEET-004")


def test_an_aside_may_lead_away_from_the_adventure():
    more = """
    [encounters.wings]
    colour = "yellow"
    effects = []
    kept = { role = "task", effects = [
        { when = "any-time", do = "finish", reward = [{ when = "card", do = "go-to-town", town = "forge" }] },
    ] }
    """
    amar = party(at="2,0", counters={"red": 2}, kept=["wings"])
    scene = turn(amar, jewels={"2,0": ["green"]}, cards=more).play("use:wings")

    assert ("forge", "experience.buy") == (scene.at(), scene.asked)
