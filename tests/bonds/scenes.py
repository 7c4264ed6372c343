"""Fights with a combat board, set up as one would on a table; see tests/third/scenes.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tamalir.bonds import edition as bonds
from tamalir.bonds.cards import BoardDef, BondsBook
from tamalir.bonds.figures import BoardFigures
from tamalir.kernel import Table
from tamalir.third.cards import Catalogue
from tamalir.third.state import ThirdState
from tests.third import scenes as third


def fight(
    hero: str,
    enemy: str,
    trait: str,
    *,
    seats: int = 1,
    boards: Mapping[str, BoardDef] | None = None,
    board_abilities: bool = False,
    **more: Any,
) -> Table[ThirdState]:
    """A fight against an enemy with this primary trait. Abilities of boards are off unless asked for."""
    chosen = {"board-abilities": board_abilities, **more.pop("chosen", {})}

    def book(cards: Catalogue, seats: int) -> BondsBook:
        own = bonds.own()
        printed = bonds.Printed(cards, boards or own.boards, own.spare, {})
        return bonds.book_for(bonds.checked(printed), seats, bonds.EDITION.settle(chosen))

    more.setdefault("traits", [trait])
    return third.fight(hero, enemy, seats=seats, edition=bonds.EDITION, book=book, **more)


def lying(table: Table[ThirdState]) -> dict[str, list[str]]:
    """What lies on the spaces of the enemy's board, as everybody sees it."""
    return {space.symbol: space.tokens for space in board(table).spaces}


def board(table: Table[ThirdState]) -> BoardFigures:
    return table.view(None).figures.boards[1]
