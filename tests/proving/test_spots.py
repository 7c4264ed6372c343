"""Which statements belong to which rule."""

from __future__ import annotations

import ast

from scripts.proving import breaking, spots

SOURCE = '''"""A room (3E-ACT-009)."""

LIMIT = 3
"""No more (3E-ACT-001)."""

TABLE = {
    "one": 1,  # 3E-ACT-002
    "two": 2,
}


def rest(state, seat):
    """All damage heals (3E-ACT-003)."""
    if seat:  # 3E-ACT-004
        state.heal(1)
    # 3E-ACT-005: two lines
    # of words
    state.damage += 1
    if state.over:
        state.emit("over", seat, "3E-ACT-006")
    state.emit("rested", seat, "3E-ACT-007")


def refusal(state):
    if state.gone:
        return "3E-ACT-008"
    return None


def plain():
    return 7
'''


def pieces(rule: str) -> list[tuple[str, int]]:
    """The first line of each spot of a rule, and how closely it is tied to it."""
    module = spots.read(SOURCE)
    return [
        (ast.unparse(node).splitlines()[0], spot.sharp)
        for spot in spots.spots(module)[rule]
        for node in spot.nodes
    ]


def test_the_string_below_an_assignment_belongs_to_it():
    assert pieces("3E-ACT-001") == [("LIMIT = 3", spots.LINE)]


def test_a_comment_in_a_long_statement_belongs_to_its_line():
    (spot,) = spots.spots(spots.read(SOURCE))["3E-ACT-002"]
    assert spot.lines == range(7, 8)


def test_a_docstring_belongs_to_its_function_or_module():
    assert pieces("3E-ACT-003") == [("def rest(state, seat):", spots.FUNCTION)]
    assert [sharp for _, sharp in pieces("3E-ACT-009")] == [spots.WHOLE]


def test_a_comment_belongs_to_the_statement_it_stands_on_or_above():
    assert pieces("3E-ACT-004") == [("if seat:", spots.LINE)]
    assert pieces("3E-ACT-005") == [("state.damage += 1", spots.LINE)]


def test_an_event_or_refusal_belongs_to_what_leads_to_it():
    assert pieces("3E-ACT-006") == [("if state.over:", spots.LINE)]
    assert pieces("3E-ACT-007") == [("def rest(state, seat):", spots.FUNCTION)]
    assert pieces("3E-ACT-008") == [("if state.gone:", spots.LINE)]


def test_a_spot_knows_its_neighbours_and_what_is_theirs_alone():
    (spot,) = spots.spots(spots.read(SOURCE))["3E-ACT-003"]
    assert spot.beside == {f"3E-ACT-00{n}" for n in (3, 4, 5, 6, 7)}
    assert {first for first, _ in spot.elsewhere} >= {14, 18, 19}
    assert ("refusal", "3E-ACT-008") in set(spots.named_by_function(spots.read(SOURCE)))


NESTED = """
OPTIONS = {
    "one": Option(False, "3E-ACT-001"),
    "two": Option("x", "3E-ACT-002"),
}


class Token:
    covered: bool = False  # 3E-ACT-003


def f(a, b):
    if a:  # 3E-ACT-004
        b.x = 1
        b.y = 2  # 3E-ACT-005
    elif b:  # 3E-ACT-006
        b.z = 3
"""


def broken(rule: str) -> set[int]:
    """The lines in which a fault of a rule would be made."""
    module = spots.read(NESTED)
    return {fault.line for fault in breaking.faults_in(module, "third/x.py", spots.spots(module)[rule])}


def test_an_entry_of_a_table_is_not_the_whole_table():
    assert broken("3E-ACT-001") == {3}
    assert broken("3E-ACT-002") == set()


def test_what_a_field_begins_as_is_not_the_rule():
    assert broken("3E-ACT-003") == set()


def test_a_case_leaves_its_inner_steps_and_the_next_case_to_their_own_rules():
    assert broken("3E-ACT-004") == {13, 14}
    assert broken("3E-ACT-005") == {15}
    assert broken("3E-ACT-006") == {16, 17}
