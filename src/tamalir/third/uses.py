"""An ability or a card in use, and the vocabulary in which cards say what they do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tamalir.kernel import Rule, Seat, rule
from tamalir.third import heroes
from tamalir.third.cards import LIMITS, Ability
from tamalir.third.kits import COMBAT_ACTIONS
from tamalir.third.state import Fight, Side, ThirdState, fight_of
from tamalir.third.tokens import Token
from tamalir.third.values import CONDITIONS, hero_seat
from tamalir.third.words import COSTS
from tamalir.world.effects import Effect, Vocabulary


@dataclass(slots=True)
class Use:
    """Somebody uses an ability in combat."""

    state: ThirdState
    side: Side
    ability: Ability
    x: int = 1
    """What X stands for: the surges paid, or 1 if something else activates it (3E-X-003)."""
    paid: list[Token] = field(default_factory=list[Token])
    """The tokens that pay for it; they count as spent before the effect (3E-SURGE-005)."""
    stopped: bool = False
    """A test has failed: nothing further is resolved (3E-TEST-010)."""

    @property
    def fight(self) -> Fight:
        return fight_of(self.state)

    @property
    def foe(self) -> Side:
        return self.fight.foe(self.side)

    @property
    def seat(self) -> Seat:
        """The hero it is about: its user, or the opponent of an enemy."""
        return hero_seat(self.state, self.side)

    @property
    def over(self) -> bool:
        """Nothing of it happens any more (3E-DEFEAT-002)."""
        return self.stopped or self.fight.ended is not None

    @property
    def attack(self) -> bool:
        """Whether damage dealt now is an attack: only combat actions are (3E-COMBAT-021, 3E-COMBAT-022)."""
        return self.ability.when in COMBAT_ACTIONS

    def number(self, amount: int | str) -> int:
        """An amount as the card has it, where X follows what was paid (3E-X-001)."""
        if isinstance(amount, int):
            return amount
        return self.x if amount == "x" else heroes.amount_of(self.state, self.seat, amount)


@dataclass(slots=True)
class Deed:
    """A hero does what a card says, outside combat."""

    state: ThirdState
    seat: Seat
    card: str
    """The card on which it stands."""
    ability: Ability | None = None
    x: int = 1
    stopped: bool = False
    leaves: bool = False
    """If a combat begins now, it is fought by itself, and the text goes on afterwards."""
    others: list[Seat] = field(default_factory=list[Seat])
    """Heroes for whom an effect is left to be carried out, each by itself as well."""

    @property
    def over(self) -> bool:
        """A hero that is defeated on the way stops at once (3E-GAP-057)."""
        state = self.state
        return (
            self.stopped
            or self.seat in state.fallen
            or self.seat in state.eliminated
            or state.result is not None
        )

    def number(self, amount: int | str) -> int:
        if isinstance(amount, int):
            return amount
        return self.x if amount == "x" else heroes.amount_of(self.state, self.seat, amount)


Doing: TypeAlias = Use | Deed

VERBS: Vocabulary[Any] = Vocabulary("third", COSTS, CONDITIONS, LIMITS)
"""The words of the base game. A game speaks the vocabulary of its book."""


@rule
def carry_out(use: Doing, effect: Effect) -> Rule[None]:
    """Do what the effect says. Its words were checked when the card was read."""
    run = use.state.book.verbs[effect.do].run
    assert run is not None, f"{effect.do} is a standing effect; nobody carries it out"
    asks = run(use, **effect.args)
    if asks is not None:
        yield from asks


def pointless(use: Doing, effect: Effect) -> str | None:
    """The rule by which the effect would change nothing now, if so."""
    can = use.state.book.verbs[effect.do].can
    return None if can is None else can(use, effect)
