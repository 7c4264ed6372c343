"""The champion's judgement when it is alone against doom."""

from __future__ import annotations

from dataclasses import dataclass

from tamalir.players.second.judgement import Judge
from tamalir.second.doom import DOOM_COUNTERS, threshold
from tamalir.second.state import SecondState
from tamalir.second.words import Colour

NO_HURRY = 0.05
DOOM = 1.1
"""What the cards for a doom counter cost a hero that is alone."""
OTHERS_DRAWN = 1.4
"""Cards that go with a Challenge from the deck: Events and Encounters are discarded as well."""
BRINK = 3
"""Cards before the end of the normal game from which on only red ones are attempted: they are kept."""
HOPE, TOO_EARLY = 0.35, 2.5
"""The chance from which on a lone hero dares a red Challenge, and what keeps it from doing so before."""


def is_alone(state: SecondState) -> bool:
    """Whether nobody but doom races this hero."""
    return len(state.heroes) == 1 and bool(state.options["doom-track"])


@dataclass(slots=True)
class AloneJudge(Judge):
    """Doom counts beaten cards, not turns."""

    def hurry(self) -> float:
        return NO_HURRY

    def gain(self, colour: Colour, card: str | None = None) -> tuple[float, float]:
        """What is beaten brings the end nearer, but for red cards, which are kept; what is not can wait.

        So the dear ones, again and again if need be; and before the end only the red Challenges.
        """
        _, win = Judge.gain(self, colour, card)
        risk = (1.0 - win) * self.failure()
        if colour is Colour.RED:
            gain = win * self.reward(colour, card) - risk - (0.0 if win > HOPE else TOO_EARLY)
        elif cards_left(self.state) <= BRINK:
            gain = -9.0
        else:
            doom = DOOM / (threshold(self.state) - 1) * (1.0 if card is not None else OTHERS_DRAWN)
            gain = win * (self.reward(colour, card) - doom) + 0.05 - risk
        return gain, win


def cards_left(state: SecondState) -> int:
    """Discarded adventure cards until the Endgame."""
    most = threshold(state)
    return most - len(state.doom) + (DOOM_COUNTERS - 1 - state.doom_counters) * (most - 1)
