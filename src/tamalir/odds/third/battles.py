"""A fight told to the neutral solver: slow, exact, and without a word of what cards do.

The fast solver of rounds is compared with it. And what is asked in the middle of a combat action (a block, an
answer, the choice of a token) is played through the real rules to the end of that action; from there on the
fast solver knows.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeAlias

from tamalir.kernel import Draw, Edition, Passed, Roll, Rule, Seat, Table
from tamalir.odds.solver import Problem
from tamalir.odds.third.positions import Worth
from tamalir.odds.value import Value
from tamalir.third.state import ThirdState
from tamalir.third.steps import Phase

Judge: TypeAlias = Callable[[ThirdState], Worth]
"""What a position at rest is worth to the attacker."""


def moment(state: ThirdState) -> Hashable:
    """Where a fight stands: another one after every combat action and every phase."""
    fight = state.fight
    if fight is None:
        return None
    return (fight.phase, fight.round, fight.ended, *((side.actions, side.passed) for side in fight.sides))


def this_action(edition: Edition[ThirdState], state: ThirdState) -> Edition[ThirdState]:
    """The same rules, over when the running combat action or phase is."""
    begun = moment(state)

    def step(now: ThirdState) -> Rule[None] | Passed | None:
        return edition.step(now) if moment(now) == begun else None

    return edition.with_(step=step)


def this_round(edition: Edition[ThirdState]) -> Edition[ThirdState]:
    """The same rules, over when the action phase is."""

    def step(now: ThirdState) -> Rule[None] | Passed | None:
        return edition.step(now) if now.fight is not None and now.fight.phase == Phase.ACTION else None

    return edition.with_(step=step)


class Battle(Problem[ThirdState]):
    """A part of a fight, seen by one of its two sides: its end is worth what a judge says."""

    def __init__(self, seat: Seat, side: int, judge: Judge, start: int) -> None:
        self.seat = seat
        self.side = side
        self.judge = judge
        self.start = start
        """Answers in the journal at the beginning."""
        self.worst = Value(-2.0, loss=1.0)
        self.best = Value(2.0, win=1.0)

    def worth(self, table: Table[ThirdState]) -> Value:
        return value_for(self.side, self.judge(table.state))

    def key(self, table: Table[ThirdState]) -> Hashable:
        """Within one action hardly anything comes about in two ways: the answers themselves will do."""
        return tuple((entry.who, entry.answer) for entry in table.journal.since(self.start))

    def outcomes(self, request: Roll | Draw) -> Sequence[tuple[object, int]]:
        """Of cards that a test reveals only the star counts."""
        found = list(request.outcomes())
        if isinstance(request, Draw) and request.key == "draw.skill" and self._stars is not None:
            by_star: dict[bool, tuple[object, int]] = {}
            for card, weight in found:
                star = card in self._stars
                by_star[star] = card, weight + (by_star[star][1] if star in by_star else 0)
            return list(by_star.values())
        return found

    _stars: frozenset[object] | None = None

    def with_stars(self, state: ThirdState) -> Battle:
        """Knows which skill cards have a star."""
        skills = state.book.catalogue.skills
        self._stars = frozenset(card for card, skill in skills.items() if skill.success)
        return self


def value_for(side: int, worth: Worth) -> Value:
    """In the words of every game: seen by the attacker (0) or by its opponent (1)."""
    if side == 0:
        return Value(worth.utility, worth.win, worth.loss, worth.damage)
    return Value(-worth.utility, worth.loss, worth.win, worth.harm)


def side_of(state: ThirdState, seat: Seat, who: Any) -> int | None:
    """Which side of the fight a seat is asked for: the one named, else its own."""
    fight = state.fight
    if fight is None:
        return None
    for n, side in enumerate(fight.sides):
        if side.seat == seat and who == side.who:
            return n
    for n, side in enumerate(fight.sides):
        if side.seat == seat:
            return n
    return None
