"""What a card tells about itself besides its effects, found in its definition without knowing its edition.

A definition `HeroDef` of the second edition is spoken by `card-second-hero`, if there is such a
message. Its variables are the plain fields of the definition and those of what is printed inside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, cast

from tamalir.world.effects import Effect


def kind_of(card: object) -> str:
    """`hero` for a HeroDef."""
    return type(card).__name__.removesuffix("Def").lower()


def edition_of(thing: object) -> str:
    """The edition whose room a card's class stands in."""
    named: str | None = getattr(thing, "vocabulary", None)
    if named is not None:
        return named
    room = type(thing).__module__.split(".")
    return room[1] if len(room) > 2 and room[0] == "tamalir" else "second"


def kept_of(card: object) -> object | None:
    """What the card is to whoever keeps it, if it can be kept."""
    return getattr(card, "kept", None)


def effects_in_hand(card: object) -> tuple[tuple[Effect, ...], str]:
    """What a card does for its owner, and how it is used: for a kept card the text that it has then."""
    own = card if not hasattr(card, "kept") else kept_of(card)
    return getattr(own, "effects", ()), str(getattr(own, "usage", "always"))


def facts_of(card: object) -> dict[str, Any]:
    """Numbers and words of a definition; those of its figures beside its own."""
    found: dict[str, Any] = {}
    if not is_dataclass(card):
        return found
    for name in (field.name for field in fields(card)):
        value = getattr(card, name)
        if isinstance(value, str | int):
            found[name] = value
        elif name == "figures":
            found.update(facts_of(value))
    return found


def skills_of(card: object) -> Mapping[str, int]:
    """Skills by name with their bonus."""
    return cast("Mapping[str, int]", getattr(card, "skills", {}))
