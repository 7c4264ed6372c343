"""What the rounds to come are worth: a table by damage on both sides, solved once for a fight.

For each of a fixed sample of casts one round is played leanly and for damage alone, and what it did is
kept as a *course*: who was hurt by how much, in which order, and what was used up. From the courses follows
for
each state of health what a round leads to, and from that, back from the ends, what the fight is worth before
the next cast and in the flee phase.

The sample is balanced: any three tokens fall in each of their eight ways equally often. All casts are taken
where
they are few. The table is an estimate in any case, for a course does not know how close to death somebody is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from tamalir.odds.third.aims import WIN_FIRST, Aim
from tamalir.odds.third.parties import DAMAGE, HAND, USED, Side
from tamalir.odds.third.pieces import Pool
from tamalir.odds.third.positions import Sides, Worth, mean
from tamalir.odds.third.reading import Model
from tamalir.odds.third.rounds import Rounds

Blows: TypeAlias = tuple[tuple[int, int], ...]
"""Whom something happened to, and how much damage (healing is below 0), in order."""
Means: TypeAlias = tuple[int, int, int, int]
"""Cards in hand and uses of both sides: what a fight spends besides health."""
Cell: TypeAlias = tuple[int, int, Means]

CASTS = 5
"""Two to this power is the size of the sample."""
MOST_NODES = 120
"""Positions of one round of the sample that are weighed; behind them each side does what comes first."""
MOST_MEANS = 3
"""So many states of means get courses of their own; others fight on without them."""
SWEEPS = 40
CLOSE = 1e-5
ROUGH = 0.12
"""What the table may be off, measured against fights played out: so much of the chance to win or to lose,
whichever is less likely, and never more."""


class Futures:
    """The table of rounds of one fight."""

    def __init__(
        self, model: Model, aim: Aim = WIN_FIRST, casts: int = CASTS, most: int = MOST_NODES
    ) -> None:
        self.model, self.aim, self.casts, self.most = model, aim, casts, most
        self._courses: dict[Means, list[tuple[float, Blows, Means | None]]] = {}
        self._leads: dict[Cell, tuple[Worth, dict[Cell, float]]] = {}
        self._before: dict[Cell, Worth] = {}
        self._hands = tuple(
            any(power.exert for power in (*party.actions, *(p for ps in party.waiting.values() for p in ps)))
            for party in model.parties
        )
        self._lasting = tuple(
            sum({p.bit for ps in (party.actions, party.asides, *party.waiting.values()) for p in ps})
            & ~party.per_round
            for party in model.parties
        )

    # --- what is asked --------------------------------------------------------------------

    def flee(self, one: Side, other: Side) -> Worth:
        """The flee phase: heroes may try to get away, then the next round begins."""
        stay = self.before(one, other)
        for n, side in ((1, other), (0, one)):
            if self.model.flee[n] > 0:
                stay = self._try(n, one, other, stay, side[HAND])
        return stay

    def before(self, one: Side, other: Side) -> Worth:
        """Just before a cast."""
        cell = self._cell(one, other)
        if cell not in self._before:
            self._solve(cell)
        worth = self._before[cell]
        cards = self.aim.card * (one[HAND] - other[HAND] - cell[2][0] + cell[2][2])
        error = ROUGH * 2 * min(worth.win, 1 - worth.win)
        return worth._replace(utility=worth.utility + cards, error=error + 0.01)

    def _try(self, n: int, one: Side, other: Side, stay: Worth, cards: int) -> Worth:
        """The better of staying and trying to flee, exerting as long as that is better still."""
        p, sign = self.model.flee[n], 1 if n == 0 else -1
        away = self.away(one, other)
        best = stay
        flight = stay
        for spent in range(cards, -1, -1):  # from the last card back: what one more roll is worth
            cost = sign * self.aim.card * spent
            here = stay._replace(utility=stay.utility - cost)
            gone = away._replace(utility=away.utility - cost)
            after = here if spent == cards else self.better(n, here, flight)
            flight = mean([(p, gone), (1 - p, after)]) if p < 1 else gone
        return self.better(n, best, flight)

    @staticmethod
    def better(n: int, one: Worth, other: Worth) -> Worth:
        return (max if n == 0 else min)((one, other), key=lambda worth: worth.utility)

    def away(self, one: Side, other: Side) -> Worth:
        """Somebody has got away."""
        aim = self.aim
        utility = aim.away - aim.damage * one[DAMAGE] + aim.hurt * other[DAMAGE]
        utility += aim.card * (one[HAND] - other[HAND])
        return Worth(utility, 0.0, 0.0, float(one[DAMAGE]), float(other[DAMAGE]))

    def _cell(self, one: Side, other: Side) -> Cell:
        return one[DAMAGE], other[DAMAGE], self._means(one, other)

    def _means(self, one: Side, other: Side) -> Means:
        hands, lasting = self._hands, self._lasting
        return (
            one[HAND] if hands[0] else 0,
            one[USED] & lasting[0],
            other[HAND] if hands[1] else 0,
            other[USED] & lasting[1],
        )

    # --- courses --------------------------------------------------------------------------

    def courses(self, means: Means) -> list[tuple[float, Blows, Means | None]]:
        """What a round may do, with chances; `None`: a side was beaten whatever its health."""
        known = self._courses.get(means)
        if known is None:
            if len(self._courses) >= MOST_MEANS:
                nearest = min(self._courses, key=lambda m: (abs(m[0] - means[0]) + abs(m[2] - means[2]), m))
                return self._courses[nearest]
            known = self._courses[means] = self._played(means)
        return known

    def _played(self, means: Means) -> list[tuple[float, Blows, Means | None]]:
        model = self.model
        rounds = Rounds(model, self._for_damage, self.aim, wide=False, tracing=True)
        half = tuple(party.health // 2 for party in model.parties)
        found: dict[tuple[Blows, Means | None], float] = {}
        whole = 0.0
        for chance, pools in self.sample():
            sides: Sides = (
                (half[0], pools[0], (), means[0], means[1], 0, False),
                (half[1], pools[1], (), means[2], means[3], 0, False),
            )
            rounds.left = self.most
            trace = rounds.cast(sides).trace
            whole += chance
            for p, blows, after in _followed(trace, chance, ()):
                found[blows, after] = found.get((blows, after), 0.0) + p
        return [(p / whole, blows, after) for (blows, after), p in found.items()] if whole else []

    def _for_damage(self, one: Side, other: Side) -> Worth:
        """A round that is played for damage, each side's measured by its health."""
        health = self.model.parties
        utility = other[DAMAGE] / health[1].health - one[DAMAGE] / health[0].health
        utility += self.aim.card * (one[HAND] - other[HAND])
        utility -= 0.01 * (
            (one[USED] & self._lasting[0]).bit_count() - (other[USED] & self._lasting[1]).bit_count()
        )
        return Worth(utility, trace=("leaf", self._means(one, other)))

    def sample(self) -> Iterator[tuple[float, tuple[Pool, Pool]]]:
        """Casts with their chances: all of them, or a balanced sample."""
        model = self.model
        kinds = (*model.parties[0].kinds, *model.parties[1].kinds)
        size = min(self.casts, len(kinds))
        columns = _columns(len(kinds), size)
        first = len(model.parties[0].kinds)
        for n in range(1 << size):
            fallen = [
                model.pieces.sides_of(kind)[(n & column).bit_count() & 1]
                for kind, column in zip(kinds, columns, strict=True)
            ]
            yield 1 / (1 << size), (tuple(sorted(fallen[:first])), tuple(sorted(fallen[first:])))

    # --- the table ------------------------------------------------------------------------

    def _solve(self, start: Cell) -> None:
        """Everything that can follow from here."""
        cells: list[Cell] = []
        waiting = [start]
        seen = {start}
        while waiting:
            cell = waiting.pop()
            if cell in self._before:
                continue
            cells.append(cell)
            self._leads[cell] = leads = self._after(cell)
            for there in leads[1]:
                if there not in seen:
                    seen.add(there)
                    waiting.append(there)
        cells.sort(key=lambda cell: (-(cell[0] + cell[1]), cell))
        guess = Worth(0.5 * (self.aim.win + self.aim.loss))
        for cell in cells:
            self._before[cell] = guess
        for _ in range(SWEEPS):
            moved = 0.0
            for cell in cells:
                new = self._mean_of(cell)
                moved = max(moved, abs(new.utility - self._before[cell].utility))
                self._before[cell] = new
            if moved < CLOSE:
                break

    def _mean_of(self, cell: Cell) -> Worth:
        ends, leads = self._leads[cell]
        again = leads.get(cell, 0.0)
        parts = [(1.0, ends), *((p, self._fled(there)) for there, p in leads.items() if there != cell)]
        found = _sum(parts)
        if again:  # again and again until something happens, unless it is better to flee
            rest = 1 - again
            stays = found if rest < CLOSE else _times(found, 1 / rest)
            self._before[cell] = stays
            fled = self._fled(cell)
            found = stays if fled == stays else _sum([(1.0, found), (again, fled)])
        return found

    def _fled(self, cell: Cell) -> Worth:
        """The flee phase in this state of health, with the cards that are counted."""
        worth = self._before[cell]
        if not self.model.flee[0] and not self.model.flee[1]:
            return worth
        means = cell[2]
        one: Side = (cell[0], (), (), means[0], means[1], 0, False)
        other: Side = (cell[1], (), (), means[2], means[3], 0, False)
        for n, cards in ((1, means[2]), (0, means[0])):
            if self.model.flee[n] > 0:
                worth = self._try(n, one, other, worth, cards)
        return worth

    def _after(self, cell: Cell) -> tuple[Worth, dict[Cell, float]]:
        """What a round leads to: the sum of the ends, and chances of what comes before the next cast."""
        health = self.model.parties[0].health, self.model.parties[1].health
        ends: list[tuple[float, Worth]] = []
        leads: dict[Cell, float] = {}
        for p, blows, after in self.courses(cell[2]):
            hurt = [cell[0], cell[1]]
            fallen = -1
            for side, amount in blows:
                hurt[side] = max(0, hurt[side] + amount)
                if hurt[side] >= health[side]:
                    fallen = side
                    break
            if fallen >= 0:
                ends.append((p, self._end(cell, hurt, fallen)))
            else:
                there = (hurt[0], hurt[1], after if after is not None else cell[2])
                leads[there] = leads.get(there, 0.0) + p
        return _sum(ends), leads

    def _end(self, cell: Cell, hurt: list[int], loser: int) -> Worth:
        aim, won = self.aim, loser == 1
        damage = min(hurt[0], self.model.parties[0].health)
        harm = min(hurt[1], self.model.parties[1].health)
        utility = (aim.win if won else aim.loss) - aim.damage * damage + aim.hurt * harm
        utility += aim.card * (cell[2][0] - cell[2][2])
        return Worth(utility, float(won), float(not won), float(damage), float(harm))


