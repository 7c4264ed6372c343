"""The rest of a fight at a glance: the party without its cards, round after round.

A fight with many cards has too many positions to be followed to its end in a moment. Whoever is in
a hurry follows the round under way with every card and asks an `Outlook` what the rounds after it
are worth. It knows the hero's wounds, the enemy's and which Allies stand; who acts in which phase
is chosen as well as can be. Cards count only as wounds that they will cancel.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Literal, TypeAlias

from tamalir.odds.aims import Aim
from tamalir.odds.chances import at_least
from tamalir.odds.parts import Standing
from tamalir.odds.reading import Reading, TooLarge

Cell: TypeAlias = tuple[float, complex, float, float]
"""Utility, win + loss j, the hero's wounds in the end, and the chance to stand at the round's start again."""
Act: TypeAlias = tuple[int, float, int, int, float]
"""Who (a bit; 0: the hero defends), the chance, wounds dealt, wounds suffered, and that the Ally falls."""

Round: TypeAlias = dict[int, Cell]
"""By phase and who has attacked before it."""
Step: TypeAlias = tuple[int, float, Cell | None, Round | None, Cell | None, Round | None, float]
"""Who acts, the chance, what success and failure lead to, and that the Ally falls: see `_Rest._phases`."""

Mood: TypeAlias = Literal["likely", "cautious"]
"""likely: as it will go on average. cautious: a line that can be played, so the truth is no worse."""

AGAIN: Cell = (0.0, 0j, 0.0, 1.0)
SWEEPS = 6
CLOSE = 1e-6
SHIELD = 0.7
"""How much of what cards could cancel is counted."""


class Outlook:
    """Values of round starts for one fight, worked out when they are asked for."""

    def __init__(self, reading: Reading, aim: Aim, mood: Mood = "likely") -> None:
        self.reading = reading
        self.mood: Mood = mood
        self.aim = aim
        self.stop: Callable[[], bool] | None = None
        """Asked now and then: whether the time is up. `TooLarge` then."""
        self._rests: dict[tuple[int, int], _Rest] = {}
        r = reading
        self._figures = 255 << r.CHANGES
        for n, card in enumerate(r.cards):
            if r.book.standing[card]:
                self._figures |= 1 << (r.GONE + n)
        self._shields = [a for a in r.abilities if a.window == "wounds" and a.protects != "ally"]

    def later(self, s: int) -> tuple[float, complex, complex, float]:
        """What a position at the start of a round is worth."""
        r, aim = self.reading, self.aim
        allies = 0
        for n in range(1, len(r.allies) + 1):
            if s >> r.ALIVE[n] & 1:
                allies |= 1 << n
        shield = self._shield(s)
        key = (s & self._figures, shield)
        rest = self._rests.get(key)
        if rest is None:
            rest = self._rests[key] = _Rest(r, aim, s, shield, self.mood)
        wounds, tired = s >> r.WOUNDS[0] & 63, s >> r.TIRED[0] & 63
        foe = rest.foe_life - (s >> r.FOE & 127)
        u, outcome, hurt, _ = rest.at(allies, max(1, rest.life - wounds), max(1, foe), self.stop)
        gone = (s >> r.GONE & ((1 << len(r.cards)) - 1)).bit_count()
        u -= aim.exhaustion * tired + aim.card * gone
        hurt = min(hurt, float(rest.printed))
        return u, outcome, complex(max(hurt, float(wounds)), tired), 0.0

    def _shield(self, s: int) -> int:
        r = self.reading
        total = 0.0
        if self.mood == "cautious":
            return 0
        for a in self._shields:
            spent = (s >> r.SPENT) & a.bit or (a.who and not s >> r.ALIVE[a.who] & 1)
            if a.spot >= 0:
                spent = spent or s >> (r.GONE + a.spot) & 1 or s >> (r.DOWN + a.spot) & 1
            if not spent:
                total += SHIELD * a.by
        return min(int(total), 5)


class _Rest:
    """A party of the same figures from some round on: tables over the Life left on both sides."""

    def __init__(self, r: Reading, aim: Aim, s: int, shield: int, mood: Mood) -> None:
        self.aim = aim
        self.can_escape = r.can_escape
        self.everybody = (2 << len(r.allies)) - 2
        figures: dict[int, Standing] = {}
        for mask in range(0, self.everybody + 1, 2):
            t = s
            for n in range(1, len(r.allies) + 1):
                t = t | 1 << r.ALIVE[n] if mask >> n & 1 else t & ~(1 << r.ALIVE[n])
            figures[mask] = r.standing(t) if mood == "likely" else _least(r, t)
        if mood == "cautious":
            figures = {m: least([f for n, f in figures.items() if n & m == m]) for m in figures}
        now = figures[self.everybody]
        self.printed, self.foe_life = now.life[0], now.foe_life
        self.life = self.printed + shield
        self.flee = {m: at_least(f.foe[0] - f.flight) for m, f in figures.items()}
        wounds = [s >> shift & 63 for shift in r.WOUNDS]
        if mood == "cautious":
            wounds = [63 for _ in wounds]  # an Ally that is wounded is not used again
        self.acts = {m: [_acts(m, f, wounds, k) for k in range(3)] for m, f in figures.items()}
        self.roots: dict[tuple[int, int, int], Cell] = {}
        self.inner: dict[tuple[int, int, int], Round] = {}

    def at(self, allies: int, h: int, f: int, stop: Callable[[], bool] | None = None) -> Cell:
        """The start of a round. What it leads to is worked out before it: less Life on either side."""
        found = self.roots.get((allies, h, f))
        if found is not None:
            return found
        for key in self._leads_to(allies, h, f):
            if key not in self.roots:
                self.at(*key, stop)
        if stop is not None and stop():
            raise TooLarge
        self._work_out(allies, h, f)
        return self.roots[allies, h, f]

    def _leads_to(self, mask: int, h: int, f: int) -> list[tuple[int, int, int]]:
        """Rounds that can follow this one, and those whose phases it can go on in."""
        found: dict[tuple[int, int, int], None] = {}
        if h > 1 and self.can_escape:
            found[mask, h - 1, f] = None
        for acts in self.acts[mask]:
            for who, _, dealt, harm, falls in acts:
                if 0 < dealt < f:
                    found[mask, h, f - dealt] = None
                if 0 < harm < h:
                    found[mask, h - harm, f] = None
                if falls:
                    found[mask & ~who, h, f] = None
        return list(found)

    def _work_out(self, mask: int, h: int, f: int) -> None:
        roots, aim = self.roots, self.aim
        hurt = float(self.life - h)
        fallen = aim.ally * (self.everybody.bit_count() - mask.bit_count())
        lost: Cell = (aim.loss - aim.wound * self.life - fallen, 1j, float(self.life), 0.0)
        won: Cell = (aim.win - aim.wound * hurt - fallen, 1 + 0j, hurt, 0.0)
        away: Cell = (aim.escape - aim.wound * hurt - fallen, 0j, hurt, 0.0)
        flee = self.flee[mask] if self.can_escape else 0.0
        caught = roots[mask, h - 1, f] if flee and h > 1 else lost
        fled = _mixed(flee, away, caught) if flee else lost
        guess = fled[0]
        moments, phases = _moments(mask), self._phases(mask, h, f, won, lost)
        now: Round = {}
        value = AGAIN
        for _ in range(SWEEPS):
            for stage, attacked in moments:
                best, chosen = -1e18, (1.0, AGAIN, AGAIN)
                for who, p, good, good_later, bad, bad_later, falls in phases[stage]:
                    if who & attacked:
                        continue
                    there = (stage + 1) << 8 | attacked | who
                    same = AGAIN if stage == 2 else now[there]
                    yes = good or (same if good_later is None else good_later[there])
                    if p >= 1.0:
                        no = yes
                    elif falls:
                        assert bad_later is not None
                        no = _mixed(falls, bad_later[0 if stage == 2 else there & ~who], same)
                    else:
                        no = bad or (same if bad_later is None else bad_later[there])
                    q = 1.0 - p
                    score = p * yes[0] + q * no[0] + (p * yes[3] + q * no[3]) * guess
                    if score > best:
                        best, chosen = score, (p, yes, no)
                now[stage << 8 | attacked] = _mixed(*chosen)
            value = _again_and_again(now[0], away)
            if value[0] <= fled[0] and flee:
                value = fled
            if abs(value[0] - guess) < CLOSE:
                break
            guess = value[0]
        self.roots[mask, h, f] = value
        for key, (u, outcome, hurt, again) in now.items():
            if again:
                now[key] = (u + again * value[0], outcome + again * value[1], hurt + again * value[2], 0.0)
        now[0] = value
        self.inner[mask, h, f] = now

    def _phases(self, mask: int, h: int, f: int, won: Cell, lost: Cell) -> list[list[Step]]:
        """By phase what each act leads to: a cell, or the later phases of a round already worked out."""
        roots, inner = self.roots, self.inner
        phases: list[list[Step]] = []
        for stage, acts in enumerate(self.acts[mask]):
            steps: list[Step] = []
            for who, p, dealt, harm, falls in acts:
                good = bad = good_later = bad_later = None
                if dealt >= f:
                    good = won
                elif dealt and stage == 2:
                    good = roots[mask, h, f - dealt]
                elif dealt:
                    good_later = inner[mask, h, f - dealt]
                if harm >= h:
                    bad = lost
                elif harm and stage == 2:
                    bad = roots[mask, h - harm, f]
                elif harm:
                    bad_later = inner[mask, h - harm, f]
                elif falls:
                    bad_later = inner[mask & ~who, h, f]
                steps.append((who, p, good, good_later, bad, bad_later, falls))
            phases.append(steps)
        return phases


def _again_and_again(cell: Cell, away: Cell) -> Cell:
    """The fixed point of `v = a + p v`; a fight in which nothing can ever happen is left."""
    u, outcome, hurt, again = cell
    stay = 1.0 - again
    return (u / stay, outcome / stay, hurt / stay, 0.0) if stay > 1e-9 else away


def _acts(mask: int, figures: Standing, wounds: list[int], k: int) -> list[Act]:
    """What can be done in a phase; attacks that deal nothing are left out."""
    harm = figures.harm[k]
    acts: list[Act] = [(0, figures.holds[k] if harm else 1.0, 0, harm, 0.0)]
    if figures.damage[0][k]:
        acts.append((1, figures.hits[0][k], figures.damage[0][k], harm, 0.0))
    for n in range(1, len(figures.life)):
        if mask >> n & 1 and figures.damage[n][k]:
            falls = min(1.0, harm / max(1, figures.life[n] - wounds[n]))
            acts.append((1 << n, figures.hits[n][k], figures.damage[n][k], 0, falls))
    return acts


def _least(r: Reading, s: int) -> Standing:
    """The figures that are certain: whatever the hero's wounds, and with no Item at risk of being broken."""
    hurt = s & ~(63 << r.WOUNDS[0]) | 62 << r.WOUNDS[0]
    sure = least([r.standing(s & ~(63 << r.WOUNDS[0])), r.standing(hurt)])
    if not any(e.do == "breaks-items" for e in r.book.adventure(r.foe).effects):
        return sure
    for k in range(3):
        sure.attack[0][k] -= sum(max(0, by) for _, by in r.helping(s, k, True))
        sure.defend[k] -= sum(max(0, by) for _, by in r.helping(s, k, False))
    return replace(sure)


def least(them: list[Standing]) -> Standing:
    """The lowest of each figure of the party's; the enemy's do not depend on it."""
    if len(them) == 1:
        return them[0]
    first = them[0]
    members = range(len(first.life))
    return replace(
        first,
        attack=[[min(f.attack[n][k] for f in them) for k in range(3)] for n in members],
        defend=[min(f.defend[k] for f in them) for k in range(3)],
        damage=[[min(f.damage[n][k] for f in them) for k in range(3)] for n in members],
        life=[min(f.life[n] for f in them) for n in members],
        flight=min(f.flight for f in them),
    )


@cache
def _moments(mask: int) -> list[tuple[int, int]]:
    """Phases with who has attacked by then, the last phase first."""
    everybody = mask | 1
    return [
        (stage, attacked)
        for stage in (2, 1, 0)
        for attacked in range(everybody + 1)
        if attacked & everybody == attacked and attacked.bit_count() <= stage
    ]


def _mixed(p: float, a: Cell, b: Cell) -> Cell:
    q = 1.0 - p
    return p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2], p * a[3] + q * b[3]
