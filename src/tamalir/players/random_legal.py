"""A player that picks any option it may, each as likely as the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tamalir.kernel import Choose, Draw, Fast, View
from tamalir.players.bot import BotMaker, Player

SEATS = 16
"""More than ever sit at one table: keeps the luck of neighbours apart."""


class RandomLegal:
    """Repeatable: the same seed decides the same way in the same position, also after undo and load."""

    def __init__(self, seed: int = 0) -> None:
        self._dealer = Fast(seed)

    def decide(self, view: View[Any], request: Choose[Any]) -> str:
        """The id of one of the options on offer."""
        return self.pick(view.length, request)

    def pick(self, length: int, request: Choose[Any]) -> str:
        """Choose without a look at the table: the number of answers in the journal is enough."""
        hat = Draw("decision", [option.id for option in request.options])
        return str(self._dealer.answer(hat, length * SEATS + request.seat))


def random_bot(seed: int, seconds: float | None, steps: int | None) -> Player:
    """Needs neither time nor work."""
    return RandomLegal(seed)


BOTS: Mapping[str, BotMaker] = {"random": random_bot}
"""For games that nobody has taught a bot yet."""
