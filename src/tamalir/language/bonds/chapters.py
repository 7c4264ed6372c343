"""What makes a chapter in the story of a team."""

from __future__ import annotations

from tamalir.language.chapters import ChapterRule
from tamalir.language.third.chapters import CHAPTERS as THIRD
from tamalir.language.third.chapters import FIGHTS
from tamalir.third.state import ThirdState

__all__ = ["CHAPTERS", "FIGHTS"]


CHAPTERS: tuple[ChapterRule[ThirdState], ...] = (
    *THIRD,
    ChapterRule("party-formed", "bonds-party", "linked-rings", 1.1, most=1),
    ChapterRule("party-skill-learned", "bonds-skill", "open-book", 1.2, pictured="card", most=1),
    ChapterRule("envelope-opened", "bonds-envelope", "envelope", 0.7, most=1),
    ChapterRule("twist-drawn", "bonds-twist", "cycle", 0.5, pictured="card", most=1),
    ChapterRule(
        "warband-falls",
        "bonds-warband",
        "scarab-beetle",
        1.7,
        fought=True,
        pictured="who",
        most=3,
    ),
    ChapterRule("scorched", "bonds-scorched", "fire", 1.4),
    ChapterRule("plague-cured", "bonds-cured", "health-potion", 0.8, most=1),
)
"""All of the base game, and what only a team lives through."""
