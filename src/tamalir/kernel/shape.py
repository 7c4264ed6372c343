"""The shape of a state and its copies, derived from the fields of its dataclasses.

A state is a tree of slotted dataclasses, lists, tuples, dicts, enums and plain values.
Copies are made from the annotations, never by hand per class, so a new field cannot be
forgotten; `codec` does the same for the JSON form. Fields marked `shared()` (catalogues,
sinks) are carried along by reference and not saved.

A `list` or `dict` is changed by the rules, so a copy has its own. What is called a `Sequence` or a `Mapping`
is replaced instead, never changed, and copies share it: a deck of which a card is drawn once in a while.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from inspect import getmodule, signature
from types import NoneType, SimpleNamespace, UnionType
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from tamalir.kernel.errors import Misfit

T = TypeVar("T")


def shared(default: Any = dataclasses.MISSING) -> Any:
    """A field that copies point to and saves leave out."""
    return dataclasses.field(
        default=default, kw_only=True, repr=False, compare=False, metadata={"shared": True}
    )


def clone(thing: T) -> T:
    """A copy that shares nothing with the original but its `shared()` fields."""
    return cloner(type(thing))(thing)


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
        (name, f"it.{name}" if is_shared(field) else _clone_source(hints[name], f"it.{name}", names))
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
        if not is_shared(field)
    )


def is_shared(field: dataclasses.Field[Any]) -> bool:
    """Whether copies point to what is in this field, and saves leave it out."""
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
