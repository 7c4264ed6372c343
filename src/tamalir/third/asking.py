"""Asking a hero, who in its own turn may use abilities for any moment of it before answering."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from tamalir.kernel import Args, Choose, Option, Rule, Seat, rule
from tamalir.third import heroes
from tamalir.third.cards import Ability
from tamalir.third.moments import refusal, use
from tamalir.third.state import State

T = TypeVar("T")


class AnyMoment:
    """An ability that is used while something else is asked (3E-ONCE-003)."""

    __slots__ = ("ability", "card")

    def __init__(self, card: str, ability: Ability) -> None:
        self.card = card
        self.ability = ability


class Parted(Choose[T]):
    """A choice whose maker knows already which options are refused: nobody looks at every one again."""

    __slots__ = ()

    def __init__(
        self,
        seat: Seat,
        key: str,
        options: list[Option[T]],
        refused: Sequence[Option[T]],
        args: Args,
        asides: Callable[[], Sequence[Option[T]]] | None,
    ) -> None:
        self.seat = seat
        self.key = key
        self.args = args
        self._asides = asides
        self._offered = refused
        self.options = options


@rule
def ask(
    state: State,
    seat: Seat,
    key: str,
    offers: Callable[[], Sequence[Option[T]]],
    facts: Callable[[], Args],
) -> Rule[T]:
    """Let a hero choose. An ability may change everything, so the question is made anew after it. A hero that
    it defeats has no choice any more (3E-GAP-057): `offers` says what is left then."""
    while True:
        options = offers()
        option: Option[Any] = yield Choose(seat, key, options, facts(), any_moment(state, seat, options))
        if not isinstance(option.value, AnyMoment):
            return option.value
        yield from use(state, seat, option.value.card, option.value.ability)


def any_moment(
    state: State, seat: Seat, offered: Sequence[Option[Any]] = ()
) -> Callable[[], list[Option[Any]]] | None:
    """What a hero may use at any moment of its turn at which the conditions hold (3E-ONCE-003), unless it is
    on offer anyway; None if there is nothing of that kind. In another hero's turn there is not
    (3E-ONCE-002)."""
    if not heroes.own_turn(state, seat) or not heroes.abilities_for(state, seat, "turn"):
        return None
    return partial(_besides, state, seat, offered)


def _besides(state: State, seat: Seat, offered: Sequence[Option[Any]]) -> list[Option[Any]]:
    known = {option.id for option in offered}
    return [option for option in abilities(state, seat) if option.id not in known]


def abilities(state: State, seat: Seat) -> list[Option[Any]]:
    """The abilities for any moment, with the rules that forbid them now."""
    return [
        Option(
            f"ability:{ability.id}",
            AnyMoment(card, ability),
            {"ability": ability.id},
            refusal(state, seat, card, ability),
        )
        for card, ability in heroes.abilities_for(state, seat, "turn")
    ]


def yes_or_no() -> Sequence[Option[bool]]:
    return (Option("yes", True), Option("no", False))
