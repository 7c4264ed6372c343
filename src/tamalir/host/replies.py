"""What the server answers at a table in play. Answers about its past are in `past`, those about what can be
played in `offered`."""

from __future__ import annotations

from typing import Any, Literal, cast

from msgspec import UNSET, Struct, UnsetType, field

from tamalir.host.messages import EventInfo, ViewInfo, Words
from tamalir.host.wire import Lang

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


class Watching(Struct, frozen=True, kw_only=True):
    """To whoever goes on watching: how far the game is."""

    version: int


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
    """What one option leads to. In a fight: chances, and means of what is still to come, with the best play
    after this option. On the road: where it may lead."""

    exact: bool
    win: float | UnsetType = UNSET
    loss: float | UnsetType = UNSET
    away: float | UnsetType = UNSET
    wounds: float | UnsetType = UNSET
    exhaustion: float | UnsetType = UNSET
    error: float | UnsetType = UNSET
    """How far the chance to win may be off at most."""
    without: list[str] | UnsetType = UNSET
    """Cards that were left out of account."""
    best: bool | UnsetType = UNSET
    shows: str | UnsetType = UNSET
    """The number that tells most of this option: `win`, `away` or `loss`."""
    line: list[str] | UnsetType = UNSET
    """The option and what is best after it, as long as all goes by plan."""
    utility: float | UnsetType = UNSET
    reach: dict[str, float] | UnsetType = UNSET
    """Space -> the chance to be able to end there."""
    dice: int | UnsetType = UNSET
    rest: int | UnsetType = UNSET
    ways: dict[str, PathTo] | UnsetType = UNSET


class PathTo(Struct, kw_only=True):
    """A way to a space that the dice pay for."""

    path: list[str]
    pays: list[str]
    """Terrains that dice are spent on."""
    left: int
    """Dice that are not needed."""


class GainRow(Struct, kw_only=True):
    """The mean chance to win against a kind of enemy, without a card and with it."""

    without: float
    with_: float = field(name="with")


class OddsList(Struct, kw_only=True):
    """`known` is false where there is nothing to compute."""

    known: bool
    exact: bool
    error: float
    best: str | None
    options: dict[str, OddsRow]
    worth: dict[str, dict[str, GainRow]]
    """At the market: card on offer -> kind of enemy -> what it changes."""
    courses: dict[str, OddsRow] | UnsetType = UNSET
    """Plans that are more than one option."""
    aim: str | UnsetType | None = UNSET
    """What the best is best for; one of `aims`, of which there may be none."""
    aims: list[str] | UnsetType = UNSET
    stakes: list[StakeRow] | UnsetType = UNSET
    said: list[str] | UnsetType = UNSET
    """What is at stake and what plans come to, as sentences, if a language was asked for."""


class StakeRow(Struct, kw_only=True):
    """Something that a fight may bring or cost."""

    key: str
    args: dict[str, str | int]


class BesideDie(Struct, kw_only=True):
    """A die, or a token with two sides, that somebody throws."""

    name: str
    faces: list[int | str]


class BesideHand(Struct, kw_only=True):
    """Who throws the next so many dice: a card by its id."""

    who: str
    dice: int


class BesideChance(Struct, kw_only=True):
    """What is thrown or drawn on the real table."""

    key: str
    dice: list[BesideDie] = []
    hands: list[BesideHand] = []
    totals: list[int] = []
    """What dice with numbers may show together; such a sum is an answer too."""
    needed: int | None = None
    """What they must show at least, if they are thrown for that."""
    chance: float | None = None
    """That they do."""
    cards: list[str] = []
    """What may be drawn, if it is a card."""


class BesideScene(Struct, kw_only=True):
    """How a fight beside the box stands."""

    seat: int | None
    """Who is asked; None: the dice, or nobody any more."""
    view: ViewInfo
    words: Words
    chance: BesideChance | None
    events: list[EventInfo]
    events_before: int
    """Events before the last answer."""
    over: bool
    thrown: str | list[int | str] | None = None
    """What the app threw, to be kept among the answers."""
    odds: OddsList | UnsetType = UNSET


class SiteAt(Struct, kw_only=True):
    """Something to fight on a space, and the mean chance to win."""

    kind: str
    win: float


class ReachList(Struct, kw_only=True):
    known: bool
    dice: dict[str, dict[str, float]]
    """Before the roll: number of dice -> space -> the chance to be able to end there."""
    ways: dict[str, PathTo]
    """After the roll: space -> how to get there."""
    sites: dict[str, list[SiteAt]]
    """Space in reach -> what waits there."""


class TimeLeft(Struct, kw_only=True):
    """About how long a game will still take, in rounds: a turn for each."""

    known: bool
    round: int = 0
    left: float = 0.0
    off: float = 0.0
    """By how much that was wrong on average."""
    games: int = 0
    """Over how many games that was measured."""


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
