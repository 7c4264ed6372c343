"""What a reading of a fight is made of: abilities, the figures of a situation, changes to them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from tamalir.odds.second.chances import at_least
from tamalir.second.uses import Use
from tamalir.second.vocabulary import window_of
from tamalir.second.words import HERO, Attribute, Kind, Usage

KINDS = tuple(Kind)

IN_FIGHTS = (
    "before-combat",
    "ranged",
    "melee",
    "magic",
    "any-phase",
    "combat-roll",
    "attack-roll",
    "escape",
    "skill-test",
    "wounds",
    "any-time",
)
"""Labels of effects that can be used while a fight lasts."""

STATE_VERBS = ("heal", "recover", "ready-items", "weaken", "embolden", "strengthen", "gain-gold", "lose-gold")
"""What only changes the position."""
TEXT_VERBS = (
    *STATE_VERBS,
    "inflict",
    "test",
    "either",
    "both",
    "suffer",
    "all-suffer",
    "pay",
    "attack",
    "slip-away",
    "gain-experience",
    "all-gain-gold",
)
WINDOW_VERBS = ("add-to-roll", "reroll", "add-wounds", "cancel-wounds", "bear-wounds")
MODELLED = (*TEXT_VERBS, *WINDOW_VERBS)
"""Verbs whose outcome the solver follows; cards with others are left out and named in the answer."""


class Ability:
    """One effect that the party can use in this fight."""

    __slots__ = (
        "bit",
        "by",
        "card",
        "effect",
        "exhaustion",
        "free",
        "gold",
        "id",
        "limit",
        "number",
        "protects",
        "serves",
        "spot",
        "usage",
        "use",
        "verb",
        "when",
        "who",
        "window",
        "wounds",
    )

    def __init__(self, use: Use, n: int, who: int, spot: int, usage: Usage | None) -> None:
        effect = use.effect
        self.use = use.id
        """The card, and which of its abilities: what uses are noted under."""
        self.id = f"use:{use.id}"
        self.bit = 1 << n
        self.who = who
        """0: the hero; else the Ally's number."""
        self.serves = 0 if effect.args.get("to") == HERO else who
        """Whose roll it helps: an Ally's ability may be for the hero."""
        self.card = use.card
        self.number = use.n
        """Which of the card's effects."""
        self.spot = spot
        """Where the card stands among those that can be turned down or given up; -1: nowhere."""
        self.usage = usage
        self.effect = effect
        self.verb = effect.do
        self.when = effect.when
        self.window = window_of(effect)
        self.exhaustion = effect.cost.get("exhaustion", 0)
        self.wounds = effect.cost.get("wounds", 0)
        self.gold = effect.cost.get("gold", 0)
        self.limit = effect.limit
        self.free = not effect.cost and usage in (None, Usage.ALWAYS)
        self.by = int(effect.args.get("by", effect.args.get("n", 1 if effect.do == "bear-wounds" else 0)))
        self.protects = str(effect.args.get("protects", "hero"))


@dataclass(slots=True)
class Standing:
    """All figures as they are in one situation of the fight."""

    attack: list[list[int]]
    """By member and kind: what is added to the dice of an attack roll."""
    defend: list[int]
    damage: list[list[int]]
    life: list[int]
    stamina: list[int]
    foe: list[int]
    """What rolls against the enemy must reach, by kind."""
    harm: list[int]
    foe_life: int
    flight: int
    """What is added to the dice of an escape test."""
    attributes: dict[Attribute, int]
    hits: list[list[float]] = field(default_factory=list[list[float]])
    """The chance of an attack by member and kind, before cards."""
    holds: list[float] = field(default_factory=list[float])
    """The chance of a defence by kind, before cards."""

    def __post_init__(self) -> None:
        self.hits = [[at_least(self.foe[k] - plus[k]) for k in range(3)] for plus in self.attack]
        self.holds = [at_least(self.foe[k] - self.defend[k]) for k in range(3)]


class Change(NamedTuple):
    """A modifier of the fight: the enemy's figures begin with `foe-`."""

    what: str
    amount: int
    until: str
