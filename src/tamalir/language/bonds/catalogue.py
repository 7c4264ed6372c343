"""What is printed in a game with Unbreakable Bonds: the third edition, the twists, boards and sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from tamalir.bonds.cards import BoardDef, BondsBook
from tamalir.bonds.difficulty import STEPS
from tamalir.bonds.edition import EDITION, SEATS
from tamalir.bonds.sheets import read_sheet, sheet_for
from tamalir.kernel import Setup
from tamalir.language.bonds.measured import measured
from tamalir.language.third.catalogue import ThirdCatalogue
from tamalir.world.catalogue import Say
from tamalir.world.packs import Pack, pack_called

REASONS = (
    "UB-ENVELOPE-005", "UB-ENVELOPE-012", "UB-TRADE-004", "UB-TRADE-008", "UB-GAP-054", "UB-PARTY-005",
    "UB-PARTY-006",
)  # fmt: skip
"""Why somebody who is not in turn cannot do something just now."""


class BondsCatalogue(ThirdCatalogue):
    """The book of a game with the expansion."""

    def __init__(self, book: BondsBook, packs: Sequence[Pack]) -> None:
        super().__init__(book, packs)
        self.bonds = book
        self.cards_by_kind = {**self.cards_by_kind, "twists": book.twists}

    def words(self, words: Say) -> dict[str, Any]:
        """Besides that of the base game: who can play how, each sheet as it is read to each team, with what
        was measured, and the combat boards."""
        return {
            **super().words(words),
            "modes": {mode: {"least": least, "most": most} for mode, (least, most) in SEATS.items()},
            "sheets": {id: self._sheet(words, id) for id in self.bonds.catalogue.scenarios},
            "boards": {id: self._board(words, board) for id, board in self.bonds.boards.items()},
            "reasons": {rule: words.say(f"refused-{rule}") for rule in REASONS},
        }

    def _sheet(self, words: Say, scenario: str) -> dict[str, Any]:
        printed, sheet = self.bonds.catalogue.scenarios[scenario], sheet_for(self.bonds.sheets, scenario)
        _, most = SEATS["cooperative"]
        steps: dict[str, list[dict[str, Any]]] = {}
        for step in STEPS:
            steps[step] = []
            for players in range(1, most + 1):
                settled = sheet.steps.of(step, players)
                known, read = (
                    measured(scenario, settled, players),
                    read_sheet(printed, sheet, players, settled),
                )
                won = (
                    None
                    if known is None
                    else {"games": known.games, "percent": known.percent, "about": known.about}
                )
                steps[step].append({"text": words.card_text(read), "won": won})
        return {"team_only": sheet.team_only, "steps": steps}

    def _board(self, words: Say, board: BoardDef) -> dict[str, Any]:
        return {"name": words.name(board.id), "abilities": [ability.id for ability in board.abilities]}


def catalogue(setup: Setup) -> BondsCatalogue:
    """What is printed in a game with this set-up."""
    packs = [pack_called(*pack) for pack in EDITION.packs(setup).items()]
    return BondsCatalogue(cast("BondsBook", EDITION.given(setup)["book"]), packs)
