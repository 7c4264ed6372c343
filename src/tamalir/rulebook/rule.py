"""One rule of the catalogue."""

from __future__ import annotations

from dataclasses import dataclass

EDITIONS: tuple[str, ...] = ("second", "third", "bonds")
LANGUAGES: tuple[str, ...] = ("en", "pl", "ru")

PREFIXES = {"2E": "second", "3E": "third", "UB": "bonds"}
"""How the ids of an edition begin."""


@dataclass(frozen=True, slots=True)
class Rule:
    """An atomic rule: where it stands, and its words in one language."""

    id: str
    edition: str
    kind: str
    """core, component, definition, ruling or variant:<name>."""
    sources: tuple[str, ...]
    """Printing and section, such as '004 Adventures'; the catalogue's [printings] explains the numbers."""
    title: str
    text: str
    check: str
    """How a test shows that the rule holds."""
    differs: str
    """Where printings or readings differ, and which one holds; empty where they agree."""
    term: str
    """The Polish term of art; empty for the Second Edition."""
    language: str
    """The language that the words are in."""
    fallback: bool
    """True when the words were asked for in another language that lacks them."""

    @property
    def area(self) -> str:
        """The chapter, which is the middle part of the id: 2E-COMBAT-020 is of COMBAT."""
        return self.id.split("-")[1]
