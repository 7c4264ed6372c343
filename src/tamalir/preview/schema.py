"""What a pack may say, as a JSON Schema: editors complete and check its files while they are written.

It is made from the classes that read the cards, so that it cannot fall behind them. What only the rules can
judge (whether a verb fits its moment, whether a town is on the map) is left to `content check`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, cast, get_args, get_origin, get_type_hints

from tamalir.world.catalogue import Catalogue
from tamalir.world.effects import Effect
from tamalir.world.packs import About

DIALECT = "http://json-schema.org/draft-07/schema#"
"""The one that editors of TOML understand."""


def schema_of(catalogue: Catalogue, title: str) -> dict[str, Any]:
    """For every file of a pack: a table for each kind of card, with an entry for each card."""
    kinds = {
        kind: type(next(iter(cards.values()))) for kind, cards in catalogue.cards_by_kind.items() if cards
    }
    tables: dict[str, Any] = {
        kind: {
            "type": "object",
            "description": _said(cls),
            "propertyNames": {"pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"},
            "additionalProperties": _table(cls, without=("id",)),
        }
        for kind, cls in kinds.items()
    }
    effect = {
        "type": "object",
        "description": "What a card does: a verb, its moment and its arguments.",
        "properties": {
            "do": {"type": "string", "enum": sorted(_verbs(catalogue))},
            "when": {"type": "string"},
        },
        "required": ["do"],
    }
    return {
        "$schema": DIALECT,
        "title": title,
        "type": "object",
        "properties": {"pack": _table(About), **tables},
        "definitions": {"effect": effect},
    }


def _table(cls: type, without: Sequence[str] = ()) -> dict[str, Any]:
    """The fields of a class; those without a default are required, others are not known."""
    hints = get_type_hints(cls)
    own = [field for field in fields(cls) if field.init and field.name not in without]
    needed = [f.name for f in own if f.default is MISSING and f.default_factory is MISSING]
    return {
        "type": "object",
        "description": _said(cls),
        "properties": {field.name: _kind(hints[field.name]) for field in own},
        "required": needed,
        "additionalProperties": False,
    }


def _kind(hint: Any) -> dict[str, Any]:
    """What may stand in a field; {} where only the reader itself knows."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        kinds = [_kind(arg) for arg in args if arg is not NoneType]
        return kinds[0] if len(kinds) == 1 else {"anyOf": kinds} if all(kinds) else {}
    if origin is tuple:
        return {"type": "array", "items": _kind(args[0]) if len(args) == 2 and args[1] is Ellipsis else {}}
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {"type": "object", "additionalProperties": _kind(args[1])}
    return _class(cast("type[Any]", hint)) if isinstance(hint, type) else {}


def _class(hint: type[Any]) -> dict[str, Any]:
    if hint is Effect:
        return {"$ref": "#/definitions/effect"}
    if issubclass(hint, Enum):
        return {"enum": [member.value for member in hint]}
    if is_dataclass(hint) and Effect in get_type_hints(hint).values():
        return _flat(hint)
    plain = {bool: "boolean", int: "integer", str: "string", float: "number"}
    if hint in plain:
        return {"type": plain[hint]}
    return _table(hint) if is_dataclass(hint) else {}


def _flat(cls: type) -> dict[str, Any]:
    """An ability: what it says of itself and its effect stand in one table."""
    table = _table(cls, [name for name, hint in get_type_hints(cls).items() if hint is Effect])
    return {
        **table,
        "required": ["do"],
        "additionalProperties": True,
        "allOf": [{"$ref": "#/definitions/effect"}],
    }


def _verbs(catalogue: Catalogue) -> set[str]:
    """All that the cards of a game can do: no verb is without a card (tests hold that)."""
    found: set[str] = set()

    def look(value: Any) -> None:
        if isinstance(value, dict):
            table = cast("dict[str, Any]", value)
            if isinstance(table.get("do"), str):
                found.add(table["do"])
            for inner in table.values():
                look(inner)
        elif isinstance(value, list):
            for inner in cast("list[Any]", value):
                look(inner)

    for pack in catalogue.packs:
        for entries in pack.entries.values():
            for _, table in entries.values():
                look(table)
    return found


def _said(cls: type) -> str:
    return " ".join((cls.__doc__ or "").split())
