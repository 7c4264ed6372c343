"""One answer of a game, as the journal keeps it."""

from __future__ import annotations

from typing import NamedTuple

from tamalir.kernel.requests import Seat


class Entry(NamedTuple):
    """One answer and who gave it (`CHANCE`, `EVERYBODY` for a simultaneous choice, or a seat)."""

    who: Seat
    answer: object
    forced: bool = False
    """The table gave the only possible answer itself."""
