"""Every decision of a game: what the seat saw, what it could do, what it did, and what came of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tamalir.game import Columns, Row
from tamalir.kernel import Choose, Table
from tamalir.lab.plan import Plan

DECISIONS = "decisions"
COLUMNS: Mapping[str, str] = {
    "game": "number",
    "step": "number",
    "turn": "number",
    "seat": "number",
    "player": "word",
    "question": "word",
    "view": "word",
    "options": "words",
    "choice": "word",
    "chosen": "number",
    "won": "share",
}
"""What they mean: docs/research.md."""


def tables_of(plan: Plan) -> Columns:
    """All tables of a run with their columns."""
    own = plan.game.ledger.columns
    return {**own, DECISIONS: COLUMNS} if plan.decisions else own


class DecisionLog:
    """Looks on while a game is played."""

    def __init__(
        self, table: Table[Any], game: int, players: Sequence[str], turn: Callable[[Any], int]
    ) -> None:
        self._table = table
        self._game = game
        self._players = players
        self._turn = turn
        self._rows: list[Row] = []

    def note(self, request: Choose[Any], choice: str) -> None:
        """Before the answer is given. The view is what read_view reads again; figures follow from it."""
        offered = [option.id for option in request.options]
        view = self._table.view(request.seat).json(figures=False)
        self._rows.append({
            "game": self._game,
            "step": len(self._rows),
            "turn": self._turn(self._table.state),
            "seat": request.seat,
            "player": self._players[request.seat],
            "question": request.key,
            "view": json.dumps(view, ensure_ascii=False, separators=(",", ":")),
            "options": offered,
            "choice": choice,
            "chosen": offered.index(choice) if choice in offered else None,
        })  # fmt: skip

    def closed(self) -> list[Row]:
        """The rows with the result of their seat: its part in the victory; nothing of a game given up."""
        result = self._table.result
        for row in self._rows:
            won = result is not None and row["seat"] in result.winners
            row["won"] = None if result is None else (1 / len(result.winners) if won else 0.0)
        return self._rows
