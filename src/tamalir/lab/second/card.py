"""One card of the Second Edition in the balance lab."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from tamalir.lab.card import FOUGHT, HELD, TABLE, CardLab, Measure
from tamalir.lab.second.book import book_with, card_of
from tamalir.lab.second.fair_prices import odd_combinations, price_of
from tamalir.lab.store import Store
from tamalir.language import Speaker
from tamalir.second.cards import AllyDef, Book, ChallengeDef, ItemDef
from tamalir.second.edition import BASE_SET
from tamalir.second.library import KINDS


class SecondCards(CardLab):
    """Items and Allies are held, Challenges are fought, Encounters and Events concern the table."""

    edition = "second"
    base = BASE_SET
    kinds = tuple(KINDS)
    holding = Measure("won", 0.05)
    playing = Measure("level", 0.25)

    def book(self, packs: tuple[str, ...]) -> Book:
        return book_with(packs)

    def thing(self, book: Book, card: str) -> Any:
        return card_of(book, card)

    def role(self, thing: Any) -> str:
        return HELD if self.for_sale(thing) else FOUGHT if isinstance(thing, ChallengeDef) else TABLE

    def for_sale(self, thing: Any) -> bool:
        return isinstance(thing, ItemDef | AllyDef)

    def like(self, book: Book, thing: Any) -> list[str]:
        return [card.id for card in book.challenges.values() if card.colour is thing.colour]

    def sentence(self, thing: Any, n: int, words: Speaker) -> str:
        return words.effect(thing.effects[n], "second", getattr(thing, "usage", "always"))

    def price(self, book: Book, packs: tuple[str, ...], card: str) -> dict[str, Any]:
        return asdict(price_of(book, card))

    def combinations(self, book: Book, card: str) -> list[dict[str, Any]]:
        return [{**asdict(pair), "factor": pair.factor} for pair in odd_combinations(book, card)]

    def text(self, store: Store, thing: Any, card: str) -> list[dict[str, Any]]:
        """How often each effect was used; what always works cannot be counted."""
        import polars as pl

        lines = store.frame("cards").filter(pl.col("card") == card)
        rows = lines.select("uses", "fought", "beaten", "drawn").collect()
        counts: dict[int, int] = {}
        for uses in rows["uses"].to_list():
            for n, times in enumerate(uses):
                counts[n] = counts.get(n, 0) + times
        found: list[dict[str, Any]] = []
        for n, effect in enumerate(thing.effects):
            times = {
                "always": None, "reward": int(rows["beaten"].sum()),
                "before-combat": int(rows["fought"].sum()),
                "encounter": int(rows["drawn"].sum()), "event": int(rows["drawn"].sum()),
            }.get(effect.when, counts.get(n, 0))  # fmt: skip
            if effect.when == "before-combat" and not isinstance(thing, ChallengeDef):
                times = counts.get(n, 0)
            found.append({"n": n, "when": effect.when, "do": effect.do, "times": times})
        return found


LABORATORY = SecondCards()
