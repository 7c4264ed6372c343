"""Fights for the tests, and what the neutral solver finds when it plays them out through the real rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tamalir.kernel import Manual, Table
from tamalir.odds.second.battles import Battle
from tamalir.odds.second.duels import FIGHT_ONLY
from tamalir.odds.solver import Solver
from tamalir.second.edition import EDITION
from tamalir.second.library import own_book
from tamalir.second.scenes import bare
from tamalir.second.state import Ally, Fight, Foe, Hero, Item, SecondState
from tamalir.second.words import Cause

BOOK = own_book("rise-of-the-dragon-lords")
EXAMPLES = own_book("examples")


def battle(
    hero: str,
    foe: str,
    items: Sequence[str] = (),
    allies: Sequence[str] = (),
    cause: str = "adventure",
    bonuses: dict[str, int] | None = None,
    book: Any = BOOK,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> SecondState:
    """A fight about to begin."""
    one = Hero(
        hero,
        items=[Item(card) for card in items],
        allies=[Ally(card) for card in allies],
        bonuses=dict(bonuses or {}),
        hex=(2, -1),
        **more,
    )
    state = bare(book, [one], EDITION.settle({"decide-each-step": True, **(options or {})}), "odds")
    state.fight = Fight(0, Cause(cause), attacker=0, foe=Foe(foe), space=(2, -1))
    return state


def seated(state: SecondState) -> Table[SecondState]:
    return Table(FIGHT_ONLY, state, Manual(), listening=False)


def played_out(table: Table[SecondState], most: int = 30_000) -> Solver:
    """The whole tree of a fight, folded where positions repeat."""
    table.edition = FIGHT_ONLY
    solver = Solver(table, Battle(table.state, 0), most)
    assert solver.complete, "too large to be played out"
    return solver
