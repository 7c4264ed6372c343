"""One game of a plan, played and written down; it depends on nothing that was played before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tamalir.api import EDITIONS
from tamalir.kernel import Choose, Fast, Table
from tamalir.lab.ledger import Ledger, Row, empty
from tamalir.lab.plan import Plan
from tamalir.odds.answers import forget
from tamalir.players import make
from tamalir.players.random_legal import RandomLegal


def play(plan: Plan, game: int) -> dict[str, list[Row]]:
    """All rows of game number `game`."""
    forget()
    seed, players = plan.seed_of(game), plan.seated(game)
    setup, state = plan.begin(game)
    table: Table[Any] = Table(EDITIONS[plan.edition], state, Fast(seed), setup=setup)
    bots = [make(name, seed * 31 + seat, None, plan.steps) for seat, name in enumerate(players)]
    for bot in bots:
        _prepare(bot, plan, state)
    ledger = _ledger(plan, table, game, seed, players)
    ledger.look()
    answers = 0
    while table.request is not None and answers < plan.limit:
        seat = table.waiting()[0]
        request = table.pending(seat)
        assert request is not None
        ledger.asked(request)
        choice = _decided(bots[seat], table, seat, request)
        ledger.answered(seat, choice)
        table.answer(choice, seat)
        ledger.look()
        answers += 1
    ledger.close(stopped=table.request is not None)
    return ledger.rows


def play_all(plan: Plan, games: Iterable[int]) -> dict[str, list[Row]]:
    """The rows of several games, one after another."""
    rows = empty()
    for game in games:
        for table, found in play(plan, game).items():
            rows[table] += found
    return rows


def _prepare(bot: Any, plan: Plan, state: Any) -> None:
    """Nothing learnt in earlier games; and the cards of the table, if they are not those of the box."""
    if isinstance(bot, RandomLegal):
        return
    from tamalir.players.bot import SCALES

    SCALES.forget()
    if plan.changed:
        bot.book = state.book


def _decided(bot: Any, table: Table[Any], seat: int, request: Choose[Any]) -> str:
    """Whoever chooses at random looks at no more than the number of answers; a whole view is costly."""
    view = {"version": len(table.journal)} if isinstance(bot, RandomLegal) else table.view(seat)
    return str(bot.decide(view, request))


def _ledger(plan: Plan, table: Table[Any], game: int, seed: int, players: tuple[str, ...]) -> Ledger:
    if plan.edition == "second":
        from tamalir.lab.second_ledger import SecondLedger

        return SecondLedger(table, game, seed, players)
    from tamalir.lab.third_ledger import ThirdLedger

    return ThirdLedger(table, game, seed, players)
