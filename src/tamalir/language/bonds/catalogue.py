"""What is printed in a game with Unbreakable Bonds: the third edition and the twists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tamalir.bonds.cards import BondsBook
from tamalir.bonds.edition import EDITION
from tamalir.kernel import Setup
from tamalir.language.third.catalogue import ThirdCatalogue
from tamalir.world.packs import Pack, pack_called


class BondsCatalogue(ThirdCatalogue):
    """The book of a game with the expansion."""

    def __init__(self, book: BondsBook, packs: Sequence[Pack]) -> None:
        super().__init__(book, packs)
        self.cards_by_kind = {**self.cards_by_kind, "twists": book.twists}


def catalogue(setup: Setup) -> BondsCatalogue:
    """What is printed in a game with this set-up."""
    packs = [pack_called(*pack) for pack in EDITION.packs(setup).items()]
    return BondsCatalogue(cast("BondsBook", EDITION.given(setup)["book"]), packs)
