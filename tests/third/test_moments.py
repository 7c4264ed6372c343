"""Moments at which nothing else is asked of a hero: what it may use then is offered all the same."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.kernel import Table
from tamalir.third.combat import engage
from tamalir.third.state import ThirdState
from tests.third.scenes import answer, asked, options, pending, refused
from tests.third.tables import (
    COMBAT_GEM,
    FOREST,
    SOCIAL_GEM,
    do,
    does,
    enemy,
    event,
    events,
    lay,
    sit,
    skill,
)

HERBS = {"id": "herbs", "when": "turn", "limit": "turn", "do": "heal", "amount": 1}
BALM = {"id": "balm", "when": "turn", "limit": "turn", "cost": {"exert": 1}, "do": "heal", "amount": 2}
PURSE = {"id": "purse", "when": "turn", "limit": "turn", "do": "gain-gold", "amount": 3}
OATH = {"id": "oath", "when": "turn", "limit": "turn", "cost": {"damage": 1}, "do": "gain-gold", "amount": 1}
LAND = {"id": "land", "when": "terrain-roll", "limit": "turn", "may": True, "do": "reroll-dice"}
PEAK = {"id": "peak", "when": "terrain-roll", "limit": "turn", "do": "count-as", "terrain": "mountain"}
WATER = {
    "id": "water", "when": "turn", "limit": "turn", "do": "roll-terrain", "dice": 2, "symbol": "water",
    "effects": [do("gain-gold", amount="x")],
}  # fmt: skip
FIRST = {"id": "ambush", "when": "engaging", "do": "damage", "kind": "enemy", "amount": 1}
DREAD = {
    "id": "dread", "when": "surge", "cost": {"surge": 1}, "do": "negatable", "by": "surge", "amount": 1,
    "effects": [do("damage", kind="enemy", amount=1)],
}  # fmt: skip


def able(*abilities: dict[str, Any], cards: tuple[Any, ...] = (), damage: int = 0, **more: Any) -> ThirdState:
    """A game in which the first hero has learned a skill with these abilities."""
    state = lay(skill("gifted", abilities=abilities), *cards, **more)
    state.heroes[0].skills = ["gifted"]
    state.heroes[0].damage = damage
    state.heroes[1].hex = COMBAT_GEM
    return state


def attacked(
    *abilities: dict[str, Any], damage: int, foe: tuple[Any, ...] = (), **more: Any
) -> Table[ThirdState]:
    """A hero whom an ogre fights."""
    state = able(*abilities, cards=(enemy("ogre", 9, abilities=list(foe)),), damage=damage, at=FOREST, **more)
    engage(state, 0, "ogre")
    return sit(state)


def struck(table: Table[ThirdState], amount: int = 1) -> Table[ThirdState]:
    """The hero passes, and the enemy strikes."""
    if asked(table) == (0, "fight.action"):
        table.answer("pass")
    blows = [o.id for o in pending(table).options if o.verb == "spend" and o.args["amount"] == amount]
    return answer(table, blows[0])


def speaks(table: Table[ThirdState], seat: int) -> list[str]:
    return [option.id for option in table.offers(seat)]


# --- before a hit lands -----------------------------------------------------------------


@pytest.mark.rule("3E-ONCE-003", "3E-DEFEAT-001")
def test_a_hero_at_its_last_breath_is_asked_before_the_blow_lands():
    table = struck(attacked(HERBS, damage=9))
    assert asked(table) == (0, "fight.brace")
    assert options(table) == ["ability:herbs", "take-damage"]
    assert pending(table).args == {"who": "ann", "amount": 1, "kind": "enemy"}

    answer(table, "ability:herbs")
    assert (table.state.heroes[0].damage, asked(table)) == (9, (1, "fight.action"))
    struck(table)  # once per turn: the next blow finds nothing to use
    assert len(events(table, "hero-defeated")) == 1


@pytest.mark.rule("3E-ONCE-003", "3E-GOLDEN-005")
def test_it_need_not_use_anything():
    table = answer(struck(attacked(HERBS, damage=9)), "take-damage")
    assert len(events(table, "hero-defeated")) == 1


@pytest.mark.rule("3E-ONCE-003")
def test_nobody_is_asked_where_it_cannot_matter():
    standing = struck(attacked(HERBS, damage=5))  # the blow is felt, and that is all
    assert (asked(standing), standing.state.heroes[0].damage) == ((1, "fight.action"), 6)

    doomed = struck(attacked(HERBS, damage=9), 3)
    assert (doomed.state.fight, doomed.state.heroes[0].damage) == (None, 10)

    elsewhere = struck(attacked(PURSE, damage=9))
    assert elsewhere.state.fight is None


@pytest.mark.rule("3E-ONCE-003", "3E-EXERT-002")
def test_two_ways_to_stand_are_used_one_after_the_other():
    state = able(HERBS, BALM, cards=(enemy("ogre", 9),), damage=9, at=FOREST)
    state.heroes[0].hand = ["s0"]
    engage(state, 0, "ogre")
    table = struck(sit(state), 3)
    assert options(table) == ["ability:herbs", "ability:balm", "take-damage"]
    answer(table, "ability:herbs")
    assert (asked(table), options(table)) == ((0, "fight.brace"), ["ability:balm", "take-damage"])
    answer(table, "ability:balm")
    assert table.state.heroes[0].damage == 9


@pytest.mark.rule("3E-ONCE-003", "3E-SHIELD-006")
def test_a_blow_on_engaging_has_the_same_moment_before_it():
    table = attacked(HERBS, damage=9, foe=(FIRST,))
    assert asked(table) == (0, "fight.brace")
    answer(table, "ability:herbs")
    assert (table.state.heroes[0].damage, asked(table)[1]) == (9, "fight.action")


@pytest.mark.rule("3E-ONCE-002")
def test_in_anothers_turn_there_is_no_such_moment():
    table = attacked(HERBS, damage=9)
    state = table.state
    state.active, state.to_come = 1, [0]
    assert struck(table).state.heroes[0].damage == 10


@pytest.mark.rule("3E-ONCE-003", "3E-EVENT-002")
def test_damage_outside_combat_has_the_moment_too():
    card = event("storm", does(do("suffer", amount=1)), does(do("gain-gold", amount=1)))
    state = able(HERBS, cards=(card,), damage=9, at=SOCIAL_GEM, decks={"social": ["storm"]})
    table = answer(sit(state), "go-adventuring", "choice:1")
    assert asked(table) == (0, "hero.brace")
    answer(table, "ability:herbs")
    assert (table.state.heroes[0].damage, table.state.fallen) == (9, [])


# --- while somebody else decides --------------------------------------------------------


@pytest.mark.rule("3E-ONCE-003")
def test_the_hero_in_turn_speaks_up_while_the_enemy_decides():
    table = answer(attacked(HERBS, damage=5), "pass")
    assert (asked(table), speaks(table, 0)) == ((1, "fight.action"), ["ability:herbs"])
    table.answer("ability:herbs", 0)
    assert (asked(table), table.state.heroes[0].damage) == ((1, "fight.action"), 4)
    assert speaks(table, 0) == []
    assert refused(table, "ability:herbs", 0) == "3E-ONCE-001"


@pytest.mark.rule("3E-COMBAT-013")
def test_a_price_paid_while_the_enemy_decides_can_end_the_combat():
    table = answer(attacked(OATH, damage=9), "pass")
    table.answer("ability:oath", 0)
    assert table.state.fight is None
    assert len(events(table, "hero-defeated")) == 1


@pytest.mark.rule("3E-ONCE-002")
def test_nobody_speaks_up_in_anothers_turn():
    table = attacked(HERBS, damage=5)
    table.state.heroes[1].skills = ["gifted"]
    table.state.heroes[1].damage = 2
    assert asked(table) == (0, "fight.action")
    assert speaks(table, 1) == []


SURGES = ["surge", "physical*", "agility", "enemy", "enemy", "surge", "enemy", "double"]


def dreaded(*abilities: dict[str, Any]) -> Table[ThirdState]:
    """The ogre has used its surge, which the hero can negate."""
    state = able(*abilities, cards=(enemy("ogre", 9, abilities=[DREAD]),), damage=5, at=FOREST)
    engage(state, 0, "ogre")
    return answer(sit(state, SURGES), "pass", "surge:dread:enemy-3")


@pytest.mark.rule("3E-ONCE-003", "3E-NEGATE-003")
def test_negating_is_a_moment_of_the_own_turn():
    table = dreaded(HERBS)
    assert asked(table) == (0, "fight.negate")
    answer(table, "ability:herbs")
    assert (asked(table), table.state.heroes[0].damage) == ((0, "fight.negate"), 4)
    answer(table, "let-be")
    assert table.state.heroes[0].damage == 5


@pytest.mark.rule("3E-COMBAT-013", "3E-NEGATE-003")
def test_whoever_falls_by_a_price_negates_nothing_and_takes_nothing_more():
    table = dreaded(OATH)
    table.state.heroes[0].damage = 9
    answer(table, "ability:oath")
    assert table.state.fight is None
    assert (events(table, "fight-negated"), events(table, "fight-damage")) == ([], [])


@pytest.mark.rule("3E-ONCE-003", "3E-SIMUL-003")
def test_an_ability_before_another_that_a_moment_offers():
    boast = {
        "id": "boast",
        "when": "trophy-gained",
        "may": True,
        "cost": {"gold": 3},
        "do": "gain-story",
        "amount": 1,
    }
    call = {"id": "call", "when": "turn", "do": "gain-trophy", "kind": "combat"}
    state = able(PURSE, boast, call, decks={"combat": ["ogre"]}, cards=(enemy("ogre"),))
    state.heroes[0].gold = 3
    table = answer(sit(state), "ability:call")
    assert asked(table) == (0, "hero.ability")
    answer(table, "ability:purse", "yes")
    assert (table.state.heroes[0].gold, table.state.heroes[0].story) == (3, 1)


# --- terrain dice ------------------------------------------------------------------------


BLANK = ["surge", "shield", "agility", "shield", "agility", "surge", "dash*", "dash*"]
HIGH = (13, -4)


def all_pass(table: Table[ThirdState]) -> Table[ThirdState]:
    while asked(table)[1] == "fight.action":
        table.answer("pass")
    return table


@pytest.mark.rule("3E-HERO-008", "3E-DICE-001", "3E-FLEE-001")
def test_a_reroll_of_terrain_dice_is_good_for_the_flee_die():
    state = able(LAND, cards=(enemy("ogre", 30),), at=HIGH)
    engage(state, 0, "ogre")
    table = answer(all_pass(sit(state, BLANK, ["plains"], ["mountain+water"])), "flee")
    assert (asked(table), "ability:land" in options(table)) == ((0, "fight.flight"), True)
    assert not [id for id in options(table) if id.startswith("flee-to")]

    answer(table, "ability:land")
    assert pending(table).args["face"] == "mountain+water"
    assert "ability:land" not in options(table)
    way = next(id for id in options(table) if id.startswith("flee-to"))
    answer(table, way)
    assert (table.state.fight, table.state.dice) == (None, None)


@pytest.mark.rule("3E-DICE-003", "3E-FLEE-001")
def test_a_die_that_counts_as_another_terrain_leads_away():
    state = able(PEAK, cards=(enemy("ogre", 30),), at=HIGH)
    engage(state, 0, "ogre")
    table = answer(all_pass(sit(state, BLANK, ["plains"])), "flee", "ability:peak")
    assert pending(table).args["face"] == "plains+mountain"
    assert [id for id in options(table) if id.startswith("flee-to")]


@pytest.mark.rule("3E-EXERT-003", "3E-EXERT-004", "3E-HERO-008")
def test_dice_of_an_ability_are_rolled_again():
    state = able(WATER, LAND)
    state.heroes[0].hand = ["s0"]
    dry, wet = ["plains", "plains"], ["mountain+water"]
    table = answer(sit(state, dry, wet, ["wild", "wild"]), "ability:water")
    assert (asked(table), options(table)) == ((0, "dice.match"), ["exert:s0", "ability:land", "keep-dice"])
    assert pending(table).args == {"who": "ann", "dice": "plains plains", "n": 0}

    answer(table, "exert:s0")
    assert pending(table).args["n"] == 1
    answer(table, "ability:land")
    assert (table.state.heroes[0].gold, table.state.dice) == (2, None)


@pytest.mark.rule("3E-EXERT-003")
def test_dice_of_an_ability_may_be_kept():
    state = able(WATER)
    state.heroes[0].hand = ["s0"]
    table = answer(sit(state, ["plains", "plains"]), "ability:water", "keep-dice")
    assert (table.state.heroes[0].gold, asked(table)[1]) == (0, "turn.action")
