"""Reads the words of the rules from their Fluent files.

Parsing all three files with fluent.syntax takes the better part of a second, which a tooltip or a
command should not wait for. Our rule files use only a corner of Fluent (one line per value, no
selectors, no references, braces as string literals), so a strict reader of that corner is enough.
It refuses everything else, and a test shows that fluent.syntax reads the same words.
"""

from __future__ import annotations

import re

from tamalir.rulebook import packaged
from tamalir.rulebook.errors import CatalogueError

LINE = re.compile(
    r"rule-(?P<id>[0-9A-Z]+-[A-Z]+-\d{3}) = (?P<title>\S.*)"
    r"|    \.(?P<attribute>[a-z]+) = (?P<value>\S.*)"
    r"|(?P<nothing>#{1,3}( .*)?|)"
)
BRACE = re.compile(r'\{"([{}])"\}')

Words = dict[str, str]
"""What one message says: title, text, check and perhaps differs."""


def read(edition: str, language: str) -> dict[str, Words]:
    """The words of an edition by rule id; empty if that language has no such file."""
    path = f"texts/{language}/rules-{edition}.ftl"
    source = packaged.text(path)
    return {} if source is None else parse(source, path)


def parse(source: str, name: str) -> dict[str, Words]:
    """The messages of a rules file, or a CatalogueError that names the line."""
    messages: dict[str, Words] = {}
    current: Words | None = None
    for number, line in enumerate(source.split("\n"), start=1):
        found = LINE.fullmatch(line)
        if found is None:
            raise CatalogueError(f"{name}:{number}: neither a rule, an attribute nor a comment")
        if found["id"] is not None:
            if found["id"] in messages:
                raise CatalogueError(f"{name}:{number}: {found['id']} stands here twice")
            current = messages[found["id"]] = {"title": _plain(found["title"], name, number)}
        elif found["attribute"] is not None:
            if current is None:
                raise CatalogueError(f"{name}:{number}: an attribute without a rule above it")
            if found["attribute"] in current:
                raise CatalogueError(f"{name}:{number}: .{found['attribute']} stands here twice")
            current[found["attribute"]] = _plain(found["value"], name, number)
        else:
            current = None
    return messages


def _plain(value: str, name: str, number: int) -> str:
    """The value with its braces unescaped; any other placeable is beyond this reader."""
    pieces = BRACE.split(value.rstrip(" "))
    # split() gives text, brace, text, brace, ...: a brace left over in the text is a real placeable
    if any("{" in text or "}" in text for text in pieces[::2]):
        raise CatalogueError(f"{name}:{number}: only plain words and escaped braces may stand here")
    return "".join(pieces)
