"""Everything static of a game, spoken: the board, every card, the options of the rules, the bots.

It is the same for everybody, so that it is made once for each language and then only handed out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from enum import Enum
from typing import Any, cast

from tamalir.kernel import Edition, Setup
from tamalir.language import Speaker
from tamalir.language.cards import kept_of, kind_of
from tamalir.language.deeds import shelves
from tamalir.language.sources import entries as texts
from tamalir.second.cards import Board, Figures
from tamalir.second.words import Attribute, Colour, Kind
from tamalir.server.bots import bots_of, default_bot
from tamalir.third.terrain import Map
from tamalir.world.hexes import Hex, parsed
from tamalir.world.packs import Pack, pack_called

EFFECTS = ("id", "effects", "abilities", "kept", "figures", "own", "reward", "drawn", "options", "endings")
"""Fields that are told as text, or elsewhere."""


def book(edition: Edition[Any], setup: Setup, speak: Speaker) -> dict[str, Any]:
    """All that is printed in such a game."""
    packs = [pack_called(*pack) for pack in edition.packs(setup).items()]
    cards = cast("Any", edition.given(setup)["book"])
    printed = {id: _card(speak, card, packs) for shelf in shelves(cards) for id, card in shelf.items()}
    return {
        "edition": edition.id,
        "lang": speak.lang,
        "name": speak.name(edition.id),
        "packs": {f"{pack.about.edition}/{pack.about.id}": pack.fingerprint for pack in packs},
        "board": _board(speak, cards, packs),
        "cards": printed,
        "heroes": [id for id, card in printed.items() if card["kind"] == "hero"],
        "tokens": {id: list(token.faces) for id, token in _tokens(cards).items()},
        "colours": {
            colour.value: {
                "name": speak.say(f"book-colour-{colour}"),
                "letter": speak.say(f"book-letter-{colour}"),
            }
            for colour in Colour
        },
        "attributes": {name: speak.say(f"book-attribute-{name}") for name in [a.value for a in Attribute]},
        "attacks": {
            kind.value: {"name": speak.say(f"book-attack-{kind}"), "attribute": kind.attribute.value}
            for kind in Kind
        },
        "skills": {
            key.removeprefix("skill-"): speak.say(key) for key in texts("en") if key.startswith("skill-")
        },
        "options": list(_options(speak, edition)),
        "scenes": [
            {"id": id, "seats": seats, "name": _scene(speak, edition.id, id)}
            for id, seats in edition.scenes().items()
        ],
        "bots": [
            {
                "id": bot,
                "name": speak.say(f"book-bot-{bot}"),
                "says": speak.say(f"book-bot-says-{bot}"),
                "default": bot == default_bot(edition.id),
            }
            for bot in bots_of(edition.id)
        ],
    }


def _tokens(cards: object) -> Mapping[str, Any]:
    return getattr(getattr(cards, "catalogue", None), "tokens", {})


def _scene(speak: Speaker, edition: str, scene: str) -> str:
    key = f"scene-{edition}-{scene}"
    return speak.say(key) if speak.knows(key) else speak.name(scene)


# ---- cards


def _card(speak: Speaker, card: object, packs: Sequence[Pack]) -> dict[str, Any]:
    """One card: its figures as data, its effects as sentences."""
    id = cast("Any", card).id
    facts, lines, kept = speak.card_facts(card), speak.card_text(card), speak.kept_text(card)
    told: dict[str, Any] = {
        "id": id,
        "name": speak.name(id),
        "kind": kind_of(card),
        "text": lines[len(facts) : len(lines) - len(kept)],
        "facts": facts,
        **_figures(card),
    }
    if speak.knows(f"flavour-{id}"):
        told["flavour"] = speak.say(f"flavour-{id}")
    icon = next((pack.entries["icons"][id][1] for pack in packs if id in pack.entries.get("icons", {})), None)
    if icon is not None:
        told["icon"] = icon.get("icon")
    if kept:
        told["kept"] = {"text": kept, **_figures(kept_of(card))}
    return told


def _figures(card: object) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in (field.name for field in fields(cast("Any", card))):
        value = getattr(card, name)
        if isinstance(value, Figures):
            found |= _attacks(value)
        elif name == "cost" and isinstance(value, int):
            found["price"] = value
        elif name == "life" and not value:
            continue  # an Encounter or Event that makes no enemy
        elif name not in EFFECTS and (plain := _plain(value)) is not None:
            found[name] = plain
    return found


def _attacks(figures: Figures) -> dict[str, Any]:
    """How the second edition attacks: a value and damage for each kind."""
    if not any(getattr(figures, field.name) for field in fields(figures)):
        return {}
    return {
        kind.value: {"value": figures.value(kind.attribute), "damage": figures.damage(kind)} for kind in Kind
    }


def _plain(value: object) -> Any:
    """Data as it is; None for what only the rules understand."""
    match value:
        case Enum():
            return value.value
        case bool() | int() | str():
            return value
        case Mapping():
            table = cast("Mapping[str, object]", value)
            return dict(table) if all(isinstance(each, int | str) for each in table.values()) else None
        case tuple():
            parts = [_plain(each) for each in cast("tuple[object, ...]", value)]
            return None if None in parts else parts
        case _:
            return None


# ---- the board


def _board(speak: Speaker, cards: Any, packs: Sequence[Pack]) -> dict[str, Any] | None:
    board = cards.map if hasattr(cards, "map") else cards.board
    match board:
        case Board():
            return _second(speak, board, packs)
        case Map():
            return _third(speak, board, cards.catalogue.places)
        case _:
            return None


def _second(speak: Speaker, board: Board, packs: Sequence[Pack]) -> dict[str, Any]:
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
        "towns": {town: {"name": speak.name(town), "at": at} for town, at in board.towns.items()},
        "terrains": {terrain: speak.say(f"second-terrain-{terrain}") for terrain in terrains},
        "regions": [
            {"id": id, "name": speak.name(id), "at": _middle(spaces), "spaces": spaces}
            for id, spaces in _drawn(packs, "regions", "hexes")
        ],
        "rivers": [course for _, course in _drawn(packs, "rivers")],
        "roads": [course for _, course in _drawn(packs, "roads")],
    }


def _drawn(packs: Sequence[Pack], kind: str, field: str = "course") -> Iterator[tuple[str, list[Hex]]]:
    """What only the eye needs, as packs write it."""
    for pack in packs:
        for id, (_, table) in pack.entries.get(kind, {}).items():
            yield id, [parsed(at) for at in table.get(field, ())]


def _middle(spaces: Sequence[Hex]) -> list[float]:
    """Where a name is written."""
    return [round(sum(at[n] for at in spaces) / len(spaces), 2) for n in (0, 1)] if spaces else [0, 0]


def _third(speak: Speaker, board: Map, places: Mapping[str, Any]) -> dict[str, Any]:
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
                "name": speak.name(id),
                "at": place.hexes[0],
                "spaces": list(place.hexes),
                "kind": place.kind,
            }
            for id, place in towns.items()
        },
        "terrains": {terrain: speak.say("third-terrain", {"terrain": terrain}) for terrain in terrains},
        "regions": [
            {
                "id": place.id,
                "name": speak.name(place.id),
                "at": _middle(place.hexes),
                "spaces": list(place.hexes),
            }
            for place in regions
        ],
        "rivers": [sorted(between) for between in board.rivers],
        "roads": [sorted(between) for between in board.roads],
        "bridges": [sorted(between) for between in board.bridges],
    }


# ---- options of the rules


def _options(speak: Speaker, edition: Edition[Any]) -> Iterator[dict[str, Any]]:
    for id, option in edition.options.items():
        kind = "choice"
        if isinstance(option.default, bool):
            kind = "bool"
        elif isinstance(option.default, int):
            kind = "int"
        yield {
            "id": id,
            "kind": kind,
            "default": option.default,
            "choices": list(option.choices),
            "choice_names": {
                str(choice): speak.say(f"book-choice-{id}-{choice}")
                for choice in option.choices
                if isinstance(choice, str)
            },
            "rule": option.rule,
            "name": speak.say(f"book-option-{id}"),
            "says": speak.say(f"book-option-says-{id}"),
        }
