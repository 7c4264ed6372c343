"""From packs to the book: every card checked against its definition and the vocabulary."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from tamalir.kernel import Misfit, Setup, Unknown
from tamalir.second import effects, fight_effects, gain_effects, move_effects, rewards, rival_effects
from tamalir.second.cards import (
    AllyDef,
    Board,
    Book,
    ChallengeDef,
    EncounterDef,
    EventDef,
    HeroDef,
    ItemDef,
    KeptDef,
    SceneDef,
    Space,
)
from tamalir.second.printed import NO_FIGURES, Figures
from tamalir.second.vocabulary import VERBS
from tamalir.second.words import Colour, Kind, Skill, Terrain, Trait
from tamalir.world.cards import plain_fields
from tamalir.world.effects import Effect
from tamalir.world.hexes import Hex, parsed
from tamalir.world.library import Library, Named, Packs, made_of
from tamalir.world.packs import PLAIN_ID, Pack, PackError, no_id, own_pack

VERB_MODULES = (effects, gain_effects, fight_effects, rewards, move_effects, rival_effects)
"""Where the verbs of the vocabulary are: imported, so that every card finds its own."""

KINDS: dict[str, type] = {
    "heroes": HeroDef,
    "allies": AllyDef,
    "items": ItemDef,
    "challenges": ChallengeDef,
    "encounters": EncounterDef,
    "events": EventDef,
}

SCENES = "scenes"
"""Prepared fights: no cards, but what is done with them."""

DRAWN = ("boards", "regions", "rivers", "roads", "budgets", "icons")
"""What else a pack may hold: its map, and what those need who draw it."""

BASE_SET = "rise-of-the-dragon-lords"
EXAMPLES = "examples"
PRINTED = ("brood", "duel")
"""The scenes of the rulebook's examples."""
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
    return made_of(packs, read_book)


def read_book(packs: Packs) -> Book:
    """The book of these packs, every word of it known."""
    packs.only((*KINDS, SCENES, *DRAWN))
    packs.apart(KINDS)
    found = {kind: packs.read(kind, cls) for kind, cls in KINDS.items()}
    boards: dict[str, BoardDef] = packs.read("boards", BoardDef)
    if not boards:
        raise PackError("none of the packs has a board")
    for id, event in found["events"].items():
        _check_event(f"events.{id}", event)
    printed = [_board(board) for board in boards.values()]
    scenes: dict[str, SceneDef] = packs.read(SCENES, SceneDef)
    book = Book(printed[0], *(found[kind] for kind in KINDS), scenes=scenes)
    for kind, cards in found.items():
        for card in cards.values():
            _check_card(book, f"{kind}.{card.id}", card)
    for scene in scenes.values():
        _check_scene(book, f"{SCENES}.{scene.id}", scene)
    return book


def base(setup: Setup) -> tuple[str]:
    """The rulebook's examples are played with their own cards, everything else with the base set."""
    return (f"second/{EXAMPLES if setup.scene in PRINTED else BASE_SET}",)


LIBRARY: Library[Book] = Library(base, read_book)


@cache
def own_book(*packs: str) -> Book:
    """The book of packs that come with Tamalir."""
    return book_of([own_pack("second", pack) for pack in packs])


def book_called(packs: Named) -> Book:
    """The book of packs given by name and fingerprint; made once."""
    return LIBRARY.of(packs)


def _check_event(path: str, event: EventDef) -> None:
    """Events have a rank from I to IV (2E-COMP-035)."""
    if event.rank not in RANKS:
        raise Misfit(f"{path}.rank", f"{event.rank} is not a rank from 1 to 4")


def _check_scene(book: Book, path: str, scene: SceneDef) -> None:
    """A hero and a Challenge, or two heroes, and cards that there are."""
    if len(scene.heroes) != (2 if scene.foe is None else 1):
        raise Misfit(f"{path}.heroes", "one hero fights a Challenge, two fight each other")
    known: list[tuple[str, str, Iterable[str]]] = [
        ("foe", foe, book.challenges) for foe in (scene.foe,) if foe is not None
    ]
    for n, hero in enumerate(scene.heroes):
        known.append((f"heroes[{n}].card", hero.card, book.heroes))
        known += [(f"heroes[{n}].items", item, book.items) for item in hero.items]
        known += [(f"heroes[{n}].allies", ally.card, book.allies) for ally in hero.allies]
    for where, card, there in known:
        if card not in there:
            raise Misfit(f"{path}.{where}", str(Unknown("card", card, there)))


