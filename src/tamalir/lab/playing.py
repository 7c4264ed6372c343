"""One game of a plan, played and written down; it depends on nothing that was played before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tamalir.game import Row
from tamalir.kernel import Fast, Table
from tamalir.lab.decisions import DECISIONS, DecisionLog, tables_of
from tamalir.lab.plan import Plan
from tamalir.lab.players import player_called
from tamalir.players.deciding import decision


def play(plan: Plan, number: int) -> dict[str, list[Row]]:
    """All rows of game `number` of a plan."""
    game = plan.game
    game.forget()
    seed, players = plan.seed_of(number), plan.seated(number)
    setup, state = plan.begin(number)
    table: Table[Any] = Table(game.edition, state, Fast(seed), setup=setup)
    bots = [
        player_called(game, name, seed * 31 + seat, None, plan.steps) for seat, name in enumerate(players)
    ]
    ledger = game.ledger.make(table, number, seed, players)
    log = DecisionLog(table, number, players, game.chronicle.turn) if plan.decisions else None
    ledger.look()
    answers = 0
    while table.request is not None and answers < plan.limit:
        seat = table.waiting()[0]
        request = table.pending(seat)
        assert request is not None
        ledger.asked(request)
        choice = decision(bots[seat], table, request)
        ledger.answered(seat, choice)
        if log is not None:
            log.note(request, choice)
        table.answer(choice, seat)
        ledger.look()
        answers += 1
    ledger.close(stopped=table.request is not None)
    return ledger.rows if log is None else {**ledger.rows, DECISIONS: log.closed()}


def play_all(plan: Plan, games: Iterable[int]) -> dict[str, list[Row]]:
    """The rows of several games, one after another."""
    rows: dict[str, list[Row]] = {table: [] for table in tables_of(plan)}
    for number in games:
        for table, found in play(plan, number).items():
            rows[table] += found
    return rows
