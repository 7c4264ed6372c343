"""What is answered about the past of a game: its moments, its summary, how well was chosen, its throws."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType


class Moment(Struct, kw_only=True):
    """A question that was put when the journal had `length` answers."""

    length: int
    turn: int
    seat: int | None
    """Who was asked; None: several, or the game was over."""
    key: str | None
    events_from: int
    """Events told by then."""


class Past(Struct, kw_only=True):
    moments: list[Moment]


class PastScene(Struct, kw_only=True):
    """What a viewer saw then."""

    table: dict[str, Any]
    view: dict[str, Any]
    events_from: int
    events: list[dict[str, Any]]
    words: dict[str, Any] | UnsetType = UNSET


class SeatSummary(Struct, kw_only=True):
    seat: int
    hero: str | None
    place: list[int] | None
    level: int | None
    points: int | None
    gold: int | None
    wounds: int | None
    figures: dict[str, int]
    brought: dict[str, int]
    """What it brings home, by kind."""
    luck: dict[str, float]
    """`throws` that were open, the `points` they brought and their `mean`, and the chance of so much luck
    `or_worse` and `or_better`: exact."""
    trail: list[dict[str, Any]]
    """Every space that was entered, with its `turn`."""


class ChanceThen(Struct, kw_only=True):
    """About how likely each seat was to win when a turn began; at the end it is known."""

    turn: int
    length: int
    chances: list[float]


class ChapterTold(Struct, kw_only=True):
    length: int
    turn: int
    seat: int | None
    key: str
    icon: str
    card: str | None
    """Whose picture it has, instead of the icon's."""
    title: str
    said: str
    chance: float | None
    """To win the fight it tells of, when that began."""
    exact: bool
    swing: float
    """By how much the chances of the story's hero changed in that turn."""
    at: list[int] | None


class GameSummary(Struct, kw_only=True):
    over: bool
    result: dict[str, Any] | None
    said: str | None
    turns: int
    answers: int
    together: bool
    """Whether all won or lost together."""
    hero: int | None
    """The seat whose story it is."""
    title: str | None
    seats: list[SeatSummary]
    curve: list[ChanceThen]
    chapters: list[ChapterTold]


class SeatChoices(Struct, kw_only=True):
    seat: int
    judged: int
    best: int
    given: float
    """What the others cost of the chance to win their fights, added up."""


class ChoicesCounted(Struct, kw_only=True):
    seats: list[SeatChoices]
    whole: bool
    """Whether there was time to look at the whole game."""


class Judged(Struct, kw_only=True):
    """One choice of a player beside the best one, as the solver saw them."""

    length: int
    """Of the journal, when it was asked."""
    chosen: str
    best: str
    chosen_said: str
    best_said: str
    kept: float
    """The chance to win with what was chosen."""
    could: float
    """With the best."""


class ChoicesJudged(Struct, kw_only=True):
    choices: list[Judged]
    solved: bool | None
    """Of a puzzle: whether nothing was given away. Null while it is not played to its end."""
    won: bool | None
    """Whether the dice agreed. Null while it is not known."""


class Throw(Struct, kw_only=True):
    """One answer of chance with what it was taken from: faces of each die, or the cards of the bag."""

    n: int
    lists: list[list[int | str]]
    result: list[int | str]


class ProvenShare(Struct, kw_only=True):
    """What one seat has brought to the dice; without a `pledge` the server has filled it in."""

    seat: int
    share: str
    pledge: str | None


class Proven(Struct, kw_only=True):
    game: str
    commitment: str
    seed: str
    fair_from: int
    by: Literal["number", "path"]
    """What a throw follows from besides the seed."""
    journal: list[str]
    """Each answer as it goes into the path; none where throws are numbered."""
    joint_from: int | None
    shares: list[ProvenShare]
    throws: list[Throw]
