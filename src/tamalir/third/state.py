"""What a game of the Third Edition knows of itself. Cards are ids here; what they say stands in the book."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tamalir.kernel import Seat, State, hidden, owner, shared
from tamalir.third.book import Book
from tamalir.third.steps import Outcome, Phase, Step
from tamalir.third.tokens import Token
from tamalir.world.limits import Used, noted, times
from tamalir.world.modifiers import Modifier
from tamalir.world.piles import Pile


def _kind_of_back(state: ThirdState, card: str) -> str:
    """Facedown trophies show the back of their deck."""
    return state.book.catalogue.deck_of(card)


@dataclass(slots=True)
class Hero:
    """A hero with all it owns (3E-TERM-003)."""

    id: str
    hex: tuple[int, int] | None = None
    """Where it stands; nowhere before the game and after elimination."""
    damage: int = 0
    gold: int = 0
    hand: list[str] = hidden(owner, default_factory=list[str])
    """Skill cards, hidden from the others (3E-GAP-049)."""
    skills: list[str] = field(default_factory=list[str])
    """Learned skills."""
    assets: list[str] = field(default_factory=list[str])
    trophies: list[str] = hidden(owner, back=_kind_of_back, default_factory=list[str])
    """Facedown: their kinds are open, their fronts are the owner's secret (3E-GAP-049)."""
    quests: list[str] = field(default_factory=list[str])
    rumors: dict[str, int] = field(default_factory=dict[str, int])
    """Events kept as rumors, with the option that was chosen."""
    story: int = 0
    """White story tokens: lore or companions."""
    delayed: bool = False
    beaten: bool = False
    """Its defeat has been told, and not been lifted since."""
    used: list[Used] = field(default_factory=list[Used])
    """Abilities that cannot be used again in this turn, or in this game."""
    challenged: list[Seat] = field(default_factory=list[Seat])

    def has_used(self, ability: str) -> bool:
        """Whether a use of an ability is noted."""
        return noted(self.used, ability)

    def used_up(self, card: str, ability: str) -> bool:
        """Whether the limit of an ability is reached: on every copy of its card that the hero has
        (3E-ONCE-001)."""
        copies = self.skills.count(card) + self.assets.count(card)
        return times(self.used, ability) >= max(1, copies)


@dataclass(slots=True)
class Side:
    """One of the two opponents in a combat."""

    who: str
    """The card: a hero or an enemy."""
    seat: Seat
    """Who casts and decides for it: its player, or the controller of the enemy (3E-COMBAT-004)."""
    hero: bool
    abilities: tuple[str, ...] = ()
    """Of all its cards, in printed order."""
    moments: tuple[str, ...] = ()
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
    used: list[Used] = field(default_factory=list[Used])
    """Abilities that cannot be used again in this combat round, or in this combat."""
    modifiers: Sequence[Modifier] = field(default_factory=list[Modifier])
    """What lasts, and until when."""

    @property
    def lasting(self) -> tuple[str, ...]:
        """What lasts on this side."""
        return tuple([modifier.what for modifier in self.modifiers]) if self.modifiers else ()

    def has_used(self, ability: str) -> bool:
        """Whether the limit of an ability is reached: on every copy of its card (3E-ONCE-001)."""
        return times(self.used, ability) >= max(1, self.abilities.count(ability))

    def has(self, what: str) -> bool:
        """Whether something called so lasts on this side."""
        return any(modifier.what == what for modifier in self.modifiers)


@dataclass(slots=True)
class Fight:
    """A combat. `phase` and `turn` say what comes next: every combat action ends at a rest point."""

    sides: list[Side]
    """The attacker first (3E-COMBAT-003)."""
    phase: Phase = Phase.ENGAGE
    round: int = 0
    turn: int = 0
    """The side whose combat action comes next."""
    again: bool = False
    """That side takes another combat action before its opponent."""
    attacked: bool = False
    """The running combat action has dealt damage, blocked or not: it is an attack (3E-COMBAT-021)."""
    hurt: bool = False
    """Some of that damage was taken."""
    ability: str | None = None
    """The ability that allowed a challenge: it says what the challenger wins."""
    story: str | None = None
    """The story card on which the enemy is printed."""
    no_flight: str | None = None
    """The rule that forbids fleeing from this combat, if one does."""
    ended: Outcome | None = None

    def foe(self, side: Side) -> Side:
        """The opponent (3E-COMBAT-002)."""
        attacker, defender = self.sides
        return defender if side is attacker else attacker


