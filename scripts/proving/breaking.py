"""Mechanical faults in Python: each changes one expression, drops one statement or swaps two."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import cast

from scripts.proving.fault import Fault, numbered
from scripts.proving.spots import WHOLE, Module, Spot, is_telling

FLIPS: dict[type[ast.cmpop], tuple[type[ast.cmpop], str]] = {
    ast.Eq: (ast.NotEq, "flip"),
    ast.NotEq: (ast.Eq, "flip"),
    ast.In: (ast.NotIn, "flip"),
    ast.NotIn: (ast.In, "flip"),
    ast.Is: (ast.IsNot, "flip"),
    ast.IsNot: (ast.Is, "flip"),
    ast.Lt: (ast.LtE, "shift"),
    ast.LtE: (ast.Lt, "shift"),
    ast.Gt: (ast.GtE, "shift"),
    ast.GtE: (ast.Gt, "shift"),
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
}
OTHERS = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNTOUCHED = ("annotation", "returns", "decorator_list", "type_params")
"""Parts of a definition that no rule depends on."""


SPARED = ast.JoinedStr | ast.Raise | ast.Assert | ast.Import | ast.ImportFrom
"""Words, errors and imports are not the rule; and f-strings do not know their places."""


@dataclass(frozen=True, slots=True)
class Change:
    """A node and what stands there instead; with `until` also of all up to that statement."""

    node: ast.expr | ast.stmt
    kind: str
    text: str
    until: ast.stmt | None = None


def faults_in(module: Module, file: str, spots: list[Spot]) -> list[Fault]:
    """All faults that can be made at these spots, each once."""
    if not module.faults:
        whole = Spot([module.tree], WHOLE, frozenset())
        module.faults.extend(_each_once(module, file, [whole]))
    return numbered(_each_once(module, file, spots), module.faults)


def _each_once(module: Module, file: str, spots: list[Spot]) -> list[Fault]:
    starts = _line_starts(module.source)
    made: dict[tuple[int, int, str], Fault] = {}
    for spot in spots:
        for change in _changes_at(module, spot):
            node = change.node
            start = starts[node.lineno - 1] + node.col_offset
            last = change.until or node
            end = starts[(last.end_lineno or last.lineno) - 1] + (last.end_col_offset or 0)
            what = f"{change.kind}: {_short(node)} -> {' '.join(change.text.split())}"
            key = f"{file} {module.name_of(node)}: {what}"
            fault = Fault(
                file, node.lineno, change.kind, start, end, change.text, key, spot.sharp, _calls(node)
            )
            at = (start, end, change.text)
            if at not in made or made[at].sharp > spot.sharp:
                made[at] = fault
    return list(made.values())


def _changes_at(module: Module, spot: Spot) -> list[Change]:
    nodes = [node for node in spot.nodes if not module.is_field(node)]
    changes = [change for node in nodes for change in _changes(node)]
    if spot.lines is not None:  # a long statement: what stands on the comment's line, or else all of it;
        near = [change for change in changes if change.node.lineno in spot.lines]
        of_table = module.home_of(spot.nodes[0]) is module.tree  # a table's other lines are other rules'
        changes = near if near or of_table else changes
    return [change for change in changes if not _lies_in(change.node.lineno, spot.elsewhere)]


def _lies_in(line: int, spans: list[tuple[int, int]]) -> bool:
    return any(first <= line <= last for first, last in spans)


def _calls(node: ast.AST) -> frozenset[str]:
    called = [part.func for part in ast.walk(node) if isinstance(part, ast.Call)]
    names = [getattr(func, "id", None) or getattr(func, "attr", None) for func in called]
    return frozenset(name for name in names if isinstance(name, str))


def _line_starts(source: str) -> list[int]:
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 70 else f"{text[:67]}..."


def _changes(node: ast.AST, yields_bool: bool = False) -> Iterator[Change]:
    """The faults in a node and below it."""
    if isinstance(node, SPARED) or is_telling(node) or _is_strictness(node):
        return
    if isinstance(node, ast.ClassDef):
        for part in node.body:  # the defaults of fields are not the rule
            if not isinstance(part, ast.AnnAssign):
                yield from _changes(part)
        return
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        yields_bool = isinstance(node.returns, ast.Name) and node.returns.id == "bool"
    if isinstance(node, ast.stmt):
        yield from _of_statement(node, yields_bool)
    elif isinstance(node, ast.expr):
        yield from _of_expression(node)
    elif isinstance(node, ast.comprehension):
        for condition in node.ifs:
            yield Change(condition, "filter", "True")
    for name, value in ast.iter_fields(node):
        if name in UNTOUCHED:
            continue
        below = cast("list[object]", value) if isinstance(value, list) else [value]
        yield from _orders(below)
        for child in below:
            if isinstance(child, ast.AST):
                yield from _changes(child, yields_bool)


def _is_strictness(node: ast.AST) -> bool:
    """`strict=True` of a zip: a guard against mistakes of ours, not a rule."""
    return isinstance(node, ast.keyword) and node.arg == "strict"


def _orders(body: list[object]) -> Iterator[Change]:
    """Two steps that follow each other, the other way round."""
    for one, two in pairwise(body):
        if isinstance(one, ast.Expr) and isinstance(two, ast.Expr) and _is_step(one) and _is_step(two):
            indent = " " * one.col_offset
            yield Change(one, "order", f"{ast.unparse(two)}\n{indent}{ast.unparse(one)}", two)


def _is_step(statement: ast.Expr) -> bool:
    """Whether somebody may be asked in it; the order of plain calls seldom matters."""
    return isinstance(statement.value, ast.YieldFrom)


def _of_statement(node: ast.stmt, yields_bool: bool) -> Iterator[Change]:
    match node:
        case ast.Expr(value=ast.YieldFrom(value=ast.Tuple(elts=[]))):
            return
        case ast.Expr(value=ast.YieldFrom()):
            yield Change(node, "drop", "yield from ()")
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete() | ast.Continue():
            yield Change(node, "drop", "pass")
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_], value=ast.Constant(value=None)):
            yield Change(node, "tidy", "pass")
        case ast.Assign(targets=[ast.Subscript(value=ast.Attribute(attr=name)), *_]) if name.startswith("_"):
            return  # what was worked out is kept in a memory
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
            if not any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(node)):
                yield Change(node, "drop", "pass")
        case ast.If(test=test, orelse=orelse):
            if not _flips(test):
                yield Change(test, "swap" if orelse else "negate", f"(not {ast.unparse(test)})")
        case ast.Return(value=ast.expr() as value) if yields_bool and not isinstance(value, ast.Constant):
            if not _flips(value):
                yield Change(value, "negate", f"(not ({ast.unparse(value)}))")
        case _:
            pass


def _flips(test: ast.expr) -> bool:
    """Whether turning the comparison round is already a fault of its own."""
    return isinstance(test, ast.Compare) and len(test.ops) == 1 and type(test.ops[0]) in FLIPS


def _of_expression(node: ast.expr) -> Iterator[Change]:
    match node:
        case ast.Compare(ops=[op]):
            other, kind = FLIPS[type(op)]
            yield _with(node, kind, ops=[other()])
        case ast.BoolOp(op=op, values=values):
            yield _with(node, "and-or", op=ast.Or() if isinstance(op, ast.And) else ast.And())
            for left_out, part in enumerate(values):
                if _asks_for_none(part):  # a guard: without it the rest makes no sense
                    continue
                rest = [value for n, value in enumerate(values) if n != left_out]
                if len(rest) == 1:
                    yield Change(node, "part", f"({ast.unparse(rest[0])})")
                else:
                    yield _with(node, "part", values=rest)
        case ast.IfExp(test=test):
            if not _flips(test):
                yield Change(test, "swap", f"(not ({ast.unparse(test)}))")
        case ast.BinOp(op=op, left=left, right=right) if type(op) in SUMS:
            if not (_is_text(left) or _is_text(right)):
                yield _with(node, "sum", op=SUMS[type(op)]())
        case ast.Constant(value=bool() as value):
            yield Change(node, "constant", str(not value))
        case ast.Constant(value=int() as value):
            yield Change(node, "constant", str(value + 1))
        case ast.Call(func=ast.Name(id=name) as func) if name in OTHERS:
            yield Change(func, "other", OTHERS[name])
        case ast.Call(keywords=keywords):
            for left_out in keywords:
                if left_out.arg is not None and not isinstance(left_out.value, ast.Constant):
                    yield _with(node, "argument", keywords=[k for k in keywords if k is not left_out])
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield Change(node, "negate", f"bool({ast.unparse(operand)})")
        case _:
            pass


def _asks_for_none(test: ast.expr) -> bool:
    match test:
        case ast.Compare(ops=[ast.Is() | ast.IsNot()], comparators=[ast.Constant(value=None)]):
            return True
        case _:
            return False


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _with(node: ast.expr, kind: str, **parts: object) -> Change:
    changed = copy.copy(node)
    for name, value in parts.items():
        setattr(changed, name, value)
    return Change(node, kind, f"({ast.unparse(changed)})")
