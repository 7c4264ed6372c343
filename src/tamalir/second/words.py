"""Words of the rulebook that the rules compute with."""

from __future__ import annotations

from tamalir.world.words import Word


class Attribute(Word):
    """Mind, Body and Spirit (2E-COMP-029)."""

    MIND = "mind"
    BODY = "body"
    SPIRIT = "spirit"


class Kind(Word):
    """A kind of combat, and the phase in which it is fought."""

    RANGED = "ranged"
    MELEE = "melee"
    MAGIC = "magic"

    @property
    def attribute(self) -> Attribute:
        """Mind serves ranged combat, Body melee, Spirit magic (2E-COMBAT-008)."""
        return _ATTRIBUTE[self]


_ATTRIBUTE = {Kind.RANGED: Attribute.MIND, Kind.MELEE: Attribute.BODY, Kind.MAGIC: Attribute.SPIRIT}


class Colour(Word):
    """Rising difficulty (2E-COMP-014)."""

    GREEN = "green"
    YELLOW = "yellow"
    BLUE = "blue"
    RED = "red"


COLOURS = tuple(Colour)


class Terrain(Word):
    """Seven terrain types (2E-COMP-021) and, apart from them, towns."""

    PLAINS = "plains"
    ROAD = "road"
    RIVER = "river"
    SWAMP = "swamp"
    FOREST = "forest"
    HILLS = "hills"
    MOUNTAINS = "mountains"
    TOWN = "town"


class Usage(Word):
    """How an Item is used (2E-MARKET-014)."""

    ACTIVATE = "activate"
    DISCARD = "discard"
    ALWAYS = "always"


class Lasting(Word):
    """How long a card may change a value."""

    PHASE = "phase"
    ROUND = "round"
    BATTLE = "battle"
    TURN = "turn"


HERO = "hero"
"""Names the hero among the members of a party; Allies are named by their cards."""
