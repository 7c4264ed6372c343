"""Finds the text keys that an edition's source speaks of, by reading it; nothing is run."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

RULE_ID = re.compile(r"[0-9A-Z]{2}-[A-Z]+-\d{3}")

PLACES = {
    "emit": ("event", 0),
    "emit_for_side": ("event", 2),
    "emit_to": ("event", 1),
    "ask": ("ask", 2),
    "choose": ("ask", 1),
    "choose_some": ("ask", 1),
    "confirm": ("ask", 1),
    "Choose": ("ask", 1),
    "put_together": ("ask", 2),
    "choose_all": ("ask", 0),
    "ChooseAll": ("ask", 0),
    "roll": ("ask", 0),
    "Roll": ("ask", 0),
    "draw": ("ask", 0),
    "Draw": ("ask", 0),
    "draw_from": ("ask", 1),
    "Option": ("do", 0),
    "offer": ("do", 0),
    "Result": ("result", 2),
    "win": ("result", 2),
    "compare": ("result", 1),
}
"""Function -> what kind of key it takes, and where."""

CARRYING = ("emit", "emit_to", "emit_for_side", "TableOption")
"""Functions whose rules are no reasons: they stand beside what is told."""

MORE_PLACES = {"use_cards": [("ask", 2), ("do", 4)]}
"""Functions that take several keys."""

CHOICES = "Sequence[str]"
"""In the annotation of a variable: the words in it are options that are handed to `choose_all`."""


@dataclass(frozen=True, order=True)
class Key:
    """A message that must exist. `pattern` matches its id: parts that are computed match anything."""

    pattern: str
    where: str


def keys(room: str) -> list[Key]:
    """Questions, options and events of all modules of a room, such as `second`."""
    found: set[Key] = set()
    for name, tree in _modules(room):
        for node in ast.walk(tree):
            for kind, word in _words(node):
                where = f"{room}/{name}:{word.lineno}"
                found |= {Key(f"{kind}-{pattern}", where) for pattern in _patterns(word, kind)}
    return sorted(found)


def _words(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Keys in one place of the source, with their kinds."""
    if isinstance(node, ast.Call):
        called = _called(node)
        for kind, place in [PLACES[called]] if called in PLACES else MORE_PLACES.get(called, []):
            if place < len(node.args):
                yield kind, node.args[place]
    elif (
        isinstance(node, ast.AnnAssign) and node.value is not None and CHOICES in ast.unparse(node.annotation)
    ):
        for inner in ast.walk(node.value):
            if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                yield "do", inner


def refusals(room: str) -> dict[str, str]:
    """Rules that the source names as reasons: all but those that events carry along."""
    found: dict[str, str] = {}
    for name, tree in _modules(room):
        told = {
            id(argument)
            for call in ast.walk(tree)
            if isinstance(call, ast.Call) and _called(call) in CARRYING
            for argument in (*call.args, *(keyword.value for keyword in call.keywords))
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
                if RULE_ID.fullmatch(node.value):
                    found.setdefault(node.value, f"{room}/{name}:{node.lineno}")
    return found


def _modules(room: str) -> Iterator[tuple[str, ast.Module]]:
    folder = Path(str(files("tamalir"))) / room
    for path in sorted(folder.glob("*.py")):
        yield path.name, ast.parse(path.read_text(encoding="utf-8"))


def _called(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _patterns(node: ast.expr, kind: str) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from _patterns(node.body, kind)
        yield from _patterns(node.orelse, kind)
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        said = re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        parts = node.values
        said = "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9.-]+" for part in parts
        )
    else:
        return  # a variable: the place that made it is found by itself
    if kind == "do":
        said = said.partition(":")[0]
    yield said.replace(r"\.", "-").replace(r"\-", "-")
