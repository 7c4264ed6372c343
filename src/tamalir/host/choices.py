"""How often each seat took the best choice, where the solver knows which that was.

Runs in the worker processes and in the page's thinker, after a game. It takes its time, so that pages ask for
it apart from everything else; what is not found out in time is left out and counts for nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tamalir.games import GAMES
from tamalir.host.replays import Past, played_again
from tamalir.kernel import Seat, Table
from tamalir.odds.advisor import Advice
from tamalir.players.clock import thinking_clock

SECONDS = 12.0
"""Of work, for a whole game."""
A_QUESTION = 0.3
"""Seconds for one question: few need more."""
AS_GOOD = 0.01
"""Of the chance to win: what costs less is as good."""
UNSURE = 0.1
"""Numbers that may be off by more judge nobody."""


def counted(
    past: Past, seconds: float = SECONDS, clock: Callable[[], float] = thinking_clock
) -> dict[str, Any]:
    """By seat: choices that could be judged, how many of them were the best, and what the others cost."""
    seats, game = int(past["setup"]["seats"]), GAMES[past["edition"]]
    advisor = game.advisor
    rows = [{"seat": seat, "judged": 0, "best": 0, "given": 0.0} for seat in range(seats)]
    whole = True
    end = clock() + seconds
    asked: tuple[Seat, Advice] | None = None
    for table in played_again(past):
        if asked is not None:
            _judge(rows[asked[0]], asked[1], _answer(table, asked[0]))
        asked = None
        waiting = table.waiting()
        request = table.pending(waiting[0]) if len(waiting) == 1 else None
        if advisor is None or request is None or len(request.options) < 2:
            continue
        if not game.chronicle.fighting(table.state) or (
            game.for_enemy is not None and game.for_enemy(table.state, request)
        ):
            continue
        if clock() >= end:
            whole = False
            break
        late = min(end, clock() + A_QUESTION)
        found = advisor.odds(table.view(request.seat), lambda late=late: clock() > late)
        if len(found.options) > 1 and found.error <= UNSURE:
            asked = request.seat, found
    return {"seats": [{**row, "given": round(row["given"], 4)} for row in rows], "whole": whole}


def _answer(table: Table[Any], seat: Seat) -> str:
    return str(next(entry.answer for entry in reversed(table.journal.entries) if entry.who == seat))


def _judge(row: dict[str, Any], found: Advice, chosen: str) -> None:
    """What was chosen beside the best by what the choice is made for."""
    best, mine = found.best, found.options.get(chosen)
    if best is None or mine is None:
        return
    top = found.options[best]
    lost = max(0.0, top.win - mine.win)
    leeway = max(AS_GOOD, top.error, mine.error)
    as_good = mine.utility is None or top.utility is None or mine.utility >= top.utility - leeway
    row["judged"] += 1
    row["best"] += int(as_good)
    row["given"] += 0.0 if as_good else lost
