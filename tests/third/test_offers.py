"""Heroes that are not asked: what they may give in another hero's turn, and talks that they may break off."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tamalir.kernel import CannotUndo, Refused, Table
from tamalir.third.giving import MOST_DEALS
from tamalir.third.state import ThirdState
from tests.third.scenes import answer, pending, refused
from tests.third.tables import TOWN, asset, lay, sit

SWORD = asset("sword", "weapon", 5, code="a10")


def beside() -> Table[ThirdState]:
    """Two heroes on one hex; the first has the turn, the second a sword and 3 gold."""
    state = lay(SWORD)
    state.heroes[1].gold, state.heroes[1].assets = 3, ["sword"]
    return sit(state)


@pytest.mark.rule("3E-GIVE-001")
def test_a_hero_gives_in_anothers_turn_without_being_asked():
    table = beside()
    golds = [f"hand-over-gold:{n}" for n in (1, 2, 3)]
    assert [option.id for option in table.offers(1)] == ["deal:0", "hand-over:sword", *golds]
    assert table.offers(0) == []

    table.answer("hand-over:sword", seat=1)
    assert (pending(table).key, pending(table).seat) == ("deal.answer", 0)
    answer(table, "accept")

    assert [hero.assets for hero in table.state.heroes] == [["sword"], []]
    assert (pending(table).key, table.state.actions) == ("turn.action", 3), "the turn goes on as it was"


@pytest.mark.rule("3E-GIVE-001")
def test_a_gift_may_be_declined_and_taken_back_before_that():
    table = beside()
    table.answer("hand-over-gold:2", seat=1)
    assert table.undo(1) == 1
    assert pending(table).key == "turn.action"

    table.answer("hand-over-gold:2", seat=1)
    answer(table, "decline")

    assert [hero.gold for hero in table.state.heroes] == [0, 3]


@pytest.mark.rule("3E-GIVE-001")
def test_only_heroes_on_the_same_hex_give():
    state = lay(SWORD)
    state.heroes[1].gold, state.heroes[1].assets = 3, ["sword"]
    state.heroes[1].hex = TOWN
    table = sit(state)

    assert table.offers(1) == []
    with pytest.raises(Refused):
        table.answer("hand-over:sword", seat=1)


@pytest.mark.rule("3E-GAP-066")
def test_gifts_come_to_an_end():
    state = beside().state
    state.book = replace(state.book, options={"deals": "limited"})
    table = sit(state)
    for _ in range(MOST_DEALS):
        table.answer("hand-over-gold:1", seat=1)
        answer(table, "decline")
    with pytest.raises(Refused, match="3E-GAP-066"):
        table.answer("hand-over-gold:1", seat=1)


def test_offers_are_saved_with_the_game():
    table = beside()
    table.answer("hand-over:sword", seat=1)
    answer(table, "accept")

    assert json.loads(json.dumps(table.fork().view(1).json())) == json.loads(json.dumps(table.view(1).json()))
    assert [entry.who for entry in table.journal.entries] == [1, 0]


def test_the_other_need_not_wait_for_an_offer_to_break_talks_off():
    table = answer(beside(), "deal:1")
    assert pending(table).key == "deal.offer"

    table.answer("break-off", seat=1)

    assert pending(table).key == "turn.action"


@pytest.mark.rule("3E-GIVE-001")
def test_a_hero_proposes_a_bargain_in_anothers_turn():
    state = beside().state
    state.heroes[0].gold = 4
    table = sit(state)
    table.answer("deal:0", seat=1)
    assert (pending(table).key, pending(table).seat) == ("deal.offer", 1)
    answer(table, "give:sword", "ask-gold:4", "propose")
    assert (pending(table).key, pending(table).seat) == ("deal.answer", 0)
    answer(table, "accept")

    assert [hero.gold for hero in table.state.heroes] == [0, 7]
    assert table.state.heroes[0].assets == ["sword"]
    assert (pending(table).key, pending(table).seat, table.state.actions) == ("turn.action", 0, 3)


@pytest.mark.rule("3E-TROPHY-007", "3E-GAP-049")
def test_trophies_are_shown_to_one_hero_and_to_nobody_else():
    state = lay(seats=3)
    card = next(iter(state.book.catalogue.enemies))
    state.heroes[0].trophies = [card]
    table = sit(state)
    assert [option.id for option in pending(table).asides] == ["show-trophies:1", "show-trophies:2"]
    answer(table, "show-trophies:1")

    told = {seat: table.events(seat=seat)[-1]["facts"] for seat in (0, 1, 2)}
    assert told[0] == told[1] == {"who": "ann", "hero": "bob", "cards": card}
    assert told[2] == {"who": "ann", "hero": "bob"}
    assert (pending(table).key, table.state.actions) == ("turn.action", 3)
    with pytest.raises(CannotUndo):
        table.undo(0)


@pytest.mark.rule("3E-TROPHY-007")
def test_trophies_are_shown_in_anothers_turn_too_if_there_are_any():
    state = lay(at=TOWN)
    state.heroes[1].trophies = [next(iter(state.book.catalogue.enemies))]
    table = sit(state)
    assert [option.id for option in table.offers(1)] == ["show-trophies:0"]
    assert refused(table, "show-trophies:1") == "3E-TROPHY-007"
    table.answer("show-trophies:0", seat=1)
    assert [event["key"] for event in table.events(seat=0)] == ["trophies-shown"]
