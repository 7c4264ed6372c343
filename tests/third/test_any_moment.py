"""Abilities for any moment of the own turn, used in the middle of something else."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.kernel import Table
from tamalir.third.combat import engage
from tamalir.third.state import ThirdState
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


def able(*abilities: dict[str, Any], cards: tuple[Any, ...] = (), seats: int = 2, **more: Any) -> ThirdState:
    """A game in which the first hero has learned a skill with these abilities."""
    state = lay(skill("gifted", abilities=abilities), *cards, seats=seats, **more)
    state.heroes[0].skills = ["gifted"]
    state.heroes[1].hex = COMBAT_GEM
    return state


def besides(table: Table[ThirdState]) -> list[str]:
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
) -> Table[ThirdState]:
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


def fighting(*abilities: dict[str, Any], damage: int = 3) -> Table[ThirdState]:
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


def struck(*abilities: dict[str, Any], damage: int = 3) -> Table[ThirdState]:
    """The enemy hits a hero that has a shield."""
    return answer(fighting(*abilities, damage=damage), "flip:corbin-3:corbin-2", "spend:enemy-1")


@pytest.mark.rule("3E-ONCE-003", "3E-GAP-017")
def test_an_ability_between_a_blow_and_the_choice_of_shields():
    table = struck(HERBS)
    assert (asked(table), besides(table)) == ((0, "fight.block"), ["ability:herbs"])

    answer(table, "ability:herbs")
    assert (asked(table), table.state.heroes[0].damage) == ((0, "fight.block"), 2)
    assert options(table) == ["block:corbin-2", "take-damage"]
    answer(table, "take-damage")
    assert table.state.heroes[0].damage == 3


@pytest.mark.rule("3E-COMBAT-013")
def test_whoever_falls_by_a_price_before_a_blow_takes_no_blow():
    table = answer(struck(OATH, damage=9), "ability:oath")
    assert table.state.fight is None
    assert [events(table, key) for key in ("fight-damage", "fight-no-damage", "fight-blocked")] == [
        [],
        [],
        [],
    ]
    assert len(events(table, "hero-defeated")) == 1


def fleeing(*abilities: dict[str, Any], damage: int = 3) -> Table[ThirdState]:
    """A hero that has rolled the die for its flight."""
    table = answer(fighting(*abilities, damage=damage), "pass")
    while asked(table)[1] != "fight.flee":
        table.answer("pass")
    return answer(table, "flee")


@pytest.mark.rule("3E-ONCE-003", "3E-EXERT-003")
def test_a_card_drawn_in_the_middle_of_a_flight_rolls_the_die_again():
    table = fleeing(BOOK)
    assert (asked(table), besides(table)) == ((0, "fight.flight"), ["ability:book"])
    before = options(table)

    answer(table, "ability:book")
    assert options(table) == [*before[:-1], "reroll:s0", "stay"]
    answer(table, "reroll:s0")
    assert (asked(table)[1], table.state.heroes[0].hand) == ("fight.flight", [])


@pytest.mark.rule("3E-COMBAT-013", "3E-GAP-057")
def test_whoever_falls_in_the_middle_of_a_flight_stays():
    table = answer(fleeing(OATH, damage=9), "ability:oath")
    assert (table.state.fight, table.state.heroes[0].hex) == (None, (8, 4))
    assert (len(events(table, "hero-defeated")), events(table, "fight-fled")) == (1, [])


# --- steps and prices -------------------------------------------------------------------

TREK = {**STRIDE, "id": "trek", "steps": 2}


@pytest.mark.rule("3E-ONCE-003", "3E-GAP-058")
def test_abilities_between_two_steps():
    table = answer(sit(able(TREK, STRIDE, HERBS, at=(8, 4))), "ability:trek")
    table.state.heroes[0].damage = 2
    assert (asked(table)[1], besides(table)) == ("move.walk", ["ability:stride", "ability:herbs"])

    answer(table, "walk:8,5", "ability:herbs", "ability:stride", "walk:7,5")
    assert (asked(table)[1], pending(table).args["n"], table.state.heroes[0].damage) == ("move.walk", 1, 1)
    assert "walk:7,4" in options(table)  # next to where the other ability has led
    answer(table, "walk:7,4")
    assert (asked(table)[1], table.state.heroes[0].hex) == ("turn.action", (7, 4))


@pytest.mark.rule("3E-GAP-057")
def test_whoever_falls_between_two_steps_goes_no_further():
    state = able(TREK, OATH, at=(8, 4))
    state.heroes[0].damage = 9
    table = answer(sit(state), "ability:trek", "walk:8,5", "ability:oath")
    assert (asked(table)[1], table.state.heroes[0].hex) == ("turn.action", (8, 5))


ALMS = {"id": "alms", "when": "turn", "limit": "turn", "cost": {"gold": 1}, "do": "heal", "amount": 1}
TOLL = event("toll", does(do("gain-gold", amount=9, cost={"gold": 2})), does())


def before_a_price(*abilities: dict[str, Any], damage: int = 3) -> Table[ThirdState]:
    state = able(*abilities, cards=(TOLL,), at=SOCIAL_GEM, decks={"social": ["toll"]})
    state.heroes[0].damage, state.heroes[0].gold = damage, 2
    return answer(sit(state), "go-adventuring", "choice:1")


@pytest.mark.rule("3E-ONCE-003")
def test_an_ability_before_a_price_is_paid():
    table = before_a_price(HERBS)
    assert (asked(table)[1], besides(table)) == ("card.price", ["ability:herbs"])
    answer(table, "ability:herbs", "yes")
    assert (table.state.heroes[0].damage, table.state.heroes[0].gold) == (2, 9)


@pytest.mark.rule("3E-ONCE-003", "3E-SPEND-001")
def test_what_an_ability_has_cost_pays_no_price_any_more():
    table = answer(before_a_price(ALMS), "ability:alms")
    assert (asked(table)[1], table.state.heroes[0].gold) == ("turn.action", 1)


@pytest.mark.rule("3E-GAP-057")
def test_whoever_falls_before_a_price_pays_nothing():
    table = answer(before_a_price(OATH, damage=9), "ability:oath")
    assert table.state.heroes[0].gold == 2
    assert table.state.adventure_discards["social"] == ["toll"]


@pytest.mark.rule("3E-COMBAT-013")
def test_whoever_falls_before_a_price_in_combat_ends_it():
    paid = {**do("in-order", effects=[do("heal", amount=1, cost={"gold": 1})]), "id": "paid"}
    table = fighting(OATH, {**paid, "when": "combat-action", "limit": "round"}, damage=9)
    table.state.heroes[0].gold = 1
    answer(table, "special:paid")
    assert (asked(table)[1], besides(table)) == ("card.price", ["ability:oath"])

    answer(table, "ability:oath")
    assert (table.state.fight, table.state.heroes[0].gold) == (None, 1)
    assert table.state.adventure_discards["combat"] == ["ogre"]


@pytest.mark.rule("3E-HAND-002")
def test_a_surplus_card_goes_at_once_and_pays_for_nothing_before():
    insight = {**HERBS, "cost": {"exert": 1}}
    state = able(insight, at=TOWN)
    state.heroes[0].hand, state.heroes[0].damage = ["s7"], 3
    table = answer(sit(state), "train")
    assert (asked(table)[1], besides(table)) == ("hand.discard", [])
    answer(table, "discard-skill:s7")
    assert (asked(table)[1], "ability:herbs" in options(table)) == ("turn.action", True)
