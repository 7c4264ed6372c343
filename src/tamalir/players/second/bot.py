"""What the bots of the Second Edition share: a judge for each seat, and questions by their keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from tamalir.kernel import Choose, View
from tamalir.odds.second.travel import reach_chances
from tamalir.odds.second.worth import Scales
from tamalir.players.bot import Bot
from tamalir.players.second.distances import delays
from tamalir.players.second.judgement import Judge, looked_at
from tamalir.players.second.prices import ADVENTURER
from tamalir.second.edition import BASE_SET
from tamalir.second.library import own_book
from tamalir.second.state import SecondState

MOST_DICE = 5
SCALES = Scales()
"""Shared by all bots of a process: it holds arithmetic, nothing of any game."""


@cache
def warm_up() -> None:
    """Once in a process: what the first decision would otherwise have to load and to count."""
    book = own_book(BASE_SET)
    for n in range(1, MOST_DICE + 1):
        for at in book.board.towns.values():
            reach_chances(book.board, at, n)
    for at in book.board.spaces:
        delays(book.board, at)


class SecondBot(Bot[SecondState]):
    """Subclasses say how each kind of question is weighed."""

    prices = ADVENTURER

    def __init__(self, seed: int = 0, *, seconds: float | None = None, steps: int | None = None) -> None:
        super().__init__(seed, seconds=seconds, steps=steps)
        self._judges: dict[int, tuple[tuple[object, ...], Judge]] = {}
        warm_up()

    def _weigh(self, view: View[SecondState], request: Choose[Any]) -> None:
        weigh = self._questions().get(request.key)
        if weigh is not None:
            weigh(view.state, request)

    def _questions(self) -> Mapping[str, Callable[[SecondState, Choose[Any]], None]]:
        """Request key -> how to weigh its options."""
        return {}

    def judge(self, state: SecondState, seat: int) -> Judge:
        """Who weighs things for a seat; one that has seen all this before is asked again."""
        key = looked_at(state, seat)
        known = self._judges.get(seat)
        if known is not None and known[0] == key:
            judge = known[1].again(state)
        elif known is not None and known[0][:2] == key[:2]:
            judge = known[1].elsewhere(state)
        else:
            judge = self._new_judge(state, seat)
        budget = self.budget
        judge.over = lambda: budget.over(0)
        judge.late = (lambda: budget.over(0)) if budget.timed else None
        self._judges[seat] = key, judge
        return judge

    def _new_judge(self, state: SecondState, seat: int) -> Judge:
        return Judge(state, seat, SCALES, self.prices)
