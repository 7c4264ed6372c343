"""A player that picks any option it may, each as likely as the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tamalir.kernel import Choose, Draw, Fast

SEATS = 16
"""More than ever sit at one table: keeps the luck of neighbours apart."""


class RandomLegal:
    """Repeatable: the same seed decides the same way in the same position, also after undo and load."""

    def __init__(self, seed: int = 0) -> None:
        self._dealer = Fast(seed)

    def decide(self, view: Mapping[str, Any], request: Choose[Any]) -> str:
        """The id of one of the options on offer."""
        hat = Draw("decision", [option.id for option in request.options])
        return str(self._dealer.answer(hat, int(view["version"]) * SEATS + request.seat))
