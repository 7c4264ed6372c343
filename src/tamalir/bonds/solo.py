"""A game alone: cards that need another hero are replaced by the next one of their deck (UB-SOLO-004)."""

from __future__ import annotations

from collections.abc import Iterable

from tamalir.bonds.cards import bonds_book
from tamalir.third.state import ThirdState
from tamalir.world.effects import Effect


def fits(state: ThirdState, card: str) -> bool:
    """Whether a drawn card can stay. A twist is nothing for a market, whatever has it drawn (UB-TWIST-004,
    UB-TWIST-006, UB-GAP-041). Cards that may include others but work for one hero alone stay (UB-GAP-044)."""
    if card in bonds_book(state).twists:
        return False
    return len(state.heroes) > 1 or not needs_another_hero(state, card)


OTHERS = ("challenge", "another-hero", "rob", "contest", "fellow", "party")
"""What can only be done with somebody else: a rival, a fellow, a whole party (UB-GAP-044)."""


def needs_another_hero(state: ThirdState, card: str) -> bool:
    """Whether some effect of a card needs a hero other than its user to exist (UB-GAP-044): an ability, what
    an enemy leaves behind, any ending of a quest, any option of an event."""
    printed = state.book.printed(card)
    effects: Iterable[Effect] = (*getattr(printed, "effects", ()), *getattr(printed, "reward", ()))
    return any(_about_others(inner) for effect in effects for inner in effect.within())


def _about_others(effect: Effect) -> bool:
    return (
        effect.do in OTHERS
        or (effect.do == "each-hero" and bool(effect.args.get("others")))
        or "company" in effect.given
    )
