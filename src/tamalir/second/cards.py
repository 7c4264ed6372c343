"""What is printed: heroes, Allies, Items, adventure cards, the board. Static; never in the state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from tamalir.kernel import Option
from tamalir.second.words import Attribute, Colour, Kind, Terrain, Usage
from tamalir.world.effects import Effect
from tamalir.world.hexes import Hex, nearest, neighbours, spoken


@dataclass(slots=True, frozen=True)
class Figures:
    """A value and a damage number for each attribute."""

    mind: int
    body: int
    spirit: int
    ranged: int
    melee: int
    magic: int

    def value(self, attribute: Attribute) -> int:
        return getattr(self, attribute.value)

    def damage(self, kind: Kind) -> int:
        return getattr(self, kind.value)


@dataclass(slots=True, frozen=True)
class HeroDef:
    """A hero card (2E-COMP-002)."""

    id: str
    life: int
    stamina: int
    figures: Figures
    skills: Mapping[str, int] = field(default_factory=dict[str, int])
    effects: tuple[Effect, ...] = ()


@dataclass(slots=True, frozen=True)
class AllyDef:
    """An Ally card (2E-COMP-037), or an adventure card that serves as one."""

    id: str
    life: int
    stamina: int
    figures: Figures
    cost: int = 0
    effects: tuple[Effect, ...] = ()
    adventure: bool = False
    """True for an adventure card: it has no cost and cannot be lost (2E-COMBAT-029)."""


@dataclass(slots=True, frozen=True)
class ItemDef:
    """An Item card with class and type (2E-COMP-038)."""

    id: str
    item_class: str
    type: str
    usage: Usage
    cost: int = 0
    effects: tuple[Effect, ...] = ()
    adventure: bool = False


@dataclass(slots=True, frozen=True)
class KeptDef:
    """What an adventure card is to whoever keeps it."""

    role: str
    """`ally`, `item`, `rune`, `trophy` or `task`."""
    life: int = 0
    stamina: int = 0
    figures: Figures = Figures(0, 0, 0, 0, 0, 0)
    item_class: str = ""
    type: str = ""
    usage: Usage = Usage.ALWAYS
    effects: tuple[Effect, ...] = ()


@dataclass(slots=True, frozen=True)
class ChallengeDef:
    """A Challenge (2E-COMP-015): its values are the numbers that rolls against it must reach."""

    id: str
    colour: Colour
    life: int
    figures: Figures
    effects: tuple[Effect, ...] = ()
    kept: KeptDef | None = None
    wins: bool = False
    """Whoever defeats it wins the game (2E-WIN-002)."""
    traits: tuple[str, ...] = ()


@dataclass(slots=True, frozen=True)
class EncounterDef:
    """An Encounter: do what the card says (2E-ENC-001)."""

    id: str
    colour: Colour
    effects: tuple[Effect, ...]
    kept: KeptDef | None = None
    life: int = 0
    figures: Figures = Figures(0, 0, 0, 0, 0, 0)
    """Of the enemy it makes, if it makes one (2E-GAP-016)."""


@dataclass(slots=True, frozen=True)
class EventDef:
    """An Event with its rank (2E-COMP-035)."""

    id: str
    colour: Colour
    rank: int
    effects: tuple[Effect, ...]
    life: int = 0
    figures: Figures = Figures(0, 0, 0, 0, 0, 0)


AdventureDef: TypeAlias = ChallengeDef | EncounterDef | EventDef
Enemy: TypeAlias = ChallengeDef | EncounterDef | EventDef


@dataclass(slots=True, frozen=True)
class Space:
    """A space of the map: one terrain, or a town (2E-COMP-020), perhaps with a jewel (2E-COMP-023)."""

    terrain: Terrain
    town: str | None = None
    jewel: Colour | None = None
    sunburst: bool = False


class Way(NamedTuple):
    """A step to a neighbouring space, with the options that stand for it: they are always the same."""

    hex: Hex
    terrain: Terrain
    step: Option[Hex]
    """Without dice (2E-MOVE-018)."""
    to: Option[Hex]
    """Paid for with a die."""
    closed: Option[Hex]
    """No die fits (2E-MOVE-008)."""


@dataclass(slots=True, frozen=True)
class Board:
    """The map. Half spaces at its edge are not in it, so that they cannot be entered (2E-MOVE-021)."""

    spaces: Mapping[Hex, Space]
    towns: Mapping[str, Hex]
    """In the order of their market stacks, which is that of the doom track (2E-DOOM-001)."""
    start: str = "tamalir"
    _near: dict[Hex, tuple[str, ...]] = field(default_factory=dict[Hex, tuple[str, ...]], repr=False)
    _ways: dict[Hex, tuple[Way, ...]] = field(default_factory=dict[Hex, "tuple[Way, ...]"], repr=False)

    def ways(self, here: Hex) -> tuple[Way, ...]:
        """The neighbours in play, always in the same order."""
        found = self._ways.get(here)
        if found is None:
            found = tuple(_way(at, self.spaces[at].terrain) for at in neighbours(here) if at in self.spaces)
            self._ways[here] = found
        return found

    def nearest_towns(self, here: Hex) -> tuple[str, ...]:
        """Towns with the fewest steps from here, whatever the terrain between (2E-GAP-054)."""
        found = self._near.get(here)
        if found is None:
            near = nearest(here, self.towns.values(), self.step)
            found = self._near[here] = tuple(town for town, at in self.towns.items() if at in near)
        return found

    def __contains__(self, at: Hex) -> bool:
        return at in self.spaces

    def step(self, a: Hex, b: Hex) -> bool:
        """Whether b is in play; any neighbour in play can be stepped on (2E-GAP-054)."""
        return b in self.spaces


@dataclass(slots=True, frozen=True)
class Book:
    """All that is printed, looked up by id."""

    board: Board
    heroes: Mapping[str, HeroDef]
    allies: Mapping[str, AllyDef]
    items: Mapping[str, ItemDef]
    challenges: Mapping[str, ChallengeDef]
    encounters: Mapping[str, EncounterDef]
    events: Mapping[str, EventDef]
    _standing: dict[str, tuple[Effect, ...]] = field(
        default_factory=dict[str, tuple[Effect, ...]], repr=False
    )
    _active: dict[str, tuple[tuple[int, Effect], ...]] = field(
        default_factory=dict[str, tuple[tuple[int, Effect], ...]], repr=False
    )
    """Remembered, since rules ask at every step."""

    def adventure(self, card: str) -> AdventureDef:
        """A Challenge, Encounter or Event."""
        return self.challenges.get(card) or self.encounters.get(card) or self.events[card]

    def is_adventure(self, card: str) -> bool:
        return card in self.challenges or card in self.encounters or card in self.events

    def ally(self, card: str) -> AllyDef:
        """An Ally, be it a market card or an adventure card that became one (2E-COMBAT-028)."""
        found = self.allies.get(card)
        return found if found is not None else _kept_ally(card, self._kept(card))

    def item(self, card: str) -> ItemDef:
        """An Item, be it a market card or an adventure card that became one."""
        found = self.items.get(card)
        return found if found is not None else _kept_item(card, self._kept(card))

    def cost(self, card: str) -> int:
        """The price of a market card; adventure cards have none (2E-GAP-051)."""
        found = self.items.get(card) or self.allies.get(card)
        return 0 if found is None else found.cost

    def effects(self, card: str) -> tuple[Effect, ...]:
        """What a card in somebody's hands does."""
        owned = self.heroes.get(card) or self.allies.get(card) or self.items.get(card)
        if owned is not None:
            return owned.effects
        adventure = self.challenges.get(card) or self.encounters[card]
        return () if adventure.kept is None else adventure.kept.effects  # a bare trophy (2E-END-013)

    def standing(self, card: str) -> tuple[Effect, ...]:
        """The part of a card that always works."""
        found = self._standing.get(card)
        if found is None:
            found = self._standing[card] = tuple(e for e in self.effects(card) if e.when == "always")
        return found

    def active(self, card: str) -> tuple[tuple[int, Effect], ...]:
        """The part of a card that is used or comes up, each effect with its number."""
        found = self._active.get(card)
        if found is None:
            found = tuple((n, e) for n, e in enumerate(self.effects(card)) if e.when != "always")
            self._active[card] = found
        return found

    def is_rune(self, card: str) -> bool:
        challenge = self.challenges.get(card)
        return challenge is not None and challenge.kept is not None and challenge.kept.role == "rune"

    def market(self) -> Iterator[str]:
        yield from self.items
        yield from self.allies

    def _kept(self, card: str) -> KeptDef:
        adventure = self.challenges.get(card) or self.encounters[card]
        if adventure.kept is None:
            raise KeyError(f"{card} cannot be kept")
        return adventure.kept


def _way(at: Hex, terrain: Terrain) -> Way:
    name = spoken(at)
    args = {"hex": name, "terrain": terrain.value}
    return Way(
        at,
        terrain,
        Option(f"step:{name}", at, args),
        Option(f"to:{name}", at, args),
        Option(f"to:{name}", at, args, "2E-MOVE-008"),
    )


def _kept_ally(card: str, kept: KeptDef) -> AllyDef:
    return AllyDef(card, kept.life, kept.stamina, kept.figures, effects=kept.effects, adventure=True)


def _kept_item(card: str, kept: KeptDef) -> ItemDef:
    return ItemDef(card, kept.item_class, kept.type, kept.usage, effects=kept.effects, adventure=True)
