"""What can go wrong with the catalogue, each in one clear line."""

from __future__ import annotations

from collections.abc import Iterable

from tamalir.kernel.errors import TamalirError, Unknown


class UnknownRule(Unknown):
    """An id that is not in the catalogue; the message names close ones."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__("rule", name, known)


class CatalogueError(TamalirError):
    """The catalogue or what refers to it is wrong; the message names file and line."""
