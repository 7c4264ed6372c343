"""The words of the boxes: what a thing is called in each printing."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from tamalir.rulebook import packaged
from tamalir.rulebook.rule import PREFIXES

BOTH = "both"


@dataclass(frozen=True, slots=True)
class Term:
    """One word of a game in English, Polish and Russian, as the printings have it."""

    en: str
    pl: str
    ru: str


@cache
def terms(edition: str) -> tuple[Term, ...]:
    """The words of a game; those that it shares with others are among them."""
    source = packaged.text(f"{packaged.RULES}/terms.toml") or ""
    found = tomllib.loads(source).get("term", [])
    return tuple(
        Term(term["en"], term["pl"], term["ru"])
        for term in found
        if term["edition"] == BOTH or PREFIXES.get(term["edition"]) == edition
    )
