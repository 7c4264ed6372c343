"""Combat boards as they are printed (UB-GAP-001): data, and nothing about any single board in the code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import cast

from tamalir.bonds.sheets import SheetDef
from tamalir.kernel import Misfit, Unknown
from tamalir.third.book import Book
from tamalir.third.cards import Ability, Catalogue
from tamalir.third.printed import Printed
from tamalir.third.state import ThirdState
from tamalir.third.tokens import SYMBOLS, Symbol
from tamalir.world.effects import Effect
from tamalir.world.parts import Part

BONDS_SYMBOLS: dict[str, Symbol] = {
    **SYMBOLS,
    # UB-CHARGE-001, UB-CHARGE-002, UB-CHARGE-003
    "charge": Symbol("charge", damage=True, unblockable=True, leaves_open=True),
    "tactics": Symbol("tactics"),
}


@dataclass(slots=True, frozen=True)
class Space:
    """A space of a combat board. What it tells the enemy to do depends on its symbol."""

    symbol: str
    plus: int = 0
    """Added once to the total of all tokens that are resolved here (UB-PLUS-001)."""
    flip: tuple[str, ...] = ()
    """Agility: flip an own token that shows one of these."""
    recast: bool = False
    """Agility, if nothing was to be flipped: the hero recasts the token of highest damage value."""
    lay: tuple[str, ...] = ()
    """Double: lay the highest own token with the first of these symbols on it that is worth it."""
    copy: tuple[str, ...] = ()
    """Tactics: copy the highest of the first of these symbols that shows."""


@dataclass(slots=True, frozen=True)
class BoardDef:
    """The combat board of a primary trait."""

    id: str
    tokens: str
    """The token set of the trait (UB-ENEMYTOKEN-002)."""
    spaces: tuple[Space, ...]
    abilities: tuple[Ability, ...] = ()
    """Below its name (UB-BOARD-012)."""
    own: tuple[str, ...] = ()
    """What is our own design. A table option switches abilities of our own off (UB-GAP-007)."""


@dataclass(slots=True, frozen=True)
class SpareDef:
    """Spaces for symbols that a board has none for (UB-GAP-009)."""

    id: str
    spaces: tuple[Space, ...]


@dataclass(slots=True, frozen=True)
class TwistDef(Printed):
    """A twist: a card of the asset deck that is resolved instead of sold (UB-TWIST-001)."""

    id: str
    effects: tuple[Effect, ...]
    own: tuple[str, ...] = ()

    @property
    def parts(self) -> tuple[Part, ...]:
        return (Part("twist", effects=self.effects),)


@dataclass(slots=True, frozen=True)
class BondsBook(Book):
    """The book of a game with the expansion."""

    boards: Mapping[str, BoardDef] = field(default_factory=dict[str, BoardDef])
    spare: tuple[Space, ...] = ()
    twists: Mapping[str, TwistDef] = field(default_factory=dict[str, TwistDef])
    sheets: Mapping[str, SheetDef] = field(default_factory=dict[str, SheetDef])


def bonds_book(state: ThirdState) -> BondsBook:
    return cast("BondsBook", state.book)


def on_boards(boards: Mapping[str, BoardDef]) -> Iterator[tuple[str, Ability]]:
    """The abilities of boards, each with its place."""
    for board in boards.values():
        for n, ability in enumerate(board.abilities):
            yield f"boards.{board.id}.abilities[{n}]", ability


def check_boards(boards: Mapping[str, BoardDef], cards: Catalogue, symbols: Mapping[str, Symbol]) -> None:
    """Complain about boards that name what is not there."""
    for board in boards.values():
        if board.tokens not in cards.sets:
            raise Misfit(f"boards.{board.id}.tokens", str(Unknown("token set", board.tokens, cards.sets)))
        for n, space in enumerate(board.spaces):
            for symbol in (space.symbol, *space.flip, *space.lay, *space.copy):
                if symbol not in symbols:
                    raise Misfit(f"boards.{board.id}.spaces[{n}]", str(Unknown("symbol", symbol, symbols)))
