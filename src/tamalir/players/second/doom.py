"""The champion's judgement under the doom track: beaten cards, not turns, bring the end."""

from __future__ import annotations

from dataclasses import dataclass

from tamalir.players.second.judgement import Judge
from tamalir.second.doom import cards_until_the_end, threshold
from tamalir.second.state import SecondState
from tamalir.second.words import Colour

NO_HURRY, IN_COMPANY = 0.05, 0.3
"""What a turn is worth to a hero alone, whom nobody races, and to one among others."""
DOOM = 1.1
"""What the cards for a doom counter cost, whoever beats them."""
OTHERS_DRAWN = 1.4
"""Cards that go with a Challenge from the deck: Events and Encounters are discarded as well."""
BRINK = 3
"""Cards for each hero before the end from which on only red ones are attempted: they are kept."""
HOPE, TOO_EARLY = 0.35, 2.5
"""The chance from which on a hero dares a red Challenge, and what keeps it from doing so before."""


def under_doom(state: SecondState) -> bool:
    """Whether doom counts the cards that are beaten."""
    return bool(state.options["doom-track"])


@dataclass(slots=True)
class DoomJudge(Judge):
    """Few but dear adventures; what is beaten brings the end nearer, but for red cards, which are kept."""

    def hurry(self) -> float:
        return NO_HURRY if len(self.state.heroes) == 1 else IN_COMPANY

    def gain(self, colour: Colour, card: str | None = None) -> tuple[float, float]:
        """What is not beaten can wait: so the dear ones, again and again if need be; in the end only red."""
        _, win = Judge.gain(self, colour, card)
        risk = (1.0 - win) * self.failure()
        if colour is Colour.RED:
            gain = win * self.reward(colour, card) - risk - (0.0 if win > HOPE else TOO_EARLY)
        elif cards_until_the_end(self.state) <= BRINK * len(self.state.heroes):
            gain = -9.0
        else:
            doom = DOOM / (threshold(self.state) - 1) * (1.0 if card is not None else OTHERS_DRAWN)
            gain = win * (self.reward(colour, card) - doom) + 0.05 - risk
        return gain, win
