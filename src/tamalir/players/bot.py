"""What all bots share: a View comes in, an option goes out, in time, and it can be explained."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tamalir.kernel import Choose
from tamalir.odds.worth import Scales
from tamalir.players.judgement import Judge
from tamalir.players.luck import Budget, Luck
from tamalir.players.thoughts import Thought
from tamalir.players.worlds import seen
from tamalir.second.cards import Book
from tamalir.second.edition import BASE_SET, EXAMPLES
from tamalir.second.library import own_book
from tamalir.second.state import SecondState

SCALES = Scales()
"""Shared by all bots of a process: it holds arithmetic, nothing of any game."""


class Bot:
    """Decides by what it weighs. Subclasses say how each kind of question is weighed.

    `seconds` is a hard limit of CPU for one decision. With `steps` the amount of work is limited
    instead, and the same seed gives the same game on every machine.
    """

    name = "bot"
    seconds = 0.3

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

    def decide(self, view: Mapping[str, Any], request: Choose[Any]) -> str:
        """The id of one of the options on offer."""
        self.budget = self._new_budget()
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
        budget = self.budget
        late = (lambda: budget.over(0)) if budget.timed else None
        return Judge(state, seat, SCALES, budget.over, late=late)

    def _book(self, view: Mapping[str, Any]) -> Book:
        """The cards of this table. A View does not name its packs: the base set, unless it lacks a hero."""
        if self.book is None:
            base = own_book(BASE_SET)
            places = [hero["place"] for hero in view["game"]["heroes"] if hero["place"] is not None]
            towns = list(view["game"]["market"]["stacks"])
            known = all(tuple(place) in base.board.spaces for place in places)
            example = towns != list(base.board.towns) or not known
            self.book = own_book(EXAMPLES) if example else base
        return self.book
