"""How often an ability may be used: uses that count are noted, and forgotten when their time is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tamalir.kernel import Seat
from tamalir.world.words import Until


@dataclass(slots=True, frozen=True)
class Used:
    """A seat has used an ability of a card, which counts until the moment called `until`."""

    seat: Seat
    card: str
    ability: int | str
    """Its number on the card, or its name."""
    until: Until


def spent(notes: Sequence[Used], seat: Seat, card: str, ability: int | str, until: Until) -> bool:
    """Whether such a use is noted."""
    for note in notes:
        if note.ability == ability and note.card == card and note.seat == seat and note.until is until:
            return True
    return False


def noted(notes: Sequence[Used], ability: int | str) -> bool:
    """Whether a use is noted of an ability whose name no other has."""
    return ability in [note.ability for note in notes]


def times(notes: Sequence[Used], ability: int | str) -> int:
    """How many uses of it are noted: each copy of a card has its own."""
    return [note.ability for note in notes].count(ability)


def still_counting(notes: Sequence[Used], moment: Until) -> list[Used]:
    """The moment has come: the uses that count on."""
    return [note for note in notes if note.until is not moment]
