"""The bots of the Third Edition, and how they judge. Each is imported when the first of its kind is made."""

from __future__ import annotations

from collections.abc import Mapping

from tamalir.players.bot import BotMaker, Player
from tamalir.players.random_legal import random_bot


def _novice(seed: int, seconds: float | None, steps: int | None) -> Player:
    from tamalir.players.third.novice import Novice

    return Novice(seed, seconds=seconds, steps=steps)


def _adventurer(seed: int, seconds: float | None, steps: int | None) -> Player:
    from tamalir.players.third.adventurer import Adventurer

    return Adventurer(seed, seconds=seconds, steps=steps)


def _champion(seed: int, seconds: float | None, steps: int | None) -> Player:
    from tamalir.players.third.champion import Champion

    return Champion(seed, seconds=seconds, steps=steps)


BOTS: Mapping[str, BotMaker] = {
    "random": random_bot,
    "novice": _novice,
    "adventurer": _adventurer,
    "champion": _champion,
}
"""From the weakest to the strongest."""


def forget() -> None:
    """Throw away what fights have taught this process: the next game owes nothing to the last."""
    from tamalir.odds.third.advisor import ADVISOR
    from tamalir.players.third.solving import forget as forget_fights

    ADVISOR.forget()
    forget_fights()
