"""What cards of this edition have in common: figures, effects, and what they are to whoever keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tamalir.second.words import Attribute, ItemClass, Kind, Role, Usage
from tamalir.world.cards import CardDef, plain_fields
from tamalir.world.effects import Effect
from tamalir.world.parts import Part, paragraphs


@dataclass(slots=True, frozen=True)
class Figures:
    """A value and a damage number for each attribute."""

    mind: int
    body: int
    spirit: int
    ranged: int
    melee: int
    magic: int

    def value(self, attribute: Attribute) -> int:
        return getattr(self, attribute.value)

    def damage(self, kind: Kind) -> int:
        return getattr(self, kind.value)


NO_FIGURES = Figures(0, 0, 0, 0, 0, 0)


class Card(CardDef):
    """A line that says what it is, then its effects one by one."""

    __slots__ = ()
    effects: tuple[Effect, ...]

    @property
    def vocabulary(self) -> str:
        return "second"

    @property
    def facts(self) -> Mapping[str, int | str]:
        return {name: value for name, value in plain_fields(self).items() if isinstance(value, int | str)}

    @property
    def parts(self) -> tuple[Part, ...]:
        return paragraphs(self.effects)


class Figured(Card):
    """A card of somebody who fights: its line tells the figures too."""

    __slots__ = ()
    figures: Figures

    @property
    def facts(self) -> Mapping[str, int | str]:
        own: dict[str, int | str] = {}
        for name, value in plain_fields(self).items():
            if isinstance(value, int | str):
                own[name] = value
            elif name == "traits" and value:
                own[name] = " ".join(value)  # a list of words, as texts take them
        return {**own, **plain_fields(self.figures)}


@dataclass(slots=True, frozen=True)
class KeptDef(Figured):
    """What an adventure card is to whoever keeps it."""

    role: Role
    life: int = 0
    stamina: int = 0
    figures: Figures = NO_FIGURES
    item_class: ItemClass = ItemClass.ARTIFACT
    type: str = ""
    usage: Usage = Usage.ALWAYS
    effects: tuple[Effect, ...] = ()

    @property
    def parts(self) -> tuple[Part, ...]:
        return paragraphs(self.effects, self.usage.value)


class Keepable(Figured):
    """An adventure card that may be kept, and is something else then."""

    __slots__ = ()
    kept: KeptDef | None

    @property
    def when_kept(self) -> CardDef | None:
        return self.kept

    @property
    def when_owned(self) -> CardDef | None:
        return self.kept
