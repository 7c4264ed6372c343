"""Sets to choose from, and every card of the new ones at the table."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from tamalir.bonds.boards import tokens_to_cast
from tamalir.bonds.decks import NEW_SKILL_SETS, asset_deck, skill_deck
from tamalir.bonds.edition import EDITION, own
from tamalir.bonds.state import BondsState, bonds_state
from tamalir.kernel import Fast, Setup, Table, encode
from tamalir.third.combat import engage
from tamalir.third.heroes import abilities_for, bonus
from tamalir.third.state import ThirdState
from tests.bonds.tables import ids, sit, started

CARDS = own().cards
SKILLS = [card.id for card in CARDS.skills.values() if card.set in NEW_SKILL_SETS]
ASSETS = [card.id for card in CARDS.assets.values() if card.set == "f"]
PLACES = {
    "civilised": (7, 5),
    "city": (6, 2),
    "town": (7, 5),
    "shrine": (4, 5),
    "stronghold": (6, 8),
    "wilderness": (5, 6),
}


def begun(**options: Any) -> Table[ThirdState]:
    setup = Setup(2, options={"scenario": "margath", **options})
    return Table(EDITION, EDITION.begin(setup), Fast(5), setup=setup)


# --- choosing ---------------------------------------------------------------------------


@pytest.mark.rule("UB-SETUP-002", "UB-COMP-006")
def test_nine_skill_sets_of_ten():
    sets = Counter(card.set for card in CARDS.skills.values() for _ in range(card.copies) if not card.party)
    assert len(sets) == 9
    assert set(sets.values()) == {10}
    assert {sets[name] for name in NEW_SKILL_SETS} == {10}


@pytest.mark.rule("UB-COMP-005", "UB-GAP-048", "UB-COMP-002")
def test_four_asset_sets_of_twenty():
    sets = Counter(card.set for card in CARDS.assets.values() for _ in range(card.copies))
    assert sets == {"a": 20, "b": 20, "c": 20, "f": 20}
    tokens = [CARDS.assets[card].code for card in ASSETS if CARDS.assets[card].code]
    assert tokens == [f"f{n:02}" for n in range(1, 13)]
    assert CARDS.assets["healers-garb"].code == "f09"


@pytest.mark.rule("UB-SETUP-003", "UB-GAP-048", "UB-COMP-007", "UB-SETUP-004")
@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
@pytest.mark.parametrize("way", ["drawn", "base", "new"])
def test_six_and_three_make_the_decks(mode: str, way: str):
    state = bonds_state(begun(mode=mode, **{"skill-sets": way, "asset-sets": way}).state)
    assert (len(state.skill_sets), len(state.asset_sets)) == (6, 3)
    assert len([card for card in skill_deck(state) if not CARDS.skills[card].party]) == 60
    assert len(asset_deck(state)) == 60
    assert len(state.decks["asset"]) == 70  # ten twists
    new = set(NEW_SKILL_SETS) & set(state.skill_sets)
    if way != "drawn":
        assert len(new) == (3 if way == "new" else 0)
        assert ("f" in state.asset_sets) is (way == "new")


@pytest.mark.rule("UB-SETUP-003")
def test_by_lot_other_sets_come_up_in_other_games():
    found: set[tuple[str, ...]] = set()
    for seed in range(8):
        setup = Setup(2, options={"scenario": "margath"})
        table = Table(EDITION, EDITION.begin(setup), Fast(seed), setup=setup)
        found.add(tuple(bonds_state(table.state).skill_sets))
    assert len(found) > 3


@pytest.mark.rule("UB-SETUP-003", "UB-GAP-048")
def test_the_players_may_name_them():
    table = begun(**{"skill-sets": "chosen", "asset-sets": "chosen"})
    for n, name in enumerate(("high-society", "rune-magic", "one-with-the-land", "militant-pilgrim")):
        asked = cast("Any", table.request)
        assert (asked.seat, asked.key) == (n % 2, "setup.set")
        table.answer(f"take-set:{name}")
    table.answer("take-set:military-training")
    table.answer("take-set:call-of-the-road")
    for name in ("a", "b", "f"):
        table.answer(f"take-set:{name}")
    state = bonds_state(table.state)
    assert {*NEW_SKILL_SETS, "rune-magic", "military-training", "call-of-the-road"} == {*state.skill_sets}
    assert state.asset_sets == ["a", "b", "f"]
    assert len(state.decks["asset"]) == 60 + 10


# --- every card at the table ------------------------------------------------------------


def holding(card: str, place: str = "wilderness", seats: int = 2) -> BondsState:
    """The first hero has learned this skill or owns this asset, has gold, a hand, and is hurt."""
    state = bonds_state(started(seats=seats).state)
    hero = state.heroes[0]
    (hero.skills if card in CARDS.skills else hero.assets).append(card)
    hero.gold, hero.damage = 5, 4
    hero.hand = hero.hand[:1]
    for each in state.heroes:
        each.hex = PLACES[place]
    return state


@pytest.mark.rule("UB-COMP-005", "UB-COMP-006")
@pytest.mark.parametrize("card", [*SKILLS, *ASSETS])
def test_every_card_does_something_at_the_table(card: str):
    printed = CARDS.skills.get(card) or CARDS.assets[card]
    for ability in printed.abilities:
        place = str(ability.effect.given.get("place", "wilderness"))
        state = holding(card, place)
        if ability.when in ("turn", "action"):
            if ability.effect.do == "refresh-gem":
                state.gems[PLACES[place]] = False
            table = sit(state)
            before = encode(table.state)
            table.answer(f"ability:{ability.id}")
            while cast("Any", table.request).key != "turn.action":
                table.answer(ids(table)[0])
            after = encode(table.state)
            assert after["heroes"] != before["heroes"] or after["gems"] != before["gems"]
            if ability.effect.given:
                other = {"city": "town", "civilised": "wilderness"}.get(place, "city")
                elsewhere = holding(card, other)
                assert f"ability:{ability.id}" not in ids(sit(elsewhere))
        elif ability.when == "terrain-roll":
            assert (card, ability) in abilities_for(state, 0, "terrain-roll")
        elif ability.effect.do == "bonus":
            plain = bonds_state(started().state)
            value, amount = ability.effect.args["value"], ability.effect.args["amount"]
            assert bonus(state, 0, value) == bonus(plain, 0, value) + amount
        elif ability.when != "always":
            engage(state, 0, "deep-elf")
            assert state.fight is not None
            assert ability.id in state.fight.sides[0].abilities


@pytest.mark.rule("UB-COMP-002", "UB-CHARGE-001", "UB-TACTICS-001")
@pytest.mark.parametrize("card", [card for card in ASSETS if CARDS.assets[card].code])
def test_every_token_is_cast(card: str):
    state = holding(card)
    engage(state, 0, "deep-elf")
    assert state.fight is not None
    assert CARDS.assets[card].code in tokens_to_cast(state, state.fight.sides[0])


def test_heroes_have_charge_and_tactics_at_last():
    faces = [face for card in ASSETS for pair in CARDS.assets[card].faces for face in pair]
    symbols = Counter(face.rstrip("*").split("-")[0] for face in faces)
    assert symbols["charge"] >= 4
    assert symbols["tactics"] >= 4


@pytest.mark.rule("UB-CARD-007")
def test_expert_shopper_throws_one_draw_away():
    state = holding("expert-shopper", "city")
    state.heroes[0].gold = 0
    assets = [each for each in state.decks["asset"].bag if each in CARDS.assets]
    card, other = assets[0], next(each for each in assets if each != assets[0])
    state.decks["asset"].bag, state.decks["asset"].below = [], [card, other, *assets[3:9]]
    table = sit(state)
    table.answer("shop")
    assert cast("Any", table.request).key == "shop.redraw"
    assert table.state.resolving == [card]  # it lies on the table meanwhile
    table.answer("redraw")

    assert card in table.state.asset_discards
    assert cast("Any", table.request).key != "shop.redraw"  # once in each shop action
    assert any(other in market for market in table.state.markets.values())


@pytest.mark.rule("UB-CARD-007")
@pytest.mark.parametrize("seat", [0, 1])
def test_healers_garb_heals_a_hero_on_the_hex(seat: int):
    state = holding("healers-garb", seats=3)
    state.heroes[1].damage = 2
    state.heroes[2].hex = PLACES["town"]
    table = sit(state)
    table.answer("ability:healers-garb")
    assert ids(table) == ["to-hero:0", "to-hero:1"]
    table.answer(f"to-hero:{seat}")
    assert [hero.damage for hero in table.state.heroes[:2]] == ([3, 2] if seat == 0 else [4, 1])
    assert CARDS.assets["healers-garb"].cost == 4
