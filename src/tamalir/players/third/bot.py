"""What the bots of the Third Edition share: a judge for each seat, and questions by their keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from tamalir.kernel import Choose, Seat, Setup, View
from tamalir.players.bot import Bot
from tamalir.players.third.goals import Goals
from tamalir.players.third.judgement import Judge
from tamalir.players.third.prices import ADVENTURER, Prices
from tamalir.players.third.road import warm_up as know_the_roads
from tamalir.third.edition import book_of
from tamalir.third.state import ThirdState

Weigh = Callable[[ThirdState, Choose[Any]], None]


@cache
def warm_up() -> None:
    """Once in a process: what the first decision would otherwise have to count."""
    know_the_roads(book_of(Setup(2)).board)


class ThirdBot(Bot[ThirdState]):
    """Subclasses say how each kind of question is weighed."""

    prices: Prices = ADVENTURER

    def __init__(self, seed: int = 0, *, seconds: float | None = None, steps: int | None = None) -> None:
        super().__init__(seed, seconds=seconds, steps=steps)
        self.view: View[ThirdState] | None = None
        """What is seen at this decision."""
        warm_up()

    def _weigh(self, view: View[ThirdState], request: Choose[Any]) -> None:
        self.view = view
        weigh = self._questions().get(request.key) or self._questions().get(request.key.partition(".")[0])
        if weigh is not None:
            weigh(view.state, request)

    def _questions(self) -> Mapping[str, Weigh]:
        """Request key, or the part of it before the dot -> how to weigh its options."""
        return {}

    def judge(self, state: ThirdState, seat: Seat) -> Judge:
        """Who weighs things for a seat."""
        return Judge(state, seat, self.prices)

    def goals(self, judge: Judge) -> Goals:
        return Goals(judge)

    def _choice(self, offered: list[str], request: Choose[Any]) -> str:
        scores = self.thought.scores
        if self.prices.slips and request.key in SLIPPERY and len(scores) > 1:
            order = sorted((id for id in scores if id in offered), key=lambda id: -scores[id])
            close = len(order) > 1 and scores[order[0]] - scores[order[1]] < 1.0
            if close and self.luck.chance(self.prices.slips):
                self.thought.intend("third-slip")
                return order[1]
        return super()._choice(offered, request)


SLIPPERY = ("turn.action", "fight.action", "shop.buy", "event.choice", "hand.discard")
"""Questions in which one may err; the others are too plain."""
