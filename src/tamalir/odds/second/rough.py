"""A fight roughly: the party without its cards, round after round.

A fight with many cards has too many positions to be followed to its end in a moment. `Rough` knows the
hero's wounds, the enemy's and which Allies stand, and lets `rounds` choose who acts. What stands for the
cards is a matter of mood:

likely    as it will go on average: cards count as wounds that they will cancel. For whoever is in a
          hurry: the round under way is solved with every card, and this says what the rounds after it
          are worth.
cautious  a line that can be played whatever happens, so the truth is no worse: no card is used, Items
          that could break are left at home, and an Ally that has been wounded is not used again.
hopeful   more than can be had, so the truth is no better: see `hopes`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from tamalir.odds.second.aims import Aim
from tamalir.odds.second.chances import at_least
from tamalir.odds.second.parts import Standing
from tamalir.odds.second.reading import Reading
from tamalir.odds.second.rounds import Act, Party, Phases, Rounds
from tamalir.odds.value import Value

Mood: TypeAlias = Literal["likely", "cautious"]

SHIELD = 0.7
"""How much of what cards could cancel is counted, and of that at most so many wounds."""
MOST_SHIELD = 5


class Rough:
    """Values of round starts for one fight, likely or cautious."""

    def __init__(self, reading: Reading, aim: Aim, mood: Mood = "likely") -> None:
        self.reading = reading
        self.mood: Mood = mood
        self.aim = aim
        self.stop: Callable[[], bool] | None = None
        """Asked now and then: whether the time is up. `TooLarge` then."""
        self._rounds: dict[tuple[int, int], Rounds] = {}
        r = reading
        self._figures = 255 << r.CHANGES
        for n, card in enumerate(r.cards):
            if r.book.standing[card]:
                self._figures |= 1 << (r.GONE + n)
        self._shields = [a for a in r.abilities if a.window == "wounds" and a.protects != "ally"]

    def later(self, s: int) -> Value:
        """What a position at the start of a round is worth."""
        r, aim = self.reading, self.aim
        shield = self._shield(s) if self.mood == "likely" else 0
        key = (s & self._figures, shield)
        rounds = self._rounds.get(key)
        if rounds is None:
            rounds = self._rounds[key] = Rounds(_party(r, s, shield, self.mood), aim)
        party = rounds.party
        wounds, tired = r.wounds(s), r.tired(s)
        place = (allies_of(r, s), max(1, party.life - wounds), max(1, party.foe_life - r.foe_wounds(s)))
        value = rounds.at(place, self.stop)
        return value._replace(
            utility=value.utility - (aim.exhaustion * tired + aim.card * r.cards_gone(s)),
            wounds=max(min(value.wounds, float(party.life - shield)), float(wounds)),
            exhaustion=float(tired),
        )

    def _shield(self, s: int) -> int:
        """Wounds that cards which are still there will cancel."""
        r = self.reading
        total = 0.0
        for a in self._shields:
            spent = (s >> r.SPENT) & a.bit or not r.alive(s, a.who)
            if not (spent or r.gone(s, a.spot) or r.down(s, a.spot)):
                total += SHIELD * a.by
        return min(int(total), MOST_SHIELD)


def allies_of(r: Reading, s: int) -> int:
    """The Allies that stand, a bit each."""
    return sum(1 << n for n in range(1, len(r.allies) + 1) if r.alive(s, n))


def with_allies(r: Reading, s: int, allies: int) -> int:
    """The same position with these Allies."""
    for n in range(1, len(r.allies) + 1):
        s = s | 1 << r.ALIVE[n] if allies >> n & 1 else s & ~(1 << r.ALIVE[n])
    return s


def _party(r: Reading, s: int, shield: int, mood: Mood) -> Party:
    """The party as it is in this position, whichever of its Allies stand."""
    everybody = (2 << len(r.allies)) - 2
    figures = {some: r.standing(with_allies(r, s, some)) for some in range(0, everybody + 1, 2)}
    wounds = [r.wounds(s, n) for n in range(len(r.WOUNDS))]
    if mood == "cautious":
        figures = {some: _least(r, with_allies(r, s, some)) for some in figures}
        figures = {some: least([f for more, f in figures.items() if more & some == some]) for some in figures}
        wounds = [63 for _ in wounds]
    now = figures[everybody]
    return Party(
        everybody,
        now.life[0] + shield,
        now.foe_life,
        {some: _phases(some, f, wounds) for some, f in figures.items()},
        {some: at_least(f.foe[0] - f.flight) for some, f in figures.items()} if r.can_escape else None,
    )


def _phases(allies: int, figures: Standing, wounds: Sequence[int]) -> Phases:
    a, b, c = (_acts(allies, figures, wounds, k) for k in range(3))
    return a, b, c


def _acts(allies: int, figures: Standing, wounds: Sequence[int], k: int) -> list[Act]:
    """What can be done in a phase; attacks that deal nothing are left out."""
    harm = figures.harm[k]
    acts = [Act(0, figures.holds[k] if harm else 1.0, 0, harm, 0.0)]
    if figures.damage[0][k]:
        acts.append(Act(1, figures.hits[0][k], figures.damage[0][k], harm, 0.0))
    for n in range(1, len(figures.life)):
        if allies >> n & 1 and figures.damage[n][k]:
            falls = min(1.0, harm / max(1, figures.life[n] - wounds[n]))
            acts.append(Act(1 << n, figures.hits[n][k], figures.damage[n][k], 0, falls))
    return acts


# --- cautious -------------------------------------------------------------------------------


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
