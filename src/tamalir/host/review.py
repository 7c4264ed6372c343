"""Choices at a puzzle, judged: each beside the best one of its question.

Runs in the worker processes. It tells nothing before it was chosen.
"""

from __future__ import annotations

from typing import Any

from tamalir.games import GAMES
from tamalir.host import words
from tamalir.host.replays import Past, played_again
from tamalir.host.wire import Lang
from tamalir.kernel import Choose, Seat, Table

GIVEN_AWAY = 0.005
"""Of the chance to win: less is none, so that what differs by rounding is as good."""


def judged(past: Past, seat: Seat, lang: Lang) -> dict[str, Any]:
    """Every choice of a seat that the solver can judge; whether the puzzle is solved, and whether won."""
    book = GAMES[past["edition"]].puzzles
    assert book is not None
    choices: list[dict[str, Any]] = []
    asked: dict[str, Any] | None = None
    table: Table[Any] | None = None
    for table in played_again(past):
        if asked is not None:
            choices.append(_chosen(table, seat, asked))
        asked = None
        request = table.pending(seat)
        if isinstance(request, Choose) and len(request.options) > 1:
            rows = book.judge(table, seat)
            if len(rows) > 1:
                narrator, view = words.narrator_at(table, lang), table.view(seat)
                asked = {
                    "length": len(table.journal),
                    "win": {id: row.win for id, row in rows.items()},
                    "said": {
                        option.id: narrator.option(view, seat, option, brief=True)
                        for option in (*request.options, *request.asides)
                        if option.id in rows
                    },
                }
    assert table is not None
    over = table.request is None
    lost = any(choice["could"] - choice["kept"] > GIVEN_AWAY for choice in choices)
    return {
        "choices": choices,
        "solved": False if lost else (True if over else None),
        "won": _won(table, seat) if over else None,
    }


def _chosen(table: Table[Any], seat: Seat, asked: dict[str, Any]) -> dict[str, Any]:
    """What was answered to a question, now that it is."""
    answer = next(entry.answer for entry in table.journal.entries[asked["length"] :] if entry.who == seat)
    win: dict[str, float] = asked["win"]
    chosen = str(answer)
    best = max(win, key=lambda id: (win[id], id == chosen))
    return {
        "length": asked["length"],
        "chosen": chosen,
        "best": best,
        "chosen_said": asked["said"].get(chosen, chosen),
        "best_said": asked["said"].get(best, best),
        "kept": win.get(chosen, win[best]),
        "could": win[best],
    }


def _won(table: Table[Any], seat: Seat) -> bool:
    """By the figure that the game counts for fights that were won."""
    counted = GAMES[table.edition.id].chronicle.counted
    return any(counted.get(str(event["key"])) == "won" and event["seat"] == seat for event in table.events(0))
