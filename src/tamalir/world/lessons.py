"""Lessons: short prepared positions that teach one thing each, kept as data.

The position of a lesson is a scene of its game; its cards lie in known order, and its dice come from a seed
that is written down, so that whoever takes the line of the lesson meets the throws it was made for. A client
reads the steps and points at what is meant; the words stand in the texts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from tamalir.world.packs import own_data

PREFIX = "lesson-"
"""Scenes whose name begins so are lessons."""


@dataclass(slots=True, frozen=True)
class LessonStep:
    """Something that is said, and perhaps something to do."""

    says: str
    """The end of the key of its words: `lesson-<game>-<lesson>-<says>`."""
    points: str = ""
    """What is meant, as clients name the parts of a table: `option:roll:5`, `space:0,-1`, `part:hero`."""
    asks: str = ""
    """The question at which it is said; empty: whenever it is its turn."""
    takes: tuple[str, ...] = ()
    """Options to take, one after another; none: it is only read."""


@dataclass(slots=True, frozen=True)
class Taught:
    """What a client is told of a lesson."""

    icon: str
    seed: str
    """Anything: the dice come from its SHA-256."""
    steps: tuple[LessonStep, ...]
    bots: tuple[str, ...] = ()
    """Who plays the other seats."""
    rule: str = ""
    """Where to read on."""

    @property
    def line(self) -> Sequence[str]:
        """All that is answered by whoever follows the lesson."""
        return [option for step in self.steps for option in step.takes]


@cache
def written(game: str) -> Mapping[str, Mapping[str, Any]]:
    """Scene -> what is written of it, for the lessons of a game, in the order in which they are taken."""
    found = own_data("lessons", f"{game}.toml")
    return {f"{PREFIX}{name}": lesson for name, lesson in found.items()}
