"""Fights on combat boards, played to their ends many times: what each option leads to.

The enemy plays itself and everything about it lies open, so nothing has to be guessed but the casts. The hero
goes on as a plain player would: who plays better wins more often, so the chances told are rather low. Each
is a share of so many fights, and its error says how far it is from the bounds of its 95 % interval.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from tamalir.kernel import Choose, Edition, Fast, Passed, Rule, Seat, Setup, Table, View, clone
from tamalir.kernel.journal import Journal
from tamalir.odds.advisor import Late, Odds, with_the_best
from tamalir.odds.third.aims import WIN_FIRST, Aim
from tamalir.third.combat import engage
from tamalir.third.state import ThirdState
from tamalir.third.steps import Outcome, Step
from tamalir.third.values import damage, defeated, health

Policy = Callable[[ThirdState, Choose[Any]], Mapping[str, float]]
"""How the hero goes on: options with what they are worth; nothing where it does not matter."""

TRIALS = 60
"""Fights for each option."""
LEAST = 8
"""Fewer say nothing."""
LONGEST = 400
"""Answers after which a fight is given up as endless."""
NORMAL = 1.96
HARM = 0.05
"""What it counts to have hurt an enemy that did not fall: a lost fight is fought all the same."""


@dataclass(slots=True)
class Tally:
    """How fights went."""

    trials: int = 0
    wins: int = 0
    losses: int = 0
    damage: float = 0.0
    harm: float = 0.0
    """The share of its health that the enemy lost where it did not fall."""

    def odds(self, aim: Aim) -> Odds:
        """As numbers to be shown."""
        n = max(1, self.trials)
        win, loss = self.wins / n, self.losses / n
        away, wounds = max(0.0, 1.0 - win - loss), self.damage / n
        utility = aim.win * win + aim.loss * loss + aim.away * away - aim.damage * wounds
        utility += HARM * self.harm / n
        low, high = interval(self.wins, self.trials)
        return Odds(
            win=win, loss=loss, away=away, wounds=wounds, exhaustion=0.0, exact=False,
            error=max(win - low, high - win), utility=utility,
        )  # fmt: skip


def interval(wins: int, trials: int) -> tuple[float, float]:
    """Wilson's interval of 95 %."""
    if not trials:
        return 0.0, 1.0
    share, z = wins / trials, NORMAL * NORMAL
    middle = (share + z / (2 * trials)) / (1 + z / trials)
    half = NORMAL * sqrt(share * (1 - share) / trials + z / (4 * trials * trials)) / (1 + z / trials)
    return max(0.0, middle - half), min(1.0, middle + half)


def this_fight(edition: Edition[ThirdState]) -> Edition[ThirdState]:
    """The same rules, over when the fight is."""

    def step(now: ThirdState) -> Rule[None] | Passed | None:
        return edition.step(now) if now.fight is not None and now.fight.ended is None else None

    return edition.with_(step=step)


class BoardFights:
    """Plays fights to their ends."""

    def __init__(
        self, policy: Policy, aim: Aim = WIN_FIRST, trials: int = TRIALS, most: int | None = None
    ) -> None:
        self.policy, self.aim, self.trials = policy, aim, trials
        self.most = most
        """So many options are looked at: those that the policy likes best."""

    def odds(self, view: View[ThirdState], late: Late = None, seed: int = 0) -> dict[str, Odds]:
        """Option id -> its odds, for a question in the middle of a fight. All options get the same luck. If
        the time is up before there are enough fights, nothing is known."""
        way, request, seat = view.way, view.request, view.seat
        if way is None or request is None or seat is None:
            return {}
        edition = this_fight(view.edition)
        tallies = {id: Tally() for id in self._promising(view.state, request)}
        for n in range(self.trials):
            if late is not None and late():
                break
            luck = seed * self.trials + n
            start = edition.imagine(clone(way.rest), seat, Fast(luck))
            for id, tally in tallies.items():
                table = Table(
                    edition, clone(start), Fast(luck), setup=view.setup, journal=Journal(), replay=way.since,
                    listening=False,
                )  # fmt: skip
                table.answer(id, seat)
                self._finish(table, seat, tally)
        if min(tally.trials for tally in tallies.values()) < min(LEAST, self.trials):
            return {}
        return with_the_best({id: tally.odds(self.aim) for id, tally in tallies.items()})

    def against(
        self,
        edition: Edition[ThirdState],
        setup: Setup | None,
        state: ThirdState,
        seat: Seat,
        enemy: str,
        late: Late = None,
    ) -> Odds | None:
        """A fight that has not begun, from what a seat knows."""
        rules, tally = this_fight(edition), Tally()
        for n in range(self.trials):
            if late is not None and late():
                break
            start = rules.imagine(clone(state), seat, Fast(n))
            start.active, start.step = seat, Step.TURN
            engage(start, seat, enemy)
            table = Table(rules, start, Fast(n), setup=setup, journal=Journal(), listening=False)
            self._finish(table, seat, tally)
        return tally.odds(self.aim) if tally.trials >= min(LEAST, self.trials) else None

    def _promising(self, state: ThirdState, request: Choose[Any]) -> list[str]:
        """The options that are looked at, in the order of the request."""
        offered = [option.id for option in request.options]
        scores = self.policy(state, request)
        if self.most is None or len(offered) <= self.most or not scores:
            return offered
        best = sorted(offered, key=lambda id: -scores.get(id, 0.0))[: self.most]
        return [id for id in offered if id in best]

    def _finish(self, table: Table[ThirdState], seat: Seat, tally: Tally) -> None:
        """Play on to the end of the fight, and note how it went for the hero of this seat."""
        for _ in range(LONGEST):
            if table.request is None:
                break
            asked = table.waiting()[0]
            question = table.pending(asked)
            assert question is not None
            table.answer(self._choice(table.state, question), asked)
        fight = table.state.fight
        tally.trials += 1
        if fight is None:
            return
        mine = next((side for side in fight.sides if side.hero and side.seat == seat), fight.sides[0])
        foe = fight.foe(mine)
        tally.damage += min(damage(table.state, mine), health(table.state, mine))
        if fight.ended == Outcome.TAKEN or (fight.ended == Outcome.DEFEAT and defeated(table.state, foe)):
            tally.wins += 1
        else:
            tally.harm += min(1.0, damage(table.state, foe) / max(1, health(table.state, foe)))
            tally.losses += fight.ended == Outcome.DEFEAT

    def _choice(self, state: ThirdState, question: Choose[Any]) -> str:
        scores = self.policy(state, question)
        offered = [option.id for option in question.options]
        if question.key == "fight.flee":
            return "stay" if "stay" in offered else offered[0]
        known = [id for id in offered if id in scores]
        return max(known, key=lambda id: scores[id]) if known else _plainest(offered)


def _plainest(offered: Sequence[str]) -> str:
    """Where nobody has an opinion: no, else the first."""
    return next((id for id in ("no", "enough", "let-be") if id in offered), offered[0])
