"""The Fluent files of a language, cut into messages.

Parsing a whole language with fluent.syntax takes a good part of a second, which the first
sentence of a game should not wait for. So a file is only cut where its entries begin, which
is quick, and a message is parsed when somebody wants to hear it. A test shows that fluent.syntax
finds the same entries.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from tamalir.kernel import TamalirError, Unknown
from tamalir.rulebook import LANGUAGES

RULES = "rules-"
"""Files that begin like this are the rulebook's, which has a quick reader of its own."""

ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""An entry begins at the left margin; all its further lines are indented or inside braces."""


class TextError(TamalirError):
    """The texts are wrong: a message stands twice, cannot be read, or is missing."""


def known_language(lang: str) -> str:
    """The language itself, or the error that names the known ones."""
    if lang not in LANGUAGES:
        raise Unknown("language", lang, LANGUAGES)
    return lang


def read(lang: str, rules: bool = False) -> dict[str, str]:
    """File name -> content of a language's files; the rulebook's only with `rules`."""
    found = _read(files("tamalir") / "texts" / known_language(lang))
    return {name: text for name, text in found.items() if rules or not name.startswith(RULES)}


def _read(folder: Traversable) -> dict[str, str]:
    if not folder.is_dir():
        return {}
    return {
        file.name: file.read_text(encoding="utf-8").replace("\r\n", "\n")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


@cache
def entries(lang: str) -> dict[str, str]:
    """Message id -> its source, over all files of a language: they form one namespace."""
    found: dict[str, str] = {}
    for name, source in read(lang).items():
        for id, entry in cut(source):
            if id in found:
                raise TextError(f"texts/{lang}/{name}: {id} stands twice in this language")
            found[id] = entry
    return found


def add(texts: Traversable) -> None:
    """Take in the words of a game from elsewhere, `<texts>/<language>/*.ftl`: they join all others.

    Everybody who speaks knows them from now on. They cannot change what is said in other games.
    """
    new = {lang: _read(texts / lang) for lang in LANGUAGES}
    found = [(lang, name, *each) for lang in new for name, text in new[lang].items() for each in cut(text)]
    for lang, name, id, entry in found:
        if entries(lang).get(id, entry) != entry:
            raise TextError(f"{lang}/{name}: {id} stands in Tamalir's own texts already")
    for lang, _, id, entry in found:
        entries(lang)[id] = entry


def cut(source: str) -> list[tuple[str, str]]:
    """The entries of a file with their ids; terms keep their hyphen."""
    starts = [(match.start(), match[1]) for match in ENTRY.finditer(source)]
    ends = [*(start for start, _ in starts[1:]), len(source)]
    return [(id, source[start:end]) for (start, id), end in zip(starts, ends, strict=False)]
