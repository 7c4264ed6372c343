"""Which faults to try for a rule: few, of different kinds, and the same ones at every run."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, zip_longest
from pathlib import Path

from scripts.proving import breaking, printed, spots
from scripts.proving.fault import Fault
from scripts.proving.spots import FUNCTION, LINE, WHOLE

ROOMS = ("kernel", "world", "second", "third", "bonds")
"""Where rules are carried out; a bot or a page that names a rule only speaks of it."""
JUDGES = ("validate.py",)
"""What judges positions that were loaded repeats rules and carries none out."""
CONTENT = ("content/second", "content/third", "content/bonds")
LIKELY = (
    *(
        "limit",
        "list",
        "order",
        "shift",
        "filter",
        "part",
        "drop",
        "flip",
        "constant",
        "argument",
        "other",
        "sum",
    ),
    *("swap", "negate", "and-or", "tidy"),
)
"""Kinds of faults, the ones a person makes first in front; "tidy", forgetting what is over, comes last."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A fault to try, and the rules named in the same function or in what it calls: it may be theirs."""

    fault: Fault
    beside: frozenset[str]


class Code:
    """All places of a package that name rules."""

    def __init__(self, package: Path) -> None:
        self._python: dict[str, list[tuple[str, spots.Module, list[spots.Spot]]]] = {}
        self._printed: dict[str, list[tuple[str, str, list[printed.Passage]]]] = {}
        self._functions: dict[str, set[str]] = {}
        for file in _files(package, ROOMS, "*.py"):
            if file.name in JUDGES:
                continue
            module = spots.read(file.read_text(encoding="utf-8"))
            for function, rule in spots.named_by_function(module):
                self._functions.setdefault(function, set()).add(rule)
            for rule, found in spots.spots(module).items():
                self._python.setdefault(rule, []).append((_name(file, package), module, found))
        for file in _files(package, CONTENT, "*.toml"):
            text = file.read_text(encoding="utf-8")
            for rule, passages in printed.passages(text).items():
                self._printed.setdefault(rule, []).append((_name(file, package), text, passages))

    def rules(self) -> set[str]:
        """The rules that are named anywhere."""
        return {*self._python, *self._printed}

    def files_of(self, rule: str) -> set[str]:
        """The files that name a rule, below the package."""
        return {place[0] for place in (*self._python.get(rule, ()), *self._printed.get(rule, ()))}

    def faults(self, rule: str, without: Iterable[str] = ()) -> list[Choice]:
        """All faults for a rule in the order in which they are to be tried."""
        found: dict[tuple[str, int, int, str], Choice] = {}
        for choice in self._all(rule):
            fault = choice.fault
            at = (fault.file, fault.start, fault.end, fault.text)
            if at not in found or found[at].fault.sharp > fault.sharp:
                found[at] = choice
        left_out = set(without)
        choices = [choice for choice in found.values() if choice.fault.key not in left_out]
        near = [choice for sharp in (LINE, FUNCTION) for choice in _mixed(rule, choices, sharp)]
        return near or _mixed(rule, choices, WHOLE)

    def _all(self, rule: str) -> Iterator[Choice]:
        for file, module, found in self._python.get(rule, ()):
            for spot in found:
                for fault in breaking.faults_in(module, file, [spot]):
                    called = (self._functions.get(name, set[str]()) for name in fault.calls)
                    yield Choice(fault, spot.beside.union(*called))
        for file, text, passages in self._printed.get(rule, ()):
            for passage in passages:
                for fault in printed.faults_in(text, file, [passage]):
                    yield Choice(fault, passage.beside)


def _mixed(rule: str, choices: list[Choice], sharp: int) -> list[Choice]:
    """One of each kind, then the second of each; within a kind the rule's own hash decides."""
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        if choice.fault.sharp == sharp:
            kinds.setdefault(choice.fault.kind, []).append(choice)
    order = sorted(
        kinds,
        key=lambda kind: (LIKELY.index(kind) if kind in LIKELY else len(LIKELY) + (kind == "tidy"), kind),
    )
    columns = [sorted(kinds[kind], key=lambda choice: _digest(rule, choice.fault.key)) for kind in order]
    return [choice for choice in chain.from_iterable(zip_longest(*columns)) if choice is not None]


def _digest(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def _files(package: Path, folders: Iterable[str], pattern: str) -> list[Path]:
    return sorted(file for folder in folders for file in (package / folder).rglob(pattern))


def _name(file: Path, package: Path) -> str:
    return file.relative_to(package).as_posix()


def equivalents(file: Path) -> dict[str, str]:
    """Key of a fault that changes nothing -> why."""
    if not file.is_file():
        return {}
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    for key, reason in table.items():
        if not isinstance(reason, str) or not reason.strip():
            raise ValueError(f"{file.name}: {key!r} needs a reason in words")
    return table
