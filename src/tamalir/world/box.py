"""The sheet of a box: what people who play with cardboard count, in which order, and what they usually ask.

It is data for a page beside the board. Each game makes its sheet with its rules' own functions and figures,
so that the page need not know a rule: it adds, takes away, and goes on by one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Players = int


@dataclass(slots=True, frozen=True)
class Gain:
    """Something that adds so much to a counter at once, such as a jewel that was won."""

    id: str
    n: int


@dataclass(slots=True, frozen=True)
class Counter:
    """What is counted for each hero, or for the whole table."""

    id: str
    rule: str
    icon: str
    start: int = 0
    figure: str | None = None
    """The figure of the hero card from which it starts."""
    bounded: bool = False
    """It cannot rise above where it starts."""
    most: int | None = None
    """Nobody has more."""
    gains: tuple[Gain, ...] = ()


@dataclass(slots=True, frozen=True)
class Bonus:
    """What can be bought with experience."""

    id: str
    by: int
    rule: str
    raises: str | None = None
    """The counter whose bound it raises; else it is a value of the hero."""
    most: int | None = None
    """How often one hero can have it."""


@dataclass(slots=True, frozen=True)
class Growth:
    """How counters become bonuses."""

    counter: str
    """Out of which it is paid."""
    rule: str
    prices: Mapping[str, Mapping[Players, int]]
    """By length of the game, the usual one first, and number of players."""
    bonuses: tuple[Bonus, ...]
    first_level: int = 1
    """Of a hero without a bonus; each adds one."""


@dataclass(slots=True, frozen=True)
class Limit:
    """Cards of which a hero can have only so many."""

    id: str
    most: int
    rule: str


@dataclass(slots=True, frozen=True)
class Stop:
    """Where a track can stand."""

    lap: int
    """Which way along it, or how many marks it has filled."""
    at: int
    signs: tuple[str, ...] = ()
    """What happens when this stop is reached."""


@dataclass(slots=True, frozen=True)
class Sign:
    """What is to be done at a stop."""

    rule: str
    icon: str | None = None
    """If it is printed on the space: then everybody sees it coming."""


@dataclass(slots=True, frozen=True)
class Track:
    """A track of the board as the row of its stops: it goes on by one."""

    id: str
    rule: str
    icon: str
    laps: int
    spaces: Mapping[Players, int]
    stops: Mapping[Players, tuple[Stop, ...]]
    """By number of players, from where the game begins to where nothing comes any more."""
    signs: Mapping[str, Sign] = field(default_factory=dict[str, Sign])
    variant: bool = False
    """Not every table plays with it."""


@dataclass(slots=True, frozen=True)
class Ask:
    """What people usually want to know at a step, and the rules that say it."""

    id: str
    rules: tuple[str, ...]


@dataclass(slots=True, frozen=True)
class TurnStep:
    """A step of a turn, or of the end of a round."""

    id: str
    rule: str
    rules: tuple[str, ...] = ()
    """What is done in it."""
    asks: tuple[Ask, ...] = ()
    times: int = 1
    moves: str | None = None
    """The track that goes on by one when this step is done."""


@dataclass(slots=True, frozen=True)
class Field:
    """A figure of a card that somebody types in."""

    id: str
    path: tuple[str | int, ...]
    """Where it stands in the card; `$id` is the card's id."""
    least: int = 0
    most: int = 20
    choices: tuple[str, ...] = ()
    """Words of which one stands there instead of a number."""
    words: str = ""
    """How the names of the choices begin in the texts."""


@dataclass(slots=True, frozen=True)
class CardForm:
    """A kind of card that people remember on their device, as a pack writes it."""

    kind: str
    card: Mapping[str, Any]
    """Kind -> id -> table; in words and names `$id` stands for the card's id."""
    fields: tuple[Field, ...]


@dataclass(slots=True, frozen=True)
class BoxSheet:
    """All of it."""

    rulebooks: tuple[str, ...]
    """Whose rules hold, the newest first."""
    counters: tuple[Counter, ...]
    shared: tuple[Counter, ...]
    growth: Growth | None
    limits: tuple[Limit, ...]
    tracks: tuple[Track, ...]
    turn: tuple[TurnStep, ...]
    round_end: tuple[TurnStep, ...]
    """What comes when everybody has had a turn."""
    aside: tuple[TurnStep, ...] = ()
    """What may come in between, such as a fight: asked about like a step."""
    cards: tuple[CardForm, ...] = ()
