"""What is printed in a game of the third edition, as its pages show it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from tamalir.kernel import Setup
from tamalir.language.pages import figures_of, middle
from tamalir.third.board_cards import DECKS
from tamalir.third.book import Book
from tamalir.third.deck_cards import ScenarioDef
from tamalir.third.edition import EDITION
from tamalir.third.heroes import ATTRIBUTES
from tamalir.world.cards import CardDef
from tamalir.world.catalogue import Catalogue, Say
from tamalir.world.packs import Pack, pack_called

TOLD = ("id", "abilities", "effects", "reward", "drawn", "options", "endings", "own")
"""Fields that are no figures: effects are told as text, `own` says what is our design."""


PAID_FOR = ("surge", "agility")
"""Moments of abilities whose cost says already when they can be used."""


class ThirdCatalogue(Catalogue):
    """The book of a game."""

    def __init__(self, book: Book, packs: Sequence[Pack]) -> None:
        cards = book.catalogue
        cards_by_kind = {
            "heroes": cards.heroes,
            "events": cards.events,
            "enemies": cards.enemies,
            "assets": cards.assets,
            "skills": cards.skills,
            "quests": cards.quests,
            "stories": cards.stories,
            "scenarios": cards.scenarios,
        }
        super().__init__(packs, cards_by_kind)
        self.book = book

    def figures(self, card: CardDef) -> dict[str, Any]:
        found = {**super().figures(card), **figures_of(card, TOLD)}
        if isinstance(card, ScenarioDef) and card.villain:
            # a scenario may be called as its villain is: it speaks for both
            found["health"] = self.book.catalogue.enemies[card.villain].health
        return found

    def board(self, words: Say) -> dict[str, Any] | None:
        board, places = self.book.map, self.book.catalogue.places
        if board is None:
            return None
        towns = {id: place for id, place in places.items() if place.kind != "region"}
        regions = [place for place in places.values() if place.kind == "region"]
        names = {at: id for id, place in towns.items() for at in place.hexes}
        terrains = dict.fromkeys(board.terrain.values())
        return {
            "spaces": [
                {
                    "at": at,
                    "terrain": terrain,
                    "town": names.get(at),
                    "place": board.kind.get(at),
                    "jewel": None if at not in board.gems else {"colour": board.gems[at], "sunburst": False},
                }
                for at, terrain in board.terrain.items()
            ],
            "towns": {
                id: {
                    "name": words.name(id),
                    "at": place.hexes[0],
                    "spaces": list(place.hexes),
                    "kind": place.kind,
                }
                for id, place in towns.items()
            },
            "terrains": {terrain: words.say("third-terrain", {"terrain": terrain}) for terrain in terrains},
            "regions": [
                {
                    "id": place.id,
                    "name": words.name(place.id),
                    "at": middle(place.hexes),
                    "spaces": list(place.hexes),
                }
                for place in regions
            ],
            "rivers": [sorted(between) for between in board.rivers],
            "roads": [sorted(between) for between in board.roads],
            "bridges": [sorted(between) for between in board.bridges],
            "between": True,
            "flat": True,
        }

    def words(self, words: Say) -> dict[str, Any]:
        say = words.say
        return {
            "colours": {
                deck: {"name": say(f"book-colour-{deck}"), "letter": say(f"book-letter-{deck}")}
                for deck in DECKS
            },
            "attributes": {
                attribute: say("third-attribute", {"attribute": attribute}).capitalize()
                for attribute in ATTRIBUTES
            },
            "tokens": {id: list(token.faces) for id, token in self.book.catalogue.tokens.items()},
            "abilities": {
                id: {
                    "name": words.name(id),
                    "text": words.effect(
                        ability.effect, "third", labelled=ability.when not in PAID_FOR, may=ability.may
                    ),
                    "when": ability.when,
                    "cost": dict(ability.effect.cost),
                    "card": self.book.homes[id],
                }
                for id, ability in self.book.abilities.items()
            },
        }


def catalogue(setup: Setup) -> ThirdCatalogue:
    """What is printed in a game with this set-up."""
    packs = [pack_called(*pack) for pack in EDITION.packs(setup).items()]
    return ThirdCatalogue(cast("Book", EDITION.given(setup)["book"]), packs)
