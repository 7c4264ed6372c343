"""Beside a box of cardboard: who sits at a fight with a combat board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def seats(scene: Mapping[str, Any]) -> int:
    """Nobody decides for an enemy: it works down its board (UB-BOARD-004)."""
    return 2 if scene.get("rival") else 1
