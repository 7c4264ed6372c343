"""One roll of two ten-sided dice, with the cards that can still help it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from tamalir.odds.second.chances import LOWEST, WAYS, at_least
from tamalir.odds.second.parts import Ability
from tamalir.odds.value import NOTHING, Value, mixed, weighed

if TYPE_CHECKING:
    from tamalir.odds.second.cards_in_fights import CardPlay

Then: TypeAlias = Callable[[int], Value]
Rows: TypeAlias = list[tuple[str, Value]]


class Cast:
    """One roll with the cards that can help it; remembers what its branches share."""

    __slots__ = ("_bad", "_good", "_seen", "_thrown", "bad", "cards", "flat", "good", "risk", "solver", "who")

    def __init__(
        self,
        solver: CardPlay,
        cards: Sequence[Ability],
        good: Then,
        bad: Then,
        who: int = 0,
        risk: int | None = None,
    ) -> None:
        self.solver = solver
        self.cards = cards
        self.flat = all(card.verb == "reroll" for card in cards)
        self.good = good
        self.bad = bad
        self.who = who
        self.risk = risk
        """Items committed to this roll, a bit for each; None: nothing is at risk."""
        self._good: dict[int, Value] = {}
        self._bad: dict[tuple[int, int], Value] = {}
        self._seen: dict[tuple[int, int, int, int], Value] = {}
        self._thrown: dict[tuple[int, int, int], Value] = {}

    def success(self, s: int) -> Value:
        found = self._good.get(s)
        if found is None:
            found = self._good[s] = self.good(s)
        return found

    def failure(self, s: int, tried: int) -> Value:
        if self.risk is None:
            tried = 0
        key = (s, tried)
        found = self._bad.get(key)
        if found is None:
            if self.risk is None:
                found = self.bad(s)
            else:
                used = [a.spot for a in self.solver.reading.abilities if a.bit & tried and a.spot >= 0]
                found = self.solver.broken(s, self.risk | sum({1 << spot for spot in used}), self.bad)
            self._bad[key] = found
        return found

    def throw(self, s: int, need: int, tried: int) -> Value:
        """Throw both dice and go on with whatever they show."""
        key = (s, need, tried)
        found = self._thrown.get(key)
        if found is not None:
            return found
        p = at_least(need)
        good = self.success(s) if p else NOTHING
        if self.flat:  # nothing adds to the dice: how far they are short is all one
            found = mixed(p, good, self.shown(s, 1, need, tried))
        else:
            short = [
                (WAYS[dice] / 100, self.shown(s, need - dice, need, tried))
                for dice in range(LOWEST, min(need, len(WAYS)))
            ]
            found = weighed([(p, good), *short])
        self._thrown[key] = found
        return found

    def shown(self, s: int, short: int, need: int, tried: int) -> Value:
        """The dice lie there and are short of the target by so much."""
        if short <= 0:
            return self.success(s)
        key = (s, short, need, tried)
        found = self._seen.get(key)
        if found is None:
            found = self._seen[key] = self.solver.best(self.rows(s, short, need, tried))
        return found

    def rows(self, s: int, short: int, need: int, tried: int) -> Rows:
        """Help the roll, or let it stand."""
        stand: Rows = [("let-it-stand", self.failure(s, tried))]
        solver = self.solver
        if self.who and not s >> solver.reading.ALIVE[self.who] & 1:
            return stand
        usable = [card for card in self.cards if solver.ready(card, s, tried)]
        if not _could_help(usable, short):
            return stand
        rows: Rows = []
        for card in usable:

            def go_on(s: int, card: Ability = card) -> Value:
                used = tried | card.bit
                if card.verb == "reroll":
                    return self.throw(s, need, used)
                return self.shown(s, short - card.by, need - card.by, used)

            def in_vain(s: int) -> Value:
                return self.failure(s, tried)

            rows.append((card.id, solver.pay(card, s, go_on, in_vain)))
        for aside in solver.any_time:
            if solver.ready(aside, s):
                noted = tried if self.risk is None else tried | aside.bit
                rows.append(
                    (aside.id, solver.use(aside, s, lambda s, noted=noted: self.shown(s, short, need, noted)))
                )
        return rows + stand


def _could_help(usable: Sequence[Ability], short: int) -> bool:
    """As the rules ask only where it can matter."""
    if any(card.verb != "add-to-roll" or card.effect.cost for card in usable):
        return bool(usable)
    return bool(usable) and sum(card.by for card in usable) >= short
