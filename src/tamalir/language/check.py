"""Finds what is wrong with the texts: what is missing, doubled, unreadable or unlike English."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from fluent.syntax import FluentParser, ast

from tamalir.language import sources
from tamalir.language.voice import CASES, FUNCTIONS, GENDERS, Reading
from tamalir.rulebook import LANGUAGES

BUILT_IN = ("NUMBER", "DATETIME")
ATTRIBUTES = ("gender", *CASES[1:])
"""What a name may tell about itself."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A message or term where it stands."""

    id: str
    file: str
    reading: Reading
    attributes: dict[str, str]
    """Name -> its words, where they are plain."""


def missing_keys(lang: str | None = None) -> dict[str, list[str]]:
    """Language -> messages that English has and it has not."""
    english = sources.entries("en").keys()
    languages = [lang] if lang is not None else [other for other in LANGUAGES if other != "en"]
    return {other: sorted(english - sources.entries(other).keys()) for other in languages}


def problems() -> list[str]:
    """Everything that is wrong, a line each; empty when all is well."""
    found: list[str] = []
    texts = {lang: _entries(lang, found) for lang in LANGUAGES}
    for lang, entries in texts.items():
        for entry in entries.values():
            where = f"texts/{lang}/{entry.file}: {entry.id}"
            found += [f"{where} {what}" for what in _own_problems(entry, entries)]
            if lang != "en" and entry.id.startswith("name-") and "gender" not in entry.attributes:
                found.append(f"{where} has no .gender")
    english = texts["en"]
    for lang in LANGUAGES:
        if lang != "en":
            found += _compared(lang, texts[lang], english)
    return found


def _entries(lang: str, found: list[str]) -> dict[str, Entry]:
    entries: dict[str, Entry] = {}
    for name, source in sources.read(lang).items():
        for node in cast("list[object]", FluentParser(with_spans=False).parse(source).body):
            if isinstance(node, ast.Junk):
                line = (node.content or "").strip().partition("\n")[0]
                found.append(f"texts/{lang}/{name}: cannot be read as Fluent: {line}")
            if not isinstance(node, ast.Message | ast.Term):
                continue
            entry = _entry(node, name)
            if entry.id in entries:
                other = entries[entry.id].file
                found.append(f"texts/{lang}/{name}: {entry.id} stands in {other} already")
            entries[entry.id] = entry
    return entries


def _entry(node: ast.Message | ast.Term, file: str) -> Entry:
    attributes = node.attributes
    return Entry(
        id=f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name,
        file=file,
        reading=Reading(node),
        attributes={attribute.id.name: _words(attribute.value) for attribute in attributes},
    )


def _words(pattern: ast.Pattern) -> str:
    elements = cast("list[object]", pattern.elements)
    return "".join(element.value for element in elements if isinstance(element, ast.TextElement))


def _own_problems(entry: Entry, entries: dict[str, Entry]) -> list[str]:
    problems = [f"refers to {other}, which is missing" for other in entry.reading.references - entries.keys()]
    unknown = entry.reading.functions - {*FUNCTIONS, *BUILT_IN}
    problems += [f"calls {function}, which nobody knows" for function in sorted(unknown)]
    cases = entry.reading.named.get("case", set()) - set(CASES)
    problems += [f"asks for the case {case}; known: {', '.join(CASES)}" for case in sorted(cases)]
    if entry.id.startswith("name-"):
        strange = entry.attributes.keys() - set(ATTRIBUTES)
        problems += [f"has .{name}; known: {', '.join(ATTRIBUTES)}" for name in sorted(strange)]
        gender = entry.attributes.get("gender", GENDERS[0])
        if gender not in GENDERS:
            problems.append(f"has the gender {gender}; known: {', '.join(GENDERS)}")
    return problems


def _compared(lang: str, entries: dict[str, Entry], english: dict[str, Entry]) -> list[str]:
    found = [f"texts/{lang}: {id} is missing" for id in sorted(_messages(english) - entries.keys())]
    found += [f"texts/{lang}: {id} is not in English" for id in sorted(_messages(entries) - english.keys())]
    for id in sorted(_messages(entries) & english.keys()):
        own, theirs = _all_variables(id, entries), _all_variables(id, english)
        if own != theirs:
            found.append(
                f"texts/{lang}/{entries[id].file}: {id} uses {_variables(own)}; English {_variables(theirs)}"
            )
    return found


def _all_variables(id: str, entries: dict[str, Entry], seen: frozenset[str] = frozenset()) -> set[str]:
    """Also those of the messages it refers to, which read the same variables."""
    if id not in entries or id in seen or id.startswith("-"):
        return set()
    reading = entries[id].reading
    return reading.variables.union(
        *(_all_variables(other, entries, seen | {id}) for other in reading.references)
    )


def _messages(entries: dict[str, Entry]) -> set[str]:
    """Terms, and messages that only serve other messages, are each language's own affair."""
    serving = {other for entry in entries.values() for other in entry.reading.references}
    return {id for id in entries if not id.startswith("-") and id not in serving}


def _variables(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no variables"
