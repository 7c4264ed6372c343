"""How the source is written: what a test run might never reach, the syntax tree shows."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.kernel.sources import RULES_ROOMS, functions, gives_a_rule, parsed_modules

OUTSIDE = {"os", "time", "datetime", "pathlib", "socket", "io", "sys", "subprocess", "threading", "asyncio"}
READS_FILES = {"tamalir.world.packs"}


def forgotten_calls(modules: dict[str, ast.Module]) -> list[str]:
    """Calls of rules that stand as a statement, or are assigned, without being run."""
    made = {
        (module, function.name)
        for module, tree in modules.items()
        for function in functions(tree)
        if gives_a_rule(function)
    }
    methods = _rule_methods(modules)
    found: list[str] = []
    for module, tree in modules.items():
        names = _names(module, tree, modules)
        for call, node in _unrun_calls(tree):
            function = call.func
            is_rule = (
                (isinstance(function, ast.Name) and names.get(function.id) in made)
                or (
                    isinstance(function, ast.Attribute)
                    and isinstance(function.value, ast.Name)
                    and (".".join(names.get(function.value.id, ("", ""))), function.attr) in made
                )
                or (isinstance(function, ast.Attribute) and function.attr in methods)
            )
            if is_rule:
                found.append(f"{module}:{node.lineno}: {ast.unparse(call)}")
    return found


def _unrun_calls(tree: ast.Module) -> Iterator[tuple[ast.Call, ast.stmt | ast.NamedExpr]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr | ast.Assign | ast.AnnAssign | ast.AugAssign | ast.NamedExpr):
            if isinstance(node.value, ast.Call):
                yield node.value, node


def _rule_methods(modules: dict[str, ast.Module]) -> set[str]:
    """Methods that give rules, under a name that no other method bears."""
    rules: set[str] = set()
    plain: set[str] = set()
    for tree in modules.values():
        for cls in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
            for function in cls.body:
                if isinstance(function, ast.FunctionDef):
                    (rules if gives_a_rule(function) else plain).add(function.name)
    return rules - plain


def _names(module: str, tree: ast.Module, modules: dict[str, ast.Module]) -> dict[str, tuple[str, str]]:
    """What each name of a module means: the module that made it, and its name there."""
    names = {function.name: (module, function.name) for function in functions(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            for alias in node.names:
                names[alias.asname or alias.name] = _made_in(node.module, alias.name, modules)
    return names


def _made_in(module: str, name: str, modules: dict[str, ast.Module]) -> tuple[str, str]:
    """Follows a name through modules that only hand it on."""
    tree = modules.get(module)
    if tree is None or any(function.name == name for function in functions(tree)):
        return module, name
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module != module:
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return _made_in(node.module, alias.name, modules)
    return module, name


def imports(tree: ast.Module) -> Iterator[tuple[str, ast.stmt]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "", node


def loops(tree: ast.Module) -> Iterator[ast.expr]:
    """Everything that is iterated over."""
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension):
            yield node.iter
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in ("list", "tuple", "iter", "next", "enumerate"):
                yield from node.args[:1]


def is_a_set(node: ast.expr) -> bool:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor):
        return is_a_set(node.left) or is_a_set(node.right)
    named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    return isinstance(node, ast.Set | ast.SetComp) or (named and node.func.id in ("set", "frozenset"))  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]


# --- the checks ---------------------------------------------------------------------------


def test_no_call_of_a_rule_is_left_without_yield_from() -> None:
    assert forgotten_calls(dict(parsed_modules())) == []


def test_the_check_sees_through_imports_modules_and_methods() -> None:
    modules = {
        name: ast.parse(text)
        for name, text in {
            "game.combat": (
                "@rule\ndef strike(s): yield\ndef plain(s): pass\ndef step(s) -> Rule[None] | None: ..."
            ),
            "game": "from game.combat import strike",
            "game.verbs": "class V:\n  def carry_out(self) -> Rule[int]: yield",
            "game.turn": (
                "from game import strike as hit\nfrom game import combat\n"
                "def turn(s, v):\n"
                "  hit(s)\n  x = combat.strike(s)\n  v.carry_out()\n  combat.step(s)\n"
                "  if (y := hit(s)): pass\n"
                "  plain(s)\n  combat.plain(s)\n  z = yield from hit(s)\n\n"
                "  yield from v.carry_out()\n  return hit(s)\n"
            ),
        }.items()
    }

    found = forgotten_calls(modules)

    assert sorted(line.partition(": ")[2] for line in found) == [
        "combat.step(s)",
        "combat.strike(s)",
        "hit(s)",
        "hit(s)",
        "v.carry_out()",
    ]


def test_only_the_dealers_know_chance() -> None:
    for module, tree in parsed_modules(*RULES_ROOMS):
        if module != "tamalir.kernel.dealers":
            names = {name.partition(".")[0] for name, _ in imports(tree)}
            assert not names & {"random", "secrets", "uuid"}, module


def test_rules_touch_no_clock_file_network_or_environment() -> None:
    for module, tree in parsed_modules(*RULES_ROOMS):
        names = {name.partition(".")[0] for name, _ in imports(tree)}
        assert not names & OUTSIDE, module
        if "importlib" in names:
            assert module in READS_FILES, module


def test_no_module_imports_everything() -> None:
    for module, tree in parsed_modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                assert "*" not in [alias.name for alias in node.names], f"{module}:{node.lineno}"


def test_rules_never_go_through_a_set() -> None:
    for module, tree in parsed_modules(*RULES_ROOMS):
        for node in loops(tree):
            assert not is_a_set(node), (
                f"{module}:{node.lineno}: the order of a set is not the same everywhere"
            )


def test_the_check_for_sets_sees_them() -> None:
    bad = ast.parse(
        "for x in {1, 2}: pass\nlist(set(a))\n[x for x in {y for y in z} | b]\nnext(iter(frozenset(a)))"
    )
    good = ast.parse("for x in sorted({1, 2}): pass\nx in {1, 2}\nmin(set(a))")

    assert sum(map(is_a_set, loops(bad))) == 4
    assert not any(map(is_a_set, loops(good)))


def test_rules_never_clean_up_in_finally() -> None:
    """A fork that is thrown away would run it. Changes that pass are modifiers with an end in the state."""
    for module, tree in parsed_modules("world", "second", "third", "bonds"):
        for function in functions(tree):
            if gives_a_rule(function):
                tries = [n for n in ast.walk(function) if isinstance(n, ast.Try) and n.finalbody]
                assert not tries, f"{module}.{function.name}"
