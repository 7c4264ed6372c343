"""The pages of verbs tell what the vocabularies have."""

from __future__ import annotations

import re

import pytest

from scripts.verbs import DOCS, PAGES, Page
from tamalir.third.vocabulary import VERBS as THIRD

NAMES = [page.edition for page in PAGES]


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_the_page_is_made_of_the_vocabulary_of_today(page: Page) -> None:
    assert page.file.read_text(encoding="utf-8") == page.text(), "run scripts/verbs.py"


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_verb_has_its_row_with_a_sentence(page: Page) -> None:
    rows = [line.split(" | ") for line in page.text().splitlines() if line.startswith("| `")]
    assert [row[0] for row in rows] == [f"| `{name}`" for name in sorted(page.vocabulary.verbs)]
    assert all(row[-1].endswith(". |") for row in rows)


def test_the_guide_to_cards_of_the_third_edition_names_every_verb() -> None:
    """It sorts them by what they are for; the page of verbs has them by name."""
    guide = (DOCS / "third-content.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z-]+)`", "".join(re.findall(r"(?m)^\| `[^|]*\|", guide))))

    assert set(THIRD.verbs) - named == set()
