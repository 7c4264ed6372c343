"""What pages show besides the position: computed by the rules, never by a page."""

from __future__ import annotations

import pytest

import tamalir
from tamalir.third.figures import figures
from tamalir.third.state import Dice, StoryQuest
from tests.third.tables import CITY, HILLS, TOWN, asset, do, does, event, hero, lay, plus, quest, story


@pytest.mark.rule("3E-QUEST-002", "3E-RUMOR-001")
def test_where_quests_and_rumors_go_on() -> None:
    one = does(do("gain-gold", amount=1), rumor=True, at=["tamalir"])
    state = lay(quest("q", ["market-town"], does()), event("e", one, does()))
    state.heroes[0].quests = ["q"]
    state.heroes[0].rumors = {"e": 0}
    shown = figures(state, 0).heroes[0]
    assert shown is not None
    assert shown.goals == {"q": [TOWN], "e": [CITY]}


@pytest.mark.rule("3E-STORYQUEST-002")
def test_where_story_quests_can_be_used() -> None:
    state = lay(story("s", at=["city"], stock=1))
    state.track = [StoryQuest("s", 1), StoryQuest()]
    shown = figures(state, None)
    assert CITY in shown.story_hexes[0]
    assert len(shown.story_hexes[0]) == 4
    assert shown.story_hexes[1] == []
    assert shown.story_tokens == [None, None]


@pytest.mark.rule("3E-LORE-002")
def test_the_villain_is_weaker_against_those_who_know_more() -> None:
    state = lay()
    state.heroes[1].story = 2
    shown = figures(state, 0)
    assert shown.scenario is not None
    none, two = (hero.villain for hero in shown.heroes if hero is not None)
    assert none == shown.scenario.health
    printed = shown.scenario.health
    assert printed is not None
    assert two == max(8, printed - 2)


@pytest.mark.rule("3E-SCEN-005", "3E-COMBAT-009", "3E-VILLAIN-001")
def test_both_sides_of_the_scenario_card_lie_open() -> None:
    """Before anybody faces Margath it is known what he casts and what he can do: six tokens and his own."""
    shown = tamalir.new("third", seats=2, seed=1, options={"scenario": "margath"}).view(0).figures.scenario
    fought = tamalir.new("third", scene="margath", seed=1).view(0).state.fight
    assert fought is not None
    villain = fought.sides[1]
    assert shown.side == "a"
    assert len(shown.tokens) == 7
    assert all(token.face in faces for token, faces in zip(villain.pool, shown.tokens, strict=True))
    assert shown.abilities == ["taunt", "will-of-margath", "empower"] == list(villain.abilities)


@pytest.mark.rule("3E-ASSET-004")
def test_tokens_are_those_of_the_hero_and_of_its_assets() -> None:
    state = lay(asset("axe", code="a04"))
    bare = figures(state, 0).heroes[0]
    state.heroes[0].assets = ["axe"]
    armed = figures(state, 0).heroes[0]
    assert bare is not None
    assert armed is not None
    assert len(armed.tokens) == len(bare.tokens) + 1


@pytest.mark.rule("3E-MOVE-002")
def test_dice_for_travelling_count_what_cards_add() -> None:
    state = lay(hero("ann", [plus("speed", 1)]))
    shown = figures(state, 0).heroes
    assert [each.dice for each in shown if each is not None] == [4, 3]


@pytest.mark.rule("3E-QUEST-006")
def test_endings_are_met_by_the_dice_on_the_table() -> None:
    state = lay(quest("q", ["market-town"], does(needs=["hills"]), does(needs=["water", "wild"])))
    state.heroes[0].quests = ["q"]
    assert [ending.met for ending in figures(state, 0).endings["q"]] == [False, False]
    state.dice = Dice("explore", ["plains+hills", "mountain+water"])
    assert [ending.met for ending in figures(state, 0).endings["q"]] == [True, False]
    assert [ending.needs for ending in figures(state, 0).endings["q"]] == [["hills"], ["water", "wild"]]


@pytest.mark.rule("3E-SHOP-007")
def test_prices_are_those_of_the_seat_that_looks() -> None:
    state = lay(hero("ann", [plus("price", -1)]))
    (ware,) = [card for market in state.markets.values() for card in market if card == "a5"]
    assert figures(state, 0).prices[ware] == 4
    assert figures(state, 1).prices[ware] == 5


@pytest.mark.rule("3E-TEST-008", "3E-TIME-001")
def test_stars_and_the_track() -> None:
    state = lay(at=HILLS)
    state.revealed = ["s0", "s1", "s3"]
    shown = figures(state, 0)
    assert shown.stars == 2
    assert shown.track.spaces == 12
    assert shown.track.story
    assert shown.track.refresh


def test_a_prepared_fight_shows_its_heroes_too() -> None:
    shown = tamalir.new("third", scene="challenge", seed=1).view(0).figures.heroes[0]
    assert (shown.health, shown.body, shown.mind) == (10, 3, 2)
