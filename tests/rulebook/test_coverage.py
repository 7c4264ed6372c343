"""The static count: which marks it sees, and what it refuses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tamalir.rulebook import CatalogueError, coverage

SCENES = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.rule("2E-WIN-001")]

@pytest.mark.rule("2E-WIN-002", "2E-WIN-003")
def test_two(): ...

@pytest.mark.rule("2E-WIN-004")
class TestClass:
    @mark.rule("2E-WIN-005")
    async def test_inside(self): ...

@pytest.mark.parametrize("case", [
    pytest.param(1, marks=pytest.mark.rule("3E-GOLDEN-001")),
    pytest.param(2, marks=[pytest.mark.slow, pytest.mark.rule("3E-GOLDEN-002")]),
    pytest.param(3, marks=[pytest.mark.skip, pytest.mark.rule("3E-GOLDEN-003")]),
])
def test_cases(case): ...

@pytest.mark.rule("2E-MOVE-001")
def helper(): ...

@pytest.mark.skip(reason="not yet")
@pytest.mark.rule("2E-MOVE-002")
def test_skipped(): ...

@pytest.mark.xfail
@pytest.mark.rule("2E-MOVE-003")
def test_expected_to_fail(): ...

@pytest.mark.rule(*IDS)
def test_at_run_time(): ...
"""


def write(folder: Path, source: str) -> Path:
    (folder / "test_scene.py").write_text(source, encoding="utf-8")
    return folder


def test_marks_are_seen_wherever_they_reach_a_test(tmp_path: Path):
    survey = coverage.measure(write(tmp_path, SCENES), explained="[reasons]")
    assert survey.editions["second"].tagged == tuple(f"2E-WIN-00{number}" for number in range(1, 6))
    assert survey.editions["third"].tagged == ("3E-GOLDEN-001", "3E-GOLDEN-002")
    assert survey.editions["bonds"].tagged == ()
    assert [line for _, line in survey.marks.at_run_time] == [33]


def test_every_rule_is_counted_once(tmp_path: Path):
    reasons = '[reasons]\n2E-MOVE-001 = "nothing to see"\n'
    count = coverage.measure(write(tmp_path, SCENES), explained=reasons).editions["second"]
    assert count.explained == ("2E-MOVE-001",)
    assert count.total == 457
    assert len({*count.tagged, *count.explained, *count.missing}) == 457


@pytest.mark.parametrize(
    ("source", "reasons", "complaint"),
    [
        (
            '\n@pytest.mark.rule("2E-NO-001")\ndef test_it(): ...',
            "",
            "test_scene.py:2: unknown rule '2E-NO-001'; close:",
        ),
        (
            '@pytest.mark.rule("2e-win-001")\ndef test_it(): ...',
            "",
            "test_scene.py:1: write 2E-WIN-001, not 2e-win-001",
        ),
        ("@pytest.mark.rule()\ndef test_it(): ...", "", "test_scene.py:1: mark.rule takes one or more"),
        ("@pytest.mark.rule(7)\ndef test_it(): ...", "", "test_scene.py:1: 7 is no rule id"),
        ("def test_it(:", "", "test_scene.py:1: cannot be read as Python"),
        ("", '[reasons]\n\n"2E-NO-001" = "why"', "content/rules/explained.toml:3: unknown rule '2E-NO-001'"),
        ("", '[reasons]\n2E-WIN-001 = " "', "content/rules/explained.toml:2: 2E-WIN-001 needs a reason"),
        ("", "[reasons", "content/rules/explained.toml: "),
        (
            '@pytest.mark.rule("2E-WIN-001")\ndef test_it(): ...',
            '[reasons]\n2E-WIN-001 = "why"',
            "content/rules/explained.toml:2: 2E-WIN-001 is explained here, but ",
        ),
    ],
)
def test_mistakes_name_file_and_line(tmp_path: Path, source: str, reasons: str, complaint: str):
    with pytest.raises(CatalogueError, match=re.escape(complaint)) as error:
        coverage.measure(write(tmp_path, source), explained=reasons)
    assert "\n" not in str(error.value)


def test_proven_is_what_noticed_every_fault(tmp_path: Path):
    (tmp_path / "proof.toml").write_text(
        "2E-WIN-001 = { faults = 3, caught = 3, others = 2, of = 'a' }\n"
        "2E-WIN-002 = { faults = 3, caught = 2, survivors = ['second/turn.py:7 flip'], of = 'b' }\n"
        "2E-WIN-003 = { faults = 0, caught = 0, others = 4, of = 'c' }\n"
        "2E-MOVE-001 = { faults = 1, caught = 1, of = 'd' }\n",
        encoding="utf-8",
    )
    count = coverage.measure(write(tmp_path, SCENES), explained="[reasons]").editions["second"]
    assert count.proven == ("2E-WIN-001",)  # not 2E-MOVE-001: no test is tagged with it


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("2E-WIN-001 = { faults = 3, of = 'a' }", "proof.toml: cannot be read: 'caught'"),
        ("2E-WIN-001 = 3", "proof.toml: cannot be read: "),
        ("2E-NO-001 = { faults = 1, caught = 1, of = 'a' }", "proof.toml: unknown rule '2E-NO-001'"),
    ],
)
def test_a_damaged_proof_is_one_clear_line(tmp_path: Path, text: str, complaint: str):
    (tmp_path / "proof.toml").write_text(text, encoding="utf-8")
    with pytest.raises(CatalogueError, match=re.escape(complaint)):
        coverage.measure(write(tmp_path, SCENES), explained="[reasons]")


def test_a_missing_folder_is_one_clear_line(tmp_path: Path):
    with pytest.raises(CatalogueError, match="no such folder"):
        coverage.measure(tmp_path / "nowhere")


def test_the_marks_and_reasons_of_this_checkout_are_sound():
    """The same check that `tamalir rules coverage` makes, so that no run forgets it."""
    counts = coverage.measure(coverage.checkout_tests()).editions
    assert {name: count.total for name, count in counts.items()} == {
        "second": 457,
        "third": 510,
        "bonds": 210,
    }
