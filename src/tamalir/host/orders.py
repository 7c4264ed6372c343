"""What can be asked of a hall (`hall.py`), and what it answers: plain data, because it may be elsewhere.

An answer that holds a `Change` must be stored before anybody hears of it. If that fails, the table is closed,
because the hall is ahead of what is stored, and opened again from there.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Raw, Struct

from tamalir.host.jobs import AnyJob, Files
from tamalir.host.making import Brought, Secrets
from tamalir.host.records import Change, GameRecord, Move
from tamalir.host.replies import Viewer
from tamalir.host.wire import (
    At,
    Book,
    Choices,
    Create,
    Events,
    Export,
    Forecast,
    HostCommand,
    Lang,
    Look,
    Moments,
    Odds,
    Proof,
    Reach,
    Review,
    Summary,
    Thought,
    Why,
)
from tamalir.kernel import Seat


class Order(Struct, kw_only=True):
    """Something about one table."""

    game: str


# ---- tables that come and go


class Open(Order, tag="open"):
    """The table as it was stored."""

    record: GameRecord
    snapshot: dict[str, Any]
    snapshot_seq: int
    moves: list[Move]
    pack_files: list[Files] = []


class Begin(Order, tag="begin"):
    """A new table from its agreement; its name is made there."""

    agreed: Create
    pack_files: list[Files] = []


class Bring(Order, tag="bring"):
    """A new table from a save."""

    brought: Brought
    pack_files: list[Files] = []


class Close(Order, tag="close"):
    """Out of memory."""


class TakeSnapshot(Order, tag="snapshot"):
    """What is needed besides the moves to open it again."""


class ForgetPack(Struct, tag="forget-pack", kw_only=True):
    """Nobody elsewhere needs this pack."""

    name: str
    fingerprint: str


# ---- what people do


class Watched(Order, kw_only=True):
    """Something that may change the table, and who is told then."""

    channels: list[str] = []


class CarryOut(Watched, tag="carry-out"):
    """What a command comes to."""

    viewer: Viewer
    command: HostCommand


class Branch(Watched, tag="branch"):
    """A private table to try things out, under a name of its own."""

    viewer: Viewer
    length: int | None
    again: bool = False
    """The same table from the start, when the game is over."""


class RenewLink(Watched, tag="renew-link"):
    viewer: Viewer
    seat: Seat
    digest: str


class ComeBack(Watched, tag="come-back"):
    """Somebody whom a bot stood in for is there again."""

    seat: Seat


class Presence(Order, tag="presence"):
    """Who is there, and since when the others are not."""

    online: list[Seat]
    away_since: dict[Seat, float]


class Recall(Order, tag="recall"):
    """Put these events into words, so that they are known when somebody asks for the whole story."""

    seat: Seat | None
    lang: Lang
    start: int
    stop: int


# ---- what happens without anybody asking


class Consult(Order, tag="consult"):
    """What a bot may know that decides for this seat."""

    seat: Seat


class Decided(Watched, tag="decided"):
    """What the bot has decided; `thought` is told if it gives nothing away."""

    seat: Seat
    option: str
    version: int
    thought: dict[str, Any] | None


class StandIn(Watched, tag="stand-in"):
    seat: Seat


class LookAfter(Order, tag="look-after"):
    """Who has been waited for too long, and when to look again."""


class DueLost(Order, tag="due-lost"):
    """The time to look again was not stored: the next change writes it."""


AnyOrder: TypeAlias = (
    Open
    | Begin
    | Bring
    | Close
    | TakeSnapshot
    | ForgetPack
    | CarryOut
    | Branch
    | RenewLink
    | ComeBack
    | Presence
    | Recall
    | Consult
    | Decided
    | StandIn
    | LookAfter
    | DueLost
)


READING = (
    Look, Events, Why, Odds, Reach, Book, Moments, At, Summary, Choices, Forecast, Review, Thought, Export,
    Proof,
)  # fmt: skip
"""Commands that change nothing."""


def may_change(order: AnyOrder) -> bool:
    """Whether the hall may be ahead of what is stored after this."""
    if isinstance(order, CarryOut):
        return not isinstance(order.command, READING)
    return isinstance(order, Watched)


# ---- answers


class Standing(Struct, kw_only=True, frozen=True):
    """How a table stands, as far as those must know who speak for it."""

    version: int
    waiting: list[Seat]
    bots: dict[Seat, str]
    """Of those, the ones for whom a bot answers, and which."""
    bot_steps: int | None
    """How much bots may work at a decision, where they must decide alike on every machine."""
    over: bool
    length: int
    """Answers in the journal."""
    told: int
    """Events."""
    snapshot_version: int


class Made(Struct, kw_only=True):
    """A new table that is not stored yet, with the secrets that are shown once."""

    record: GameRecord
    secrets: Secrets
    first: Change
    standing: Standing
    mine: list[Seat] | None = None
    """Whose links are handed out to whoever made it; None: all."""
    changed: bool = False
    """Answers of its past no longer fit, and were dropped."""


class Overdue(Struct, kw_only=True):
    absent: list[Seat]
    """A bot must stand in for them."""
    slow: list[Seat]
    """A bot must decide for them this once."""
    due_at: float | None


class Reply(Struct, kw_only=True, omit_defaults=True):
    """What an order came to."""

    answer: Raw = Raw(b"null")
    """For whoever asked, as JSON."""
    job: AnyJob | None = None
    """Work to be done elsewhere, which gives the answer."""
    change: Change | None = None
    updates: list[tuple[str, Raw]] = []
    """For each channel the message that brings it up to date with the change."""
    standing: Standing | None = None
    made: Made | None = None
    view: dict[str, Any] | None = None
    overdue: Overdue | None = None
    snapshot: dict[str, Any] | None = None
    problem: tuple[int, dict[str, Any]] | None = None
    """Refused: status, and the body of the refusal."""
