"""Secrets: which fields of a state who may know, and a state with its secrets taken out.

Every field is open to all unless it is declared `hidden(...)`:

    bag: Sequence[str] = hidden()                         # nobody knows
    hand: list[str] = hidden(owner)                       # only whose hand it is
    trophies: list[str] = hidden(owner, back=kind_of)     # the same; everybody sees the backs of the cards

A hidden id becomes `?`, followed by what its back shows. So whoever looks at a hidden state sees how many
cards there are, and the state keeps its class: rules, odds and bots read it like any other.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Any, TypeVar, Union, cast, get_args, get_origin

from tamalir.kernel.errors import Misfit
from tamalir.kernel.requests import Seat
from tamalir.kernel.shape import clone, hints_of

T = TypeVar("T")

UNKNOWN = "?"
"""How the id of a card begins whose face a seat may not see."""

Known = Callable[[Any, Seat | None, Seat | None], bool]
"""Whether a field is known: the object, whose it is (its place in a list by seats), who looks."""
Back = Callable[[Any, str], str]
"""What the back of a card shows: the whole state, the card."""


def nobody(it: object, whose: Seat | None, seat: Seat | None) -> bool:
    """The order of a shuffled deck."""
    return False


def owner(it: object, whose: Seat | None, seat: Seat | None) -> bool:
    """A hand of cards: who owns the object may look at it. Objects lie in a list, one for each seat."""
    return seat is not None and whose == seat


def hidden(known: Known = nobody, back: Back | None = None, **default: Any) -> Any:
    """A field of a state that not everybody may know; `default` or `default_factory` as for other fields."""
    return dataclasses.field(metadata={"hidden": (known, back)}, **default)


def is_unknown(card: str) -> bool:
    """Whether this stands for a card whose face cannot be seen."""
    return card.startswith(UNKNOWN)


def back_of(card: str) -> str:
    """What can be seen of a card that lies face down."""
    return card.removeprefix(UNKNOWN)


def hide(state: T, seat: Seat | None) -> T:
    """A copy of the state in which all that this seat (None: a spectator) may not know is unknown."""
    copy = clone(state)
    redact = _redactor(type(copy))
    if redact is not None:
        redact(copy, None, seat, state)
    return copy


Redactor = Callable[[Any, "Seat | None", "Seat | None", Any], None]


@cache
def _redactor(cls: type) -> Redactor | None:
    """Takes the secrets out of an object of this class; None where there can be none."""
    if not _has_secrets(cls):
        return None
    hints = hints_of(cls)
    steps: list[tuple[str, Redactor]] = []
    for field in dataclasses.fields(cls):
        if field.metadata.get("shared"):
            continue
        if "hidden" in field.metadata:
            steps.append((field.name, _masker(field.name, *field.metadata["hidden"])))
        elif _has_secrets(hints[field.name]):
            within = _within(hints[field.name])
            steps.append((field.name, _descender(field.name, within)))

    def redact(it: Any, whose: Seat | None, seat: Seat | None, root: Any) -> None:
        for _, step in steps:
            step(it, whose, seat, root)

    return redact


def _masker(name: str, known: Known, back: Back | None) -> Redactor:
    def mask(it: Any, whose: Seat | None, seat: Seat | None, root: Any) -> None:
        if not known(it, whose, seat):
            setattr(it, name, _masked(getattr(it, name), back, root))

    return mask


def _descender(name: str, within: Callable[[Any], Sequence[tuple[Seat | None, Any]]]) -> Redactor:
    def descend(it: Any, whose: Seat | None, seat: Seat | None, root: Any) -> None:
        for n, part in within(getattr(it, name)):
            redact = _redactor(cast("type[Any]", type(part)))
            if redact is not None:
                redact(part, whose if n is None else n, seat, root)

    return descend


def _within(hint: Any) -> Callable[[Any], Sequence[tuple[Seat | None, Any]]]:
    """The objects in a field, each with its place if they lie in a list."""
    origin = get_origin(hint)
    if origin is list:
        return _in_a_list
    return _in_a_dict if origin is dict else _alone


def _in_a_list(value: list[Any]) -> Sequence[tuple[Seat | None, Any]]:
    return list(enumerate(value))


def _in_a_dict(value: dict[Any, Any]) -> Sequence[tuple[Seat | None, Any]]:
    return [(None, part) for part in value.values()]


def _alone(value: Any) -> Sequence[tuple[Seat | None, Any]]:
    return () if value is None else ((None, value),)


def _masked(value: Any, back: Back | None, root: Any) -> Any:
    if isinstance(value, str):
        return UNKNOWN if back is None else UNKNOWN + back(root, value)
    if isinstance(value, list | tuple):
        return [_masked(each, back, root) for each in cast("Sequence[Any]", value)]
    if isinstance(value, dict):
        parts = cast("dict[Any, Any]", value)
        return {key: _masked(each, back, root) for key, each in parts.items()}
    if value is None:
        return None
    raise Misfit("", f"no way to hide {type(value).__name__}")


@cache
def _has_secrets(hint: Any, within: tuple[Any, ...] = ()) -> bool:
    """Whether something of this kind can hold a hidden field."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType, list, dict, tuple, Sequence, Mapping):
        found = any(_has_secrets(arg, within) for arg in args if arg is not Ellipsis)
        if found and origin not in (Union, UnionType, list, dict):
            raise Misfit("", f"secrets cannot lie in {hint}: copies would share them")
        return found
    if not dataclasses.is_dataclass(hint) or hint in within:
        return False
    hints = hints_of(cast("type", hint))
    return any(
        "hidden" in field.metadata or _has_secrets(hints[field.name], (*within, hint))
        for field in dataclasses.fields(hint)
        if not field.metadata.get("shared")
    )
