"""Two copies of a card are two cards: each is used by itself."""

from __future__ import annotations

import pytest

from tests.third.scenes import answer, asked, fight, hurt, options, refused
from tests.third.tables import events, lay, plus, sit, skill

PURSE = {"id": "purse", "when": "turn", "limit": "turn", "do": "gain-gold", "amount": 2}
PRIZE = {"id": "prize", "when": "trophy-gained", "limit": "turn", "do": "gain-gold", "amount": 1}
BOAST = {"id": "boast", "when": "trophy-gained", "limit": "turn", "do": "gain-story", "amount": 1}
FLAME = {
    "id": "flame", "when": "surge", "limit": "round", "cost": {"surge": 1},
    "do": "damage", "amount": 1, "kind": "magical",
}  # fmt: skip


@pytest.mark.rule("3E-ONCE-001", "3E-ABILITY-001")
def test_two_learned_copies_are_used_once_each():
    state = lay(skill("thrift", abilities=[PURSE]))
    state.heroes[0].skills = ["thrift", "thrift"]
    table = sit(state)
    assert options(table).count("ability:purse") == 1

    answer(table, "ability:purse")
    assert "ability:purse" in options(table)
    answer(table, "ability:purse")
    assert table.state.heroes[0].gold == 4
    assert refused(table, "ability:purse") == "3E-ONCE-001"


@pytest.mark.rule("3E-ONCE-001")
def test_a_copy_learned_after_the_first_was_used_is_fresh():
    state = lay(skill("thrift", abilities=[PURSE], cost={}))
    state.heroes[0].skills, state.heroes[0].hand = ["thrift"], ["thrift"]
    table = answer(sit(state), "ability:purse")
    assert refused(table, "ability:purse") == "3E-ONCE-001"
    answer(table, "learn:thrift", "ability:purse")
    assert table.state.heroes[0].gold == 4


@pytest.mark.rule("3E-ONCE-001", "3E-LEARN-007")
def test_of_two_copies_the_used_one_is_given_up():
    state = lay(
        skill("thrift", "mind", abilities=[PURSE]), skill("wits", "body", abilities=[plus("mind", -1)])
    )
    state.heroes[0].skills, state.heroes[0].hand = ["thrift", "thrift"], ["wits"]
    state.heroes[0].trophies = [next(iter(state.book.catalogue.enemies))]
    table = answer(sit(state), "ability:purse", "learn:wits")
    assert table.state.heroes[0].skills == ["thrift", "wits"]
    answer(table, "ability:purse")
    assert table.state.heroes[0].gold == 4


@pytest.mark.rule("3E-SIMUL-003", "3E-ONCE-001")
def test_each_copy_answers_to_a_moment():
    call = {"id": "call", "when": "turn", "do": "gain-trophy", "kind": "combat"}
    state = lay(
        skill("thrift", abilities=[PRIZE]),
        skill("lore", "mind", abilities=[BOAST]),
        skill("call", "spirit", abilities=[call]),
        decks={"combat": [next(iter(lay().book.catalogue.enemies))]},
    )
    state.heroes[0].skills = ["thrift", "thrift", "lore", "call"]
    table = answer(sit(state), "ability:call")
    assert asked(table)[1] == "hero.order"
    assert options(table) == ["resolve-first:prize", "resolve-first:boast"]
    answer(table, "resolve-first:boast")  # what is left is alike: nothing to choose
    assert (table.state.heroes[0].gold, table.state.heroes[0].story) == (2, 1)
    assert len(events(table, "ability-used")) == 4


@pytest.mark.rule("3E-SURGE-003", "3E-ABILITY-001")
def test_a_surge_ability_on_two_cards_is_used_twice_a_round():
    table = fight("surge surge surge", "dash", skills={"one": [FLAME]}, learned=["one", "one"])
    for _ in range(2):
        blows = [id for id in options(table) if id.startswith("surge:flame")]
        assert len(blows) == len(set(blows)) > 0
        answer(table, min(blows, key=len))
    assert hurt(table) == (0, 2)
    assert table.state.fight is not None
    assert table.state.fight.round == 2, "the third surge was good for nothing"
