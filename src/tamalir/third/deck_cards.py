"""Cards that are drawn and resolved: quests, events, story cards; and the scenarios to which they belong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from tamalir.third.printed import Printed
from tamalir.world.effects import Effect
from tamalir.world.parts import Part, counted, listed


@dataclass(slots=True, frozen=True)
class Ending:
    """One of up to three endings of a quest, with its requirement (3E-QUEST-004)."""

    needs: tuple[str, ...] = ()
    """Terrain symbols for which dice are spent; `wild` only by wild (3E-EXPLORE-002)."""
    successes: int = 0
    """Successes of the quest's test."""
    cost: Mapping[str, int] = field(default_factory=dict[str, int])
    """What is paid when it is resolved."""
    effects: tuple[Effect, ...] = ()
    trophy: bool = True
    """The quest is taken as a trophy; otherwise it is discarded (3E-QUEST-008)."""

    def part(self, n: int) -> Part:
        """As it stands on the card; `n` is its number."""
        asked = {"needs": listed(self.needs), "successes": self.successes, "price": counted(self.cost)}
        return Part("ending", {"n": n, **asked, "trophy": "yes" if self.trophy else "no"}, self.effects)


@dataclass(slots=True, frozen=True)
class Trial:
    """The attribute test of a quest whose instruction is a test."""

    attribute: str
    modifier: int = 0


@dataclass(slots=True, frozen=True)
class QuestDef(Printed):
    """A quest (3E-QUEST-001). Its instruction costs actions (3E-GAP-037) and says how endings are reached:
    by exploring, by a test, or at once if an ending asks for neither."""

    id: str
    deck: str
    at: tuple[str, ...]
    """Places, or kinds of places, at which it is attempted (3E-QUEST-002)."""
    endings: tuple[Ending, ...]
    actions: int = 1
    test: Trial | None = None
    scenario: str | None = None
    own: tuple[str, ...] = ()

    @property
    def effects(self) -> tuple[Effect, ...]:
        return tuple(effect for ending in self.endings for effect in ending.effects)

    @property
    def parts(self) -> tuple[Part, ...]:
        """Where it is attempted and how, then its endings."""
        instruction: dict[str, int | str] = {"deck": self.deck, "at": listed(self.at), "n": self.actions}
        if self.test is not None:
            instruction |= {"attribute": self.test.attribute, "modifier": self.test.modifier}
        return (
            Part("quest", {"attribute": "none", "modifier": 0, **instruction}),
            *(ending.part(n) for n, ending in enumerate(self.endings, 1)),
        )


@dataclass(slots=True, frozen=True)
class EventOption:
    """One of the two options of an event (3E-EVENT-001)."""

    effects: tuple[Effect, ...] = ()
    rumor: bool = False
    """The card is kept until its effects are used at one of the places (3E-RUMOR-001)."""
    at: tuple[str, ...] = ()
    cost: Mapping[str, int] = field(default_factory=dict[str, int])
    """Of the rumor: paid when it is used; `action` for actions."""

    def part(self, n: int) -> Part:
        """As it stands on the card; `n` is its number."""
        facts = {"n": n, "rumor": "yes" if self.rumor else "no", "at": listed(self.at)}
        return Part("choice", {**facts, "price": counted(self.cost)}, self.effects)


@dataclass(slots=True, frozen=True)
class EventDef(Printed):
    """An event. It is discarded unless an effect takes it as a trophy (3E-EVENT-004)."""

    id: str
    deck: str
    options: tuple[EventOption, EventOption]
    scenario: str | None = None
    own: tuple[str, ...] = ()

    @property
    def effects(self) -> tuple[Effect, ...]:
        return tuple(effect for option in self.options for effect in option.effects)

    @property
    def parts(self) -> tuple[Part, ...]:
        """Its two options."""
        options = (option.part(n) for n, option in enumerate(self.options, 1))
        return (Part("event", {"deck": self.deck}), *options)


