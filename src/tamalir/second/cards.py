"""What is printed: heroes, Allies, Items, adventure cards, the board. Static; never in the state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, TypeAlias

from tamalir.kernel import Option
from tamalir.second.printed import NO_FIGURES, Card, Figured, Figures, Keepable, KeptDef
from tamalir.second.vocabulary import window_of
from tamalir.second.words import Colour, ItemClass, Terrain, Usage
from tamalir.world.effects import Effect
from tamalir.world.hexes import Hex, neighbours, spoken, spread
from tamalir.world.memo import Memo
from tamalir.world.parts import Part, paragraphs


@dataclass(slots=True, frozen=True)
class HeroDef(Figured):
    """A hero card (2E-COMP-002)."""

    id: str
    life: int
    stamina: int
    figures: Figures
    skills: Mapping[str, int] = field(default_factory=dict[str, int])
    effects: tuple[Effect, ...] = ()

    @property
    def trained(self) -> Mapping[str, int]:
        return self.skills


@dataclass(slots=True, frozen=True)
class AllyDef(Figured):
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
class ItemDef(Card):
    """An Item card with class and type (2E-COMP-038)."""

    id: str
    item_class: ItemClass
    type: str
    usage: Usage
    cost: int = 0
    effects: tuple[Effect, ...] = ()
    adventure: bool = False

    @property
    def parts(self) -> tuple[Part, ...]:
        return paragraphs(self.effects, self.usage.value)


@dataclass(slots=True, frozen=True)
class ChallengeDef(Keepable):
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
    """What sort of enemy it is: other cards ask for it."""


@dataclass(slots=True, frozen=True)
class EncounterDef(Keepable):
    """An Encounter: do what the card says (2E-ENC-001)."""

    id: str
    colour: Colour
    effects: tuple[Effect, ...]
    kept: KeptDef | None = None
    life: int = 0
    figures: Figures = NO_FIGURES
    """Of the enemy it makes, if it makes one (2E-GAP-016)."""


@dataclass(slots=True, frozen=True)
class EventDef(Figured):
    """An Event with its rank (2E-COMP-035)."""

    id: str
    colour: Colour
    rank: int
    effects: tuple[Effect, ...]
    life: int = 0
    figures: Figures = NO_FIGURES


Numbered: TypeAlias = tuple[tuple[int, Effect], ...]
"""Effects of a card, each with its number on it."""
Standing: TypeAlias = tuple[dict[str, tuple[Effect, ...]], dict[str, tuple[Effect, ...]]]
"""Effects that always work, by card: of cards that somebody may have in front of him, and of Events."""
AdventureDef: TypeAlias = ChallengeDef | EncounterDef | EventDef
Enemy: TypeAlias = ChallengeDef | EncounterDef | EventDef


@dataclass(slots=True, frozen=True)
class Space:
    """A space of the map: one terrain, or a town (2E-COMP-020), perhaps with a jewel (2E-COMP-023)."""

    terrain: Terrain
    town: str | None = None
    jewel: Colour | None = None
    sunburst: bool = False


@dataclass(slots=True, frozen=True)
class SceneAlly:
    """An Ally as it stands in a prepared fight."""

    card: str
    wounds: int = 0
    exhaustion: int = 0


@dataclass(slots=True, frozen=True)
class SceneHero:
    """A hero as it stands in a prepared fight, with everything in front of it."""

    card: str
    wounds: int = 0
    exhaustion: int = 0
    gold: int = 0
    bonuses: Mapping[str, int] = field(default_factory=dict[str, int])
    """Experience counters by what they raise."""
    items: tuple[str, ...] = ()
    allies: tuple[SceneAlly, ...] = ()


@dataclass(slots=True, frozen=True)
class SceneDef:
    """A prepared fight: one hero and a Challenge, or two heroes, the first of whom has attacked."""

    id: str
    heroes: tuple[SceneHero, ...]
    foe: str | None = None
    wounds: int = 0
    """On the Challenge."""


FAR = 1_000_000
"""Steps to where no way leads."""


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
    _far: dict[str, dict[Hex, int]] = field(default_factory=dict[str, dict[Hex, int]], repr=False)
    _sunbursts: dict[Colour, tuple[str, ...]] = field(
        default_factory=dict[Colour, tuple[str, ...]], repr=False
    )
    _ways: dict[Hex, tuple[Way, ...]] = field(default_factory=dict[Hex, "tuple[Way, ...]"], repr=False)
    _steps: dict[Hex, tuple[Option[Hex], ...]] = field(
        default_factory=dict[Hex, "tuple[Option[Hex], ...]"], repr=False
    )
    _roads: dict[tuple[Hex, frozenset[Terrain]], tuple[Option[Hex], ...]] = field(
        default_factory=dict[tuple[Hex, frozenset[Terrain]], "tuple[Option[Hex], ...]"], repr=False
    )

    def ways(self, here: Hex) -> tuple[Way, ...]:
        """The neighbours in play, always in the same order."""
        found = self._ways.get(here)
        if found is None:
            found = tuple(_way(at, self.spaces[at].terrain) for at in neighbours(here) if at in self.spaces)
            self._ways[here] = found
        return found

    def steps(self, here: Hex) -> tuple[Option[Hex], ...]:
        """One step without dice, to each neighbour (2E-MOVE-018)."""
        found = self._steps.get(here)
        if found is None:
            found = self._steps[here] = tuple(way.step for way in self.ways(here))
        return found

    def roads(self, here: Hex, payable: frozenset[Terrain]) -> tuple[Option[Hex], ...]:
        """Steps paid for with a die, to terrains that the dice can pay for and to others (2E-MOVE-008)."""
        found = self._roads.get((here, payable))
        if found is None:
            found = tuple(way.to if way.terrain in payable else way.closed for way in self.ways(here))
            self._roads[here, payable] = found
        return found

    def nearest_towns(self, here: Hex) -> tuple[str, ...]:
        """Towns with the fewest steps from here, whatever the terrain between (2E-GAP-054)."""
        found = self._near.get(here)
        if found is None:
            steps = [(self._steps_to(town).get(here, FAR), town) for town in self.towns]
            fewest = min(steps)[0]
            found = tuple(town for n, town in steps if n == fewest < FAR)
            self._near[here] = found
        return found

    def _steps_to(self, town: str) -> dict[Hex, int]:
        """The fewest steps from everywhere; a step is as open one way as the other."""
        found = self._far.get(town)
        if found is None:
            found = self._far[town] = spread(self.towns[town], self.step)
        return found

    def sunbursts(self, colour: Colour) -> tuple[str, ...]:
        """Spaces that are replenished with counters of this colour, as they are spoken."""
        found = self._sunbursts.get(colour)
        if found is None:
            bursts = [at for at, space in self.spaces.items() if space.sunburst and space.jewel is colour]
            found = self._sunbursts[colour] = tuple(map(spoken, bursts))
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
    scenes: Mapping[str, SceneDef] = field(default_factory=dict[str, SceneDef])
    """Prepared fights that packs bring."""
    standing: Memo[str, tuple[Effect, ...]] = field(init=False, repr=False, compare=False)
    """The part of a card that always works."""
    active: Memo[str, Numbered] = field(init=False, repr=False, compare=False)
    """The part of a card that is used or comes up, each effect with its number."""
    standing_with: Memo[str, Memo[str | None, Standing]] = field(init=False, repr=False, compare=False)
    """By verb, and by what it changes or None: the cards in whose part that always works it stands."""
    used_at: Memo[str, Memo[tuple[str, ...], dict[str, Numbered]]] = field(
        init=False, repr=False, compare=False
    )
    """By window and labels: the cards with effects that are used there, and these effects."""
    is_ally: Memo[str, bool] = field(init=False, repr=False, compare=False)
    """Whether a card that can be owned is an Ally, not an Item."""
    surely_alive: Memo[tuple[str, bool], int] = field(init=False, repr=False, compare=False)
    """With so many wounds a hero (True: without Allies) stands, whatever else it has and whatever Event
    is in play: a first look."""

    def __post_init__(self) -> None:
        put = object.__setattr__  # the book itself is frozen
        put(self, "standing", Memo(self._standing))
        put(self, "active", Memo(self._active))
        put(self, "standing_with", Memo(self._standing_by_verb))
        put(self, "used_at", Memo(self._used_in))
        put(self, "is_ally", Memo(self._is_ally))
        put(self, "surely_alive", Memo(self._surely_alive))

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

    def _standing(self, card: str) -> tuple[Effect, ...]:
        return tuple(effect for effect in self.effects(card) if effect.when == "always")

    def _active(self, card: str) -> Numbered:
        return tuple((n, effect) for n, effect in enumerate(self.effects(card)) if effect.when != "always")

    def _standing_by_verb(self, verb: str) -> Memo[str | None, Standing]:
        return Memo(partial(self._standing_with, verb))

    def _standing_with(self, verb: str, what: str | None) -> Standing:
        def wanted(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
            found = [e for e in effects if e.when == "always" and e.do == verb]
            return tuple(e for e in found if what is None or e.args["what"] == what)

        held = {card: wanted(self.effects(card)) for card in self._in_hands()}
        events = {card: wanted(event.effects) for card, event in self.events.items()}
        return (
            {card: found for card, found in held.items() if found},
            {card: found for card, found in events.items() if found},
        )

    def _used_in(self, window: str) -> Memo[tuple[str, ...], dict[str, Numbered]]:
        return Memo(partial(self._used_at, window))

    def _used_at(self, window: str, labels: tuple[str, ...]) -> dict[str, Numbered]:
        found: dict[str, Numbered] = {}
        for card in self._in_hands():
            used = [(n, e) for n, e in self.active[card] if e.when in labels and window_of(e) == window]
            if used:
                found[card] = tuple(used)
        return found

    def _is_ally(self, card: str) -> bool:
        if card in self.allies or card in self.items:
            return card in self.allies
        kept = getattr(self.adventure(card), "kept", None)
        return kept is not None and kept.role == "ally"

    def _surely_alive(self, key: tuple[str, bool]) -> int:
        hero, alone = key
        held, events = self.standing_with["raise"]["life"]
        raises = [effects for card, effects in held.items() if not (alone and card in self.allies)]
        by = [effect.args["by"] for effects in (*raises, *events.values()) for effect in effects]
        return self.heroes[hero].life + sum(n for n in by if n < 0) - 1

    def _in_hands(self) -> Iterator[str]:
        """All cards that somebody might have in front of him."""
        yield from self.heroes
        yield from self.market()
        yield from self.challenges
        yield from self.encounters

    def can_be_held(self, card: str) -> bool:
        """Whether somebody may come to have this card in front of him."""
        drawn = self.challenges.get(card) or self.encounters.get(card)
        return card in self.items or card in self.allies or (drawn is not None and drawn.kept is not None)

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
