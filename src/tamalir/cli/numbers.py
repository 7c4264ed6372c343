"""Which number stands for which option of a question."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tamalir.kernel import Choose, Option

MANY = 3
"""So many options that differ by an amount only are shown as one."""


def amounts(asked: Choose[Any], verbs: Collection[str]) -> dict[str, list[int]]:
    """Those of these verbs that have many options, with the amounts by which they differ."""
    found = {
        verb: [int(option.args["n"]) for option in asked.options if option.verb == verb] for verb in verbs
    }
    return {verb: each for verb, each in found.items() if len(each) >= MANY}


def listed(asked: Choose[Any]) -> list[Option[Any]]:
    """Options that are told one by one. Of those that a map would show, the ones that lead to something."""
    return [o for o in asked.options if not o.args.get("unlisted") or o.args.get("what", "none") != "none"]


def single(asked: Choose[Any], verbs: Collection[str]) -> list[Option[Any]]:
    """Options that have a number of their own."""
    together = amounts(asked, verbs)
    return [option for option in listed(asked) if option.verb not in together]


def numbered(asked: Choose[Any], verbs: Collection[str]) -> list[Option[Any]]:
    """Everything with a number: what is offered, then what is possible at any time, then the rest."""
    asides = sorted(asked.asides, key=lambda option: option.refused is not None)
    free = [option for option in asides if option.refused is None]
    return [*single(asked, verbs), *free, *asked.refused, *asides[len(free) :]]


def meant(asked: Choose[Any], verbs: Collection[str], word: str) -> Option[Any] | None:
    """The option that a number or an id names."""
    known = numbered(asked, verbs)
    if word.isdecimal() and 1 <= int(word) <= len(known):
        return known[int(word) - 1]
    return next((option for option in (*asked.options, *known) if option.id == word), None)
