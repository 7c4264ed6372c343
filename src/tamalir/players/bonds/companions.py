"""The companions one can play with: how far they look and how often they err."""

from __future__ import annotations

from collections.abc import Mapping

from tamalir.odds.advisor import Odds
from tamalir.players.bonds.team import TeamBot
from tamalir.players.third.prices import ADVENTURER, CHAMPION, NOVICE
from tamalir.players.third.solving import LONG


class TeamNovice(TeamBot):
    """Fights by rules of thumb, overlooks what the story asks for, and often errs."""

    name = "novice"
    seconds = 0.02
    prices = NOVICE
    overlooked = ("story", "zombie", "rumor")

    def _odds(self) -> Mapping[str, Odds]:
        return {}


class TeamAdventurer(TeamBot):
    """Knows the plan and keeps to it; a little absent-minded."""

    name = "adventurer"
    prices = ADVENTURER


class TeamChampion(TeamBot):
    """Does not err, and plays fights to their ends before it decides."""

    name = "champion"
    seconds = 2.0
    prices = CHAMPION
    sight = LONG
    trials = 10
