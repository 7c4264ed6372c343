#!/usr/bin/env python3
"""Write the lists of verbs, docs/second-effects.md and docs/third-effects.md, from the vocabularies."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum, EnumMeta
from pathlib import Path
from typing import Any, cast, get_args

from tamalir.language import text
from tamalir.second.edition import BASE_SET
from tamalir.second.library import own_book
from tamalir.second.vocabulary import VERBS as SECOND_VERBS
from tamalir.third.edition import catalogue
from tamalir.third.vocabulary import VERBS as THIRD_VERBS
from tamalir.world.effects import Effect, Verb, Vocabulary

DOCS = Path(__file__).resolve().parent.parent / "docs"
TYPES = {
    "Effect": "effects",
    "int | str": "number or word",
    "int": "number",
    "bool": "yes or no",
    "str": "word",
}
SECOND_HEAD = """# The verbs of the Second Edition

What `do` can be on a card, when, with which arguments (those in brackets may be left out), and what it says
on a card of the set. [effects.md](effects.md) tells how an effect is written, [add-a-card.md](add-a-card.md)
how to make a card. This page is made from the vocabulary by `scripts/verbs.py`; a test sees to it that both
agree.
"""
THIRD_HEAD = """# The verbs of the Third Edition

What `do` can be on a card, in which moments, with which arguments (those in brackets may be left out), and
what it says on a card of the set. [third-content.md](third-content.md) tells what the kinds of cards are,
what the moments mean and which words the arguments may be. This page is made from the vocabulary by
`scripts/verbs.py`; a test sees to it that both agree.
"""


@dataclass(frozen=True)
class Page:
    """One edition's list."""

    edition: str
    head: str
    vocabulary: Vocabulary[Any]
    printed: Callable[[], Iterable[Effect]]
    """Every effect that stands on a card by itself."""

    @property
    def file(self) -> Path:
        return DOCS / f"{self.edition}-effects.md"

    def text(self) -> str:
        """The whole page."""
        examples = self._examples()
        words = {
            name: ", ".join(f"`{word}`" for word in known or ())
            for name, known in self.vocabulary.words.items()
        }
        lines = [
            self.head,
            "Besides, every effect may have",
            "",
            f"- `cost`: {words['cost']};",
            f"- `given`, which must hold: {words['given']};",
            f"- `limit`, once in each: {words['limit']}.",
            "",
            "| Verb | When | Arguments | For instance |",
            "|---|---|---|---|",
        ]
        for name, verb in sorted(self.vocabulary.verbs.items()):
            moments = ", ".join(moment for moment in verb.when if moment) or "always"
            says = text("en", examples[name], edition=self.edition)
            lines.append(f"| `{name}` | {moments} | {_arguments(verb)} | {says} |")
        return "\n".join(lines) + "\n"

    def _examples(self) -> dict[str, Effect]:
        """The first effect of each verb that stands on a card by itself, or else inside another."""
        printed = list(self.printed())
        found: dict[str, Effect] = {}
        for effect in (*printed, *(inner for outer in printed for inner in outer.within())):
            found.setdefault(effect.do, effect)
        return found


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


def _second_printed() -> Iterable[Effect]:
    book = own_book(BASE_SET)
    cards: list[Any] = [
        *book.heroes.values(), *book.items.values(), *book.allies.values(),
        *book.challenges.values(), *book.encounters.values(), *book.events.values(),
    ]  # fmt: skip
    for card in cards:
        yield from card.effects
        kept = getattr(card, "kept", None)
        if kept is not None:
            yield from kept.effects


def _third_printed() -> Iterable[Effect]:
    cards = catalogue()
    yield from (ability.effect for _, ability in cards.abilities())
    yield from (effect for _, effect in cards.effects())


SECOND = Page("second", SECOND_HEAD, SECOND_VERBS, _second_printed)
THIRD = Page("third", THIRD_HEAD, THIRD_VERBS, _third_printed)
PAGES = (SECOND, THIRD)

if __name__ == "__main__":
    for page in PAGES:
        page.file.write_text(page.text(), encoding="utf-8")
