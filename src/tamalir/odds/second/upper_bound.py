"""The rough fight in its hopeful mood: a chance to win that no play can exceed.

Where a fight is too large to be solved, the answer is a line that can be played, and this says how much
better the best line could be. Every card works wherever it could and costs nothing, Allies never fall,
whatever is tried Before Combat succeeds and nothing does any harm there.
"""

from __future__ import annotations

from tamalir.odds.second.aims import Aim
from tamalir.odds.second.chances import at_least
from tamalir.odds.second.parts import KINDS, Ability
from tamalir.odds.second.reading import BEFORE, Reading
from tamalir.odds.second.rough import allies_of, with_allies
from tamalir.odds.second.rounds import Act, Party, Rounds
from tamalir.second.words import Usage
from tamalir.world.effects import Effect

WIN_ONLY = Aim(wound=0.0, exhaustion=0.0, ally=0.0, card=0.0)
MARGIN = 1e-9
"""Added to what is hoped for, so that no rounding brings it below the truth."""
TOO_FAR = 200
"""Uses of a card, or wounds, that no fight comes near."""


def upper_bound(r: Reading, s: int) -> float:
    """A chance to win that no play from this position can exceed."""
    return min(1.0, _UpperBound(r, s).chance() + MARGIN)


class _UpperBound:
    def __init__(self, r: Reading, s: int) -> None:
        self.reading, self.position = r, s
        self.allies = allies_of(r, s)
        everybody = (2 << len(r.allies)) - 2
        self.seen = [r.standing(with_allies(r, s, some)) for some in (everybody, self.allies, 0)]
        self.seen.append(r.standing(s | 62 << r.WOUNDS[0]))
        """The figures with all Allies, with those that stand, with none; and of a hero close to falling."""
        early = r.stage(s) == BEFORE
        self.cards = [
            a for a in r.abilities if (early or a.when != "before-combat") and not r.gone(s, a.spot)
        ]
        readying = [a for a in self.cards if any(e.do == "ready-items" for e in a.effect.within())]
        self.readied = 1 + sum(1 if _once(a) else TOO_FAR for a in readying)
        """How often an Item can be activated."""
        self.texts: list[tuple[int, Effect]] = [
            (self._lasting(a, e), e) for a in self.cards for e in a.effect.within()
        ]
        """All that can be carried out, and how often at most."""
        if early:
            enemy = [e for e in r.book.adventure(r.foe).effects if e.when == "before-combat"]
            self.texts += [(1, inner) for e in enemy for inner in e.within()]

    def chance(self) -> float:
        r, s, allies = self.reading, self.position, self.allies
        now = self.seen[0]
        foe = now.foe_life - r.foe_wounds(s) - self._wounded_early() - self._gain("weaken", "life")
        life = max(f.life[0] for f in self.seen) - r.wounds(s) + self._gain("strengthen", "life")
        life += sum(n * int(e.args["wounds"]) for n, e in self.texts if e.do == "heal")
        life += sum(self._uses(a) * a.by for a in self.cards if _shields(a))
        if foe <= 0 or life <= 0:
            return 1.0 if foe <= 0 else 0.0
        life = min(TOO_FAR, life)
        a, b, c = (self._acts(k) for k in range(3))
        party = Party(allies, life, foe, {allies: (a, b, c)}, None)
        return Rounds(party, WIN_ONLY, close=1e-12, sweeps=60).utility((allies, life, foe))

    def _acts(self, k: int) -> list[Act]:
        """What can be done in a phase."""
        kind, what, seen = KINDS[k].value, KINDS[k].attribute.value, self.seen
        target = seen[0].foe[k] - self._gain("strengthen", what) - self._gain("weaken", what)
        spared = sum(self._at_once(a) * a.by for a in self.cards if _shields(a) and self._uses(a) >= TOO_FAR)
        harm = max(0, seen[0].harm[k] - self._gain("weaken", kind) - spared)
        hold = max(f.defend[k] for f in seen)
        acts = [Act(0, self._helped(0, k, target - hold, False), 0, harm, 0.0)]
        for n in (0, *(n for n in range(1, len(seen[0].life)) if self.allies >> n & 1)):
            more = [
                a for a in self.cards if a.window == "hit" and a.who == n and a.when in (kind, "any-phase")
            ]
            dealt = max(f.damage[n][k] for f in seen) + self._gain("strengthen", kind)
            dealt += sum(self._at_once(a) * a.by for a in more)
            hit = max(f.attack[n][k] for f in seen)
            acts.append(Act(1 << n, self._helped(n, k, target - hit, True), dealt, 0 if n else harm, 0.0))
        return acts

    def _helped(self, who: int, k: int, need: int, attack: bool) -> float:
        """The chance of a roll that every card helps: all bonuses, all new throws."""
        labels = ["combat-roll", KINDS[k].value, "any-phase", *(["attack-roll"] if attack else [])]
        cards = [a for a in self.cards if a.window == "roll" and a.serves == who and a.when in labels]
        p = at_least(need - sum(self._at_once(a) * a.by for a in cards if a.verb == "add-to-roll"))
        return 1.0 - (1.0 - p) ** (1 + sum(self._at_once(a) for a in cards if a.verb == "reroll"))

    def _wounded_early(self) -> int:
        """Wounds to the enemy outside the phases."""
        most = max(max(row) for row in self.seen[0].damage)
        total = 0
        for n, e in self.texts:
            if e.do in ("inflict", "attack"):
                wounds = e.args.get("wounds")
                total += n * (most if wounds is None else int(wounds))
        return total

    def _gain(self, verb: str, what: str) -> int:
        """What texts change for the better."""
        changes = [(n, e) for n, e in self.texts if e.do == verb and e.args["what"] == what]
        return sum(n * max(0, int(e.args["by"])) for n, e in changes)

    # --- how often ------------------------------------------------------------------------

    def _uses(self, a: Ability) -> int:
        """In a whole fight."""
        if a.usage is Usage.ACTIVATE and a.when != "before-combat" and a.limit is None:
            return self.readied
        if _once(a):
            return 1
        if not a.exhaustion:
            return TOO_FAR
        rest = max(f.stamina[a.who] for f in self.seen)
        for b in self.cards:
            more = sum(int(e.args["exhaustion"]) for e in b.effect.within() if e.do == "recover")
            rest += more and more * (1 if b.exhaustion else self._uses(b))
        return max(1, rest // a.exhaustion)

    def _at_once(self, a: Ability) -> int:
        """On one roll, hit or blow: what costs nothing works once (2E-GAP-090)."""
        return 1 if a.free or a.limit is not None else self._uses(a)

    def _lasting(self, a: Ability, effect: Effect) -> int:
        """How often what a text says can hold at the same time."""
        if a.free and effect.do in ("strengthen", "weaken"):
            return {"phase": 1, "round": 3}.get(str(effect.args.get("until")), self._uses(a))
        return self._uses(a)


def _once(a: Ability) -> bool:
    """Whether it works once in a fight, if nothing readies its card."""
    if a.usage in (Usage.DISCARD, Usage.ACTIVATE) or a.limit in ("turn", "battle"):
        return True
    return a.when == "before-combat" or (a.free and a.window == "any-time")


def _shields(a: Ability) -> bool:
    return a.window == "wounds" and a.protects != "ally"
