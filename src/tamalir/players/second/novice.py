"""The novice: sensible, quick, and human enough to err."""

from __future__ import annotations

from typing import Any

from tamalir.kernel import Choose
from tamalir.players.second.adventurer import Adventurer
from tamalir.players.second.bot import SCALES
from tamalir.players.second.fighting import by_thumb
from tamalir.players.second.judgement import Judge
from tamalir.players.second.prices import NOVICE
from tamalir.players.second.rough import RoughJudge
from tamalir.second.market import price as price_of
from tamalir.second.state import SecondState
from tamalir.second.words import HERO
from tamalir.world.hexes import Hex

MISTAKES = 0.1
"""How often the second best is taken for the best."""


class Novice(Adventurer):
    """Knows what a typical Challenge of a colour is like, buys what is dear and fights by rules of thumb."""

    name = "novice"
    seconds = 0.02
    prices = NOVICE

    def _choice(self, offered: list[str], request: Choose[Any]) -> str:
        scores = self.thought.scores
        order = sorted((id for id in scores if id in offered), key=lambda id: -scores[id])
        close = len(order) > 1 and scores[order[0]] - scores[order[1]] < 1.0
        if close and request.key not in ("game.end", "experience.pay") and self.luck.chance(MISTAKES):
            self.thought.intend("slip")
            return order[1]
        return super()._choice(offered, request)

    def _new_judge(self, state: SecondState, seat: int) -> Judge:
        return RoughJudge(state, seat, SCALES, self.prices)

    def _fight(self, state: SecondState, request: Choose[Any]) -> None:
        by_thumb(state, request, self.thought)
        if not self.thought.scores:
            self._text(state, request)

    def _set_out(self, state: SecondState, request: Choose[Any]) -> None:
        """Rest when tired, else roll all dice; stay where something is to be had."""
        seat = request.seat
        judge = self.judge(state, seat)
        hero, board = state.heroes[seat], state.book.board
        start = hero.hex if hero.hex is not None else board.towns[board.start]
        tired = hero.exhaustion
        rolls = [option for option in request.options if option.verb == "roll"]
        most = max(int(option.args["n"]) for option in rolls)
        here = max((site.gain for site in judge.sites() if site.at == start), default=0.0)
        for option in rolls:
            n = int(option.args["n"])
            if n == most:
                self.thought.weigh(option.id, 1.0)
            elif n == 0:
                self.thought.weigh(option.id, (1.5 if here > 0.3 else 0.0) + (0.3 if tired >= 2 else 0.0))
            else:
                self.thought.weigh(option.id, 1.2 if n == 2 and tired >= 2 else 0.2)
        self._plan(judge, start)

    def _rolled_again(self, judge: Judge, place: Hex) -> float:
        """A roll that leads no nearer to anything is rolled again; to count what may come takes too long."""
        return judge.ahead(place) + 0.2

    def _market(self, state: SecondState, request: Choose[Any]) -> None:
        """Heal first when hurt, then the dearest card that can be paid for."""
        seat = request.seat
        hero = state.heroes[seat]
        self.thought.weigh("leave-market", 0.0)
        self.thought.intend("leave-market")
        for option in request.options:
            what = option.id.partition(":")[2]
            if option.verb in ("buy", "hire"):
                self.thought.weigh(option.id, 0.1 * price_of(state, seat, what))
            elif option.verb == "heal" and what == HERO:
                self.thought.weigh(option.id, 0.4 * hero.wounds)
            elif option.verb == "revive" and what == HERO:
                self.thought.weigh(option.id, 0.05 * hero.exhaustion)
            elif option.verb == "use":
                self.thought.weigh(option.id, 0.2)
            if self.thought.best() == option.id:
                self.thought.intend(f"market-{option.verb}", what=what)

    def _experience(self, state: SecondState, request: Choose[Any]) -> None:
        """More of what the hero is good at."""
        hero = state.heroes[request.seat]
        figures = state.book.heroes[hero.id].figures
        for option in request.options:
            what = option.id.partition(":")[2]
            if what in ("mind", "body", "spirit"):
                printed = int(getattr(figures, what))
                self.thought.weigh(option.id, printed + 1.2 * hero.bonuses.get(what, 0))
            else:
                self.thought.weigh(option.id, -5.0)
        best = self.thought.best()
        if best is not None and best != "save-up":
            self.thought.intend("experience", what=best.partition(":")[2])

    def _lose(self, state: SecondState, request: Choose[Any]) -> None:
        for option in request.options:
            self.thought.weigh(option.id, -float(state.book.cost(str(option.args["card"]))))

    def _take(self, state: SecondState, request: Choose[Any]) -> None:
        for option in request.options:
            self.thought.weigh(option.id, {"take": 1.0, "leave": 0.0}.get(option.id, -1.0))
