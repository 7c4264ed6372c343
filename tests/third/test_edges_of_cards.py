"""Prices, tests, trophies and orders at their edges: just enough, one too many, nobody left."""

from __future__ import annotations

import pytest

from tamalir.third.costs import token_name
from tamalir.third.heroes import in_turn_order
from tamalir.third.triggers import others_after
from tamalir.third.trophies import trophies_of
from tamalir.third.villain import kill_zombie
from tests.third.scenes import answer, forbidden, options, pending, refused
from tests.third.tables import (
    SOCIAL_GEM,
    TOWN,
    asset,
    do,
    does,
    enemy,
    event,
    events,
    hero,
    lay,
    plus,
    quest,
    sit,
)

# --- prices -----------------------------------------------------------------------------


@pytest.mark.rule("3E-SPEND-001", "3E-SPEND-003")
@pytest.mark.parametrize(
    ("cost", "enough"),
    [
        ({"story": 2}, True),
        ({"story": 3}, False),
        ({"explore-trophy": 1}, True),
        ({"explore-trophy": 2}, False),
        ({"combat-trophy": 1}, True),
        ({"trophy": 2}, True),
        ({"trophy": 3}, False),
        ({"trophy": 2, "combat-trophy": 1}, False),
        ({"social-trophy": 1}, False),
    ],
)
def test_one_spends_what_one_has(cost: dict[str, int], enough: bool):
    deal = {"id": "bargain", "when": "turn", "cost": cost, "do": "gain-gold", "amount": 1}
    state = lay(quest("walk", ["town"], does()), enemy("rat"), hero("ann", [deal]))
    state.heroes[0].trophies, state.heroes[0].story = ["walk", "rat"], 2
    table = sit(state)

    assert ("ability:bargain" in options(table)) is enough
    if not enough:
        assert refused(table, "ability:bargain") == "3E-SPEND-001"
        return
    answer(table, "ability:bargain")
    while pending(table).key != "turn.action":
        answer(table, options(table)[0])
    ann = table.state.heroes[0]
    trophies = sum(n for what, n in cost.items() if what.endswith("trophy"))
    assert (ann.story, len(ann.trophies), ann.gold) == (2 - cost.get("story", 0), 2 - trophies, 1)
    assert "rat" not in ann.trophies or "combat-trophy" not in cost


@pytest.mark.rule("3E-TROPHY-001")
def test_trophies_are_told_apart_by_their_decks():
    state = lay(quest("walk", ["town"], does()), event("talk", does(), does()), enemy("rat"))
    state.heroes[0].trophies = ["walk", "rat", "talk"]

    found = {kind: trophies_of(state, 0, kind) for kind in ("combat", "explore", "social", "any")}
    assert found == {
        "combat": ["rat"],
        "explore": ["walk"],
        "social": ["talk"],
        "any": ["walk", "rat", "talk"],
    }


@pytest.mark.rule("3E-TROPHY-007")
@pytest.mark.parametrize(
    ("trophies", "to", "rule"),
    [(["rat"], 0, "3E-TROPHY-007"), ([], 1, "3E-TROPHY-007"), (["rat"], 1, "3E-TURN-003")],
)
def test_trophies_are_shown_to_somebody_else(trophies: list[str], to: int, rule: str):
    state = lay(enemy("rat"))
    state.heroes[0].trophies = trophies

    assert forbidden(state, f"show-trophies:{to}") == rule


@pytest.mark.rule("3E-TROPHY-009", "3E-EVENT-004", "3E-TEST-011")
@pytest.mark.parametrize(("fallen", "trophies"), [(False, ["rat"]), (True, [])])
def test_a_bonus_trophy_comes_with_a_card_that_is_resolved_to_its_end(fallen: bool, trophies: list[str]):
    blow = [do("suffer", amount=10)] if fallen else []
    card = event("feast", does(do("bonus-trophy", kind="combat"), *blow), does())
    state = lay(card, enemy("rat"), at=SOCIAL_GEM, decks={"social": ["feast"], "combat": ["rat"]})
    table = answer(sit(state), "go-adventuring", "choice:1")

    assert table.state.heroes[0].trophies == trophies
    assert (table.state.resolving, table.state.adventure_discards["social"]) == ([], ["feast"])


