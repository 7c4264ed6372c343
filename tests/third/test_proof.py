"""What is easily missed: each of these tests stops a fault that passed all others of its rule."""

from __future__ import annotations

import pytest

from tamalir.kernel import Table
from tamalir.third.combat import hero_tokens
from tamalir.third.learning import settle_health
from tamalir.third.outcome import eliminate
from tamalir.third.state import Side, ThirdState
from tests.third.scenes import answer, asked, fight, options, pending, refused
from tests.third.tables import (
    CITY,
    EXPLORE_GEM,
    TOWN,
    WILD,
    asset,
    does,
    event,
    events,
    hero,
    lay,
    new,
    plus,
    quest,
    sit,
)


@pytest.mark.rule("3E-SETUP-005")
@pytest.mark.parametrize("scenario", ["corpse-king", "margath"])
def test_the_scenario_that_all_name_is_played_whichever_it_is(scenario: str):
    table = new(seats=3, scenario="agree")
    for seat in range(3):
        table.answer(f"scenario:{scenario}", seat)

    assert table.state.scenario == scenario
    assert events(table, "scenario-chosen") == [{"scenario": scenario}]


# --- shopping ---------------------------------------------------------------------------

CITIES = {"tamalir": CITY, "dawnsmoor": (2, 9), "forge": (11, -4)}


def shopper(at: tuple[int, int], own: list[str]) -> Table[ThirdState]:
    """A rich hero in a city, the other elsewhere; the card a12 is on top of the asset deck."""
    state = lay(at=at)
    state.heroes[1].hex = WILD
    state.heroes[0].gold, state.heroes[0].assets = 50, own
    return sit(state)


@pytest.mark.rule("3E-SHOP-001")
def test_the_three_steps_of_shopping_in_their_order():
    table = answer(shopper(CITY, ["a15"]), "shop")

    assert "a12" in table.state.markets["tamalir"]  # first the market is looked over,
    assert pending(table).key == "shop.sell"  # then one sells,
    answer(table, "done")
    assert pending(table).key == "shop.buy"  # then one buys or discards
    answer(table, "buy:a12")
    assert [e["key"] for e in table.events() if e["key"] in ("asset-on-sale", "bought")] == [
        "asset-on-sale",
        "bought",
    ]


@pytest.mark.rule("3E-SHOP-001")
def test_the_new_card_lies_there_before_anything_is_sold():
    table = answer(shopper(CITY, ["a15"]), "shop", "sell:a15")
    keys = [event["key"] for event in table.events()]

    assert keys.index("asset-on-sale") < keys.index("sold")


@pytest.mark.rule("3E-MARKET-001")
@pytest.mark.parametrize("city", CITIES)
def test_each_city_has_its_own_market(city: str):
    table = shopper(CITIES[city], [])
    own = [*table.state.markets[city], "a12"]
    answer(table, "shop")

    assert pending(table).args["town"] == city
    offered = [id.partition(":")[2] for id in options(table) if id.startswith("buy:")]
    assert sorted(offered) == sorted(own)
    answer(table, f"buy:{own[0]}")
    assert table.state.markets[city] == own[1:]


@pytest.mark.rule("3E-ASSET-005")
def test_an_asset_that_is_lost_leaves_its_owner_with_its_token():
    trade = {"id": "sell-silk", "when": "action", "do": "trade"}
    state = lay(asset("silk", "goods", 2, [trade], trade=5, code="a10"))
    state.heroes[0].assets = ["silk"]
    table = answer(sit(state), "ability:sell-silk")

    assert table.state.heroes[0].assets == []
    assert table.state.asset_discards == ["silk"]
    assert "a10" not in hero_tokens(table.state, Side("ann", 0, hero=True))


# --- abilities --------------------------------------------------------------------------


@pytest.mark.rule("3E-SIMUL-003")
@pytest.mark.parametrize("order", [("first-coin", "second-coin"), ("second-coin", "first-coin")])
def test_outside_combat_too_own_abilities_come_in_the_order_one_likes(order: tuple[str, str]):
    coins = [
        {"id": name, "when": "trophy-gained", "do": "gain-gold", "amount": amount}
        for name, amount in (("first-coin", 1), ("second-coin", 5))
    ]
    state = lay(quest("walk", ["town"], does()), hero("ann", coins), at=TOWN)
    state.heroes[0].quests = ["walk"]
    table = answer(sit(state), "attempt:walk", "ending:1")

    assert asked(table) == (0, "hero.order")
    answer(table, f"resolve-first:{order[0]}")
    assert [facts["ability"] for facts in events(table, "ability-used")] == list(order)


