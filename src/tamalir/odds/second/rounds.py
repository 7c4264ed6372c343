"""A fight of two Lives without cards: who acts in which phase, round after round, chosen as well as can be.

Each round has three phases; in each the hero defends or somebody attacks, everybody once a round. What
is left of both Lives and which Allies stand decide all that follows, so tables over them are enough.
Where the figures come from, and what stands for the cards, is the business of `rough`.

Bots ask this more often than anything else. So the choices are made by utility alone, in plain floats,
and whole `Value`s are worked out only along the line that was chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeAlias

from tamalir.odds.second.aims import Aim
from tamalir.odds.second.reading import TooLarge
from tamalir.odds.value import AGAIN, Value, mixed, repeated, weighed

START, NEXT = 0, 3 << 8
"""Moments of a round: the phase, and who has attacked before it. The last is the next round's start."""
LAST_PHASE = 2
NEVER = 1e-9
"""A chance that anything happens in a round below this is none."""
FAR = 1e18
TIE = 1e-12
"""What is not better by more than this is no better. Else a hero who cannot be hurt might as well wait, for
ever."""


class Act(NamedTuple):
    """What somebody can do in a phase."""

    who: int
    """A bit: 1 the hero, 2 the first Ally ...; 0: the hero defends."""
    chance: float
    dealt: int
    """Wounds to the enemy if it succeeds."""
    harm: int
    """Wounds to the hero if it fails."""
    falls: float
    """The chance that the Ally falls if it fails."""


Phases: TypeAlias = tuple[Sequence[Act], Sequence[Act], Sequence[Act]]
"""The acts of ranged, melee and magic."""

Place: TypeAlias = tuple[int, int, int]
"""The start of a round: Allies that stand (a bit each), the hero's Life left, the enemy's."""

Utilities: TypeAlias = dict[int, float]
"""Of a round, by moment."""
Step: TypeAlias = tuple[Act, float, float, Utilities | None, float, Utilities | None, float]
"""An act; what its ends are worth; success and failure, each with its chance and the round it goes on in, if
that is another; the chance that it goes on in this one."""
Choice: TypeAlias = tuple[float, float, int, Act]
"""The utility of what an act changes, the chance that it changes nothing, the moment after it, the act."""


@dataclass(slots=True)
class Party:
    """A party and its enemy in the figures that a fight of two Lives needs."""

    everybody: int
    """Allies there were in the beginning, a bit each."""
    life: int
    foe_life: int
    acts: Mapping[int, Phases]
    """By the Allies that stand."""
    flight: Mapping[int, float] | None
    """The chance to escape, so too; None: there is no escape."""


