"""What is written down of a game: tables of plain rows, the same columns whatever was played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

from tamalir.kernel import Choose

Row: TypeAlias = dict[str, Any]

COLUMNS: Mapping[str, Mapping[str, str]] = {
    "games": {
        "game": "number", "seed": "number", "players": "number", "reason": "word",
        "winner": "number", "hero": "word", "player": "word", "tied": "flag", "stopped": "flag",
        "turns": "number", "answers": "number", "first": "number", "endgame": "flag",
        "knockouts": "number", "duels": "number", "adventures": "number",
    },
    "seats": {
        "game": "number", "seat": "number", "player": "word", "hero": "word", "won": "share",
        "turns": "number", "level": "number", "gold": "number", "points": "number",
        "life": "number", "mind": "number", "body": "number", "spirit": "number", "stamina": "number",
        "knockouts": "number", "fights": "number", "wins": "number", "losses": "number",
        "escapes": "number", "duels": "number", "duels_won": "number", "bought": "number",
        "spent": "number", "sold": "number", "attribute": "word", "held": "words",
        "levels": "numbers", "golds": "numbers",
    },
    "fights": {
        "game": "number", "turn": "number", "seat": "number", "hero": "word", "foe": "word",
        "rival": "number", "colour": "word", "cause": "word", "place": "word", "terrain": "word",
        "level": "number", "rounds": "number", "outcome": "word", "wounds": "number",
        "ranged": "number", "melee": "number", "magic": "number", "other": "number",
        "blow": "word", "by": "word",
    },
    "purchases": {
        "game": "number", "turn": "number", "seat": "number", "hero": "word", "card": "word",
        "kind": "word", "deed": "word", "gold": "number", "town": "word", "level": "number",
    },
    "knockouts": {
        "game": "number", "turn": "number", "seat": "number", "hero": "word", "by": "word",
        "cause": "word", "place": "word", "terrain": "word", "level": "number", "gold": "number",
    },
    "cards": {
        "game": "number", "card": "word", "kind": "word", "colour": "word", "turn": "number",
        "drawn": "number", "offered": "number", "bought": "number", "fought": "number",
        "beaten": "number", "kept": "number", "uses": "numbers",
    },
}  # fmt: skip
"""Table -> column -> what kind of thing stands in it."""

TABLES = tuple(COLUMNS)


class Ledger(Protocol):
    """Looks on while a game is played and writes it down. One is made for each game."""

    rows: dict[str, list[Row]]

    def look(self) -> None:
        """Something has happened: read the events since the last look."""
        ...

    def asked(self, request: Choose[Any]) -> None:
        """A seat is asked something."""
        ...

    def answered(self, seat: int, option: str) -> None:
        """It has chosen."""
        ...

    def close(self, stopped: bool) -> None:
        """The game is over, or given up."""
        ...


def empty() -> dict[str, list[Row]]:
    """All tables without a row."""
    return {table: [] for table in TABLES}
