"""Asking a hero, who in its own turn may use abilities for any moment of it before answering."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from tamalir.kernel import Args, Option, Rule, Seat
from tamalir.third import heroes
from tamalir.third.abilities_on_the_map import refusal, use
from tamalir.third.state import ThirdState
from tamalir.world import asking
from tamalir.world.asking import Aside

T = TypeVar("T")


def ask(
    state: ThirdState,
    seat: Seat,
    key: str,
    offers: Callable[[], Sequence[Option[T | Aside]]],
    facts: Callable[[], Args],
) -> Rule[T]:
    """Let a hero choose. A hero whom an ability defeats has no choice any more (3E-GAP-057): `offers` says
    what is left then. If somebody else is asked than the hero whose turn it is, that one may speak up: any
    moment of its turn is good enough (3E-ONCE-003)."""
    return asking.ask(seat, key, offers, facts, partial(any_moment, state, seat), partial(any_moment, state))


def any_moment(state: ThirdState, seat: Seat) -> list[Option[Aside]]:
    """What a hero may use at any moment of its turn at which the conditions hold (3E-ONCE-003), with the
    rules that forbid it now. In another hero's turn there is nothing of that kind (3E-ONCE-002)."""
    if not heroes.own_turn(state, seat):
        return []
    return [
        Option(
            f"ability:{ability.id}",
            Aside(partial(use, state, seat, card, ability)),
            {"ability": ability.id},
            refusal(state, seat, card, ability),
        )
        for card, ability in heroes.different(heroes.abilities_for(state, seat, "turn"))
    ]


NO: Sequence[Option[bool]] = (Option("no", False),)


def yes_or_no() -> Sequence[Option[bool]]:
    return (Option("yes", True), Option("no", False))
