"""Mechanical faults in what is printed: a number one higher, a word, a switch or a limit struck out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from scripts.proving.fault import Fault, numbered
from tamalir.rulebook.places import ids_in

NUMBER = re.compile(r"(?<![\w\".-])\d+(?![\w\".])")
SWITCH = re.compile(r"= (true|false)\b")
LIST = re.compile(r"\[(\"[^\",\]]*\"(?:, )?)")
"""The beginning of a list of words, with its first word."""
LIMITS = ("limit", "given", "may")
"""Lines without which a card does more than it says."""
WORDS = ("id", "own", "name")
"""Lines that say nothing about play."""


@dataclass(frozen=True, slots=True)
class Passage:
    """Lines of a file that a comment speaks of, as a range of line indices."""

    lines: range
    sharp: int
    beside: frozenset[str]


def passages(source: str) -> dict[str, list[Passage]]:
    """Rule id -> what it speaks of: the lines below a comment up to the next one, or its own line; beside the
    heading or the id of a table all of it."""
    lines = source.splitlines()
    found: dict[str, list[Passage]] = {}
    comment: list[str] = []
    start = 0
    for n, line in enumerate([*lines, "#"]):
        if not line.startswith("#"):
            before, _, beside = line.partition("#")
            if before.count('"') % 2 == 0:
                whole = before.startswith(("[", "id ="))
                _note(found, beside, _table_around(lines, n) if whole else range(n, n + 1), 0)
            continue
        if comment and n > start:
            _note(found, " ".join(comment), range(start, n), 1 if n - start < 15 else 2)
            comment = []
        comment.append(line.lstrip("# "))
        start = n + 1
    return found


def _table_around(lines: list[str], n: int) -> range:
    """The lines of the table whose heading or id stands here."""
    first = next(at for at in range(n, -1, -1) if lines[at].startswith("[") or at == 0)
    rest = range(first + 1, len(lines))
    return range(first, next((at for at in rest if lines[at].startswith(("[", "#"))), len(lines)))


def _note(found: dict[str, list[Passage]], text: str, lines: range, sharp: int) -> None:
    ids = frozenset(ids_in(text))
    for rule in ids:
        found.setdefault(rule, []).append(Passage(lines, sharp, ids))


def faults_in(source: str, file: str, found: list[Passage]) -> list[Fault]:
    """All faults that can be made in these passages."""
    lines = source.splitlines(keepends=True)
    return numbered(
        [fault for passage in found for fault in _made(lines, file, passage.lines, passage.sharp)],
        _made(lines, file, range(len(lines)), 0),
    )


def _made(lines: list[str], file: str, where: range, sharp: int) -> list[Fault]:
    made: list[Fault] = []
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line.encode()))
    for n in where:
        line = lines[n]
        for kind, start, end, text in _changes(line):
            key = f"{file} {_table_of(lines, n)}: {kind}: {line.strip()} @{start} -> {text}"
            before, after = (starts[n] + len(line[:column].encode()) for column in (start, end))
            made.append(Fault(file, n + 1, kind, before, after, text, key, sharp))
    return made


def _changes(line: str) -> Iterator[tuple[str, int, int, str]]:
    """Kind, first and last column, and what stands there instead."""
    name = line.partition("=")[0].strip()
    if "=" not in line or name in WORDS:
        return
    bare = line.partition("#")[0]
    if name in LIMITS:
        yield "limit", 0, len(line), ""
    for number in NUMBER.finditer(bare):
        yield "constant", number.start(), number.end(), str(int(number[0]) + 1)
    for words in LIST.finditer(bare):
        yield "list", words.start(1), words.end(1), ""
    for switch in SWITCH.finditer(bare):
        yield "constant", switch.start(1), switch.end(1), "false" if switch[1] == "true" else "true"


def _table_of(lines: list[str], n: int) -> str:
    for line in reversed(lines[: n + 1]):
        if line.startswith("["):
            return line.strip().strip("[]")
    return ""
