"""What a copied module of the engine becomes before mypyc compiles it. The source itself stays as it is.

- `slots=True` goes: compiled classes have slots of their own accord.
- `@rule` goes: it only watches in tests, and would hide a function from its callers.
- Dataclasses get a written constructor, which becomes machine code: what `dataclass` makes stays Python.
- Those that a state is made of get a written copier (see `tamalir.kernel.shape`).
- A few lines that Python runs quickest are written otherwise (scripts/fast_quicker.py).
- What a module binds once and for all is `Final`, and found without a look into a dict.
- The annotations of dataclasses and verbs, which mypyc forgets, stand in tables of the module.
"""

from __future__ import annotations

import ast
import builtins
import dataclasses
import inspect
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, TypeGuard, cast, get_args

from scripts.fast_quicker import quicker
from tamalir.kernel import shape

OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)"
"""Games of others, in Python, have states and cards too; and whoever verifies a game deals."""
OPENED = {
    "tamalir.kernel.state": "@dataclass(init=False)\nclass State",
    "tamalir.kernel.dealers": "class OnPath",
    "tamalir.world.cards": "class CardDef",
}
STATES = (
    ("tamalir.kernel.state", "State"),
    ("tamalir.second.state", "SecondState"),
    ("tamalir.third.state", "State"),
    ("tamalir.bonds.state", "BondsState"),
)
NO_VALUES = ("TypeVar", "ParamSpec", "NewType", "TypeAlias")


def adapted(name: str, text: str) -> str:
    """The text of a module called so, ready for the compiler."""
    module = import_module(name)
    assert str(module.__file__).endswith(".py"), f"{name} is compiled already: take PYTHONPATH away"
    text = quicker(name, text)
    tree = ast.parse(text)
    lines = text.splitlines()
    classes = [
        node
        for node in tree.body
        if isinstance(node, ast.ClassDef) and dataclasses.is_dataclass(getattr(module, node.name))
    ]
    imports: list[str] = []
    after: dict[int, list[str]] = {}
    for node in classes:
        assert node.end_lineno is not None
        after[node.end_lineno] = ["", *constructor(module, getattr(module, node.name), imports)]
    finals(tree, lines)
    text = "\n".join(line for n, old in enumerate(lines, 1) for line in (old, *after.get(n, ())))
    text = re.sub(r"^@dataclass\(slots=True", "@dataclass(init=False", text, flags=re.MULTILINE)
    text = re.sub(r"^@rule\n", "", text, flags=re.MULTILINE)
    verbs = {node.name: signature(node) for node in tree.body if _is_verb(node)}
    head = "from __future__ import annotations\n"
    assert head in text, name
    more = "import typing as _typing\n"
    if name in OPENED:
        text = text.replace(OPENED[name], f"{OPEN}\n{OPENED[name]}")
        more += "from mypy_extensions import mypyc_attr\n"
    if verbs:
        more += f"SIGNATURES: _typing.Final[dict[str, dict[str, tuple[str, bool]]]] = {verbs!r}\n"
    text = text.replace(head, head + more, 1)
    ending = copiers(module, classes, imports)
    if classes:
        written = {node.name: annotations_of(node) for node in classes}
        ending.append(f"ANNOTATIONS: _typing.Final[dict[str, dict[str, str]]] = {written!r}")
    return "\n".join([text, *dict.fromkeys(imports), *ending, ""])


def annotations_of(node: ast.ClassDef) -> dict[str, str]:
    return {
        str(ast.unparse(line.target)): ast.unparse(line.annotation)
        for line in node.body
        if isinstance(line, ast.AnnAssign)
    }


def _is_verb(node: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    return isinstance(node, ast.FunctionDef) and any(
        isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith(".verb")
        for mark in node.decorator_list
    )


def signature(node: ast.FunctionDef) -> dict[str, tuple[str, bool]]:
    """The parameters of a verb, what each takes and whether it must be given."""
    args = node.args
    needed = len(args.args) - len(args.defaults)
    places = {arg.arg: (arg.annotation, n < needed) for n, arg in enumerate(args.args)}
    named = {
        arg.arg: (arg.annotation, d is None) for arg, d in zip(args.kwonlyargs, args.kw_defaults, strict=True)
    }
    return {
        name: (ast.unparse(hint), must) for name, (hint, must) in (places | named).items() if hint is not None
    }


# --- what is bound once -----------------------------------------------------------------


def finals(tree: ast.Module, lines: list[str]) -> None:
    """Mark names that the module gives a value once, and that are no types."""
    bound = [target for node in ast.walk(tree) for target in _bound(node)]
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                hint = "_typing.Final"
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=ast.expr() as value):
                hint = f"_typing.Final[{ast.unparse(kind)}]"
            case _:
                continue
        if bound.count(name) > 1 or not _is_value(value) or any(word in hint for word in NO_VALUES):
            continue
        first, last = node.lineno - 1, value.lineno - 1
        start = lines[last].encode()[: value.col_offset].decode()
        opened = start[start.index("=") + 1 :] if "=" in start else start
        lines[last] = f"{name}: {hint} ={opened}" + lines[last][len(start) :]
        lines[first:last] = [""] * (last - first)


