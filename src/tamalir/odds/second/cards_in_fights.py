"""What cards do in a fight: rolls that they help, wounds that they cancel, texts that they carry out."""

from __future__ import annotations

from collections.abc import Sequence

from tamalir.odds.second.aims import Aim
from tamalir.odds.second.casts import Cast, Rows, Then
from tamalir.odds.second.chances import at_least
from tamalir.odds.second.endings import Endings
from tamalir.odds.second.parts import KINDS, Ability, Change
from tamalir.odds.second.reading import Reading
from tamalir.odds.value import Value, mixed
from tamalir.second.words import Attribute, Usage
from tamalir.world.effects import Effect


class CardPlay(Endings):
    """Every use of a card at its place, each leading on to whatever follows it."""

    def __init__(self, reading: Reading, aim: Aim, limit: int) -> None:
        super().__init__(reading, aim, limit)
        r = reading
        self._foe_wound = 1 << r.FOE
        self._activable = sorted(
            {r.DOWN + a.spot for a in r.abilities if a.usage is Usage.ACTIVATE and a.spot < len(r.items)}
        )
        self._readies = any(e.do == "ready-items" for a in r.abilities for e in a.effect.within())
        self.any_time = [a for a in r.abilities if a.window == "any-time"]
        self._cancels = [a for a in r.abilities if a.window == "wounds"]
        rolls = [a for a in r.abilities if a.window == "roll"]
        members = range(1 + len(r.allies))
        self.early_cards = [
            [a for a in rolls if a.serves == who and a.when in ("combat-roll", "attack-roll")]
            for who in members
        ]
        self.test_cards = [a for a in rolls if a.serves == 0 and a.when == "skill-test"]
        self.breaks = any(e.do == "breaks-items" for e in r.book.adventure(r.foe).effects)
        """Items used in a failed roll against it are gone, so they are committed first (2E-EFFECT-013)."""

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
                left, known = wounds - card.by, tried | card.bit

                def after(s: int) -> Value:
                    return self.best(self.struck_rows(s, who, left, then, known))

                borne = min(card.by, wounds) if card.verb == "bear-wounds" else 0
                return self.wounded(s, card.who, borne, after) if borne else after(s)

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

        if first.given and not self.reading.met(s, first):
            return on(s)
        args = first.args
        match first.do:
            case "both":
                return self.text(args["effects"], s, who, on)
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
            case "embolden":
                return self._with(
                    s, Change(f"foe-{args['what']}", int(args["by"]), args.get("until", "battle"))
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


def subsets(helping: Sequence[tuple[int, int]]) -> list[int]:
    """Every choice of these Items, the fullest first."""
    found = [0]
    for n, _ in helping:
        found += [picked | 1 << n for picked in found]
    return found[::-1]


def _shields(a: Ability, who: int) -> bool:
    if a.verb == "bear-wounds":
        return who == 0 and a.who != 0  # an Ally in its hero's stead
    return a.protects == "party" or (who == 0) == (a.protects == "hero")
