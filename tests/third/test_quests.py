"""Quests: attempts, endings, trophies."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tamalir.kernel import Table
from tamalir.third.state import ThirdState
from tests.third.scenes import answer, options, pending, refused
from tests.third.tables import (
    CITY,
    EXPLORE_GEM,
    TOWN,
    WILD,
    asset,
    do,
    events,
    lay,
    plus,
    quest,
    seen,
    sit,
)  # fmt: skip

SWAMP = quest(
    "swamp", ["cursed-ruins", "market-town"], {"needs": ["water"]},
    {"needs": ["water", "wild"], "effects": [do("gain-gold", amount=3)]},
    {"needs": ["plains", "plains"], "effects": [do("delay")], "trophy": False},
)  # fmt: skip


def questing(*faces: str, at: tuple[int, int] = TOWN, card: Any = SWAMP, **hero_is: Any) -> Table[ThirdState]:
    state = lay(card, at=at)
    state.heroes[1].hex = CITY
    state.heroes[0].quests = [card.id]
    for name, value in hero_is.items():
        setattr(state.heroes[0], name, value)
    return answer(sit(state, list(faces)), f"attempt:{card.id}")


@pytest.mark.rule("3E-QUEST-001")
def test_a_drawn_quest_lies_beside_its_hero():
    card = quest("walk", ["town"], {})
    table = answer(sit(lay(card, at=EXPLORE_GEM, decks={"explore": [card.id]})), "go-adventuring")

    assert table.state.heroes[0].quests == ["walk"]
    assert seen(table, 1).state.heroes[0].quests == ["walk"]
    assert pending(table).key == "turn.action"


@pytest.mark.rule("3E-QUEST-002")
def test_a_quest_is_attempted_on_its_hexes():
    state = lay(SWAMP, at=WILD)
    state.heroes[0].quests = ["swamp"]
    assert refused(sit(state), "attempt:swamp") == "3E-QUEST-002"
    for at in ((3, 2), TOWN):
        state.heroes[0].hex = at
        assert "attempt:swamp" in options(sit(state))


@pytest.mark.rule("3E-EXPLORE-001", "3E-GAP-037", "3E-QUEST-004", "3E-QUEST-005")
def test_exploring_rolls_as_many_dice_as_speed():
    table = questing("mountain+water", "wild", "forest+hills")

    assert table.state.actions == 2
    assert options(table) == ["ending:1", "ending:2", "no-ending"]


@pytest.mark.rule("3E-GAP-037")
def test_an_attempt_needs_an_action():
    state = lay(SWAMP, at=TOWN)
    state.heroes[0].quests, state.actions = ["swamp"], 0
    state.heroes[0].hand, state.heroes[0].trophies = ["s0"], ["reanimates"]

    assert refused(sit(state), "attempt:swamp") == "3E-GAP-037"


@pytest.mark.rule("3E-QUEST-006", "3E-EXPLORE-002")
def test_one_die_for_one_symbol_and_wild_for_wild():
    assert options(questing("mountain+water", "mountain+water", "forest+hills", hand=["s0"]))[0] == "ending:1"
    assert "ending:2" not in options(questing("mountain+water", "mountain+water", "plains", hand=["s0"]))
    assert "ending:2" in options(questing("wild", "wild", "forest+hills"))


@pytest.mark.rule("3E-QUEST-007", "3E-QUEST-010")
def test_an_ending_may_be_declined():
    table = answer(questing("mountain+water", "forest+hills", "forest+hills"), "no-ending")
    assert table.state.heroes[0].quests == ["swamp"]

    table = questing("forest+hills", "forest+hills", "forest+hills")  # none is met
    assert table.state.heroes[0].quests == ["swamp"]
    assert table.state.actions == 2


@pytest.mark.rule("3E-QUEST-008", "3E-QUEST-009")
def test_a_resolved_quest_becomes_a_trophy():
    table = answer(questing("mountain+water", "wild", "forest+hills"), "ending:2")
    me = table.state.heroes[0]

    assert (me.gold, me.trophies, me.quests) == (3, ["swamp"], [])
    assert pending(table).key == "turn.action"


@pytest.mark.rule("3E-QUEST-008")
def test_unless_the_ending_says_otherwise():
    table = answer(questing("plains", "plains", "plains"), "ending:3")

    assert table.state.heroes[0].trophies == []
    assert table.state.adventure_discards["explore"] == ["swamp"]
    assert events(table, "hero-delayed") == [{"who": "ann"}]


@pytest.mark.rule("3E-EXERT-003")
def test_exerting_while_exploring():
    table = questing("forest+hills", "forest+hills", "forest+hills", hand=["s0"])
    cast("Any", table.dealer).told = [["mountain+water"]]
    answer(table, "exert:s0")

    assert options(table) == ["ending:1", "no-ending"]


def test_a_quest_by_test_and_one_by_payment():
    ending = {"successes": 2, "effects": [do("gain-story", amount=1)]}
    riddle = quest("riddle", ["town"], ending, test={"attribute": "mind", "modifier": 2})
    table = answer(questing(card=riddle), "ending:1")  # s0 to s3 are revealed: two stars
    assert table.state.heroes[0].story == 1
    toll = quest("toll", ["town"], {"cost": {"gold": 2}, "effects": [do("gain-trophy")]})
    table = questing(card=toll, gold=1)
    assert table.state.heroes[0].quests == ["toll"]
    table = answer(questing(card=toll, gold=2), "ending:1")
    assert (table.state.heroes[0].gold, table.state.heroes[0].trophies) == (0, ["toll"])


@pytest.mark.rule("3E-HAND-002")
def test_a_lost_hand_bonus_costs_cards():
    bag = asset("bag", "equipment", 2, [plus("hand", 1)])
    state = lay(bag, at=CITY)
    state.heroes[0].assets, state.heroes[0].hand = ["bag"], ["s0", "s1", "s2", "s3"]
    state.heroes[1].hex = WILD
    table = answer(sit(state), "shop", "sell:bag")

    assert pending(table).key == "hand.discard"
