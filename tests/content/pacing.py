"""How long journeys take: the exact chance to arrive within some turns of five movement dice.

A traveller sees the roll, then goes wherever the chance to arrive in the turns left is best.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from tamalir.second.cards import Board
from tamalir.second.dice import MOVEMENT, symbols
from tamalir.second.words import Terrain
from tamalir.world.hexes import Hex, distance, neighbours

DICE = 5
FACES = [frozenset(symbols(str(face))) for face in MOVEMENT.faces]


class Travel:
    """Journeys on a board by an unhurt hero."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.reach = cache(self._reach)
        throws = list(combinations_with_replacement(range(len(FACES)), DICE))
        self.throws = [(throw, self._likely(throw)) for throw in throws]

    def chance(self, start: Hex, goal: Hex, turns: int) -> float:
        """The chance to come from start to goal in so many turns at most."""
        best: dict[Hex, float] = {goal: 1.0}
        for left in range(turns - 1, 0, -1):
            ranked = _ranked(best)
            near = {at for here in best for at in self._around(here, DICE)}
            near = {at for at in near if distance(start, at) <= left * DICE}
            best = {at: 1.0 if at == goal else self._turn(at, ranked) for at in near}
        return 1.0 if start == goal else self._turn(start, _ranked(best))

    def _turn(self, start: Hex, ranked: list[tuple[Hex, float]]) -> float:
        """One throw, and the best of the places it can reach."""
        total = 0.0
        for throw, likely in self.throws:
            reached = self.reach(start, throw)
            total += likely * next((value for at, value in ranked if at in reached), 0.0)
        return total

    def _reach(self, at: Hex, dice: tuple[int, ...]) -> frozenset[Hex]:
        """All spaces that these dice can pay the way to; one stops wherever one likes."""
        reached = {at}
        for there in neighbours(at):
            if there in self.board:
                land = self.board.spaces[there].terrain
                for i, die in enumerate(dice):
                    if (i == 0 or dice[i - 1] != die) and (land is Terrain.TOWN or land in FACES[die]):
                        reached |= self.reach(there, dice[:i] + dice[i + 1 :])
        return frozenset(reached)

    def _around(self, at: Hex, steps: int) -> set[Hex]:
        found = {at}
        for _ in range(steps):
            found |= {there for here in found for there in neighbours(here) if there in self.board}
        return found

    @staticmethod
    def _likely(throw: tuple[int, ...]) -> float:
        alike = prod(factorial(throw.count(face)) for face in set(throw))
        return factorial(DICE) / alike / len(FACES) ** DICE


def _ranked(best: dict[Hex, float]) -> list[tuple[Hex, float]]:
    """Places with their chances, the best first."""
    return sorted(((at, value) for at, value in best.items() if value), key=lambda item: -item[1])
