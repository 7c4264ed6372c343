"""Paragraphs of a card: an effect, an ability with its name, an ending of a quest, a token.

A card is spoken part by part: a part of the kind `ending` in the third edition is the message
`part-third-ending`, with its facts and the sentences of its effects as `$effects`. A part without a kind is
nothing but its effects.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tamalir.world.effects import Effect


@dataclass(slots=True, frozen=True)
class Part:
    """One paragraph."""

    kind: str = ""
    facts: Mapping[str, int | str] = field(default_factory=dict[str, int | str])
    effects: tuple[Effect, ...] = ()
    may: bool = False
    """What it does is optional."""
    usage: str = "always"
    """How the card is used to do it, such as `activate`."""


def paragraphs(effects: Iterable[Effect], usage: str = "always") -> tuple[Part, ...]:
    """A paragraph for each effect."""
    return tuple([Part(effects=(effect,), usage=usage) for effect in effects])


def listed(words: Iterable[str]) -> str:
    """Several words as one fact, as messages read them."""
    return " ".join(words)


def counted(amounts: Mapping[str, int]) -> str:
    """Amounts as one fact: `2gold 1action`."""
    return " ".join(f"{n}{what}" for what, n in amounts.items())
