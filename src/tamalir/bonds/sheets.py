"""Scenario sheets: in a team the sheet takes the place of the scenario card (UB-GAP-032)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tamalir.bonds.difficulty import PLAIN as AS_WRITTEN
from tamalir.bonds.difficulty import Step, Steps
from tamalir.third.deck_cards import ScenarioDef
from tamalir.third.printed import Printed
from tamalir.world.parts import Part


@dataclass(slots=True, frozen=True)
class WarbandRules:
    """An invasion: the goal is to defeat every warband (UB-SCEN-009)."""

    cards: tuple[str, ...]
    """Enemies, each of them on a card of its own (UB-COMP-011)."""
    start: str
    """Where warbands appear."""
    targets: tuple[str, ...]
    """Kinds of places, one more for each unit (UB-SCEN-007)."""


@dataclass(slots=True, frozen=True)
class PlagueRules:
    """A plague: the goal is that none is left in Act 2 (UB-GAP-050)."""

    places: tuple[str, ...]
    """Kinds of places that it can reach."""
    more: int = 1
    """How many are plagued at first, besides one for each player."""
    most_cities: int = 2
    damage: int = 1
    successes: int = 3
    """Of a test that cures."""


@dataclass(slots=True, frozen=True)
class SheetDef:
    """What a sheet changes in the scenario of the same name, or adds to it."""

    id: str
    harder: int = 2
    """Health that the villain gains for each player (UB-GAP-051)."""
    pooled: bool = True
    """Story tokens of a whole party count against the villain (UB-GAP-051)."""
    team_only: bool = False
    """It is for co-operative and solo games alone (UB-GAP-032)."""
    warbands: WarbandRules | None = None
    plague: PlagueRules | None = None
    steps: Steps = field(default_factory=Steps)
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


def read_sheet(scenario: ScenarioDef, sheet: SheetDef, players: int, step: Step = AS_WRITTEN) -> ReadSheet:
    """How strong the villain is here, what is shared, how the team wins and loses; and what the step of
    difficulty changes in it."""
    help_ = (
        (Part("sheet-help", {"gold": step.gold, "rounds": step.rounds}),) if step.gold or step.rounds else ()
    )
    if sheet.warbands is not None:
        swarm = {"n": players, "place": sheet.warbands.start, "health": step.health}
        return ReadSheet(scenario.id, (Part("sheet-warbands", swarm), *help_))
    if sheet.plague is not None:
        rules = sheet.plague
        n = players + rules.more + step.places
        facts = {"n": n, "damage": rules.damage, "successes": rules.successes}
        return ReadSheet(scenario.id, (Part("sheet-plague", facts), *help_))
    strength = {"token": scenario.token, "per_token": scenario.per_token, "per_zombie": scenario.per_zombie}
    harder = {"harder": sheet.harder * players + step.health, "each": sheet.harder, "floor": scenario.floor}
    when = "setup" if scenario.hunt is not None else "act"
    who = {"who": scenario.villain, "place": scenario.lair, "when": when}
    found = [Part("sheet-villain", {**who, **strength, **harder}), *scenario.riding]
    found += [part for part in scenario.parts if part.kind in ("starting-tokens", "zombies")]
    if sheet.pooled and players > 1:
        found.append(Part("sheet-pooled", {"token": scenario.token}))
    end = {"who": scenario.villain, "end": scenario.end, "goal": scenario.goal or ""}
    return ReadSheet(scenario.id, (*found, Part("sheet-end", end), *help_))