@dataclass(slots=True)
class Dice:
    """Terrain dice on the table: rolled for something, and not yet spent (3E-SPEND-005)."""

    purpose: str
    """`move`, `rest`, `explore`, `flee` or `ability`."""
    faces: list[str] = field(default_factory=list[str])


@dataclass(slots=True)
class StoryQuest:
    """A space of the story quest track (3E-STORYQUEST-001); without a card it is empty."""

    card: str | None = None
    stock: int = 0


@dataclass(slots=True)
class Unfinished:
    """A text that goes on when the combat it has started is over (3E-GAP-069), or with the next hero."""

    seat: Seat
    kind: str
    """`event`, `story`, `drawn` (a story card on being drawn) or `ability`."""
    card: str
    part: str = ""
    """The option of an event, by its number, or the ability."""
    n: int = 0
    """The effect that is being carried out."""
    heroes: list[Seat] = field(default_factory=list[Seat])
    """Whom it still concerns, if it is for several heroes one after another."""
    x: int = 1
    won: bool = False
    """The opponent was defeated."""


@dataclass(slots=True)
class Bonus:
    """A bonus trophy that comes after the card which grants it (3E-TROPHY-009)."""

    seat: Seat
    card: str
    kind: str


@dataclass(slots=True)
class Deal:
    """Things that change hands in a turn, so that it comes to an end (3E-GAP-066)."""

    giver: Seat
    taker: Seat
    what: str
    """An asset, or `gold`."""


@dataclass(slots=True)
class ThirdState(State):
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
    # --- a whole game
    step: Step = Step.TURN
    scenario: str | None = None
    round: int = 1
    time: int = 1
    """The space of the time token (3E-TIME-001)."""
    first: Seat = 0
    to_come: list[Seat] = field(default_factory=list[Seat])
    """Who still has a turn in this round, in order (3E-GAP-067)."""
    actions: int = 3
    """What is left of the active hero's actions."""
    decks: dict[str, Pile] = field(default_factory=dict[str, Pile])
    """The three adventure decks, `skill`, `asset` and `story`."""
    asset_discards: list[str] = field(default_factory=list[str])
    story_discards: list[str] = field(default_factory=list[str])
    markets: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """By city."""
    gems: dict[tuple[int, int], bool] = field(default_factory=dict[tuple[int, int], bool])
    """Whether each is faceup (3E-GEM-001)."""
    zombies: dict[tuple[int, int], int] = field(default_factory=dict[tuple[int, int], int])
    villain: tuple[int, int] | None = None
    """The hex of the villain's token."""
    track: list[StoryQuest] = field(default_factory=list[StoryQuest])
    dice: Dice | None = None
    revealed: list[str] = field(default_factory=list[str])
    """Skill cards that lie open in a running attribute test."""
    resolving: list[str] = field(default_factory=list[str])
    """Adventure cards that are being resolved, the innermost last (3E-GAP-069)."""
    unfinished: list[Unfinished] = field(default_factory=list[Unfinished])
    """What waits for the end of a combat, the innermost first."""
    bonus: list[Bonus] = field(default_factory=list[Bonus])
    """What is to come after the cards that are being resolved."""
    doing: str | None = None
    """The action that is being resolved: `move`, `rest`, `train`, `shop`, `adventure` and so on."""
    fallen: list[Seat] = field(default_factory=list[Seat])
    """Heroes just defeated, whose abilities after a defeat wait for the effect to be over (3E-GAP-059)."""
    deals: list[Deal] = field(default_factory=list[Deal])
    """What has changed hands in this turn."""
    drawn: str | None = None
    """The story card that is being resolved."""
    removed: list[str] = field(default_factory=list[str])
    """Cards that are out of the game (3E-ELIM-002)."""
    book: Book = shared()


def fight_of(state: ThirdState) -> Fight:
    """The combat that is being fought."""
    fight = state.fight
    assert fight is not None, "nobody fights"
    return fight
