"""Everything that can be seen of a table, to compare two of them."""

from __future__ import annotations

from typing import Any

from tamalir.kernel import Table, encode


def picture(table: Table[Any]) -> dict[str, Any]:
    """State, journal, question, events and views, as plain data."""
    seats = range(table.setup.seats if table.setup else 0)
    return {
        "state": encode(table.state),
        "journal": table.journal.to_save(),
        "throws": table.journal.throws,
        "request": repr(table.request),
        "waiting": table.waiting(),
        "standing": table.standing(),
        "result": table.result,
        "views": [table.view(seat).json() for seat in (None, *seats)],
        "events": [table.events(seat=seat) for seat in (None, *seats)],
        "told": table.events_told(),
    }


def game(table: Table[Any]) -> dict[str, Any]:
    """The picture without events: for forks, which do not listen."""
    return {name: part for name, part in picture(table).items() if name not in ("events", "told")}
