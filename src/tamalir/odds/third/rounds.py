"""One combat round, solved: both sides play as well as can be, the attacker for its aim, the other against
it.

Once the tokens lie, a round is a game of perfect information with alternating actions; chance comes in with
tokens that are cast again, tests and dice. Positions repeat and are kept. What follows the round is asked of
a `Future`: the table of rounds, or in tests any function.

What is under way in a combat action stands in a list of steps still to be done, so that a block, an answer or
the choice of a token is a position like any other.
"""

from __future__ import annotations

from typing import Any

from tamalir.odds.advisor import Late
from tamalir.odds.third.aims import WIN_FIRST, Aim
from tamalir.odds.third.effects import Effects
from tamalir.odds.third.moves import IN_HASTE, PASS, Move, Moves
from tamalir.odds.third.parties import DAMAGE, HAND, LASTING, OPEN, PASSED, POOL, SPENT, Side, dealt_back
from tamalir.odds.third.positions import (
    AGAIN,
    ATTACKED,
    HURT,
    Future,
    Sides,
    Step,
    Steps,
    TooLarge,
    Worth,
    replaced,
)
from tamalir.odds.third.reading import Model  # fmt: skip

CHECKED = 16
"""Positions between two looks at the clock, where there is one."""


class Rounds(Effects):
    """Solves rounds of one fight and keeps what it has found."""

    def __init__(
        self,
        model: Model,
        future: Future,
        aim: Aim = WIN_FIRST,
        wide: bool = True,
        most: int = 20_000,
    ) -> None:
        self.model, self.future, self.aim = model, future, aim
        self.moves = Moves(model, wide)
        self.left = most
        """Positions that may still be looked at."""
        self.late: Late = None
        """Says when there is no time left; asked every few positions."""
        self.hasty = False
        """When no more positions may be looked at, do what comes first, instead of giving up."""
        self._looks = 0
        self._known: dict[object, Worth] = {}

    # --- entrances ------------------------------------------------------------------------

    def action(self, sides: Sides, turn: int) -> Worth:
        """A side is about to take a combat action."""
        key = (sides, turn)
        found = self._known.get(key)
        if found is None:
            self._count(1)
            found = self._known[key] = self._best_action(sides, turn)
        return found

    def _count(self, positions: int) -> None:
        """So many more positions are looked at."""
        self.left -= positions
        if self.left < 0 and not self.hasty:
            raise TooLarge
        self._looks += 1
        if self.late is not None and self._looks % CHECKED == 0 and self.late():
            raise TooLarge

    def forget(self) -> None:
        """Throw away what has been found."""
        self._known.clear()

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
        return Worth(utility, float(won), float(not won), damage, harm)

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
        if self.hasty and self.left < 0:
            return sorted(found, key=lambda move: IN_HASTE.index(move[0]))[:1] or [PASS]
        return [*found, PASS, *asides]

    def _moved(self, sides: Sides, turn: int, move: Move) -> Worth:
        what, about, tokens, amount = move
        me = sides[turn]
        if what == "pass":
            return self._next(replaced(sides, turn, (*me[:PASSED], True)), turn, 0)
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
            return self._run(replaced(sides, turn, side), turn, 0, (("acted",),))
        sides = replaced(sides, turn, self._spent(turn, me, tokens))
        if what == "spend":
            party = self.model.parties[turn]
            if self.model.leaves_open[about]:
                me = sides[turn]
                sides = replaced(sides, turn, (*me[:LASTING], me[LASTING] | OPEN, me[PASSED]))
            hit = ("hit", turn, amount + party.bonus, about, True, self.model.unblockable[about])
            return self._run(sides, turn, 0, (hit, ("acted",)))
        if what == "flip":
            return self._run(sides, turn, 0, (("flip", turn, turn, about), ("acted",)))
        return self._recast(sides, turn, 0, (("acted",),), 1 - turn, (about,), ())

    def _waiting(self, n: int, moment: str) -> Steps:
        powers = self.model.parties[n].waiting.get(moment, ())
        return (("wait", n, powers),) if powers else ()

    # --- steps ----------------------------------------------------------------------------

    def _run(self, sides: Sides, turn: int, flags: int, steps: Steps) -> Worth:
        """Do what is to be done until somebody has to decide, something is cast, or the action is over."""
        by: int
        step: Step
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
                    found = self._taken(sides, turn, flags, steps, step)
                    if isinstance(found, Worth):
                        return found
                    sides, flags, steps = found
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
                case _:
                    pass  # "done": the end of an ability

    def _taken(
        self, sides: Sides, turn: int, flags: int, steps: Steps, step: Step
    ) -> Worth | tuple[Sides, int, Steps]:
        """Damage that nothing has blocked; never more than health (3E-DAMAGE-002)."""
        by: int
        _, by, amount, attack = step
        foe = 1 - by
        side, most = sides[foe], self.model.parties[foe].health
        taken = min(amount, most - side[DAMAGE])
        if taken <= 0:
            return sides, flags, steps
        sides = replaced(sides, foe, (side[DAMAGE] + taken, *side[POOL:]))
        if attack:
            flags |= HURT
        if side[DAMAGE] + taken >= most:
            return self.ended(sides, foe)
        if attack and side[LASTING] > OPEN:
            steps = (*self._sent_back(foe, side[LASTING], taken), *steps)
        return sides, flags, steps

    def _next(self, sides: Sides, turn: int, flags: int) -> Worth:
        if sides[0][PASSED] and sides[1][PASSED]:
            return self.future(*sides)
        if (
            not sides[1 - turn][PASSED] and not flags & AGAIN
        ):  # 3E-GAP-014: after a pass the other goes on alone
            turn = 1 - turn
        return self.action(sides, turn)

    def _golden(self, side: Side) -> int:
        return sum([self.model.pieces.golden[piece] for piece in side[POOL]])

    def _sent_back(self, n: int, lasting: int, taken: int) -> Steps:
        count = len(self.model.pieces.symbols)
        return tuple(("hit", n, taken, s, False, False) for s in range(count) if lasting & dealt_back(s))

    def _blocks(self, sides: Sides, turn: int, flags: int, steps: Steps, hit: Step, ways: Any) -> Worth:
        by: int
        _, by, amount, _, attack, _ = hit
        foe = 1 - by
        found = [self._run(sides, turn, flags, (("take", by, amount, attack), *steps))]
        for tokens, worth in ways:
            after = replaced(sides, foe, self._spent(foe, sides[foe], tokens))
            found.append(self._run(after, turn, flags, (("take", by, amount - worth, attack), *steps)))
        return self._choice(foe, found)
