"""The rulebook as it is read at a table."""

from __future__ import annotations

import msgspec

from tamalir import rulebook
from tamalir.host.errors import Problem
from tamalir.host.wire import Lang
from tamalir.rulebook import Rule, UnknownRule

MOST_FOUND = 100


class RuleText(msgspec.Struct, kw_only=True):
    """A rule in words."""

    id: str
    edition: str
    area: str
    kind: str
    title: str
    text: str
    example: str
    """One case of it: what is given, what happens, what follows."""
    differs: str
    """Where printings differ, and which reading holds."""
    sources: list[str]
    """Printing and section."""
    language: str
    """The language of the words: English where another has none yet."""


class RuleList(msgspec.Struct, kw_only=True):
    found: int
    rules: list[RuleText]
    """The best of them, at most a hundred for a search."""


class TermText(msgspec.Struct, kw_only=True):
    """What a thing is called in the boxes of each language."""

    en: str
    pl: str
    ru: str


class TermList(msgspec.Struct, kw_only=True):
    terms: list[TermText]


def every(edition: str, lang: Lang) -> RuleList:
    """The whole rulebook of an edition."""
    found = rulebook.load(edition, lang)
    return RuleList(found=len(found), rules=[_told(rule) for rule in found])


def search(words: str, edition: str, lang: Lang) -> RuleList:
    """The rules that hold all these words."""
    found = rulebook.search(words, edition, lang)
    return RuleList(found=len(found), rules=[_told(rule) for rule in found[:MOST_FOUND]])


def find(id: str, lang: Lang) -> RuleText:
    """One rule by its id."""
    try:
        return _told(rulebook.find(id, lang))
    except UnknownRule as unknown:
        raise Problem(404, "no-such-rule", str(unknown)) from None


def terms(edition: str) -> TermList:
    """The words of an edition as its printings have them."""
    found = rulebook.terms(edition)
    return TermList(terms=[TermText(en=term.en, pl=term.pl, ru=term.ru) for term in found])


def _told(rule: Rule) -> RuleText:
    return RuleText(
        id=rule.id,
        edition=rule.edition,
        area=rule.area,
        kind=rule.kind,
        title=rule.title,
        text=rule.text,
        example=rule.check,
        differs=rule.differs,
        sources=list(rule.sources),
        language=rule.language,
    )
