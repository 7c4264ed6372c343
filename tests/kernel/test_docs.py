"""The examples in the documentation are true."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import tamalir

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [*sorted(DOCS.rglob("*.md")), DOCS.parent / "README.md"]
OURS = ("kernel.md", "save-format.md", "fair-dice.md", "effects.md")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run_as_printed(page: Path) -> None:
    text = page.read_text(encoding="utf-8").replace("```", "")  # a fence would count as printed text
    example = doctest.DocTestParser().get_doctest(text, {"__name__": page.stem}, page.name, str(page), 0)
    said: list[str] = []

    failed = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=said.append).failed

    assert not failed, "".join(said)
    if page.name in OURS:
        assert example.examples, "this page has examples"


def test_the_example_of_the_package_itself_runs() -> None:
    outcome = doctest.testmod(tamalir)

    assert outcome.attempted
    assert not outcome.failed
