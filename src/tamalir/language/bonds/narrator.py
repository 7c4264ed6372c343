"""The narrator of games with Unbreakable Bonds."""

from __future__ import annotations

from tamalir.language.third.narrator import ThirdNarrator


class BondsNarrator(ThirdNarrator):
    """Tells a game of the third edition with the expansion: twists turn up in shops."""

    shown = (*ThirdNarrator.shown, "twist-drawn")