class Rounds:
    """Values of round starts, worked out when they are asked for."""

    def __init__(self, party: Party, aim: Aim, close: float = 1e-6, sweeps: int = 6) -> None:
        self.party = party
        self.aim = aim
        self._close = close
        self._sweeps = sweeps
        """The best choices are looked for so often, or until their utility stands still."""
        self._utility: dict[Place, Utilities] = {}
        self._chosen: dict[Place, dict[int, Choice]] = {}
        """By moment; where the hero rather flees, nothing is chosen at the start."""
        self._values: dict[tuple[Place, int], Value] = {}

    def at(self, place: Place, stop: Callable[[], bool] | None = None) -> Value:
        """The start of a round."""
        self.utility(place, stop)
        return self._value(place, START)

    def utility(self, place: Place, stop: Callable[[], bool] | None = None) -> float:
        """The value as one number. What a round leads to comes before it: less Life on either side."""
        if place not in self._utility:
            for following in self._following(place):
                if following not in self._utility:
                    self.utility(following, stop)
            if stop is not None and stop():
                raise TooLarge
            self._choose(place)
        return self._utility[place][START]

    def _following(self, place: Place) -> list[Place]:
        """Rounds that can follow this one, and those whose phases it can go on in."""
        allies, mine, theirs = place
        found: dict[Place, None] = {}
        if mine > 1 and self.party.flight is not None:
            found[allies, mine - 1, theirs] = None
        for acts in self.party.acts[allies]:
            for who, _, dealt, harm, falls in acts:
                if 0 < dealt < theirs:
                    found[allies, mine, theirs - dealt] = None
                if 0 < harm < mine:
                    found[allies, mine - harm, theirs] = None
                if falls:
                    found[allies & ~who, mine, theirs] = None
        return list(found)

    # --- choosing -------------------------------------------------------------------------

    def _choose(self, place: Place) -> None:
        """Policy iteration: the best choices for a guess, what they are worth, and so on with that."""
        won, lost, away = self._ends(place)
        fled = self._fleeing(place, lost, away)
        moments = self._choices(place, won, lost)
        value = guess = lost if fled is None else fled
        flees = False
        chosen: dict[int, Choice] = {}
        utility, again = {NEXT: 0.0}, {NEXT: 1.0}
        for _ in range(self._sweeps):
            for moment, choices in moments:
                best, taken = -FAR, chosen.get(moment)
                if taken is not None:
                    changed, on, there, _ = taken
                    best = changed + on * (utility[there] + again[there] * guess) + TIE
                for choice in choices:
                    changed, on, there, _ = choice
                    score = changed + on * (utility[there] + again[there] * guess)
                    if score > best:
                        best, taken = score, choice
                assert taken is not None
                changed, on, there, _ = chosen[moment] = taken
                again[moment] = on * again[there]
                utility[moment] = changed + on * utility[there]
            leaves = 1.0 - again[START]
            value = utility[START] / leaves if leaves > NEVER else away
            flees = False
            if fled is not None and value <= fled:
                value, flees = fled, True
            if abs(value - guess) < self._close:
                break
            guess = value
        if flees:
            del chosen[START]
        self._chosen[place] = chosen
        found = self._utility[place] = {moment: utility[moment] + again[moment] * value for moment in utility}
        found[START] = value

    def _ends(self, place: Place) -> tuple[float, float, float]:
        """The utility of victory, defeat and escape."""
        allies, mine, _ = place
        party, aim = self.party, self.aim
        fallen = aim.ally * (party.everybody.bit_count() - allies.bit_count())
        hurt = aim.wound * (party.life - mine) + fallen
        return aim.win - hurt, aim.loss - aim.wound * party.life - fallen, aim.away - hurt

    def _fleeing(self, place: Place, lost: float, away: float) -> float | None:
        """To try to escape, which costs a wound when it fails; None: there is no chance."""
        allies, mine, theirs = place
        p = 0.0 if self.party.flight is None else self.party.flight[allies]
        if not p:
            return None
        return p * away + (1.0 - p) * (self._utility[allies, mine - 1, theirs][START] if mine > 1 else lost)

    def _choices(self, place: Place, won: float, lost: float) -> list[tuple[int, list[Choice]]]:
        """Every moment of a round with what can be chosen then, the last phase first."""
        phases = [[self._step(act, place, won, lost) for act in acts] for acts in self.party.acts[place[0]]]
        found: list[tuple[int, list[Choice]]] = []
        for phase, attacked in _moments(place[0]):
            choices: list[Choice] = []
            for act, ends, p, good, q, bad, on in phases[phase]:
                who = act[0]
                if who & attacked:
                    continue
                there = NEXT if phase == LAST_PHASE else (phase + 1) << 8 | attacked | who
                utility = ends
                if good is not None:
                    utility += p * good[there]
                if bad is not None:
                    utility += q * bad[there & ~who if act[4] else there]
                choices.append((utility, on, there, act))
            found.append((phase << 8 | attacked, choices))
        return found

    def _step(self, act: Act, place: Place, won: float, lost: float) -> Step:
        """What an act leads to from a place, at whichever moment of the round."""
        allies, mine, theirs = place
        who, p, dealt, harm, falls = act
        q = 1.0 - p
        ends = on = 0.0
        good = bad = None
        if not dealt:
            on = p
        elif dealt >= theirs:
            ends = p * won
        else:
            good = self._utility[allies, mine, theirs - dealt]
        if harm >= mine:
            ends += q * lost
        elif harm:
            bad = self._utility[allies, mine - harm, theirs]
        elif falls:
            on += q * (1.0 - falls)
            q *= falls
            bad = self._utility[allies & ~who, mine, theirs]
        else:
            on += q
        return act, ends, p, good, q, bad, on

    # --- what the choices come to ---------------------------------------------------------

    def _value(self, place: Place, moment: int) -> Value:
        moment = START if moment == NEXT else moment
        found = self._values.get((place, moment))
        if found is None:
            found = self._started(place) if moment == START else self._gone_on(place, moment)
            self._values[place, moment] = found
        return found

    def _gone_on(self, place: Place, moment: int) -> Value:
        _, on, there, act = self._chosen[place][moment]
        changes = self._changes(place, there, act)
        return weighed([*changes, (on, self._value(place, there))] if on else changes)

    def _started(self, place: Place) -> Value:
        """The hero flees, or the round is fought, again and again if nothing happens."""
        allies, mine, theirs = place
        chosen = self._chosen[place]
        if START not in chosen:
            assert self.party.flight is not None
            caught = self._value((allies, mine - 1, theirs), START) if mine > 1 else self._lost(place)
            return mixed(self.party.flight[allies], self._away(place), caught)
        uneventful = [chosen[START]]
        while uneventful[-1][2] != NEXT:
            uneventful.append(chosen[uneventful[-1][2]])
        value = AGAIN
        for _, on, there, act in reversed(uneventful):
            value = weighed([*self._changes(place, there, act), (on, value)])
        return repeated(value) if 1.0 - value.again > NEVER else self._away(place)

    def _changes(self, place: Place, there: int, act: Act) -> list[tuple[float, Value]]:
        """What an act can change, each with its chance."""
        allies, mine, theirs = place
        who, p, dealt, harm, falls = act
        q = 1.0 - p
        found: list[tuple[float, Value]] = []
        if dealt and p:
            won = dealt >= theirs
            found.append((p, self._won(place) if won else self._value((allies, mine, theirs - dealt), there)))
        if harm and q:
            lost = harm >= mine
            found.append(
                (q, self._lost(place) if lost else self._value((allies, mine - harm, theirs), there))
            )
        elif falls and q:
            found.append((q * falls, self._value((allies & ~who, mine, theirs), there & ~who)))
        return found

    def _won(self, place: Place) -> Value:
        return Value(self._ends(place)[0], win=1.0, wounds=float(self.party.life - place[1]))

    def _lost(self, place: Place) -> Value:
        return Value(self._ends(place)[1], loss=1.0, wounds=float(self.party.life))

    def _away(self, place: Place) -> Value:
        return Value(self._ends(place)[2], wounds=float(self.party.life - place[1]))


@cache
def _moments(allies: int) -> list[tuple[int, int]]:
    """Phases with who has attacked by then, the last phase first."""
    everybody = allies | 1
    return [
        (phase, attacked)
        for phase in (2, 1, 0)
        for attacked in range(everybody + 1)
        if attacked & everybody == attacked and attacked.bit_count() <= phase
    ]
