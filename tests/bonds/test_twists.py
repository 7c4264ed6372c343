"""Twists in the asset deck, and what the two new heroes do outside combat."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, cast

import pytest

from tamalir.bonds import edition as bonds
from tamalir.bonds.cards import TwistDef
from tamalir.bonds.state import BondsState
from tamalir.kernel import Table, decode
from tests.bonds.tables import all_cards, begun, ids, lay, sit
from tests.third.tables import events
from tests.third.test_games import play

TWISTS = {
    "coin": decode(TwistDef, {"id": "coin", "effects": [{"do": "gain-gold", "amount": 1}]}),
    "ache": decode(TwistDef, {"id": "ache", "effects": [{"do": "suffer", "amount": 1}]}),
    "shut": decode(TwistDef, {"id": "shut", "effects": [{"do": "no-purchase"}]}),
}


def in_a_city(*deck: str, mode: str = "cooperative") -> BondsState:
    """A hero with 20 gold before a market; these cards lie on top of the asset deck."""
    state = lay(mode=mode, decks={"asset": list(deck)})
    state.book = replace(cast("Any", state.book), twists=TWISTS)
    state.heroes[0].hex = state.book.board.places["tamalir"][0]
    state.heroes[0].gold = 20
    return state


@pytest.mark.rule("UB-TWIST-001", "UB-TWIST-002", "UB-TWIST-003", "UB-MODE-003")
@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_twists_are_resolved_one_after_another(mode: str):
    table = sit(in_a_city("coin", "ache", "a12", "a13", mode=mode))
    table.answer("shop")

    assert [facts["card"] for facts in events(table, "twist-drawn")] == ["coin", "ache"]
    assert (table.state.heroes[0].gold, table.state.heroes[0].damage) == (21, 1)
    assert table.state.asset_discards == ["coin", "ache"]
    assert "buy:a12" in ids(table)


@pytest.mark.rule("UB-GAP-042")
def test_a_twist_lasts_through_the_shop_action():
    table = sit(in_a_city("shut", "a12", "a13", "a14"))
    table.answer("shop")
    assert not [id for id in ids(table) if id.startswith("buy")]

    table.answer("reject:a12")  # one asset goes all the same
    table.answer("shop")
    assert "buy:a13" in ids(table)


@pytest.mark.rule("UB-TWIST-006", "UB-GAP-041")
def test_elsewhere_a_twist_is_discarded_unresolved():
    state = in_a_city("coin", "a12", "a13")
    from tamalir.third.assets import refill

    state.markets["tamalir"].pop()
    rule = refill(state, "tamalir")
    assert list(rule) == []  # the order of the deck is known, so nobody is asked

    assert "a12" in state.markets["tamalir"]
    assert "coin" in state.asset_discards
    assert state.heroes[0].gold == 20


@pytest.mark.rule("UB-GAP-041")
def test_nothing_but_twists():
    table = sit(in_a_city("coin", "ache"), "coin", "ache", "coin", "ache")
    table.answer("shop")

    assert all(len(market) == 3 for market in table.state.markets.values())


@pytest.mark.rule("UB-SETUP-004", "UB-TWIST-004", "UB-TWIST-005", "UB-COMP-007")
@pytest.mark.parametrize("seed", range(4))
def test_twists_at_set_up_are_laid_aside_and_shuffled_back(seed: int):
    table = begun(seed, 2, "margath")
    twists = set(bonds.own().twists)
    assert len(twists) == 10
    assert twists <= set(table.state.decks["asset"].bag)
    whole = all_cards(table.state)
    luck = random.Random(seed)
    while table.state.step.startswith("setup"):
        play(table, luck, 1)

    asset_deck = table.state.decks["asset"]
    assert twists <= {*asset_deck.bag, *asset_deck.below}
    assert events(table, "twist-drawn") == []
    assert not twists & {card for market in table.state.markets.values() for card in market}
    assert all_cards(table.state) == whole


# --- heroes -----------------------------------------------------------------------------


@pytest.mark.rule("UB-COMP-001", "UB-SETUP-001")
def test_two_heroes_join_the_pool():
    heroes = begun(1, 2, "margath").state.book.catalogue.heroes

    assert len(heroes) == 8
    assert all(len(heroes[name].tokens) == 3 for name in ("eliam", "tatianna"))


@pytest.mark.rule("UB-CARD-003")
def test_tatianna_begins_with_a_trophy_of_her_choice():
    table = begun(3, 1, "margath")
    luck = random.Random(3)
    while "hero:tatianna" not in ids(table):
        play(table, luck, 1)
    table.answer("hero:tatianna")
    while table.request is not None and table.request.key != "trophy.kind":
        play(table, luck, 1)

    table.answer("kind:explore")
    (card,) = table.state.heroes[0].trophies
    assert table.state.book.catalogue.deck_of(card) == "explore"


@pytest.mark.rule("UB-CARD-002")
def test_eliam_meets_people_in_a_city():
    table = begun(3, 1, "margath")
    luck = random.Random(4)
    while "hero:eliam" not in ids(table):
        play(table, luck, 1)
    table.answer("hero:eliam")
    while table.request is not None and table.request.key != "turn.action":
        play(table, luck, 1)
    assert "ability:socialize" not in ids(table)
    hero = table.state.heroes[0]
    hero.hex = table.state.book.board.places["city"][0]
    again = Table(bonds.EDITION, table.state, table.dealer)
    gold = hero.gold
    again.answer("ability:socialize")

    hero = again.state.heroes[0]
    assert again.state.actions == 2
    assert hero.gold == gold - 1
    assert [facts["deck"] for facts in events(again, "card-drawn")] == ["social"]
