"""The source of Tamalir as syntax trees, for checks of how it is written."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
RULES_ROOMS = ("kernel", "world", "second", "third", "bonds")


def parsed_modules(*rooms: str) -> Iterator[tuple[str, ast.Module]]:
    """Module name and tree of every file in these rooms (all rooms, if none is named)."""
    for file in sorted((SOURCE / "tamalir").rglob("*.py")):
        parts = file.relative_to(SOURCE).with_suffix("").parts
        if not rooms or (len(parts) > 1 and parts[1] in rooms):
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            yield name, ast.parse(file.read_text(encoding="utf-8"), file.name)


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def rule_names(tree: ast.AST) -> list[str]:
    """Functions marked @rule."""
    return [
        f.name
        for f in functions(tree)
        if any(isinstance(d, ast.Name) and d.id == "rule" for d in f.decorator_list)
    ]


def gives_a_rule(function: ast.FunctionDef) -> bool:
    """Marked @rule, or annotated to return a Rule."""
    marked = any(isinstance(d, ast.Name) and d.id == "rule" for d in function.decorator_list)
    returns = function.returns
    if isinstance(returns, ast.BinOp):  # Rule[None] | None
        returns = returns.left
    named = isinstance(returns, ast.Subscript) and isinstance(returns.value, ast.Name)
    return marked or (named and returns.value.id == "Rule")  # pyright: ignore[reportAttributeAccessIssue, reportOptionalMemberAccess, reportUnknownMemberType, reportUnknownVariableType]
