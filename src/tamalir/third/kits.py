"""The abilities of one side of a combat, sorted once: which are combat actions, which wait for a moment,
which work all the time."""

from __future__ import annotations

from collections.abc import Sequence

from tamalir.third.cards import Ability
from tamalir.world.effects import Effect

COMBAT_ACTIONS = ("surge", "agility", "combat-action")
"""Moments at which using an ability is a combat action. `agility` is paid with that symbol."""

NO_ABILITIES: tuple[Ability, ...] = ()
NO_EFFECTS: tuple[Effect, ...] = ()


class Kit:
    """All that follows from the list of a side's abilities alone."""

    __slots__ = ("_bonuses", "_standing", "_waiting", "moments", "simple", "usable")

    def __init__(self, abilities: Sequence[Ability]) -> None:
        self.usable: tuple[Ability, ...] = tuple(
            {a.id: a for a in abilities if a.when in COMBAT_ACTIONS}.values()
        )
        """Those whose use is a combat action; copies of a card are one choice."""
        self.simple: bool = not any(a.effect.given or "exert" in a.effect.cost for a in self.usable)
        """Only how often they were used, and what lasts, decides whether they may be."""
        self.moments: tuple[str, ...] = tuple(sorted({a.when for a in abilities}))
        self._waiting: dict[str, tuple[Ability, ...]] = {
            moment: tuple(a for a in abilities if a.when == moment) for moment in self.moments
        }
        always = [a.effect for a in abilities if a.when == "always"]
        self._standing: dict[str, tuple[Effect, ...]] = {
            effect.do: tuple(e for e in always if e.do == effect.do) for effect in always
        }
        bonuses = self.standing("bonus")
        self._bonuses: dict[str, tuple[Effect, ...]] = {
            effect.args["value"]: tuple(e for e in bonuses if e.args["value"] == effect.args["value"])
            for effect in bonuses
        }

    def waiting(self, moment: str) -> tuple[Ability, ...]:
        """Those for one moment, in printed order."""
        return self._waiting.get(moment, NO_ABILITIES)

    def standing(self, verb: str) -> tuple[Effect, ...]:
        """What works without being used."""
        return self._standing.get(verb, NO_EFFECTS)

    def bonuses(self, value: str) -> tuple[Effect, ...]:
        """What is added to a value."""
        return self._bonuses.get(value, NO_EFFECTS)
