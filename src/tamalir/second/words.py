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


class Step(Word):
    """What comes next in a turn, or instead of one (2E-TURN-001)."""

    SETUP = "setup"
    REFRESH = "refresh"
    MOVEMENT = "movement"
    ARRIVAL = "arrival"
    ADVENTURE = "adventure"
    NEGOTIATION = "negotiation"
    MARKET = "market"
    EXPERIENCE = "experience"
    END = "end"
    CONFRONT = "confront"


class Stage(Word):
    """How far a battle has come (2E-COMBAT-001)."""

    BEFORE_COMBAT = "before-combat"
    ESCAPE = "escape"
    RANGED = "ranged"
    MELEE = "melee"
    MAGIC = "magic"
    OVER = "over"


class Cause(Word):
    """Why a battle is fought."""

    ADVENTURE = "adventure"
    UNDEFEATED = "undefeated"
    HAZARD = "hazard"
    ENDGAME = "endgame"
    ENCOUNTER = "encounter"
    EVENT = "event"
    MEETING = "meeting"


class Outcome(Word):
    """How a battle with a Challenge has ended, or, from `ATTACKER` on, a duel."""

    WON = "won"
    LOST = "lost"
    ESCAPED = "escaped"
    BROKEN_OFF = "broken-off"
    ATTACKER = "attacker"
    DEFENDER = "defender"
    BOTH = "both"


class Window(Word):
    """A moment in which each player may activate one card (2E-ACT-002)."""

    MOVEMENT = "movement"
    MARKET = "market"
    BEFORE_COMBAT = "before-combat"
    ROUND = "round"
    CARD = "card"
    ANSWER = "answer"
