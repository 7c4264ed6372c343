"""Steps of difficulty: what a table may agree on beyond the sheet. Docs/difficulty.md has what they come to.

They are our own, like the sheets, and change nothing that the booklet prints: how strong the villain or the
warbands are, how far the plague has come, how much time there is, what help heroes get at the start, and
whether the abilities of our own that boards have are used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

WRITTEN = "written"
STEPS = (WRITTEN, "easy", "normal", "hard")
"""As the sheet is written; then from the easiest to the hardest."""


@dataclass(slots=True, frozen=True)
class Step:
    """One step for a number of players."""

    health: int = 0
    """Added to the health of the villain, or of each warband."""
    places: int = 0
    """More places that are plagued at first, or fewer."""
    rounds: int = 0
    """Rounds at the start in which the time token does not move."""
    gold: int = 0
    """For each hero at the start."""
    boards: bool = True
    """Whether abilities of our own on combat boards are used (UB-GAP-007)."""

    @property
    def hardness(self) -> float:
        """How hard it is by and large: a point of health, a plagued place, a round less and two gold less
        weigh about the same."""
        return self.health + self.places - self.rounds - self.gold / 2


PLAIN = Step()


@dataclass(slots=True, frozen=True)
class StepDef:
    """A step as a sheet has it: each number for one, two, three and four players."""

    health: tuple[int, ...] = (0, 0, 0, 0)
    places: tuple[int, ...] = (0, 0, 0, 0)
    rounds: tuple[int, ...] = (0, 0, 0, 0)
    gold: tuple[int, ...] = (0, 0, 0, 0)
    boards: bool = True

    def of(self, players: int) -> Step:
        """For so many players."""
        return _made(self, players)


@lru_cache(maxsize=256)
def _made(step: StepDef, players: int) -> Step:
    """Fights ask for it at every blow, so each is made once."""
    return Step(
        health=_for(step.health, players),
        places=_for(step.places, players),
        rounds=_for(step.rounds, players),
        gold=_for(step.gold, players),
        boards=step.boards,
    )


@dataclass(slots=True, frozen=True)
class Steps:
    """The steps of a sheet; one that it does not have is played as it is written."""

    easy: StepDef = field(default_factory=StepDef)
    normal: StepDef = field(default_factory=StepDef)
    hard: StepDef = field(default_factory=StepDef)

    def of(self, name: str, players: int) -> Step:
        """The step of this name for so many players."""
        if name == "easy":
            return self.easy.of(players)
        if name == "normal":
            return self.normal.of(players)
        return self.hard.of(players) if name == "hard" else PLAIN


def _for(row: Sequence[int], players: int) -> int:
    return row[min(players, len(row)) - 1] if row else 0
