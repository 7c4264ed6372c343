"""A hero as it would be with these cards: its values, its tokens and what it can do in a fight.

Bots compare what they have with what they might have; so this is made of cards alone, not of a position.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tamalir.third.book import Book
from tamalir.third.cards import Ability
from tamalir.third.state import Hero
from tamalir.world.effects import Effect

STAR = 0.4
"""About as many skill cards show a star."""
MATCHES = 0.45
"""How often a terrain die matches where one stands."""

VALUES = ("body", "mind", "spirit", "health", "speed", "hand", "tests", "move-dice", "explore-dice", "price")


@dataclass(slots=True, frozen=True)
class Figure:
    """The cards of a hero that count: assets and learned skills."""

    hero: str
    assets: tuple[str, ...]
    skills: tuple[str, ...]

    @classmethod
    def of(cls, hero: Hero) -> Figure:
        return cls(hero.id, tuple(sorted(hero.assets)), tuple(sorted(hero.skills)))

    def having(self, asset: str) -> Figure:
        return Figure(self.hero, tuple(sorted((*self.assets, asset))), self.skills)

    def without(self, asset: str) -> Figure:
        rest = list(self.assets)
        rest.remove(asset)
        return Figure(self.hero, tuple(rest), self.skills)

    def knowing(self, skill: str) -> Figure:
        return Figure(self.hero, self.assets, tuple(sorted((*self.skills, skill))))

    def forgetting(self, skill: str) -> Figure:
        rest = list(self.skills)
        rest.remove(skill)
        return Figure(self.hero, self.assets, tuple(rest))


class Traits:
    """What a figure comes to."""

    __slots__ = ("abilities", "faces", "values")

    def __init__(self, book: Book, figure: Figure) -> None:
        cards = book.catalogue
        hero = cards.heroes[figure.hero]
        assets = [cards.assets[id] for id in figure.assets]
        skills = [cards.skills[id] for id in figure.skills]
        self.abilities: list[Ability] = [
            ability for card in (hero, *assets, *skills) for ability in card.abilities
        ]
        self.faces: list[tuple[str, str]] = [*hero.faces, *(face for asset in assets for face in asset.faces)]
        self.values: dict[str, int] = dict.fromkeys(VALUES, 0)
        for name in ("body", "mind", "spirit", "health", "speed", "hand"):
            self.values[name] = int(getattr(hero, name))
        later: list[tuple[str, str]] = []
        for effect in self.standing("bonus"):
            value, amount = str(effect.args["value"]), effect.args["amount"]
            if isinstance(amount, int):
                self.values[value] = self.values.get(value, 0) + amount
            else:
                later.append((value, str(amount)))
        for value, named in later:
            self.values[value] = self.values.get(value, 0) + max(0, self.values.get(named, 0))

    def standing(self, verb: str) -> Iterator[Effect]:
        """Effects that work without being used."""
        for ability in self.abilities:
            if ability.when == "always" and ability.effect.do == verb:
                yield ability.effect


def enough_stars(cards: int, needs: int) -> float:
    """The chance that so many revealed cards show enough stars."""
    if needs <= 0:
        return 1.0
    if cards < needs:
        return 0.0
    chances = [1.0] + [0.0] * needs
    for _ in range(cards):
        for n in range(needs, 0, -1):
            stay = 1.0 if n == needs else 1.0 - STAR
            chances[n] = chances[n] * stay + chances[n - 1] * STAR
        chances[0] *= 1.0 - STAR
    return chances[needs]
