"""The companions one can play with: how far they look and how often they err."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tamalir.kernel import Seat
from tamalir.odds.advisor import Odds
from tamalir.players.bonds.judgement import TeamJudge
from tamalir.players.bonds.team import TeamBot
from tamalir.players.third.figure import Figure
from tamalir.players.third.prices import ADVENTURER, CHAMPION, NOVICE
from tamalir.players.third.solving import LONG
from tamalir.third.state import ThirdState


class NextEnemy(TeamJudge):
    """Thinks of the enemies in the decks, and of warbands when they are here: to weigh every purchase against
    each of them takes a beginner too long."""

    def strength(self, figure: Figure) -> float:
        return self.in_decks(figure)


class TeamNovice(TeamBot):
    """Fights by rules of thumb, overlooks what the story asks for, and often errs."""

    name = "novice"
    seconds = 0.02
    prices = replace(NOVICE, exerts=False)
    overlooked: tuple[str, ...] = ("story", "zombie", "rumor")

    def judge(self, state: ThirdState, seat: Seat) -> TeamJudge:
        return NextEnemy(state, seat, self.prices)

    def _odds(self) -> Mapping[str, Odds]:
        return {}


class TeamAdventurer(TeamBot):
    """Knows the plan and keeps to it; a little absent-minded."""

    name = "adventurer"
    prices = replace(ADVENTURER, exerts=False)


class TeamChampion(TeamBot):
    """Does not err, and plays fights to their ends before it decides."""

    name = "champion"
    seconds = 2.0
    prices = replace(CHAMPION, least_action=CHAMPION.action, counts=False, exerts=False)
    sight = LONG
    trials = 10