def _bound(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Name(id=name, ctx=ast.Store()):
            yield name
        case ast.Global(names=names):
            for name in names:
                yield from (name, name)
        case _:
            pass


def _is_value(value: ast.expr) -> bool:
    if isinstance(value, ast.Call):
        return not any(word in ast.unparse(value.func) for word in NO_VALUES)
    if isinstance(value, ast.BinOp):
        return not isinstance(value.op, ast.BitOr)
    kinds = (ast.Constant, ast.Dict, ast.DictComp, ast.List, ast.ListComp, ast.Set, ast.Tuple, ast.UnaryOp)
    return isinstance(value, kinds)


# --- constructors -----------------------------------------------------------------------


def constructor(module: ModuleType, cls: type, imports: list[str]) -> list[str]:
    """The lines of `__init__`, as `dataclass` would have it."""
    places: list[str] = []
    named: list[str] = []
    body: list[str] = []
    for field in dataclasses.fields(cast("Any", cls)):
        if not field.init:
            continue
        owner = next(c for c in cls.__mro__ if field.name in inspect.get_annotations(c))
        hint = owner.__annotations__[field.name] if owner.__module__ == module.__name__ else "_typing.Any"
        value = _written_default(owner, field.name)
        factory = None
        if isinstance(value, ast.Call) and ast.unparse(value.func) in ("field", "shared", "hidden"):
            given_by = {k.arg: k.value for k in value.keywords}
            factory = given_by.get("default_factory")
            first = value.args[0] if value.args and ast.unparse(value.func) != "hidden" else None
            value = given_by.get("default", first)
        taken = f"{field.name}: {hint}"
        given = field.name
        if factory is not None:
            assert "None" not in hint.split(" | "), f"{cls.__name__}.{field.name} may be None or be made"
            taken, given = (
                f"{field.name}: {hint} | None = None",
                f"{_made_by(factory)} if {given} is None else {given}",
            )
            _import_names(factory, owner, module, imports)
        elif value is not None:
            taken += f" = {ast.unparse(value)}"
            assert owner.__module__ == module.__name__ or _stands_alone(value), f"{cls.__name__}.{field.name}"
        (named if field.kw_only else places).append(taken)
        body.append(f"        self.{field.name} = {given}")
    if hasattr(cls, "__post_init__"):
        body.append("        self.__post_init__()")
    taken = ", ".join(["self", *places, *(["*", *named] if named else [])])
    return [f"    def __init__({taken}) -> None:", *body]


def _stands_alone(value: ast.expr) -> bool:
    """Whether a default means the same in another module."""
    return not any(isinstance(part, ast.Name) for part in ast.walk(value))


def _written_default(owner: type, name: str) -> ast.expr | None:
    for node in _source_of(owner.__module__).body:
        if isinstance(node, ast.ClassDef) and node.name == owner.__name__:
            for line in node.body:
                if isinstance(line, ast.AnnAssign) and ast.unparse(line.target) == name:
                    return line.value
    raise AssertionError(f"{owner.__name__} has no field {name}")


@cache
def _source_of(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(import_module(module)))


def _made_by(factory: ast.expr) -> str:
    """What a default factory makes."""
    if isinstance(factory, ast.Lambda):
        return f"({ast.unparse(factory.body)})"
    text = ast.unparse(factory)
    return {"list": "[]", "dict": "{}"}.get(text.partition("[")[0], f"{text}()")


def _import_names(expression: ast.expr, owner: type, module: ModuleType, imports: list[str]) -> None:
    used = [node.id for node in ast.walk(expression) if isinstance(node, ast.Name)]
    unknown = [name for name in used if not hasattr(module, name) and not hasattr(builtins, name)]
    imports += [f"from {owner.__module__} import {name}" for name in unknown]


# --- copiers ----------------------------------------------------------------------------


def copiers(module: ModuleType, classes: list[ast.ClassDef], imports: list[str]) -> list[str]:
    """Functions that copy the dataclasses of this module, and the table by which they are found."""
    lines: list[str] = []
    table: list[str] = []
    for node in classes:
        cls: Any = getattr(module, node.name)
        if cls not in in_states():
            continue
        names: dict[str, Any] = {}
        sources = dict(shape.copied_fields(cls, names))
        fields = dataclasses.fields(cls)
        taken = [sources[f.name] for f in fields if not f.kw_only]
        taken += [f"{f.name}={sources[f.name]}" for f in fields if f.kw_only]
        lines += [f"def copy_of_{node.name}(it: {node.name}) -> {node.name}:"]
        lines += [f"    return {node.name}({', '.join(_renamed(taken, names, module, imports))})", "", ""]
        table.append(f"{node.name!r}: copy_of_{node.name}")
    if table:
        kind = "dict[str, _typing.Callable[[_typing.Any], _typing.Any]]"
        lines.append(f"COPIERS: _typing.Final[{kind}] = {{{', '.join(table)}}}")
    return lines


@cache
def in_states() -> frozenset[type]:
    """Of what the states of the editions are made."""
    found: list[Any] = [getattr(import_module(module), name) for module, name in STATES]
    for cls in found:
        hints = [hint for name, hint in shape.hints_of(cls).items() if not _is_shared(cls, name)]
        while hints:
            hint = hints.pop()
            hints += get_args(hint)
            if dataclasses.is_dataclass(hint) and hint not in found:
                found.append(hint)
    return frozenset(cls for cls in found if shape.holds_mutable(cls))


def _is_shared(cls: Any, name: str) -> bool:
    return any(field.name == name and "shared" in field.metadata for field in dataclasses.fields(cls))


def _renamed(
    sources: list[str], names: dict[str, Any], module: ModuleType, imports: list[str]
) -> Iterator[str]:
    """Copiers inside copiers, by the names that they have here."""
    for source in sources:
        for name, inner in names.items():
            cls = inner.__globals__.get("cls")
            if cls is None:
                assert inner is shape.clone
                new = name
                imports.append(f"from tamalir.kernel.shape import clone as {name}")
            else:
                new = f"copy_of_{cls.__name__}"
                if cls.__module__ != module.__name__:
                    imports.append(f"from {cls.__module__} import {new}")
            source = re.sub(rf"\b{name}\b", new, source)
        yield source