@pytest.mark.rule("3E-MOVE-002")
@pytest.mark.parametrize(("value", "dice"), [("speed", 5), ("move-dice", 5), ("hand", 3)])
def test_what_adds_to_a_move_adds_dice(value: str, dice: int):
    state = lay(asset("wings", "movement", abilities=[plus(value, 2)]))
    state.heroes[0].assets = ["wings"]
    table = answer(sit(state), "travel")

    assert table.state.dice is not None
    assert len(table.state.dice.faces) == dice


@pytest.mark.rule("3E-DOUBLE-001")
def test_a_double_takes_another_token_never_itself():
    table = fight("double physical-2 double/shield", "enemy enemy")

    stacks = sorted(id for id in options(table) if id.startswith("double:"))
    assert stacks == ["double:h1:h2", "double:h1:h3", "double:h3:h1", "double:h3:h2"]


@pytest.mark.rule("3E-GEM-001")
def test_adventuring_turns_the_gem_facedown():
    state = lay(quest("walk", ["town"], does()), at=EXPLORE_GEM, decks={"explore": ["walk"]})
    table = sit(state)
    assert table.state.gems[EXPLORE_GEM]
    answer(table, "go-adventuring")

    assert not table.state.gems[EXPLORE_GEM]
    assert sum(table.state.gems.values()) == 26
    assert refused(table, "go-adventuring") == "3E-ADVENTURE-003"


# --- just enough ------------------------------------------------------------------------


@pytest.mark.rule("3E-EXERT-002")
@pytest.mark.parametrize(("cards", "enough"), [(1, False), (2, True)])
def test_a_hand_of_just_as_many_cards_is_enough_to_exert(cards: int, enough: bool):
    song = {"id": "song", "when": "turn", "cost": {"exert": 2}, "do": "gain-gold", "amount": 1}
    state = lay(hero("ann", [song]))
    state.heroes[0].hand = ["s0", "s1"][:cards]

    assert ("ability:song" in options(sit(state))) == enough


@pytest.mark.rule("3E-GAP-037")
@pytest.mark.parametrize(("actions", "enough"), [(1, False), (2, True)])
def test_the_last_actions_are_enough_for_a_quest(actions: int, enough: bool):
    state = lay(quest("walk", ["town"], does(), actions=2), at=TOWN)
    state.heroes[0].quests, state.actions = ["walk"], actions
    table = sit(state)

    assert ("attempt:walk" in options(table)) == enough
    if enough:
        answer(table, "attempt:walk")
        assert table.state.actions == 0


@pytest.mark.rule("3E-DEFEAT-007")
@pytest.mark.parametrize(("damage", "beaten"), [(9, False), (10, True), (11, True)])
def test_damage_equal_to_health_is_defeat(damage: int, beaten: bool):
    state = lay()
    state.heroes[0].damage = damage
    settle_health(state, 0)

    assert (state.heroes[0].beaten, state.heroes[0].damage) == (beaten, min(damage, 10))
    assert (0 in state.fallen) == beaten


@pytest.mark.rule("3E-ELIM-001", "3E-ELIM-002", "3E-ELIM-003")
def test_who_is_eliminated_leaves_nothing_behind():
    talk = event("talk", does(), does(rumor=True, at=["city"]))
    state = lay(quest("walk", ["town"], does()), talk, seats=3)
    person = state.heroes[1]
    person.assets, person.skills, person.hand = ["a15"], ["s1"], ["s2"]
    person.quests, person.rumors = ["walk"], {"talk": 1}
    person.gold, person.story, person.damage = 3, 2, 4
    person.delayed = person.beaten = True
    eliminate(state, 1)

    assert set(state.removed) == {"a15", "s1", "s2", "walk", "talk"}
    assert (person.assets, person.skills, person.hand, person.quests, person.rumors) == ([], [], [], [], {})
    assert (person.gold, person.story, person.damage, person.hex) == (0, 0, 0, None)
    assert (person.delayed, person.beaten) == (False, False)
    assert (state.eliminated, state.to_come) == ([1], [2])


@pytest.mark.rule("3E-ASSET-003", "3E-GAP-044")
def test_a_surplus_asset_goes_to_the_discards_and_others_stay():
    state = lay(at=CITY, decks={"asset": ["a12"]})
    state.heroes[1].hex = WILD
    state.heroes[0].gold, state.heroes[0].assets = 50, ["a8", "a5"]  # a weapon and clothing; a12 is a weapon
    state.markets["tamalir"] = ["a1", "a2", "a3"]
    table = answer(sit(state), "shop", "done", "buy:a12")

    assert sorted(options(table)) == ["drop:a12", "drop:a8"]
    answer(table, "drop:a8")
    assert table.state.heroes[0].assets == ["a5", "a12"]
    assert "a8" in [*table.state.asset_discards, *table.state.decks["asset"].bag]
