"""The novice: knows a few typical enemies, fights by rules of thumb and errs now and then."""

from __future__ import annotations

from tamalir.kernel import Seat
from tamalir.players.third.adventurer import Adventurer
from tamalir.players.third.fighters import cast_of
from tamalir.players.third.figure import Figure
from tamalir.players.third.judgement import Judge
from tamalir.players.third.prices import NOVICE
from tamalir.third.state import State

GUARD = 0.6
"""What it takes damage kept off for, where damage dealt is 1."""
HEALTH = 0.25


class PlainJudge(Judge):
    """Judges a deck by two of its enemies, and strength by what a cast brings about: no fight is looked
    at for it, which would take longer than a novice may think."""

    sample = 2

    def strength(self, figure: Figure) -> float:
        key = ("plain strength", figure)
        known: float | None = self.book.memory.get(key)
        if known is None:
            fighter = self.fighter(figure)
            cast = cast_of(self.book, fighter, silenced=False).profile
            known = sum(p * (damage + GUARD * guard) for (damage, guard), p in cast.items())
            known += 0.5 * fighter.opening + HEALTH * self.traits_of(figure).values["health"]
            self.book.remember(key, known)
        return 2.0 * known


class Novice(Adventurer):
    """Plays as somebody does in a first game."""

    name = "novice"
    seconds = 0.02
    prices = NOVICE

    def judge(self, state: State, seat: Seat) -> Judge:
        return PlainJudge(state, seat, self.prices)
