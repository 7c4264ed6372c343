"""The worked examples of Unbreakable Bonds that are no fights (tests/examples/bonds.toml), as scripts; and
that every example there is played by some test."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, cast

import pytest

from tamalir.bonds.edition import EDITION, own
from tamalir.bonds.state import BondsState, Envelope, bonds_state
from tamalir.kernel import Setup, Table
from tamalir.kernel.requests import Chance, Draw
from tamalir.third.assets import refill
from tests.bonds.tables import answer, ids, lay, sit, why
from tests.bonds.test_twists import in_a_city
from tests.third.tables import (
    CITY,
    SOCIAL_GEM,
    TOWN,
    Tells,
    asset,
    do,
    does,
    end_turns,
    event,
    events,
    hero,
    quest,
)

HERE = Path(__file__).parent


class TwistFifth(Tells):
    """The fifth card of the asset deck is a twist, the others are assets."""

    def __init__(self) -> None:
        super().__init__(())
        self.drawn: list[str] = []

    def answer(self, request: Chance, throw: int) -> object:
        if not isinstance(request, Draw) or request.key != "draw.asset":
            return super().answer(request, throw)
        twist = len(self.drawn) == 4
        self.drawn.append(next(card for card in request.bag if (card in own().twists) is twist))
        return self.drawn[-1]


@pytest.mark.rule("UB-TWIST-004", "UB-TWIST-005")
def test_ub_ex_014_a_twist_at_set_up():
    setup = Setup(2, options={"scenario": "margath"})
    dealer = TwistFifth()
    table = Table(EDITION, EDITION.begin(setup), dealer, setup=setup)
    while table.state.step.startswith("setup"):
        table.answer(ids(table)[0])

    assert len(dealer.drawn) == 13
    assert dealer.drawn[4] in own().twists
    markets = table.state.markets
    assert sorted(card for market in markets.values() for card in market) == sorted(
        card for card in dealer.drawn if card not in own().twists
    )
    assert all(len(market) == 3 for market in markets.values())
    assert dealer.drawn[4] in table.state.decks["asset"].bag
    assert events(table, "twist-drawn") == []


@pytest.mark.rule("UB-TWIST-002", "UB-TWIST-003", "UB-TWIST-006")
def test_ub_ex_014_twists_while_shopping_and_on_a_refill():
    table = sit(in_a_city("coin", "ache", "a12", "shut", "a13", "a14"))
    answer(table, "shop")
    assert [facts["card"] for facts in events(table, "twist-drawn")] == ["coin", "ache"]
    assert events(table, "asset-on-sale")[-1]["card"] == "a12"
    assert len(table.state.markets["tamalir"]) == 4
    answer(table, "reject:a12")
    assert all(len(market) == 3 for market in table.state.markets.values())

    state = table.state
    discard = state.markets["tamalir"].pop()
    state.asset_discards.append(discard)
    gold = state.heroes[0].gold
    assert list(refill(state, "tamalir")) == []
    assert state.markets["tamalir"][-1] == "a13"
    assert "shut" in state.asset_discards
    assert state.heroes[0].gold == gold
    assert len(events(table, "twist-drawn")) == 2


@pytest.mark.rule("UB-PREPARE-001", "UB-PREPARE-002", "UB-PREPARE-003", "UB-PREPARE-004", "UB-GAP-043")
def test_ub_ex_015_prepare_and_the_extra_action():
    found = event("luck", does(do("gain-gold", amount=1)), does(do("gain-gold", amount=2)))
    here, gem = f"walk:{TOWN[0]},{TOWN[1]}", f"walk:{SOCIAL_GEM[0]},{SOCIAL_GEM[1]}"
    state = lay(found, seats=1, at=TOWN, decks={"social": ["luck"]})
    table = answer(sit(state), "walk:6,5", here, "prepare", "end-turn")
    assert bonds_state(table.state).prepared.keys() == {0}

    answer(table, "spend-prepare")
    assert (table.state.actions, bonds_state(table.state).prepared) == (4, {})
    answer(table, gem)
    assert table.state.actions == 3
    answer(table, "go-adventuring")
    while cast("Any", table.request).key != "turn.action":
        table.answer(ids(table)[0])
    assert table.state.actions == 1
    answer(table, "prepare")
    assert bonds_state(table.state).prepared.keys() == {0}
    assert why(table, "prepare") in ("UB-PREPARE-004", "3E-ACTION-006")
    assert len(events(table, "hero-prepares")) == 2


@pytest.mark.rule("UB-ENVELOPE-002", "UB-ENVELOPE-003", "UB-ENVELOPE-005", "UB-ENVELOPE-006")
@pytest.mark.rule("UB-ENVELOPE-007", "UB-ENVELOPE-008", "UB-ENVELOPE-011")
def test_ub_ex_017_an_envelope_from_town_to_town():
    state = lay(hero("ann", hand=4), seats=3, at=CITY)
    state.heroes[1].hex = (TOWN[0] - 1, TOWN[1])
    state.heroes[0].hand = ["s9", "s10", "s11"]
    state.decks["skill"].below = [f"s{n}" for n in range(9)]
    state.envelopes = [Envelope(2, "gold"), Envelope(2, "gold")]  # one of three is left
    state.heroes[0].gold = 0
    table = answer(sit(state), "train")
    assert len(table.state.heroes[0].hand) == 7
    while cast("Any", table.request).key != "turn.action":
        assert not [id for id in ids(table) if "envelope" in id]
        assert not [option for option in cast("Any", table.request).asides if "envelope" in option.id]
        table.answer(ids(table)[0])
    assert len(table.state.heroes[0].hand) == 4

    answer(table, "send-envelope")
    answer(table, next(id for id in ids(table) if id.startswith("give-card:")), "to-hero:1")
    assert (len(table.state.heroes[0].hand), table.state.actions) == (3, 2)
    assert why(table, "send-envelope") == "UB-ENVELOPE-002"
    assert len(bonds_state(table.state).envelopes) == 3

    end_turns(table, 1)
    before = len(table.state.heroes[1].hand)
    answer(table, f"walk:{TOWN[0]},{TOWN[1]}", "open-envelope")
    assert len(table.state.heroes[1].hand) == before + 1
    assert len(bonds_state(table.state).envelopes) == 2


def with_weapon_and_clothing() -> BondsState:
    state = lay(asset("axe", "weapon", 6), asset("coat", "clothing", 4), quest("errand", ["town"], does()))
    mine, theirs = state.heroes
    mine.assets, mine.gold, mine.quests = ["axe"], 0, ["errand"]
    theirs.assets, theirs.gold = ["coat"], 5
    return state


@pytest.mark.rule("UB-TRADE-002", "UB-TRADE-005", "UB-TRADE-006", "UB-TRADE-007")
def test_ub_ex_018_a_trade_at_equal_value_and_the_one_gift():
    table = answer(sit(with_weapon_and_clothing()), "trade:1", "give:axe", "ask:coat", "propose")
    assert cast("Any", table.request).args["wants_gold"] == 2
    answer(table, "accept")
    mine, theirs = table.state.heroes
    assert (mine.assets, mine.gold) == (["coat"], 2)
    assert (theirs.assets, theirs.gold) == (["axe"], 3)

    answer(table, "gift:1", "give-coin")
    mine, theirs = table.state.heroes
    assert (mine.gold, theirs.gold) == (1, 4)
    assert why(table, "gift:1") == "UB-TRADE-007"
    assert table.state.heroes[0].quests == ["errand"]


@pytest.mark.rule("UB-SOLO-004", "UB-GAP-044")
def test_ub_ex_020_alone_a_card_about_another_hero_is_replaced():
    others = do("each-hero", others=True, effects=[do("heal", amount=1)])
    company = event("company", does(others), does(others))
    alone = event("alone", does(do("gain-gold", amount=1)), does(do("gain-gold", amount=2)))
    state = lay(company, alone, seats=1, at=SOCIAL_GEM, decks={"social": ["company", "alone"]})
    table = answer(sit(state), "go-adventuring")

    assert table.state.adventure_discards["social"] == ["company"]
    assert table.state.heroes[0].trophies == []
    assert table.state.gems[SOCIAL_GEM] is False
    gold = table.state.heroes[0].gold
    while cast("Any", table.request).key != "turn.action":
        table.answer(ids(table)[0])
    assert table.state.heroes[0].gold > gold
    assert table.state.actions == 1


def test_every_example_is_played():
    rows = tomllib.loads((HERE.parent / "examples" / "bonds.toml").read_text(encoding="utf-8"))["example"]
    tests = "\n".join(file.read_text(encoding="utf-8") for file in HERE.glob("test_*.py"))
    played = {int(n) for n in re.findall(r"def test_(?:ub_ex|example)_(\d{3})", tests)}
    assert {int(row["id"][-3:]) for row in rows} <= played
    assert sum(row["origin"] == "printed" for row in rows) == 7
