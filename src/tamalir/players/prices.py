"""What things are worth, in the bots' one unit, of which a turn is worth 0.6."""

from __future__ import annotations

from tamalir.second.words import Colour, Kind

HURRY = 0.6
"""What a turn is worth: others use it as well."""

GOLD = {Colour.GREEN: 1.6, Colour.YELLOW: 3.3, Colour.BLUE: 5.0, Colour.RED: 0.0}
"""About what a Challenge of each colour pays."""

GOLD_WORTH = 0.12
LEAST_GAIN = 0.02
FAR_OFF = 0.05
FAR_AWAY = 1e9
FAINT = 0.25
"""A chance against red Challenges that is as good as none."""
LEVEL_WORTH = 1.5
"""What a level is worth to a hero that is far from the red Challenges."""
LEAST_WORTH = 0.3
RUNE_WORTH = 5.0
VICTORY = 12.0
RUNES = 3
"""Dragon Runes that win the game."""
TURNS_FOR_A_RUNE = 4.5
"""The journey to a red Challenge and the rest before it."""
STRENGTH = (1.6, 5.0)
"""What a whole point of strength (`Scales.power`) is worth at least and at most."""
HEALTH = 1.3
"""The same for strength that is lost by wounds: healing brings it back."""
FALL = 0.9
"""What it costs to wake up in a town."""
FALLS = 0.4
"""Of the fights that are not won, the share in which the hero falls; it gets away from the others."""
SIGHT = 2.0
"""Turns to a town beyond which its wares are not looked at one by one."""
HUNT = 0.6
"""How often a hero is still there when one gets to it."""
DICE = (-9.0, -4.5, -2.7, -1.6, -0.7, 0.0, 0.5, 0.9)
"""What so many movement dice are worth: whoever has few stands still while others travel."""
USUAL_DICE = 4.5
ATTRIBUTES = ("mind", "body", "spirit")

CALLINGS = {kind.attribute.value: kind for kind in Kind}
CLOSELY = 400
"""Positions that a close look at a known card may take."""
