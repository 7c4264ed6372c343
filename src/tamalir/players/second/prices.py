"""What things are worth, in the one unit that bots weigh everything in."""

from __future__ import annotations

from dataclasses import dataclass

from tamalir.odds.second import stakes
from tamalir.second.words import Colour, Kind

GOLD = {Colour.GREEN: 1.6, Colour.YELLOW: 3.3, Colour.BLUE: 5.0, Colour.RED: 0.0}
"""About what a Challenge of each colour pays."""

LEAST_GAIN = 0.02
FAR_OFF = 0.05
FAR_AWAY = 1e9
RUNES = 3
"""Dragon Runes that win the game."""
SIGHT = 2.0
"""Turns to a town beyond which its wares are not looked at one by one."""
USUAL_DICE = 4.5
ATTRIBUTES = ("mind", "body", "spirit")
CALLINGS = {kind.attribute.value: kind for kind in Kind}
CLOSELY = 400
"""Positions that a close look at a known card may take."""


@dataclass(slots=True, frozen=True)
class Prices:
    """What a player makes of things; its character."""

    name: str
    hurry: float = 0.6
    """What a turn is worth: others use it as well."""
    gold: float = stakes.GOLD
    level: float = stakes.LEVEL
    """What a level is worth to a hero that is far from the red Challenges."""
    least_level: float = 0.3
    faint: float = 0.25
    """A chance against red Challenges that is as good as none."""
    rune: float = stakes.RUNE
    turns_for_a_rune: float = 4.5
    """The journey to a red Challenge and the rest before it."""
    victory: float = stakes.VICTORY
    least_strength: float = 1.6
    most_strength: float = 5.0
    """What a whole point of strength (`Scales.power`) is worth at least and at most."""
    health: float = 1.3
    """What a point of strength is worth that is lost by wounds: healing brings it back."""
    fall: float = 0.0
    """What it costs to wake up in a town, besides gold and a card."""
    falls: float = 0.4
    """Of the fights that are not won, the share in which the hero falls; it gets away from the others."""
    hunt: float = 0.75
    """How often a hero is still there when one gets to it."""
    dice: tuple[float, ...] = (-9.0, -4.5, -2.7, -1.6, -0.7, 0.0, 0.5, 0.9)
    """What so many movement dice are worth: whoever has few stands still while others travel."""


NOVICE = Prices("novice", fall=0.9, hunt=0.6)
"""Neither careful nor bold."""
ADVENTURER = Prices("adventurer", hurry=0.5, level=2.2, least_level=2.2, rune=2.6, fall=2.5, hunt=0.0)
"""Careful and peaceful: grows on when it is strong enough, is slow to try for a rune, hunts nobody."""
CHAMPION = Prices("champion")
"""Races for the runes and hunts those who have them."""
