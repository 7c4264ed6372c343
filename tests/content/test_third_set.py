"""The set of the Third Edition: how many cards, and in what words."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tamalir.language import LANGUAGES, Speaker
from tamalir.language.voice import GENDERS, voice
from tamalir.third.board_cards import DECKS
from tamalir.third.cards import EnemyDef
from tamalir.third.deck_cards import EventDef, QuestDef
from tamalir.third.edition import SEAMS, book_for, checked
from tamalir.third.heroes import ATTRIBUTES
from tests.content.third_cards import ADVENTURES, ALL, CARDS, SCENARIOS, SKILL_SETS, Adventure

# --- how many ----------------------------------------------------------------------------------


def test_every_card_is_read_and_its_words_are_known():
    book = book_for(checked(CARDS), SEAMS, 4)

    assert set(book.catalogue.quests) == set(CARDS.quests)


@pytest.mark.rule("3E-SETUP-009")
@pytest.mark.rule("3E-SETUP-010")
@pytest.mark.rule("3E-SCEN-001")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("deck", DECKS)
def test_twenty_common_cards_and_ten_of_the_scenario_in_each_deck(deck: str, scenario: str):
    cards = [card for card in ADVENTURES if card.deck == deck and card.scenario in (None, scenario)]

    assert Counter(card.scenario for card in cards) == {None: 20, scenario: 10}
    assert len({card.id for card in cards}) == 30


@pytest.mark.rule("3E-SCEN-001")
def test_ten_story_cards_for_each_scenario():
    assert Counter(story.scenario for story in CARDS.stories.values()) == dict.fromkeys(SCENARIOS, 10)


@pytest.mark.rule("3E-SCEN-003")
def test_the_scenarios_and_their_villains():
    villains = {id: scenario.villain for id, scenario in CARDS.scenarios.items()}

    assert villains == {"margath": "margath", "corpse-king": "vorakesh", "grey-hunt": "grey-huntress"}
    assert [id for id, scenario in CARDS.scenarios.items() if scenario.own] == ["grey-hunt"]


@pytest.mark.rule("3E-DECK-001")
@pytest.mark.rule("3E-DECK-002")
@pytest.mark.rule("3E-DECK-003")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize(
    ("deck", "kind"), [("combat", EnemyDef), ("explore", QuestDef), ("social", EventDef)]
)
def test_each_deck_consists_mostly_of_one_type(deck: str, kind: type[Adventure], scenario: str):
    cards = [card for card in ADVENTURES if card.deck == deck and card.scenario in (None, scenario)]

    assert sum(isinstance(card, kind) for card in cards) > len(cards) * 2 / 3


@pytest.mark.rule("3E-ADVENTURE-005")
@pytest.mark.parametrize("deck", DECKS)
def test_any_type_occurs_in_any_deck(deck: str):
    types = {type(card) for card in ADVENTURES if card.deck == deck}

    assert types == {EnemyDef, QuestDef, EventDef}


@pytest.mark.rule("3E-SKILL-004")
@pytest.mark.rule("3E-GAP-053")
def test_six_skill_sets_of_ten_cards():
    sizes = Counter[str]()
    for skill in CARDS.skills.values():
        sizes[skill.set] += skill.copies

    assert sizes == dict.fromkeys(SKILL_SETS, 10)


def test_every_attribute_has_its_third_of_the_skills():
    shares = Counter[str]()
    for skill in CARDS.skills.values():
        shares[skill.attribute] += skill.copies

    assert shares == dict.fromkeys(ATTRIBUTES, 20)


@pytest.mark.rule("3E-TEST-013")
def test_four_of_ten_skills_show_a_star():
    stars = Counter(skill.set for skill in CARDS.skills.values() if skill.success)

    assert stars == dict.fromkeys(SKILL_SETS, 4)
    assert all(skill.copies == 1 for skill in CARDS.skills.values() if skill.success)


@pytest.mark.rule("3E-ASSET-008")
@pytest.mark.rule("3E-GAP-053")
def test_three_asset_sets_of_twenty_cards():
    sizes = Counter[str]()
    for asset in CARDS.assets.values():
        sizes[asset.code[0] if asset.code else asset.set] += asset.copies

    assert sizes == {"a": 20, "b": 20, "c": 20}


@pytest.mark.rule("3E-ASSET-001")
def test_assets_of_all_five_types():
    types = Counter(asset.type for asset in CARDS.assets.values())

    assert set(types) == {"weapon", "clothing", "equipment", "movement", "goods"}
    assert min(types.values()) >= 6


@pytest.mark.rule("3E-TERM-004")
def test_each_of_the_34_codes_ties_one_asset_to_one_token():
    codes = [asset.code for asset in CARDS.assets.values() if asset.code]
    tokens = [id for id in CARDS.tokens if re.fullmatch(r"[abc]\d\d", id)]

    assert len(tokens) == 34
    assert sorted(codes) == sorted(tokens)
    assert all(asset.copies == 1 for asset in CARDS.assets.values() if asset.code)


@pytest.mark.rule("3E-GOODS-001")
def test_goods_and_only_goods_have_a_trade_value_and_an_action_to_trade_them():
    for asset in CARDS.assets.values():
        trades = [a for a in asset.abilities if a.effect.do == "trade"]
        assert (asset.trade is not None) is (asset.type == "goods") is bool(trades), asset.id
        assert all(a.when == "action" and "place" in a.effect.given for a in trades), asset.id
        assert asset.trade is None or asset.trade > asset.cost


# --- words -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_ability_has_a_name_with_its_gender(lang: str):
    speaks = voice(lang)
    ids = {card.id for card in ALL} | {ability.id for _, ability in CARDS.abilities()}

    assert [id for id in sorted(ids) if speaks.name(id) is None] == []
    assert [id for id in sorted(ids) if speaks.gender(id) not in GENDERS] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_flavour_of_at_most_two_sentences(lang: str):
    speaks = voice(lang)
    for card in ALL:
        said = speaks.say(f"flavour-{card.id}", {})
        assert said, card.id
        assert said[-1] in '.”»"', card.id
        assert len(re.findall(r"[.!?](?=\s+[\"„«]?[^\W\da-zа-яё])", said)) <= 1, said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_read(lang: str):
    strict = Speaker(lang, strict=True)
    for card in ALL:
        name, *lines = strict.card_lines(card)
        assert name
        assert all("{" not in line for line in lines), lines
    assert strict.borrowed == set()


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_names_of_cards_decline(lang: str):
    """The instrumental differs from the nominative in all but names that are no nouns, or foreign ones."""
    speaks = voice(lang)
    same = {card.id for card in ALL if speaks.name(card.id, "ins") == speaks.name(card.id)}

    assert sorted(same - UNDECLINED - NAMED_ELSEWHERE) == []


UNDECLINED = {
    "love-you",
    "where-no-bird-sings",
    "faster-than-the-wind",
    "depths-of-the-lake-of-tears",
    "banshee",
    "wager-of-hunters",
}
NAMED_ELSEWHERE = {
    *("truesight-bow", "staff-of-light", "battle-robe", "chain-mail", "spiked-armor", "leather-armor"),
    *("steadfast", "cunning"),
}
"""Cards whose names third.ftl has, without cases so far."""
