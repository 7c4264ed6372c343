"""What abilities do in a combat round: effects one by one, answers to them, tests and dice."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from itertools import product
from math import comb
from typing import Any

from tamalir.odds.third.moves import Moves
from tamalir.odds.third.parties import (
    DAMAGE,
    HAND,
    LASTING,
    NO_SURGES,
    PASSED,
    POOL,
    SPENT,
    USED,
    Deed,
    Power,
    Side,
)
from tamalir.odds.third.pieces import Pool
from tamalir.odds.third.positions import AGAIN, Sides, Step, Steps, TooLarge, Worth, mean, replaced
from tamalir.odds.third.reading import Model


class Effects:
    """The part of the solver that carries out what cards say."""

    model: Model
    moves: Moves
    left: int
    """Positions that may still be looked at."""
    hasty: bool

    @abstractmethod
    def _run(self, sides: Sides, turn: int, flags: int, steps: Steps) -> Worth:
        """Do what is to be done until somebody has to decide, something is cast, or the action is over."""
        raise NotImplementedError

    @abstractmethod
    def ended(self, sides: Sides, loser: int) -> Worth:
        """One side is defeated."""
        raise NotImplementedError

    @abstractmethod
    def _count(self, positions: int) -> None:
        """So many more positions are looked at."""
        raise NotImplementedError

    def _mean(self, parts: Sequence[tuple[float, Worth]]) -> Worth:
        """What chance decides."""
        return mean(parts)

    def _healed(self, side: Side, amount: int) -> Side:
        return (side[DAMAGE] - min(side[DAMAGE], amount), *side[POOL:])

    def _choice(self, n: int, ways: Sequence[Worth]) -> Worth:
        """The best of these for a side; the first of several."""
        return (max if n == 0 else min)(ways, key=_utility)

    def _paid(self, sides: Sides, n: int, power: Power, tokens: Pool) -> Sides:
        """The price is paid before anything happens (3E-SURGE-005), and the use noted."""
        me = self._spent(n, sides[n], tokens) if tokens else sides[n]
        if power.bit or power.exert:
            me = (*me[:HAND], me[HAND] - power.exert, me[USED] | power.bit, me[LASTING], me[PASSED])
        return replaced(sides, n, me)

    def _spent(self, n: int, side: Side, tokens: Pool) -> Side:
        pool = list(side[POOL])
        for piece in tokens:
            pool.remove(piece)
        gone = side[SPENT]
        if self.model.parties[n].keeps:
            pieces = self.model.pieces
            kinds = [*gone, *(pieces.kind[p] for p in tokens)]
            kinds += [pieces.under[p] >> 1 for p in tokens if pieces.under[p] >= 0]
            gone = tuple(sorted(kinds))
        return (side[DAMAGE], tuple(pool), gone, *side[HAND:])

    @staticmethod
    def _use(n: int, power: Power, x: int) -> Steps:
        return (*[("deed", n, deed, x, power.acts) for deed in power.deeds], ("done",))

    # --- effects --------------------------------------------------------------------------

    def _deed(
        self, sides: Sides, turn: int, flags: int, steps: Steps, step: Step
    ) -> Worth | tuple[Sides, int, Steps]:
        by: int
        _, by, deed, x, attack = step
        me = sides[by]
        match deed[0]:
            case "damage":
                amount = x if deed[1] < 0 else deed[1]
                steps = (("hit", by, amount, deed[2], attack, deed[3]), *steps)
            case "heal":
                sides = replaced(sides, by, self._healed(me, x if deed[1] < 0 else deed[1]))
            case "recast" | "flip" | "remove":
                return self._changes(sides, turn, flags, steps, by, deed)
            case "lasts":
                n = by if deed[2] else 1 - by
                side = sides[n]
                sides = replaced(sides, n, (*side[:LASTING], side[LASTING] | deed[1], side[PASSED]))
            case "act-again":
                flags |= AGAIN
            case "take-enemy":
                return self.ended(sides, 1 - by)
            case "all":
                steps = (*[("deed", by, part, x, attack) for part in deed[1]], *steps)
            case "negatable":
                return self._negates(sides, turn, flags, steps, step)
            case "test":
                return self._test(sides, turn, flags, steps, step)
            case "explore":
                return self._explore(sides, turn, flags, steps, step)
            case "borrow":
                return self._borrows(sides, turn, flags, steps, step)
            case _:
                pass  # "prevent" is asked for where something is about to happen
        return sides, flags, steps

    def _reach(self, sides: Sides, by: int, deed: Deed) -> list[tuple[int, Pool]]:
        """By side: the pieces (or, of spent tokens, the kinds) that an effect may touch."""
        _, whose, _, spent, showing = deed
        places = {"own": (by,), "opponent": (1 - by,), "any": (by, 1 - by)}[whose]
        found: list[tuple[int, Pool]] = []
        for n in places:
            if spent:
                found.append((n, sides[n][SPENT]))
            else:
                symbol = self.model.pieces.symbol
                found.append((n, tuple(p for p in sides[n][POOL] if showing < 0 or symbol[p] == showing)))
        return [(n, pool) for n, pool in found if pool]

    def _changes(self, sides: Sides, turn: int, flags: int, steps: Steps, by: int, deed: Deed) -> Worth | Any:
        do, _, count, spent, _ = deed
        reach = self._reach(sides, by, deed)
        if not reach:
            return sides, flags, steps
        if len(reach) == 2 and count != 1:
            raise TooLarge  # several tokens of both pools: nobody prints that
        found: list[Worth] = []
        for n, pool in reach:
            for some in self.moves.picked(by, do, n == by, pool, count):
                if do == "recast":
                    own, gone = ((), some) if spent else (some, ())
                    found.append(self._recast(sides, turn, flags, steps, n, own, gone))
                elif do == "flip":
                    turns = tuple(("flip", by, n, piece) for piece in some)
                    found.append(self._run(sides, turn, flags, (*turns, *steps)))
                else:
                    found.append(self._run(self._removed(sides, n, some), turn, flags, steps))
        return self._choice(by, found)

    def _removed(self, sides: Sides, n: int, some: Pool) -> Sides:
        """Set aside as though spent; a doubling token under one is free again (3E-GAP-018)."""
        side, pieces = sides[n], self.model.pieces
        pool = list(side[POOL])
        for piece in some:
            pool.remove(piece)
            if pieces.under[piece] >= 0:
                pool.append(pieces.under[piece])
        gone = side[SPENT]
        if self.model.parties[n].keeps:
            gone = tuple(sorted((*gone, *(pieces.kind[p] for p in some))))
        return replaced(sides, n, (side[DAMAGE], tuple(sorted(pool)), gone, *side[HAND:]))

    def _turned(self, sides: Sides, n: int, piece: int) -> Sides:
        side = sides[n]
        pool = list(side[POOL])
        pool[pool.index(piece)] = self.model.pieces.flip[piece]
        return replaced(sides, n, (side[DAMAGE], tuple(sorted(pool)), *side[SPENT:]))

    def _recast(
        self, sides: Sides, turn: int, flags: int, steps: Steps, n: int, some: Pool, gone: Pool
    ) -> Worth:
        """Cast these pieces again, and these spent tokens back into the pool."""
        side, pieces = sides[n], self.model.pieces
        rest, spent = list(side[POOL]), list(side[SPENT])
        for piece in some:
            rest.remove(piece)
        for kind in gone:
            spent.remove(kind)
        falls = [(p, pieces.flip[p]) for p in some] + [pieces.sides_of(kind) for kind in gone]
        weights: dict[Pool, int] = {}
        for fallen in product(*falls):
            pool = tuple(sorted((*rest, *fallen)))
            weights[pool] = weights.get(pool, 0) + 1
        self._count(len(weights))
        whole = float(1 << len(falls))
        parts: list[tuple[float, Worth]] = []
        for pool, weight in weights.items():
            after = replaced(sides, n, (side[DAMAGE], pool, tuple(spent), *side[HAND:]))
            parts.append((weight / whole, self._run(after, turn, flags, steps)))
        return self._mean(parts)

    def _prevents(self, sides: Sides, turn: int, flags: int, steps: Steps, flip: Step) -> Worth:
        """The opponent of the flipper may prevent it, just before (3E-NEGATE-003)."""
        by: int
        _, by, whose, piece = flip
        foe = 1 - by
        found = [self._run(self._turned(sides, whose, piece), turn, flags, steps)]
        side = sides[foe]
        for power in self.model.parties[foe].waiting["opponent-flips"]:
            if power.deeds and power.deeds[0][0] == "prevent" and not self.moves.refused(foe, side, power):
                ways = self.moves.payments(side[LASTING], side[POOL], power)
                found += [self._run(self._paid(sides, foe, power, way), turn, flags, steps) for way in ways]
        return self._choice(foe, found)

    def _negates(self, sides: Sides, turn: int, flags: int, steps: Steps, step: Step) -> Worth:
        by: int
        _, by, deed, x, attack = step
        foe = 1 - by
        inner = tuple(("deed", by, part, x, attack) for part in deed[3])
        found = [self._run(sides, turn, flags, (*inner, *steps))]
        side = sides[foe]
        for way in self.moves.paying(side[LASTING], side[POOL], deed[1], x if deed[2] < 0 else deed[2]):
            after = replaced(sides, foe, self._spent(foe, side, way))
            found.append(self._run(after, turn, flags, steps))
        return self._choice(foe, found)

    def _borrows(self, sides: Sides, turn: int, flags: int, steps: Steps, step: Step) -> Worth | Any:
        by: int
        _, by, deed, _, attack = step
        if not deed[1]:
            return sides, flags, steps
        parts: list[tuple[float, Worth]] = []
        for card in deed[1]:
            ways = [
                self._run(sides, turn, flags, (*[("deed", by, part, 1, attack) for part in inner], *steps))
                for inner in card
            ]
            parts.append((1 / len(deed[1]), self._choice(by, ways)))
        return self._mean(parts)

    # --- what waits for a moment ----------------------------------------------------------

    def _set_off(
        self, sides: Sides, turn: int, flags: int, steps: Steps, step: Step
    ) -> Worth | tuple[Sides, int, Steps]:
        """Abilities that wait for a moment, in any order (3E-SIMUL-003)."""
        n: int
        powers: tuple[Power, ...]
        _, n, powers = step
        if len(powers) > 1:
            orders = [
                self._run(
                    sides, turn, flags, (("wait", n, (first,)), ("wait", n, _without(powers, first)), *steps)
                )
                for first in powers
            ]
            return self._choice(n, orders)
        power = next(iter(powers))
        side = sides[n]
        if self.moves.refused(n, side, power) or all(self._pointless(sides, n, d) for d in power.deeds):
            return sides, flags, steps
        ways = self.moves.payments(side[LASTING], side[POOL], power)
        if not ways:
            return sides, flags, steps
        found = [
            self._run(
                self._paid(sides, n, power, way),
                turn,
                flags,
                (*self._use(n, power, self.moves.token_value(side[LASTING], way) if power.x else 1), *steps),
            )
            for way in ways
        ]
        if power.may or power.cost or power.exert:
            found.append(self._run(sides, turn, flags, steps))
        return self._choice(n, found)

    def _pointless(self, sides: Sides, n: int, deed: Deed) -> bool:
        me, foe = sides[n], sides[1 - n]
        match deed[0]:
            case "heal":
                return not me[DAMAGE]
            case "recast" | "flip" | "remove":
                return not self._reach(sides, n, deed)
            case "lasts":
                if deed[2]:
                    return bool(me[LASTING] & deed[1])
                surges = any(power.surge for power in self.model.parties[1 - n].actions)
                return foe[PASSED] or bool(foe[LASTING] & NO_SURGES) or not surges
            case "act-again":
                return foe[PASSED] or me[PASSED] or not self.moves.actions(n, me, foe)
            case "negatable":
                return all(self._pointless(sides, n, part) for part in deed[3])
            case "all":
                return all(self._pointless(sides, n, part) for part in deed[1])
            case "borrow":
                return not deed[1]
            case _:
                return False

    # --- tests and dice -------------------------------------------------------------------

    def _test(self, sides: Sides, turn: int, flags: int, steps: Steps, step: Step) -> Worth:
        """Reveal as many cards as the attribute says, then exert as long as it helps (3E-TEST-005)."""
        _, _, deed, _, _ = step
        stars, cards = self.model.stars, self.model.cards
        n = min(deed[1], cards)
        parts: list[tuple[float, Worth]] = []
        whole = comb(cards, n)
        for found in range(max(0, n - (cards - stars)), min(n, stars) + 1):
            chance = comb(stars, found) * comb(cards - stars, n - found) / whole
            parts.append((chance, self._exerts(sides, turn, flags, steps, step, found, n)))
        return self._mean(parts)

    def _exerts(
        self, sides: Sides, turn: int, flags: int, steps: Steps, step: Step, found: int, revealed: int
    ) -> Worth:
        by: int
        _, by, deed, _, attack = step
        _, _, needs, success, failure = deed
        if found >= needs:
            inner = tuple(("deed", by, part, found, attack) for part in success)
            ways = [self._run(sides, turn, flags, (*inner, *steps))]
        else:
            inner = tuple(("deed", by, part, found, attack) for part in failure)
            ways = [self._run(sides, turn, flags, (*inner, *_stopped(steps)))]
        n = by if self.model.parties[by].hero else 1 - by
        side, cards, stars = sides[n], self.model.cards, self.model.stars
        if side[HAND] and revealed < cards and not self.hasty:
            after = replaced(sides, n, (*side[:HAND], side[HAND] - 1, *side[USED:]))
            chance = (stars - found) / (cards - revealed)
            parts: list[tuple[float, Worth]] = []
            if chance > 0:
                parts.append((chance, self._exerts(after, turn, flags, steps, step, found + 1, revealed + 1)))
            if chance < 1:
                parts.append((1 - chance, self._exerts(after, turn, flags, steps, step, found, revealed + 1)))
            ways.append(self._mean(parts))
        return self._choice(n, ways)

    def _explore(self, sides: Sides, turn: int, flags: int, steps: Steps, step: Step) -> Worth:
        """Dice that match the hero's hex count; each card exerted rolls one again (3E-EXERT-003)."""
        dice, p = self.model.dice, self.model.matches
        parts = [
            (comb(dice, k) * p**k * (1 - p) ** (dice - k), self._mends(sides, turn, flags, steps, step, k))
            for k in range(dice + 1)
        ]
        return self._mean([(chance, worth) for chance, worth in parts if chance > 0])

    def _mends(self, sides: Sides, turn: int, flags: int, steps: Steps, step: Step, k: int) -> Worth:
        by: int
        _, by, deed, _, attack = step
        inner = tuple(("deed", by, part, k, attack) for part in deed[1]) if k else ()
        ways = [self._run(sides, turn, flags, (*inner, *steps))]
        n = by if self.model.parties[by].hero else 1 - by
        side, p = sides[n], self.model.matches
        if side[HAND] and k < self.model.dice and p > 0 and not self.hasty:
            after = replaced(sides, n, (*side[:HAND], side[HAND] - 1, *side[USED:]))
            parts = [(p, self._mends(after, turn, flags, steps, step, k + 1))]
            if p < 1:
                parts.append((1 - p, self._mends(after, turn, flags, steps, step, k)))
            ways.append(self._mean(parts))
        return self._choice(n, ways)


def _without(powers: tuple[Power, ...], one: Power) -> tuple[Power, ...]:
    return tuple(power for power in powers if power is not one)


def _stopped(steps: Steps) -> Steps:
    """After a failed test nothing further of the ability happens (3E-TEST-010)."""
    return steps[steps.index(("done",)) :] if ("done",) in steps else steps


def _utility(worth: Worth) -> float:
    return worth.utility
