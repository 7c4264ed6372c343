"""Rounds drawn once for all states of health: what a cast may lead to, as a chart of decisions and chances.

What the two sides may do after a cast does not depend on how much damage lies on them; only what it leads to
does. So a round is drawn with damage *counted from where it began*, and each place of the chart has a value
for every state of health at once: the better of these, the mean of those, the end where somebody falls. With
another table of what comes after the round the chart is valued again, and nothing is drawn twice.

Charts are drawn narrowly, and for a bounded number of positions; behind them each side does what comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from tamalir.odds.advisor import Late
from tamalir.odds.third.aims import Aim
from tamalir.odds.third.moves import Move
from tamalir.odds.third.parties import DAMAGE, HAND, LASTING, OPEN, POOL, Side
from tamalir.odds.third.positions import HURT, Sides, Step, Steps, Worth, replaced
from tamalir.odds.third.reading import Model
from tamalir.odds.third.rounds import Rounds

Means: TypeAlias = tuple[int, int, int, int]
"""Cards in hand and uses of both sides: what a fight spends besides health."""
Column: TypeAlias = list[float]
"""A value for every state of health."""

AFTER, BETTER, WORSE, MIXED, FALLS, OVER, UNLESS = range(7)
"""After the round; the attacker chooses, its opponent does; chance; somebody falls where that much damage is
too much; the fight is over; not possible in some states of health."""

BASE: Final = 1024
START: Final = 512 * BASE
"""No damage yet in this round. `START + BASE * more + least`: so much more than at its beginning, but at
least `least`, because nobody is healed below 0."""
NEVER: Final = 9.0


class Chart(Rounds):
    """Draws rounds of one fight."""

    def __init__(self, model: Model, means: Callable[[Side, Side], Means], aim: Aim) -> None:
        super().__init__(model, self._after, aim, wide=False)
        self.hasty = True
        self.means = means
        self.health: tuple[int, int] = (model.parties[0].health, model.parties[1].health)
        self.kinds: list[int] = []
        """By place: what it is, and below what belongs to it."""
        self.ways: list[tuple[int, ...]] = []
        self.chances: list[tuple[float, ...]] = []
        self.leads: list[list[int]] = []
        """After a round: the state of health for each at its beginning."""
        self.left_over: list[Means] = []
        self.ends: list[dict[int, Worth]] = []
        """By state of health: how the fight ends here."""
        self._leaves: dict[tuple[int, int, Means], Worth] = {}
        self._falls: dict[tuple[int, int, int, int], dict[int, Worth]] = {}
        self._places: dict[tuple[int, int, int], Worth] = {}
        """Places where somebody falls, by what comes otherwise and by the ends (each is kept once)."""
        self._forks: dict[tuple[int, tuple[int, ...], tuple[float, ...]], Worth] = {}

    def root(self, sides: Sides, most: int, late: Late = None) -> int:
        """Where the round after this cast begins; at most so many positions are added for it. `TooLarge` if
        there was no time for it: what is drawn already is kept."""
        self.left, self.late = most, late
        return self.cast(sides).node

    # --- drawing --------------------------------------------------------------------------

    def _place(
        self,
        kind: int,
        ways: tuple[int, ...] = (),
        chances: tuple[float, ...] = (),
        leads: list[int] | None = None,
        left_over: Means = (0, 0, 0, 0),
        ends: dict[int, Worth] | None = None,
    ) -> Worth:
        self.kinds.append(kind)
        self.ways.append(ways)
        self.chances.append(chances)
        self.leads.append(leads if leads is not None else [])
        self.left_over.append(left_over)
        self.ends.append(ends if ends is not None else {})
        return Worth(0.0, node=len(self.kinds) - 1)

    def _after(self, one: Side, other: Side) -> Worth:
        means = self.means(one, other)
        key = one[DAMAGE], other[DAMAGE], means
        found = self._leaves.get(key)
        if found is None:
            most = self.health[0] - 1, self.health[1] - 1
            first, second = self._damages(0, one[DAMAGE]), self._damages(1, other[DAMAGE])
            leads = [
                min(most[0], one_then) * (most[1] + 1) + min(most[1], other_then)
                for one_then in first
                for other_then in second
            ]
            found = self._leaves[key] = self._place(AFTER, leads=leads, left_over=means)
        return found

    def _damages(self, n: int, code: int) -> list[int]:
        """By damage at the beginning of the round: damage now."""
        more, least = code // BASE - START // BASE, code % BASE
        return [max(least, damage + more) for damage in range(self.health[n])]

    def _taken(
        self, sides: Sides, turn: int, flags: int, steps: Steps, step: Step
    ) -> Worth | tuple[Sides, int, Steps]:
        by: int
        _, by, amount, attack = step
        if amount <= 0:
            return sides, flags, steps
        foe = 1 - by
        side = sides[foe]
        after = replaced(sides, foe, (side[DAMAGE] + (BASE + 1) * amount, *side[POOL:]))
        if attack:
            flags |= HURT
        if attack and side[LASTING] > OPEN:
            steps = (*self._sent_back(foe, side[LASTING], amount), *steps)
        fallen = self._fallen(after, foe)
        if len(fallen) == self.health[0] * self.health[1]:
            return self._once(OVER, -1, fallen)
        then = self._run(after, turn, flags, steps)
        return self._once(FALLS, then.node, fallen) if fallen else then

    def _once(self, kind: int, then: int, fallen: dict[int, Worth]) -> Worth:
        """A place that ends the fight in some states of health; many ways lead to the same one."""
        key = kind, then, id(fallen)  # these are kept as long as the chart is
        found = self._places.get(key)
        if found is None:
            ways = () if then < 0 else (then,)
            found = self._places[key] = self._place(kind, ways, ends=fallen)
        return found

    def _fallen(self, sides: Sides, loser: int) -> dict[int, Worth]:
        """The states of health in which a side is defeated now, and what that is worth."""
        key = sides[0][DAMAGE], sides[1][DAMAGE], loser, sides[0][HAND] - sides[1][HAND]
        found = self._falls.get(key)
        if found is None:
            found = self._falls[key] = self._fallen_now(sides, loser)
        return found

    def _fallen_now(self, sides: Sides, loser: int) -> dict[int, Worth]:
        columns = self._damages(0, sides[0][DAMAGE]), self._damages(1, sides[1][DAMAGE])
        most = self.health[loser]
        found: dict[int, Worth] = {}
        for n, one in enumerate(columns[0]):
            for m, other in enumerate(columns[1]):
                if (one, other)[loser] >= most:
                    found[n * self.health[1] + m] = self._end(sides, loser, one, other)
        return found

    def _end(self, sides: Sides, loser: int, one: int, other: int) -> Worth:
        aim, won = self.aim, loser == 1
        damage, harm = float(min(one, self.health[0])), float(min(other, self.health[1]))
        utility = (aim.win if won else aim.loss) - aim.damage * damage + aim.hurt * harm
        utility += aim.card * (sides[0][HAND] - sides[1][HAND])
        return Worth(utility, float(won), float(not won), damage, harm)

    def ended(self, sides: Sides, loser: int) -> Worth:
        columns = self._damages(0, sides[0][DAMAGE]), self._damages(1, sides[1][DAMAGE])
        ends = {
            n * self.health[1] + m: self._end(
                sides, loser, self.health[0] if loser == 0 else one, self.health[1] if loser == 1 else other
            )
            for n, one in enumerate(columns[0])
            for m, other in enumerate(columns[1])
        }
        return self._place(OVER, ends=ends)

    def _healed(self, side: Side, amount: int) -> Side:
        more, least = side[DAMAGE] // BASE, side[DAMAGE] % BASE
        amount = min(amount, START // BASE // 4)
        return ((more - amount) * BASE + max(0, least - amount), *side[POOL:])

    def _all_moves(self, sides: Sides, turn: int) -> list[Move]:
        """Nobody passes who can strike (what lies there is cast anew in any case), unless damage would be
        dealt back; and of several kinds of damage the largest comes first."""
        found = super()._all_moves(sides, turn)
        strikes = [n for n, move in enumerate(found) if move[0] == "spend"]
        if not strikes or sides[1 - turn][LASTING] > OPEN:
            return found
        # by its place: to compiled code a tuple is its parts, and never the same one again
        first = max(strikes, key=lambda n: found[n][3])
        return [move for n, move in enumerate(found) if n == first or move[0] not in ("pass", "spend")]

    def _best_action(self, sides: Sides, turn: int) -> Worth:
        return self._choice(turn, [self._moved(sides, turn, move) for move in self._all_moves(sides, turn)])

    def _moved(self, sides: Sides, turn: int, move: Move) -> Worth:
        found = super()._moved(sides, turn, move)
        powers = self.model.parties[turn].actions
        if move[0] == "use" and powers[move[1]].hurt:
            return self._only_hurt(found, turn, sides[turn], powers[move[1]].hurt)
        return found

    def _only_hurt(self, found: Worth, n: int, side: Side, percent: int) -> Worth:
        """What only somebody can do who has lost so much of its health."""
        most = self.health[n]
        whole = [100 * damage < percent * most for damage in self._damages(n, side[DAMAGE])]
        never = Worth(-NEVER if n == 0 else NEVER)
        ends = {
            one * self.health[1] + other: never
            for one in range(self.health[0])
            for other in range(self.health[1])
            if whole[one if n == 0 else other]
        }
        return self._place(UNLESS, (found.node,), ends=ends) if ends else found

    def _choice(self, n: int, ways: Sequence[Worth]) -> Worth:
        places = tuple(dict.fromkeys(way.node for way in ways))
        if len(places) == 1:
            return ways[0]
        return self._alike(BETTER if n == 0 else WORSE, places, ())

    def _mean(self, parts: Sequence[tuple[float, Worth]]) -> Worth:
        chances: dict[int, float] = {}
        for chance, worth in parts:
            chances[worth.node] = chances.get(worth.node, 0.0) + chance
        if len(chances) == 1:
            return parts[0][1]
        return self._alike(MIXED, tuple(chances), tuple(chances.values()))

    def _alike(self, kind: int, ways: tuple[int, ...], chances: tuple[float, ...]) -> Worth:
        """A choice or a chance: many positions come to the same."""
        key = kind, ways, chances
        found = self._forks.get(key)
        if found is None:
            found = self._forks[key] = self._place(kind, ways, chances)
        return found

    # --- values ---------------------------------------------------------------------------

    def valued(
        self,
        after: Callable[[Means], Column],
        late: Callable[[], bool] | None,
        columns: list[Column],
    ) -> bool:
        """For each place a value in every state of health, if after the round it is worth that. Goes on
        behind the columns that are there; whether all are."""
        tables: dict[Means, Column] = {}
        for n in range(len(columns), len(self.kinds)):
            kind = self.kinds[n]
            if late is not None and n % 128 == 127 and late():
                return False
            if kind == AFTER:
                means = self.left_over[n]
                table = tables.get(means)
                if table is None:
                    table = tables[means] = after(means)
                columns.append([table[cell] for cell in self.leads[n]])
            elif kind in (BETTER, WORSE):
                columns.append(self._best_of(n, columns))
            elif kind == MIXED:
                columns.append(self._mixed(n, columns))
            elif kind == OVER:
                column = [0.0] * (self.health[0] * self.health[1])
                for cell, worth in self.ends[n].items():
                    column[cell] = worth.utility
                columns.append(column)
            else:
                column = columns[self.ways[n][0]].copy()
                for cell, worth in self.ends[n].items():
                    column[cell] = worth.utility
                columns.append(column)
        return True

    def _best_of(self, n: int, columns: list[Column]) -> Column:
        ways = self.ways[n]
        found = columns[ways[0]]
        for way in ways[1:]:  # a call for each number would take twice as long
            if self.kinds[n] == BETTER:
                found = [b if b > a else a for a, b in zip(found, columns[way], strict=True)]  # noqa: FURB136
            else:
                found = [b if b < a else a for a, b in zip(found, columns[way], strict=True)]  # noqa: FURB136
        return found

    def _mixed(self, n: int, columns: list[Column]) -> Column:
        ways, chances = self.ways[n], self.chances[n]
        if len(ways) == 2:
            p, q = chances
            return [p * a + q * b for a, b in zip(columns[ways[0]], columns[ways[1]], strict=True)]
        found = [chances[0] * a for a in columns[ways[0]]]
        for chance, way in zip(chances[1:], ways[1:], strict=True):
            found = [sofar + chance * a for sofar, a in zip(found, columns[way], strict=True)]
        return found

    def followed(
        self, roots: Sequence[tuple[int, float]], cell: int, columns: list[Column], layers: Sequence[int]
    ) -> tuple[Worth, dict[int, float]]:
        """Where rounds lead in one state of health, if both sides choose what is worth most to them: the sum
        of the ends of the fight with their chances, and the chances of what is left after the round: the
        number of its means (`layers`, by place), times all states of health, and a state of health.

        What belongs to a place was drawn before it: so from the last to the first each is looked at once.
        """
        shares = [0.0] * (1 + max([root for root, _ in roots]))
        for root, chance in roots:
            shares[root] += chance
        states = self.health[0] * self.health[1]
        utility = win = loss = damage = harm = 0.0
        leads: dict[int, float] = {}
        for place in range(len(shares) - 1, -1, -1):
            p = shares[place]
            if p == 0.0:
                continue
            kind = self.kinds[place]
            if kind == AFTER:
                there = layers[place] * states + self.leads[place][cell]
                leads[there] = leads.get(there, 0.0) + p
            elif kind == MIXED:
                chances = self.chances[place]
                for n, way in enumerate(self.ways[place]):
                    shares[way] += p * chances[n]
            elif kind in (BETTER, WORSE):
                best, value = -1, 0.0
                for way in self.ways[place]:
                    this = columns[way][cell]
                    if best < 0 or (this > value if kind == BETTER else this < value):
                        best, value = way, this
                shares[best] += p
            else:
                end = None if kind == UNLESS else self.ends[place].get(cell)
                if end is None:
                    shares[self.ways[place][0]] += p
                else:
                    utility += p * end.utility
                    win += p * end.win
                    loss += p * end.loss
                    damage += p * end.damage
                    harm += p * end.harm
        return Worth(utility, win, loss, damage, harm), leads
