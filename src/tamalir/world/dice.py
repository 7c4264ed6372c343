"""Dice that both editions throw."""

from __future__ import annotations

from tamalir.kernel import Die

D10 = Die("d10", range(10))
"""Ten faces, 0 to 9, where 0 counts as ten."""


def pips(face: int | str) -> int:
    """What a face of a ten-sided die counts."""
    return 10 if face == 0 else int(face)
