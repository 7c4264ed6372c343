"""What a game with the expansion knows besides that of the Third Edition."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from tamalir.bonds.difficulty import WRITTEN
from tamalir.kernel import Seat, hidden
from tamalir.third.state import ThirdState


def _seen_by(envelope: Envelope, whose: Seat | None, seat: Seat | None) -> bool:
    """What is on it lies open, but for a skill card, which only the holder may see (3E-GAP-049)."""
    return envelope.kind != "skill" or seat == envelope.holder


@dataclass(slots=True)
class Envelope:
    """An envelope card that is on its way, with the one thing on it (UB-ENVELOPE-003)."""

    holder: Seat
    kind: str
    """`gold`, `skill`, `quest`, `rumor`; or `event` for one that was drawn and passed on."""
    card: str = hidden(_seen_by, default="")
    option: int = 0
    """Of a rumor: which option of the event it is."""


@dataclass(slots=True)
class Changes:
    """Who has changed its party between two actions (UB-GAP-054)."""

    at: list[int]
    """The moment: round, active seat, actions left."""
    who: list[Seat] = field(default_factory=list[Seat])


def _turned_up(band: Warband, whose: Seat | None, seat: Seat | None) -> bool:
    """Nobody knows which warband lies facedown: they were picked blindly (UB-SCEN-005)."""
    return band.hex is not None


@dataclass(slots=True)
class Warband:
    """A warband of The Locust Swarm (UB-SCEN-005)."""

    card: str = hidden(_turned_up)
    hex: tuple[int, int] | None = None
    """Nowhere while it lies facedown."""
    units: int = 0


@dataclass(slots=True)
class BondsState(ThirdState):
    """A game with Unbreakable Bonds."""

    prepared: dict[Seat, int] = field(default_factory=dict[Seat, int])
    """Who has a prepare token, and since which round (UB-PREPARE-002)."""
    envelopes: list[Envelope] = field(default_factory=list[Envelope])
    """Sent and not yet opened."""
    parties: list[list[Seat]] = field(default_factory=list[list[Seat]])
    """Heroes who travel together (UB-PARTY-003)."""
    changes: Changes | None = None
    common: list[str] = field(default_factory=list[str])
    """Learned party skills, which belong to no hero (UB-PARTYSKILL-006)."""
    skill_sets: list[str] = field(default_factory=list[str])
    """The sets that make the skill deck (UB-SETUP-003)."""
    asset_sets: list[str] = field(default_factory=list[str])
    """Those that make the asset deck (UB-GAP-048)."""
    warbands: list[Warband] = field(default_factory=list[Warband])
    """Unbeaten ones, in the order of the track."""
    routed: list[str] = field(default_factory=list[str])
    """Warbands that have fallen, and so do not lie facedown any more."""
    scorched: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    plague: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    turn_of: Seat | None = None
    """Whose turn runs, where its end matters."""
    difficulty: str = WRITTEN
    """The step of difficulty; games begun before there were any are played as written."""
    no_purchase: bool = False
    """A twist keeps the shopper from buying until the end of this shop action (UB-GAP-042)."""


def bonds_state(state: ThirdState) -> BondsState:
    return cast("BondsState", state)


MODES = ("cooperative", "competitive", "solo")
"""UB-MODE-001"""


def together(state: ThirdState) -> bool:
    """Whether all heroes play as one team: co-operatively, or alone (UB-SOLO-001)."""
    return state.book.options.get("mode") != "competitive"


def in_company(state: ThirdState) -> bool:
    """Whether several heroes co-operate: then there are parties, their skills and envelopes
    (UB-MODE-004)."""
    return state.book.options.get("mode") == "cooperative"
