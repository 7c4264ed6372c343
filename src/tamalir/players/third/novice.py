"""The novice: goes for the nearest adventure, buys what is dear, fights by rules of thumb and errs."""

from __future__ import annotations

from collections.abc import Mapping

from tamalir.kernel import Seat
from tamalir.odds.advisor import Odds
from tamalir.players.third.adventurer import Adventurer
from tamalir.players.third.figure import Figure
from tamalir.players.third.goals import Goals
from tamalir.players.third.judgement import Judge
from tamalir.players.third.prices import NOVICE
from tamalir.third.state import ThirdState

ANY_ADVENTURE = 1.3
"""To a novice one adventure is as good as another."""
DEAR = 0.62
"""What an asset is worth for every gold piece on its price tag."""
SKILL = 0.75
"""What a skill is worth for every trophy it costs."""


class PlainJudge(Judge):
    """Takes prices for worth, and looks at no fight but that with the villain."""

    sample = 2

    def strength(self, figure: Figure) -> float:
        assets, skills = self.book.catalogue.assets, self.book.catalogue.skills
        return DEAR * sum(assets[id].cost for id in figure.assets) + SKILL * sum(
            sum(skills[id].cost.values()) for id in figure.skills
        )

    def handy(self, when: str, effect: object) -> float:
        return 0.0

    def deck(self, deck: str, deep: int = 0) -> float:
        return ANY_ADVENTURE

    def token(self, n: int = 1) -> float:
        return 0.3 * n


class PlainGoals(Goals):
    """Adventures, quests, markets and rest; what the story asks for is overlooked in a first game."""

    overlooked: tuple[str, ...] = ("story", "zombie", "rumor")


class Novice(Adventurer):
    """Plays as somebody does in a first game."""

    name = "novice"
    seconds = 0.02
    prices = NOVICE

    def _odds(self) -> Mapping[str, Odds]:
        """No numbers: a novice fights by rules of thumb."""
        return {}

    def judge(self, state: ThirdState, seat: Seat) -> Judge:
        return PlainJudge(state, seat, self.prices)

    def goals(self, judge: Judge) -> Goals:
        return PlainGoals(judge)
