"""A game with Unbreakable Bonds, written down: the Third Edition's columns, and some of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from tamalir.bonds.state import together
from tamalir.game import Columns, LedgerSpec, Row
from tamalir.kernel import Seat
from tamalir.lab.ledgers import third
from tamalir.lab.ledgers.base import Note
from tamalir.lab.ledgers.third import ThirdLedger
from tamalir.third.state import ThirdState

SENT = ("envelopes", "prepared")

COLUMNS: Columns = {
    **third.COLUMNS,
    "games": {
        **third.COLUMNS["games"], "mode": "word", "won_together": "flag",
        "twists": "number", "envelopes": "number",
    },
    "seats": {**third.COLUMNS["seats"], **dict.fromkeys(SENT, "number")},
}  # fmt: skip


class BondsLedger(ThirdLedger):
    """In a team all win or lose together, and nobody has won a part only (UB-GAP-028)."""

    columns: ClassVar[Columns] = COLUMNS

    def notes(self) -> Mapping[str, Note]:
        return {
            **super().notes(),
            "twist-drawn": self._twist,
            "envelope-sent": self._envelope,
            "hero-prepares": self._prepares,
        }

    def share(self, winners: tuple[Seat, ...]) -> float:
        return 1.0 if together(self.table.state) else super().share(winners)

    def about_the_game(self) -> Row:
        state = self.table.state
        team = together(state)
        seats = range(len(self.players))
        return {
            **super().about_the_game(),
            "mode": "solo" if team and len(seats) == 1 else str(state.book.options["mode"]),
            "won_together": team and state.result is not None and bool(state.result.winners),
            "twists": sum(self.counted(seat, "twists")["twists"] for seat in seats),
            "envelopes": sum(self.counted(seat, "envelopes")["envelopes"] for seat in seats),
        }

    def about_the_seat(self, seat: Seat) -> Row:
        return {**super().about_the_seat(seat), **self.counted(seat, *SENT)}

    def _twist(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.count(seat, "twists")

    def _envelope(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.count(seat, "envelopes")

    def _prepares(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.count(seat, "prepared")


SPEC: LedgerSpec[ThirdState] = replace(
    third.SPEC,
    columns=COLUMNS,
    make=BondsLedger,
    seat_means={**third.SPEC.seat_means, "gained": ("progress", *third.GAINED, *SENT)},
)
