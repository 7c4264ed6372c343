"""Symbols and words of the cards, and rules that join combat and the board."""

from __future__ import annotations

from dataclasses import fields

import pytest

from tamalir.rulebook import catalogue as rules
from tamalir.third.board_cards import CIVILISED, DECKS
from tamalir.third.cards import Ability, HeroDef
from tamalir.third.combat import engage
from tamalir.third.edition import catalogue
from tamalir.third.state import fight_of
from tamalir.third.terrain import TERRAIN_DIE
from tests.third.scenes import answer, options, pending, refused
from tests.third.tables import COMBAT_GEM, asset, do, enemy, events, hero, lay, new, sit, skill, story


@pytest.mark.rule("3E-COMBAT-015")
def test_nobody_moves_by_an_ability_during_combat():
    stride = {"id": "stride", "when": "turn", "limit": "turn", "do": "move", "steps": 1}
    state = lay(hero("quick", [stride]), enemy("wolf", 9), heroes=["quick", "bob"])
    engage(state, 0, "wolf")

    assert refused(sit(state), "ability:stride", 0) == "3E-COMBAT-015"


@pytest.mark.rule("3E-COMBAT-017")
def test_combat_actions_are_no_hero_actions():
    state = lay(enemy("wolf", 9), at=COMBAT_GEM, decks={"combat": ["wolf"]})
    table = answer(sit(state), "go-adventuring")
    for _ in range(3):
        assert table.state.fight is not None
        table.answer(next(id for id in options(table) if not id.startswith("flee")))

    assert len(events(table, "fight-attack")) + len(events(table, "fight-agility")) >= 1
    assert table.state.actions == 1


@pytest.mark.rule("3E-TOKEN-006")
def test_story_tokens_are_not_flipped():
    turn = {"id": "turn", "when": "combat-action", "limit": "round", "do": "flip", "whose": "own"}
    state = lay(skill("trick", abilities=[turn]), enemy("wolf", 9))
    state.heroes[0].skills, state.heroes[0].story = ["trick"], 4
    engage(state, 0, "wolf")
    table = sit(state)
    while "special:turn" not in options(table):
        table.answer("pass" if "pass" in options(table) else options(table)[0])
    answer(table, "special:turn")

    assert set(options(table)) <= {f"token:{token.id}" for token in fight_of(table.state).sides[0].pool}


@pytest.mark.rule("3E-SHIELD-007")
def test_shields_do_not_help_outside_combat():
    curse = story("curse-of-ash", drawn=[do("each-hero", effects=[do("suffer", amount=1)])])
    state = lay(curse, heroes=["corbin", "lyssa"], decks={"story": ["curse-of-ash"]})
    table = answer(sit(state), "end-turn", "end-turn")

    assert [hero.damage for hero in table.state.heroes] == [1, 1]
    assert pending(table).key == "turn.action"


@pytest.mark.rule("3E-SYMBOL-008")
def test_terrain_symbols():
    symbols = {symbol for face in TERRAIN_DIE.faces for symbol in str(face).split("+")}

    assert len(symbols) == 6


@pytest.mark.rule("3E-SYMBOL-009", "3E-GAP-052")
def test_hero_values():
    values = {"health", "speed", "hand", "body", "mind", "spirit"}

    assert values < {field.name for field in fields(HeroDef)}
    corbin = catalogue().heroes["corbin"]
    assert (corbin.body, corbin.mind, corbin.spirit, corbin.health) == (3, 2, 0, 10)
    assert (corbin.hand, corbin.speed, corbin.gold) == (3, 3, 2)


@pytest.mark.rule("3E-SYMBOL-010")
def test_every_gem_has_one_of_three_kinds():
    assert set(lay().book.board.gems.values()) == set(DECKS)


@pytest.mark.rule("3E-SYMBOL-011")
def test_action_and_gold_are_read_from_a_card():
    written = {"id": "earn", "when": "action", "do": "gain-gold", "amount": 2}
    ability = Ability.read_from(written, "test")
    assert ability.when == "action"
    table = answer(sit(lay(hero("busy", [written]), heroes=["busy", "bob"])), "ability:earn")

    assert (table.state.actions, table.state.heroes[0].gold) == (2, 2)


@pytest.mark.rule("3E-SYMBOL-012")
def test_hex_symbols():
    assert set(lay().book.board.kind.values()) == set(CIVILISED)


@pytest.mark.rule("3E-SYMBOL-013", "3E-SCEN-002")
@pytest.mark.parametrize(("scenario", "other"), [("margath", "corpse-king"), ("corpse-king", "margath")])
def test_cards_of_the_other_scenario_are_not_in_the_game(scenario: str, other: str):
    cards = catalogue()
    kinds = (cards.enemies, cards.quests, cards.events)
    marked = [c for kind in kinds for c in kind.values() if c.scenario == other]
    marked = [card.id for card in marked if card.deck in DECKS]
    marked += [card.id for card in cards.stories.values() if card.scenario == other]
    piles = new(scenario=scenario).state.decks.values()

    assert len(marked) == 40
    assert not [card for pile in piles for card in pile.bag if card in marked]


@pytest.mark.rule("3E-ASSET-007", "3E-SKILL-003")
def test_assets_and_skills_in_abilities_are_cards():
    lose = {"id": "lose", "when": "turn", "limit": "turn", "do": "lose-asset"}
    forget = {"id": "forget", "when": "turn", "limit": "turn", "do": "discard-skills", "amount": 1}
    state = lay(hero("sad", [lose, forget]), asset("hat", "clothing"), heroes=["sad", "bob"])
    state.heroes[0].assets, state.heroes[0].hand = ["hat", "a0"], ["s1", "s2"]
    state.heroes[0].skills = ["s3"]
    table = answer(sit(state), "ability:lose")
    assert options(table) == ["drop:hat", "drop:a0"]
    answer(table, "drop:hat", "ability:forget")
    assert options(table) == ["discard-skill:s1", "discard-skill:s2"]


@pytest.mark.rule("3E-GOLDEN-008")
@pytest.mark.parametrize("area", ["LIMIT", "ONCE", "FAIR", "X", "SIMUL"])
def test_topics_that_players_tend_to_miss_can_be_looked_up(area: str):
    assert [rule for rule in rules.load("third") if rule.id.startswith(f"3E-{area}-")]


@pytest.mark.rule("3E-TERM-001")
def test_looking_up_rumors_leads_to_the_rules_of_events():
    found = [rule.id for rule in rules.search("rumor", "third")]

    assert "3E-RUMOR-001" in found
    assert "3E-TERM-001" in found
