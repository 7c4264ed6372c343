"""What a side may do with its pool: combat actions, shields, payments, tokens to choose from.

*Wide* is everything the rules allow, tokens that look alike being one. *Narrow* is what sensible play comes
down to: all damage of a kind at once, the best tokens to double, to turn or to cast again, the cheapest
payment. The round under way is played wide, rounds far ahead narrow.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TypeAlias

from tamalir.odds.third.parties import HAND, LASTING, NO_SURGES, POOL, USED, Power, Side, doubled
from tamalir.odds.third.pieces import Pool
from tamalir.odds.third.reading import Model

Move: TypeAlias = tuple[str, int, Pool, int]
"""What, with what (a symbol, a target, the number of an ability), the tokens spent, and how much it is
worth."""

PASS: Move = ("pass", 0, (), 0)
IN_HASTE = ("use", "double", "recast", "flip", "spend")
"""What is tried first where there is no room to try everything."""


class Moves:
    """The choices of both sides of one fight, worked out once for each pool."""

    def __init__(self, model: Model, wide: bool) -> None:
        self.model, self.wide = model, wide
        self._known: dict[object, list[Move]] = {}
        self._shields: dict[object, list[tuple[Pool, int]]] = {}
        self._worths: tuple[dict[int, float], dict[int, float]] = ({}, {})

    # --- combat actions -------------------------------------------------------------------

    def actions(self, n: int, side: Side, foe: Side) -> list[Move]:
        """The combat actions of a side; passing is possible besides."""
        key = (n, side[POOL], side[HAND], side[USED], side[LASTING], foe[POOL])
        party = self.model.parties[n]
        if any(power.hurt for power in party.actions):
            key = (*key, side[0])
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._actions(n, side, foe)
        return known

    def _actions(self, n: int, side: Side, foe: Side) -> list[Move]:
        model, party = self.model, self.model.parties[n]
        pool, lasting = side[POOL], side[LASTING]
        symbol = model.pieces.symbol
        found: list[Move] = []
        for kind in party.strikes:
            tokens = [piece for piece in pool if symbol[piece] == kind]
            if not tokens:
                continue
            ways = handfuls(tokens) if self.wide else [tuple(tokens)]
            found += [("spend", kind, some, self.token_value(lasting, some)) for some in ways]
        for number, power in enumerate(party.actions):
            if self.refused(n, side, power):
                continue
            ways = self.payments(lasting, pool, power)
            if not self.wide and len(ways) > 1:
                ways = self._sparing(lasting, ways, power)
            found += [("use", number, way, self.token_value(lasting, way) if power.x else 1) for way in ways]
        doubles = [p for p in pool if symbol[p] == model.double and model.pieces.under[p] < 0]
        if doubles:
            found += self._doublings(n, pool, set(doubles))
        agile = [piece for piece in pool if symbol[piece] == model.agility]
        for piece in dict.fromkeys(agile):
            found += self._flips(n, pool, piece)
            found += self._recasts(n, foe[POOL], piece)
        return found

    def refused(self, n: int, side: Side, power: Power) -> bool:
        """Whether an ability may not be used now, whatever is paid."""
        if power.bit and side[USED] & power.bit:
            return True
        if power.surge and (side[LASTING] & NO_SURGES or self.model.parties[1 - n].silences):
            return True
        if power.hurt and 100 * side[0] < power.hurt * self.model.parties[n].health:
            return True
        return power.exert > side[HAND]

    def _doublings(self, n: int, pool: Pool, doubles: set[int]) -> list[Move]:
        model = self.model
        loose = [piece for piece in dict.fromkeys(pool) if model.pieces.under[piece] < 0]
        found: list[Move] = []
        for double in doubles:
            tops = [top for top in loose if top != double or pool.count(top) > 1]
            if not self.wide:
                tops = self._best(tops, self._doubled_worth(n), 2)
            found += [("double", top, (double,), 0) for top in tops]
        return found

    def _flips(self, n: int, pool: Pool, piece: int) -> list[Move]:
        targets = [p for p in dict.fromkeys(pool) if p != piece or pool.count(p) > 1]
        if not self.wide:
            harm, flip = self._harm(n), self.model.pieces.flip
            targets = self._best(targets, {p: harm[flip[p]] - harm[p] for p in targets}, 1)
        return [("flip", target, (piece,), 0) for target in targets]

    def _recasts(self, n: int, pool: Pool, piece: int) -> list[Move]:
        targets = list(dict.fromkeys(pool))
        if not self.wide:
            harm, flip = self._harm(1 - n), self.model.pieces.flip
            targets = self._best(targets, {p: harm[p] - harm[flip[p]] for p in targets}, 1)
        return [("recast", target, (piece,), 0) for target in targets]

    # --- shields and payments -------------------------------------------------------------

    def shields(self, n: int, side: Side, amount: int) -> list[tuple[Pool, int]]:
        """The shields that a side might spend, with what they block."""
        pool, lasting = side[POOL], side[LASTING]
        key = (n, pool, lasting & doubled(self.model.shield), amount)
        known = self._shields.get(key)
        if known is None:
            tokens = [p for p in pool if self.model.pieces.symbol[p] == self.model.shield]
            ways = [(some, self.token_value(lasting, some)) for some in handfuls(tokens)] if tokens else []
            if not self.model.parties[
                n
            ].keeps:  # nobody gains by spending a shield more than blocks all of it
                ways = [w for w in ways if not any(_less(v, w) and v[1] >= amount for v in ways)]
            known = ways
            if not self.wide and len(known) > 1:
                known = [min(known, key=lambda way: (-min(amount, way[1]), way[1], len(way[0])))]
            self._shields[key] = known
        return known

    def payments(self, lasting: int, pool: Pool, power: Power) -> list[Pool]:
        """The tokens with which a side can pay; none if it cannot."""
        ways: list[Pool] = [()]
        for symbol, amount, tokens in power.cost:
            some = self.paying(lasting, pool, symbol, amount, tokens)
            ways = [(*way, *more) for way in ways for more in some]
        return ways

    def paying(self, lasting: int, pool: Pool, symbol: int, amount: int, tokens: bool = False) -> list[Pool]:
        """Choices of tokens that are worth so much of a symbol (or are so many)."""
        fitting = [piece for piece in pool if self.model.pieces.symbol[piece] == symbol]
        if not fitting:
            return []
        if symbol == self.model.agility and not tokens:  # 3E-AGILITY-002: only one is spent at a time
            return [(piece,) for piece in dict.fromkeys(fitting)] if amount == 1 else []
        if tokens:
            return [some for some in handfuls(fitting) if len(some) == amount]
        return [some for some in handfuls(fitting) if self.token_value(lasting, some) >= amount]

    def _sparing(self, lasting: int, ways: list[Pool], power: Power) -> list[Pool]:
        if power.x:
            return [max(ways, key=lambda way: self.token_value(lasting, way))]
        return [min(ways, key=lambda way: (self.token_value(lasting, way), len(way), way))]

    def token_value(self, lasting: int, pieces: Iterable[int]) -> int:
        """What tokens are worth when they are spent."""
        values, symbol = self.model.pieces.value, self.model.pieces.symbol
        found = 0
        for piece in pieces:
            found += values[piece] * (2 if lasting & doubled(symbol[piece]) else 1)
        return found

    # --- tokens to choose from ------------------------------------------------------------

    def picked(self, n: int, deed: str, own: bool, pool: Sequence[int], count: int | str) -> list[Pool]:
        """Which tokens an effect of side n may touch, as many as it says, of the own pool or the
        opponent's."""
        if count == "all" or (isinstance(count, int) and len(pool) <= count):
            return [tuple(pool)]
        if count == "any-number":
            if self.wide and len(pool) <= 4:
                return [(), *handfuls(pool)]
            return self._poor_ones(n, pool)
        ways = list(dict.fromkeys(tuple(sorted(some)) for some in combinations(pool, int(count))))
        if self.wide:
            return ways
        whose = n if own else 1 - n
        harm, flip = self._harm(whose), self.model.pieces.flip
        gain = {p: harm[flip[p]] - harm[p] if deed != "remove" else -harm[p] for p in pool}
        sign = 1 if own else -1
        return [max(ways, key=lambda way: (sum([sign * gain[p] for p in way]), way))]

    def _poor_ones(self, n: int, pool: Sequence[int]) -> list[Pool]:
        """Of any number: the tokens that would gain, from the one with most to gain to all of them."""
        harm, flip = self._harm(n), self.model.pieces.flip
        gain = sorted(pool, key=lambda p: (harm[p] - harm[flip[p]], p))
        if not self.wide:
            return [tuple(sorted(p for p in pool if harm[flip[p]] > harm[p]))]
        return [(), *(tuple(sorted(gain[:k])) for k in range(1, len(gain) + 1))]

    def _harm(self, n: int) -> dict[int, float]:
        """What a piece is worth to a side, roughly."""
        model = self.model
        if len(self._worths[n]) == len(model.pieces.symbol):
            return self._worths[n]
        found: dict[int, float] = {}
        for piece, symbol in model.pieces.symbol.items():
            value = float(model.pieces.value[piece])
            if symbol in model.parties[n].strikes:
                found[piece] = value
            elif symbol == model.surge:
                found[piece] = 0.9 * value if any(power.surge for power in model.parties[n].actions) else 0.1
            elif symbol == model.shield:
                found[piece] = 0.7 * value
            elif symbol in (model.double, model.agility):
                found[piece] = 0.8
            else:
                found[piece] = 0.0
        self._worths = (found, self._worths[1]) if n == 0 else (self._worths[0], found)
        return found

    def _doubled_worth(self, n: int) -> dict[int, float]:
        """What is worth doubling: damage first."""
        strikes = self.model.parties[n].strikes
        harm = self._harm(n)
        return {p: harm[p] + (1.0 if self.model.pieces.symbol[p] in strikes else 0.0) for p in harm}

    @staticmethod
    def _best(pieces: Sequence[int], worth: dict[int, float], most: int) -> list[int]:
        """The best of these, none that is worth nothing."""
        good = [piece for piece in pieces if worth[piece] > 0]
        return sorted(good, key=lambda piece: (-worth[piece], piece))[:most]


def handfuls(pieces: Sequence[int]) -> list[Pool]:
    """Every choice of one or more of these, the largest first; those that look alike count as one."""
    found: list[Pool] = [()]
    for piece in dict.fromkeys(pieces):
        times = pieces.count(piece)
        found = [(*some, *[piece] * k) for some in found for k in range(times + 1)]
    return sorted(found[1:], key=len, reverse=True)


def _less(one: tuple[Pool, int], other: tuple[Pool, int]) -> bool:
    """Whether a way to block spends some of the tokens of another, and no others."""
    if len(one[0]) >= len(other[0]):
        return False
    left = list(other[0])
    for piece in one[0]:
        if piece not in left:
            return False
        left.remove(piece)
    return True
