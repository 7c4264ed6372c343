"""Cards and maps as data, for pages of any game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from tamalir.world.cards import CardDef, plain_fields
from tamalir.world.hexes import Hex


def figures_of(card: CardDef, told: Collection[str]) -> dict[str, Any]:
    """The plain fields of a card but those told elsewhere; a price in gold is called `price`."""
    found = {name: value for name, value in plain_fields(card).items() if name not in told}
    if isinstance(found.get("cost"), int):
        found["price"] = found.pop("cost")
    return found


def middle(spaces: Sequence[Hex]) -> list[float]:
    """Where the name of a stretch of land is written."""
    return [round(sum(at[n] for at in spaces) / len(spaces), 2) for n in (0, 1)] if spaces else [0, 0]
