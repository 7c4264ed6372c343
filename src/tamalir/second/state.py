"""The state of a second-edition game: plain data, a tree, nothing printed in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tamalir.kernel import Seat, State, hidden, shared
from tamalir.second.cards import Book
from tamalir.second.words import Cause, Colour, Kind, Outcome, Stage, Step, Terrain, Window
from tamalir.world.hexes import Hex
from tamalir.world.limits import Used
from tamalir.world.modifiers import Modifier
from tamalir.world.piles import Pile


@dataclass(slots=True)
class Item:
    card: str
    down: bool = False
    """Activated: face down until the owner's next Refresh step (2E-ACT-001)."""


@dataclass(slots=True)
class Ally:
    card: str
    wounds: int = 0
    exhaustion: int = 0
    down: bool = False


@dataclass(slots=True)
class Hero:
    """A hero with everything in front of its player."""

    id: str
    wounds: int = 0
    exhaustion: int = 0
    gold: int = 0
    items: list[Item] = field(default_factory=list[Item])
    allies: list[Ally] = field(default_factory=list[Ally])
    kept: Sequence[str] = field(default_factory=list[str])
    """Adventure cards that are neither Item nor Ally: runes, trophies, tasks (2E-GAP-079)."""
    bonuses: dict[str, int] = field(default_factory=dict[str, int])
    """Experience counters by what they raise: mind, body, spirit, life, stamina."""
    counters: dict[Colour, int] = field(default_factory=dict[Colour, int])
    """Adventure counters gained and not yet spent."""
    points: int = 0
    """Experience points written down because the pile had no change (2E-XP-006)."""
    hex: Hex | None = None
    """None: not yet placed (2E-GAP-004)."""
    came_from: Hex | None = None
    """Where it entered its space from by its own movement (2E-GAP-008)."""
    used: list[Used] = field(default_factory=list[Used])
    """Abilities used in this turn or step that cannot be used in it again."""
    modifiers: Sequence[Modifier] = field(default_factory=list[Modifier])
    out: bool = False
    """Eliminated in the Endgame."""


@dataclass(slots=True)
class Foe:
    """The Challenge (or the enemy of an Encounter or Event) in a fight."""

    card: str
    wounds: int = 0


@dataclass(slots=True)
class Check:
    """The roll being made: a combat roll, an escape or skill test, a target number."""

    seat: Seat
    who: str
    """The hero, or an Ally by its card."""
    key: str
    """`combat`, `escape`, `test` or `target`."""
    kind: Kind | None
    attack: bool
    """An attack roll, as against a defence roll (2E-TERM-001)."""
    in_phase: bool
    """Made in a phase, not Before Combat: effects labelled for the phase reach it (2E-EFFECT-004)."""
    target: int
    dice: int = 0
    plus: int = 0
    used: list[Used] = field(default_factory=list[Used])
    """Free abilities already used on this roll (2E-GAP-090)."""
    faces: str = ""
    """What both dice show, for those who look at them: `7 10`."""

    @property
    def total(self) -> int:
        return self.dice + self.plus


@dataclass(slots=True)
class Blow:
    """Wounds about to be dealt; only now can they be cancelled (2E-TERM-002)."""

    seat: Seat
    who: str
    wounds: int
    used: list[Used] = field(default_factory=list[Used])


@dataclass(slots=True)
class Fight:
    """A battle with a Challenge or, if `rival` is set, between heroes."""

    seat: Seat
    """Whose turn it is: the hero that fights, or that attacked another."""
    cause: Cause
    attacker: Seat
    """The side that chooses; in a duel it changes every round (2E-DUEL-014)."""
    foe: Foe | None = None
    rival: Seat | None = None
    space: Hex | None = None
    stage: Stage = Stage.BEFORE_COMBAT
    round: int = 0
    attacked: list[str] = field(default_factory=list[str])
    """Members of the attacker's party that have attacked this round."""
    used: list[Used] = field(default_factory=list[Used])
    """Abilities used in this battle that cannot be used again in it, in this round or in this phase."""
    escape_target: int | None = None
    """What the defending hero rolled for this Escape phase (2E-GAP-057)."""
    modifiers: Sequence[Modifier] = field(default_factory=list[Modifier])
    outcome: Outcome | None = None

    @property
    def defender(self) -> Seat:
        """In a duel the hero that sets the target numbers."""
        assert self.rival is not None
        return self.rival if self.attacker == self.seat else self.seat


def change(who: Hero | Fight, by: Modifier) -> None:
    """A value changes for a while: a hero's, or the enemy's in a fight."""
    who.modifiers = [*who.modifiers, by]


