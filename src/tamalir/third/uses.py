"""An ability in use, and the vocabulary in which cards say what abilities do."""

from __future__ import annotations

from dataclasses import dataclass, field

from tamalir.kernel import Rule, rule
from tamalir.third.cards import Ability
from tamalir.third.state import Fight, Side, State, fight_of
from tamalir.third.tokens import Token
from tamalir.world.effects import Effect, Vocabulary


@dataclass(slots=True)
class Use:
    """Somebody uses an ability in combat."""

    state: State
    side: Side
    ability: Ability
    x: int = 1
    """What X stands for: the surges paid, or 1 if something else activates it (3E-X-003)."""
    paid: list[Token] = field(default_factory=list[Token])
    """The tokens that pay for it; they count as spent before the effect (3E-SURGE-005)."""

    @property
    def fight(self) -> Fight:
        return fight_of(self.state)

    @property
    def foe(self) -> Side:
        return self.fight.foe(self.side)

    @property
    def attack(self) -> bool:
        """Whether damage dealt now is an attack: only combat actions are (3E-COMBAT-021, 3E-COMBAT-022)."""
        return self.ability.when in COMBAT_ACTIONS

    def number(self, amount: int | str) -> int:
        """An amount as the card has it, where X follows what was paid (3E-X-001)."""
        return self.x if amount == "x" else int(amount)


COMBAT_ACTIONS = ("surge", "agility", "combat-action")
"""Moments at which using an ability is a combat action. `agility` is paid with that symbol."""

VERBS: Vocabulary[Use] = Vocabulary("third")


@rule
def carry_out(use: Use, effect: Effect) -> Rule[None]:
    """Do what the effect says. Its words were checked when the card was read."""
    run = VERBS.verbs[effect.do].run
    assert run is not None, f"{effect.do} is a standing effect; nobody carries it out"
    asks = run(use, **effect.args)
    if asks is not None:
        yield from asks


def pointless(use: Use, effect: Effect) -> str | None:
    """The rule by which the effect would change nothing now, if so."""
    return VERBS.refused(use, effect)