def _columns(tokens: int, size: int) -> list[int]:
    """For each token the bits of a number that decide how it falls: different ones, an odd number of them, so
    that any three tokens fall independently of one another."""
    if tokens <= size:
        return [1 << n for n in range(tokens)]
    odd = sorted(
        (n for n in range(1, 1 << size) if n.bit_count() & 1),
        key=lambda n: (n.bit_count() != 1, -n.bit_count(), n),
    )
    return [odd[n % len(odd)] for n in range(tokens)]


def _followed(trace: Any, p: float, blows: Blows) -> Iterator[tuple[float, Blows, Means | None]]:
    """All ways in which a traced round may go."""
    match trace[0]:
        case "leaf":
            yield p, blows, trace[1]
        case "end":
            yield p, (*blows, (trace[1], 1_000)), None
        case "hurt":
            _, side, amount, after = trace
            if blows and blows[-1][0] == side and (blows[-1][1] > 0) == (amount > 0):
                blows = (*blows[:-1], (side, blows[-1][1] + amount))
            else:
                blows = (*blows, (side, amount))
            yield from _followed(after, p, blows)
        case _:
            for chance, worth in trace[1]:
                yield from _followed(worth.trace, p * chance, blows)


def _sum(parts: list[tuple[float, Worth]]) -> Worth:
    utility = win = loss = damage = harm = 0.0
    for p, worth in parts:
        utility += p * worth.utility
        win += p * worth.win
        loss += p * worth.loss
        damage += p * worth.damage
        harm += p * worth.harm
    return Worth(utility, win, loss, damage, harm)


def _times(worth: Worth, factor: float) -> Worth:
    return _sum([(factor, worth)])
