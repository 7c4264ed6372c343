"""A save from outside is believed when its position can be, and when it can be played on.

Runs in a worker process: whatever a save makes the rules do, it does it there first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tamalir import api
from tamalir.games import GAMES
from tamalir.kernel import Choose, Manual, Table, TamalirError, encode
from tamalir.kernel.errors import DAMAGE
from tamalir.players.luck import Luck

ANSWERS = 40
"""So far it is played on, by lot."""
MOST_OPTIONS = 5_000


def tried(save: Mapping[str, Any], late: Callable[[], bool] | None = None) -> dict[str, Any]:
    """`ok`, or the error that says what is wrong with a save. It must be open before it is `late`, because it
    will be opened again and again."""
    try:
        table = api.load(save)
        if late is not None and late():
            return {"error": "the save takes too long to open"}
        if GAMES[table.edition.id].validate is None and not _played_again(table):
            # a game that cannot judge positions believes what it can play again
            return {"error": "this cannot be the position of a game: it does not follow from its journal"}
    except TamalirError as error:
        return {"error": str(error)}
    except DAMAGE:
        return {"error": "the save makes no sense to the rules"}
    try:
        _play_on(table.fork(), 1)
    except DAMAGE:
        return {"error": "the save makes no sense to the rules: it cannot be played on"}
    return {"ok": True}


def _played_again(table: Table[Any]) -> bool:
    """Whether set-up and journal lead to this very position."""
    if table.setup is None:
        return False
    begun = table.edition.begin(table.setup)
    again = Table(table.edition, begun, Manual(), replay=table.journal.entries, listening=False)
    return encode(again.state) == encode(table.state)


def _play_on(table: Table[Any], seed: int) -> None:
    """Some answers by lot, with all that people see of it."""
    luck = Luck(seed)
    for _ in range(ANSWERS):
        for seat in (None, *table.waiting()):
            table.view(seat).json()
        if table.request is None:
            return
        seat = table.waiting()[0]
        asked = table.pending(seat)
        if not isinstance(asked, Choose) or not 0 < len(asked.options) <= MOST_OPTIONS:
            raise ValueError("nobody could choose among so many things")
        table.answer(luck.pick(asked.options).id, seat)
