"""How strong the cards of the Third Edition are."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest

from tamalir.third.board_cards import DECKS
from tamalir.third.cards import AssetDef, EnemyDef, SkillDef
from tamalir.third.deck_cards import EventDef, QuestDef
from tamalir.third.heroes import ATTRIBUTES
from tamalir.third.terrain import TERRAINS
from tamalir.third.tokens import FACES
from tests.content.third_cards import ADVENTURES, CARDS, FIGHTS, SCENARIOS, all_of, verbs


@pytest.mark.parametrize("enemy", FIGHTS, ids=lambda card: card.id)
def test_enemies_stay_in_the_known_ranges(enemy: EnemyDef):
    assert 3 <= enemy.health <= 8
    assert 0 <= enemy.gold <= 3
    assert enemy.gold or enemy.reward
    assert 1 <= len(enemy.abilities) <= 3
    assert enemy.traits[0] in ("warrior", "mystic", "savage", "trickster")
    assert all(a.effect.cost.get("surge", 1) <= 3 for a in enemy.abilities)


def test_strong_enemies_pay_more():
    pay = {
        health: mean(enemy.gold for enemy in FIGHTS if enemy.health == health and not enemy.reward)
        for health in (4, 5, 7, 8)
    }

    assert list(pay.values()) == sorted(pay.values())


@pytest.mark.rule("3E-ENEMY-006")
def test_enemies_of_story_cards_are_met_there_and_nowhere_else():
    met = {e.args["enemy"] for story in CARDS.stories.values() for e in all_of(story) if e.do == "engage"}

    assert met == {enemy.id for enemy in FIGHTS if enemy.deck == "story"}
    assert met


@pytest.mark.rule("3E-QUEST-004")
@pytest.mark.parametrize("quest", CARDS.quests.values(), ids=lambda card: card.id)
def test_quests_have_up_to_three_endings_that_can_be_reached(quest: QuestDef):
    assert 1 <= len(quest.endings) <= 3
    assert quest.at
    for ending in quest.endings:
        assert set(ending.needs) <= {*TERRAINS, "wild"}
        assert len(ending.needs) <= 3
        assert ending.successes <= 3
    if quest.test is not None:
        assert [ending.successes for ending in quest.endings] == list(range(1, len(quest.endings) + 1))
    elif any(ending.needs for ending in quest.endings):
        assert all(ending.needs for ending in quest.endings)
    assert any(ending.trophy for ending in quest.endings)  # 3E-QUEST-008


@pytest.mark.parametrize("event", CARDS.events.values(), ids=lambda card: card.id)
def test_events_have_two_different_options_and_can_become_a_trophy(event: EventDef):
    first, second = event.options

    assert (first.effects, first.rumor) != (second.effects, second.rumor)
    assert "take-trophy" in verbs(event)


def test_rumors_lead_somewhere_and_cost_an_action():
    rumors = [(event, o) for event in CARDS.events.values() for o in event.options if o.rumor]

    assert len(rumors) >= 6
    for event, option in rumors:
        assert option.at, event.id
        assert option.cost.get("action") == 1, event.id
    plain = [o for event in CARDS.events.values() for o in event.options if not o.rumor]
    assert not any(option.at or option.cost for option in plain)


@pytest.mark.parametrize("card", [*CARDS.events.values(), *CARDS.quests.values()], ids=lambda card: card.id)
def test_tests_are_as_hard_as_the_known_ones(card: EventDef | QuestDef):
    tests = [effect.args.get("modifier", 0) for effect in all_of(card) if effect.do == "test"]
    if isinstance(card, QuestDef) and card.test is not None:
        tests.append(card.test.modifier)

    assert all(-3 <= modifier <= 0 for modifier in tests)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_most_story_cards_are_story_quests(scenario: str):
    stories = [story for story in CARDS.stories.values() if story.scenario == scenario]
    quests = [story for story in stories if story.at]

    assert len(quests) == 7
    assert sum(bool(story.stock) for story in quests) >= 6
    for story in stories:
        assert bool(story.at) is bool(story.effects), story.id
        assert story.at or story.drawn, story.id
        assert 0 <= story.stock <= 3
        assert ("take-stock" in verbs(story)) is (story.stock > 0), story.id


def test_some_story_quests_name_one_hex_and_some_several():
    counts = [
        sum(len(p.hexes) for p in CARDS.places.values() if p.id in story.at or p.kind in story.at)
        for story in CARDS.stories.values()
        if story.at
    ]

    assert min(counts) == 1
    assert max(counts) > 1


@pytest.mark.rule("3E-ZOMBIE-001")
def test_zombies_come_with_the_corpse_king_only():
    for card in (*ADVENTURES, *CARDS.stories.values()):
        if "place-zombies" in verbs(card):
            assert card.scenario == "corpse-king", card.id
    stories = [s for s in CARDS.stories.values() if s.scenario == "corpse-king"]
    assert all("place-zombies" in verbs(story) for story in stories)


@pytest.mark.rule("3E-LORE-001")
@pytest.mark.rule("3E-COMPANION-001")
def test_story_tokens_come_from_cards_of_a_scenario():
    givers = Counter(
        card.scenario for card in (*ADVENTURES, *CARDS.stories.values()) if "gain-story" in verbs(card)
    )

    assert [CARDS.scenarios[id].token for id in SCENARIOS] == ["lore", "companion", "silver"]
    assert None not in givers
    assert givers["margath"] >= 20  # seven lore bring Margath down to 8
    assert givers["corpse-king"] >= 10
    assert givers["grey-hunt"] >= 20


# --- assets and skills -------------------------------------------------------------------------

BONUSES = {
    **dict.fromkeys(ATTRIBUTES, 2.0),
    "health": 3.0,
    "speed": 3.5,
    "hand": 2.0,
    "tests": 2.5,
    "move-dice": 2.0,
    "explore-dice": 3.0,
}
ABILITY = 2.5
BAND = 3.0
"""So far may the price of our own assets be from what they are worth."""


def worth(asset: AssetDef) -> float:
    """By a scale of faces and bonuses that meets the known prices."""
    faces = [FACES[face] for face in CARDS.tokens[asset.code].faces] if asset.code else []
    found = 0.85 * sum(
        {"dash": 0, "agility": 2}.get(face.symbol, 3)
        + (face.value - 1) * (2 if face.symbol == "surge" else 4)
        + face.golden / 2
        for face in faces
    )
    for ability in asset.abilities:
        effect = ability.effect
        found += BONUSES[effect.args["value"]] * effect.args["amount"] if effect.do == "bonus" else ABILITY
    return found


WARES = [asset for asset in CARDS.assets.values() if asset.type != "goods"]


@pytest.mark.parametrize("asset", WARES, ids=lambda card: card.id)
def test_our_own_prices_follow_what_the_assets_do(asset: AssetDef):
    if "*" in asset.own or "cost" in asset.own:
        assert abs(worth(asset) - asset.cost) <= BAND


def test_dearer_assets_are_better_on_the_whole():
    tops = (2, 4, 6, 8, 12)
    means = [
        mean(worth(asset) for asset in WARES if below < asset.cost <= top)
        for below, top in zip((0, *tops), tops, strict=False)
    ]

    assert means == sorted(means)


@pytest.mark.parametrize("skill", CARDS.skills.values(), ids=lambda card: card.id)
def test_skills_cost_one_to_four_trophies(skill: SkillDef):
    assert set(skill.cost) <= {"any", *DECKS}
    assert 1 <= sum(skill.cost.values()) <= 4
    assert skill.attribute in ATTRIBUTES
    assert skill.abilities


def test_abilities_that_cost_nothing_say_how_often():
    for card in (*CARDS.assets.values(), *CARDS.skills.values()):
        for ability in card.abilities:
            endless = ability.when == "action" and "gain-gold" in {e.do for e in ability.effect.within()}
            if ability.when in ("turn", "terrain-roll") or (endless and not ability.effect.cost):
                assert ability.limit == "turn", ability.id
            if ability.when in ("acted", "attacked", "dealt-damage", "cast", "action-phase"):
                assert ability.limit or ability.effect.cost, ability.id


def test_a_full_table_leaves_the_decks_well_filled():
    hands = sum(sorted((hero.hand for hero in CARDS.heroes.values()), reverse=True)[:4])
    skills = sum(skill.copies for skill in CARDS.skills.values())
    assets = sum(asset.copies for asset in CARDS.assets.values())

    assert skills - hands >= 40
    assert assets - 4 * 3 >= 40
