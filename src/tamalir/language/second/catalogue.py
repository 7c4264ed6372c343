"""What is printed in a game of the second edition, as its pages show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from tamalir.kernel import Setup
from tamalir.language.pages import figures_of, middle
from tamalir.language.sources import entries as texts
from tamalir.second.cards import Book
from tamalir.second.edition import EDITION
from tamalir.second.printed import Figured, Figures, KeptDef
from tamalir.second.words import Attribute, Colour, Kind, Role
from tamalir.world.cards import CardDef, plain_fields
from tamalir.world.catalogue import Catalogue, Say
from tamalir.world.hexes import Hex, parsed
from tamalir.world.packs import Pack, pack_called

TOLD = ("id", "effects")
"""Fields that are no figures: effects are told as text."""


class SecondCatalogue(Catalogue):
    """The book of a game, and what only the eye needs from its packs."""

    def __init__(self, book: Book, packs: Sequence[Pack]) -> None:
        cards_by_kind = {
            "heroes": book.heroes,
            "allies": book.allies,
            "items": book.items,
            "challenges": book.challenges,
            "encounters": book.encounters,
            "events": book.events,
        }
        super().__init__(packs, cards_by_kind)
        self.book = book

    def figures(self, card: CardDef) -> dict[str, Any]:
        """Life, price and so on, and attacks by kind; `kept` has those that it gets once it is kept."""
        kept = card.when_kept
        found = {**super().figures(card), **_figures(card)}
        if kept is None:
            return found
        as_kept = _figures(kept)
        if isinstance(kept, KeptDef) and kept.role is not Role.ITEM:
            as_kept.pop("item_class", None)  # only Items have classes (2E-COMP-038)
        return {**found, "kept": as_kept}

    def board(self, words: Say) -> dict[str, Any]:
        board = self.book.board
        terrains = dict.fromkeys(space.terrain.value for space in board.spaces.values())
        return {
            "start": board.start,
            "spaces": [
                {
                    "at": at,
                    "terrain": space.terrain.value,
                    "town": space.town,
                    "jewel": None
                    if space.jewel is None
                    else {"colour": space.jewel.value, "sunburst": space.sunburst},
                }
                for at, space in board.spaces.items()
            ],
            "towns": {town: {"name": words.name(town), "at": at} for town, at in board.towns.items()},
            "terrains": {terrain: words.say(f"second-terrain-{terrain}") for terrain in terrains},
            "regions": [
                {"id": id, "name": words.name(id), "at": middle(spaces), "spaces": spaces}
                for id, spaces in self._drawn("regions", "hexes")
            ],
            "rivers": [course for _, course in self._drawn("rivers", "course")],
            "roads": [course for _, course in self._drawn("roads", "course")],
        }

    def _drawn(self, kind: str, field: str) -> Iterator[tuple[str, list[Hex]]]:
        """What only the eye needs, as packs write it."""
        for pack in self.packs:
            for id, (_, table) in pack.entries.get(kind, {}).items():
                yield id, [parsed(at) for at in table.get(field, ())]

    def words(self, words: Say) -> dict[str, Any]:
        say = words.say
        return {
            "colours": {
                colour.value: {"name": say(f"book-colour-{colour}"), "letter": say(f"book-letter-{colour}")}
                for colour in Colour
            },
            "attributes": {attribute.value: say(f"book-attribute-{attribute}") for attribute in Attribute},
            "attacks": {
                kind.value: {"name": say(f"book-attack-{kind}"), "attribute": kind.attribute.value}
                for kind in Kind
            },
            "skills": {
                key.removeprefix("skill-"): say(key) for key in texts("en") if key.startswith("skill-")
            },
        }


def _figures(card: CardDef) -> dict[str, Any]:
    found = figures_of(card, TOLD)
    if not found.get("life"):
        found.pop("life", None)  # an Encounter or Event that makes no enemy
    return {**found, **(_attacks(card.figures) if isinstance(card, Figured) else {})}


def _attacks(figures: Figures) -> dict[str, Any]:
    """A value and damage for each kind; nothing for who cannot fight."""
    if not any(plain_fields(figures).values()):
        return {}
    return {
        kind.value: {"value": figures.value(kind.attribute), "damage": figures.damage(kind)} for kind in Kind
    }


def catalogue(setup: Setup) -> SecondCatalogue:
    """What is printed in a game with this set-up."""
    packs = [pack_called(*pack) for pack in EDITION.packs(setup).items()]
    return SecondCatalogue(cast("Book", EDITION.given(setup)["book"]), packs)
