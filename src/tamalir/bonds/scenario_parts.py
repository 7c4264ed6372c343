"""The sheet of the game that is being played."""

from __future__ import annotations

from tamalir.bonds.cards import bonds_book
from tamalir.bonds.sheets import PlagueRules, SheetDef, WarbandRules, sheet_for
from tamalir.third.state import ThirdState

__all__ = ["PlagueRules", "WarbandRules", "sheet_in_play"]


def sheet_in_play(state: ThirdState) -> SheetDef:
    return sheet_for(bonds_book(state).sheets, state.scenario)
