"""What the rounds to come are worth: a table by damage on both sides, solved once for a fight.

Each of a fixed sample of casts is drawn as a chart (`charts.py`), which has a value in every state of health
at once. From a first guess of what comes after a round follows how both sides play it in each state of
health; from that, back from the ends, what the fight is worth before a cast and in the flee phase; with this
the charts are valued again, until nothing changes.

The sample is balanced: any three tokens (of many, any two) fall in each of their ways equally often. All
casts are taken where they are few. With a clock a small sample comes first, and a larger one takes its place
when there is time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from tamalir.odds.advisor import Late
from tamalir.odds.third.aims import WIN_FIRST, Aim
from tamalir.odds.third.charts import START, Chart, Column, Means
from tamalir.odds.third.parties import DAMAGE, HAND, USED, Side
from tamalir.odds.third.pieces import Pool
from tamalir.odds.third.positions import Sides, TooLarge, Worth, mean
from tamalir.odds.third.reading import Model

Chain: TypeAlias = list[tuple[Worth, list[tuple[int, float]]]]
"""For each cell, a state before a cast: the sum of the ends that a round leads to, and the cells after it. A
cell is the number of its means times the states of health, and a state of health: damage on one times the
health of the other, and damage on the other."""

CASTS = 5
"""Two to this power is the size of the sample."""
FIRST_CASTS = 3
"""The same for a first table, where a clock runs."""
MOST_NODES = 800
"""Positions that are drawn for one cast; behind them each side does what comes first."""
MOST_MEANS = 4
"""So many states of means have tables of their own. Others fight on with less, as though some were spent."""
ROUNDS_OF_PLAY = 5
"""How often both sides are asked anew how they play, at most."""
STEADY = 0.004
"""A change of utility that nobody would notice."""
ALWAYS, ROUGH = 0.04, 0.2
"""What the table may be off: always, and of the chance to win or to lose, whichever is less likely."""
SWEEPS = 60
CLOSE = 1e-5


@dataclass(slots=True)
class Solving:
    """A table on which work is under way."""

    size: int
    places: int
    """Of the chart that it is made of."""
    order: list[int]
    tables: list[Column] = field(default_factory=list[Column])
    """For each means: what the flee phase is worth, as far as it is known."""
    columns: list[Column] = field(default_factory=list[Column])
    chain: Chain = field(default_factory=list[tuple[Worth, list[tuple[int, float]]]])
    rounds: int = 0
    """How often both sides have been asked how they play."""


class Futures:
    """The table of rounds of one fight."""

    def __init__(
        self, model: Model, aim: Aim = WIN_FIRST, casts: int = CASTS, most: int = MOST_NODES
    ) -> None:
        self.model, self.aim, self.casts, self.most = model, aim, casts, most
        self.health: tuple[int, int] = (model.parties[0].health, model.parties[1].health)
        self._states = self.health[0] * self.health[1]
        self.size = -1
        """The sample that the table is made of, as a power of two; -1 while there is none."""
        self.moved = 0
        """Grows with every new table: what was found with an old one is to be forgotten."""
        self._chart = Chart(model, self.means, aim)
        self._roots: dict[tuple[Means, tuple[Pool, Pool]], int] = {}
        self._layers: list[Means] = []
        self._before: list[Worth] = []
        self._half: Solving | None = None
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
        means = self.means(one, other)
        if self.size < 0:
            self.grow(means)
        means = self._layer(means)
        worth = self._before[self._number(means) * self._states + self._cell(one[DAMAGE], other[DAMAGE])]
        cards = self.aim.card * (one[HAND] - other[HAND] - means[0] + means[2])
        return worth._replace(utility=worth.utility + cards, error=self._error(worth.win))

    def _error(self, win: float) -> float:
        """How far off a chance to win may be. Measured against fights played out (docs/odds.md)."""
        return ALWAYS + ROUGH * 2 * min(win, 1 - win)

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
        if n == 0:
            return one if one.utility >= other.utility else other
        return one if one.utility <= other.utility else other

    def away(self, one: Side, other: Side) -> Worth:
        """Somebody has got away."""
        aim = self.aim
        utility = aim.away - aim.damage * one[DAMAGE] + aim.hurt * other[DAMAGE]
        utility += aim.card * (one[HAND] - other[HAND])
        return Worth(utility, 0.0, 0.0, float(one[DAMAGE]), float(other[DAMAGE]))

    # --- means ----------------------------------------------------------------------------

    def _cell(self, one: int, other: int) -> int:
        return min(one, self.health[0] - 1) * self.health[1] + min(other, self.health[1] - 1)

    def means(self, one: Side, other: Side) -> Means:
        """What both sides could still spend in later rounds, as far as it is counted."""
        hands, lasting = self._hands, self._lasting
        return (
            one[HAND] if hands[0] else 0,
            one[USED] & lasting[0],
            other[HAND] if hands[1] else 0,
            other[USED] & lasting[1],
        )

    def _layer(self, means: Means) -> Means:
        """The table for these means: their own, or the nearest with nothing that is spent already."""
        if means in self._layers:
            return means
        best, least = self._spent_means(), 1 << 30
        for layer in self._layers:
            one, used, other, used_too = layer
            if one > means[0] or other > means[2] or means[1] & ~used or means[3] & ~used_too:
                continue
            more = (used & ~means[1]).bit_count() + (used_too & ~means[3]).bit_count()
            far = means[0] - one + means[2] - other + 2 * more
            if far < least:
                best, least = layer, far
        return best

    def _number(self, means: Means) -> int:
        """The number of the table for these means."""
        return self._layers.index(self._layer(means))

    def _spent_means(self) -> Means:
        return 0, self._lasting[0], 0, self._lasting[1]

    # --- the table ------------------------------------------------------------------------

    def grow(self, means: Means | None = None, late: Late = None) -> bool:
        """Make the table, or one from a larger sample; whether there is a table. Without a clock the largest
        is made at once. What was begun and not finished goes on the next time."""
        sizes = [self.casts] if late is None else [*range(min(FIRST_CASTS, self.casts), self.casts + 1)]
        for size in sizes:
            if size <= self.size:
                continue
            if not self._drawn(size, means or self._spent_means(), late) or not self._solved(size, late):
                return self.size >= 0
            self.size = size
            self.moved += 1
            if late is not None:
                break
        return True

    @property
    def complete(self) -> bool:
        """Whether there is nothing to add."""
        return self.size >= self.casts

    def _drawn(self, size: int, start: Means, late: Late) -> bool:
        """Draw the rounds after all casts of a sample, with the means that they may leave."""
        if not self._layers:
            self._layers = list(dict.fromkeys((start, self._spent_means())))
        done = 0
        while done < len(self._layers):
            layer = self._layers[done]
            done += 1
            for _, pools in self.sample(size):
                if (layer, pools) in self._roots:
                    continue
                if late is not None and late():
                    return False
                sides: Sides = (
                    (START, pools[0], (), layer[0], layer[1], 0, False),
                    (START, pools[1], (), layer[2], layer[3], 0, False),
                )
                try:
                    self._roots[layer, pools] = self._chart.root(sides, self.most, late)
                except TooLarge:
                    return False
            for means in dict.fromkeys(self._chart.left_over):
                if len(self._layers) < MOST_MEANS and means not in self._layers and any(means):
                    self._layers.append(means)
        return True

    def _solved(self, size: int, late: Late) -> bool:
        """How both sides play, and what that leads to, until it stays the same. What there was no time for
        is done at the next question."""
        cells = self._states
        half = self._half
        if half is None or half.size != size or half.places != len(self._chart.kinds):
            half = self._half = Solving(size, len(self._chart.kinds), self._order())
            for n, layer in enumerate(self._layers):
                known = self._before[n * cells : (n + 1) * cells]
                guess = [worth.utility for worth in known] or [self._guess(cell) for cell in range(cells)]
                half.tables.append(self._fled(layer, guess))
        tables = half.tables
        while True:
            if not self._chart.valued(lambda means: tables[self._number(means)], late, half.columns):
                return False
            if not self._chain(size, half.columns, late, half.chain) or (late is not None and late()):
                return False
            utilities = self._settled(half.chain, half.order)
            moved = 0.0
            for number, layer in enumerate(self._layers):
                new = self._fled(layer, utilities[number * cells : (number + 1) * cells])
                moved = max(moved, *(abs(a - b) for a, b in zip(new, tables[number], strict=True)))
                tables[number] = new
            half.rounds += 1
            if moved < STEADY or half.rounds == ROUNDS_OF_PLAY:
                self._before = self._worths(half.chain, half.order)
                self._half = None
                return True
            half.columns, half.chain = [], []

    def _guess(self, n: int) -> float:
        """Before anything is known: who has more of its health left."""
        one = 1 - n // self.health[1] / self.health[0]
        other = 1 - n % self.health[1] / self.health[1]
        return self.aim.loss + (self.aim.win - self.aim.loss) * one / (one + other)

    def _fled(self, layer: Means, column: Column) -> Column:
        """What the flee phase makes of these values."""
        if not self.model.flee[0] and not self.model.flee[1]:
            return column
        return [self._fled_from(layer, n, Worth(value)).utility for n, value in enumerate(column)]

    def _fled_from(self, means: Means, n: int, worth: Worth) -> Worth:
        if not self.model.flee[0] and not self.model.flee[1]:
            return worth
        one: Side = (n // self.health[1], (), (), means[0], means[1], 0, False)
        other: Side = (n % self.health[1], (), (), means[2], means[3], 0, False)
        for side, cards in ((1, means[2]), (0, means[0])):
            if self.model.flee[side] > 0:
                worth = self._try(side, one, other, worth, cards)
        return worth

    def _chain(self, size: int, columns: list[Column], late: Late, found: Chain) -> bool:
        """Where rounds lead, if they are played as these values say. Goes on behind the cells that are there;
        whether all are."""
        chart = self._chart
        numbers = {means: self._number(means) for means in dict.fromkeys(chart.left_over)}
        layers = [numbers[means] for means in chart.left_over]
        sample = list(self.sample(size))
        for n, layer in enumerate(self._layers):
            roots = [(self._roots[layer, pools], chance) for chance, pools in sample]
            for cell in range(max(0, len(found) - n * self._states), self._states):
                if late is not None and late():
                    return False
                ends, leads = chart.followed(roots, cell, columns, layers)
                found.append((ends, list(leads.items())))
        return True

    def _settled(self, chain: Chain, order: list[int]) -> list[float]:
        """The utility before each cast, if both sides play so: back from the ends, again and again."""
        flees = bool(self.model.flee[0] or self.model.flee[1])
        found = [self._guess(cell % self._states) for cell in range(len(chain))]
        after = found.copy()
        for _ in range(SWEEPS):
            moved = 0.0
            for cell in order:
                ends, leads = chain[cell]
                utility, again = ends.utility, 0.0
                for there, p in leads:
                    if there == cell:
                        again = p
                    else:
                        utility += p * after[there]
                if again:  # nothing has happened: again and again, unless it is better to flee
                    stays = utility / (1 - again) if again < 1 - CLOSE else utility + found[cell]
                    fled = self._fled_in(cell, Worth(stays)).utility if flees else stays
                    utility = stays if fled == stays else utility + again * fled
                moved = max(moved, abs(utility - found[cell]))
                found[cell] = utility
                after[cell] = self._fled_in(cell, Worth(utility)).utility if flees else utility
            if moved < CLOSE:
                break
        return found

    def _worths(self, chain: Chain, order: list[int]) -> list[Worth]:
        """The same with chances and damage."""
        found = [Worth(self._guess(cell % self._states)) for cell in range(len(chain))]
        after = found.copy()
        for _ in range(SWEEPS):
            moved = 0.0
            for cell in order:
                ends, leads = chain[cell]
                again = 0.0
                parts = [(1.0, ends)]
                for there, p in leads:
                    if there == cell:
                        again = p
                    else:
                        parts.append((p, after[there]))
                new = _sum(parts)
                if again:
                    stays = _sum([(1 / (1 - again), new)]) if again < 1 - CLOSE else new
                    fled = self._fled_in(cell, stays)
                    new = stays if fled == stays else _sum([(1.0, new), (again, fled)])
                moved = max(moved, abs(new.utility - found[cell].utility), abs(new.win - found[cell].win))
                found[cell] = new
                after[cell] = self._fled_in(cell, new)
            if moved < CLOSE:
                break
        return found

    def _fled_in(self, cell: int, worth: Worth) -> Worth:
        return self._fled_from(self._layers[cell // self._states], cell % self._states, worth)

    def _order(self) -> list[int]:
        """All cells, those late in a fight first."""

        def late_in_a_fight(cell: int) -> tuple[int, Means, int]:
            n = cell % self._states
            damage = n // self.health[1] + n % self.health[1]
            return -damage, self._layers[cell // self._states], n

        return sorted(range(len(self._layers) * self._states), key=late_in_a_fight)

    # --- casts ----------------------------------------------------------------------------

    def sample(self, casts: int | None = None) -> Iterator[tuple[float, tuple[Pool, Pool]]]:
        """Casts with their chances: all of them, or a balanced sample."""
        model = self.model
        kinds = (*model.parties[0].kinds, *model.parties[1].kinds)
        size = min(self.casts if casts is None else casts, len(kinds))
        columns = _columns(len(kinds), size)
        first = len(model.parties[0].kinds)
        for n in range(1 << size):
            fallen = [
                model.pieces.sides_of(kind)[(n & column).bit_count() & 1]
                for kind, column in zip(kinds, columns, strict=True)
            ]
            yield 1 / (1 << size), (tuple(sorted(fallen[:first])), tuple(sorted(fallen[first:])))


def _columns(tokens: int, size: int) -> list[int]:
    """For each token the bits of a number that decide how it falls: different ones, an odd number of them, so
    that any three tokens fall independently of one another."""
    if tokens <= size:
        return [1 << n for n in range(tokens)]
    odd = sorted(
        (n for n in range(1, 1 << size) if n.bit_count() & 1),
        key=lambda n: (n.bit_count() != 1, -n.bit_count(), n),
    )
    if tokens > len(odd):  # any two of them, at least
        odd += [n for n in range(1, 1 << size) if not n.bit_count() & 1]
    return [odd[n % len(odd)] for n in range(tokens)]


def _sum(parts: list[tuple[float, Worth]]) -> Worth:
    utility = win = loss = damage = harm = 0.0
    for p, worth in parts:
        utility += p * worth.utility
        win += p * worth.win
        loss += p * worth.loss
        damage += p * worth.damage
        harm += p * worth.harm
    return Worth(utility, win, loss, damage, harm)
