"""The movement die."""

from __future__ import annotations

from functools import cache

from tamalir.kernel import Die
from tamalir.second.words import Terrain

MOVEMENT = Die(
    "movement",
    (
        "plains+hills+road",
        "plains+river+road",
        "river+swamp+road",
        "plains+forest",
        "hills+mountains",
        "river+road",
    ),
)
"""Six faces with two or three symbols each (2E-MOVE-006); the five dice are alike."""


@cache
def symbols(face: str) -> tuple[Terrain, ...]:
    """The terrain types that a face shows."""
    return tuple(Terrain(symbol) for symbol in face.split("+"))
