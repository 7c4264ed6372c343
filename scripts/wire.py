#!/usr/bin/env python3
"""Make web/src/wire.gen.ts: the types of everything that crosses the line, from the classes that send it.

    scripts/wire.py            write it
    scripts/wire.py --check    only say whether it is of today; exit 1 if not

Commands and answers are msgspec Structs; each game's position and figures are the dataclasses of its rules.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin, get_type_hints

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from tamalir.games import GAMES, OWN
from tamalir.host import box, messages, offered, past, replies, wire
from tamalir.kernel.shape import hints_of, is_shared

HOME = Path(__file__).resolve().parent.parent
FILE = HOME / "web" / "src" / "wire.gen.ts"

HEAD = """/** Made by scripts/wire.py from the classes of the server and of the rules: `make wire`. */

/** A space as the views write it: "q,r". */
export type Place = string
/** A card, by its id; "?" and what its back shows, for a card that cannot be seen. */
export type CardId = string
"""

PLAIN: Mapping[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    object: "unknown",
    msgspec.UnsetType: "undefined",
}


class Types:
    """TypeScript for Python classes, each once, in the order in which they are met."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self._names: dict[Any, str] = {}

    def of(self, hint: Any) -> str:
        """How a value of this kind is typed."""
        if hint in PLAIN:
            return PLAIN[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.of(args[0])
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.of(arg) for arg in args))
        if origin is Literal:
            return " | ".join(_quoted(arg) for arg in args)
        if origin in (list, Sequence) or (origin is tuple and args[-1] is Ellipsis):
            inner = self.of(args[0])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self.of(arg) for arg in args)}]"
        if origin in (dict, Mapping):
            return self._mapping(*args)
        cls = cast("type[Any]", hint)
        if issubclass(cls, Enum | msgspec.Struct) or dataclasses.is_dataclass(cls):
            return self._named(cls)
        raise TypeError(f"no type for {hint}")

    def _mapping(self, key: Any, value: Any) -> str:
        if isinstance(key, type) and issubclass(cast("type[Any]", key), Enum):
            return f"Partial<Record<{self.of(key)}, {self.of(value)}>>"
        name = "Place" if get_origin(key) is tuple else "string"
        return f"Record<{name}, {self.of(value)}>"

    def _named(self, cls: type[Any]) -> str:
        if cls not in self._names:
            name = cls.__name__
            room = cls.__module__.split(".")[1]
            if room in OWN and not name.lower().startswith(room):
                name = room.capitalize() + name
            if cls in get_args(wire.Command):
                name += "Command"
            assert name not in self.written, f"two types are called {name}"
            self._names[cls] = name
            self.written[name] = ""
            enum = f"export type {name} = {_members(cls)}" if issubclass(cls, Enum) else None
            self.written[name] = enum or self._interface(name, cls)
        return self._names[cls]

    def _interface(self, name: str, cls: type[Any]) -> str:
        lines = [f"export interface {name} {{"]
        if issubclass(cls, msgspec.Struct) and cls.__struct_config__.tag is not None:
            lines.append(f"  {cls.__struct_config__.tag_field}: {_quoted(cls.__struct_config__.tag)}")
        for field, hint, optional in _fields(cls):
            typed = self.of(hint).removesuffix(" | undefined")
            lines.append(f"  {field}{'?' if optional else ''}: {typed}")
        if issubclass(cls, msgspec.Struct) and vars(cls).get("open"):
            lines.append("  /** What only the game knows. */")
            lines.append("  [more: string]: unknown")
        return "\n".join([*lines, "}"])


def _fields(cls: type[Any]) -> Iterator[tuple[str, Any, bool]]:
    """Name on the wire, kind, and whether it may be left out."""
    if issubclass(cls, msgspec.Struct):
        hints = get_type_hints(cls, include_extras=True)
        sent = cls in _incoming()
        for field in msgspec.structs.fields(cls):
            hint = hints[field.name]
            unset = msgspec.UnsetType in get_args(hint)
            yield field.encode_name, hint, unset or (sent and not field.required)
        return
    hints = hints_of(cls)
    for field in dataclasses.fields(cast("Any", cls)):
        if not is_shared(field):
            yield field.name, hints[field.name], False


def _incoming() -> list[type[Any]]:
    """What clients send: they may leave out what has a default."""
    found = [cls for cls in vars(wire).values() if isinstance(cls, type) and issubclass(cls, msgspec.Struct)]
    answered = (wire.Created, wire.SeatLink)
    return [cls for cls in found if cls.__module__ == wire.__name__ and cls not in answered]


def _members(enum: type[Enum]) -> str:
    return " | ".join(_quoted(member.value) for member in enum)


def _quoted(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def made() -> str:
    """The whole file."""
    types = Types()
    commands = " | ".join(types.of(arg) for arg in get_args(wire.Command))
    for room in (wire, replies, past, offered, messages, box):
        for cls in vars(room).values():
            if isinstance(cls, type) and issubclass(cls, msgspec.Struct) and cls.__module__ == room.__name__:
                types.of(cls)
    for game in GAMES.values():
        if game.id in OWN:
            types.of(game.edition.state)
            types.of(get_type_hints(game.edition.figures)["return"])
    parts = [HEAD, *(f"{text}\n" for text in types.written.values())]
    return "\n".join(parts) + f"\nexport type Command = {commands}\n"


def main() -> int:
    text = made()
    if "--check" in sys.argv:
        if FILE.read_text(encoding="utf-8") != text:
            print("web/src/wire.gen.ts is not of today: run 'make wire'", file=sys.stderr)
            return 1
        return 0
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
