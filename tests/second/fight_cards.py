"""Cards, heroes and what lies in front of players, made up for one scene of a fight.

Figures that a test does not name are chosen so that they never decide anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tamalir.second.cards import (
    AllyDef,
    Board,
    ChallengeDef,
    EncounterDef,
    EventDef,
    Figures,
    HeroDef,
    ItemDef,
    KeptDef,
    Space,
)
from tamalir.second.state import Ally, Hero, Item
from tamalir.second.vocabulary import VERBS
from tamalir.second.words import (
    Colour,
    ItemClass,
    Role,
    Terrain,
    Usage,
)
from tamalir.world.effects import Effect
from tamalir.world.hexes import Hex

BATTLE: Hex = (3, 0)
CAME_FROM: Hex = (4, 0)

# A row of spaces between Tamalir and Riverwatch; Frostgate lies off it.
#   tamalir  mountains x3  road x3  riverwatch        (5,1) plains  (5,2) frostgate
BOARD = Board(
    spaces={
        (0, 0): Space(Terrain.TOWN, town="tamalir"),
        (1, 0): Space(Terrain.MOUNTAINS),
        (2, 0): Space(Terrain.MOUNTAINS),
        (3, 0): Space(Terrain.MOUNTAINS, jewel=Colour.GREEN),
        (4, 0): Space(Terrain.ROAD),
        (5, 0): Space(Terrain.ROAD),
        (6, 0): Space(Terrain.ROAD),
        (7, 0): Space(Terrain.TOWN, town="riverwatch"),
        (5, 1): Space(Terrain.PLAINS),
        (5, 2): Space(Terrain.TOWN, town="frostgate"),
    },
    towns={"riverwatch": (7, 0), "tamalir": (0, 0), "frostgate": (5, 2)},
    start="tamalir",
)

Card = ItemDef | AllyDef | ChallengeDef | EncounterDef | EventDef
"""Whatever is printed and no hero."""


# ---------------------------------------------------------------- what is printed


def effect(do: str, when: str = "always", **rest: Any) -> Effect:
    """A paragraph of a card, in the words of card files; a misspelt one fails here."""
    found = Effect.read_from({"do": do, "when": when, **rest}, do)
    VERBS.must_fit(found, do)
    return found


def inner(do: str, **args: Any) -> dict[str, Any]:
    """An effect inside another, such as what a failed test brings."""
    return {"do": do, "when": "card", **args}


def before_attack(kind: str, wounds: int | None = None, **rest: Any) -> Effect:
    """Before Combat: make an attack of this kind."""
    stated = {} if wounds is None else {"wounds": wounds}
    return effect("attack", "before-combat", kind=kind, **stated, **rest)


def item(
    id: str,
    *effects: Effect,
    usage: str = "always",
    of: str = "artifact",
    sort: str = "thing",
    cost: int = 2,
) -> ItemDef:
    return ItemDef(id, item_class=ItemClass(of), type=sort, usage=Usage(usage), cost=cost, effects=effects)


def armor(id: str = "armor", cancels: int = 1, usage: str = "activate", **rest: Any) -> ItemDef:
    """Cancels wounds of the hero."""
    return item(id, effect("cancel-wounds", "wounds", n=cancels), usage=usage, **rest)


def ally(
    id: str = "squire",
    *effects: Effect,
    life: int = 2,
    stamina: int = 2,
    cost: int = 3,
    mind: int = 0,
    body: int = 0,
    spirit: int = 0,
    ranged: int = 1,
    melee: int = 1,
    magic: int = 1,
) -> AllyDef:
    figures = Figures(mind, body, spirit, ranged, melee, magic)
    return AllyDef(id, life=life, stamina=stamina, figures=figures, cost=cost, effects=effects)


def foe(
    id: str = "ogre",
    *effects: Effect,
    life: int = 3,
    mind: int = 12,
    body: int = 12,
    spirit: int = 12,
    ranged: int = 1,
    melee: int = 1,
    magic: int = 1,
    colour: str = "green",
    kept: KeptDef | None = None,
    wins: bool = False,
) -> ChallengeDef:
    figures = Figures(mind, body, spirit, ranged, melee, magic)
    return ChallengeDef(
        id, colour=Colour(colour), life=life, figures=figures, effects=effects, kept=kept, wins=wins
    )


def kept_ally(*effects: Effect, life: int = 2) -> KeptDef:
    return KeptDef(Role.ALLY, life=life, stamina=2, figures=Figures(1, 1, 1, 1, 1, 1), effects=effects)


def kept_item(*effects: Effect, usage: str = "always", of: str = "artifact") -> KeptDef:
    return KeptDef(Role.ITEM, item_class=ItemClass(of), type="prize", usage=Usage(usage), effects=effects)


def trophy(*effects: Effect, usage: str = "always") -> KeptDef:
    """A card kept for a later effect."""
    return KeptDef(Role.TROPHY, usage=Usage(usage), effects=effects)


def prize(id: str, kept: KeptDef, **rest: Any) -> ChallengeDef:
    """A Challenge that its victor may keep."""
    return foe(id, effect("keep", "reward"), kept=kept, **rest)


def rune(id: str) -> ChallengeDef:
    """A Dragon Lord, whose card is a Dragon Rune to whoever kills it."""
    return foe(id, effect("keep", "reward"), kept=KeptDef(Role.RUNE), colour="red")


def encounter(id: str, kept: KeptDef, colour: str = "green") -> EncounterDef:
    return EncounterDef(id, colour=Colour(colour), effects=(), kept=kept)


def event(id: str, *effects: Effect) -> EventDef:
    return EventDef(id, colour=Colour.GREEN, rank=1, effects=effects)


# ---------------------------------------------------------------- what lies in front of a player


@dataclass(slots=True)
class Party:
    """A hero card and what its player owns."""

    printed: HeroDef
    owned: Hero
    cards: list[Card]


@dataclass(slots=True)
class Worn:
    """A card with counters on it, or face down."""

    card: ItemDef | AllyDef | ChallengeDef | EncounterDef
    wounds: int = 0
    exhaustion: int = 0
    down: bool = False


Own = ItemDef | AllyDef | ChallengeDef | EncounterDef | Worn


def worn(card: ItemDef | AllyDef | ChallengeDef | EncounterDef, **how: Any) -> Worn:
    return Worn(card, **how)


def hero(
    id: str = "hero",
    *effects: Effect,
    own: Sequence[Own] = (),
    life: int = 5,
    stamina: int = 4,
    mind: int = 0,
    body: int = 0,
    spirit: int = 0,
    ranged: int = 1,
    melee: int = 1,
    magic: int = 1,
    skills: Mapping[str, int] | None = None,
    **state: Any,
) -> Party:
    """A hero; `own` are its Items, Allies and kept cards, the rest its counters, gold and place."""
    figures = Figures(mind, body, spirit, ranged, melee, magic)
    printed = HeroDef(
        id, life=life, stamina=stamina, figures=figures, skills=dict(skills or {}), effects=effects
    )
    counters: dict[str, Any] = {"hex": BATTLE, "came_from": CAME_FROM, **state}
    owned = Hero(id, **counters)
    cards: list[Card] = []
    for thing in own:
        one = thing if isinstance(thing, Worn) else Worn(thing)
        cards.append(one.card)
        role = _role(one.card)
        if role == "item":
            owned.items.append(Item(one.card.id, down=one.down))
        elif role == "ally":
            owned.allies.append(
                Ally(one.card.id, wounds=one.wounds, exhaustion=one.exhaustion, down=one.down)
            )
        else:
            owned.kept = [*owned.kept, one.card.id]
    return Party(printed, owned, cards)


def _role(card: ItemDef | AllyDef | ChallengeDef | EncounterDef) -> str:
    if isinstance(card, ItemDef):
        return "item"
    if isinstance(card, AllyDef):
        return "ally"
    assert card.kept is not None
    return card.kept.role
