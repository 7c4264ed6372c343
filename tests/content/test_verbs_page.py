"""The pages of verbs tell what the vocabularies have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts import second_verbs, third_verbs
from tamalir.second.vocabulary import VERBS as SECOND
from tamalir.third.vocabulary import VERBS as THIRD

PAGES = [(second_verbs, SECOND), (third_verbs, THIRD)]
NAMES = ["second", "third"]


@pytest.mark.parametrize("n", range(2), ids=NAMES)
def test_the_page_is_made_of_the_vocabulary_of_today(n: int) -> None:
    made, _ = PAGES[n]
    assert made.PAGE.read_text(encoding="utf-8") == made.page(), f"run {made.__name__}"


@pytest.mark.parametrize("n", range(2), ids=NAMES)
def test_every_verb_has_its_row_with_a_sentence(n: int) -> None:
    made, verbs = PAGES[n]
    rows = [line.split(" | ") for line in made.page().splitlines() if line.startswith("| `")]
    assert [row[0] for row in rows] == [f"| `{name}`" for name in sorted(verbs.verbs)]
    assert all(row[-1].endswith(". |") for row in rows)


def test_the_guide_to_cards_of_the_third_edition_names_every_verb() -> None:
    """It sorts them by what they are for; the page of verbs has them by name."""
    guide = (Path(third_verbs.PAGE).parent / "third-content.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z-]+)`", "".join(re.findall(r"(?m)^\| `[^|]*\|", guide))))

    assert set(THIRD.verbs) - named == set()
