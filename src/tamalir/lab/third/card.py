"""One card of the Third Edition in the balance lab."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from tamalir.lab.card import FOUGHT, HELD, TABLE, CardLab, Measure
from tamalir.lab.store import Store
from tamalir.lab.third.book import BASE_SET, card_of, cards_with
from tamalir.lab.third.fair_prices import price_of
from tamalir.language import Speaker
from tamalir.third.cards import CARDS, AssetDef, Card, Catalogue, EnemyDef, SkillDef


class ThirdCards(CardLab):
    """Assets and skills are held, enemies are fought, quests and events concern the table. Heroes seldom
    defeat the villain, so it is not victories that are compared, but how far heroes have come."""

    edition = "third"
    base = BASE_SET
    kinds = tuple(CARDS)
    texts = "third"
    holding = Measure("progress", 1.0)
    playing = Measure("progress", 0.5)

    def book(self, packs: tuple[str, ...]) -> Catalogue:
        return cards_with(packs)

    def thing(self, book: Catalogue, card: str) -> Any:
        return card_of(book, card)

    def role(self, thing: Any) -> str:
        if isinstance(thing, AssetDef | SkillDef):
            return HELD
        return FOUGHT if isinstance(thing, EnemyDef) else TABLE

    def for_sale(self, thing: Any) -> bool:
        return isinstance(thing, AssetDef)

    def like(self, book: Catalogue, thing: Any) -> list[str]:
        return [enemy.id for enemy in book.enemies.values() if enemy.deck == thing.deck]

    def sentence(self, thing: Any, n: int, words: Speaker) -> str:
        ability = thing.abilities[n]
        return words.effect(ability.effect, "third", may=ability.may)

    def price(self, book: Catalogue, packs: tuple[str, ...], card: str) -> dict[str, Any]:
        return asdict(price_of(book, packs, card))

    def text(self, store: Store, thing: Any, card: str) -> list[dict[str, Any]]:
        """How often each ability was used; what always works cannot be counted."""
        import polars as pl

        if not isinstance(thing, Card):
            return []
        rows = store.frame("cards").filter(pl.col("card") == card).select("uses").collect()
        counts = [0] * len(thing.abilities)
        for uses in rows["uses"].to_list():
            for n, times in enumerate(uses):
                counts[n] += times
        return [
            {
                "n": n, "when": ability.when, "do": ability.effect.do,
                "times": None if ability.when == "always" else counts[n],
            }
            for n, ability in enumerate(thing.abilities)
        ]  # fmt: skip


LABORATORY = ThirdCards()
