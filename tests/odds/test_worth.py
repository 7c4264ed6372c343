"""The worth of things, and the quick sketch beside the exact odds."""

from __future__ import annotations

from collections import OrderedDict

import pytest

from tamalir.odds.second.worth import (
    MOST_PARTIES,
    Scales,
    against,
    challenges,
    colour_table,
    forget_the_oldest,
    with_card,
)
from tamalir.second.words import COLOURS, Colour
from tests.odds.brute import BOOK, battle


def table_of(hero: str, *cards: str):
    state = battle(hero, "razorwing-flock", [c for c in cards if c in BOOK.items])
    state.fight = None
    return state


def test_colours_rise():
    scales = Scales()
    state = table_of("mordrog")
    wins = [scales.prospect(state, 0, colour).win for colour in COLOURS]
    assert wins == sorted(wins, reverse=True)


def test_the_sketch_is_near_the_truth_for_a_hero_alone():
    scales = Scales()
    state = table_of("mordrog")
    for card in challenges(BOOK, Colour.GREEN)[:5]:
        assert abs(scales.single(state, 0, card).win - against(state, 0, card).win) < 0.1


def test_a_good_card_is_worth_something():
    scales = Scales()
    state = table_of("mordrog")
    assert scales.power(with_card(state, 0, "belt-of-strength"), 0) > scales.power(state, 0)
    few = {Colour.YELLOW: challenges(BOOK, Colour.YELLOW)[:3]}
    before = colour_table(state, 0, few)
    after = colour_table(with_card(state, 0, "belt-of-strength"), 0, few)
    assert after["yellow"]["win"] > before["yellow"]["win"]
    assert [item.card for item in state.heroes[0].items] == []


@pytest.mark.parametrize("card", ["blessed-salt", "seers-smoke"])
def test_a_card_that_blunts_blows_or_offers_a_choice_is_worth_something(card: str):
    scales = Scales()
    state = table_of("silhouette")
    assert scales.power(with_card(state, 0, card), 0) > scales.power(state, 0)


def test_what_is_remembered_stays_small_and_goes_one_by_one():
    """All at once would take longer than a novice may think."""
    known = OrderedDict.fromkeys(range(MOST_PARTIES - 1), 0.0)
    forget_the_oldest(known)
    assert len(known) == MOST_PARTIES - 1, "there is room"
    known[-1] = 0.0
    forget_the_oldest(known)
    assert len(known) == MOST_PARTIES - 1
    assert 0 not in known
    assert -1 in known
