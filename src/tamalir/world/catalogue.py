"""The catalogue of a game: everything printed in it, for rooms that show it and know no edition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from tamalir.world.cards import CardDef
from tamalir.world.effects import Effect
from tamalir.world.packs import Pack


class Say(Protocol):
    """Whoever speaks a language."""

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str: ...

    def name(self, id: str, case: str = "nom") -> str: ...

    def effect(
        self,
        effect: Effect,
        vocabulary: str,
        usage: str = "always",
        *,
        labelled: bool = True,
        may: bool = False,
    ) -> str: ...

    def card_text(self, card: CardDef) -> list[str]: ...


class Catalogue:
    """What is printed in a game. A game with a board, or words that its pages need, says so."""

    def __init__(self, packs: Sequence[Pack], cards_by_kind: Mapping[str, Mapping[str, CardDef]]) -> None:
        self.packs = packs
        self.cards_by_kind = cards_by_kind
        """Kind of cards, such as `heroes` -> id -> definition."""

    def printed(self, card: str) -> CardDef | None:
        """What is printed on a card, wherever it stands."""
        return next((cards[card] for cards in self.cards_by_kind.values() if card in cards), None)

    def __iter__(self) -> Iterator[str]:
        """Every card."""
        for cards in self.cards_by_kind.values():
            yield from cards

    def figures(self, card: CardDef) -> dict[str, Any]:
        """The kind of a card and its figures as data for a page; its effects are told as text."""
        return {"kind": card.kind}

    def board(self, words: Say) -> dict[str, Any] | None:
        """The board for a page, its names spoken; None where there is none."""
        return None

    def words(self, words: Say) -> dict[str, Any]:
        """What else a page of this game needs, spoken: colours, attributes, tokens."""
        return {}
