"""What is answered about all that can be played here: games, puzzles and lessons."""

from __future__ import annotations

from msgspec import Struct


class Choice(Struct, kw_only=True):
    """A table option of the rules."""

    id: str
    default: bool | int | str
    choices: list[bool | int | str]
    rule: str | None


class EditionInfo(Struct, kw_only=True):
    """A game that can be played here."""

    id: str
    name: str
    seats: list[int]
    """How many can play."""
    scenes: dict[str, int]
    """Prepared positions and the seats each needs."""
    options: list[Choice]
    bots: list[str]
    """Those that know this game, the weakest first."""
    default_bot: str
    daily: bool
    """Whether it has a game of the day."""


class PuzzleInfo(Struct, kw_only=True):
    """A prepared fight with one best line."""

    edition: str
    scene: str
    hero: str
    foe: str
    hero_name: str
    foe_name: str
    level: int
    """From 1 to 3."""
    win: float
    """The chance to win with the best line."""


class PuzzleList(Struct, kw_only=True):
    puzzles: list[PuzzleInfo]


class LessonPart(Struct, kw_only=True):
    """Something that is said in a lesson, and perhaps something to do."""

    said: str
    points: str
    """What is meant: `option:…`, `space:…` or `part:…`; empty: nothing on the table."""
    asks: str
    """The question at which it is said; empty: whenever it is its turn."""
    takes: list[str]
    """Options to take, one after another; none: it is only read."""


class LessonInfo(Struct, kw_only=True):
    """A prepared position that teaches one thing."""

    edition: str
    scene: str
    title: str
    says: str
    done: str
    """What is said at its end."""
    icon: str
    rule: str
    bots: list[str]
    """Who plays the other seats."""
    parts: list[LessonPart]


class LessonList(Struct, kw_only=True):
    lessons: list[LessonInfo]


class Catalogue(Struct, kw_only=True):
    """What this server can play."""

    engine: str
    editions: list[EditionInfo]
