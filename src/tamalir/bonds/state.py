"""What a game with the expansion knows besides that of the Third Edition."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from tamalir.kernel import Seat
from tamalir.third.state import State


@dataclass(slots=True)
class BondsState(State):
    """A game with Unbreakable Bonds."""

    prepared: dict[Seat, int] = field(default_factory=dict[Seat, int])
    """Who has a prepare token, and since which round (UB-PREPARE-002)."""


def bonds_state(state: State) -> BondsState:
    return cast("BondsState", state)


def together(state: State) -> bool:
    """Whether all heroes play as one team: co-operatively, or alone (UB-MODE-001)."""
    return state.book.options.get("mode") != "competitive"
