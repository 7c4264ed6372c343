"""Abilities for any moment of the own turn, used in the middle of something else."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.kernel import Table
from tamalir.third.combat import engage
from tamalir.third.state import State
from tests.third.scenes import answer, asked, options, pending, refused
from tests.third.tables import (
    CITY,
    COMBAT_GEM,
    SOCIAL_GEM,
    TOWN,
    asset,
    do,
    does,
    enemy,
    event,
    events,
    lay,
    quest,
    sit,
    skill,
)  # fmt: skip

HERBS = {"id": "herbs", "when": "turn", "limit": "turn", "do": "heal", "amount": 1}
PURSE = {"id": "purse", "when": "turn", "limit": "turn", "do": "gain-gold", "amount": 3}
BOOK = {"id": "book", "when": "turn", "limit": "turn", "do": "draw-skills", "amount": 1}
STRIDE = {"id": "stride", "when": "turn", "limit": "turn", "do": "move", "steps": 1}
OATH = {"id": "oath", "when": "turn", "limit": "turn", "cost": {"damage": 1}, "do": "gain-gold", "amount": 1}
CALL = {"id": "call", "when": "turn", "limit": "turn", "do": "draw-adventure", "deck": "combat"}


def able(*abilities: dict[str, Any], cards: tuple[Any, ...] = (), seats: int = 2, **more: Any) -> State:
    """A game in which the first hero has learned a skill with these abilities."""
    state = lay(skill("gifted", abilities=abilities), *cards, seats=seats, **more)
    state.heroes[0].skills = ["gifted"]
    state.heroes[1].hex = COMBAT_GEM
    return state


def besides(table: Table[State]) -> list[str]:
    """What may be used before answering."""
    return [option.id for option in pending(table).asides if option.refused is None]


# --- shops ------------------------------------------------------------------------------


@pytest.mark.rule("3E-ONCE-003", "3E-ONCE-001", "3E-SHOP-006")
def test_gold_of_an_ability_pays_for_what_is_on_sale():
    state = able(PURSE, cards=(asset("bow", "weapon", 3),), at=CITY)
    state.markets["tamalir"] = ["bow", "a14", "a15"]
    table = answer(sit(state), "shop")
    assert "buy:bow" not in options(table)
    assert besides(table) == ["ability:purse"]

    answer(table, "ability:purse")
    assert (asked(table)[1], pending(table).args["gold"]) == ("shop.buy", 3)
    assert refused(table, "ability:purse") == "3E-ONCE-001"
    answer(table, "buy:bow")
    assert (table.state.heroes[0].assets, table.state.heroes[0].gold) == (["bow"], 0)


@pytest.mark.rule("3E-ONCE-003")
def test_an_ability_between_two_sales():
    state = able(PURSE, at=CITY)
    state.heroes[0].assets = ["a1", "a2"]
    table = answer(sit(state), "shop", "sell:a1", "ability:purse", "sell:a2")
    assert table.state.heroes[0].gold == 1 + 3 + 2


@pytest.mark.rule("3E-GAP-057")
def test_whoever_falls_while_shopping_buys_and_sells_no_more():
    state = able(OATH, at=CITY)
    state.heroes[0].damage, state.heroes[0].gold, state.heroes[0].assets = 9, 20, ["a1"]
    table = answer(sit(state), "shop", "ability:oath")

    assert asked(table)[1] == "shop.buy"
    assert {id.partition(":")[0] for id in options(table)} == {"reject"}
    answer(table, options(table)[0])
    assert table.state.heroes[0].assets == ["a1"]
    assert len(table.state.markets["tamalir"]) == 3


# --- tests ------------------------------------------------------------------------------

TRIAL = event("trial", does(do("test", attribute="body", success=[do("gain-gold", amount=9)])), does())


def tried(
    *abilities: dict[str, Any], hand: tuple[str, ...] = (), skills: tuple[str, ...] = ()
) -> Table[State]:
    """A hero in the middle of a test for which it has revealed two cards without a star."""
    decks = {"social": ["trial"], "skill": ["s0", "s2", *skills]}
    state = able(*abilities, cards=(TRIAL,), at=SOCIAL_GEM, decks=decks)
    state.heroes[0].hand = list(hand)
    return answer(sit(state), "go-adventuring", "choice:1")


@pytest.mark.rule("3E-ONCE-003", "3E-TEST-005")
def test_a_card_drawn_in_the_middle_of_a_test_can_be_exerted():
    table = tried(BOOK, skills=("s4", "s1", "s6"))
    assert asked(table)[1] == "test.exert"
    assert options(table) == ["ability:book", "enough"]

    answer(table, "ability:book", "exert:s4")
    assert table.state.heroes[0].gold == 9
    assert [fact["n"] for fact in events(table, "test-over")] == [1]


@pytest.mark.rule("3E-ONCE-003")
def test_other_abilities_in_the_middle_of_a_test():
    table = tried(PURSE, hand=("s3",), skills=("s4", "s6"))
    assert besides(table) == ["ability:purse"]
    answer(table, "ability:purse", "enough")
    assert table.state.heroes[0].gold == 3


@pytest.mark.rule("3E-ONCE-003")
def test_an_ability_alone_is_no_reason_to_ask():
    table = tried(PURSE, skills=("s4",))
    assert asked(table)[1] == "turn.action"


@pytest.mark.rule("3E-GAP-057")
def test_whoever_falls_in_a_test_reveals_no_more():
    decks = {"social": ["trial"], "skill": ["s0", "s2", "s1"]}
    state = able(OATH, cards=(TRIAL,), at=SOCIAL_GEM, decks=decks)
    state.heroes[0].hand, state.heroes[0].damage = ["s3"], 9
    table = answer(sit(state), "go-adventuring", "choice:1", "ability:oath")

    assert table.state.heroes[0].gold == 0
    assert [fact["n"] for fact in events(table, "test-over")] == [0]
    assert table.state.heroes[0].hand == ["s3"]
    assert table.state.adventure_discards["social"] == ["trial"]


# --- events and quests ------------------------------------------------------------------

GIFT = event("gift", does(do("gain-gold", amount=2)), does(rumor=True, at=["town"]))


@pytest.mark.rule("3E-ONCE-003", "3E-EVENT-001")
def test_an_ability_before_an_event_is_decided():
    state = able(HERBS, STRIDE, cards=(GIFT,), at=SOCIAL_GEM, decks={"social": ["gift"]})
    state.heroes[0].damage = 3
    table = answer(sit(state), "go-adventuring")
    assert besides(table) == ["ability:herbs", "ability:stride"]

    answer(table, "ability:herbs", "ability:stride", "walk:8,4")
    assert (table.state.heroes[0].damage, table.state.heroes[0].hex) == (2, (8, 4))
    assert asked(table)[1] == "event.choice"
    answer(table, "choice:1")
    assert table.state.heroes[0].gold == 2


@pytest.mark.rule("3E-GAP-057")
def test_whoever_falls_before_an_event_is_decided_gets_nothing_of_it():
    state = able(OATH, cards=(GIFT,), at=SOCIAL_GEM, decks={"social": ["gift"]})
    state.heroes[0].damage = 9
    table = answer(sit(state), "go-adventuring", "ability:oath")

    assert (table.state.heroes[0].gold, table.state.heroes[0].rumors) == (0, {})
    assert table.state.adventure_discards["social"] == ["gift"]


@pytest.mark.rule("3E-ONCE-003")
def test_an_ability_before_an_optional_part_and_an_alternative():
    inner = [do("choose-one", effects=[do("gain-gold", amount=1), do("heal", amount=1)])]
    fork = event("fork", does(do("may", effects=inner)), does())
    state = able(HERBS, PURSE, cards=(fork,), at=SOCIAL_GEM, decks={"social": ["fork"]})
    state.heroes[0].damage = 5
    table = answer(
        sit(state), "go-adventuring", "choice:1", "ability:herbs", "yes", "ability:purse", "effect:2"
    )

    assert (table.state.heroes[0].damage, table.state.heroes[0].gold) == (3, 3)


@pytest.mark.rule("3E-ONCE-003", "3E-QUEST-009")
def test_gold_of_an_ability_pays_for_an_ending():
    errand = quest("errand", ["market-town"], {"cost": {"gold": 3}, "effects": []}, {"effects": []})
    state = able(PURSE, cards=(errand,), at=TOWN)
    state.heroes[0].quests = ["errand"]
    table = answer(sit(state), "attempt:errand")
    assert options(table) == ["ending:2", "no-ending"]

    answer(table, "ability:purse", "ending:1")
    assert (table.state.heroes[0].gold, table.state.heroes[0].trophies) == (0, ["errand"])


@pytest.mark.rule("3E-ONCE-002")
def test_not_in_the_turn_of_another_hero():
    each = event(
        "each", does(do("each-hero", effects=[do("may", effects=[do("gain-gold", amount=1)])])), does()
    )
    state = able(PURSE, cards=(each,), at=SOCIAL_GEM, decks={"social": ["each"]})
    state.heroes[1].skills = ["gifted"]
    table = answer(sit(state), "go-adventuring", "choice:1")
    assert (asked(table), besides(table)) == ((0, "card.may"), ["ability:purse"])

    answer(table, "no")
    assert (asked(table), besides(table)) == ((1, "card.may"), [])
    assert refused(table, "ability:purse") == "3E-ONCE-002"


# --- combat -----------------------------------------------------------------------------


def fighting(*abilities: dict[str, Any], damage: int = 3) -> Table[State]:
    state = able(*abilities, cards=(enemy("ogre", 30),), decks={"combat": ["ogre"]}, at=(8, 4))
    state.heroes[0].damage = damage
    engage(state, 0, "ogre")
    return sit(state)


@pytest.mark.rule("3E-ONCE-003")
def test_an_ability_is_used_before_a_combat_action_and_takes_none():
    table = fighting(HERBS)
    assert besides(table) == ["ability:herbs"]
    answer(table, "ability:herbs")

    assert (asked(table), table.state.heroes[0].damage) == ((0, "fight.action"), 2)
    assert table.state.fight is not None
    assert table.state.fight.sides[0].actions == 0


@pytest.mark.rule("3E-ONCE-003")
def test_an_ability_is_used_before_fleeing_is_decided():
    table = fighting(HERBS)
    while asked(table)[1] != "fight.flee":
        ids = options(table)
        table.answer("pass" if "pass" in ids else ids[-1])
    damage = table.state.heroes[0].damage
    answer(table, "ability:herbs")
    assert (asked(table)[1], table.state.heroes[0].damage) == ("fight.flee", damage - 1)


@pytest.mark.rule("3E-COMBAT-015")
@pytest.mark.parametrize(
    "moving",
    [
        STRIDE,
        {**STRIDE, "do": "roll-terrain", "dice": 1, "symbol": "water", "effects": [do("move", steps=1)]},
    ],
)
def test_nobody_moves_by_an_ability_in_the_middle_of_a_combat(moving: dict[str, Any]):
    moving = {name: value for name, value in moving.items() if name != "steps" or moving["do"] == "move"}
    assert refused(fighting(moving), "ability:stride") == "3E-COMBAT-015"


@pytest.mark.rule("3E-COMBAT-020")
def test_nobody_else_is_drawn_into_a_combat():
    assert refused(fighting(CALL), "ability:call") == "3E-COMBAT-020"


@pytest.mark.rule("3E-COMBAT-013", "3E-DEFEAT-001")
def test_the_price_of_an_ability_can_end_a_combat():
    table = answer(fighting(OATH, damage=9), "ability:oath")
    assert table.state.fight is None
    assert len(events(table, "hero-defeated")) == 1
    assert table.state.adventure_discards["combat"] == ["ogre"]
