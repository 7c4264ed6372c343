"""What every game's state has, and how a game ends."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import TypeVar

from tamalir.kernel.events import Event
from tamalir.kernel.requests import Args, Seat
from tamalir.kernel.shape import shared


@dataclass(slots=True, frozen=True)
class Result:
    """How a game ended."""

    winners: tuple[Seat, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    """Best first; seats in one group are tied."""
    reason: str
    """A text key."""


@dataclass(slots=True)
class State:
    """What every game's state has; editions add their own fields."""

    _: KW_ONLY
    result: Result | None = None
    events: list[Event] | None = shared(None)
    """Where events go; the table collects them. None: nobody listens."""

    def emit(self, key: str, seat: Seat | None = None, rule: str | None = None, **facts: int | str) -> None:
        """State a fact that everybody may know."""
        if self.events is not None:
            self.events.append(Event(key, seat, facts, rule))

    def emit_to(
        self,
        audience: tuple[Seat, ...],
        key: str,
        seat: Seat | None,
        secret: Args,
        rule: str | None = None,
        **facts: int | str,
    ) -> None:
        """State a fact of which part is for some seats only."""
        if self.events is not None:
            self.events.append(Event(key, seat, facts, rule, secret, audience))


S = TypeVar("S", bound=State)
