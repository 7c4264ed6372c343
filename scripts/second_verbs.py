#!/usr/bin/env python3
"""Write docs/second-effects.md: every verb that cards of the Second Edition may use, from the vocabulary."""

from __future__ import annotations

from enum import Enum, EnumMeta
from pathlib import Path
from typing import Any, cast, get_args

from tamalir.language import text
from tamalir.second.cards import Book
from tamalir.second.edition import BASE_SET
from tamalir.second.library import own_book
from tamalir.second.vocabulary import VERBS
from tamalir.world.effects import Effect, Verb

PAGE = Path(__file__).resolve().parent.parent / "docs" / "second-effects.md"
TYPES = {"int": "number", "str": "word", "bool": "yes or no", "Effect": "effects"}
HEAD = """# The verbs of the Second Edition

What `do` can be on a card, when, with which arguments (those in brackets may be left out), and what it says
on a card of the set. [effects.md](effects.md) tells how an effect is written, [add-a-card.md](add-a-card.md)
how to make a card. This page is made from the vocabulary by `scripts/second_verbs.py`; a test sees to it that
both agree.

Besides, every effect may have
"""


def page() -> str:
    """The whole page."""
    examples = _examples(own_book(BASE_SET))
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
        moments = ", ".join(verb.when)
        lines.append(f"| `{name}` | {moments} | {_arguments(verb)} | {_sentence(examples[name])} |")
    return "\n".join(lines) + "\n"


def _examples(book: Book) -> dict[str, Effect]:
    """The first effect of each verb that stands on a card by itself, or else inside another."""
    cards: list[Any] = [
        *book.heroes.values(), *book.items.values(), *book.allies.values(),
        *book.challenges.values(), *book.encounters.values(), *book.events.values(),
    ]  # fmt: skip
    printed = [effect for card in cards for effect in (*card.effects, *_kept(card))]
    found: dict[str, Effect] = {}
    for effect in (*printed, *(inner for outer in printed for inner in outer.within())):
        found.setdefault(effect.do, effect)
    return found


def _sentence(effect: Effect) -> str:
    return text("en", effect, edition="second")


def _kept(card: Any) -> tuple[Effect, ...]:
    kept = getattr(card, "kept", None)
    return () if kept is None else kept.effects


def _arguments(verb: Verb[Any]) -> str:
    """Names and types; optional ones in brackets."""
    told = [f"`{name}` {_type(hint)}" for name, hint in verb.hints.items()]
    needed = [name in verb.required for name in verb.hints]
    return ", ".join(each if must else f"[{each}]" for each, must in zip(told, needed, strict=True)) or "–"


def _type(hint: Any) -> str:
    if isinstance(hint, EnumMeta):
        return "(" + ", ".join(str(each.value) for each in cast("type[Enum]", hint)) + ")"
    words = [part for part in get_args(hint) if isinstance(part, EnumMeta)]
    if words:
        return _type(words[0])
    return next(word for name, word in TYPES.items() if name in str(hint))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
