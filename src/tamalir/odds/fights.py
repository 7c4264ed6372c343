"""The fight with a Challenge, solved: decisions by backward induction, throws with their exact chances.

A fight moves in one direction: wounds, exhaustion and used cards only grow. The one way back is a
round in which nothing happens at all, so each round's start is solved as a fixed point: its value
is `a + p * itself`, where p is the chance to stand there again. Healing can go back further; such
circles are followed until their values stand still.

A value is `(utility, win + loss j, wounds + exhaustion j, p)`, the expectation of each at the end.
Floats: sums of at most some thousand products, so errors stay far below 1e-9.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from tamalir.odds.aims import WIN_FIRST, Aim
from tamalir.odds.casts import Cast, Rows, Then, Value, mixed
from tamalir.odds.chances import at_least
from tamalir.odds.outlook import Outlook
from tamalir.odds.reading import KINDS, Ability, Change, Reading, TooLarge
from tamalir.second.words import Attribute, Usage
from tamalir.world.effects import Effect

AGAIN: Value = (0.0, 0j, 0j, 1.0)
"""Back at the start of the round that is being solved."""

CLOSE = 1e-13
_FAR = 1e9
SWEEPS = 60
DEPTH = 20_000


class Solver:
    """Answers for one fight; what it has worked out serves all later requests of it."""

    def __init__(self, reading: Reading, aim: Aim = WIN_FIRST, limit: int = 60_000) -> None:
        self.reading = reading
        self.aim = aim
        self.limit = limit
        self.left = limit
        """Positions that may still be worked out before `TooLarge`."""
        self.ahead: Outlook | None = None
        """For fights too large otherwise: what stands for the rounds after the next."""
        self.shallow = False
        """Not even one round is followed: what stands for the rounds begins with the first."""
        self.inside = True
        """Whether the round that is solved in full has begun."""
        self._later: dict[int, Value] = {}
        self.stop: Callable[[], bool] | None = None
        """Asked now and then: whether the time is up."""
        self.kinds = KINDS
        self.error = 0.0
        """What the round limit of the rules (2E-GAP-094) can change."""
        self.memo: dict[int, Value] = {}
        self._temp: dict[int, Value] = {}
        self._root: int = -1
        self._guess = 0.0
        self._busy: set[int] = set()
        self._estimates: dict[int, Value] = {}
        self._circular = False
        r = reading
        self._hero_wound = 1 << r.WOUNDS[0]
        self._foe_wound = 1 << r.FOE
        self._keep = ~r.ROUND
        self._passing = r.PHASE_MASK | 255 << r.CHANGES
        self._range = (0.0, 0.0)
        self._counted = 63 << r.WOUNDS[0] | 63 << r.TIRED[0] | ((1 << len(r.cards)) - 1) << r.GONE
        for alive in r.ALIVE[1:]:
            self._counted |= 1 << alive
        self._ends: dict[tuple[int, float], Value] = {}
        self._activable = sorted(
            {r.DOWN + a.spot for a in r.abilities if a.usage is Usage.ACTIVATE and a.spot < len(r.items)}
        )
        self._readies = any(e.do == "ready-items" for a in r.abilities for e in a.effect.within())
        starts = [a for a in r.abilities if a.window == "start"]
        self._before = [a for a in starts if a.when == "before-combat"]
        self._starts = [[a for a in starts if a.when in (k.value, "any-phase")] for k in KINDS]
        self.any_time = [a for a in r.abilities if a.window == "any-time"]
        self._cancels = [a for a in r.abilities if a.window == "wounds"]
        rolls = [a for a in r.abilities if a.window == "roll"]
        members = range(1 + len(r.allies))
        self.combat_cards = [
            [[_fitting(rolls, who, k.value, attack) for k in KINDS] for who in members]
            for attack in (False, True)
        ]
        """By defence or attack, member and kind, in a phase."""
        self.early_cards = [
            [a for a in rolls if a.who == who and a.when in ("combat-roll", "attack-roll")] for who in members
        ]
        self.escape_cards = [a for a in rolls if a.who == 0 and a.when == "escape"]
        self.test_cards = [a for a in rolls if a.who == 0 and a.when == "skill-test"]
        hits = [a for a in r.abilities if a.window == "hit"]
        self._hit_cards = [
            [[a for a in hits if a.who == who and a.when in (k.value, "any-phase")] for k in KINDS]
            for who in members
        ]
        self.early = [e for e in _enemy_effects(r) if e.when == "before-combat"]
        self.breaks = any(e.do == "breaks-items" for e in _enemy_effects(r))
        """Items used in a failed roll against it are gone, so they are committed first (2E-EFFECT-013)."""

    def size(self, s: int) -> int:
        """About how many positions the fight has from here."""
        r = self.reading
        figures = r.standing(s)
        rounds = max(1, figures.life[0] - (s >> r.WOUNDS[0] & 63))
        rounds *= max(1, figures.foe_life - (s >> r.FOE & 127))
        acts = 2.0
        for n in range(1, len(r.allies) + 1):
            if s >> r.ALIVE[n] & 1:
                left = figures.life[n] - (s >> r.WOUNDS[n] & 63)
                rounds *= 1 + max(1, left)
                acts *= 1.7
        for n, shift in enumerate(r.TIRED):
            if r.lasting >> shift & 63:
                rounds *= 1 + max(0, figures.stamina[n] - (s >> shift & 63))
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
                before = [value[0] for _, value in rows]
                self._estimates = {key: self.memo[key] for key in self._estimates if key in self.memo}
                self.memo.clear()
                rows = question()
                if all(abs(a - b[1][0]) < CLOSE for a, b in zip(before, rows, strict=True)):
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
        gone = (rest >> r.GONE & ((1 << len(r.cards)) - 1)).bit_count()
        tired = rest >> r.TIRED[0] & 63
        u, outcome, harm, p = value
        return u - aim.card * gone - aim.exhaustion * tired, outcome, harm + tired * 1j, p

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
            u, outcome, harm, p = value
            stay = 1.0 - p
            if stay < 1e-12:
                value = self.broken_off(s)
            else:
                value = (u / stay, outcome / stay, harm / stay, 0.0)
                if p > self.error:
                    self.error = p
            low, high = self._range
            self._guess = value[0]
            if low - CLOSE <= value[0] <= high + CLOSE:
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

    def look_ahead(self, ahead: Outlook) -> None:
        """From now on rounds after the next are those of a smaller fight."""
        self.ahead = ahead
        self.memo.clear()
        self._later.clear()

    def _one_round(self, s: int, ahead: Outlook) -> Value:
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

    # --- rolls ----------------------------------------------------------------------------

    def throw(
        self, s: int, need: int, cards: Sequence[Ability], good: Then, bad: Then, who: int = 0
    ) -> Value:
        """Two dice that must show `need` together; cards may help once they are seen (2E-EFFECT-012)."""
        p = at_least(need)
        if p == 1.0:
            return good(s)
        if not any(self.ready(card, s) for card in cards):
            return bad(s) if p == 0.0 else mixed(p, good(s), bad(s))
        return Cast(self, cards, good, bad, who).throw(s, need, 0)

    def committed(
        self, s: int, need: int, cards: Sequence[Ability], good: Then, bad: Then, kind: int, attack: bool
    ) -> Value:
        """A roll of the hero against an enemy that breaks Items: the best Items to use in it."""
        helping = self.reading.helping(s, kind, attack)
        bare = need + sum(bonus for _, bonus in helping)
        return self.best(
            [
                (str(picked), self.risked(s, bare, cards, good, bad, helping, picked))
                for picked in subsets(helping)
            ]
        )

    def commit_rows(
        self, s: int, need: int, cards: Sequence[Ability], good: Then, bad: Then,
        helping: Sequence[tuple[int, int]], picked: int,
    ) -> Rows:  # fmt: skip
        """Use one Item more, or roll with those picked."""
        bare = need + sum(bonus for _, bonus in helping)
        rows: Rows = []
        for n, _ in helping:
            if not picked >> n & 1:
                more = [m for m in subsets(helping) if m & (picked | 1 << n) == picked | 1 << n]
                worth = [(str(m), self.risked(s, bare, cards, good, bad, helping, m)) for m in more]
                rows.append((f"commit:{self.reading.items[n]}", self.best(worth)))
        return [*rows, ("done", self.risked(s, bare, cards, good, bad, helping, picked))]

    def risked(
        self, s: int, bare: int, cards: Sequence[Ability], good: Then, bad: Then,
        helping: Sequence[tuple[int, int]], picked: int,
    ) -> Value:  # fmt: skip
        """The roll with these Items, all of which are lost if it fails."""
        need = bare - sum(bonus for n, bonus in helping if picked >> n & 1)
        p = at_least(need)
        return good(s) if p == 1.0 else Cast(self, cards, good, bad, 0, picked).throw(s, need, 0)

    def broken(self, s: int, spots: int, bad: Then) -> Value:
        """The Items used are gone (2E-COMBAT-029), then comes what the failure costs."""
        r = self.reading
        spots &= r.fragile & ~(s >> r.GONE)
        if not spots:
            return bad(s)
        return self._settled(s & ~(spots << r.DOWN) | spots << r.GONE, bad)

    # --- wounds ---------------------------------------------------------------------------

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

    def strike(self, s: int, wounds: int, then: Then) -> Value:
        """Wounds to the enemy."""
        if wounds <= 0:
            return then(s)
        s += wounds * self._foe_wound
        r = self.reading
        return self.won(s) if s >> r.FOE & 127 >= r.standing(s).foe_life else then(s)

    def struck(self, s: int, who: int, wounds: int, then: Then) -> Value:
        """Wounds about to be dealt to a member of the party."""
        if wounds <= 0 or (who and not s >> self.reading.ALIVE[who] & 1):
            return then(s)
        if not self._cancels:
            return self.wounded(s, who, wounds, then)
        return self.best(self.struck_rows(s, who, wounds, then))

    def struck_rows(self, s: int, who: int, wounds: int, then: Then, tried: int = 0) -> Rows:
        if wounds <= 0 or (who and not s >> self.reading.ALIVE[who] & 1):
            return [("take-wounds", then(s))]
        take: Rows = [("take-wounds", self.wounded(s, who, wounds, then))]
        usable = [a for a in self._cancels if _shields(a, who) and self.ready(a, s, tried)]
        if not usable:
            return take
        rows: Rows = []
        for card in usable:

            def less(s: int, card: Ability = card) -> Value:
                return self.best(self.struck_rows(s, who, wounds - card.by, then, tried | card.bit))

            def all_of_it(s: int) -> Value:
                return self.best(self.struck_rows(s, who, wounds, then, tried))

            rows.append((card.id, self.pay(card, s, less, all_of_it)))
        rows += self.asides(s, lambda s: self.best(self.struck_rows(s, who, wounds, then, tried)))
        return rows + take

    def wounded(self, s: int, who: int, wounds: int, then: Then) -> Value:
        """Wound counters are placed; whoever has enough of them falls."""
        r = self.reading
        s += wounds << r.WOUNDS[who]
        if (s >> r.WOUNDS[who] & 63) < r.standing(s).life[who]:
            return then(s)
        return self.lost(s) if who == 0 else self._bereft(s, who, then)

    def _bereft(self, s: int, who: int, then: Then) -> Value:
        """An Ally has fallen, and with it whatever it lent the hero (2E-GAP-034)."""
        r = self.reading
        s &= ~(1 << r.ALIVE[who] | 63 << r.WOUNDS[who] | 63 << r.TIRED[who])
        return self._settled(s, then)

    def _settled(self, s: int, then: Then) -> Value:
        """A card is gone: exhaustion above Stamina becomes wounds, and the hero may fall."""
        r = self.reading
        figures = r.standing(s)
        over = (s >> r.TIRED[0] & 63) - figures.stamina[0]
        if over > 0:
            s += (over << r.WOUNDS[0]) - (over << r.TIRED[0])
            figures = r.standing(s)
        wounds = s >> r.WOUNDS[0] & 63
        return self.lost(s) if wounds > 0 and wounds >= figures.life[0] else then(s)

    def exhausted(self, s: int, amount: int, then: Then) -> Value:
        """Exhaustion for the hero; beyond its Stamina wounds (2E-WOUND-006)."""
        return self._settled(s + (amount << self.reading.TIRED[0]), then) if amount else then(s)

    # --- using cards ----------------------------------------------------------------------

    def ready(self, a: Ability, s: int, tried: int = 0) -> bool:
        """Whether an ability can be used now; `tried`: free ones that this occasion has seen."""
        r = self.reading
        who = a.who
        if who and not s >> r.ALIVE[who] & 1:
            return False
        if a.spot >= 0:
            if s >> (r.GONE + a.spot) & 1:
                return False
            if a.usage is Usage.ACTIVATE and (s >> (r.DOWN + a.spot) & 1 or s >> r.ACTIVE & 1):
                return False
        if (s >> r.SPENT | s >> r.ROUND_SPENT | s >> r.PHASE_SPENT) & a.bit:
            return False
        if a.free and tried & a.bit:
            return False
        if a.exhaustion and (s >> r.TIRED[who] & 63) + a.exhaustion > r.standing(s).stamina[who]:
            return False
        if a.gold and s >> r.GOLD & 255 < a.gold:
            return False
        if a.verb == "heal":
            return bool(s >> r.WOUNDS[who] & 63)
        if a.verb == "recover":
            return bool(s >> r.TIRED[who] & 63)
        return not (a.verb == "slip-away" and r.endgame)

    def pay(self, a: Ability, s: int, then: Then, in_vain: Then) -> Value:
        """Mark, pay, turn down or give up; `in_vain`: the cost has felled the Ally that paid it."""
        self._count()  # many cards on one roll are many positions that nobody remembers
        r = self.reading
        if a.when == "before-combat" or a.limit in ("turn", "battle") or (a.free and a.window == "any-time"):
            s |= a.bit << r.SPENT
        elif a.limit == "round":
            s |= a.bit << r.ROUND_SPENT
        if a.free and a.window == "start":
            s |= a.bit << r.PHASE_SPENT
        s += (a.exhaustion << r.TIRED[a.who]) - (a.gold << r.GOLD)
        if a.wounds:
            s += a.wounds << r.WOUNDS[a.who]
            if (s >> r.WOUNDS[a.who] & 63) >= r.standing(s).life[a.who]:
                return self.lost(s) if a.who == 0 else self._bereft(s, a.who, in_vain)
        if a.usage is Usage.ACTIVATE and a.spot < len(r.items):
            s |= 1 << (r.DOWN + a.spot)
            if self._readies or any(not s >> spot & 1 for spot in self._activable):
                s |= 1 << r.ACTIVE  # one in the window (2E-ACT-006); of no account when nothing is left
        if a.usage is Usage.DISCARD:
            if a.window in ("start", "any-time") and r.book.standing[a.card]:
                return then(s)  # it works until its text is done: see `given_up`
            s = s & ~(1 << (r.DOWN + a.spot)) | 1 << (r.GONE + a.spot)
            return self._settled(s, then)
        return then(s)

    def use(self, a: Ability, s: int, then: Then) -> Value:
        """A card whose text is carried out here and now."""
        done = self.given_up(a, then)
        return self.pay(a, s, lambda s: self.text((a.effect,), s, a.who, done), then)

    def given_up(self, a: Ability, then: Then) -> Then:
        """What follows a card's text: a card that is used up by it goes (2E-MARKET-016)."""
        if a.usage is not Usage.DISCARD or not self.reading.book.standing[a.card]:
            return then

        def gone(s: int) -> Value:
            s = s & ~(1 << (self.reading.DOWN + a.spot)) | 1 << (self.reading.GONE + a.spot)
            return self._settled(s, then)

        return gone

    def asides(self, s: int, then: Then) -> Rows:
        """What may be used at any time, where the player is asked anyhow."""
        if not self.any_time:
            return []
        return [(a.id, self.use(a, s, then)) for a in self.any_time if self.ready(a, s)]

    # --- what cards say -------------------------------------------------------------------

    def text(self, effects: Sequence[Effect], s: int, who: int, then: Then) -> Value:
        """Effects in their order, then whatever follows."""
        if not effects:
            return then(s)
        first, rest = effects[0], effects[1:]

        def on(s: int) -> Value:
            return self.text(rest, s, who, then)

        args = first.args
        match first.do:
            case "inflict":
                return self.strike(s, int(args["wounds"]), on)
            case "attack":
                return self._early_attack(s, who, first, on)
            case "test":
                need = int(args["number"]) - self._skill(s, str(args["attribute"]), args.get("skill"))
                return self.throw(
                    s,
                    need,
                    self.test_cards,
                    lambda s: self.text(args.get("success", ()), s, who, on),
                    lambda s: self.text(args.get("failure", ()), s, who, on),
                )
            case "either":
                return self.best(self.either_rows(s, first, who, on))
            case "pay":
                return self.best(self.pay_rows(s, first, who, on))
            case "suffer" | "all-suffer":
                wounds, tired = int(args.get("wounds", 0)), int(args.get("exhaustion", 0))
                return self.exhausted(s, tired, lambda s: self.struck(s, 0, wounds, on))
            case "slip-away":
                return self.escaped(s)
            case _:
                return on(self._changed(s, first, who))

    def either_rows(self, s: int, effect: Effect, who: int, on: Then) -> Rows:
        rows: Rows = [
            (name, self.text(effect.args.get(name, ()), s, who, on)) for name in ("first", "second")
        ]
        return rows + self.asides(s, lambda s: self.best(self.either_rows(s, effect, who, on)))

    def pay_rows(self, s: int, effect: Effect, who: int, on: Then) -> Rows:
        n, r = int(effect.args["n"]), self.reading
        rows: Rows = [("pay-nothing", self.text(effect.args.get("unpaid", ()), s, who, on))]
        if s >> r.GOLD & 255 >= n:
            paid = s - (n << r.GOLD)
            rows.insert(0, ("pay-gold", self.text(effect.args["paid"], paid, who, on)))
            rows += self.asides(s, lambda s: self.best(self.pay_rows(s, effect, who, on)))
        return rows

    def _early_attack(self, s: int, who: int, effect: Effect, on: Then) -> Value:
        """An attack made Before Combat; its failure does no harm (2E-COMBAT-006)."""
        kind = [k.value for k in KINDS].index(str(effect.args["kind"]))
        figures = self.reading.standing(s)
        wounds = effect.args.get("wounds")
        dealt = figures.damage[who][kind] if wounds is None else int(wounds)
        need = figures.foe[kind] - figures.attack[who][kind]
        cards = self.early_cards[who]
        if self.breaks and who == 0:
            return self.committed(s, need, cards, lambda s: self.strike(s, dealt, on), on, kind, True)
        return self.throw(s, need, cards, lambda s: self.strike(s, dealt, on), on, who)

    def _skill(self, s: int, attribute: str, skill: object) -> int:
        plus = self.reading.standing(s).attributes[Attribute(attribute)]
        return plus + (self.reading.skill(s, str(skill)) if skill is not None else 0)

    def _changed(self, s: int, effect: Effect, who: int) -> int:
        """Effects that change nothing but the position."""
        r, args = self.reading, effect.args
        match effect.do:
            case "heal":
                return s - (min(int(args["wounds"]), s >> r.WOUNDS[who] & 63) << r.WOUNDS[who])
            case "recover":
                return s - (min(int(args["exhaustion"]), s >> r.TIRED[who] & 63) << r.TIRED[who])
            case "weaken":
                return self._with(
                    s, Change(f"foe-{args['what']}", -int(args["by"]), args.get("until", "battle"))
                )
            case "strengthen":
                return self._with(s, Change(str(args["what"]), int(args["by"]), args.get("until", "turn")))
            case "ready-items":
                down = [n for n in range(len(r.items)) if s >> (r.DOWN + n) & 1]
                down.sort(key=lambda n: -r.book.cost(r.items[n]))
                for n in down[: int(args.get("n", 1))]:
                    s &= ~(1 << (r.DOWN + n))
                return s
            case "gain-gold" | "lose-gold" | "all-gain-gold":
                n = int(args["n"]) * (-1 if effect.do == "lose-gold" else 1)
                gold = s >> r.GOLD & 255
                return s + ((min(255, max(0, gold + n)) - gold) << r.GOLD)
            case _:
                return s  # experience has no part in a fight

    def _with(self, s: int, change: Change) -> int:
        r = self.reading
        now = s >> r.CHANGES & 255
        return s + ((r.numbered([*r.changes[now], change]) - now) << r.CHANGES)

    # --- ends -----------------------------------------------------------------------------

    def won(self, s: int) -> Value:
        return self._end(s, self.aim.win, 1 + 0j)

    def lost(self, s: int) -> Value:
        life = self.reading.standing(s).life[0]
        r = self.reading
        s += (max(0, life) - (s >> r.WOUNDS[0] & 63)) << r.WOUNDS[0]
        return self._end(s, self.aim.loss, 1j)

    def escaped(self, s: int) -> Value:
        return self._end(s, self.aim.escape, 0j)

    broken_off = escaped
    """A battle without end counts as an escape (2E-GAP-094)."""

    def _end(self, s: int, worth: float, outcome: complex) -> Value:
        s &= self._counted
        key = (s, worth)
        found = self._ends.get(key)
        if found is None:
            found = self._ends[key] = self._counted_up(s, worth, outcome)
        return found

    def _counted_up(self, s: int, worth: float, outcome: complex) -> Value:
        r, aim = self.reading, self.aim
        wounds, tired = s >> r.WOUNDS[0] & 63, s >> r.TIRED[0] & 63
        worth -= aim.wound * wounds + aim.exhaustion * tired
        for alive in r.ALIVE[1:]:
            if not s >> alive & 1:
                worth -= aim.ally
        gone = s >> r.GONE & ((1 << len(r.cards)) - 1)
        return worth - aim.card * gone.bit_count(), outcome, complex(wounds, tired), 0.0

    def best(self, rows: Rows) -> Value:
        """The best of these; ties go to the first."""
        value = rows[0][1]
        if len(rows) == 1:
            return value
        if any(other[3] for _, other in rows):
            return self._best_for_the_guess(rows)
        for _, other in rows:
            if other[0] > value[0]:
                value = other
        return value

    def _best_for_the_guess(self, rows: Rows) -> Value:
        """Notes how far the root's true value may be from the guess before another choice would be better."""
        guess = self._guess
        value = max((row[1] for row in rows), key=lambda v: v[0] + v[3] * guess)
        low, high = self._range
        for _, other in rows:
            steeper = other[3] - value[3]
            if steeper:
                crossing = (value[0] - other[0]) / steeper
                if steeper > 0:
                    high = min(high, crossing)
                else:
                    low = max(low, crossing)
        self._range = (low, high)
        return value

    def _count(self) -> None:
        self.left -= 1
        if self.left < 0 or (self.left & 31 == 0 and self.stop is not None and self.stop()):
            raise TooLarge


def _fitting(rolls: Sequence[Ability], who: int, kind: str, attack: bool) -> list[Ability]:
    labels = ["combat-roll", kind, "any-phase", *(["attack-roll"] if attack else [])]
    return [a for a in rolls if a.who == who and a.when in labels]


def subsets(helping: Sequence[tuple[int, int]]) -> list[int]:
    """Every choice of these Items, the fullest first."""
    found = [0]
    for n, _ in helping:
        found += [picked | 1 << n for picked in found]
    return found[::-1]


def _shields(a: Ability, who: int) -> bool:
    return a.protects == "party" or (who == 0) == (a.protects == "hero")


def _enemy_effects(reading: Reading) -> Sequence[Effect]:
    return reading.book.adventure(reading.foe).effects
