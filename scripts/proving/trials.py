"""Trying faults on a rule, and what came of it."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Protocol

from scripts.proving.choosing import Choice
from scripts.proving.fault import Fault
from tamalir.rulebook.proof import Record

VERSION = "1"
"""Another number makes every rule be tried again."""
SPARE = 2
"""How many times as many faults are tried if some turn out to be those of other rules."""

OTHERS = 20.0
"""Seconds of tests of other rules, the quickest first."""
UNKNOWN = 0.1
"""Seconds of a test that has not been run without a fault."""


class Notices(Protocol):
    """What can try a fault: a bench."""

    def notices(self, fault: Fault, tests: list[str], seconds: dict[str, float]) -> bool:
        """Whether one of the tests fails with the fault."""
        ...


@dataclass(slots=True)
class Trials:
    """What all trials of a run share."""

    index: Mapping[str, list[str]]
    """Rule id -> its tests."""
    seconds: dict[str, float]
    number: int
    """How many faults of a rule are to be judged."""

    def of(self, rule: str, choices: list[Choice], bench: Notices, print_: str) -> Record:
        """Try faults until enough are judged.

        A fault that the rule's own tests overlook, but the tests of a rule named in the same function
        notice, was a fault of that other rule; it counts for neither side.
        """
        caught, others = 0, 0
        survivors: list[str] = []
        for choice in choices[: self.number * SPARE]:
            if caught + len(survivors) == self.number:
                break
            fault = choice.fault
            if bench.notices(fault, self.index[rule], self.seconds):
                caught += 1
            elif self._is_of_others(rule, choice, bench):
                others += 1
            else:
                survivors.append(f"{fault.file}:{fault.line} {fault.kind}")
        return Record(rule, caught + len(survivors), caught, tuple(survivors), others, print_)

    def _is_of_others(self, rule: str, choice: Choice, bench: Notices) -> bool:
        own = set(self.index[rule])
        tests = {test for other in choice.beside for test in self.index.get(other, ())} - own
        quick: list[str] = []
        spent = 0.0
        for test in sorted(tests, key=lambda test: (self.seconds.get(test, UNKNOWN), test)):
            spent += self.seconds.get(test, UNKNOWN)
            if spent > OTHERS:
                break
            quick.append(test)
        return bool(quick) and bench.notices(choice.fault, quick, self.seconds)


def fingerprint(choices: Iterable[Choice], tests: Iterable[str], checkout: Path, number: int) -> str:
    """Changes when the rule's code, its tests or the number of faults change."""
    parts = [VERSION, str(number)]
    parts += [choice.fault.key for choice in choices]
    parts += sorted({source_of(checkout, test) for test in tests})
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:12]


def source_of(checkout: Path, test: str) -> str:
    """The text of a test, without the cases it is run with."""
    file, *names = test.partition("[")[0].split("::")
    return _functions(checkout / file).get(".".join(names), test)


@cache
def _functions(file: Path) -> dict[str, str]:
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    found: dict[str, str] = {}

    def add(body: Iterable[ast.stmt], above: str) -> None:
        for node in body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
                found[above + node.name] = "\n".join(lines[first - 1 : node.end_lineno])
                if isinstance(node, ast.ClassDef):
                    add(node.body, f"{above}{node.name}.")

    add(ast.parse(text).body, "")
    return found
