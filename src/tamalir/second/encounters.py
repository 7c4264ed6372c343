"""Encounters: do what the card says (2E-ENC-001)."""

from __future__ import annotations

from tamalir.kernel import Rule, Seat, rule
from tamalir.second.discards import discard_adventure
from tamalir.second.effects import follow
from tamalir.second.fallen import carry_off_the_fallen
from tamalir.second.rewards import kept_by_anybody
from tamalir.second.state import Attempt, SecondState
from tamalir.second.uses import Use
from tamalir.second.words import HERO
from tamalir.second.wounds import KnockedOut, fallen


@rule
def encounter(state: SecondState, seat: Seat, card: str, attempt: Attempt) -> Rule[None]:
    """Its text in order; then it is discarded, unless it stays with the hero (2E-ENC-002, 2E-ENC-004).

    A hero that falls or flees leaves the rest of the text behind (2E-GAP-049, 2E-ESCAPE-007).
    """
    state.resolving.append(card)
    for effect in state.book.encounters[card].effects:
        if effect.when != "encounter":
            continue
        if state.attempt is not attempt or fallen(state, seat, HERO):
            break
        try:
            yield from follow(Use(state, seat, HERO, card, 0, effect), (effect,))
        except KnockedOut:
            state.check = state.blow = None
    if not kept_by_anybody(state, card):
        discard_adventure(state, card)
    yield from carry_off_the_fallen(state)
