"""Events: ranks, the Event area, replenishing."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.second.state import Hero
from tests.second.turn_scenes import BLOW, HIT, Scene, party, turn


def drawn(*deck: str, hero: Hero | None = None, colour: str = "green", at: str = "3,1", **rest: Any) -> Scene:
    """A hero that attempts an adventure where no sunburst is, with the deck in this order."""
    amar = hero or party("amar", at=at, counters={"red": 2})
    amar.hex = (3, 1)
    scene = turn(
        amar,
        party("belen", at="forge"),
        jewels={at: [colour]},
        decks={colour: deck},
        **rest,
    )
    return scene.play(f"adventure:{colour}")


@pytest.mark.rule("2E-EVENT-001")
def test_the_first_event_takes_effect_at_once():
    scene = drawn("plague", "goblin")

    assert "plague" == scene.state.event
    assert [1, 1] == [hero.wounds for hero in scene.state.heroes]


@pytest.mark.rule("2E-EVENT-002")
def test_an_event_lasts_until_another_replaces_it():
    scene = turn(party(wounds=2, gold=5), step="market", event="drought", market=["pebble"])

    for _ in range(10):
        scene.refuses("heal:hero", "2E-GAP-001")
        scene.play("leave-market").until("market.act", "roll:0")

    assert "drought" == scene.state.event
    assert 10 == scene.state.turns


@pytest.mark.rule("2E-EVENT-003", "2E-EVENT-004")
@pytest.mark.parametrize(
    ("before", "drawn_one"), [("comet", "eclipse"), ("omen", "comet"), ("omen", "rumour")]
)
def test_an_equal_or_higher_rank_replaces(before: str, drawn_one: str):
    assert drawn_one == drawn(drawn_one, "goblin", event=before).state.event


@pytest.mark.rule("2E-EVENT-004")
def test_the_new_event_takes_effect():
    assert 1 == drawn("plague", "goblin", event="omen").hero.wounds


@pytest.mark.rule("2E-EVENT-005")
def test_a_green_event_replaced_by_a_yellow_one_lies_under_the_green_deck():
    amar = party(at="3,1")
    scene = turn(
        amar,
        jewels={"3,1": ["yellow"]},
        decks={"yellow": ["storm", "ogre"], "green": ["goblin", "wolf"]},
        event="comet",
    ).play("adventure:yellow")

    assert "storm" == scene.state.event
    assert ["goblin", "wolf", "comet"] == scene.deck("green")
    assert [] == scene.deck("yellow")


@pytest.mark.rule("2E-EVENT-006")
def test_a_lower_rank_is_ignored_and_goes_under_its_deck():
    scene = drawn("plague", "goblin", "wolf", event="eclipse")

    assert "eclipse" == scene.state.event
    assert [0, 0] == [hero.wounds for hero in scene.state.heroes]
    assert ["wolf", "plague"] == scene.deck("green")


@pytest.mark.rule("2E-EVENT-007")
def test_ranks_never_fall():
    scene = drawn("eclipse", "rumour", "comet", "goblin", event="omen")

    assert "eclipse" == scene.state.event
    assert ["rumour", "comet"] == [fact["card"] for fact in scene.told("event-ignored")]


@pytest.mark.rule("2E-EVENT-008")
def test_after_an_event_another_card_is_drawn():
    scene = drawn("omen", "comet", "rumour", "goblin", "wolf")

    assert ["omen", "comet", "rumour", "goblin"] == [fact["card"] for fact in scene.told("adventure-drawn")]
    assert scene.state.fight is not None


# ---------------------------------------------------------------- replenishing

GREEN_SUNBURSTS = ("2,0", "4,1", "1,2")


@pytest.mark.rule("2E-EVENT-009")
def test_every_event_replenishes():
    scene = drawn("omen", "goblin", pile={"green": 5})

    assert ["green"] * 3 == [scene.jewels(at)[0] for at in GREEN_SUNBURSTS]
    assert 2 == scene.pile("green")


@pytest.mark.rule("2E-EVENT-010")
def test_an_ignored_event_replenishes_too():
    scene = drawn("rumour", "goblin", event="eclipse", pile={"green": 3})

    assert 3 == len(scene.told("replenished"))


@pytest.mark.rule("2E-EVENT-011")
def test_plain_jewels_are_not_replenished():
    scene = drawn("omen", "goblin", pile={"green": 9, "yellow": 9, "blue": 9, "red": 9})

    assert [] == scene.jewels("0,2")  # green without a sunburst
    assert [] == scene.jewels("2,2")
    assert [] == scene.jewels("3,-1")
    assert (["yellow"], ["blue"]) == (scene.jewels("1,1"), scene.jewels("4,-1"))


@pytest.mark.rule("2E-EVENT-012")
def test_a_space_with_a_counter_gets_no_second_one():
    amar = party(at="2,0")
    scene = turn(
        amar, jewels={"2,0": ["green"]}, decks={"green": ["omen", "goblin"]}, pile={"green": 9}
    ).play("adventure:green")

    assert ["green"] == scene.jewels("2,0")


@pytest.mark.rule("2E-EVENT-013")
def test_a_counter_of_another_colour_does_not_fit():
    scene = drawn("omen", "goblin", pile={"green": 9})

    assert [] == scene.jewels("1,1")


@pytest.mark.rule("2E-EVENT-014")
def test_counters_come_from_the_pile_alone():
    amar = party("amar", counters={"green": 22})
    scene = drawn("omen", "goblin", hero=amar)

    assert [] == scene.told("replenished")
    assert {"green": 22} == scene.counters()


@pytest.mark.rule("2E-EVENT-015")
def test_too_few_counters_are_placed_as_the_drawing_player_wishes():
    scene = drawn("omen", "goblin", pile={"green": 1})
    assert ("event.replenish", 0) == (scene.asked, scene.seat)
    assert [f"replenish:{at}" for at in GREEN_SUNBURSTS] == scene.options
    scene.refuses("replenish:0,2", "2E-EVENT-011")

    scene.play("replenish:4,1")

    assert [[], ["green"], []] == [scene.jewels(at) for at in GREEN_SUNBURSTS]
    assert 0 == scene.pile("green")


@pytest.mark.rule("2E-GAP-017")
def test_a_replenished_counter_can_be_attempted_from_the_next_arrival_on():
    amar = party(at="2,0")
    scene = turn(
        amar,
        party("belen", at="4,1"),
        jewels={"2,0": ["green"]},
        decks={"green": ["omen", "goblin", "wolf"]},
        pile={"green": 9},
        dice=[HIT],
    ).play("adventure:green", *BLOW)

    assert ["green"] == scene.jewels("4,1")
    scene.play("roll:0")
    assert ("adventure.attempt", 1) == (scene.asked, scene.seat)
    assert "adventure:green" in scene.options


# ---------------------------------------------------------------- the effect, and who falls by it


@pytest.mark.rule("2E-GAP-077")
def test_replenishing_comes_even_if_the_drawing_hero_falls():
    scene = drawn("plague", "goblin", hero=party("amar", wounds=4), pile={"green": 3}).until(
        "movement.set-out", "town:dawnsmoor"
    )

    assert 3 == len(scene.told("replenished"))
    assert ["goblin"] == scene.deck("green")
    assert ("movement.set-out", 1) == (scene.asked, scene.seat)


@pytest.mark.rule("2E-GAP-077", "2E-GAP-034")
def test_an_event_goes_on_when_the_drawing_hero_gives_up_what_kept_it_alive():
    amar = party("amar", own=["amulet", "mail"], wounds=5)
    scene = drawn("plague", "goblin", hero=amar, pile={"green": 3})
    assert "wounds.cancel" == scene.asked

    scene.play("discard:amulet").until("movement.set-out", "town:dawnsmoor")

    assert 1 == scene.other.wounds
    assert 3 == len(scene.told("replenished"))
    assert [] == scene.items()  # the mail was its dearest card
    assert 1 == scene.seat


@pytest.mark.rule("2E-GAP-077", "2E-GAP-034")
def test_so_it_does_if_that_happens_over_a_question_of_the_event():
    more = """
    [events.bargain]
    colour = "green"
    rank = 1
    effects = [
        { when = "event", do = "either", first = [{ when = "card", do = "gain-gold", n = 1 }] },
        { when = "event", do = "all-gain-gold", n = 1 },
    ]
    """
    amar = party("amar", own=["amulet"], wounds=5)
    scene = drawn("bargain", "goblin", hero=amar, pile={"green": 3}, cards=more)

    scene.play("discard:amulet").until("movement.set-out", "town:dawnsmoor")

    assert (1, 3, 1) == (scene.other.gold, len(scene.told("replenished")), scene.seat)


@pytest.mark.rule("2E-GAP-004")
def test_an_event_reaches_heroes_that_are_not_on_the_map_yet():
    amar = party(at="3,1")
    scene = turn(
        amar,
        party("belen", at=None, wounds=3),
        party("cyra", at=None, wounds=4, gold=3),
        jewels={"3,1": ["green"]},
        decks={"green": ["plague", "goblin"]},
    ).play("adventure:green")

    assert [1, 4, 0] == [hero.wounds for hero in scene.state.heroes]
    assert (None, 0) == (scene.at(2), scene.state.heroes[2].gold)


@pytest.mark.rule("2E-GAP-049", "2E-GAP-050")
def test_another_hero_that_falls_does_not_end_the_turn():
    amar = party(at="3,1")
    scene = turn(
        amar,
        party("belen", at="3,2", wounds=4, gold=5, own=["ring", "sword"]),
        jewels={"3,1": ["green"]},
        decks={"green": ["plague", "goblin"]},
    ).play("adventure:green")

    assert ("dawnsmoor", 0, ["ring"]) == (scene.at(1), scene.other.gold, scene.items(1))
    assert 0 == scene.state.active
    assert scene.state.fight is not None  # the next card is drawn


@pytest.mark.rule("2E-GAP-049")
def test_excess_exhaustion_can_fell_a_hero():
    amar = party("amar", wounds=4, exhaustion=4)
    scene = drawn("march", "goblin", hero=amar).until("movement.set-out", "town:dawnsmoor")

    assert (0, 0) == (scene.hero.wounds, scene.hero.exhaustion)
    assert "dawnsmoor" == scene.at()
    assert 1 == scene.seat
    assert "march" == scene.state.event  # it stays where its rank puts it
    assert ["green"] == scene.jewels("3,1")


@pytest.mark.rule("2E-GAP-034")
def test_an_event_that_lowers_life_fells_whoever_has_no_more():
    scene = drawn("frost", "ogre", colour="yellow", hero=party("amar")).play()
    assert "frost" == scene.state.event

    hurt = turn(
        party(at="3,1"),
        party("belen", at="3,2", wounds=4),
        jewels={"3,1": ["yellow"]},
        decks={"yellow": ["frost", "ogre"]},
    ).play("adventure:yellow")
    assert ("dawnsmoor", 0) == (hurt.at(1), hurt.other.wounds)


@pytest.mark.rule("2E-GAP-034")
def test_an_event_that_lowers_stamina_turns_exhaustion_into_wounds():
    more = """
    [events.heat]
    colour = "green"
    rank = 2
    effects = [{ do = "raise", what = "stamina", by = -2 }]
    """
    scene = turn(
        party(at="3,1", exhaustion=3),
        party("belen", exhaustion=4),
        jewels={"3,1": ["green"]},
        decks={"green": ["heat", "goblin"]},
        cards=more,
    ).play("adventure:green")

    assert [(2, 1), (2, 2)] == [(hero.exhaustion, hero.wounds) for hero in scene.state.heroes]


@pytest.mark.rule("2E-GAP-016")
def test_an_enemy_of_an_event_that_wins_leaves_the_event_in_play():
    scene = turn(
        party(at="3,2"),
        party("belen"),
        jewels={"3,2": ["blue"]},
        decks={"blue": ["invasion", "giant"]},
        dice=[2, 2],
    ).play("adventure:blue", "stay", "defend", "attack")

    assert "invasion" == scene.state.event
    assert [None] * 6 == scene.track()
    assert "dawnsmoor" == scene.at()


# ---------------------------------------------------------------- answers on another's turn


@pytest.mark.rule("2E-GAP-038")
def test_a_wound_from_anothers_event_may_be_answered_with_one_card():
    belen = party("belen", at="forge", own=["mail", "shield"])
    scene = turn(
        party(at="3,1"), belen, jewels={"3,1": ["green"]}, decks={"green": ["plague", "goblin"]}
    ).play("adventure:green")
    assert ("wounds.cancel", 1) == (scene.asked, scene.seat)

    scene.play("use:mail")

    assert (0, ["mail"]) == (scene.other.wounds, scene.down(1))


@pytest.mark.rule("2E-GAP-038")
def test_but_not_with_two():
    belen = party("belen", at="forge", own=["mail", "shield"])
    more = """
    [events.war]
    colour = "green"
    rank = 1
    effects = [{ when = "event", do = "all-suffer", wounds = 2 }]
    """
    scene = turn(
        party(at="3,1"), belen, jewels={"3,1": ["green"]}, decks={"green": ["war", "goblin"]}, cards=more
    ).play("adventure:green", "use:mail")

    assert 1 == scene.other.wounds
    assert ["mail"] == scene.down(1)


@pytest.mark.rule("2E-GAP-039")
def test_the_drawing_player_has_one_activation_for_the_card():
    """Two effects of one Event; the answers of others in between change nothing."""
    more = """
    [events.war]
    colour = "green"
    rank = 1
    effects = [
        { when = "event", do = "all-suffer", wounds = 1 },
        { when = "event", do = "all-suffer", wounds = 1 },
    ]
    """
    scene = turn(
        party(at="3,1", own=["mail", "shield"]),
        party("belen", at="forge", own=["mail"]),
        jewels={"3,1": ["green"]},
        decks={"green": ["war", "goblin"]},
        cards=more,
    ).play("adventure:green", "use:mail", "take-wounds")

    assert (1, ["mail"]) == (scene.hero.wounds, scene.down())
