"""Bonus trophies, skills above a limit, and things that are not offered because they are good for nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.third.state import StoryQuest, ThirdState
from tests.third.scenes import answer, asked, options, pending, refused
from tests.third.tables import (
    COMBAT_GEM,
    SOCIAL_GEM,
    TOWN,
    do,
    does,
    enemy,
    event,
    events,
    lay,
    plus,
    quest,
    real,
    sit,
    skill,
    story,
    strike,
)

TALE = {"id": "tale", "when": "trophy-gained", "may": True, "do": "gain-gold", "amount": 1}


def listening(*cards: Any, **more: Any) -> ThirdState:
    """A hero that is asked something at each trophy it gains; an ogre lies on top of the combat deck."""
    state = lay(skill("gifted", abilities=[TALE]), enemy("ogre"), *cards, **more)
    state.decks["combat"].below = ["ogre"]
    state.heroes[0].skills = ["gifted"]
    state.heroes[1].hex = COMBAT_GEM
    return state


# --- after the card itself --------------------------------------------------------------


@pytest.mark.rule("3E-TROPHY-009", "3E-QUEST-008")
def test_a_quest_comes_before_its_bonus_trophy():
    errand = quest("errand", ["market-town"], does(do("bonus-trophy", kind="combat")))
    state = listening(errand, at=TOWN)
    state.heroes[0].quests = ["errand"]
    table = answer(sit(state), "attempt:errand", "ending:1")
    assert (asked(table)[1], table.state.heroes[0].trophies) == ("hero.ability", ["errand"])
    answer(table, "no")
    assert table.state.heroes[0].trophies == ["errand", "ogre"]
    assert table.state.bonus == []


@pytest.mark.rule("3E-TROPHY-009", "3E-EVENT-004")
def test_an_event_comes_before_its_bonus_trophy():
    feast = event("feast", does(do("bonus-trophy", kind="combat"), do("take-trophy")), does())
    table = answer(
        sit(listening(feast, at=SOCIAL_GEM, decks={"social": ["feast"]})), "go-adventuring", "choice:1"
    )
    assert table.state.heroes[0].trophies == ["feast"]
    answer(table, "no")
    assert table.state.heroes[0].trophies == ["feast", "ogre"]


@pytest.mark.rule("3E-TROPHY-009")
def test_an_event_that_is_no_trophy_is_discarded_before():
    feast = event("feast", does(do("bonus-trophy", kind="combat")), does())
    table = answer(
        sit(listening(feast, at=SOCIAL_GEM, decks={"social": ["feast"]})), "go-adventuring", "choice:1"
    )
    assert (table.state.heroes[0].trophies, table.state.adventure_discards["social"]) == (["ogre"], ["feast"])


@pytest.mark.rule("3E-TROPHY-009", "3E-GAP-069")
def test_an_enemy_within_an_event_keeps_its_hands_off_the_events_bonus():
    raid = event(
        "raid",
        does(do("bonus-trophy", kind="explore"), do("draw-adventure", deck="combat"), do("take-trophy")),
        does(),
    )
    state = lay(raid, enemy("ogre"), enemy("imp", deck="explore"), at=SOCIAL_GEM, decks={"social": ["raid"]})
    state.decks["combat"].below = ["ogre"]
    state.decks["explore"].below = ["imp"]
    table = answer(sit(state), "go-adventuring", "choice:1")
    strike(table, "spend:corbin-1")
    assert table.state.heroes[0].trophies == ["ogre", "raid", "imp"]


@pytest.mark.rule("3E-TROPHY-009", "3E-GAP-057")
def test_whoever_falls_on_the_way_gains_no_bonus():
    errand = quest("errand", ["market-town"], does(do("bonus-trophy", kind="combat"), do("suffer", amount=3)))
    state = listening(errand, at=TOWN)
    state.heroes[0].quests, state.heroes[0].damage = ["errand"], 8
    table = answer(sit(state), "attempt:errand", "ending:1")
    assert (table.state.heroes[0].trophies, table.state.bonus) == ([], [])
    assert table.state.heroes[0].quests == ["errand"]


@pytest.mark.rule("3E-TROPHY-009")
def test_a_quest_leaves_nothing_for_the_next_enemy():
    errand = quest("errand", ["market-town"], does(do("bonus-trophy", kind="combat")))
    state = lay(errand, enemy("ogre"), enemy("imp"), at=TOWN)
    state.decks["combat"].below = ["ogre"]
    state.heroes[0].quests = ["errand"]
    table = answer(sit(state), "attempt:errand", "ending:1")
    state = table.state
    assert state.heroes[0].trophies == ["errand", "ogre"]


@pytest.mark.rule("3E-TROPHY-009")
def test_no_quest_of_the_set_gains_a_trophy_before_itself():
    for card in real().quests.values():
        for ending in card.endings:
            verbs = [inner.do for effect in ending.effects for inner in effect.within()]
            assert "gain-trophy" not in verbs, card.id


# --- attributes -------------------------------------------------------------------------


@pytest.mark.rule("3E-LEARN-007")
def test_attributes_are_settled_until_nothing_changes():
    state = lay(
        skill("titan", "mind", abilities=[plus("body", 1)]),
        skill("muse", "spirit", {}, abilities=[plus("mind", -2)]),
    )
    state.heroes[0].skills, state.heroes[0].hand = ["titan", "s0", "s3", "s6"], ["muse"]
    table = answer(sit(state), "learn:muse")
    assert (asked(table)[1], pending(table).args["attribute"]) == ("learn.drop", "body")
    answer(table, "drop-skill:s3")
    assert table.state.heroes[0].skills == ["s0", "s6", "muse"]


# --- good for nothing -------------------------------------------------------------------


def depleted(stock: int, *effects: Any, damage: int = 0) -> list[str]:
    state = lay(story("cave", at=["market-town"], stock=stock, effects=list(effects)), at=TOWN)
    state.track = [StoryQuest("cave", stock)]
    state.heroes[0].damage = damage
    return options(sit(state))


@pytest.mark.rule("3E-GAP-034")
def test_a_story_quest_without_stock_is_not_offered_for_its_dangers():
    cave = do("test", attribute="body", success=[do("take-stock")], failure=[do("suffer", amount=1)])
    assert "story:cave" in depleted(1, cave)
    assert "story:cave" not in depleted(0, cave)


@pytest.mark.rule("3E-GAP-034", "3E-HEAL-002")
def test_what_else_it_gives_is_offered_while_it_helps():
    banner = (do("take-stock"), do("heal", amount=2))
    assert "story:cave" not in depleted(0, *banner)
    assert "story:cave" in depleted(0, *banner, damage=1)


@pytest.mark.rule("3E-DELAY-001")
def test_nobody_recovers_who_is_not_delayed():
    rise = {"id": "rise", "when": "turn", "limit": "turn", "do": "recover"}
    state = lay(skill("gifted", abilities=[rise]))
    state.heroes[0].skills = ["gifted"]
    table = sit(state)
    assert "ability:rise" not in options(table)
    assert refused(table, "ability:rise") == "3E-DELAY-001"
    state.heroes[0].delayed = True
    table = answer(sit(state), "ability:rise")
    assert (table.state.heroes[0].delayed, len(events(table, "hero-recovers"))) == (False, 1)
