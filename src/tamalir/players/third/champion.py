"""The champion: the same means with more time. It asks the solver about the villain, and is patient."""

from __future__ import annotations

from collections.abc import Callable

from tamalir.kernel import Seat
from tamalir.odds.third.fights import followed
from tamalir.players.third.adventurer import Adventurer
from tamalir.players.third.judgement import Judge
from tamalir.players.third.prices import CHAMPION
from tamalir.players.third.solving import LONG
from tamalir.third.state import State

FAINT = 0.04
"""An estimate below which no closer look is taken."""
MOST_KEPT = 64


class CloseJudge(Judge):
    """Asks the solver about the villain as things stand; the rest is estimated."""

    closely: Callable[[int, float], float] | None = None

    def villain(self, damage: int = 0) -> float:
        estimated = self.estimate(damage)
        if self.closely is None or self.state.villain is None:
            return estimated
        return self.closely(damage, estimated)


class Champion(Adventurer):
    """Waits for its moment: whoever falls to the villain leaves the victory to the others."""

    name = "champion"
    seconds = 2.0
    prices = CHAMPION
    sight = LONG

    def __init__(self, seed: int = 0, *, seconds: float | None = None, steps: int | None = None) -> None:
        super().__init__(seed, seconds=seconds, steps=steps)
        self._villains: dict[object, float] = {}

    def judge(self, state: State, seat: Seat) -> Judge:
        judge = CloseJudge(state, seat, self.prices)
        if state.fight is None and state.scenario is not None and followed(state):
            judge.closely = lambda damage, estimated: self._closely(judge, damage, estimated)
        return judge

    def _closely(self, judge: Judge, damage: int, estimated: float) -> float:
        """A fight with the villain by the solver, once for each state of the hero."""
        if estimated < FAINT:
            return estimated
        state, hero = judge.state, judge.hero
        key = (
            judge.figure,
            damage,
            hero.story,
            sum(state.zombies.values()),
            len(hero.hand),
            len(state.eliminated),
        )
        known = self._villains.get(key)
        if known is None:
            # the table of later rounds is a little too bright, the estimate too dark
            known = 0.5 * (estimated + self._fought(judge, damage))
            while len(self._villains) >= MOST_KEPT:
                del self._villains[next(iter(self._villains))]
            self._villains[key] = known
        return known

    def _fought(self, judge: Judge, damage: int) -> float:
        """The hero as it is, with this much damage; the position stays as it was."""
        state, hero = judge.state, judge.hero
        assert state.scenario is not None
        villain = state.book.catalogue.scenarios[state.scenario].villain
        before, hero.damage = hero.damage, damage
        try:
            return self.fights().against(state, judge.seat, villain).win
        finally:
            hero.damage = before
