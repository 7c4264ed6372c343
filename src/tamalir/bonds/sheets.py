"""Scenario sheets: in a team the sheet takes the place of the scenario card (UB-GAP-032)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tamalir.third.deck_cards import ScenarioDef
from tamalir.third.printed import Printed
from tamalir.world.parts import Part


@dataclass(slots=True, frozen=True)
class SheetDef:
    """What a sheet changes in the scenario of the same name, or adds to it."""

    id: str
    harder: int = 2
    """Health that the villain gains for each player (UB-GAP-051)."""
    pooled: bool = True
    """Story tokens of a whole party count against the villain (UB-GAP-051)."""
    own: tuple[str, ...] = ()


PLAIN = SheetDef("")
"""For a scenario of another pack that brings no sheet: played as the converted ones are (UB-GAP-051)."""


def sheet_for(sheets: Mapping[str, SheetDef], scenario: str | None) -> SheetDef:
    """The sheet of a scenario."""
    return sheets.get(scenario or "", PLAIN)


@dataclass(slots=True, frozen=True)
class ReadSheet(Printed):
    """A sheet as it is read aloud to this many players."""

    id: str
    said: tuple[Part, ...]

    @property
    def parts(self) -> tuple[Part, ...]:
        return self.said


def read_sheet(scenario: ScenarioDef, sheet: SheetDef, players: int) -> ReadSheet:
    """How strong the villain is here, what is shared, how the team wins and loses."""
    strength = {"token": scenario.token, "per_token": scenario.per_token, "per_zombie": scenario.per_zombie}
    harder = {"harder": sheet.harder * players, "each": sheet.harder, "floor": scenario.floor}
    found = [Part("sheet-villain", {"who": scenario.villain, "place": scenario.lair, **strength, **harder})]
    found += [part for part in scenario.parts if part.kind in ("starting-tokens", "zombies")]
    if sheet.pooled and players > 1:
        found.append(Part("sheet-pooled", {"token": scenario.token}))
    end = {"who": scenario.villain, "end": scenario.end, "goal": scenario.goal or ""}
    return ReadSheet(scenario.id, (*found, Part("sheet-end", end)))
