"""Finds, without running anything, which rules the tests of a checkout are tagged with."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tamalir.rulebook.errors import CatalogueError

NO_PROOF = frozenset({"skip", "xfail"})
"""A test with one of these marks shows nothing, so its tags do not count."""


@dataclass(frozen=True, slots=True)
class Tag:
    """A rule id in a mark, and where it stands."""

    rule: str
    file: Path
    line: int
    test: str = ""
    """The test function or class that it marks; empty for a mark of the whole file."""


@dataclass(slots=True)
class Marks:
    """All tags of a tests folder."""

    tags: list[Tag] = field(default_factory=list[Tag])
    at_run_time: list[tuple[Path, int]] = field(default_factory=list[tuple[Path, int]])
    """Marks whose ids only a test run knows, such as mark.rule(*case.rules)."""


def scan(tests: Path) -> Marks:
    """The rule marks of every Python file below the folder."""
    marks = Marks()
    for file in sorted(tests.rglob("*.py")):
        try:
            tree = ast.parse(file.read_bytes(), filename=str(file))
        except SyntaxError as error:
            raise CatalogueError(f"{file}:{error.lineno}: cannot be read as Python: {error.msg}") from None
        for call, test in _rule_calls(tree, ""):
            _read_call(call, test, file, marks)
    return marks


def _rule_calls(node: ast.AST, test: str) -> Iterator[tuple[ast.Call, str]]:
    """Every `pytest.mark.rule(...)` that reaches a test: as decorator, pytestmark or param's marks."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        if not _shows_something(node):
            return
        test = f"{test}.{node.name}" if test else node.name
    if isinstance(node, ast.Call) and _mark_name(node) == "rule":
        yield node, test
        return
    if isinstance(node, ast.Call) and any(_mark_name(mark) in NO_PROOF for mark in _param_marks(node)):
        return
    for child in ast.iter_child_nodes(node):
        yield from _rule_calls(child, test)


def _shows_something(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    """Whether marks on and in this definition count: pytest ignores them on helpers."""
    marks = {_mark_name(decorator) for decorator in node.decorator_list}
    if marks & NO_PROOF:
        return False
    prefix = "Test" if isinstance(node, ast.ClassDef) else "test"
    return "rule" not in marks or node.name.startswith(prefix)


def _param_marks(call: ast.Call) -> list[ast.expr]:
    """The marks of a `pytest.param(..., marks=...)`."""
    for keyword in call.keywords:
        if keyword.arg == "marks":
            value = keyword.value
            return list(value.elts) if isinstance(value, ast.List | ast.Tuple) else [value]
    return []


def _mark_name(node: ast.AST) -> str | None:
    """'rule' for pytest.mark.rule and for mark.rule, called or not; None for anything else."""
    if isinstance(node, ast.Call):
        node = node.func
    if not isinstance(node, ast.Attribute):
        return None
    holder = node.value
    match holder:
        case ast.Attribute(attr="mark") | ast.Name(id="mark"):
            return node.attr
        case _:
            return None


def _read_call(call: ast.Call, test: str, file: Path, marks: Marks) -> None:
    if not call.args or call.keywords:
        raise CatalogueError(f"{file}:{call.lineno}: mark.rule takes one or more rule ids and nothing else")
    for argument in call.args:
        if not isinstance(argument, ast.Constant):
            marks.at_run_time.append((file, argument.lineno))
        elif isinstance(argument.value, str):
            marks.tags.append(Tag(argument.value, file, argument.lineno, test))
        else:
            raise CatalogueError(f"{file}:{argument.lineno}: {argument.value!r} is no rule id")
