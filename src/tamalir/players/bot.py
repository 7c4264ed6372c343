"""What all bots share: a View comes in, an option goes out, in time, and it can be explained."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from tamalir.kernel import Choose
from tamalir.odds.travel import reach_chances
from tamalir.odds.worth import Scales
from tamalir.players.distances import delays
from tamalir.players.judgement import Judge, looked_at
from tamalir.players.luck import Budget, Luck
from tamalir.players.prices import ADVENTURER
from tamalir.players.thoughts import Thought
from tamalir.players.worlds import seen
from tamalir.second.cards import Book
from tamalir.second.edition import BASE_SET
from tamalir.second.library import book_called
from tamalir.second.state import SecondState
from tamalir.world.packs import pack_called

MOST_DICE = 5
SCALES = Scales()
"""Shared by all bots of a process: it holds arithmetic, nothing of any game."""


def _book_of(packs: Mapping[str, str]) -> Book:
    """The very book that a table with these packs plays with; without any: the base set."""
    named = packs or {f"second/{BASE_SET}": ""}
    return book_called(tuple((name, pack_called(name, print_).fingerprint) for name, print_ in named.items()))


@cache
def warm_up() -> None:
    """Once in a process: what the first decision would otherwise have to load and to count."""
    book = _book_of({})
    for n in range(1, MOST_DICE + 1):
        for at in book.board.towns.values():
            reach_chances(book.board, at, n)
    for at in book.board.spaces:
        delays(book.board, at)


class Bot:
    """Decides by what it weighs. Subclasses say how each kind of question is weighed.

    `seconds` is a hard limit of CPU for one decision. With `steps` the amount of work is limited
    instead, and the same seed gives the same game on every machine.
    """

    name = "bot"
    seconds = 0.3
    prices = ADVENTURER

    def __init__(
        self,
        seed: int = 0,
        *,
        seconds: float | None = None,
        steps: int | None = None,
        book: Book | None = None,
    ) -> None:
        self.seed = seed
        self.limit = self.seconds if seconds is None else seconds
        self.steps = steps
        self.book = book
        self.thought = Thought()
        self.budget = Budget(self.limit, steps)
        self.luck = Luck(seed)
        self._judges: dict[int, tuple[tuple[object, ...], Judge]] = {}
        warm_up()

    def decide(self, view: Mapping[str, Any], request: Choose[Any]) -> str:
        """The id of one of the options on offer."""
        tidying = gc.isenabled()
        gc.disable()  # a full collection can take longer than a novice may think
        try:
            self.budget = self._new_budget()
            return self._decided(view, request)
        finally:
            if tidying:
                gc.enable()

    def _decided(self, view: Mapping[str, Any], request: Choose[Any]) -> str:
        self.luck = Luck(self.seed, int(view["version"]), request.seat)
        self.thought = Thought.about(request)
        offered = [option.id for option in request.options]
        if view["edition"] == "second" and len(offered) > 1:
            self._weigh(view, request)
        chosen = self._choice(offered, request)
        self.thought.chosen = chosen
        self.thought.used = self.budget.used
        return chosen

    def explain(self, lang: str | None = None) -> Any:
        """The last decision: data, or with a language a few sentences."""
        if lang is None:
            return self.thought.told()
        from tamalir.players.explaining import spoken_thought

        return spoken_thought(self.thought, lang)

    def _new_budget(self) -> Budget:
        return Budget(self.limit, self.steps)

    # --- for subclasses -------------------------------------------------------------------

    def _choice(self, offered: list[str], request: Choose[Any]) -> str:
        best = self.thought.best()
        asides = [option.id for option in request.asides if option.refused is None]
        if best is not None and (best in offered or best in asides):
            return best
        return self.luck.pick(offered)

    def _weigh(self, view: Mapping[str, Any], request: Choose[Any]) -> None:
        state = self.world(view, request)
        weigh = self._questions().get(request.key)
        if weigh is not None:
            weigh(state, request)

    def _questions(self) -> Mapping[str, Callable[[SecondState, Choose[Any]], None]]:
        """Request key -> how to weigh its options."""
        return {}

    def world(self, view: Mapping[str, Any], request: Choose[Any] | None = None) -> SecondState:
        """What the View shows, as a state."""
        return seen(view, self._book(view), request)

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

    def _book(self, view: Mapping[str, Any]) -> Book:
        """The cards of this table."""
        if self.book is None:
            self.book = _book_of(view["packs"])
        return self.book
