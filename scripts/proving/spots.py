"""Which statements of a Python file belong to which rule.

A comment belongs to the statement it stands on, in or above; a docstring to its function, class or module;
the string below an assignment to the assignment; an id in the code itself, as in a refusal or an event, to
the statement and to the condition that leads there.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field

from scripts.proving.fault import Fault
from tamalir.rulebook.places import ids_in

LINE, FUNCTION, WHOLE = 0, 1, 2
"""How closely a spot is tied to its rule."""

SAID = ("emit", "emit_to", "emit_for_side", "_tell", "remember")
"""Functions that tell an event or keep what was worked out."""

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(slots=True, eq=False)
class Spot:
    """Nodes in which a fault would break the rule; `lines` limits them to some lines of a long statement."""

    nodes: list[ast.AST]
    sharp: int
    beside: frozenset[str]
    """All rules that the same function (or module) names: a fault here may be one of theirs."""
    lines: range | None = None
    elsewhere: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    """First and last lines of what, within this spot, belongs to other rules alone."""

    def spans(self) -> Iterator[tuple[int, int]]:
        """First and last lines of the spot."""
        for node in self.nodes:
            if isinstance(node, ast.stmt):
                first, last = node.lineno, node.end_lineno or node.lineno
                yield (self.lines[0], self.lines[-1]) if self.lines else (first, last)

    def has_within(self, span: tuple[int, int]) -> bool:
        """Whether some lines are a part of the spot, but not all of it."""
        return any(
            first <= span[0] and span[1] <= last and (first, last) != span for first, last in self.spans()
        )


@dataclass(slots=True, eq=False)
class Module:
    """A parsed file with the parent of each node."""

    tree: ast.Module
    source: str
    parents: dict[ast.AST, ast.AST] = field(default_factory=dict[ast.AST, ast.AST])
    statements: list[ast.stmt] = field(default_factory=list[ast.stmt])
    faults: list[Fault] = field(default_factory=list[Fault])
    """All that can be made in it, once somebody has asked: they tell equal ones apart."""

    def __post_init__(self) -> None:
        for node in ast.walk(self.tree):
            for child in ast.iter_child_nodes(node):
                self.parents[child] = node
                if isinstance(child, ast.stmt):
                    self.statements.append(child)

    def statement_of(self, node: ast.AST) -> ast.stmt:
        """The innermost statement around a node."""
        while not isinstance(node, ast.stmt):
            node = self.parents[node]
        return node

    def home_of(self, node: ast.AST) -> ast.AST:
        """The function around a node, or the module."""
        at = node
        while at in self.parents and not isinstance(at, ast.FunctionDef | ast.AsyncFunctionDef):
            at = self.parents[at]
        return at

    def name_of(self, node: ast.AST) -> str:
        """The dotted name of the definition around a node; empty at the top."""
        names: list[str] = []
        at: ast.AST | None = node
        while at is not None:
            if isinstance(at, Definition):
                names.append(at.name)
            at = self.parents.get(at)
        return ".".join(reversed(names))

    def is_field(self, node: ast.AST) -> bool:
        """Whether a statement declares a field of a class: what it begins as is not the rule."""
        return isinstance(node, ast.AnnAssign) and isinstance(self.parents.get(node), ast.ClassDef)

    def innermost(self, line: int) -> ast.stmt | None:
        """The smallest statement that covers a line."""
        around = [s for s in self.statements if s.lineno <= line <= (s.end_lineno or s.lineno)]
        return min(around, key=lambda s: ((s.end_lineno or s.lineno) - s.lineno, -s.col_offset), default=None)


def read(source: str) -> Module:
    """Parse a file."""
    return Module(ast.parse(source), source)


def spots(module: Module) -> dict[str, list[Spot]]:
    """Rule id -> the spots of the file that belong to it."""
    found: dict[str, list[Spot]] = {}
    homes: dict[ast.AST, set[str]] = {}
    cited: list[tuple[list[str], ast.AST, Spot]] = []
    for text, spot in (*_comments(module), *_strings(module)):
        if ids := list(ids_in(text)):
            home = module.home_of(spot.nodes[0])
            homes.setdefault(home, set()).update(ids)
            cited.append((ids, home, spot))
    for ids, home, spot in cited:
        beside = frozenset(homes[home])
        for rule in dict.fromkeys(ids):
            elsewhere = [
                span
                for others, _, other in cited
                if rule not in others
                for span in other.spans()
                if other.sharp < spot.sharp or (other.sharp == spot.sharp == LINE and spot.has_within(span))
            ]
            elsewhere += spot.elsewhere
            found.setdefault(rule, []).append(Spot(spot.nodes, spot.sharp, beside, spot.lines, elsewhere))
    return found


def named_by_function(module: Module) -> Iterator[tuple[str, str]]:
    """Each function with each rule that it names."""
    for text, spot in (*_comments(module), *_strings(module)):
        home = module.home_of(spot.nodes[0])
        if isinstance(home, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from ((home.name, rule) for rule in ids_in(text))


def _spot(nodes: list[ast.AST], sharp: int, lines: range | None = None) -> Spot:
    chains = [node.orelse[0] for node in nodes if isinstance(node, ast.If) and len(node.orelse) == 1]
    other_cases = [(n.lineno, n.end_lineno or n.lineno) for n in chains if isinstance(n, ast.If)]  # elif
    return Spot(nodes, sharp, frozenset(), lines, other_cases)


# ---------------------------------------------------------------- comments


def _comments(module: Module) -> Iterator[tuple[str, Spot]]:
    """Every comment with its spot; comments on lines of their own are taken together."""
    block: list[tokenize.TokenInfo] = []
    for token in tokenize.generate_tokens(io.StringIO(module.source).readline):
        if token.type != tokenize.COMMENT:
            continue
        if token.line[: token.start[1]].strip():
            yield token.string, _beside(module, token.start[0])
            continue
        if block and block[-1].start[0] != token.start[0] - 1:
            yield from _above(module, block)
            block = []
        block.append(token)
    yield from _above(module, block)


def _beside(module: Module, line: int) -> Spot:
    """The spot of a comment at the end of a line."""
    statement = module.innermost(line)
    if statement is None:
        return _spot([module.tree], WHOLE)
    if isinstance(statement, Definition):
        return _spot([statement], FUNCTION if not isinstance(statement, ast.ClassDef) else WHOLE)
    long = (statement.end_lineno or line) > statement.lineno and not hasattr(statement, "body")
    return _spot([statement], LINE, range(line, line + 1) if long else None)


def _above(module: Module, block: list[tokenize.TokenInfo]) -> Iterator[tuple[str, Spot]]:
    """The spot of comments on lines of their own: the statement below, else the one around."""
    if not block:
        return
    text = " ".join(token.string.lstrip("# ") for token in block)
    last, column = block[-1].start[0], block[-1].start[1]
    around = module.innermost(last)
    if around is not None and not hasattr(around, "body"):
        yield text, _spot([around], LINE, range(last + 1, last + 2))
        return
    end = (around.end_lineno or last) if around is not None else len(module.source)
    below = [s for s in module.statements if last < s.lineno <= end and s.col_offset == column]
    spot: ast.AST = min(below, key=lambda s: s.lineno) if below else around or module.tree
    yield text, _spot([spot], _tie(spot))


def _tie(node: ast.AST) -> int:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return FUNCTION
    return WHOLE if isinstance(node, ast.ClassDef | ast.Module) else LINE


# ---------------------------------------------------------------- strings


def _strings(module: Module) -> Iterator[tuple[str, Spot]]:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, _spot_of_string(module, node)


def _spot_of_string(module: Module, string: ast.Constant) -> Spot:
    statement = module.statement_of(string)
    parent = module.parents[statement]
    if isinstance(statement, ast.Expr) and statement.value is string:
        return _spot_of_docstring(parent, statement)
    if isinstance(parent, ast.If | ast.For | ast.While) and (is_telling(statement) or _leaves(statement)):
        return _spot([parent], LINE)
    if is_telling(statement):
        return _spot([parent], max(_tie(parent), FUNCTION))
    return _spot([statement], LINE, _entry_of(module, string))


def _entry_of(module: Module, string: ast.Constant) -> range | None:
    """The lines of the entry, of a table written out in full, in which a string stands."""
    node: ast.AST = string
    while isinstance(node, ast.expr):
        around = module.parents[node]
        if isinstance(around, ast.Dict | ast.List | ast.Tuple | ast.Set):
            first, last = around.lineno, around.end_lineno or around.lineno
            if last > first:
                return range(node.lineno, (node.end_lineno or node.lineno) + 1)
        node = around
    return None


def _spot_of_docstring(parent: ast.AST, statement: ast.Expr) -> Spot:
    body: list[ast.stmt] = getattr(parent, "body", [])
    place = body.index(statement) if statement in body else 0
    if place > 0 and isinstance(body[place - 1], ast.Assign | ast.AnnAssign):
        return _spot([body[place - 1]], LINE)
    return _spot([parent], max(_tie(parent), FUNCTION))


def is_telling(statement: ast.AST) -> bool:
    """Whether a statement only tells an event or remembers a result: neither is the rule."""
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name))):
            return name in SAID
        case ast.If(
            test=ast.Compare(
                left=ast.Attribute(attr="events"), ops=[ast.IsNot()], comparators=[ast.Constant(value=None)]
            )
        ):
            return True
        case _:
            return False


def _leaves(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Return | ast.Raise | ast.Continue | ast.Break)
