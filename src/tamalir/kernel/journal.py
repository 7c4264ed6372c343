"""The journal: every answer of a game, in order."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import cast

from tamalir.kernel.entries import Entry
from tamalir.kernel.errors import DamagedSave
from tamalir.kernel.requests import Seat

CHANCE: Seat = -1
EVERYBODY: Seat = -2

NO_PATH = hashlib.sha256(b"tamalir").digest()
"""The path of a game in which nothing has been answered yet."""


class Journal:
    """Answers so far, and how many of them were chance.

    A copy shares the entries of its original, which never change, and has only its own additions
    to itself: a search makes many forks and looks at the journals of few.
    """

    __slots__ = ("_before", "_length", "_path", "_path_at", "_since", "length", "throws")

    def __init__(self, entries: list[Entry] | None = None) -> None:
        self._before: list[Entry] = []
        """The list of the original; only the first `_length` entries are ours."""
        self._length = 0
        self._since: list[Entry] = entries if entries is not None else []
        self._path = NO_PATH
        self._path_at = 0
        """The path as far as somebody has asked for it, and how many answers it has behind it."""
        self.length: int = len(self._since)
        self.throws: int = 0
        for entry in self._since:
            if entry.who == CHANCE:
                self.throws += 1

    @property
    def entries(self) -> list[Entry]:
        if self._length:
            self._since = self._before[: self._length] + self._since
            self._before, self._length = [], 0
        return self._since

    def __len__(self) -> int:
        return self.length

    def add(self, who: Seat, answer: object, forced: bool = False) -> None:
        self._since.append(Entry(who, answer, forced))
        self.length += 1
        if who == CHANCE:
            self.throws += 1

    def path(self) -> bytes:
        """A digest of every answer so far, in order: the same only for games that came the same way."""
        if self._path_at < self.length:
            path = self._path
            for entry in self.since(self._path_at):
                path = step(path, entry)
            self._path, self._path_at = path, self.length
        return self._path

    def since(self, length: int) -> list[Entry]:
        """The entries after the first `length`."""
        return self._since[length - self._length :] if length >= self._length else self.entries[length:]

    def until(self, length: int) -> Journal:
        """A copy of the first `length` entries."""
        return self.parted(length)[0]

    def parted(self, length: int) -> tuple[Journal, list[Entry]]:
        """A copy of the first `length` entries, and those after them."""
        after = self.since(length)
        journal = Journal()
        journal.throws = self.throws
        for entry in after:
            if entry.who == CHANCE:
                journal.throws -= 1
        journal._before = self._before if length <= self._length else self.entries
        journal._length = journal.length = length
        if self._path_at <= length:
            journal._path, journal._path_at = self._path, self._path_at
        return journal, after

    def to_save(self) -> list[list[object]]:
        return entries_to_save(self.entries)

    @classmethod
    def from_save(cls, data: object) -> Journal:
        return cls(entries_from(data))


def drawn(entry: Entry) -> bool:
    """Whether this is a card that was drawn, and not dice that lie open or somebody's choice."""
    return entry.who == CHANCE and isinstance(entry.answer, str)


def step(path: bytes, entry: Entry) -> bytes:
    """The path after one more answer: docs/fair-dice.md."""
    (line,) = journal_lines([entry])
    return hashlib.sha256(path + line.encode()).digest()


def journal_lines(entries: Sequence[Entry]) -> list[str]:
    """Each answer as one line of JSON, as it goes into the path."""
    return [
        json.dumps(written, separators=(",", ":"), ensure_ascii=True) for written in entries_to_save(entries)
    ]


def entries_to_save(entries: Sequence[Entry]) -> list[list[object]]:
    """Answers as plain data."""
    return [[e.who, e.answer, 1] if e.forced else [e.who, e.answer] for e in entries]


def entries_from(data: object) -> list[Entry]:
    """Answers from plain data."""
    if not isinstance(data, list):
        raise DamagedSave("the journal is not a list")
    return [_entry(n, item) for n, item in enumerate(cast("list[object]", data))]


def _entry(n: int, item: object) -> Entry:
    parts = cast("list[object]", item) if isinstance(item, list) else []
    if parts[2:] not in ([], [1]) or len(parts) < 2 or type(parts[0]) is not int or parts[0] < EVERYBODY:
        raise DamagedSave(f"entry {n} of the journal is damaged")
    return Entry(parts[0], _frozen(parts[1]), forced=len(parts) == 3)


def _frozen(answer: object) -> object:
    """JSON turns tuples into lists; the journal keeps them as tuples."""
    return tuple(map(_frozen, cast("list[object]", answer))) if isinstance(answer, list) else answer
