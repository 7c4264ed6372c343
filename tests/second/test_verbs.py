"""The vocabulary as a whole: every verb has a card in the tests that proves it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tamalir.second.vocabulary import VERBS
from tamalir.world.packs import PackError
from tests.second.turn_scenes import book_with

HERE = Path(__file__).parent
SOURCES = [*HERE.glob("*.py"), *HERE.glob("pack/*.toml"), *(HERE.parent / "second").glob("*.py")]
TEXT = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)


@pytest.mark.parametrize("verb", VERBS.verbs)
def test_every_verb_has_a_card_in_the_tests(verb: str):
    card_file = rf'do = "{verb}"'
    builder = rf'(effect|inner|before_attack|armor)\(\s*"?{verb}"?'

    assert re.search(card_file, TEXT) or re.search(builder, TEXT)


def test_a_card_that_leads_to_an_unknown_town_is_refused():
    with pytest.raises(PackError, match="atlantis"):
        book_with(
            '[encounters.x]\ncolour = "green"\n'
            'effects = [{ when = "encounter", do = "go-to-town", town = "atlantis" }]\n'
        )


def test_so_is_a_task_there():
    with pytest.raises(PackError, match="atlantis"):
        book_with(
            '[encounters.x]\ncolour = "green"\neffects = []\n'
            'kept = { role = "task", effects = [{ when = "arrived", given = { town = "atlantis" }, '
            'do = "finish", reward = [] }] }\n'
        )
