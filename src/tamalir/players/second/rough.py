"""The novice's judgement: typical cards and prices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tamalir.odds.second.estimate import Foe, foe
from tamalir.players.second.judgement import Judge, Site
from tamalir.second.cards import Book
from tamalir.second.experience import level
from tamalir.second.limits import no_room_for
from tamalir.second.market import price as price_of
from tamalir.second.state import SecondState
from tamalir.second.words import Colour

ENOUGH = (6, 10)
"""Levels: up to the first another is worth all the more, from the second on the red Challenges are."""

_TYPICAL: dict[tuple[int, Colour], tuple[Book, Foe]] = {}
"""With the book itself, so that no other can have its id."""


@dataclass(slots=True)
class RoughJudge(Judge):
    """Judges by typical cards and by prices."""

    def gain(self, colour: Colour, card: str | None = None) -> tuple[float, float]:
        if self.over():
            return 0.0, 0.0  # no time for another thought
        enemy = (
            typical(self.state, colour) if card is None else foe(self.state, self.state.book.adventure(card))
        )
        win, wounds = self.party.against(enemy)
        value = win * self.reward(colour, card) - (1 - win) * (0.7 * self.defeat() + 0.2)
        return value - 0.1 * wounds, win

    @property
    def growth(self) -> float:
        """By rule of thumb: a level is worth less the more of them one has."""
        little, much = ENOUGH
        missing = (much - level(self.state.heroes[self.seat])) / (much - little)
        least, most = self.prices.least_level, self.prices.level
        return least + (most - least) * min(1.0, max(0.0, missing))

    def _towns(self) -> list[Site]:
        state, seat = self.state, self.seat
        hero = state.heroes[seat]
        hurt = min(hero.gold, hero.wounds)
        found: list[Site] = []
        for town, at in state.book.board.towns.items():
            gain = 0.35 * hurt
            wares: Sequence[int] = [
                price_of(state, seat, card)
                for card in state.stacks[town]
                if no_room_for(state, seat, card) is None
            ]
            dearest = max((cost for cost in wares if cost <= hero.gold), default=0)
            found.append(Site(at, "town", town, gain + 0.09 * dearest))
        return found

    def healing(self) -> float:
        hero = self.state.heroes[self.seat]
        return 0.35 * min(hero.gold, hero.wounds)

    def purchase(self, card: str) -> float:
        if no_room_for(self.state, self.seat, card) is not None:
            return -1.0
        return 0.05 * self.state.book.cost(card)

    def look_closely(self, card: str) -> None:
        """A novice does not."""

    def without(self, card: str) -> float:
        return 0.1 * self.state.book.cost(card)


def typical(state: SecondState, colour: Colour) -> Foe:
    """The Challenge of a colour as one remembers it: mean figures."""
    key = (id(state.book), colour)
    if key not in _TYPICAL:
        cards = [foe(state, c) for c in state.book.challenges.values() if c.colour is colour]
        n = max(1, len(cards))
        lows = [sum(sorted(c.values)[k] for c in cards) / n for k in range(3)]
        harm = [sum(c.harm[k] for c in cards) / n for k in range(3)]
        usual = Foe(
            (round(lows[1]), round(lows[1]), round(lows[1])),
            (round(harm[0]), round(harm[1]), round(harm[2])),
            round(sum(c.life for c in cards) / n),
        )
        _TYPICAL[key] = (state.book, usual)
    return _TYPICAL[key][1]
