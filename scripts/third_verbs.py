#!/usr/bin/env python3
"""Write docs/third-effects.md: every verb that cards of the Third Edition may use, from the vocabulary."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tamalir.language import text
from tamalir.third.edition import catalogue
from tamalir.third.vocabulary import VERBS
from tamalir.world.effects import Effect, Verb

PAGE = Path(__file__).resolve().parent.parent / "docs" / "third-effects.md"
TYPES = {
    "Effect": "effects",
    "int | str": "number or word",
    "int": "number",
    "bool": "yes or no",
    "str": "word",
}
HEAD = """# The verbs of the Third Edition

What `do` can be on a card, in which moments, with which arguments (those in brackets may be left out), and
what it says on a card of the set. [third-content.md](third-content.md) tells what the kinds of cards are,
what the moments mean and which words the arguments may be. This page is made from the vocabulary by
`scripts/third_verbs.py`; a test sees to it that both agree.

Besides, every effect may have
"""


def page() -> str:
    """The whole page."""
    examples = _examples()
    words = {name: ", ".join(f"`{word}`" for word in known or ()) for name, known in VERBS.words.items()}
    lines = [
        HEAD,
        f"- `cost`: {words['cost']};",
        f"- `given`, which must hold: {words['given']};",
        f"- `limit`, once in each: {words['limit']}.",
        "",
        "| Verb | When | Arguments | For instance |",
        "|---|---|---|---|",
    ]
    for name, verb in sorted(VERBS.verbs.items()):
        moments = ", ".join(moment for moment in verb.when if moment) or "always"
        lines.append(f"| `{name}` | {moments} | {_arguments(verb)} | {_sentence(examples[name])} |")
    return "\n".join(lines) + "\n"


def _examples() -> dict[str, Effect]:
    """The first effect of each verb that stands on a card by itself, or else inside another."""
    cards = catalogue()
    printed = [ability.effect for _, ability in cards.abilities()]
    printed += [effect for _, effect in cards.effects()]
    found: dict[str, Effect] = {}
    for effect in (*printed, *(inner for outer in printed for inner in outer.within())):
        found.setdefault(effect.do, effect)
    return found


def _sentence(effect: Effect) -> str:
    return text("en", effect, edition="third")


def _arguments(verb: Verb[Any]) -> str:
    """Names and types; optional ones in brackets."""
    told = [f"`{name}` {_type(hint)}" for name, hint in verb.hints.items()]
    needed = [name in verb.required for name in verb.hints]
    return ", ".join(each if must else f"[{each}]" for each, must in zip(told, needed, strict=True)) or "–"


def _type(hint: Any) -> str:
    return next(word for name, word in TYPES.items() if name in str(hint))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
