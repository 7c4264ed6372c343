"""The most that can be hoped for: a chance to win that no play of a fight can exceed.

Where a fight is too large to be solved, the answer is a line that can be played, and this says how
much better the best line could be. Every card works in every roll and costs nothing, Allies never
fall, whatever is tried Before Combat succeeds. What is left is a small fight of two Lives.
"""

from __future__ import annotations

from collections.abc import Sequence

from tamalir.odds.chances import at_least
from tamalir.odds.parts import KINDS, Ability
from tamalir.odds.reading import BEFORE, Reading
from tamalir.second.words import Usage
from tamalir.world.effects import Effect

SWEEPS = 400
CLOSE = 1e-12
TOO_FAR = 200


def hopes(r: Reading, s: int) -> float:
    """An upper bound for the chance to win from a position."""
    dream = _Dream(r, s)
    return min(1.0, dream.wins() + CLOSE)


class _Dream:
    def __init__(self, r: Reading, s: int) -> None:
        self.before = s & 7 == BEFORE
        self.cards = [a for a in r.abilities if self._usable(r, s, a)]
        often = 1 + sum(_times(r, s, a) for a in self.cards if _does(a, "ready-items"))
        everybody = s
        for n in range(1, len(r.allies) + 1):
            everybody |= 1 << r.ALIVE[n]
        seen = [r.standing(everybody), r.standing(s), r.standing(s | 62 << r.WOUNDS[0])]
        members = [0, *(n for n in range(1, len(r.allies) + 1) if s >> r.ALIVE[n] & 1)]
        alone = s
        for n in range(1, len(r.allies) + 1):
            alone &= ~(1 << r.ALIVE[n])
        seen.append(r.standing(alone))
        enemy_text = r.book.adventure(r.foe).effects if self.before else ()
        texts = [e for a in self.cards for e in a.effect.within()]
        texts += [inner for e in enemy_text if e.when == "before-combat" for inner in e.within()]
        self.life = max(f.life[0] for f in seen) - (s >> r.WOUNDS[0] & 63)
        self.life += sum(_times(r, s, a) * often * (_healed(a) + _cancelled(a)) for a in self.cards)
        always = [a for a in self.cards if _times(r, s, a) == TOO_FAR]
        self.foe = seen[0].foe_life - (s >> r.FOE & 127) - often * self._early(r, seen[0].damage, texts)
        self.acts: list[list[tuple[int, float, int, int]]] = []
        for k in range(3):
            raised = often * _raised(texts, k)
            harm = max(0, seen[0].harm[k] - often * _spared(always, texts, k))
            acts: list[tuple[int, float, int, int]] = []
            hold = max(f.defend[k] for f in seen) + raised
            acts.append((0, self._chance(0, k, seen[0].foe[k] - hold, False), 0, harm))
            for n in members:
                hit = max(f.attack[n][k] for f in seen) + raised
                dealt = max(f.damage[n][k] for f in seen) + often * _dealt(self.cards, texts, n, k)
                p = self._chance(n, k, seen[0].foe[k] - hit, True)
                acts.append((1 << n, p, dealt, harm if n == 0 else 0))
            self.acts.append(acts)

    def _usable(self, r: Reading, s: int, a: Ability) -> bool:
        if a.when == "before-combat" and not self.before:
            return False
        return not (a.spot >= 0 and s >> (r.GONE + a.spot) & 1)

    def _early(self, r: Reading, damage: Sequence[Sequence[int]], texts: Sequence[Effect]) -> int:
        """Wounds that are dealt outside the phases."""
        most = max(max(row) for row in damage)
        total = sum(int(e.args["wounds"]) for e in texts if e.do == "inflict")
        for e in texts:
            if e.do == "attack":
                total += most if e.args.get("wounds") is None else int(e.args["wounds"])
        return total

    def _chance(self, who: int, k: int, need: int, attack: bool) -> float:
        """Of a roll that every card helps: all bonuses, all new throws."""
        labels = ["combat-roll", KINDS[k].value, "any-phase", *(["attack-roll"] if attack else [])]
        cards = [a for a in self.cards if a.window == "roll" and a.who == who and a.when in labels]
        p = at_least(need - sum(a.by for a in cards if a.verb == "add-to-roll"))
        return 1.0 - (1.0 - p) ** (1 + sum(a.verb == "reroll" for a in cards))

    def wins(self) -> float:
        """By Life left on both sides and who has attacked; an empty round is played again."""
        if self.foe <= 0:
            return 1.0
        if self.life <= 0:
            return 0.0
        life = min(self.life, TOO_FAR)
        known: dict[tuple[int, int, int, int], float] = {}
        for f in range(1, self.foe + 1):
            for h in range(1, life + 1):
                again = known.get((h - 1, f, 0, 0), 0.0)
                for _ in range(SWEEPS):
                    value = self._round(h, f, again, known)
                    if abs(value - again) < CLOSE:
                        break
                    again = value
        return known[life, self.foe, 0, 0]

    def _round(self, h: int, f: int, again: float, known: dict[tuple[int, int, int, int], float]) -> float:
        for stage in (2, 1, 0):
            for attacked in _sets(self.acts[0], stage):
                best = 0.0
                for who, p, dealt, harm in self.acts[stage]:
                    if who & attacked:
                        continue
                    there = attacked | who
                    on = self._after(h, f, stage, there, again, known)
                    good = 1.0 if dealt >= f else self._after(h, f - dealt, stage, there, again, known, h, f)
                    bad = on
                    if harm:
                        bad = 0.0 if harm >= h else self._after(h - harm, f, stage, there, again, known, h, f)
                    best = max(best, p * good + (1.0 - p) * bad)
                known[h, f, stage, attacked] = best
        return known[h, f, 0, 0]

    def _after(
        self,
        h: int,
        f: int,
        stage: int,
        attacked: int,
        again: float,
        known: dict[tuple[int, int, int, int], float],
        *here: int,
    ) -> float:
        if stage == 2:
            return again if not here or here == (h, f) else known[h, f, 0, 0]
        return known[h, f, stage + 1, attacked]


