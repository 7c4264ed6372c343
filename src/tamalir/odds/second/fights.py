"""The fight with a Challenge, solved: decisions by backward induction, throws with their exact chances.

A fight moves in one direction: wounds, exhaustion and used cards only grow. The one way back is a
round in which nothing happens at all, so each round's start is solved as a fixed point: its value
is `a + p * itself`, where p is the chance to stand there again. Healing can go back further; such
circles are followed until their values stand still.

Values are floats: sums of at most some thousand products, so errors stay far below 1e-9.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from tamalir.odds.second.aims import WIN_FIRST, Aim
from tamalir.odds.second.cards_in_fights import CardPlay
from tamalir.odds.second.casts import Rows, Then
from tamalir.odds.second.parts import KINDS, Ability
from tamalir.odds.second.reading import Reading, TooLarge
from tamalir.odds.second.rough import Rough
from tamalir.odds.value import AGAIN, Value, mixed, repeated

__all__ = ["Rows", "Solver", "TooLarge", "Value"]

CLOSE = 1e-13
_FAR = 1e9
SWEEPS = 60
DEPTH = 20_000


class Solver(CardPlay):
    """Answers for one fight; what it has worked out serves all later requests of it."""

    def __init__(self, reading: Reading, aim: Aim = WIN_FIRST, limit: int = 60_000) -> None:
        super().__init__(reading, aim, limit)
        self.ahead: Rough | None = None
        """For fights too large otherwise: what stands for the rounds after the next."""
        self.shallow = False
        """Not even one round is followed: what stands for the rounds begins with the first."""
        self.inside = True
        """Whether the round that is solved in full has begun."""
        self._later: dict[int, Value] = {}
        self.kinds = KINDS
        self.error = 0.0
        """What the round limit of the rules (2E-GAP-094) can change."""
        self.memo: dict[int, Value] = {}
        self._temp: dict[int, Value] = {}
        self._root: int = -1
        self._busy: set[int] = set()
        self._estimates: dict[int, Value] = {}
        self._circular = False
        r = reading
        self._hero_wound = 1 << r.WOUNDS[0]
        self._keep = ~r.ROUND
        self._passing = r.PHASE_MASK | 255 << r.CHANGES
        starts = [a for a in r.abilities if a.window == "start"]
        self._before = [a for a in starts if a.when == "before-combat"]
        self._starts = [[a for a in starts if a.when in (k.value, "any-phase")] for k in KINDS]
        rolls = [a for a in r.abilities if a.window == "roll"]
        members = range(1 + len(r.allies))
        self.combat_cards = [
            [[_fitting(rolls, who, k.value, attack) for k in KINDS] for who in members]
            for attack in (False, True)
        ]
        """By defence or attack, member and kind, in a phase."""
        self.escape_cards = [a for a in rolls if a.serves == 0 and a.when == "escape"]
        hits = [a for a in r.abilities if a.window == "hit"]
        self._hit_cards = [
            [[a for a in hits if a.who == who and a.when in (k.value, "any-phase")] for k in KINDS]
            for who in members
        ]
        self.early = [e for e in r.book.adventure(r.foe).effects if e.when == "before-combat"]

    def size(self, s: int) -> int:
        """About how many positions the fight has from here."""
        r = self.reading
        figures = r.standing(s)
        rounds = max(1, figures.life[0] - r.wounds(s))
        rounds *= max(1, figures.foe_life - r.foe_wounds(s))
        acts = 2.0
        for n in range(1, len(r.allies) + 1):
            if r.alive(s, n):
                rounds *= 1 + max(1, figures.life[n] - r.wounds(s, n))
                acts *= 1.7
        for n, shift in enumerate(r.TIRED):
            if r.lasting >> shift & 63:
                rounds *= 1 + max(0, figures.stamina[n] - r.tired(s, n))
        cards = r.lasting >> r.DOWN & ((1 << len(r.cards)) - 1)
        rounds <<= (cards & ~(s >> r.DOWN) & ~(s >> r.GONE)).bit_count()
        rounds <<= (r.lasting & ~s & ((1 << len(r.abilities)) - 1) << r.SPENT).bit_count()
        return int(rounds * acts * 0.7)

    # --- asking ---------------------------------------------------------------------------

    def solve(self, question: Callable[[], Rows]) -> Rows:
        """Ask until values stand still; once, unless the fight can go round in circles."""
        self.left = self.limit
        depth = sys.getrecursionlimit()
        sys.setrecursionlimit(max(depth, DEPTH))
        try:
            rows = question()
            for _ in range(SWEEPS if self._circular else 0):
                before = [value.utility for _, value in rows]
                self._estimates = {key: self.memo[key] for key in self._estimates if key in self.memo}
                self.memo.clear()
                rows = question()
                if all(abs(a - b.utility) < CLOSE for a, (_, b) in zip(before, rows, strict=True)):
                    break
        finally:
            sys.setrecursionlimit(depth)
            self._root, self._temp = -1, {}
            self._busy.clear()
        return rows

    def from_the_start(self, s: int) -> Rows:
        """The whole fight, the enemy's own Before Combat text first."""
        self.inside = False
        if not self.reading.can_escape and not self.reading.endgame:  # a hazard has none (2E-HAZARD-012)
            return [("fight", self.enter(s))]
        return [("fight", self.text(self.early, s, 0, self.before))]

    # --- stages ---------------------------------------------------------------------------

    def before(self, s: int) -> Value:
        """Own abilities Before Combat."""
        found = self.memo.get(s)
        if found is None:
            self._count()
            found = self.memo[s] = self.best(self.before_rows(s))
        return found

    def before_rows(self, s: int) -> Rows:
        self.inside = False
        rows: Rows = [(a.id, self.use(a, s, self.before)) for a in self._before if self.ready(a, s)]
        go = ("to-battle", self.enter(s))
        return [go] if not rows else [*rows, *self.asides(s, self.before), go]

    def enter(self, s: int) -> Value:
        """Into the first round. What no longer matters is taken off the position and added to the value."""
        r, aim = self.reading, self.aim
        s = self._new_round(s)
        rest = s & ~r.lasting
        value = self.start_of_round(s & r.lasting)
        if not rest:
            return value
        tired = r.tired(rest)
        return value._replace(
            utility=value.utility - aim.card * r.cards_gone(rest) - aim.exhaustion * tired,
            exhaustion=value.exhaustion + tired,
        )

    def _new_round(self, s: int) -> int:
        """Everybody may attack again; one card may be activated; what lasted for the round is over."""
        changes = s >> self.reading.CHANGES & 255
        if changes:
            s = self._expired(s, ("phase", "round"))
        return s & self._keep

    def _expired(self, s: int, moments: tuple[str, ...]) -> int:
        r = self.reading
        changes = s >> r.CHANGES & 255
        kept = [c for c in r.changes[changes] if c.until not in moments]
        return s + ((r.numbered(kept) - changes) << r.CHANGES)

    def start_of_round(self, s: int) -> Value:
        """The start of a round, where the fight stands again if nothing happens: `a + p * itself`."""
        found = self.memo.get(s)
        if found is not None:
            return found
        if self.ahead is not None:
            return self._one_round(s, self.ahead)
        if s == self._root:
            return AGAIN
        if s in self._busy:  # healed back to a position that is still being worked out
            self._circular = True
            if s not in self._estimates:
                self._estimates[s] = self.lost(s)
            return self._estimates[s]
        self._count()
        self._busy.add(s)
        outer = self._root, self._guess, self._temp
        bounds = self._range
        self._root = s
        value = AGAIN
        for _ in range(SWEEPS):
            self._temp = {}
            self._range = (-_FAR, _FAR)
            value = self._escape(s)
            if 1.0 - value.again < 1e-12:
                value = self.broken_off(s)
            else:
                self.error = max(self.error, value.again)
                value = repeated(value)
            low, high = self._range
            self._guess = value.utility
            if low - CLOSE <= value.utility <= high + CLOSE:
                break  # the choices made for the guess are best for the true value too
        self._root, self._guess, self._temp = outer
        self._range = bounds
        self._busy.discard(s)
        self.memo[s] = value
        return value

    def hurry(self, stop: Callable[[], bool] | None) -> None:
        """Who says from now on that the time is up."""
        self.stop = stop
        if self.ahead is not None:
            self.ahead.stop = stop

    def look_ahead(self, ahead: Rough) -> None:
        """From now on rounds after the next are those of a smaller fight."""
        self.ahead = ahead
        self.memo.clear()
        self._later.clear()

    def _one_round(self, s: int, ahead: Rough) -> Value:
        """The first round that begins is solved with every card; what follows it is left to the future."""
        if self.inside or self.shallow:
            found = self._later.get(s)
            if found is None:
                found = self._later[s] = ahead.later(s)
            return found
        self.inside = True
        found = self.memo[s] = self._escape(s)
        self.inside = False
        return found

    def escape(self, s: int) -> Value:
        """The Escape phase, perhaps after an attempt that failed."""
        if not s & self.reading.ROUND:
            return self.start_of_round(s)
        return self._known(s, self._escape)

    def _escape(self, s: int) -> Value:
        return self.best(self.escape_rows(s))

    def escape_rows(self, s: int) -> Rows:
        stay = ("stay", self.phase(self.next_stage(s)))
        if not self.reading.can_escape:
            return [stay]
        return [stay, ("escape", self._flee(s)), *self.asides(s, self.escape)]

    def before_this(self, s: int) -> int:
        """The Escape phase of a round whose first phase has just begun."""
        return s - 1

    def _flee(self, s: int) -> Value:
        figures = self.reading.standing(s)
        need = (
            figures.foe[0] - figures.flight
        )  # the enemy's Mind, which is also what ranged combat must reach
        return self.throw(s, need, self.escape_cards, self.escaped, self.caught)

    def caught(self, s: int) -> Value:
        return self.struck(s, 0, 1, self.escape)

    def phase(self, s: int) -> Value:
        """Attack or defend."""
        return self._known(s, self._phase)

    def _phase(self, s: int) -> Value:
        return self.best(self.phase_rows(s))

    def phase_rows(self, s: int) -> Rows:
        r = self.reading
        kind = (s & 7) - 1
        rows: Rows = []
        for ability in self._starts[kind]:
            if self.ready(ability, s):
                rows.append((ability.id, self.use(ability, s, self.phase)))
        attacked = s >> r.ATTACKED
        if not attacked & 1:
            rows.append(("attack", self.attack(s, 0, kind)))
        for n in range(1, len(r.allies) + 1):
            if s >> r.ALIVE[n] & 1 and not attacked >> n & 1:
                rows.append((f"ally:{r.allies[n - 1]}", self.attack(s, n, kind)))
        if rows:
            rows += self.asides(s, self.phase)
        rows.append(("defend", self.defend(s, kind)))
        return rows

    def attack(self, s: int, who: int, kind: int) -> Value:
        r = self.reading
        s |= 1 << (r.ATTACKED + who)
        figures = r.standing(s)
        cards = self.combat_cards[True][who][kind]
        if self.breaks and who == 0:
            need = figures.foe[kind] - figures.attack[0][kind]
            return self.committed(
                s, need, cards, lambda s: self.hit(s, 0, kind), lambda s: self.failed(s, 0, kind), kind, True
            )
        if not cards:
            p = figures.hits[who][kind]
            if self._hit_cards[who][kind]:
                success = self.best(self.hit_rows(s, who, kind, figures.damage[who][kind]))
            else:
                after = s + figures.damage[who][kind] * self._foe_wound
                done = after >> r.FOE & 127 >= figures.foe_life
                success = self.won(after) if done else self.after_phase(after)
            return (
                success
                if p == 1.0
                else mixed(p, success, self.struck(s, who, figures.harm[kind], self.after_phase))
            )
        need = figures.foe[kind] - figures.attack[who][kind]
        return self.throw(
            s, need, cards, lambda s: self.hit(s, who, kind), lambda s: self.failed(s, who, kind), who
        )

    def defend(self, s: int, kind: int) -> Value:
        figures = self.reading.standing(s)
        if figures.harm[kind] == 0:
            return self.after_phase(s)  # 2E-COMBAT-019
        cards = self.combat_cards[False][0][kind]
        if self.breaks:
            need = figures.foe[kind] - figures.defend[kind]
            return self.committed(
                s, need, cards, self.after_phase, lambda s: self.failed(s, 0, kind), kind, False
            )
        if not cards:
            p, held = figures.holds[kind], self.after_phase(s)
            return (
                held if p == 1.0 else mixed(p, held, self.struck(s, 0, figures.harm[kind], self.after_phase))
            )
        need = figures.foe[kind] - figures.defend[kind]
        return self.throw(s, need, cards, self.after_phase, lambda s: self.failed(s, 0, kind))

    def failed(self, s: int, who: int, kind: int) -> Value:
        return self.struck(s, who, self.reading.standing(s).harm[kind], self.after_phase)

    def after_phase(self, s: int) -> Value:
        if s & self._passing:
            s &= ~self.reading.PHASE_MASK
            if s >> self.reading.CHANGES & 255:
                s = self._expired(s, ("phase",))
        if s & 7 == 3:
            s = self._new_round(s)
            found = self.memo.get(s)
            return self.start_of_round(s) if found is None else found
        s += 1
        found = self.memo.get(s)
        return self._known(s, self._phase) if found is None else found

    def next_stage(self, s: int) -> int:
        """The next phase of the round."""
        s &= ~self.reading.PHASE_MASK
        return (self._expired(s, ("phase",)) if s >> self.reading.CHANGES & 255 else s) + 1

    def _known(self, s: int, work: Then) -> Value:
        """Values that lead back to the root hold only while it is being solved; all others for ever."""
        found = self.memo.get(s)
        if found is None:
            found = self._temp.get(s)
        if found is None:
            self._count()
            found = work(s)
            if self._new_round(s) == self._root:
                self._temp[s] = found
            else:
                self.memo[s] = found
        return found

    # --- hits -----------------------------------------------------------------------------

    def hit(self, s: int, who: int, kind: int) -> Value:
        wounds = self.reading.standing(s).damage[who][kind]
        if not self._hit_cards[who][kind]:
            return self.strike(s, wounds, self.after_phase)
        return self.best(self.hit_rows(s, who, kind, wounds))

    def hit_rows(self, s: int, who: int, kind: int, wounds: int, tried: int = 0) -> Rows:
        """A successful attack, to which cards may add."""
        usable = [card for card in self._hit_cards[who][kind] if self.ready(card, s, tried)]
        strike: Rows = [("strike", self.strike(s, wounds, self.after_phase))]
        if not usable:
            return strike
        rows: Rows = []
        for card in usable:

            def more(s: int, card: Ability = card) -> Value:
                return self.best(self.hit_rows(s, who, kind, wounds + card.by, tried | card.bit))

            def as_it_is(s: int) -> Value:
                return self.best(self.hit_rows(s, who, kind, wounds, tried))

            rows.append((card.id, self.pay(card, s, more, as_it_is)))
        rows += self.asides(s, lambda s: self.best(self.hit_rows(s, who, kind, wounds, tried)))
        return rows + strike


def _fitting(rolls: Sequence[Ability], who: int, kind: str, attack: bool) -> list[Ability]:
    labels = ["combat-roll", kind, "any-phase", *(["attack-roll"] if attack else [])]
    return [a for a in rolls if a.serves == who and a.when in labels]
