"""Loads, finds and searches rules. Nothing is read before it is asked for, and nothing twice."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from typing import NotRequired, TypedDict, cast

from tamalir.kernel.errors import Unknown
from tamalir.rulebook import packaged
from tamalir.rulebook import words as wording
from tamalir.rulebook.errors import CatalogueError, UnknownRule
from tamalir.rulebook.rule import EDITIONS, LANGUAGES, PREFIXES, Rule


class Entry(TypedDict):
    """A [[rule]] table as it stands in content/rules."""

    id: str
    kind: str
    sources: list[str]
    term: NotRequired[str]


def load(edition: str, lang: str = "en") -> tuple[Rule, ...]:
    """All rules of an edition, in the order of the rulebook."""
    return tuple(_by_id(edition, lang).values())


def find(rule_id: str, lang: str = "en") -> Rule:
    """The rule with this id; capitals do not matter. Raises UnknownRule, which names close ids."""
    wanted = rule_id.strip().upper()
    edition = PREFIXES.get(wanted.split("-")[0])
    _known_language(lang)
    if edition is not None and wanted in (rules := _by_id(edition, lang)):
        return rules[wanted]
    raise UnknownRule(wanted, (rule.id for name in EDITIONS for rule in load(name)))


def search(words: str | Iterable[str], edition: str | None = None, lang: str = "en") -> list[Rule]:
    """Rules that hold all the words in id, title, text or term, those with most words in the title first."""
    asked = words.split() if isinstance(words, str) else " ".join(words).split()
    wanted = [_folded(word) for word in asked]
    if not wanted:
        return []
    editions = EDITIONS if edition is None else (edition,)
    hits: list[tuple[int, Rule]] = []
    for rule in (rule for name in editions for rule in load(name, lang)):
        title = _folded(rule.title)
        everything = _folded(f"{rule.id}\n{rule.term}\n{rule.text}\n") + title
        if all(word in everything for word in wanted):
            hits.append((sum(word in title for word in wanted), rule))
    # sorted() is stable: rules of equal rank stay in the order of the rulebook
    return [rule for _, rule in sorted(hits, key=lambda hit: -hit[0])]


def _folded(text: str) -> str:
    """Without case; and many who write Russian type no ё."""
    return text.casefold().replace("ё", "е")


@cache
def _by_id(edition: str, lang: str) -> dict[str, Rule]:
    if edition not in EDITIONS:
        raise Unknown("edition", edition, EDITIONS)
    _known_language(lang)
    english = wording.read(edition, "en")
    translated = english if lang == "en" else wording.read(edition, lang)
    entries = _entries(edition)
    ids = [entry.get("id", "?") for entry in entries]
    if strays := sorted((english.keys() | translated.keys()) - set(ids)):
        raise CatalogueError(f"content/rules/{edition}.toml: lacks {', '.join(strays)}, which has words")
    if len(set(ids)) < len(ids):
        twice = sorted({rule_id for rule_id in ids if ids.count(rule_id) > 1})
        raise CatalogueError(f"content/rules/{edition}.toml: {', '.join(twice)} stands here twice")
    return {
        rule_id: _rule(entry, edition, english, translated, lang)
        for rule_id, entry in zip(ids, entries, strict=True)
    }


def _entries(edition: str) -> list[Entry]:
    path = f"content/rules/{edition}.toml"
    source = packaged.text(path)
    if source is None:
        raise CatalogueError(f"{path}: is missing from this installation")
    return cast(list[Entry], tomllib.loads(source)["rule"])


def _rule(
    entry: Entry,
    edition: str,
    english: dict[str, wording.Words],
    translated: dict[str, wording.Words],
    lang: str,
) -> Rule:
    try:
        rule_id, kind, sources = entry["id"], entry["kind"], tuple(entry["sources"])
        # a language may be half translated: each rule falls back by itself
        fallback = rule_id not in translated
        words = english[rule_id] if fallback else translated[rule_id]
        title, text, check = words["title"], words["text"], words["check"]
    except KeyError as lacking:
        raise CatalogueError(
            f"content/rules/{edition}.toml: {entry.get('id', '?')} lacks {lacking}"
        ) from None
    return Rule(
        id=rule_id,
        edition=edition,
        kind=kind,
        sources=sources,
        title=title,
        text=text,
        check=check,
        differs=words.get("differs", ""),
        term=entry.get("term", ""),
        language="en" if fallback else lang,
        fallback=fallback,
    )


def _known_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise Unknown("language", lang, LANGUAGES)
