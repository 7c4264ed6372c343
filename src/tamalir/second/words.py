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


class Figure(Word):
    """What a card may raise for good: values, Life and Stamina."""

    MIND = "mind"
    BODY = "body"
    SPIRIT = "spirit"
    LIFE = "life"
    STAMINA = "stamina"


class FoeFigure(Word):
    """What an Event may raise for all enemies."""

    MIND = "mind"
    BODY = "body"
    SPIRIT = "spirit"
    LIFE = "life"


class Strength(Word):
    """What a card may change for a while: values and damage, for a hero Life and Stamina as well."""

    MIND = "mind"
    BODY = "body"
    SPIRIT = "spirit"
    LIFE = "life"
    STAMINA = "stamina"
    RANGED = "ranged"
    MELEE = "melee"
    MAGIC = "magic"


class Weakness(Word):
    """What a card may take from an enemy for a while."""

    MIND = "mind"
    BODY = "body"
    SPIRIT = "spirit"
    RANGED = "ranged"
    MELEE = "melee"
    MAGIC = "magic"


class Skill(Word):
    """Skills that heroes have and tests name (2E-SKILL-001)."""

    SWIM = "swim"
    CLIMB = "climb"
    ENDURE = "endure"
    SNEAK = "sneak"
    TRACK = "track"
    SEARCH = "search"
    LORE = "lore"
    DIPLOMACY = "diplomacy"
    WILLPOWER = "willpower"
    BLUFF = "bluff"


class Trait(Word):
    """What sort of enemy a Challenge is; cards may ask for it."""

    BANDIT = "bandit"
    BANE_SPIDER = "bane-spider"
    BEAST = "beast"
    CONSTRUCT = "construct"
    CULTIST = "cultist"
    DEMON = "demon"
    DRAGON = "dragon"
    DRAGON_LORD = "dragon-lord"
    FERROX = "ferrox"
    GIANT = "giant"
    GOBLIN = "goblin"
    RAZORWING = "razorwing"
    SPIRIT = "spirit"
    UNDEAD = "undead"
    WITCH = "witch"


class Whom(Word):
    """Whom an Ally's ability serves: itself, or the hero it travels with (2E-EFFECT-002)."""

    SELF = "self"
    HERO = "hero"


class Protected(Word):
    """Whose wounds a card may cancel (2E-TERM-002)."""

    HERO = "hero"
    ALLY = "ally"
    PARTY = "party"


class Ware(Word):
    """What a change of prices is about."""

    ITEM = "item"
    ALLY = "ally"


class ItemClass(Word):
    """Classes of Items (2E-COMP-038); limits are set for weapons and armor."""

    WEAPON = "weapon"
    ARMOR = "armor"
    ARTIFACT = "artifact"
    POTION = "potion"
    RUNE = "rune"


class Role(Word):
    """What an adventure card is to whoever keeps it."""

    ALLY = "ally"
    ITEM = "item"
    RUNE = "rune"
    TROPHY = "trophy"
    TASK = "task"


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
