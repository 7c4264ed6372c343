"""What many games show: the numbers add up, and the page stands on its own."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tamalir import lab
from tamalir.cli.main import app
from tamalir.lab.compare import compare
from tamalir.lab.page import page
from tamalir.lab.sections import markdown, sections
from tamalir.lab.store import Store
from tamalir.language import LANGUAGES, Speaker

RUNNER = CliRunner()


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> tuple[Store, Store]:
    """Two runs that differ much: one of them has the doom track."""
    home = tmp_path_factory.mktemp("runs")
    how: dict[str, Any] = {"games": 30, "seats": ["random", "random"]}
    one = lab.simulate("second", out=home / "one", options={"turn-limit": 100}, **how)
    other = lab.simulate("second", out=home / "other", options={"turn-limit": 20}, **how)
    return one, other


def test_shares_add_up(runs: tuple[Store, Store]) -> None:
    found = lab.summary(runs[0])
    assert sum(row["n"] for row in found["heroes"]) == pytest.approx(30)
    assert sum(row["of"] for row in found["heroes"]) == 60
    assert sum(row["share"] for row in found["reasons"]) == pytest.approx(1)
    assert sum(row["share"] for row in found["kinds"]) == pytest.approx(1)
    assert sum(row["n"] for row in found["attributes"]) == pytest.approx(30)
    for row in found["market"]:
        assert row["bought"]["n"] <= row["seen"] <= 30
        assert row["bought"]["low"] <= row["bought"]["share"] <= row["bought"]["high"]
    for row in found["challenges"]:
        assert row["won"]["n"] + row["lost"]["n"] + row["escaped"]["n"] <= row["fights"]
    json.dumps(found, allow_nan=False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_report_is_there(runs: tuple[Store, Store], lang: str) -> None:
    words = Speaker(lang, strict=True)
    text = markdown("x", sections(lab.summary(runs[0]), words))
    assert not words.borrowed
    assert "[lab-" not in text
    assert text.count("\n## ") == 16


def test_the_page_needs_nothing_from_elsewhere(runs: tuple[Store, Store]) -> None:
    text = page(*runs)
    assert "<script" not in text
    assert not re.findall(r"""(?:src|href)=["'](?!#)""", text)
    assert "url(" not in text.replace("url(#", "")
    assert text.count("<article") == 3

    class Balanced(HTMLParser):
        open: list[str]

        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            if tag not in ("meta", "input", "br"):
                self.open.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert self.open.pop() == tag

        def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            pass

    reader = Balanced()
    reader.open = []
    reader.feed(text)
    assert not reader.open


def test_what_differs_is_found_and_what_does_not_is_not(runs: tuple[Store, Store]) -> None:
    rows = {row["what"]: row for row in compare(*runs)["rows"]}
    assert rows["turns"]["differs"]
    assert rows["turns"]["difference"] < -30
    same = compare(runs[0], runs[0])
    assert not any(row["differs"] for row in same["rows"])
    assert all(row["difference"] == pytest.approx(0) for row in same["rows"])
    assert same["plans"] == {}


def test_on_the_command_line(tmp_path: Path) -> None:
    out = tmp_path / "run"
    asked = ["simulate", "second", "--games", "2", "--seats", "random,random", "--options", "turn-limit=20"]
    told = RUNNER.invoke(app, [*asked, "--out", str(out), "--json"])
    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["games"] == 2
    again = RUNNER.invoke(app, [*asked, "--out", str(out), "--lang", "pl"])
    assert "Bohaterowie" in again.stdout
    shown = RUNNER.invoke(app, ["report", str(out), "--markdown", "--lang", "ru"])
    assert "## Герои" in shown.stdout
    written = RUNNER.invoke(app, ["report", str(out), "--lang", "pl"])
    assert written.exit_code == 0
    assert (out / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    wrong = RUNNER.invoke(app, ["report", str(tmp_path / "nowhere")])
    assert wrong.exit_code == 1
    assert "no results" in wrong.output
