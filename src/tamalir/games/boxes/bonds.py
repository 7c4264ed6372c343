"""The sheet of Unbreakable Bonds: that of the Third Edition, and what the expansion adds."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from tamalir.bonds.edition import EDITION
from tamalir.bonds.envelopes import SUPPLY
from tamalir.games.boxes import third
from tamalir.world.box import Ask, BoxSheet, Counter, TurnStep

PREPARED = Counter("prepared", "UB-PREPARE-002", "hourglass", most=1)  # UB-PREPARE-004
ENVELOPES = Counter("envelopes", "UB-ENVELOPE-002", "wax-seal", start=SUPPLY, most=SUPPLY)  # UB-COMP-008

ACTION = (
    Ask("prepare", ("UB-PREPARE-001", "UB-PREPARE-003", "UB-PREPARE-004")),
    Ask("twist-in-a-shop", ("UB-TWIST-002", "UB-TWIST-003")),
)
TOGETHER = TurnStep(
    "together",
    "UB-PARTY-001",
    ("UB-PARTY-003", "UB-TRADE-002", "UB-ENVELOPE-001"),
    (
        Ask("party-moves", ("UB-PARTY-003", "UB-PARTY-004", "UB-GAP-033")),
        Ask("leaving-a-party", ("UB-PARTY-005", "UB-PARTY-008")),
        Ask("trade-or-give", ("UB-TRADE-001", "UB-TRADE-002", "UB-TRADE-007")),
        Ask("sending-an-envelope", ("UB-ENVELOPE-002", "UB-ENVELOPE-003", "UB-ENVELOPE-005")),
        Ask("party-skills", ("UB-PARTYSKILL-002", "UB-PARTYSKILL-003", "UB-PARTYSKILL-007")),
        Ask("how-the-team-wins", ("UB-GAP-029", "UB-GAP-030")),
    ),
)
BOARD = TurnStep(
    "board-fight",
    "UB-BOARD-001",
    ("UB-BOARD-004", "UB-BOARD-007", "UB-BOARD-011"),
    (
        Ask("which-board", ("UB-BOARD-002", "UB-ENEMYTOKEN-002", "UB-GAP-016")),
        Ask("what-the-board-does", ("UB-BOARD-007", "UB-BOARD-008", "UB-BOARD-009", "UB-BOARD-010")),
        Ask("which-surge", ("UB-SURGE-003", "UB-SURGE-004", "UB-SURGE-009")),
        Ask("enemy-shields", ("UB-SHIELD-001", "UB-SHIELD-002", "UB-GAP-023")),
        Ask("choose-for-the-enemy", ("UB-CHOICE-001", "UB-CHOICE-002", "UB-CHOICE-003")),
        Ask("charge-and-tactics", ("UB-CHARGE-002", "UB-CHARGE-003", "UB-TACTICS-002", "UB-TACTICS-003")),
    ),
)


@cache
def sheet() -> BoxSheet:
    """What is counted and asked beside both boxes."""
    base = third.sheet()
    action, *rest = base.turn
    return replace(
        base,
        rulebooks=(EDITION.id, *base.rulebooks),
        counters=(*base.counters, PREPARED),
        shared=(ENVELOPES, *base.shared),
        turn=(replace(action, asks=(*ACTION, *action.asks)), *rest),
        aside=(TOGETHER, BOARD, *base.aside),
    )
