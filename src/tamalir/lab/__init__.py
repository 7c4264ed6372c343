"""The laboratory: many games, and what they show.

from tamalir import lab

store = lab.simulate("second", games=200, seats=["adventurer", "novice"], out="results", jobs=2)
store.frame("seats")          # a lazy frame of Polars
lab.summary(store)["heroes"]  # win rates with their intervals
"""

from tamalir.lab.plan import LabError, Plan
from tamalir.lab.running import run, simulate
from tamalir.lab.store import Store
from tamalir.lab.summary import summary

__all__ = ["LabError", "Plan", "Store", "run", "simulate", "summary"]
