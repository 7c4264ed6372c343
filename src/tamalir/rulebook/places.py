"""Where a checkout carries out a rule and where it proves it: the lines that name its id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tamalir.rulebook.marks import scan

ID = r"[0-9A-Z]+-[A-Z]+-\d{3}"
NAMED = re.compile(rf"\b({ID})(?: (?:to|through) ({ID}))?")
"""An id, or a run of them: '<first> to <last>'."""

PACKAGE = Path("src") / "tamalir"
CATALOGUE = PACKAGE / "content" / "rules"


@dataclass(frozen=True, slots=True)
class Place:
    """A line of a file, by its path in the checkout; of a test also the name."""

    file: str
    line: int
    name: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" + (f" {self.name}" if self.name else "")


def ids_in(text: str) -> Iterator[str]:
    """The rule ids that a piece of text names, runs of them one by one."""
    for first, last in NAMED.findall(text):
        stem, number = first[:-3], int(first[-3:])
        yield first
        if last.startswith(stem):
            yield from (f"{stem}{n:03}" for n in range(number + 1, int(last[-3:]) + 1))


def code_of(rule_id: str, checkout: Path) -> list[Place]:
    """The lines of rules and content that name the rule; the catalogue itself carries nothing out."""
    files = [*(checkout / PACKAGE).rglob("*.py"), *(checkout / PACKAGE).rglob("*.toml")]
    found: list[Place] = []
    for file in sorted(files):
        inside = file.relative_to(checkout)
        if inside.is_relative_to(CATALOGUE):
            continue
        text = file.read_text(encoding="utf-8")
        if rule_id[:-3] not in text:
            continue
        found += (
            Place(inside.as_posix(), number)
            for number, line in enumerate(text.splitlines(), start=1)
            if rule_id in ids_in(line)
        )
    return found


def tests_of(rule_id: str, checkout: Path) -> list[Place]:
    """The tests that are tagged with the rule."""
    return [
        Place(tag.file.relative_to(checkout).as_posix(), tag.line, tag.test)
        for tag in scan(checkout / "tests").tags
        if tag.rule == rule_id
    ]
