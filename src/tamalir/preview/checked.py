"""Checking a pack, and what the check has found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tamalir.kernel import Setup
from tamalir.language.packs import text_problems
from tamalir.world.catalogue import Catalogue
from tamalir.world.packs import Pack, is_own, register


@dataclass(slots=True, frozen=True)
class Tally:
    """A table of things counted."""

    headings: tuple[tuple[str, bool], ...]
    """With True for columns of numbers."""
    rows: tuple[tuple[str, ...], ...]


@dataclass(slots=True, frozen=True)
class Checked:
    """Whether a pack can be played, and what is in it."""

    cards: Mapping[str, int]
    """Kind -> number of cards in the pack."""
    wrong: list[str]
    """What must be put right, a line each."""
    unused: list[str] = field(default_factory=list[str])
    """Effects that no card of the game's own set has; told of that set only."""
    board: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """Facts about the board, if the pack has one, for scripts."""
    tallies: tuple[Tally, ...] = ()
    """Facts about the board and the cards, for people."""
    notes: tuple[str, ...] = ()


def check_as_played(catalogue: Callable[[Setup], Catalogue], seats: int, pack: Pack) -> Checked:
    """Read a pack as a game with it does, which raises `PackError` where that cannot be; then its names."""
    packs = {} if is_own(pack) else {register(pack): pack.fingerprint}
    kinds = catalogue(Setup(seats, packs=packs)).cards_by_kind
    cards = {kind: len(pack.entries[kind]) for kind in kinds if kind in pack.entries}
    return Checked(cards, text_problems(pack, kinds))
