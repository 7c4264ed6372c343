"""Markets, assets, goods, gold and handing over."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tamalir.kernel import Table
from tamalir.third.assets import TYPES
from tamalir.third.combat import hero_tokens
from tamalir.third.edition import catalogue
from tamalir.third.state import Side, ThirdState
from tests.third.scenes import answer, options, pending, refused
from tests.third.tables import CITY, TOWN, WILD, asset, do, events, hero, lay, plus, seen, sit, skill

FORGE = (11, -4)
SWORD = asset("sword", "weapon", 5, code="a10")
BOW = asset("bow", "weapon", 6, code="c09")
COAT = asset("coat", "clothing", 3)


def limited(state: ThirdState) -> ThirdState:
    """As computers play among themselves."""
    state.book = replace(state.book, options={"deals": "limited"})
    return state


def shopping(gold: int = 0, own: list[str] | None = None) -> Table[ThirdState]:
    state = lay(SWORD, BOW, COAT, at=FORGE, decks={"asset": ["sword"]})
    state.heroes[1].hex = WILD
    state.heroes[0].gold, state.heroes[0].assets = gold, own or []
    state.markets["forge"] = ["bow", "coat", "a1"]
    return answer(sit(state), "shop")


@pytest.mark.rule("3E-SHOP-001", "3E-MARKET-001")
def test_one_shops_in_a_city():
    assert refused(sit(lay(at=TOWN)), "shop") == "3E-SHOP-001"
    table = sit(lay(at=(2, 9)))
    table.state.heroes[0].gold = 20
    answer(table, "shop")

    assert pending(table).args["town"] == "dawnsmoor"
    bought = [id.partition(":")[2] for id in options(table) if id.startswith("buy:")]
    assert set(bought) <= {*table.state.markets["dawnsmoor"]}
    assert refused(table, "buy:a3") == "3E-MARKET-001"
    assert table.state.actions == 2


@pytest.mark.rule("3E-SHOP-002")
def test_first_one_card_more():
    table = shopping()

    assert table.state.markets["forge"] == ["bow", "coat", "a1", "sword"]


@pytest.mark.rule("3E-SHOP-003", "3E-ASSET-005")
def test_assets_are_sold_for_their_cost():
    table = shopping(1, ["sword", "coat"])
    side = Side("ann", 0, hero=True)
    assert "a10" in hero_tokens(table.state, side)
    answer(table, "sell:sword", "sell:coat")

    state = table.state
    assert state.heroes[0].gold == 9
    assert state.heroes[0].assets == []
    assert {*state.asset_discards, *state.decks["asset"].bag} == {"sword", "coat"}
    assert "a10" not in hero_tokens(state, side)


@pytest.mark.rule("3E-SHOP-004")
def test_nothing_is_sold_outside_a_shop_action():
    state = lay(SWORD, at=CITY)
    state.heroes[0].assets = ["sword"]

    assert refused(sit(state), "sell:sword") == "3E-SHOP-004"


@pytest.mark.rule("3E-SHOP-005", "3E-SHOP-008")
def test_what_was_bought_is_not_sold_again_in_the_same_action():
    table = shopping(20, ["coat"])
    answer(table, "done", "buy:bow")

    assert pending(table).key == "turn.action"
    assert refused(table, "sell:bow") == "3E-SHOP-004"
    assert refused(table, "buy:a1") == "3E-SHOP-008"


@pytest.mark.rule("3E-SHOP-006")
def test_who_buys_nothing_discards_one():
    table = shopping(0)

    assert options(table) == [
        "reject:bow", "reject:coat", "reject:a1", "reject:sword",
    ]  # fmt: skip
    answer(table, "reject:coat")
    assert table.state.markets["forge"] == ["bow", "a1", "sword"]


@pytest.mark.rule("3E-SHOP-007", "3E-ASSET-004", "3E-GAIN-001")
def test_buying_costs_gold_and_brings_the_token():
    table = shopping(6)
    answer(table, "buy:bow")

    state = table.state
    assert (state.heroes[0].gold, state.heroes[0].assets) == (0, ["bow"])
    assert "c09" in hero_tokens(state, Side("ann", 0, hero=True))
    assert seen(table, 1).state.heroes[0].assets == ["bow"]


@pytest.mark.rule("3E-GOLD-001", "3E-SHOP-007")
def test_gold_must_suffice():
    table = shopping(5)

    assert "buy:bow" not in options(table)
    assert refused(table, "buy:bow") == "3E-SHOP-007"
    bribe = {"id": "bribe", "when": "turn", "cost": {"gold": 2}, "do": "gain-trophy"}
    state = lay(hero("rich", [bribe]), heroes=["rich", "bob"])
    state.heroes[0].gold = 1
    assert refused(sit(state), "ability:bribe") == "3E-GOLD-001"


@pytest.mark.rule("3E-GAP-045")
def test_without_assets_left_the_market_stays():
    state = lay(at=CITY, decks={"asset": []})
    before = list(state.markets["tamalir"])
    state.heroes[1].hex = WILD
    table = answer(sit(state), "shop")
    if pending(table).key == "shop.buy":
        answer(table, "leave-market")

    assert table.state.markets["tamalir"] == before


@pytest.mark.rule("3E-MARKET-002", "3E-ASSET-004")
def test_a_market_is_filled_again_when_a_card_leaves_it_otherwise():
    gift = {"id": "gift", "when": "turn", "limit": "turn", "do": "gain-asset", "most": 20}
    state = lay(hero("lucky", [gift]), heroes=["lucky", "bob"])
    table = answer(sit(state), "ability:gift", "take-asset:tamalir:a9")

    assert table.state.heroes[0].assets == ["a9"]
    assert len(table.state.markets["tamalir"]) == 3
    assert "a12" in table.state.markets["tamalir"]


@pytest.mark.rule("3E-ASSET-001")
def test_five_types():
    assert sorted(TYPES) == ["clothing", "equipment", "goods", "movement", "weapon"]
    assert {card.type for card in catalogue().assets.values()} <= set(TYPES)


@pytest.mark.rule("3E-ASSET-002", "3E-ASSET-003", "3E-GAP-044")
@pytest.mark.parametrize("dropped", ["sword", "bow"])
def test_of_two_weapons_one_goes(dropped: str):
    table = shopping(6, ["sword"])
    answer(table, "done", "buy:bow")
    assert options(table) == ["drop:sword", "drop:bow"]
    answer(table, f"drop:{dropped}")

    state = table.state
    assert state.heroes[0].assets == [{"sword": "bow", "bow": "sword"}[dropped]]


@pytest.mark.rule("3E-ASSET-006")
def test_the_asset_deck_is_made_again_from_its_discard_pile():
    state = lay(at=CITY, decks={"asset": ["a15"]})
    state.asset_discards = ["a12", "a13"]
    state.heroes[1].hex = WILD
    table = answer(sit(state), "shop")

    assert table.state.asset_discards == []
    assert sorted(table.state.decks["asset"].bag) == ["a12", "a13"]


@pytest.mark.rule("3E-TERM-004")
def test_the_code_ties_an_asset_to_its_token():
    cards = catalogue()
    codes = [card.code for card in cards.assets.values() if card.code]

    assert len(set(codes)) == len(codes)
    assert set(codes) <= set(cards.tokens)


# --- goods and gold ---------------------------------------------------------------------


@pytest.mark.rule("3E-GOODS-001")
def test_goods_have_a_trade_value_and_nothing_else_has():
    for card in catalogue().assets.values():
        assert (card.trade is not None) == (card.type == "goods")


@pytest.mark.rule("3E-GOODS-002")
def test_trading_goods():
    trade = {"id": "sell-silk", "when": "action", "given": {"place": "town"}, "do": "trade"}
    state = lay(asset("silk", "goods", 2, [trade], trade=5))
    state.heroes[0].assets = ["silk"]
    assert refused(sit(state), "ability:sell-silk") == "3E-ABILITY-001"
    state.heroes[0].hex = TOWN
    table = answer(sit(state), "ability:sell-silk")

    assert (table.state.heroes[0].gold, table.state.heroes[0].assets) == (5, [])
    assert table.state.asset_discards == ["silk"]
    assert table.state.actions == 2


@pytest.mark.rule("3E-GOLD-002", "3E-GOLD-003")
def test_gold_has_no_limit():
    find = {"id": "find", "when": "turn", "limit": "turn", "do": "gain-gold", "amount": 3}
    state = lay(hero("rich", [find]), heroes=["rich", "bob"])
    state.heroes[0].gold = 40

    assert answer(sit(state), "ability:find").state.heroes[0].gold == 43


@pytest.mark.rule("3E-SPEND-003")
def test_spent_gold_is_gone():
    bribe = {
        "id": "bribe",
        "when": "turn",
        "limit": "turn",
        "cost": {"gold": 1},
        "do": "draw-skills",
        "amount": 1,
    }
    state = lay(hero("rich", [bribe]), heroes=["rich", "bob"])
    state.heroes[0].gold = 3
    table = answer(sit(state), "ability:bribe")

    assert [h.gold for h in table.state.heroes] == [2, 0]


# --- handing over -----------------------------------------------------------------------


@pytest.mark.rule("3E-GIVE-001", "3E-GOODS-003")
def test_gold_and_assets_change_hands_when_both_agree():
    goods = asset("silk", "goods", 2, [{"id": "sell-silk", "when": "action", "do": "trade"}], trade=5)
    state = lay(goods, SWORD)
    state.heroes[0].gold, state.heroes[0].assets = 4, ["silk"]
    state.heroes[1].assets = ["sword"]
    table = answer(sit(state), "deal:1", "give:silk", "ask:sword", "give-gold:2", "propose")

    assert pending(table).seat == 1
    answer(table, "accept")
    ann, bob = table.state.heroes
    assert (ann.gold, ann.assets, bob.gold, bob.assets) == (2, ["sword"], 2, ["silk"])
    assert table.state.actions == 3


@pytest.mark.rule("3E-GIVE-001")
def test_an_offer_may_be_declined():
    state = lay()
    state.heroes[0].gold = 4
    table = answer(sit(state), "deal:1", "give-gold:1", "propose", "decline")

    assert [hero.gold for hero in table.state.heroes] == [4, 0]
    state.heroes[1].hex = TOWN
    assert refused(sit(state), "deal:1") == "3E-GIVE-001"


@pytest.mark.rule("3E-GIVE-002", "3E-ABILITY-002")
def test_the_token_and_the_ability_go_with_the_asset():
    shout = {"id": "shout", "when": "turn", "limit": "turn", "do": "gain-gold", "amount": 1}
    state = lay(asset("horn", "equipment", 2, [shout], code="a10"))
    state.heroes[0].assets = ["horn"]
    table = answer(sit(state), "deal:1", "give:horn", "propose", "accept")

    assert "a10" in hero_tokens(table.state, Side("bob", 1, hero=True))
    assert "a10" not in hero_tokens(table.state, Side("ann", 0, hero=True))
    assert refused(table, "ability:shout") == "3E-ABILITY-002"


@pytest.mark.rule("3E-GIVE-003")
def test_trophies_and_skills_are_not_handed_over():
    state = lay()
    state.heroes[0].trophies, state.heroes[0].skills = ["reanimates"], ["s0"]
    state.heroes[0].gold = 1
    table = answer(sit(state), "deal:1")

    assert options(table) == ["give-gold:1", "break-off"]
    answer(table, "break-off")
    assert refused(table, "give:reanimates") == "3E-GIVE-003"


@pytest.mark.rule("3E-GAP-043")
def test_nothing_is_handed_over_in_the_middle_of_an_action():
    state = lay()
    state.heroes[0].gold = 1
    table = answer(sit(state, ["plains"] * 3), "travel")

    assert refused(table, "deal:1") == "3E-GAP-043"


@pytest.mark.rule("3E-GAP-043", "3E-ASSET-003")
def test_a_receiver_with_two_of_a_type_discards_one():
    state = lay(SWORD, BOW)
    state.heroes[0].assets, state.heroes[1].assets = ["sword"], ["bow"]
    table = answer(sit(state), "deal:1", "give:sword", "propose", "accept")

    assert (pending(table).seat, options(table)) == (1, ["drop:bow", "drop:sword"])


@pytest.mark.rule("3E-GAP-066")
def test_in_a_simulation_nothing_goes_back_in_the_same_turn_and_dealing_ends():
    state = limited(lay())
    state.heroes[0].gold = 1
    table = answer(sit(state), "deal:1", "give-gold:1", "propose", "accept")
    assert refused(table, "deal:1") == "3E-GAP-066"

    state = limited(lay())
    state.heroes[0].gold = 30
    table = sit(state)
    for _ in range(10):
        answer(table, "deal:1", "give-gold:1", "propose", "decline")
    assert refused(table, "deal:1") == "3E-GAP-066"


@pytest.mark.rule("3E-GIVE-001", "3E-GAP-066")
def test_people_deal_as_often_and_as_much_as_they_like():
    state = lay(SWORD)
    state.heroes[0].gold, state.heroes[1].assets = 9, ["sword"]
    table = sit(state)
    for _ in range(12):
        answer(table, "deal:1", "give-gold:4", "ask:sword", "propose", "decline")
    answer(table, "deal:1", "give-gold:7", "ask:sword", "propose", "accept")
    assert (table.state.heroes[0].assets, table.state.heroes[1].gold) == (["sword"], 7)
    answer(table, "deal:1", "ask-gold:6", "give:sword", "propose", "accept")
    assert ([hero.gold for hero in table.state.heroes], table.state.heroes[1].assets) == ([8, 1], ["sword"])


@pytest.mark.rule("3E-GIVE-003")
def test_two_who_have_nothing_do_not_deal():
    table = sit(lay())
    assert "deal:1" not in options(table)
    assert refused(table, "deal:1") == "3E-GIVE-003"


@pytest.mark.rule("3E-SHOP-003")
def test_a_haggler_does_not_live_on_buying_and_selling():
    state = lay(SWORD, skill("haggler", abilities=[plus("price", -1)]), at=CITY)
    state.heroes[0].skills, state.heroes[0].gold = ["haggler"], 5
    state.heroes[0].assets, state.heroes[1].hex = ["sword"], WILD
    table = answer(sit(state), "shop", "sell:sword")
    assert events(table, "sold") == [{"hero": "ann", "card": "sword", "gain": 4}]
    assert table.state.heroes[0].gold == 9


@pytest.mark.rule("3E-FAIR-002")
def test_giving_everything_away_is_flagged():
    state = lay(SWORD, COAT)
    state.heroes[0].assets = ["sword", "coat"]
    state.heroes[1].gold = 1
    table = answer(sit(state), "deal:1", "give:sword", "give:coat", "propose")

    assert pending(table).args["fair"] == "no"
    assert [e["fair"] for e in events(table, "hand-over-offered")] == ["no"]
    answer(table, "decline", "deal:1", "give:sword", "ask-gold:1", "propose")
    assert pending(table).args["fair"] == "yes"


@pytest.mark.rule("3E-GAP-027")
def test_health_that_falls_brings_defeat():
    state = lay(asset("mail", "clothing", 4, [plus("health", 2)]), at=CITY)
    state.heroes[0].assets, state.heroes[0].damage = ["mail"], 11
    state.heroes[1].hex = WILD
    table = answer(sit(state), "shop", "sell:mail")

    assert table.state.heroes[0].damage == 10
    assert events(table, "hero-defeated") == [{"who": "ann"}]


@pytest.mark.rule("3E-ABILITY-003")
def test_effects_come_in_the_order_in_which_they_are_named():
    luck = {"id": "swap", "when": "turn", "limit": "turn", "do": "in-order"}
    luck["effects"] = [do("lose-gold", amount=2), do("gain-asset")]  # type: ignore[assignment]
    state = lay(hero("rich", [luck]), heroes=["rich", "bob"])
    state.heroes[0].gold = 2
    table = answer(sit(state), "ability:swap")

    assert table.state.heroes[0].gold == 0
    assert pending(table).key == "asset.take"
