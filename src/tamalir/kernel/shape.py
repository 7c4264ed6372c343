"""Copying and saving state, derived from the fields of its dataclasses.

A state is a tree of slotted dataclasses, lists, tuples, dicts, enums and plain values.
Copies and the JSON form are made from the annotations, never by hand per class, so a
new field cannot be forgotten. Fields marked `shared()` (catalogues, sinks) are carried
along by reference and not saved.

A `list` or `dict` is changed by the rules, so a copy has its own. What is called a `Sequence` or a `Mapping`
is replaced instead, never changed, and copies share it: a deck of which a card is drawn once in a while.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from inspect import getmodule, signature
from types import NoneType, SimpleNamespace, UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from tamalir.kernel.errors import Misfit

T = TypeVar("T")

_PLAIN = (int, str, bool, float, NoneType)


def shared(default: Any = dataclasses.MISSING) -> Any:
    """A field that copies point to and saves leave out."""
    return dataclasses.field(
        default=default, kw_only=True, repr=False, compare=False, metadata={"shared": True}
    )


def clone(thing: T) -> T:
    """A copy that shares nothing with the original but its `shared()` fields."""
    return cloner(type(thing))(thing)


def encode(thing: object) -> Any:
    """The JSON form of a dataclass instance."""
    return _encoder(type(thing))(thing)


def decode(cls: type[T], data: object, given: Mapping[str, object] | None = None, path: str = "") -> T:
    """The instance that `encode` described; `given` fills its shared fields.

    The same reader checks content files: a field too many, one too few or one of the
    wrong kind is a `Misfit` that names the place.
    """
    return cast("T", _decode(cls, data, path, given or {}))


# --- copies -----------------------------------------------------------------------------


@cache
def cloner(cls: type) -> Callable[[Any], Any]:
    """Compiles one function per class: the quickest copy that plain Python can make.

    It fills the fields of an empty instance itself, which takes half the time of a constructor call; only
    frozen classes need theirs.
    """
    if not dataclasses.is_dataclass(cast("object", cls)):
        return _plain_cloner(cls)
    written = getattr(getmodule(cls), "COPIERS", {}).get(cls.__name__)
    if written is not None:  # the compiled build has them ready
        return written
    names: dict[str, Any] = {"cls": cls, "new": cls.__new__}
    copied = copied_fields(cls, names)
    if cast("Any", cls).__dataclass_params__.frozen:
        lines = [f"return cls({', '.join(f'{name}={source}' for name, source in copied)})"]
    else:
        lines = ["copy = new(cls)", *(f"copy.{name} = {source}" for name, source in copied), "return copy"]
    exec("\n    ".join(["def cloned(it):", *lines]), names)
    return names["cloned"]


def copied_fields(cls: type, names: dict[str, Any]) -> list[tuple[str, str]]:
    """Each field with the source that copies it from `it`."""
    hints = hints_of(cls)
    return [
        (name, f"it.{name}" if _is_shared(field) else _clone_source(hints[name], f"it.{name}", names))
        for field in dataclasses.fields(cls)
        for name in (field.name,)
    ]


def _plain_cloner(cls: type) -> Callable[[Any], Any]:
    """For what is not a dataclass itself but stands beside one in a union."""
    if issubclass(cls, list):
        return lambda thing: [clone(x) for x in thing]
    if issubclass(cls, tuple):
        return lambda thing: tuple([clone(x) for x in thing])
    if issubclass(cls, dict):
        return lambda thing: {key: clone(value) for key, value in thing.items()}
    return lambda thing: thing


def _clone_source(hint: Any, it: str, names: dict[str, Any]) -> str:
    if not holds_mutable(hint):
        return it
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        rest = [arg for arg in args if arg is not NoneType]
        if len(rest) == 1:
            return f"None if {it} is None else {_clone_source(rest[0], it, names)}"
        names["_clone"] = clone
        return f"None if {it} is None else _clone({it})" if NoneType in args else f"_clone({it})"
    if origin is list:
        if not holds_mutable(args[0]):
            return f"{it}.copy()"
        return f"([{_clone_source(args[0], 'x', names)} for x in {it}] if {it} else [])"
    if origin is dict:
        if not holds_mutable(args[1]):
            return f"{it}.copy()"
        return "{k: " + _clone_source(args[1], "v", names) + f" for k, v in {it}.items()}}"
    if origin is tuple:
        if args[-1] is Ellipsis:
            return f"tuple([{_clone_source(args[0], 'x', names)} for x in {it}])"
        return "".join(
            ["(", *(f"({_clone_source(arg, f'{it}[{n}]', names)}), " for n, arg in enumerate(args)), ")"]
        )
    name = f"_clone_{len(names)}"
    names[name] = cloner(cast("type[Any]", hint))
    return f"{name}({it})"


@cache
def holds_mutable(hint: Any, within: tuple[Any, ...] = ()) -> bool:
    """Whether a copy must go into this. `within` ends the search in classes that hold themselves."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(holds_mutable(arg, within) for arg in args)
    if origin in (list, dict):
        return True
    if origin in (Sequence, Mapping):
        if any(holds_mutable(arg, within) for arg in args):
            raise Misfit("", f"a state cannot hold {hint}: copies would share what can change in it")
        return False
    if origin is tuple:
        return any(holds_mutable(arg, within) for arg in args if arg is not Ellipsis)
    if origin is set or hint in (list, dict, set, bytearray):
        raise Misfit(
            "", f"a state cannot hold {hint}: lists and dicts say what is in them; sets have no order"
        )
    if not dataclasses.is_dataclass(hint) or hint in within:
        return False
    if not cast("Any", hint).__dataclass_params__.frozen:
        return True
    hints = hints_of(cast("type", hint))
    return any(
        holds_mutable(hints[field.name], (*within, hint))
        for field in dataclasses.fields(hint)
        if not _is_shared(field)
    )


# --- to JSON ----------------------------------------------------------------------------


@cache
def _encoder(cls: type) -> Callable[[Any], Any]:
    if dataclasses.is_dataclass(cast("object", cls)):
        if hasattr(cls, "read_from"):
            raise Misfit("", f"a state cannot hold {cls.__name__}, which has a form of its own in files")
        names = [field.name for field in dataclasses.fields(cls) if not _is_shared(field)]
        return lambda thing: {name: encode(getattr(thing, name)) for name in names}
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
        if _is_shared(field):
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


def _is_shared(field: dataclasses.Field[Any]) -> bool:
    return bool(field.metadata.get("shared"))


@cache
def hints_of(cls: type) -> dict[str, Any]:
    """The annotations of a dataclass, resolved."""
    for part in cls.__mro__:
        written = getattr(getmodule(part), "ANNOTATIONS", {}).get(part.__name__)
        if written is not None:  # a compiled class has forgotten all but their outline
            part.__annotations__ = written
    return get_type_hints(cls)


def parameters_of(function: Callable[..., object]) -> dict[str, tuple[Any, bool]]:
    """The parameters of a function: what each takes, and whether it must be given."""
    module = getmodule(function)
    written = getattr(module, "SIGNATURES", {}).get(function.__name__)
    if written is None:
        hints = get_type_hints(function)
        parameters = signature(function).parameters.values()
        return {p.name: (hints[p.name], p.default is p.empty) for p in parameters}
    # a compiled function has forgotten them
    notes = SimpleNamespace(__annotations__={name: hint for name, (hint, _) in written.items()})
    hints = get_type_hints(notes, vars(module))
    return {name: (hints[name], needed) for name, (_, needed) in written.items()}
