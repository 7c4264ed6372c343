"""One rule of the catalogue."""

from __future__ import annotations

from dataclasses import dataclass

from tamalir.rulebook import packaged

LANGUAGES: tuple[str, ...] = ("en", "pl", "ru")

PREFIXES: dict[str, str] = packaged.prefixes()
"""How the ids of a game's rules begin -> the game; in the order of these beginnings."""

EDITIONS: tuple[str, ...] = tuple(PREFIXES.values())
"""The games that have a rulebook."""


@dataclass(frozen=True, slots=True)
class Rule:
    """An atomic rule: where it stands, and its words in one language."""

    id: str
    edition: str
    kind: str
    """core, component, definition, ruling or variant:<table option>."""
    sources: tuple[str, ...]
    """Printing and section, such as '004 Adventures'; the catalogue's [printings] explains the numbers."""
    title: str
    text: str
    check: str
    """How a test shows that the rule holds."""
    differs: str
    """Where printings or readings differ, and which one holds; empty where they agree."""
    term: str
    """The Polish term of art, where the catalogue notes one."""
    language: str
    """The language that the words are in."""
    fallback: bool
    """True when the words were asked for in another language that lacks them."""

    @property
    def area(self) -> str:
        """The chapter, which is the middle part of the id: 2E-COMBAT-020 is of COMBAT."""
        return self.id.split("-")[1]
