"""What the server answers: every answer has its type here."""

from __future__ import annotations

from typing import Any, Literal, cast

from msgspec import UNSET, Struct, UnsetType

from tamalir.server.wire import Lang

OPEN = "open"
"""The channel of those who have no seat."""


def seat_on(channel: str) -> int | None:
    """Whose channel it is; None: that of spectators."""
    who = channel.partition(".")[0]
    return None if who == OPEN else int(who)


def language_of(channel: str) -> Lang | None:
    """The language that is spoken on a channel."""
    return cast("Lang | None", channel.partition(".")[2] or None)


class Viewer(Struct, frozen=True, kw_only=True):
    """Whom a token stands for."""

    role: Literal["seat", "spectator", "host"]
    seat: int | None = None

    def channel(self, lang: Lang | None = None) -> str:
        """Everybody on one channel may know the same, and hears it in the same language."""
        who = OPEN if self.seat is None else str(self.seat)
        return who if lang is None else f"{who}.{lang}"


class Done(Struct, kw_only=True):
    """The receipt: it is stored. `version` is the game's number after it."""

    version: int
    replayed: bool = False


class Scene(Struct, kw_only=True):
    """All that a viewer may know: the table around the game, and the game."""

    version: int
    table: dict[str, Any]
    view: dict[str, Any]
    online: list[int]
    """Seats with an open socket."""
    events_from: int
    events: list[dict[str, Any]]
    words: dict[str, Any] | UnsetType = UNSET
    """The pending question and its options spoken, if a language was asked for."""


class EventList(Struct, kw_only=True):
    events_from: int
    events: list[dict[str, Any]]
    events_told: int


class Reason(Struct, kw_only=True):
    """`allowed`, or the rule that forbids it; neither for words that mean nothing here."""

    option: str
    known: bool
    allowed: bool
    rule: str | None = None
    args: dict[str, Any] = {}
    said: str | None = None
    """The refusal as a sentence, if a language was asked for."""


class OddsRow(Struct, kw_only=True):
    """Chances, and means of what is still to come, with the best play after this option."""

    win: float
    knocked_out: float
    away: float
    wounds: float
    exhaustion: float
    exact: bool
    error: float
    without: list[str] = []
    """Cards that were left out of account."""


class OddsList(Struct, kw_only=True):
    """`known` is false where there is nothing to compute."""

    known: bool
    exact: bool
    error: float
    options: dict[str, OddsRow]
    best: str | None
    cards: dict[str, dict[str, float | None]]
    """Card -> the chance to win `with` it and `without` it."""
    worth: dict[str, dict[str, dict[str, float]]] = {}
    """At the market: card on offer -> colour -> the mean chance to win `without` it and `with` it."""


class Journey(Struct, kw_only=True):
    path: list[list[int]]
    dice: list[str]
    """Terrains that dice are spent on."""
    left: int
    """Dice that are not needed."""


class ReachList(Struct, kw_only=True):
    known: bool
    dice: dict[str, dict[str, float]]
    """Before the roll: number of dice -> space -> the chance to end there."""
    spaces: dict[str, Journey]
    """After the roll: space -> how to get there."""
    jewels: dict[str, list[dict[str, Any]]]
    """Adventures in reach with the mean chance to win."""


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
    luck: dict[str, float]
    """`throws` with numbered dice, their `sum`, the `mean` of such throws, and how far it is `above`."""
    trail: list[dict[str, Any]]
    """The same by turn."""


class GameSummary(Struct, kw_only=True):
    over: bool
    result: dict[str, Any] | None
    said: str | None
    turns: int
    answers: int
    seats: list[SeatSummary]
    turning_points: list[dict[str, Any]]
    """Moments, with `said` or with the seat that `leads` from then on."""


class ThoughtOf(Struct, kw_only=True):
    """The last decision of a bot; `known` is false if it has made none since the game was opened."""

    seat: int
    known: bool
    asked: str | None = None
    chosen: str | None = None
    plan: dict[str, Any] | None = None
    alternatives: list[dict[str, Any]] = []
    said: list[str] = []
    """The plan in a sentence, then the best alternatives."""


class ChatLine(Struct, kw_only=True):
    n: int
    seat: int | None
    text: str
    at: float


class ChatList(Struct, kw_only=True):
    lines: list[ChatLine]


class Told(Struct, kw_only=True):
    """Whether a browser is told when its seat is asked."""

    on: bool


class PushKey(Struct, kw_only=True):
    """What a browser needs to subscribe; null: this server sends no notifications to browsers."""

    key: str | None


class Exported(Struct, kw_only=True):
    """`complete`: a save that can be opened and verified. Otherwise one viewer's own notes."""

    complete: bool
    save: dict[str, Any]


class Throw(Struct, kw_only=True):
    """One answer of chance with what it was taken from: faces of each die, or the cards of the bag."""

    n: int
    lists: list[list[int | str]]
    result: list[int | str]


class Proven(Struct, kw_only=True):
    game: str
    commitment: str
    seed: str
    fair_from: int
    throws: list[Throw]
