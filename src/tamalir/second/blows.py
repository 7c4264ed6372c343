"""Dealing wounds, and cancelling them at the only moment allowed."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, Seat, rule
from tamalir.second.asking import ask
from tamalir.second.state import Blow, Fight, SecondState
from tamalir.second.uses import Use, usable, use_card
from tamalir.second.values import named
from tamalir.second.words import HERO
from tamalir.second.wounds import fallen, take_wounds, wound_the_foe


@rule
def deal_wounds(state: SecondState, seat: Seat, who: str, wounds: int) -> Rule[None]:
    """Wounds are about to be dealt: they can be cancelled now and at no other time (2E-TERM-002)."""
    if wounds <= 0 or (who != HERO and fallen(state, seat, who)):
        return  # an Ally that is gone takes no more
    blow = Blow(seat, who, wounds)
    state.blow = blow

    def offers() -> list[Option[Use | None]]:
        return [*usable(state, seat, "wounds", ("wounds",)), Option("take-wounds", None, {"n": blow.wounds})]

    while blow.wounds > 0:
        use = yield from ask(
            state, seat, "wounds.cancel", offers, {"who": named(state, seat, who), "n": blow.wounds}
        )
        if use is None:
            break
        yield from use_card(use)
    state.blow = None
    take_wounds(state, seat, who, blow.wounds)


@rule
def strike(state: SecondState, fight: Fight, seat: Seat, wounds: int) -> Rule[None]:
    """Wounds to the enemy of this seat: a Challenge, or another hero (2E-TERM-005)."""
    if fight.rival is None:
        wound_the_foe(state, wounds)
    else:
        yield from deal_wounds(state, fight.rival if seat == fight.seat else fight.seat, HERO, wounds)
