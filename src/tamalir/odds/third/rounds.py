"""One combat round, solved: both sides play as well as can be, the attacker for its aim, the other against it.

Once the tokens lie, a round is a game of perfect information with alternating actions; chance comes in with
tokens that are cast again, tests and dice. Positions repeat and are kept. What follows the round is asked of
a `Future`: the table of rounds, or in tests any function.

What is under way in a combat action stands in a list of steps still to be done, so that a block, an answer or
the choice of a token is a position like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from math import comb
from typing import Any, NamedTuple, TypeAlias

from tamalir.odds.third.aims import WIN_FIRST, Aim
from tamalir.odds.third.moves import PASS, Move, Moves
from tamalir.odds.third.pieces import Pool
from tamalir.odds.third.reading import (
    DAMAGE, HAND, LASTING, NO_SURGES, OPEN, PASSED, POOL, SPENT, USED, Deed, Model, Power, Side, dealt_back,
)  # fmt: skip

Sides: TypeAlias = tuple[Side, Side]
Step: TypeAlias = tuple[Any, ...]
Steps: TypeAlias = tuple[Step, ...]

ENDLESS = 1_000_000
"""The health of a side where somebody wants to know what a round does to it, whatever it can bear."""
ATTACKED, HURT, AGAIN = 1, 2, 4
"""What the running combat action has done."""


class Worth(NamedTuple):
    """What a position is worth to the attacker, and how it ends on average."""

    utility: float
    win: float = 0.0
    loss: float = 0.0
    damage: float = 0.0
    """On the attacker in the end."""
    harm: float = 0.0
    """On its opponent."""
    error: float = 0.0
    """How far off the chance to win may be, as far as it is an estimate."""
    trace: Any = None
    """How it comes about, where somebody keeps traces."""


Future: TypeAlias = Callable[[Side, Side], Worth]
"""What the flee phase after a round is worth."""


class TooLarge(Exception):
    """More positions than agreed."""


class Rounds:
    """Solves rounds of one fight and keeps what it has found."""

    def __init__(self, model: Model, future: Future, aim: Aim = WIN_FIRST, wide: bool = True, most: int = 20_000, tracing: bool = False) -> None:
        self.model, self.future, self.aim = model, future, aim
        self.moves = Moves(model, wide, tracing)
        self.left = most
        """Positions that may still be looked at."""
        self.tracing = tracing
        """Keep how things come about, for sides that nothing brings down; play lean, and when no more positions may
        be looked at, do what comes first."""
        self._known: dict[object, Worth] = {}

    # --- entrances ------------------------------------------------------------------------

    def action(self, sides: Sides, turn: int) -> Worth:
        """A side is about to take a combat action."""
        key = (sides, turn)
        found = self._known.get(key)
        if found is None:
            self.left -= 1
            if self.left < 0 and not self.tracing:
                raise TooLarge
            found = self._known[key] = self._best_action(sides, turn)
        return found

    def after(self, sides: Sides, turn: int, move: Move) -> Worth:
        """A side has chosen this combat action, or to pass."""
        return self._moved(sides, turn, move)

    def cast(self, sides: Sides) -> Worth:
        """Both sides have cast: first what waits for that, then initiative, then what waits for it."""
        steps: list[Step] = []
        for n in (0, 1):
            steps += self._waiting(n, "cast")
        steps.append(("initiative",))
        for n in (0, 1):
            steps += self._waiting(n, "action-phase")
        steps.append(("begin",))
        return self._run(sides, 0, 0, tuple(steps))

    def engage(self, sides: Sides, then: Step) -> Worth:
        """Before the first cast (3E-ENGAGE-002); `then` is a step that leads to it."""
        steps = (*self._waiting(0, "engaging"), *self._waiting(1, "engaging"), then)
        return self._run(sides, 0, 0, steps)

    def ended(self, sides: Sides, loser: int) -> Worth:
        """One side is defeated."""
        aim = self.aim
        won = loser == 1
        damage = float(sides[0][DAMAGE]) if won else float(self.model.parties[0].health)
        harm = float(self.model.parties[1].health) if won else float(sides[1][DAMAGE])
        utility = (aim.win if won else aim.loss) - aim.damage * damage + aim.hurt * harm
        utility += aim.card * (sides[0][HAND] - sides[1][HAND])
        trace = ("end", loser) if self.tracing else None
        return Worth(utility, float(won), float(not won), damage, harm, 0.0, trace)

    # --- decisions ------------------------------------------------------------------------

    def _best_action(self, sides: Sides, turn: int) -> Worth:
        best: Worth | None = None
        for move in self._all_moves(sides, turn):
            found = self._moved(sides, turn, move)
            if best is None or (found.utility > best.utility if turn == 0 else found.utility < best.utility):
                best = found
        assert best is not None
        return best

    def _all_moves(self, sides: Sides, turn: int) -> list[Move]:
        me, foe = sides[turn], sides[1 - turn]
        asides: list[Move] = []
        for number, power in enumerate(self.model.parties[turn].asides):
            if me[DAMAGE] and not self.moves.refused(turn, me, power):
                asides.append(("aside", number, (), 1))
        found = self.moves.actions(turn, me, foe)
        if self.tracing:
            return (found if self.left >= 0 else found[:1]) or [PASS]
        return [*found, PASS, *asides]

    def _moved(self, sides: Sides, turn: int, move: Move) -> Worth:
        what, about, tokens, amount = move
        me = sides[turn]
        if what == "pass":
            return self._next(_with(sides, turn, (*me[:PASSED], True)), turn, 0)
        if what == "aside":
            power = self.model.parties[turn].asides[about]
            steps = self._use(turn, power, 1)
            return self._run(self._paid(sides, turn, power, ()), turn, 0, (*steps, ("begin",)))
        if what == "use":
            power = self.model.parties[turn].actions[about]
            sides = self._paid(sides, turn, power, tokens)
            return self._run(sides, turn, 0, (*self._use(turn, power, amount), ("acted",)))
        if what == "double":
            pool = list(me[POOL])
            pool.remove(tokens[0])
            pool.remove(about)
            pool.append(self.model.pieces.stack(tokens[0], about))
            side: Side = (me[DAMAGE], tuple(sorted(pool)), *me[SPENT:])
            return self._run(_with(sides, turn, side), turn, 0, (("acted",),))
        sides = _with(sides, turn, self._spent(turn, me, tokens))
        if what == "spend":
            party = self.model.parties[turn]
            if self.model.leaves_open[about]:
                me = sides[turn]
                sides = _with(sides, turn, (*me[:LASTING], me[LASTING] | OPEN, me[PASSED]))
            hit = ("hit", turn, amount + party.bonus, about, True, self.model.unblockable[about])
            return self._run(sides, turn, 0, (hit, ("acted",)))
        if what == "flip":
            return self._run(sides, turn, 0, (("flip", turn, turn, about), ("acted",)))
        return self._recast(sides, turn, 0, (("acted",),), 1 - turn, (about,), ())

    def _paid(self, sides: Sides, n: int, power: Power, tokens: Pool) -> Sides:
        """The price is paid before anything happens (3E-SURGE-005), and the use noted."""
        me = self._spent(n, sides[n], tokens) if tokens else sides[n]
        if power.bit or power.exert:
            me = (*me[:HAND], me[HAND] - power.exert, me[USED] | power.bit, me[LASTING], me[PASSED])
        return _with(sides, n, me)

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

    def _waiting(self, n: int, moment: str) -> Steps:
        powers = self.model.parties[n].waiting.get(moment, ())
        return (("wait", n, powers),) if powers else ()

    # --- steps ----------------------------------------------------------------------------

    def _run(self, sides: Sides, turn: int, flags: int, steps: Steps) -> Worth:
        """Do what is to be done until somebody has to decide, something is cast, or the action is over."""
        while True:
            step, steps = steps[0], steps[1:]
            match step[0]:
                case "hit":
                    _, by, amount, symbol, attack, unblockable = step
                    foe = 1 - by
                    if attack:
                        flags |= ATTACKED
                    side = sides[foe]
                    if not unblockable and side[POOL] and not side[LASTING] & OPEN:
                        if symbol in self.model.parties[foe].proof:
                            continue
                        ways = self.moves.shields(foe, side, amount)
                        if ways:
                            return self._blocks(sides, turn, flags, steps, step, ways)
                    steps = (("take", by, amount, attack), *steps)
                case "take":
                    _, by, amount, attack = step
                    foe = 1 - by
                    side = sides[foe]
                    most = self.model.parties[foe].health if not self.tracing else ENDLESS
                    taken = min(amount, most - side[DAMAGE])
                    if taken <= 0:
                        continue
                    sides = _with(sides, foe, (side[DAMAGE] + taken, *side[POOL:]))
                    if attack:
                        flags |= HURT
                    if side[DAMAGE] + taken >= most:
                        return self.ended(sides, foe)
                    if attack and side[LASTING] > OPEN:
                        steps = (*self._sent_back(foe, side[LASTING], taken), *steps)
                    if self.tracing:
                        return _traced(self._run(sides, turn, flags, steps), foe, taken)
                case "deed":
                    found = self._deed(sides, turn, flags, steps, step)
                    if isinstance(found, Worth):
                        return found
                    sides, flags, steps = found
                case "flip":
                    _, by, whose, piece = step
                    if self.model.parties[1 - by].waiting.get("opponent-flips"):
                        return self._prevents(sides, turn, flags, steps, step)
                    sides = self._turned(sides, whose, piece)
                case "wait":
                    found = self._set_off(sides, turn, flags, steps, step)
                    if isinstance(found, Worth):
                        return found
                    sides, flags, steps = found
                case "initiative":
                    turn = 1 if self._golden(sides[1]) > self._golden(sides[0]) else 0
                case "acted":
                    after: Steps = (("answered",),)
                    if flags & HURT:
                        after = (*self._waiting(turn, "dealt-damage"), *after)
                    steps = (*after, *steps)
                case "answered":
                    after = (*self._waiting(turn, "acted"), ("next",))
                    if flags & ATTACKED:
                        after = (*self._waiting(1 - turn, "attacked"), *after)
                    steps = (*after, *steps)
                case "next":
                    return self._next(sides, turn, flags)
                case "begin":
                    return self.action(sides, turn)
                case "future":
                    return step[1](sides)
                case "heal-traced":
                    return _traced(self._run(sides, turn, flags, steps), step[1], -step[2])
                case _:
                    pass  # "done": the end of an ability

    def _next(self, sides: Sides, turn: int, flags: int) -> Worth:
        if sides[0][PASSED] and sides[1][PASSED]:
            return self.future(*sides)
        if not sides[1 - turn][PASSED] and not flags & AGAIN:  # 3E-GAP-014: after a pass the other goes on alone
            turn = 1 - turn
        return self.action(sides, turn)

    def _golden(self, side: Side) -> int:
        return sum([self.model.pieces.golden[piece] for piece in side[POOL]])

    def _sent_back(self, n: int, lasting: int, taken: int) -> Steps:
        count = len(self.model.pieces.symbols)
        return tuple(("hit", n, taken, s, False, False) for s in range(count) if lasting & dealt_back(s))

    def _choice(self, n: int, ways: Sequence[Worth]) -> Worth:
        """The best of these for a side; the first of several."""
        return (max if n == 0 else min)(ways, key=_utility)

    def _blocks(self, sides: Sides, turn: int, flags: int, steps: Steps, hit: Step, ways: Any) -> Worth:
        _, by, amount, _, attack, _ = hit
        foe = 1 - by
        found = [self._run(sides, turn, flags, (("take", by, amount, attack), *steps))]
        for tokens, worth in ways:
            after = _with(sides, foe, self._spent(foe, sides[foe], tokens))
            found.append(self._run(after, turn, flags, (("take", by, amount - worth, attack), *steps)))
        return self._choice(foe, found)

    # --- effects --------------------------------------------------------------------------

    def _deed(
        self, sides: Sides, turn: int, flags: int, steps: Steps, step: Step
    ) -> Worth | tuple[Sides, int, Steps]:
        _, by, deed, x, attack = step
        me = sides[by]
        match deed[0]:
            case "damage":
                amount = x if deed[1] < 0 else deed[1]
                steps = (("hit", by, amount, deed[2], attack, deed[3]), *steps)
            case "heal":
                amount = min(me[DAMAGE], x if deed[1] < 0 else deed[1])
                sides = _with(sides, by, (me[DAMAGE] - amount, *me[POOL:]))
                if self.tracing and amount:
                    steps = (("heal-traced", by, amount), *steps)
            case "recast" | "flip" | "remove":
                return self._changes(sides, turn, flags, steps, by, deed)
            case "lasts":
                n = by if deed[2] else 1 - by
                side = sides[n]
                sides = _with(sides, n, (*side[:LASTING], side[LASTING] | deed[1], side[PASSED]))
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
        return _with(sides, n, (side[DAMAGE], tuple(sorted(pool)), gone, *side[HAND:]))

    def _turned(self, sides: Sides, n: int, piece: int) -> Sides:
        side = sides[n]
        pool = list(side[POOL])
        pool[pool.index(piece)] = self.model.pieces.flip[piece]
        return _with(sides, n, (side[DAMAGE], tuple(sorted(pool)), *side[SPENT:]))

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
        self.left -= len(weights)
        if self.left < 0 and not self.tracing:
            raise TooLarge
        whole = float(1 << len(falls))
        parts: list[tuple[float, Worth]] = []
        for pool, weight in weights.items():
            after = _with(sides, n, (side[DAMAGE], pool, tuple(spent), *side[HAND:]))
            parts.append((weight / whole, self._run(after, turn, flags, steps)))
        return mean(parts)

    def _prevents(self, sides: Sides, turn: int, flags: int, steps: Steps, flip: Step) -> Worth:
        """The opponent of the flipper may prevent it, just before (3E-NEGATE-003)."""
        _, by, whose, piece = flip
        foe = 1 - by
        found = [self._run(self._turned(sides, whose, piece), turn, flags, steps)]
        side = sides[foe]
        for power in self.model.parties[foe].waiting["opponent-flips"]:
            if power.deeds and power.deeds[0][0] == "prevent" and not self.moves.refused(foe, side, power):
                for way in self.moves.payments(side[LASTING], side[POOL], power):
                    found.append(self._run(self._paid(sides, foe, power, way), turn, flags, steps))
        return self._choice(foe, found)

    def _negates(self, sides: Sides, turn: int, flags: int, steps: Steps, step: Step) -> Worth:
        _, by, deed, x, attack = step
        foe = 1 - by
        inner = tuple(("deed", by, part, x, attack) for part in deed[3])
        found = [self._run(sides, turn, flags, (*inner, *steps))]
        side = sides[foe]
        for way in self.moves.paying(side[LASTING], side[POOL], deed[1], x if deed[2] < 0 else deed[2]):
            after = _with(sides, foe, self._spent(foe, side, way))
            found.append(self._run(after, turn, flags, steps))
        return self._choice(foe, found)

    def _borrows(self, sides: Sides, turn: int, flags: int, steps: Steps, step: Step) -> Worth | Any:
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
        return mean(parts)

    # --- what waits for a moment ----------------------------------------------------------

    def _set_off(
        self, sides: Sides, turn: int, flags: int, steps: Steps, step: Step
    ) -> Worth | tuple[Sides, int, Steps]:
        """Abilities that wait for a moment, in any order (3E-SIMUL-003)."""
        _, n, powers = step
        if len(powers) > 1:
            orders = [
                self._run(sides, turn, flags, (("wait", n, (first,)), ("wait", n, _without(powers, first)), *steps))
                for first in powers
            ]
            return self._choice(n, orders)
        (power,) = powers
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
                (*self._use(n, power, self.moves.worth(side[LASTING], way) if power.x else 1), *steps),
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
        return mean(parts)

    def _exerts(
        self, sides: Sides, turn: int, flags: int, steps: Steps, step: Step, found: int, revealed: int
    ) -> Worth:
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
        if side[HAND] and revealed < cards and not self.tracing:
            after = _with(sides, n, (*side[:HAND], side[HAND] - 1, *side[USED:]))
            chance = (stars - found) / (cards - revealed)
            parts: list[tuple[float, Worth]] = []
            if chance > 0:
                parts.append((chance, self._exerts(after, turn, flags, steps, step, found + 1, revealed + 1)))
            if chance < 1:
                parts.append((1 - chance, self._exerts(after, turn, flags, steps, step, found, revealed + 1)))
            ways.append(mean(parts))
        return self._choice(n, ways)

    def _explore(self, sides: Sides, turn: int, flags: int, steps: Steps, step: Step) -> Worth:
        """Dice that match the hero's hex count; each card exerted rolls one again (3E-EXERT-003)."""
        dice, p = self.model.dice, self.model.matches
        parts = [
            (comb(dice, k) * p**k * (1 - p) ** (dice - k), self._mends(sides, turn, flags, steps, step, k))
            for k in range(dice + 1)
        ]
        return mean([(chance, worth) for chance, worth in parts if chance > 0])

    def _mends(self, sides: Sides, turn: int, flags: int, steps: Steps, step: Step, k: int) -> Worth:
        _, by, deed, _, attack = step
        inner = tuple(("deed", by, part, k, attack) for part in deed[1]) if k else ()
        ways = [self._run(sides, turn, flags, (*inner, *steps))]
        n = by if self.model.parties[by].hero else 1 - by
        side, p = sides[n], self.model.matches
        if side[HAND] and k < self.model.dice and 0 < p and not self.tracing:
            after = _with(sides, n, (*side[:HAND], side[HAND] - 1, *side[USED:]))
            parts = [(p, self._mends(after, turn, flags, steps, step, k + 1))]
            if p < 1:
                parts.append((1 - p, self._mends(after, turn, flags, steps, step, k)))
            ways.append(mean(parts))
        return self._choice(n, ways)


def mean(parts: Sequence[tuple[float, Worth]]) -> Worth:
    """The sum of these, each with its chance."""
    if len(parts) == 1:
        return parts[0][1]
    utility = win = loss = damage = harm = error = 0.0
    for p, worth in parts:
        utility += p * worth.utility
        win += p * worth.win
        loss += p * worth.loss
        damage += p * worth.damage
        harm += p * worth.harm
        error += p * worth.error
    trace = ("mix", parts) if parts[0][1].trace is not None else None
    return Worth(utility, win, loss, damage, harm, error, trace)


def _traced(worth: Worth, side: int, amount: int) -> Worth:
    return worth._replace(trace=("hurt", side, amount, worth.trace))


def _with(sides: Sides, n: int, side: Side) -> Sides:
    return (side, sides[1]) if n == 0 else (sides[0], side)


def _without(powers: tuple[Power, ...], one: Power) -> tuple[Power, ...]:
    return tuple(power for power in powers if power is not one)


def _stopped(steps: Steps) -> Steps:
    """After a failed test nothing further of the ability happens (3E-TEST-010)."""
    return steps[steps.index(("done",)) :] if ("done",) in steps else steps


def _utility(worth: Worth) -> float:
    return worth.utility