@dataclass(slots=True, frozen=True)
class StoryDef(Printed):
    """A story card. Without `at` it is resolved at once and discarded (3E-STORY-002); with it, it is a story
    quest that goes to the track (3E-STORYQUEST-001)."""

    id: str
    scenario: str
    at: tuple[str, ...] = ()
    """Places, or kinds of places, at which heroes may use it."""
    drawn: tuple[Effect, ...] = ()
    """Resolved when the card is drawn."""
    cost: Mapping[str, int] = field(default_factory=lambda: {"action": 1})
    effects: tuple[Effect, ...] = ()
    """What a hero on the right hex may do, once it has paid."""
    stock: int = 0
    """Story tokens laid on it, first come, first served (3E-GAP-034)."""
    own: tuple[str, ...] = ()

    @property
    def parts(self) -> tuple[Part, ...]:
        """What happens when it is drawn; then what a hero may do there, if it is a story quest."""
        drawn = (Part("drawn", effects=self.drawn),) if self.drawn else ()
        if not self.at:
            return drawn
        facts: dict[str, int | str] = {
            "at": listed(self.at),
            "stock": self.stock,
            "price": counted(self.cost),
        }
        return (*drawn, Part("story", facts, self.effects))


@dataclass(slots=True, frozen=True)
class HuntRules:
    """A villain that rides after the heroes from the beginning: what side A of such a card says."""

    pace: int = 2
    """Hexes at the end of each round of Act 1."""
    faster: int = 3
    """The same in Act 2; after it, one more with every round."""
    bite: int = 2
    """Damage of a hero that it reaches in either act; after them it fights."""


@dataclass(slots=True, frozen=True)
class ScenarioDef(Printed):
    """A scenario card, both sides (3E-SCEN-004)."""

    id: str
    end: str
    """After Act 2: `march` towards the goal, `lost`, or `hunt`, which goes on."""
    villain: str = ""
    """Empty for a scenario of an expansion that has none."""
    token: str = "lore"
    """What its white story tokens are called: `lore`, `companion` or `silver` (3E-STORY-004)."""
    lair: str = ""
    """The place where the villain appears: at the end of Act 1, or at once if it hunts."""
    zombies: bool = False
    """Black story tokens are zombies."""
    tokens_at_start: int = 0
    zombies_at_lair: int = 0
    per_token: int = 0
    """Change of the villain's health for each white token of its opponent."""
    per_zombie: int = 0
    floor: int = 1
    goal: str | None = None
    hunt: HuntRules | None = None
    own: tuple[str, ...] = ()

    @property
    def parts(self) -> tuple[Part, ...]:
        """Who the villain is, when it appears and how strong it is; what its tokens do; how the game ends."""
        if not self.villain:
            return ()
        strength = {"token": self.token, "per_token": self.per_token, "per_zombie": self.per_zombie}
        when = "setup" if self.hunt is not None else "act"
        facts = {"who": self.villain, "place": self.lair, "floor": self.floor, "when": when}
        found = [Part("villain", {**facts, **strength}), *self.riding]
        if self.tokens_at_start:
            found.append(Part("starting-tokens", {"token": self.token, "n": self.tokens_at_start}))
        if self.zombies:
            found.append(Part("zombies", {"place": self.lair, "n": self.zombies_at_lair}))
        return (
            *found,
            Part("after-act-two", {"who": self.villain, "end": self.end, "goal": self.goal or ""}),
        )

    @property
    def riding(self) -> tuple[Part, ...]:
        """How the villain hunts, if it does."""
        if self.hunt is None:
            return ()
        facts = {"pace": self.hunt.pace, "faster": self.hunt.faster, "bite": self.hunt.bite}
        return (Part("hunt", {"who": self.villain, "token": self.token, **facts}),)


def effects_of(card: QuestDef | EventDef | StoryDef) -> Iterator[tuple[str, Effect]]:
    """All effects of a card, each with the place where it stands."""
    if isinstance(card, QuestDef):
        for n, ending in enumerate(card.endings):
            yield from listed_at(f"endings[{n}].effects", ending.effects)
    elif isinstance(card, EventDef):
        for n, option in enumerate(card.options):
            yield from listed_at(f"options[{n}].effects", option.effects)
    else:
        yield from listed_at("drawn", card.drawn)
        yield from listed_at("effects", card.effects)


def listed_at(place: str, effects: Iterable[Effect]) -> Iterator[tuple[str, Effect]]:
    """The effects of a field, by their numbers."""
    for n, effect in enumerate(effects):
        yield f"{place}[{n}]", effect