def _sets(acts: Sequence[tuple[int, float, int, int]], stage: int) -> list[int]:
    """Who may have attacked before a phase."""
    everybody = sum(who for who, *_ in acts)
    return [some for some in range(everybody + 1) if some & everybody == some and some.bit_count() <= stage]


def _does(a: Ability, verb: str) -> bool:
    return any(e.do == verb for e in a.effect.within())


def _times(r: Reading, s: int, a: Ability) -> int:
    """How often a card can be used at most in a fight."""
    if a.usage in (Usage.DISCARD, Usage.ACTIVATE):
        return 1
    if a.exhaustion:
        figures = r.standing(s)
        rest = figures.stamina[a.who] + sum(
            int(e.args["exhaustion"]) for b in r.abilities for e in b.effect.within() if e.do == "recover"
        )
        return max(1, rest // a.exhaustion)
    return 1 if a.limit in ("turn", "battle") else TOO_FAR


def _healed(a: Ability) -> int:
    return sum(int(e.args["wounds"]) for e in a.effect.within() if e.do == "heal")


def _cancelled(a: Ability) -> int:
    return a.by if a.window == "wounds" and a.protects != "ally" else 0


def _raised(texts: Sequence[Effect], k: int) -> int:
    what = KINDS[k].attribute.value
    return sum(
        int(e.args["by"]) for e in texts if e.do in ("strengthen", "weaken") and e.args["what"] == what
    )


def _spared(cards: Sequence[Ability], texts: Sequence[Effect], k: int) -> int:
    """What does not come through of a blow."""
    kind = KINDS[k].value
    less = sum(int(e.args["by"]) for e in texts if e.do == "weaken" and e.args["what"] == kind)
    return less + sum(_cancelled(a) for a in cards)


def _dealt(cards: Sequence[Ability], texts: Sequence[Effect], who: int, k: int) -> int:
    """What cards add to a hit."""
    kind = KINDS[k].value
    more = sum(int(e.args["by"]) for e in texts if e.do == "strengthen" and e.args["what"] == kind)
    return more + sum(
        a.by for a in cards if a.window == "hit" and a.who == who and a.when in (kind, "any-phase")
    )
