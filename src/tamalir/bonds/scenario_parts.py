"""The sheet of the game that is being played."""

from __future__ import annotations

from tamalir.bonds.cards import bonds_book
from tamalir.bonds.difficulty import PLAIN, Step
from tamalir.bonds.sheets import PlagueRules, SheetDef, WarbandRules, sheet_for
from tamalir.bonds.state import bonds_state, together
from tamalir.third.state import ThirdState

__all__ = ["PlagueRules", "WarbandRules", "sheet_in_play", "step_in_play"]


def sheet_in_play(state: ThirdState) -> SheetDef:
    return sheet_for(bonds_book(state).sheets, state.scenario)


def step_in_play(state: ThirdState) -> Step:
    """The step of difficulty that the team has agreed on; rivals have none."""
    if not together(state):
        return PLAIN
    return sheet_in_play(state).steps.of(bonds_state(state).difficulty, len(state.heroes))
