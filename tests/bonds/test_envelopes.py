"""Envelopes: one small thing for a hero elsewhere."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tamalir.bonds.envelopes import held, return_to_sender
from tamalir.bonds.state import BondsState
from tamalir.third.outcome import eliminate
from tests.bonds.tables import answer, ids, lay, sit, why
from tests.third.tables import do, does, end_turns, event, events, quest, seen

RUMOR = event(
    "whispers", does(do("gain-gold", amount=1)), does(do("gain-gold", amount=5), rumor=True, at=["city"])
)
TOWN, SHRINE = "red-bridge", "suvars-rest"


def apart(here: str = TOWN, there: str = "everton", seats: int = 2) -> BondsState:
    """Heroes in different places; the first has 2 gold, a skill and a quest."""
    state = lay(RUMOR, quest("errand", ["town"], does()), seats=seats)
    for seat, hero in enumerate(state.heroes):
        hero.hex = state.book.board.places[there if seat else here][0]
    mine = state.heroes[0]
    mine.gold, mine.hand, mine.quests = 2, ["s0"], ["errand"]
    return state


@pytest.mark.rule("UB-ENVELOPE-001", "UB-ENVELOPE-002", "UB-ENVELOPE-003", "UB-ENVELOPE-007", "UB-SETUP-007")
def test_one_thing_goes_to_a_hero_elsewhere():
    table = answer(sit(apart()), "send-envelope")
    assert ids(table) == ["give-coin", "give-card:s0", "give-card:errand", "break-off"]

    answer(table, "give-card:errand")
    assert table.state.heroes[0].quests == []
    assert table.state.heroes[1].quests == []  # it is on its way
    assert table.state.actions == 3
    assert why(table, "send-envelope") == "UB-ENVELOPE-002"


@pytest.mark.rule("UB-ENVELOPE-004")
def test_the_sender_names_the_holder():
    table = answer(sit(apart(seats=3)), "send-envelope", "give-coin")
    assert ids(table) == ["to-hero:1", "to-hero:2"]
    assert table.state.heroes[0].gold == 2  # until it is sent, nothing has left the hero

    answer(table, "to-hero:2")
    assert table.state.heroes[0].gold == 1
    assert [len(held(seen(table, None).state, seat)) for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("UB-ENVELOPE-005", "UB-ENVELOPE-006", "UB-ENVELOPE-007")
def test_the_holder_opens_it_in_a_town():
    table = end_turns(answer(sit(apart()), "send-envelope", "give-coin"), 1)
    assert table.state.heroes[1].gold == 0

    answer(table, "open-envelope")
    assert (table.state.heroes[0].gold, table.state.heroes[1].gold) == (1, 1)
    assert table.state.actions == 3
    assert cast("BondsState", table.state).envelopes == []
    assert why(table, "open-envelope") == "UB-ENVELOPE-005"


@pytest.mark.rule("UB-ENVELOPE-012")
@pytest.mark.parametrize("place", [SHRINE, "caer-loek"])
def test_not_at_shrines_and_strongholds(place: str):
    assert why(sit(apart(here=place)), "send-envelope") == "UB-ENVELOPE-012"

    table = end_turns(answer(sit(apart(there=place)), "send-envelope", "give-coin"), 1)
    assert why(table, "open-envelope") == "UB-ENVELOPE-012"


@pytest.mark.rule("UB-ENVELOPE-008", "UB-COMP-008")
def test_three_envelopes_and_no_more():
    state = apart()
    table = sit(state)
    for _ in range(3):
        answer(table, "send-envelope", "give-coin" if table.state.heroes[0].gold else "give-card:s0")
        end_turns(table, 2)

    assert why(table, "send-envelope") == "UB-ENVELOPE-008"


@pytest.mark.rule("UB-ENVELOPE-001")
@pytest.mark.parametrize("there", [TOWN, "everton"])
def test_near_or_far(there: str):
    table = answer(sit(apart(there=there)), "send-envelope", "give-coin")
    assert [e.holder for e in cast("BondsState", table.state).envelopes] == [1]


@pytest.mark.rule("UB-ENVELOPE-001")
def test_nobody_writes_to_who_is_gone():
    state = apart(seats=3)
    eliminate(state, 1)
    table = answer(sit(state), "send-envelope", "give-coin")
    assert [e.holder for e in cast("BondsState", table.state).envelopes] == [2]

    eliminate(table.state, 2)
    assert why(table, "send-envelope") == "UB-ENVELOPE-001"


@pytest.mark.rule("UB-GAP-040")
def test_it_is_opened_at_once_in_anothers_turn():
    table = answer(sit(apart()), "send-envelope", "give-coin")
    assert [option.id for option in table.offers(1)] == ["open-envelope"]
    table.answer("open-envelope", seat=1)

    assert table.state.active == 0
    assert table.state.heroes[1].gold == 1
    assert table.offers(1) == []
    assert cast("BondsState", table.state).envelopes == []


@pytest.mark.rule("UB-GAP-040")
def test_opening_may_be_put_off_and_needs_a_town():
    table = answer(sit(apart(there=SHRINE)), "send-envelope", "give-card:s0")
    assert table.offers(1) == []
    refused = table.why("open-envelope", seat=1)
    assert refused is not None
    assert refused.rule == "UB-ENVELOPE-012"

    end_turns(table, 4)
    assert len(held(table.state, 1)) == 1


@pytest.mark.rule("UB-GAP-040")
def test_a_skill_from_an_envelope_keeps_to_the_hand_size_at_once():
    state = apart()
    theirs = state.heroes[1]
    theirs.hand = ["s1", "s2", "s3"]
    table = answer(sit(state), "send-envelope", "give-card:s0")
    table.answer("open-envelope", seat=1)

    asked = cast("Any", table.request)
    assert (asked.seat, asked.key) == (1, "hand.discard")
    assert len(table.state.heroes[1].hand) == 4


@pytest.mark.rule("UB-ENVELOPE-009", "UB-ENVELOPE-010")
def test_an_event_is_passed_on_as_a_rumor():
    state = apart()
    state.gems[cast("Any", state.heroes[0].hex)] = True
    state.book.board.gems.setdefault(cast("Any", state.heroes[0].hex), "social")
    state.decks["social"].below = ["whispers"]
    table = answer(sit(state), "go-adventuring", "send-envelope")
    assert table.state.resolving == []
    assert events(table, "event-chosen") == []

    answer(end_turns(table, 1), "open-envelope")
    assert table.state.heroes[1].rumors == {"whispers": 1}
    assert table.state.heroes[0].gold == 2


@pytest.mark.rule("3E-GAP-049", "UB-ENVELOPE-003")
def test_a_skill_on_an_envelope_is_known_to_two():
    table = answer(sit(apart(seats=3)), "send-envelope", "give-card:s0", "to-hero:1")
    shown = [held(seen(table, seat).state, 1)[0].card for seat in (0, 1, 2, None)]
    assert shown == ["?", "s0", "?", "?"]

    told = [e["facts"] for e in table.events(seat=2) if e["key"] == "envelope-sent"]
    assert "card" not in cast("Any", told[0])


@pytest.mark.rule("UB-GAP-040")
def test_what_was_sent_to_who_is_gone_is_discarded():
    table = answer(sit(apart(seats=3)), "send-envelope", "give-card:s0", "to-hero:1")
    state = table.state
    eliminate(state, 1)
    return_to_sender(state)

    assert "s0" in state.skill_discards
    assert cast("BondsState", state).envelopes == []
