"""What makes a chapter in the story of a second-edition game."""

from __future__ import annotations

from tamalir.language.chapters import ChapterRule, Facts, Happened
from tamalir.second.state import SecondState
from tamalir.second.words import Colour

FIGHTS = {"combat-begins": "foe", "duel-begins": "rival"}
"""Event that begins a fight -> the fact that names the opponent."""

DEAR = 4
"""A purchase that matters costs so much."""
FOES = {Colour.GREEN: 0.0, Colour.YELLOW: 0.3, Colour.BLUE: 0.7, Colour.RED: 1.4}
LATE_DOOM = 4
"""Half of the track."""


def _dear(state: SecondState, event: Happened) -> float:
    cost = int(event.facts["cost"])
    return 0.6 + cost / 10 if cost >= DEAR else 0.0


def _kept(state: SecondState, event: Happened) -> Facts:
    """Whether what was bought is still there at the end."""
    hero = state.heroes[event.seat or 0]
    has = [*(item.card for item in hero.items), *(ally.card for ally in hero.allies)]
    return {"kept": "yes" if event.facts["card"] in has else "no"}


def _foe(state: SecondState, event: Happened) -> float:
    """A Challenge, by its colour; what is kept as a rune or wins the game has a chapter of its own."""
    challenge = state.book.challenges.get(str(event.facts["foe"]))
    if challenge is None or challenge.wins or state.book.is_rune(challenge.id):
        return 0.0
    return FOES[challenge.colour]


def _rune(state: SecondState, event: Happened) -> float:
    return 2.4 if state.book.is_rune(str(event.facts["card"])) else 0.0


def _doom(state: SecondState, event: Happened) -> float:
    return 1.0 if int(event.facts["n"]) == LATE_DOOM else 0.0


CHAPTERS: tuple[ChapterRule[SecondState], ...] = (
    ChapterRule("bought", "second-bought", "two-coins", _dear, pictured="card", more=_kept, most=1),
    ChapterRule(
        "knocked-out",
        "second-knocked-out",
        "knocked-out-stars",
        1.3,
        gathers={"town": ("carried-to-town", "town"), "gold": ("gold-lost", "n")},
        fought=True,
        pictured="foe",
    ),
    ChapterRule("challenge-defeated", "second-foe", "broadsword", _foe, fought=True, pictured="foe"),
    ChapterRule("card-kept", "second-rune", "rune-stone", _rune, fought=True, most=3, pictured="card"),
    ChapterRule("duel-won", "second-duel", "crossed-swords", 1.6, fought=True),
    ChapterRule("ally-killed", "second-ally", "tattered-banner", 0.8, pictured="ally"),
    ChapterRule("task-finished", "second-task", "scroll-unfurled", 0.9, pictured="card", most=1),
    ChapterRule("doom-counter", "second-doom", "dread-skull", _doom, most=1),
    ChapterRule("endgame-begins", "second-endgame", "spiked-dragon-head", 2.0, most=1),
    ChapterRule("eliminated", "second-eliminated", "tattered-banner", 1.5),
    ChapterRule("game-won", "second-won", "laurels", fought=True, pictured="foe", last=True),
    ChapterRule("game-over", "second-over", "tattered-banner", last=True),
)
