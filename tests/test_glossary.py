"""The glossary names what there is: files, names in them, and the terms of the rulebooks."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "tamalir"
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and "`" in line
]
TERMS = tomllib.loads((PACKAGE / "content" / "rules" / "terms.toml").read_text(encoding="utf-8"))["term"]


def names(path: Path) -> set[str]:
    """Everything that a module defines, methods included."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]} {row[1]}"[:30])
def test_every_word_lives_where_the_glossary_says(row: list[str]) -> None:
    file, *named = re.findall(r"`([^`]+)`", row[-1])

    assert (PACKAGE / file).is_file()
    assert set(named) <= names(PACKAGE / file)


@pytest.mark.parametrize("row", [row for row in ROWS if len(row) == 6], ids=lambda row: f"{row[0]} {row[1]}")
def test_words_of_the_game_are_those_of_the_rulebooks(row: list[str]) -> None:
    edition, word, polish, russian = row[:4]

    assert (polish, russian) in [
        (term["pl"], term["ru"])
        for term in TERMS
        if term["en"].lower() == word.lower() and term["edition"] in (edition, "both")
    ]


def test_each_word_stands_once() -> None:
    words = [tuple(row[:2]) if len(row) == 6 else (row[0],) for row in ROWS]

    assert len(words) == len(set(words))
    assert len(words) > 60
