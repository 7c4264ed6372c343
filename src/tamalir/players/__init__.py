"""Players that are programs: they see a View and a Request, never the State."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

BOTS = ("random", "novice", "adventurer", "champion")
"""From the weakest to the strongest."""


def make(name: str, seed: int = 0, seconds: float | None = None, steps: int | None = None) -> Any:
    """A bot by its name. `seconds` limits the CPU of one decision, `steps` its work instead."""
    makers: dict[str, Callable[[], Any]] = {
        "random": lambda: _random(seed),
        "novice": lambda: _novice(seed, seconds, steps),
        "adventurer": lambda: _adventurer(seed, seconds, steps),
        "champion": lambda: _champion(seed, seconds, steps),
    }
    return makers[name]()


def _random(seed: int) -> Any:
    from tamalir.players.random_legal import RandomLegal

    return RandomLegal(seed)


def _novice(seed: int, seconds: float | None, steps: int | None) -> Any:
    from tamalir.players.novice import Novice

    return Novice(seed, seconds=seconds, steps=steps)


def _adventurer(seed: int, seconds: float | None, steps: int | None) -> Any:
    from tamalir.players.adventurer import Adventurer

    return Adventurer(seed, seconds=seconds, steps=steps)


def _champion(seed: int, seconds: float | None, steps: int | None) -> Any:
    from tamalir.players.champion import Champion

    return Champion(seed, seconds=seconds, steps=steps)
