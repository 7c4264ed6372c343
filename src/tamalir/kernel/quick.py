"""Functions made from source text, one for each class, that write and read its JSON form at full speed.

They do just what the careful codec does for data that fits. A reader that meets anything else gives up, and
the careful one reads the whole again and says what is wrong.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, cast, get_args, get_origin

from tamalir.kernel.shape import hints_of, is_shared

Encode = Callable[[Any], Any]
Reader = Callable[[Any, Mapping[str, object]], Any]

PLAIN = (int, str, bool, float, NoneType)


class Unclear(Exception):
    """Data that the quick reader leaves to the careful one."""


NOT_UNDERSTOOD = (Unclear, KeyError, TypeError, ValueError, AttributeError, RecursionError)


# --- writing ----------------------------------------------------------------------------


@cache
def writer(cls: type, encode: Encode) -> Encode:
    """What `encode` does with an object of this class."""
    names: dict[str, Any] = {"encode": encode}
    hints = hints_of(cls)
    parts = [
        f"{field.name!r}: {_written(hints[field.name], f'it.{field.name}', names, encode)}"
        for field in dataclasses.fields(cast("Any", cls))
        if not is_shared(field)
    ]
    exec(f"def written(it):\n    return {{{', '.join(parts)}}}", names)
    return names["written"]


def _written(hint: Any, it: str, names: dict[str, Any], encode: Encode) -> str:
    origin, args = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return it
    if origin in (Union, UnionType):
        rest = [arg for arg in args if arg is not NoneType]
        if all(arg in PLAIN for arg in rest):
            return it
        if len(rest) == 1:
            return f"(None if {it} is None else {_written(rest[0], it, names, encode)})"
        return f"encode({it})"
    if isinstance(hint, type) and issubclass(hint, Enum):
        return f"{it}.value"
    if origin in (list, Sequence) or (origin is tuple and args[-1] is Ellipsis):
        inner = _written(args[0], "x", names, encode)
        return f"list({it})" if inner == "x" else f"[{inner} for x in {it}]"
    if origin is tuple:
        return f"[{', '.join(_written(arg, f'{it}[{n}]', names, encode) for n, arg in enumerate(args))}]"
    if origin in (dict, Mapping):
        key = _key_written(args[0])
        if key is None:
            return f"encode({it})"
        return f"{{{key}: {_written(args[1], 'v', names, encode)} for k, v in {it}.items()}}"
    if isinstance(hint, type) and dataclasses.is_dataclass(hint) and not hasattr(hint, "read_from"):
        name = f"write_{len(names)}"
        names[name] = _Later(hint, encode)
        return f"{name}({it})"
    return f"encode({it})"


class _Later:
    """A writer that is made when it is first used: classes may hold themselves."""

    def __init__(self, cls: type, encode: Encode) -> None:
        self.cls = cls
        self.encode = encode
        self.made: Encode | None = None

    def __call__(self, it: Any) -> Any:
        if self.made is None:
            self.made = writer(self.cls, self.encode)
        return self.made(it) if type(it) is self.cls else self.encode(it)


def _key_written(hint: Any) -> str | None:
    if hint is str:
        return "k"
    if hint is int:
        return "str(k)"
    if isinstance(hint, type) and issubclass(hint, Enum):
        return "str(k.value)"
    if get_origin(hint) is tuple and all(arg is int for arg in get_args(hint)):
        return "','.join(map(str, k))"
    return None


# --- reading ----------------------------------------------------------------------------


@cache
def reader(cls: type) -> Reader:
    """Reads what `writer` has written, or gives up."""
    names: dict[str, Any] = {"cls": cls, "Unclear": Unclear}
    hints = hints_of(cls)
    fields = [field for field in dataclasses.fields(cast("Any", cls)) if field.init]
    own = [field.name for field in fields if not is_shared(field)]
    values: list[str] = []
    for n, name in enumerate(own):
        names[f"take_{n}"] = _taker(hints[name])
        values.append(f"{name}=take_{n}(data[{name!r}], given)")
    names["shared"] = tuple(field.name for field in fields if is_shared(field))
    if names["shared"]:
        values.append("**{name: given[name] for name in shared if name in given}")
    lines = [
        "def read(data, given):",
        f"    if type(data) is not dict or len(data) != {len(own)}: raise Unclear",
        f"    return cls({', '.join(values)})",
    ]
    exec("\n".join(lines), names)
    return names["read"]


@cache
def _taker(hint: Any) -> Reader:
    """A function that checks a value and gives what stands in the field."""
    origin, args = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return _exactly(hint)
    if hint in (Any, object):
        return _as_it_is
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _member({member.value: member for member in hint})
    if isinstance(hint, type) and dataclasses.is_dataclass(hint) and not hasattr(hint, "read_from"):
        return _Object(hint)
    if origin in (Union, UnionType):
        return _either(args)
    if origin in (list, Sequence):
        return _list(args[0])
    if origin is tuple:
        return _tuple(args)
    if origin in (dict, Mapping):
        return _dict(*args)
    return _leave


class _Object:
    """Its reader is made when it is first used: classes may hold themselves."""

    def __init__(self, cls: type) -> None:
        self.cls = cls

    def __call__(self, data: Any, given: Mapping[str, object]) -> Any:
        return reader(self.cls)(data, given)


def _exactly(kind: type) -> Reader:
    def taken(data: Any, given: Mapping[str, object]) -> Any:
        if type(data) is not kind:
            raise Unclear
        return data

    return taken


def _member(members: Mapping[Any, Any]) -> Reader:
    def taken(data: Any, given: Mapping[str, object]) -> Any:
        return members[data]

    return taken


def _either(args: tuple[Any, ...]) -> Reader:
    kinds = frozenset(args)
    if all(arg in PLAIN for arg in args):

        def plain(data: Any, given: Mapping[str, object]) -> Any:
            if type(data) not in kinds:
                raise Unclear
            return data

        return plain
    rest = [arg for arg in args if arg is not NoneType]
    if len(rest) > 1:
        return _leave
    inner = _taker(rest[0])

    def taken(data: Any, given: Mapping[str, object]) -> Any:
        return None if data is None else inner(data, given)

    return taken


def _list(hint: Any) -> Reader:
    inner = _taker(hint)

    def plain(data: Any, given: Mapping[str, object]) -> list[Any]:
        if type(data) is not list:
            raise Unclear
        for each in cast("list[Any]", data):
            if type(each) is not hint:
                raise Unclear
        return cast("list[Any]", data).copy()

    def taken(data: Any, given: Mapping[str, object]) -> list[Any]:
        if type(data) is not list:
            raise Unclear
        return [inner(each, given) for each in cast("list[Any]", data)]

    return plain if hint in PLAIN else taken


def _tuple(args: tuple[Any, ...]) -> Reader:
    many = _list(args[0])

    def any_number(data: Any, given: Mapping[str, object]) -> tuple[Any, ...]:
        return tuple(many(data, given))

    if args[-1] is Ellipsis:
        return any_number
    takers = [_taker(arg) for arg in args]

    def taken(data: Any, given: Mapping[str, object]) -> tuple[Any, ...]:
        if type(data) is not list or len(cast("list[Any]", data)) != len(takers):
            raise Unclear
        return tuple([take(each, given) for take, each in zip(takers, cast("list[Any]", data), strict=True)])

    return taken


def _dict(key_hint: Any, hint: Any) -> Reader:
    key, inner = _key_reader(key_hint), _taker(hint)
    if key is None:
        return _leave

    def taken(data: Any, given: Mapping[str, object]) -> dict[Any, Any]:
        if type(data) is not dict:
            raise Unclear
        return {key(name): inner(value, given) for name, value in cast("dict[str, Any]", data).items()}

    return taken


def _key_reader(hint: Any) -> Callable[[str], Any] | None:
    if hint is str:
        return str
    if hint is int:
        return int
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {str(member.value): member for member in hint}.__getitem__
    if get_origin(hint) is tuple and all(arg is int for arg in get_args(hint)):
        return _numbers(len(get_args(hint)))
    return None


def _numbers(size: int) -> Callable[[str], tuple[int, ...]]:
    def taken(key: str) -> tuple[int, ...]:
        found = tuple(map(int, key.split(",")))
        if len(found) != size:
            raise Unclear
        return found

    return taken


def _as_it_is(data: Any, given: Mapping[str, object]) -> Any:
    return data


def _leave(data: Any, given: Mapping[str, object]) -> Any:
    raise Unclear
