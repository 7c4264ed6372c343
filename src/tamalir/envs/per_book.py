"""What is worked out once for a book of cards and remembered as long as the book is in use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

B = TypeVar("B")
T = TypeVar("T")

KEPT = 8
"""Books at a time; a process seldom plays with more."""


class PerBook(Generic[B, T]):
    """Book -> what was made of it. Books are told apart by what they are, not by what stands in them."""

    def __init__(self, make: Callable[[B], T]) -> None:
        self._make = make
        self._known: dict[int, tuple[B, T]] = {}

    def of(self, book: B) -> T:
        known = self._known.get(id(book))
        if known is None or known[0] is not book:
            if len(self._known) >= KEPT:
                self._known.clear()
            known = self._known[id(book)] = (book, self._make(book))
        return known[1]
