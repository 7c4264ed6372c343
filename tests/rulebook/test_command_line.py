"""`tamalir rules`, as a person and as a script meets it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tamalir.cli.main import app
from tamalir.rulebook import catalogue, words

ENTRY = "from tamalir.cli.main import run; run()"


def tamalir(*args: str) -> Result:
    return CliRunner().invoke(app, list(args))


def test_version():
    result = tamalir("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith("tamalir ")


@pytest.mark.parametrize(
    "command", [[], ["rules"], *(["rules", name] for name in ("search", "show", "coverage"))]
)
def test_every_command_helps_with_an_example(command: list[str]):
    result = tamalir(*command, "--help")
    assert result.exit_code == 0
    assert "Example: tamalir rules " in result.stdout


def test_show_tells_everything_about_a_rule():
    result = tamalir("rules", "show", "3e-token-005")
    assert result.exit_code == 0
    for part in (
        "3E-TOKEN-005  Outside the pool means spent",
        "check: Given",
        "readings: The printing says",
        "sources: 003",
    ):
        assert part in result.stdout


def test_show_as_json():
    rule = json.loads(tamalir("rules", "show", "2E-COMBAT-020", "--json").stdout)
    assert (rule["id"], rule["edition"], rule["area"], rule["kind"]) == (
        "2E-COMBAT-020",
        "second",
        "COMBAT",
        "core",
    )
    assert rule["sources"]
    assert rule["fallback"] is False


def test_labels_are_in_that_language_too():
    shown = tamalir("rules", "show", "2E-GAP-049", "--lang", "pl").stdout
    assert "rodzaj: rozstrzygnięcie" in shown
    assert "źródła: 004" in shown
    assert "wariant: Szlak Zagłady" in tamalir("rules", "show", "2E-DOOM-001", "--lang", "pl").stdout
    for rule in (rule for rule in catalogue.load("second") if rule.kind.startswith("variant:")):
        assert "[book-option" not in tamalir("rules", "show", rule.id, "--lang", "ru").stdout
    some = tamalir("rules", "search", "герой", "--lang", "ru", "--limit", "3").stdout
    assert "Показано 3 правила из " in some
    assert "żadna zasada" in tamalir("rules", "search", "xyzzy", "--lang", "pl").stdout


def test_a_rule_is_told_in_the_language_that_is_asked_for():
    english = json.loads(tamalir("rules", "show", "2E-WIN-001", "--json").stdout)
    for lang in ("pl", "ru"):
        rule = json.loads(tamalir("rules", "show", "2E-WIN-001", "--lang", lang, "--json").stdout)
        assert (rule["language"], rule["fallback"]) == (lang, False)
        assert rule["text"] != english["text"]


@pytest.fixture
def english_alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As it is while nobody has translated the rules."""
    as_written = words.read

    def read(edition: str, language: str) -> dict[str, words.Words]:
        return as_written(edition, language) if language == "en" else {}

    monkeypatch.setattr(words, "read", read)
    catalogue._by_id.cache_clear()
    yield
    catalogue._by_id.cache_clear()


@pytest.mark.usefixtures("english_alone")
def test_a_rule_without_translation_is_marked():
    assert "[en: пока не переведено]" in tamalir("rules", "show", "2E-WIN-001", "--lang", "ru").stdout
    rule = json.loads(tamalir("rules", "show", "2E-WIN-001", "--lang", "ru", "--json").stdout)
    assert (rule["language"], rule["fallback"]) == ("en", True)


def test_search_limits_and_says_so():
    result = tamalir("rules", "search", "escape", "--edition", "second", "--limit", "2")
    assert result.exit_code == 0
    assert sum(line.startswith("2E-") for line in result.stdout.splitlines()) == 2
    assert "2 of " in result.stdout
    found = json.loads(
        tamalir("rules", "search", "escape", "--edition", "second", "--json", "--limit", "999").stdout
    )
    assert len(found) > 2


def test_search_without_a_hit_says_so():
    result = tamalir("rules", "search", "xyzzy")
    assert (result.exit_code, result.stdout) == (0, "no rule holds all of: xyzzy\n")
    assert json.loads(tamalir("rules", "search", "xyzzy", "--json").stdout) == []


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["show", "2E-COMBT-020"], "tamalir: unknown rule '2E-COMBT-020'; close: 2E-COMBAT-020"),
        (
            ["search", "x", "--edition", "fourth"],
            "tamalir: unknown edition 'fourth'; known: bonds, second, third",
        ),
        (
            ["coverage", "--edition", "fourth"],
            "tamalir: unknown edition 'fourth'; known: bonds, second, third",
        ),
        (["show", "2E-WIN-001", "--lang", "fr"], "tamalir: unknown language 'fr'; known: en, pl, ru"),
    ],
)
def test_our_own_errors_are_one_line_and_exit_code_1(args: list[str], line: str):
    result = tamalir("rules", *args)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(line)
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "args", [["rules", "search"], ["rules", "nonsense"], ["rules", "search", "x", "--limit", "0"]]
)
def test_usage_errors_are_exit_code_2(args: list[str]):
    assert tamalir(*args).exit_code == 2


def test_coverage_as_json_has_five_keys(tmp_path: Path):
    (tmp_path / "test_it.py").write_text(
        'import pytest\n@pytest.mark.rule("2E-WIN-001", "2E-WIN-002")\ndef test_it(): ...\n', encoding="utf-8"
    )
    counts = json.loads(tamalir("rules", "coverage", "--json", "--tests", str(tmp_path)).stdout)
    assert list(counts) == ["second", "third", "bonds"]
    for count in counts.values():
        assert list(count) == ["total", "tagged", "proven", "explained", "missing"]
        assert count["total"] == count["tagged"] + count["explained"] + len(count["missing"])
    assert (counts["second"]["total"], counts["second"]["tagged"], counts["second"]["proven"]) == (457, 2, 0)
    only = json.loads(
        tamalir("rules", "coverage", "--json", "--edition", "bonds", "--tests", str(tmp_path)).stdout
    )
    assert list(only) == ["bonds"]


def test_coverage_in_words(tmp_path: Path):
    result = tamalir("rules", "coverage", "--edition", "second", "--tests", str(tmp_path))
    assert result.stdout.startswith("second: 457 rules, 0 tagged, 0 proven, ")
    areas = [line.split() for line in result.stdout.splitlines()[2:]]
    assert ["MOVE", "22", "22"] in areas


def test_piped_output_is_plain_and_whole():
    """A real process: no colour codes, no wrapped or cut lines, and the exit codes of the shell."""
    command = [sys.executable, "-c", ENTRY, "rules"]
    result = subprocess.run(
        [*command, "show", "UB-GAP-049"],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        encoding="utf-8",
    )
    assert "\x1b" not in result.stdout
    assert "…" not in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) > 900
    failed = subprocess.run(
        [*command, "show", "2E-NO-001"], capture_output=True, text=True, check=False, timeout=60
    )
    assert (failed.returncode, failed.stdout) == (1, "")
    assert failed.stderr.startswith("tamalir: unknown rule '2E-NO-001'")
