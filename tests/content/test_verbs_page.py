"""The page of verbs tells what the vocabulary has."""

from __future__ import annotations

from scripts.second_verbs import PAGE, page
from tamalir.second.vocabulary import VERBS


def test_the_page_is_made_of_the_vocabulary_of_today() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run scripts/second_verbs.py"


def test_every_verb_has_its_row_with_a_sentence() -> None:
    rows = [line.split(" | ") for line in page().splitlines() if line.startswith("| `")]
    assert [row[0] for row in rows] == [f"| `{name}`" for name in sorted(VERBS.verbs)]
    assert all(row[-1].endswith(". |") for row in rows)
