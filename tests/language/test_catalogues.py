"""What is printed, as pages of any game get it: cards by kind, figures, the board, words."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from tamalir.kernel import Setup
from tamalir.language import LANGUAGES, Speaker
from tamalir.language.bonds import catalogue as bonds
from tamalir.language.second import catalogue as second
from tamalir.language.third import catalogue as third
from tamalir.world.catalogue import Catalogue

WHOLE = Setup(2)


@pytest.mark.parametrize("game", ["second", "third", "bonds"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_has_words(game: str, lang: str):
    catalogue: Catalogue = import_module(f"tamalir.language.{game}.catalogue").catalogue(WHOLE)
    strict = Speaker(lang, strict=True)

    assert catalogue.board(strict)
    assert catalogue.words(strict)
    for id in catalogue:
        card = catalogue.printed(id)
        assert card is not None
        assert card.called == id
        assert strict.card_lines(card)
        assert catalogue.figures(card)["kind"] == card.kind
    assert strict.borrowed == set()


class TestSecond:
    def test_cards_stand_by_kind(self):
        cards_by_kind = second.catalogue(WHOLE).cards_by_kind

        assert list(cards_by_kind) == ["heroes", "allies", "items", "challenges", "encounters", "events"]
        assert {kind: len(cards) for kind, cards in cards_by_kind.items()} == {
            "heroes": 12, "allies": 29, "items": 55, "challenges": 56, "encounters": 14, "events": 14,
        }  # fmt: skip

    def test_a_prepared_fight_has_the_cards_of_the_examples(self):
        catalogue = second.catalogue(Setup(2, "duel"))

        assert [pack.about.id for pack in catalogue.packs] == ["examples"]
        assert catalogue.printed("soul-burn") is not None
        assert catalogue.printed("margath") is None

    @pytest.mark.parametrize(
        ("card", "figures"),
        [
            (
                "varikas-the-dead",
                {
                    "kind": "hero",
                    "life": 4,
                    "stamina": 4,
                    "skills": {"endure": 2, "willpower": 2},
                    "ranged": {"value": 1, "damage": 1},
                    "melee": {"value": 4, "damage": 2},
                    "magic": {"value": 4, "damage": 1},
                },
            ),
            (
                "soul-burn",
                {
                    "kind": "item",
                    "item_class": "rune",
                    "type": "destruction",
                    "usage": "activate",
                    "price": 6,
                    "adventure": False,
                },
            ),
            (
                "cracked-rune",
                {
                    "kind": "encounter",
                    "colour": "blue",
                    "kept": {"role": "task", "stamina": 0, "type": "", "usage": "always"},
                },
            ),
        ],
    )
    def test_figures(self, card: str, figures: dict[str, Any]):
        catalogue = second.catalogue(WHOLE)
        printed = catalogue.printed(card)
        assert printed is not None

        assert catalogue.figures(printed) == figures

    def test_an_enemy_has_attacks_and_life_and_who_makes_none_has_neither(self):
        catalogue = second.catalogue(WHOLE)
        honor, madman = catalogue.printed("a-question-of-honor"), catalogue.printed("madmans-map")
        assert honor is not None
        assert madman is not None

        assert catalogue.figures(honor)["life"] == 3
        assert {"ranged", "melee", "magic"} <= catalogue.figures(honor).keys()
        assert not {"life", "ranged", "melee", "magic"} & catalogue.figures(madman).keys()

    def test_the_board(self):
        board = second.catalogue(WHOLE).board(Speaker("pl"))

        assert board["start"] == "tamalir"
        assert len(board["spaces"]) == 182
        assert sum(space["jewel"] is not None for space in board["spaces"]) == 50
        assert board["towns"]["forge"]["name"] == "Kuźnia"
        assert {region["id"] for region in board["regions"]} > {"rimefang-peaks"}
        assert board["rivers"]
        assert board["roads"]

    def test_words(self):
        words = second.catalogue(WHOLE).words(Speaker("pl"))

        assert words["colours"]["green"] == {"name": "zielony", "letter": "Z"}
        assert words["attacks"]["melee"] == {"name": "walka wręcz", "attribute": "body"}
        assert words["attributes"].keys() == {"mind", "body", "spirit"}
        assert words["skills"]["diplomacy"] == "Dyplomacja"


class TestThird:
    def test_cards_stand_by_kind(self):
        cards_by_kind = third.catalogue(WHOLE).cards_by_kind

        assert list(cards_by_kind) == [
            "heroes", "events", "enemies", "assets", "skills", "quests", "stories", "scenarios",
        ]  # fmt: skip
        assert len(cards_by_kind["heroes"]) == 6

    def test_figures(self):
        catalogue = third.catalogue(WHOLE)
        corbin, sword = catalogue.printed("corbin"), catalogue.printed("ancient-sword")
        skill = catalogue.printed("marksmanship")
        assert corbin is not None
        assert sword is not None
        assert skill is not None

        assert catalogue.figures(corbin) == {
            "kind": "hero", "health": 10, "speed": 3, "hand": 3, "body": 3, "mind": 2, "spirit": 0, "gold": 2,
            "starts": "stronghold", "tokens": ["corbin-1", "corbin-2", "corbin-3"],
            "faces": [["physical-2", "surge"], ["physical*", "shield"], ["agility", "physical"]],
        }  # fmt: skip
        assert catalogue.figures(sword)["price"] == 2
        assert catalogue.figures(skill)["cost"] == {"any": 1, "combat": 1}

    def test_the_board(self):
        board = third.catalogue(WHOLE).board(Speaker("en"))
        assert board is not None

        gems = [space["jewel"]["colour"] for space in board["spaces"] if space["jewel"] is not None]
        assert set(gems) == {"combat", "explore", "social"}
        assert board["towns"]["tamalir"]["kind"] == "city"
        assert board["bridges"]

    def test_words(self):
        words = third.catalogue(WHOLE).words(Speaker("ru"))

        assert words["tokens"]["corbin-1"] == ["physical-2", "surge"]
        assert words["colours"]["explore"]["letter"] == "И"
        assert words["attributes"].keys() == {"mind", "body", "spirit"}


def test_the_expansion_has_twists_and_all_of_the_third_edition():
    small, large = third.catalogue(WHOLE), bonds.catalogue(WHOLE)

    assert set(small) < set(large)
    assert len(large.cards_by_kind["twists"]) == 10
    assert [f"{pack.about.edition}/{pack.about.id}" for pack in large.packs] == [
        "third/roads-of-terrinoth",
        "bonds/bonds",
    ]
    assert large.printed("work-the-shop") is not None
