"""From packs to the book: every card checked against its definition and the vocabulary."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from tamalir.kernel import Misfit, Unknown
from tamalir.second import effects, fortunes, quarrels, rewards, travels
from tamalir.second.cards import (
    AllyDef,
    Board,
    Book,
    ChallengeDef,
    EncounterDef,
    EventDef,
    HeroDef,
    ItemDef,
    Space,
)
from tamalir.second.vocabulary import VERBS
from tamalir.second.words import Colour, Terrain
from tamalir.world.effects import Effect
from tamalir.world.hexes import Hex, parsed
from tamalir.world.packs import Pack, PackError, own_pack, pack_called

VERB_MODULES = (effects, fortunes, quarrels, rewards, travels)
"""Where the verbs of the vocabulary are: imported, so that every card finds its own."""

KINDS: dict[str, type] = {
    "heroes": HeroDef,
    "allies": AllyDef,
    "items": ItemDef,
    "challenges": ChallengeDef,
    "encounters": EncounterDef,
    "events": EventDef,
}


RANKS = range(1, 5)


@dataclass(slots=True, frozen=True)
class BoardDef:
    """A board as it stands in a pack: one line for each space, such as `3,-2 forest green*`.

    The coordinates, the terrain, then a town's name or a jewel's colour, with a star for a sunburst.
    """

    id: str
    start: str
    towns: tuple[str, ...]
    """In the order of the doom track."""
    spaces: tuple[str, ...]


def book_of(packs: Iterable[Pack]) -> Book:
    """All cards of these packs together; the first board there is."""
    found: dict[str, dict[str, Any]] = {kind: {} for kind in KINDS}
    boards: dict[str, Board] = {}
    for pack in packs:
        for kind, cls in KINDS.items():
            for id, card in pack.read(kind, cls).items():
                _check_effects(pack, kind, id, card)
                _check_rank(pack, card)
                if any(id in others for others in found.values()):
                    raise PackError(
                        f"pack {pack.about.id}: {id} is in another pack or of another kind already"
                    )
                found[kind][id] = card
        for id, board in pack.read("boards", BoardDef).items():
            boards[id] = _board(pack, board)
    if not boards:
        raise PackError("none of the packs has a board")
    book = Book(next(iter(boards.values())), *(found[kind] for kind in KINDS))
    for cards in found.values():
        for card in cards.values():
            _check_towns(book, card)
    return book


@cache
def own_book(*packs: str) -> Book:
    """The book of packs that come with Tamalir."""
    return book_of([own_pack("second", pack) for pack in packs])


@cache
def book_called(packs: tuple[tuple[str, str], ...]) -> Book:
    """The book of packs given by name and fingerprint; made once."""
    return book_of([pack_called(*pack) for pack in packs])


def _check_effects(pack: Pack, kind: str, id: str, card: Any) -> None:
    effects: list[tuple[str, Effect]] = [(f"effects[{n}]", effect) for n, effect in enumerate(card.effects)]
    if getattr(card, "kept", None) is not None:
        effects += [(f"kept.effects[{n}]", effect) for n, effect in enumerate(card.kept.effects)]
    for where, effect in effects:
        try:
            VERBS.check(effect, f"{kind}.{id}.{where}")
        except Misfit as misfit:
            raise PackError(f"pack {pack.about.id}: {misfit}") from misfit


def _check_rank(pack: Pack, card: object) -> None:
    """Events have a rank from I to IV (2E-COMP-035)."""
    if isinstance(card, EventDef) and card.rank not in RANKS:
        raise PackError(f"pack {pack.about.id}: events.{card.id}.rank: {card.rank} is not a rank from 1 to 4")


def _check_towns(book: Book, card: Any) -> None:
    """A card that leads to a town names one that is on the map."""
    kept = getattr(card, "kept", None)
    for effect in (*card.effects, *(kept.effects if kept is not None else ())):
        for inner in effect.within():
            town = inner.args.get("town", inner.given.get("town"))
            if town is not None and town not in book.board.towns:
                raise PackError(f"{card.id}: {Unknown('town', town, book.board.towns)}")


def _board(pack: Pack, board: BoardDef) -> Board:
    spaces: dict[Hex, Space] = {}
    towns: dict[str, Hex] = {}
    for n, line in enumerate(board.spaces):
        where = f"pack {pack.about.id}: boards.{board.id}.spaces[{n}] {line!r}"
        try:
            at, terrain, *rest = line.split()
            space = _space(Terrain(terrain), rest)
            here = parsed(at)
        except (ValueError, Unknown) as error:
            raise PackError(f"{where}: {error}") from error
        if here in spaces:
            raise PackError(f"{where}: this hex stands there twice")
        spaces[here] = space
        if space.town is not None:
            towns[space.town] = here
    if sorted(towns) != sorted(board.towns) or board.start not in towns:
        raise PackError(f"pack {pack.about.id}: boards.{board.id}: towns on the map and in the list differ")
    return Board(spaces, {town: towns[town] for town in board.towns}, board.start)


def _space(terrain: Terrain, rest: list[str]) -> Space:
    if terrain is Terrain.TOWN:
        if len(rest) != 1:
            raise ValueError("a town needs its name and nothing else")
        return Space(terrain, town=rest[0])
    if not rest:
        return Space(terrain)
    jewel = rest[0]
    return Space(terrain, jewel=Colour(jewel.rstrip("*")), sunburst=jewel.endswith("*"))


def card_fields(cls: type) -> list[str]:
    """The fields a card of this kind may have: for templates and error messages."""
    return [field.name for field in fields(cls)]
