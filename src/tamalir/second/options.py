"""Variants and house rules that a table may agree on."""

from __future__ import annotations

from tamalir.kernel import TableOption

OPTIONS: dict[str, TableOption] = {
    # Variants of the rulebook (2E-VAR-001)
    "doom-track": TableOption(False, rule="2E-DOOM-001"),
    "travel-hazards": TableOption(False, rule="2E-HAZARD-001"),
    "softer-knockouts": TableOption(False, rule="2E-VAR-002"),
    "item-limits": TableOption(False, rule="2E-VAR-003"),
    "ally-limits": TableOption(False, rule="2E-VAR-004"),
    "length": TableOption("standard", ("shorter", "standard", "longer"), rule="2E-VAR-007"),
    "battle-trophies": TableOption(False, rule="2E-VAR-009"),
    # Other readings that the catalogue offers
    "slower-solo-doom": TableOption(False, rule="2E-GAP-066"),
    "doom-under-decks": TableOption(False, rule="2E-DOOM-008"),
    "escape-from-bare-mind": TableOption(False, rule="2E-GAP-057"),
    "double-knockout-spares-winner": TableOption(False, rule="2E-GAP-056"),
}
