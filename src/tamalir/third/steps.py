"""How far a game and a combat have come, in words that rules compute with."""

from __future__ import annotations

from tamalir.world.words import Word


class Step(Word):
    """What comes next: a step of the set-up (3E-SETUP), or a part of a round (3E-ROUND)."""

    SETUP_SCENARIO = "setup-scenario"
    SETUP_SETS = "setup-sets"
    """Which sets of cards are played, where there are several to choose from (Unbreakable Bonds)."""
    SETUP_FIRST = "setup-first"
    SETUP_HEROES = "setup-heroes"
    SETUP_HANDS = "setup-hands"
    SETUP_PLACES = "setup-places"
    SETUP_ABILITIES = "setup-abilities"
    SETUP_MARKETS = "setup-markets"
    TURN = "turn"
    ROUND_END = "round-end"
    STORY = "story"
    NEXT_ROUND = "next-round"
    HUNTED = "hunted"
    """A villain that hunts has ridden on; now the round opens (3E-SCEN-004)."""


class Phase(Word):
    """A part of a combat (3E-COMBAT)."""

    ENGAGE = "engage"
    CAST = "cast"
    ACTION = "action"
    FLEE = "flee"
    OVER = "over"


class Outcome(Word):
    """How a combat has ended."""

    DEFEAT = "defeat"
    FLIGHT = "flight"
    TAKEN = "taken"
    STALLED = "stalled"
