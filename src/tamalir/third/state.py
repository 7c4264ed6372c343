"""What a game of the Third Edition knows of itself. Cards are ids here; what they say stands in the book."""

from __future__ import annotations

from dataclasses import dataclass, field

from tamalir.kernel import Seat, shared
from tamalir.kernel import State as KernelState
from tamalir.third.book import Book
from tamalir.third.tokens import Token
from tamalir.world.modifiers import Modifier


@dataclass(slots=True)
class Hero:
    """A hero with all it owns (3E-TERM-003)."""

    id: str
    hex: tuple[int, int] | None = None
    """Where it stands; nowhere before the game and after elimination."""
    damage: int = 0
    gold: int = 0
    hand: list[str] = field(default_factory=list[str])
    """Skill cards, hidden from the others (3E-GAP-049)."""
    skills: list[str] = field(default_factory=list[str])
    """Learned skills."""
    assets: list[str] = field(default_factory=list[str])
    trophies: list[str] = field(default_factory=list[str])


@dataclass(slots=True)
class Side:
    """One of the two opponents in a combat (3E-COMBAT-001)."""

    who: str
    """The card: a hero or an enemy."""
    seat: Seat
    """Who casts and decides for it: its player, or the controller of the enemy (3E-COMBAT-004)."""
    hero: bool
    abilities: list[str] = field(default_factory=list[str])
    """Of all its cards, in printed order."""
    moments: list[str] = field(default_factory=list[str])
    """The moments for which some of them wait."""
    damage: int = 0
    """On an enemy; a hero's damage stays with the hero."""
    pool: list[Token] = field(default_factory=list[Token])
    """The combat pool (3E-POOL-001)."""
    spent: list[Token] = field(default_factory=list[Token])
    """All its tokens outside the pool, spent or removed (3E-TOKEN-005)."""
    passed: bool = False
    actions: int = 0
    """Combat actions taken in this combat round."""
    used: list[str] = field(default_factory=list[str])
    """Abilities used in this combat round that have such a limit."""
    used_in_combat: list[str] = field(default_factory=list[str])
    modifiers: list[Modifier] = field(default_factory=list[Modifier])
    """What lasts, and until when."""

    def has(self, what: str) -> bool:
        """Whether something called so lasts on this side."""
        return any(modifier.what == what for modifier in self.modifiers)


@dataclass(slots=True)
class Fight:
    """A combat. `phase` and `turn` say what comes next: every combat action ends at a rest point."""

    sides: list[Side]
    """The attacker first (3E-COMBAT-003)."""
    phase: str = "engage"
    """`engage`, `cast`, `action`, `flee` or `over`."""
    round: int = 0
    turn: int = 0
    """The side whose combat action comes next."""
    again: bool = False
    """That side takes another combat action before its opponent."""
    attacked: bool = False
    """The running combat action has dealt damage, blocked or not: it is an attack (3E-COMBAT-021)."""
    hurt: bool = False
    """Some of that damage was taken."""
    no_flight: str | None = None
    """The rule that forbids fleeing from this combat, if one does."""
    ended: str | None = None
    """`defeat`, `flight` or `stalled`."""

    def foe(self, side: Side) -> Side:
        """The opponent (3E-COMBAT-002)."""
        return self.sides[1] if side is self.sides[0] else self.sides[0]


@dataclass(slots=True)
class State(KernelState):
    """A game, or one prepared fight."""

    heroes: list[Hero]
    """By seat."""
    act: int = 1
    active: Seat = 0
    eliminated: list[Seat] = field(default_factory=list[Seat])
    fight: Fight | None = None
    scene: str | None = None
    """The prepared fight that is the whole game."""
    skill_discards: list[str] = field(default_factory=list[str])
    adventure_discards: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """By deck."""
    book: Book = shared()


def fight_of(state: State) -> Fight:
    """The combat that is being fought."""
    fight = state.fight
    assert fight is not None, "nobody fights"
    return fight