MOST_LIFE, MOST_VALUE, MOST_DAMAGE, MOST_COST = 30, 40, 15, 40


def _check_numbers(path: str, card: Any) -> None:
    """Figures that a card can have; what fights has Life."""
    for name, most in (("life", MOST_LIFE), ("stamina", MOST_LIFE), ("cost", MOST_COST)):
        _between(f"{path}.{name}", getattr(card, name, 0), 0, most)
    figures: Figures | None = getattr(card, "figures", None)
    if figures is not None:
        for name, value in plain_fields(figures).items():
            _between(f"{path}.figures.{name}", value, 0, MOST_DAMAGE if name in set(Kind) else MOST_VALUE)
    for skill in getattr(card, "skills", {}):
        if skill not in set(Skill):
            raise Misfit(f"{path}.skills", str(Unknown("skill", skill, list(Skill))))
    for trait in getattr(card, "traits", ()):
        if trait not in set(Trait):
            raise Misfit(f"{path}.traits", str(Unknown("trait", trait, list(Trait))))
    if isinstance(card, HeroDef | AllyDef | ChallengeDef):
        _between(f"{path}.life", card.life, 1, MOST_LIFE)


def _between(path: str, value: Any, least: int, most: int) -> None:
    if not least <= int(value) <= most:
        raise Misfit(path, f"{value} is not between {least} and {most}")


def _check_parts(path: str, card: Any) -> None:
    """What an effect speaks of stands on the card: `kept` for what is kept, figures for who is fought."""
    for n, top in enumerate(card.effects):
        for effect in top.within():
            if effect.do in ("keep", "pass-on") and getattr(card, "kept", None) is None:
                raise Misfit(f"{path}.kept", "the card says that it may be kept, but not as what")
            if effect.do == "fight" and (card.life < 1 or card.figures == NO_FIGURES):
                raise Misfit(f"{path}.effects[{n}]", "an enemy that is fought needs life and figures")
            if effect.do == "add-to-roll" and "to" in effect.args and not isinstance(card, AllyDef):
                raise Misfit(f"{path}.effects[{n}].to", "only an Ally can add to the roll of another")


def _check_card(book: Book, path: str, card: Any) -> None:
    kept: KeptDef | None = getattr(card, "kept", None)
    own: tuple[Effect, ...] = card.effects
    _check_numbers(path, card)
    _check_parts(path, card)
    effects = [(f"effects[{n}]", effect) for n, effect in enumerate(own)]
    if kept is not None:
        effects += [(f"kept.effects[{n}]", effect) for n, effect in enumerate(kept.effects)]
    for where, effect in effects:
        VERBS.must_fit(effect, f"{path}.{where}")
        for inner in effect.within():  # a card that leads to a town names one that is on the map
            town = inner.args.get("town", inner.given.get("town"))
            if town is not None and town not in book.board.towns:
                raise Misfit(f"{path}.{where}.town", str(Unknown("town", town, book.board.towns)))
            trait = inner.given.get("trait")
            if trait is not None and trait not in set(Trait):
                raise Misfit(f"{path}.{where}.given.trait", str(Unknown("trait", str(trait), list(Trait))))
            held = inner.given.get("holding")
            if held is not None and not book.can_be_held(str(held)):
                raise Misfit(f"{path}.{where}.given.holding", f"{held} is no card that a hero can have")


def _board(board: BoardDef) -> Board:
    spaces: dict[Hex, Space] = {}
    towns: dict[str, Hex] = {}
    for n, line in enumerate(board.spaces):
        where = f"boards.{board.id}.spaces[{n}]"
        try:
            at, terrain, *rest = line.split()
            space = _space(Terrain(terrain), rest)
            here = parsed(at)
        except (ValueError, Unknown) as error:
            raise Misfit(where, f"{line!r}: {error}") from error
        if here in spaces:
            raise Misfit(where, f"{line!r}: this hex stands there twice")
        spaces[here] = space
        if space.town is not None:
            towns[space.town] = here
    for town in board.towns:
        if not PLAIN_ID.fullmatch(town):
            raise Misfit(f"boards.{board.id}.towns", no_id(town))
    if sorted(towns) != sorted(board.towns) or board.start not in towns:
        raise Misfit(f"boards.{board.id}.towns", "towns on the map and in the list differ")
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
