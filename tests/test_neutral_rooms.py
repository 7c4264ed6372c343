"""Rooms above the rules know no edition: they ask the `Game`.

Only `games/` and the sub-rooms of an edition know one. Import contracts hold the doors; this holds what no
contract sees: an edition's id in a text, and probing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tamalir
from tamalir.games import OWN

HOME = Path(tamalir.__file__ or "").parent
RULES = (*OWN, "kernel", "world")
"""Rooms of the rules themselves, and what they stand on."""
KNOWING = ("games",)
EXCEPT = ("envs/second_v0.py", "envs/second_v1.py", "envs/third_v0.py")
"""Public modules that carry an edition in their name."""
PROBES = ("getattr", "hasattr")


def neutral_files() -> list[Path]:
    found: list[Path] = []
    for file in sorted(HOME.rglob("*.py")):
        parts = file.relative_to(HOME).parts
        room, inner = parts[0], parts[1:]
        if room in (*RULES, *KNOWING) or "/".join(parts) in EXCEPT:
            continue
        if any(part.removesuffix(".py") in OWN for part in inner):
            continue
        found.append(file)
    return found


def name_of(file: Path) -> str:
    return "/".join(file.relative_to(HOME).parts)


def faults(tree: ast.AST) -> Iterator[str]:
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if text in OWN and id(node) not in docs:
                yield f"line {node.lineno}: the edition {text!r} by name"
            case ast.Call(func=ast.Name(id=name)) if name in PROBES:
                yield f"line {node.lineno}: probes with {name}"
            case ast.ImportFrom(module=str(module)) if set(module.split(".")[1:]) & set(OWN):
                yield f"line {node.lineno}: imports {module}"
            case ast.ImportFrom(module=str(module)) if module.startswith("tamalir"):
                for alias in node.names:
                    if alias.name in OWN:
                        yield f"line {node.lineno}: imports {module}.{alias.name}"
            case ast.Import():
                for alias in node.names:
                    if alias.name.startswith("tamalir") and set(alias.name.split(".")) & set(OWN):
                        yield f"line {node.lineno}: imports {alias.name}"
            case _:
                pass


@pytest.mark.parametrize("file", neutral_files(), ids=name_of)
def test_a_neutral_room_knows_no_edition(file: Path) -> None:
    assert list(faults(ast.parse(file.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "text",
    [
        'if edition == "third": pass',
        "book = getattr(state, 'book', None)",
        "from tamalir.second.state import SecondState",
        "from tamalir.odds.second import travel",
        "from tamalir import bonds",
        "import tamalir.third.state",
    ],
)
def test_each_way_of_knowing_one_is_found(text: str) -> None:
    assert list(faults(ast.parse(text)))


def test_a_docstring_may_speak_of_an_edition() -> None:
    assert list(faults(ast.parse('"""second"""'))) == []
