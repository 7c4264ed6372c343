"""The bots of Unbreakable Bonds: those of the Third Edition, as a team. Each is imported when the first of
its kind is made."""

from __future__ import annotations

from collections.abc import Mapping

from tamalir.players.bot import BotMaker, Player
from tamalir.players.random_legal import random_bot


def _novice(seed: int, seconds: float | None, steps: int | None) -> Player:
    from tamalir.players.bonds.companions import TeamNovice

    return TeamNovice(seed, seconds=seconds, steps=steps)


def _adventurer(seed: int, seconds: float | None, steps: int | None) -> Player:
    from tamalir.players.bonds.companions import TeamAdventurer

    return TeamAdventurer(seed, seconds=seconds, steps=steps)


def _champion(seed: int, seconds: float | None, steps: int | None) -> Player:
    from tamalir.players.bonds.companions import TeamChampion

    return TeamChampion(seed, seconds=seconds, steps=steps)


BOTS: Mapping[str, BotMaker] = {
    "random": random_bot,
    "novice": _novice,
    "adventurer": _adventurer,
    "champion": _champion,
}
"""From the weakest to the strongest."""
