"""The faults that are made: each changes what it says, and leaves a file that can be read."""

from __future__ import annotations

import ast
import tomllib

import pytest

from scripts.proving import breaking, printed, spots
from scripts.proving.fault import Fault


def python_faults(code: str) -> list[Fault]:
    """The faults in a function with this body, which names a rule."""
    body = "".join(f"    {line}\n" for line in code.splitlines())
    source = f'def f(a, b, state, żółw="ż") -> bool:\n    """3E-ACT-001"""\n{body}'
    module = spots.read(source)
    faults = breaking.faults_in(module, "third/x.py", spots.spots(module)["3E-ACT-001"])
    for fault in faults:
        ast.parse(fault.apply(source.encode()))
    return faults


STEPS = ("order", "yield from b()\n    yield from a()")
GUARD = ("part", "(a is not None)")


def changes(code: str) -> set[tuple[str, str]]:
    return {(fault.kind, fault.text) for fault in python_faults(code)}


@pytest.mark.parametrize(
    ("code", "made"),
    [
        ("if a < b:\n    pass", {("shift", "(a <= b)")}),
        ("x = a in b", {("flip", "(a not in b)")}),
        ("x = a == 2", {("flip", "(a != 2)"), ("constant", "3")}),
        ("if a:\n    pass", {("negate", "(not a)")}),
        ("if a:\n    pass\nelse:\n    x = b", {("swap", "(not a)")}),
        ("x = a and b", {("and-or", "(a or b)"), ("part", "(a)"), ("part", "(b)")}),
        ("x = [c for c in a if c.ok]", {("filter", "True")}),
        ("state.gold += b", {("drop", "pass")}),
        ("yield from a(b)", {("drop", "yield from ()")}),
        ("state.dice = state.blow = None", {("tidy", "pass")}),
        ("x = max(a, b) - b", {("other", "min"), ("sum", "(max(a, b) + b)")}),
        ("x = a(b, seat=b)", {("argument", "(a(b))")}),
        ("return a.ok", {("negate", "(not (a.ok))")}),
        ("return not a", {("negate", "bool(a)"), ("negate", "(not (not a))")}),
        ("a(1)\nb()", {("drop", "pass"), ("constant", "2")}),
        ("yield from a()\nyield from b()", {STEPS, ("drop", "yield from ()")}),
        ("x = a is not None and b", {("flip", "(a is None)"), ("and-or", "(a is not None or b)"), GUARD}),
    ],
)
def test_mechanical_faults(code: str, made: set[tuple[str, str]]):
    assert changes(code) == made


@pytest.mark.parametrize(
    "code",
    [
        'state.emit("x", n=1)',
        "book.remember(a, 1)",
        "yield from ()",
        'x = f"{a + 1}"',
        "raise a(1)",
        "assert a == 1",
    ],
)
def test_events_words_and_errors_are_left_alone(code: str):
    assert changes(code) == set()


def test_defaults_of_fields_are_left_alone():
    head = 'class Card:\n    """3E-ACT-001"""\n\n    cost: int = 0\n'
    source = f"{head}\n    def dear(self):\n        return self.cost > 5\n"
    module = spots.read(source)
    faults = breaking.faults_in(module, "third/x.py", spots.spots(module)["3E-ACT-001"])
    assert {fault.line for fault in faults} == {7}


def test_bytes_are_counted_not_letters():
    (fault,) = [fault for fault in python_faults('x = "żółw" if a == b else b') if fault.kind == "flip"]
    source = 'def f(a, b, state, żółw="ż") -> bool:\n    """3E-ACT-001"""\n    x = "żółw" if a == b else b\n'
    assert 'x = "żółw" if (a != b) else b' in fault.apply(source.encode()).decode()


def test_keys_do_not_know_lines_and_are_told_apart():
    keys = [fault.key for fault in python_faults("a.x += 1\na.x += 1") if fault.kind == "drop"]
    assert keys == ["third/x.py f: drop: a.x += 1 -> pass", "third/x.py f: drop: a.x += 1 -> pass #2"]


def test_equal_faults_are_counted_through_the_whole_file():
    source = "def f(a):\n    x = 0\n    y = 0  # 3E-ACT-001\n    return a\n"
    module = spots.read(source)
    (fault,) = breaking.faults_in(module, "third/x.py", spots.spots(module)["3E-ACT-001"])
    assert fault.key == "third/x.py f: constant: 0 -> 1 #2"  # not taken for the one above it


def test_what_a_piece_calls_is_noted():
    (fault,) = [fault for fault in python_faults("yield from a(b)") if fault.kind == "drop"]
    assert fault.calls == {"a"}


def test_the_lines_of_other_rules_are_left_to_them():
    made = {fault.line for fault in python_faults("state.gold += b\nstate.gems += a  # 3E-ACT-002")}
    assert made == {3}


CARDS = """# 3E-ACT-001
[heroes.x]
health = 9
own = ["health 3"]
[[heroes.x.abilities]]
limit = "turn"
cost = { gold = 1 }
may = true
name = "a 7"
[[heroes.x.abilities]]
id = "song" # 3E-ACT-005
at = ["town", "city"]

# 3E-ACT-002 to 3E-ACT-003
[heroes.y]
health = 8 # 3E-ACT-004
"""


def test_faults_in_print():
    found = printed.passages(CARDS)
    faults = printed.faults_in(CARDS, "content/third/x/heroes.toml", found["3E-ACT-001"])
    for fault in faults:
        tomllib.loads(fault.apply(CARDS.encode()).decode())
    assert [(fault.line, fault.kind, fault.text) for fault in faults] == [
        (3, "constant", "10"),
        (6, "limit", ""),
        (7, "constant", "2"),
        (8, "limit", ""),
        (8, "constant", "false"),
        (12, "list", ""),
    ]
    (words,) = [fault for fault in faults if fault.kind == "list"]
    assert 'at = ["city"]' in words.apply(CARDS.encode()).decode()


def test_a_comment_speaks_of_what_follows_until_the_next():
    found = printed.passages(CARDS)
    assert found["3E-ACT-002"] == found["3E-ACT-003"]
    assert found["3E-ACT-002"][0].beside == {"3E-ACT-002", "3E-ACT-003"}
    assert [passage.lines for passage in found["3E-ACT-004"]] == [range(15, 16)]
    lines = CARDS.splitlines()
    (song,) = found["3E-ACT-005"]
    assert [lines[n] for n in song.lines][:1] == ["[[heroes.x.abilities]]"]
    assert [lines[n] for n in song.lines][2:] == ['at = ["town", "city"]', ""]
    assert [lines[n] for n in found["3E-ACT-002"][0].lines] == ["[heroes.y]", "health = 8 # 3E-ACT-004"]