# --- tests ------------------------------------------------------------------------------


@pytest.mark.rule("3E-TEST-001", "3E-TEST-003", "3E-TEST-008")
@pytest.mark.parametrize(("bonus", "cards"), [(0, 2), (1, 3), (-1, 1)])
def test_a_test_reveals_the_attribute_and_what_cards_add(bonus: int, cards: int):
    card = event("riddle", does(do("test", attribute="mind", success=[do("gain-gold", amount=1)])), does())
    state = lay(
        card,
        asset("charm", abilities=[plus("tests", bonus)]),
        at=SOCIAL_GEM,
        decks={"social": ["riddle"], "skill": ["s1", "s2", "s3", "s4"]},
    )
    state.heroes[0].assets = ["charm"]
    table = answer(sit(state), "go-adventuring", "choice:1")

    assert len(events(table, "test-card")) == cards
    assert [facts["n"] for facts in events(table, "test-over")] == [1 if cards < 3 else 2]
    assert table.state.skill_discards == ["s1", "s2", "s3"][:cards]


@pytest.mark.rule("3E-SKILL-002", "3E-TEST-012")
def test_cards_revealed_in_a_test_make_the_next_deck_when_it_is_over():
    card = event("riddle", does(do("test", attribute="mind")), does())
    state = lay(card, at=SOCIAL_GEM, decks={"social": ["riddle"], "skill": ["s1", "s2"]})
    table = answer(sit(state), "go-adventuring", "choice:1")

    assert (len(table.state.decks["skill"]), table.state.skill_discards) == (2, [])


@pytest.mark.rule("3E-SKILL-002")
def test_skill_discards_stay_while_the_deck_lasts():
    state = lay(decks={"skill": ["s0", "s1", "s2", "s3"]})
    state.skill_discards = ["s5"]
    table = answer(sit(state), "train")

    assert (len(table.state.decks["skill"]), table.state.skill_discards) == (1, ["s5"])


@pytest.mark.rule("3E-TEST-009")
@pytest.mark.parametrize(
    ("deck", "gold"),
    [
        (["s1", "s3", "s0", "s2"], [1, 0]),
        (["s1", "s0", "s3", "s2"], [1, 1]),
        (["s0", "s2", "s4", "s6"], [0, 0]),
    ],
)
def test_most_successes_win_a_contest_and_none_wins_nothing(deck: list[str], gold: list[int]):
    fair = do("contest", attribute="mind", effects=[do("gain-gold", amount=1)])
    state = lay(event("fair", does(fair), does()), at=SOCIAL_GEM, decks={"social": ["fair"], "skill": deck})
    table = answer(sit(state), "go-adventuring", "choice:1")

    assert [hero.gold for hero in table.state.heroes] == gold


# --- order ------------------------------------------------------------------------------


@pytest.mark.rule("3E-TURN-002", "3E-SIMUL-002")
def test_who_is_out_of_the_game_has_no_place_in_the_order():
    state = lay(seats=4, first=2)
    state.active = 3
    state.eliminated = [1]

    assert in_turn_order(state) == [2, 3, 0]
    assert others_after(state, [0, 2, 3]) == [3, 2, 0]
    assert others_after(state, [0, 2]) == [2, 0]


@pytest.mark.rule("3E-STORY-004")
@pytest.mark.parametrize(
    ("scenario", "name"), [(None, "lore"), ("margath", "lore"), ("corpse-king", "companion")]
)
def test_what_story_tokens_are_called(scenario: str | None, name: str):
    state = lay()
    state.scenario = scenario

    assert token_name(state) == name


@pytest.mark.rule("3E-ZOMBIE-003", "3E-ZOMBIE-005")
def test_the_last_zombie_leaves_nothing_behind():
    state = lay(scenario="corpse-king", at=TOWN)
    state.zombies = {TOWN: 2}
    kill_zombie(state, 0)
    assert (state.zombies, state.heroes[0].gold) == ({TOWN: 1}, 1)
    kill_zombie(state, 0)

    assert (state.zombies, state.heroes[0].gold) == ({}, 2)
