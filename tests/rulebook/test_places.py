"""Where a rule is carried out and proven, found by its id."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tamalir.cli.main import app
from tamalir.rulebook import coverage, places

CODE = '''"""2E-WIN-001 and others."""

LIMIT = 3  # 2E-WIN-002
'''
CONTENT = "# 2E-WIN-001 to 2E-WIN-003\n[heroes.x]\n"
TESTS = """import pytest

@pytest.mark.rule("2E-WIN-002")
class TestIt:
    @pytest.mark.rule("2E-WIN-001", "2E-WIN-003")
    def test_inside(self): ...
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one module, one file of content, a catalogue and one test."""
    for name, text in {
        "pyproject.toml": "",
        "src/tamalir/second/game.py": CODE,
        "src/tamalir/content/second/x/heroes.toml": CONTENT,
        "src/tamalir/content/rules/second.toml": '[[rule]]\nid = "2E-WIN-001"\n',
        "tests/test_it.py": TESTS,
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("rule", "code", "tests"),
    [
        (
            "2E-WIN-001",
            ["src/tamalir/content/second/x/heroes.toml:1", "src/tamalir/second/game.py:1"],
            ["tests/test_it.py:5 TestIt.test_inside"],
        ),
        (
            "2E-WIN-002",
            ["src/tamalir/content/second/x/heroes.toml:1", "src/tamalir/second/game.py:3"],
            ["tests/test_it.py:3 TestIt"],
        ),
        ("2E-WIN-004", [], []),
    ],
)
def test_code_and_tests_of_a_rule(checkout: Path, rule: str, code: list[str], tests: list[str]):
    assert [str(place) for place in places.code_of(rule, checkout)] == code
    assert [str(place) for place in places.tests_of(rule, checkout)] == tests


def test_a_run_of_ids_names_each_of_them_and_no_other():
    found = list(places.ids_in("see 2E-WIN-001 to 2E-WIN-003, 3E-ACT-001 and 2E-WIN-007 to 3E-ACT-009"))
    assert found == ["2E-WIN-001", "2E-WIN-002", "2E-WIN-003", "3E-ACT-001", "2E-WIN-007"]


def shown(*args: str) -> str:
    return CliRunner().invoke(app, ["rules", "show", *args]).stdout


def test_show_names_code_and_tests(checkout: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(coverage, "checkout", lambda: checkout)
    said = shown("2E-WIN-002")
    assert "code:\n    src/tamalir/content/second/x/heroes.toml:1\n    src/tamalir/second/game.py:3\n" in said
    assert "tests:\n    tests/test_it.py:3 TestIt\n" in said
    assert json.loads(shown("2E-WIN-002", "--json"))["tests"] == ["tests/test_it.py:3 TestIt"]
    assert "code: no line names it\ntests: none is tagged with it\n" in shown("2E-WIN-004")


def test_outside_a_checkout_show_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(coverage, "checkout", lambda: None)
    assert shown("2E-WIN-002").endswith("Code and tests are named only in a checkout of the project.\n")
    data = json.loads(shown("2E-WIN-002", "--json"))
    assert (data["code"], data["tests"]) == (None, None)


def test_a_checkout_has_sources_and_tests(checkout: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(coverage, "__file__", str(checkout / "a" / "b" / "c" / "d"))
    monkeypatch.chdir(checkout)
    assert coverage.checkout() == checkout
    (checkout / "src" / "tamalir").rename(checkout / "src" / "other")
    assert coverage.checkout() is None
