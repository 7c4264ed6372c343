"""The JSON form of a state, and back, derived from the fields of its dataclasses.

One codec serves saves, views and content files. What is written often goes through functions that are made
once for each class (`quick`); whatever those do not understand is read with care, so that a field too many,
one too few or one of the wrong kind is a `Misfit` that names the place.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin

from tamalir.kernel import quick
from tamalir.kernel.errors import Misfit
from tamalir.kernel.shape import hints_of, is_shared

T = TypeVar("T")

_PLAIN = (int, str, bool, float, NoneType)


def encode(thing: object) -> Any:
    """The JSON form of a dataclass instance."""
    return _encoder(type(thing))(thing)


def decode(cls: type[T], data: object, given: Mapping[str, object] | None = None, path: str = "") -> T:
    """The instance that `encode` described; `given` fills its shared fields.

    The same reader checks content files: a field too many, one too few or one of the
    wrong kind is a `Misfit` that names the place.
    """
    if dataclasses.is_dataclass(cls):
        try:
            return cast("T", quick.reader(cls)(data, given or {}))
        except quick.NOT_UNDERSTOOD:
            pass  # the careful reader knows what is missing or wrong
    return cast("T", _decode(cls, data, path, given or {}))


# --- to JSON ----------------------------------------------------------------------------


@cache
def _encoder(cls: type) -> Callable[[Any], Any]:
    if dataclasses.is_dataclass(cast("object", cls)):
        if hasattr(cls, "read_from"):
            raise Misfit("", f"a state cannot hold {cls.__name__}, which has a form of its own in files")
        return quick.writer(cls, encode)
    if issubclass(cls, Enum):
        return lambda thing: thing.value
    if issubclass(cls, list | tuple):
        return lambda thing: [encode(x) for x in thing]
    if issubclass(cls, dict):
        return lambda thing: {_key_text(key): encode(value) for key, value in thing.items()}
    if issubclass(cls, _PLAIN):
        return lambda thing: thing
    raise Misfit("", f"a state cannot hold {cls.__name__}")


def _key_text(key: object) -> str:
    """JSON has only texts for keys; `_key` reads them back. A tuple of numbers is a place: `3,-2`."""
    if isinstance(key, Enum):
        return str(key.value)
    if isinstance(key, str):
        return key
    if type(key) is int:
        return str(key)
    numbers = cast("tuple[object, ...]", key) if isinstance(key, tuple) else ()
    if numbers and all(type(n) is int for n in numbers):
        return ",".join(map(str, numbers))
    raise Misfit("", f"a state cannot have the key {key!r}")


# --- from JSON --------------------------------------------------------------------------


def _decode(hint: Any, data: object, path: str, given: Mapping[str, object]) -> object:
    origin, args = get_origin(hint), get_args(hint)
    if hint in _PLAIN:
        return _plain(hint, data, path)
    if origin in (Union, UnionType):
        return _union(args, data, path, given)
    if origin is Literal:
        if data not in args:
            raise Misfit(path, f"{data!r} is not one of {', '.join(map(str, args))}")
        return data
    if origin is list or origin is Sequence:
        return [_decode(args[0], x, f"{path}[{n}]", given) for n, x in enumerate(_list(data, path))]
    if origin is tuple:
        return _tuple(args, _list(data, path), path, given)
    if origin is dict or origin is Mapping:
        return {
            _key(args[0], key, path): _decode(args[1], value, f"{path}.{key}" if path else key, given)
            for key, value in _table(data, path).items()
        }
    if hint is Any or hint is object:
        return data
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _enum(hint, data, path)
    reader = getattr(cast("object", hint), "read_from", None)
    if reader is not None:  # a class with a form of its own in files
        return reader(_table(data, path), path)
    if dataclasses.is_dataclass(cast("object", hint)):
        return _fields(cast("type", hint), _table(data, path), path, given)
    raise Misfit(path, f"no way to read {hint}")


def _fields(cls: type, data: dict[str, object], path: str, given: Mapping[str, object]) -> object:
    hints = hints_of(cls)
    values: dict[str, object] = {}
    known: list[str] = []
    for field in dataclasses.fields(cls):
        if is_shared(field):
            if field.name in given:
                values[field.name] = given[field.name]
            continue
        known.append(field.name)
        if field.name in data:
            values[field.name] = _decode(hints[field.name], data[field.name], _at(path, field.name), given)
        elif field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING:
            raise Misfit(_at(path, field.name), "missing")
    unknown = [name for name in data if name not in known]
    if unknown:
        raise Misfit(_at(path, unknown[0]), f"unknown field; known: {', '.join(known)}")
    return cls(**values)


def _plain(hint: Any, data: object, path: str) -> object:
    fits = data is None if hint is NoneType else isinstance(data, hint)
    if not fits or (isinstance(data, bool) and hint is not bool):
        raise Misfit(path, f"{data!r} is not {_spoken(hint)}")
    return data


def _union(args: tuple[Any, ...], data: object, path: str, given: Mapping[str, object]) -> object:
    if data is None and NoneType in args:
        return None
    rest = [arg for arg in args if arg is not NoneType]
    first: Misfit | None = None
    for arg in rest:
        try:
            return _decode(arg, data, path, given)
        except Misfit as misfit:
            first = first or misfit
    if len(rest) == 1 and first is not None:
        raise first
    raise Misfit(path, f"{data!r} is none of {', '.join(_spoken(arg) for arg in args)}")


def _tuple(args: tuple[Any, ...], data: list[object], path: str, given: Mapping[str, object]) -> object:
    if len(args) == 2 and args[1] is Ellipsis:
        return tuple(_decode(args[0], x, f"{path}[{n}]", given) for n, x in enumerate(data))
    if len(args) != len(data):
        raise Misfit(path, f"{len(args)} values are needed, not {len(data)}")
    return tuple(
        _decode(arg, x, f"{path}[{n}]", given) for n, (arg, x) in enumerate(zip(args, data, strict=True))
    )


def _key(hint: Any, key: str, path: str) -> object:
    if hint is int:
        return _number(key, path)
    if get_origin(hint) is tuple:
        return _tuple(get_args(hint), [_number(n, path) for n in key.split(",")], path, {})
    if isinstance(hint, type) and issubclass(hint, Enum):
        for member in hint:
            if str(member.value) == key:
                return member
        return _enum(hint, key, path)
    if hint is str:
        return key
    raise Misfit(path, f"no way to read keys of {hint}")


def _number(text: str, path: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise Misfit(path, f"key {text!r} is not a whole number") from None


def _enum(hint: type[Enum], data: object, path: str) -> Enum:
    for member in hint:
        if member.value == data:
            return member
    raise Misfit(path, f"{data!r} is not one of {', '.join(str(member.value) for member in hint)}")


def _list(data: object, path: str) -> list[object]:
    if not isinstance(data, list | tuple):
        raise Misfit(path, f"{data!r} is not a list")
    return list(data)  # pyright: ignore[reportUnknownArgumentType]


def _table(data: object, path: str) -> dict[str, object]:
    if not isinstance(data, dict):
        raise Misfit(path, f"{data!r} is not a table")
    return cast("dict[str, object]", data)


def _spoken(hint: Any) -> str:
    words: dict[Any, str] = {
        int: "a whole number",
        str: "a text",
        bool: "true or false",
        float: "a number",
        NoneType: "nothing",
    }
    return words.get(hint) or str(getattr(hint, "__name__", hint))


def _at(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
