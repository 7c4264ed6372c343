"""What the cards of this edition have in common."""

from __future__ import annotations

from tamalir.world.cards import CardDef


class Printed(CardDef):
    """A card of the Third Edition or of its expansion: what it says stands in its parts."""

    __slots__ = ()

    @property
    def vocabulary(self) -> str:
        return "third"
