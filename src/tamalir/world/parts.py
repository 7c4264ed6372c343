"""Paragraphs of a card that are more than an effect: an ability with its name, an ending of a quest, a token.

A definition with `parts` is spoken part by part: a part of the kind `ending` in the third edition is the
message `part-third-ending`, with its facts and the sentences of its effects as `$effects`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tamalir.world.effects import Effect


@dataclass(slots=True, frozen=True)
class Part:
    """One paragraph."""

    kind: str
    facts: Mapping[str, int | str] = field(default_factory=dict[str, int | str])
    effects: tuple[Effect, ...] = ()
    may: bool = False
    """What it does is optional."""


def listed(words: Iterable[str]) -> str:
    """Several words as one fact, as messages read them."""
    return " ".join(words)


def counted(amounts: Mapping[str, int]) -> str:
    """Amounts as one fact: `2gold 1action`."""
    return " ".join(f"{n}{what}" for what, n in amounts.items())
