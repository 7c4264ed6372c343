"""Asking a player, who may use the occasion for what is allowed at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from tamalir.kernel import NO_ARGS, Args, Choose, Option, Rule, Seat, rule
from tamalir.second.limits import discard_card, owned
from tamalir.second.state import SecondState
from tamalir.second.uses import Use, usable, use_card
from tamalir.second.words import HERO
from tamalir.second.wounds import after_a_loss, fallen

T = TypeVar("T")


class KnockedOut(Exception):
    """Ends whatever was being asked; the step that is under way deals with it."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat = seat


@dataclass(slots=True, frozen=True)
class Discard:
    """Giving up an Item or Ally, which is allowed at any time (2E-LIMIT-006)."""

    card: str


@rule
def ask(
    state: SecondState, seat: Seat, key: str, offers: Callable[[], Sequence[Option[T]]], args: Args = NO_ARGS
) -> Rule[T]:
    """Let a seat choose. Asides may change what is on offer, so the offers are made anew each time."""
    while True:
        option: Option[Any] = yield Choose(seat, key, offers(), args, lambda: asides(state, seat))
        aside = option.value
        if isinstance(aside, Discard):
            discard_card(state, seat, aside.card)
            after_a_loss(state, seat)
        elif isinstance(aside, Use) and aside.effect.when == "any-time":
            yield from use_card(aside)
        else:
            return option.value
        if fallen(state, seat, HERO):
            raise KnockedOut(seat)


def asides(state: SecondState, seat: Seat) -> list[Option[Any]]:
    """What a player may do whenever asked: use abilities that need no moment, give up cards."""
    hero = state.heroes[seat]
    found: list[Option[Any]] = []
    if state.window != "before-combat":  # such an ability is not a Before Combat one (2E-EFFECT-008)
        found += usable(state, seat, "any-time", ("any-time",))
    for card in owned(hero):
        found.append(Option(f"discard:{card}", Discard(card), {"card": card}, _keeps(state, seat, card)))
    return found


def _keeps(state: SecondState, seat: Seat, card: str) -> str | None:
    if state.book.is_adventure(card):
        return "2E-COMBAT-029"
    rolling = state.check is not None and state.check.seat == seat and state.check.who == card
    struck = state.blow is not None and state.blow.seat == seat and state.blow.who == card
    if rolling or struck or fallen(state, seat, HERO):
        return "2E-GAP-032"  # neither a result nor a prize may be dodged
    return None