@dataclass(slots=True)
class Journey:
    """The movement of this turn."""

    dice: Sequence[str] = field(default_factory=list[str])
    """Faces rolled."""
    paid: Sequence[Terrain] = field(default_factory=list[Terrain])
    """Spaces entered with them. Which die paid for which is settled only as far as it must be."""
    rested: bool = False
    ended: bool = False


@dataclass(slots=True)
class Attempt:
    """The adventure being attempted this turn."""

    colour: Colour
    space: Hex
    hazard: bool = False
    seen: list[str] = field(default_factory=list[str])
    """Cards drawn in this step: none of them comes up twice (2E-GAP-075)."""


@dataclass(slots=True)
class Deal:
    """An offer in a negotiation: what each of the two gives."""

    by: Seat
    to: Seat
    cards: dict[Seat, list[str]]
    gold: dict[Seat, int]
    offers: int
    """How many offers have been made, this one included."""


@dataclass(slots=True, frozen=True)
class Undefeated:
    """A position of the undefeated challenge track that is taken."""

    card: str
    space: Hex
    age: int
    """The order in which cards came onto the track (2E-GAP-027)."""


def _colour_of_back(state: SecondState, card: str) -> str:
    """Cards on the doom track lie face down: only their colour can be seen (2E-DOOM-003)."""
    return state.book.adventure(card).colour.value


@dataclass(slots=True)
class SecondState(State):
    """A whole game."""

    heroes: list[Hero]
    options: Mapping[str, Any]
    active: Seat = 0
    """Whose turn it is."""
    turns: int = 0
    """Turns taken so far, by all players together."""
    step: Step = Step.REFRESH
    scene: str | None = None
    """A prepared fight instead of a whole game: it is over when the fight is."""
    fight: Fight | None = None
    check: Check | None = None
    blow: Blow | None = None
    extra: int = 0
    """Wounds that cards add to the hit being made."""
    journey: Journey = field(default_factory=Journey)
    attempt: Attempt | None = None
    meeting: Seat | None = None
    """The hero negotiated with this turn."""
    deal: Deal | None = None
    bought: Sequence[str] = field(default_factory=list[str])
    """In this turn, so that nothing is bought and sold again (2E-MARKET-012)."""
    sold: Sequence[str] = field(default_factory=list[str])
    window: Window | None = None
    """The moment that limits activations, if one does."""
    activated: Sequence[Seat] = field(default_factory=list[Seat])
    """Who has activated a card in this window."""
    market: Pile = field(default_factory=Pile)
    stacks: dict[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    decks: dict[Colour, Pile] = field(default_factory=dict[Colour, Pile])
    discards: dict[Colour, Sequence[str]] = field(default_factory=dict[Colour, Sequence[str]])
    """Discard piles by colour: only with the doom track (2E-DOOM-008)."""
    removed: Sequence[str] = field(default_factory=list[str])
    """Out of the game: discarded Encounters."""
    resolving: list[str] = field(default_factory=list[str])
    """Cards that the running step has in its hands: they may be nowhere else until it is over."""
    jewels: Mapping[str, tuple[Colour, ...]] = field(default_factory=dict[str, tuple[Colour, ...]])
    """Adventure counters on the map, by hex."""
    pile: dict[Colour, int] = field(default_factory=dict[Colour, int])
    """Adventure counters in the central pile."""
    track: Sequence[Undefeated | None] = field(default_factory=lambda: [None] * 6)
    """The undefeated challenge track with its six positions (2E-COMP-010)."""
    aged: int = 0
    event: str | None = None
    doom: Sequence[str] = hidden(back=_colour_of_back, default_factory=list[str])
    """Cards on the doom track, from Vynelvale on."""
    doom_counters: int = 0
    endgame: bool = False
    confronting: Sequence[Seat] = field(default_factory=list[Seat])
    """The Endgame: who is still to confront, in order (2E-END-006)."""

    book: Book = shared()

    def hero(self, seat: Seat) -> Hero:
        return self.heroes[seat]

    def take_jewel(self, at: str, colour: Colour) -> bool:
        """A counter of this colour leaves a hex, if one lies there."""
        there = list(self.jewels.get(at, ()))
        if colour not in there:
            return False
        there.remove(colour)
        self.put_jewels(at, there)
        return True

    def put_jewels(self, at: str, there: Iterable[Colour]) -> None:
        """What lies on a hex from now on."""
        self.jewels = {**self.jewels, at: tuple(there)}
