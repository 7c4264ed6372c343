"""Cards as numbers: which card it is, and what its text does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from tamalir.world.effects import Effect

AMOUNT = 6.0
"""Amounts on cards are given as parts of it."""


def listed(package: str, file: str) -> tuple[str, ...]:
    """The cards of a version, in the order that is fixed for ever."""
    return tuple(files(package).joinpath(file).read_text(encoding="utf-8").split())


class CardNumbers:
    """Numbers of cards and features of texts, in orders that a version has fixed."""

    def __init__(self, cards: Sequence[str], deeds: Sequence[str], moments: Sequence[str]) -> None:
        self._numbers = {card: n for n, card in enumerate(cards, 1)}
        self.other = len(cards) + 1
        """The number of every card that the version does not know, such as those of packs; 0 is no card."""
        self._deeds = {deed: n for n, deed in enumerate(deeds)}
        self._moments = {moment: n for n, moment in enumerate(moments, len(deeds) + 1)}
        self.features = len(deeds) + 1 + len(moments) + 1 + 2
        """Of a text: its deeds and any other, its moments and any other, whether it costs something, its
        largest amount."""
        self.nothing: NDArray[np.float32] = np.zeros(self.features, dtype=np.float32)

    def number(self, card: str) -> int:
        return self._numbers.get(card, self.other) if card else 0

    def numbers(self, cards: Sequence[str], room: int) -> list[int]:
        """So many cards, the rest 0. What there is no room for is left out."""
        found = [self._numbers.get(card, self.other) if card else 0 for card in cards[:room]]
        return found + [0] * (room - len(found))

    def text(self, effects: Iterable[Effect]) -> NDArray[np.float32]:
        """What the paragraphs of a card do, taken together."""
        row = np.zeros(self.features, dtype=np.float32)
        most = 0.0
        for paragraph in effects:
            for effect in paragraph.within():
                row[self._deeds.get(effect.do, len(self._deeds))] = 1.0
                moment = self._moments.get(effect.when, len(self._deeds) + 1 + len(self._moments))
                row[moment] = 1.0
                if effect.cost:
                    row[-2] = 1.0
                for value in effect.args.values():
                    if isinstance(value, int):
                        most = max(most, float(value))
        row[-1] = min(1.0, most / AMOUNT)
        return row
