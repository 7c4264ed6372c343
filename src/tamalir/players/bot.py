"""What all bots share: a view comes in, an option goes out, in time, and it can be explained."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from tamalir.kernel import Choose, State, View
from tamalir.players.luck import Budget, Luck
from tamalir.players.thoughts import Thought

S = TypeVar("S", bound=State)


@runtime_checkable
class Player(Protocol):
    """Decides for a seat. Sees what the seat may know, never the game itself."""

    def decide(self, view: View[Any], request: Choose[Any]) -> str:
        """The id of one of the options on offer."""
        ...


@runtime_checkable
class Thinker(Player, Protocol):
    """A player that can say what it thought of last."""

    def explain(self, lang: str | None = None) -> Any:
        """The last decision: data, or with a language a few sentences."""
        ...


BotMaker = Callable[[int, float | None, int | None], Player]
"""Seed, seconds of CPU for one decision, steps of work instead -> a player."""


class Bot(Generic[S]):
    """Decides by what it weighs. Each game says how its questions are weighed.

    `seconds` is a hard limit of CPU for one decision. With `steps` the amount of work is limited
    instead, and the same seed gives the same game on every machine.
    """

    name = "bot"
    seconds = 0.3

    def __init__(self, seed: int = 0, *, seconds: float | None = None, steps: int | None = None) -> None:
        self.seed = seed
        self.limit = self.seconds if seconds is None else seconds
        self.steps = steps
        self.thought = Thought()
        self.budget = Budget(self.limit, steps)
        self.luck = Luck(seed)

    def decide(self, view: View[S], request: Choose[Any]) -> str:
        """The id of one of the options on offer."""
        tidying = gc.isenabled()
        gc.disable()  # a full collection can take longer than a novice may think
        try:
            self.budget = self._new_budget()
            self.luck = Luck(self.seed, view.length, request.seat)
            self.thought = Thought.about(request)
            offered = [option.id for option in request.options]
            if len(offered) > 1:
                self._weigh(view, request)
            chosen = self._choice(offered, request)
            self.thought.chosen = chosen
            self.thought.used = self.budget.used
            return chosen
        finally:
            if tidying:
                gc.enable()

    def explain(self, lang: str | None = None) -> Any:
        """The last decision: data, or with a language a few sentences."""
        if lang is None:
            return self.thought.told()
        from tamalir.players.explaining import spoken_thought

        return spoken_thought(self.thought, lang)

    # --- for subclasses -------------------------------------------------------------------

    def _weigh(self, view: View[S], request: Choose[Any]) -> None:
        """Give the options their scores; whatever has none is left to luck."""

    def _new_budget(self) -> Budget:
        return Budget(self.limit, self.steps)

    def _choice(self, offered: list[str], request: Choose[Any]) -> str:
        best = self.thought.best()
        asides = [option.id for option in request.asides if option.refused is None]
        if best is not None and (best in offered or best in asides):
            return best
        return self.luck.pick(offered)
