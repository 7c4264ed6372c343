"""The champion's judgement: which cards can still come, two places ahead, and alone against doom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from tamalir.odds.chances import at_least
from tamalir.odds.worth import challenges
from tamalir.players.distances import delays
from tamalir.players.judgement import Judge
from tamalir.players.prices import CALLINGS
from tamalir.players.worlds import visible
from tamalir.second.doom import DOOM_COUNTERS, threshold
from tamalir.second.state import SecondState
from tamalir.second.values import value
from tamalir.second.words import HERO, Colour
from tamalir.world.hexes import Hex

CLOSE_LOOKS = (Colour.BLUE, Colour.RED)
"""Colours whose cards differ so much that each is looked at."""
STRONG_FOE = 24
"""The value of an enemy that is hard to hit."""
AFTERWARDS = 0.5
"""How much of what lies beyond the next place counts."""

NO_HURRY = 0.05
DOOM = 1.1
"""What the cards for a doom counter cost a hero that is alone."""
OTHERS_DRAWN = 1.4
"""Cards that go with a Challenge from the deck: Events and Encounters are discarded as well."""
BRINK = 3
"""Cards before the end of the normal game from which on only red ones are attempted: they are kept."""
HOPE, TOO_EARLY = 0.35, 2.5
"""The chance from which on a lone hero dares a red Challenge, and what keeps it from doing so before."""


@dataclass(slots=True)
class Connoisseur(Judge):
    """Knows which cards can still come, and takes a closer look at each of the dangerous ones."""

    spare: Callable[[], bool] = lambda: True
    """Whether there is time for another look."""
    _far_sighted: bool | None = None
    """Whether there was time to look beyond the next place."""
    _beyond: dict[Hex, float] = field(default_factory=dict[Hex, float])

    @property
    def name(self) -> str:
        return "connoisseur"

    def elsewhere(self, state: SecondState) -> Judge:
        return replace(
            self, state=state, _sites=None, _sources=None, _ahead={}, _gains={}, _places={}, _hunters=None,
            _far_sighted=None, _beyond={},
        )  # fmt: skip

    def gain(self, colour: Colour, card: str | None = None) -> tuple[float, float]:
        if card is not None:
            self._look(card)
        elif colour in CLOSE_LOOKS:
            return self._mean(colour)
        gain, win = Judge.gain(self, colour, card)
        return (self._against_doom(colour, card, win) if self._alone() else gain), win

    def might(self, state: SecondState) -> float:
        return self.scales.closely(state, self.seat)

    def _mean(self, colour: Colour) -> tuple[float, float]:
        """Over the Challenges that nobody has seen yet."""
        seen = visible(self.state)
        cards = [card for card in challenges(self.state.book, colour) if card not in seen]
        gains = [self.gain(colour, card) for card in cards]
        n = max(1, len(gains))
        return sum(gain for gain, _ in gains) / n, sum(win for _, win in gains) / n

    def _look(self, card: str) -> None:
        if self.spare() and self.scales.known(self.state, self.seat, card) is None:
            self.look_closely(card)

    def calling(self, what: str) -> float:
        """One strong attribute wins fights, but only until it hits for sure."""
        if what not in CALLINGS:
            return 0.0
        need = STRONG_FOE - value(self.state, self.seat, HERO, CALLINGS[what].attribute)
        return Judge.calling(self, what) * (1.0 - at_least(need))

    def ahead(self, at: Hex) -> float:
        """The best place elsewhere together with what lies ahead of it."""
        found = self._beyond.get(at)
        if found is None:
            board, hurry = self.state.book.board, self.hurry() * self.slowness()
            found = Judge.ahead(self, at)
            if self._far_sighted is None:
                self._far_sighted = self.spare()
            for site in self.sites() if self._far_sighted else ():
                if site.gain > 0 and site.at != at:
                    there = site.gain - hurry * delays(board, site.at)[at]
                    then = max(0.0, Judge.ahead(self, site.at))
                    found = max(found, there + AFTERWARDS * then)
            self._beyond[at] = found
        return found

    # --- alone against doom ---------------------------------------------------------------

    def _alone(self) -> bool:
        return len(self.state.heroes) == 1 and bool(self.state.options["doom-track"])

    def hurry(self) -> float:
        """Doom counts cards, not turns."""
        return NO_HURRY if self._alone() else self.prices.hurry

    def _against_doom(self, colour: Colour, card: str | None, win: float) -> float:
        """What is beaten brings the end nearer, but for red cards, which are kept; what is not can wait.

        So the dear ones, again and again if need be; and before the end only the red Challenges.
        """
        risk = (1.0 - win) * self.failure()
        if colour is Colour.RED:
            return win * self.reward(colour, card) - risk - (0.0 if win > HOPE else TOO_EARLY)
        if cards_left(self.state) <= BRINK:
            return -9.0
        doom = DOOM / (threshold(self.state) - 1) * (1.0 if card is not None else OTHERS_DRAWN)
        return win * (self.reward(colour, card) - doom) + 0.05 - risk


def cards_left(state: SecondState) -> int:
    """Discarded adventure cards until the Endgame."""
    most = threshold(state)
    return most - len(state.doom) + (DOOM_COUNTERS - 1 - state.doom_counters) * (most - 1)
