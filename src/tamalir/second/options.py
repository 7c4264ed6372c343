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
    "slower-doom": TableOption(False, rule="2E-GAP-101"),
    "slower-solo-doom": TableOption(False, rule="2E-GAP-066"),
    "doom-under-decks": TableOption(False, rule="2E-DOOM-008"),
    "escape-from-bare-mind": TableOption(False, rule="2E-GAP-057"),
    "double-knockout-spares-winner": TableOption(False, rule="2E-GAP-056"),
    "first-player": TableOption("random", ("random", "first-seat"), rule="2E-SETUP-013"),
    "negotiate-and-adventure": TableOption(False, rule="2E-MEET-004"),
    "most-offers": TableOption(10, (1, 2, 3, 5, 10, 20), rule="2E-GAP-085"),
    "forfeited-bars-undefeated": TableOption(False, rule="2E-GAP-020"),
    "forfeited-hazards-rise": TableOption(False, rule="2E-GAP-021"),
    "hazard-number-of-the-check": TableOption(False, rule="2E-HAZARD-006"),
    "hazard-ends-only-the-step": TableOption(False, rule="2E-HAZARD-011"),
    "endgame-after-the-turn": TableOption(False, rule="2E-GAP-065"),
    "solo-elimination-wins": TableOption(False, rule="2E-GAP-071"),
    "defender-uses-ally-abilities": TableOption(False, rule="2E-DUEL-012"),
    # How much is asked: a matter of comfort, not of rules
    "decide-each-step": TableOption(False, rule="2E-MOVE-008"),
    "turn-limit": TableOption(0, (0, 20, 50, 100, 200, 400, 1000), rule="2E-GAP-095"),
}
