"""The laboratory: many games, and what they show.

from tamalir import lab

store = lab.simulate("second", games=200, seats=["adventurer", "novice"], out="results", jobs=2)
store.frame("seats")          # a lazy frame of Polars
lab.summary(store)["heroes"]  # win rates with their intervals

Everything here is loaded when it is first used: games bring ledgers of their own, and ladders need no tables.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tamalir.lab.plan import LabError, Plan
    from tamalir.lab.running import run, simulate
    from tamalir.lab.store import Store
    from tamalir.lab.summaries import summary

__all__ = ["LabError", "Plan", "Store", "run", "simulate", "summary"]

_HOMES = {
    "LabError": "plan",
    "Plan": "plan",
    "Store": "store",
    "run": "running",
    "simulate": "running",
    "summary": "summaries",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'tamalir.lab' has no attribute {name!r}")
    return vars(import_module(f"tamalir.lab.{_HOMES[name]}"))[name]
