"""The book: all that is static in a game, with the pieces of the rules that an expansion may replace.

It hangs on the state as a shared field: copies point to it and saves leave it out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tamalir.kernel import Args, Die, Rule
from tamalir.third.board_cards import TrackDef
from tamalir.third.cards import Ability, Catalogue
from tamalir.third.terrain import Map
from tamalir.third.tokens import SYMBOLS, Symbol, Token

if TYPE_CHECKING:
    from tamalir.third.combat_actions import Choice
    from tamalir.third.state import Side, State


@dataclass(slots=True, frozen=True)
class Seams:
    """The named pieces of combat. In the edition each is called `fight.` and its name here."""

    tokens: Callable[[State, Side], list[str]]
    """Which combat tokens a side casts."""
    abilities: Callable[[State, Side], list[str]]
    """Which abilities a side has, in printed order."""
    act: Callable[[State, Side], Rule[bool]]
    """Take one combat action for a side, or pass: then False."""
    actions: Callable[[State, Side], list[Choice]]
    """What combat actions a side may choose from; passing is not among them."""
    block: Callable[[State, Side, int, str], Rule[int]]
    """Spend tokens against damage; gives how much they block."""
    answers: Callable[[State, Side, str, int, bool], list[list[Token]]]
    """The tokens with which a side could pay so much of a symbol in answer to something (to damage?)."""
    respond: Callable[[State, Side, str, list[list[Token]], Args], Rule[list[Token] | None]]
    """Use something optional by paying one of these, or let it be: then None."""
    order: Callable[[State, Side, list[str]], Rule[str]]
    """Which of several simultaneous abilities of a side comes first."""
    pick: Callable[[State, Side, str, list[Token], bool], Rule[Token | None]]
    """Choose the token that is to be turned, recast or removed; None ends a choice of any number."""

    @classmethod
    def of(cls, named: Mapping[str, Callable[..., Any]]) -> Seams:
        """From an edition's seams."""
        return cls(**{name.removeprefix("fight."): piece for name, piece in named.items()})


@dataclass(slots=True, frozen=True)
class Book:
    """What never changes during a game."""

    catalogue: Catalogue
    seams: Seams
    abilities: Mapping[str, Ability]
    dice: Mapping[str, Die]
    """A two-sided die for each combat token (3E-CAST-001)."""
    symbols: Mapping[str, Symbol] = field(default_factory=lambda: SYMBOLS)
    map: Map | None = None
    track: TrackDef = field(default_factory=lambda: NO_TRACK)
    seats: int = 2
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @property
    def board(self) -> Map:
        """The map of a whole game."""
        assert self.map is not None, "there is no board"
        return self.map


NO_TRACK = TrackDef("none", 12, (), ())


def dice_of(catalogue: Catalogue) -> dict[str, Die]:
    """Every combat token as the two-sided die that it is."""
    return {token.id: Die(token.id, token.faces) for token in catalogue.tokens.values()}
