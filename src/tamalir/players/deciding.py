"""Asking a player: it is shown what its seat may know."""

from __future__ import annotations

from typing import Any

from tamalir.kernel import Choose, Table
from tamalir.players.bot import Player
from tamalir.players.random_legal import RandomLegal


def decision(player: Player, table: Table[Any], request: Choose[Any]) -> str:
    """What a player answers to its question. Whoever chooses at random looks at nothing, and is shown
    nothing: a view takes longer than its choice."""
    if isinstance(player, RandomLegal):
        return player.pick(table.journal.length, request)
    return player.decide(table.view(request.seat), request)
