"""Asking a player, who may do something else first: use a card, give one up. Then the question
stands again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from tamalir.kernel import Args, Choose, Option, Rule, Seat, rule

T = TypeVar("T")


class Aside:
    """What such a thing does: the value of its option."""

    __slots__ = ("run",)

    def __init__(self, run: Callable[[], Rule[None]]) -> None:
        self.run = run


@rule
def ask(
    seat: Seat,
    key: str,
    offers: Callable[[], Sequence[Option[T | Aside]]],
    facts: Args | Callable[[], Args],
    asides: Callable[[], Sequence[Option[Aside]]],
    speaking: Callable[[Seat], Sequence[Option[Aside]]] | None = None,
) -> Rule[T]:
    """Let a seat choose. An aside may change everything, so all is made anew each time; one that leaves
    nothing to be asked raises what says so. `speaking` gives what seats that are not asked may do."""
    while True:
        args = facts() if callable(facts) else facts
        option: Option[Any] = yield Choose(seat, key, offers(), args, asides, speaking)
        value = option.value
        if type(value) is not Aside:
            return value
        yield from value.run()
