"""What is printed on a card, for whoever reads it aloud or shows it and knows no edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from typing import Any, cast

from tamalir.world.parts import Part


class CardDef:
    """A card as it is printed. Each kind of card says by itself how it is told."""

    __slots__ = ()

    @property
    def called(self) -> str:
        """Its id, for which there is a name. It is a field of every card, but not of what one becomes."""
        return cast("Any", self).id

    @property
    def vocabulary(self) -> str:
        """In whose words it is told: `second` has the verb `attack` spoken as `effect-second-attack`."""
        raise NotImplementedError  # each edition has its own

    @property
    def kind(self) -> str:
        """`hero` for a HeroDef; the message `card-<vocabulary>-<kind>`, if there is one, says what it is."""
        return type(self).__name__.removesuffix("Def").lower()

    @property
    def facts(self) -> Mapping[str, int | str]:
        """The variables of that message."""
        return {}

    @property
    def trained(self) -> Mapping[str, int]:
        """Skills by name, with their bonus."""
        return {}

    @property
    def parts(self) -> tuple[Part, ...]:
        """What it says, paragraph by paragraph."""
        return ()

    @property
    def when_kept(self) -> CardDef | None:
        """What it is to whoever keeps it, where that is not what it was when it was drawn."""
        return None

    @property
    def when_owned(self) -> CardDef | None:
        """What it is in somebody's hands; None if it cannot get there."""
        return self


def plain_fields(card: object) -> dict[str, Any]:
    """The fields that are plain data, by name: numbers, words, lists and tables of them."""
    found: dict[str, Any] = {}
    for field in fields(cast("Any", card)):
        value = plain(getattr(card, field.name))
        if value is not None:
            found[field.name] = value
    return found


def plain(value: object) -> Any:
    """Data as it is; None for what only the rules understand."""
    match value:
        case Enum():
            return value.value
        case bool() | int() | str():
            return value
        case Mapping():
            table = cast("Mapping[str, object]", value)
            return dict(table) if all(isinstance(each, int | str) for each in table.values()) else None
        case tuple():
            parts = [plain(each) for each in cast("tuple[object, ...]", value)]
            return None if None in parts else parts
        case _:
            return None
