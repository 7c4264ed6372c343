"""How options of the third edition are put together, version 0: in a fight of a verb and its tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tamalir.kernel import Choose, Option

ASIDES = ("ability",)
"""Asides that are actions like any option: abilities for any moment of the own turn (3E-ONCE-003)."""


def offered(request: Choose[Any]) -> Sequence[Option[Any]]:
    """The options, and the abilities that may be used before answering."""
    asides = [option for option in request.asides if option.refused is None and option.verb in ASIDES]
    return [*request.options, *asides] if asides else request.options


def in_parts(request: Choose[Any]) -> bool:
    """Only in fights are there tokens to choose."""
    return request.key.startswith("fight.")


def parts(option: Option[Any]) -> tuple[str, ...]:
    """The verb, with the ability or the kind of damage; each token that is spent; the one it aims at.

    Handfuls of a request name their tokens in one order, so that each begins as a smaller one does.
    """
    args = option.args
    tokens = str(args.get("tokens", ""))
    if not tokens:
        return (option.id,)
    about = args.get("ability", args.get("kind"))
    verb = option.verb if about is None else f"{option.verb}:{about}"
    target = args.get("target")
    spent = tokens.split("+")
    return (verb, *spent) if target is None else (verb, *spent, str(target))
