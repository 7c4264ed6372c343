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
from tamalir.games import GAMES
from tamalir.lab.compare import compare
from tamalir.lab.ledgers.base import COMMON
from tamalir.lab.page import page
from tamalir.lab.scribe import markdown
from tamalir.lab.sections import sections
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


SECTIONS = {
    "second": "run heroes who reasons course length pace fights kinds attributes bonuses falls deciding "
    "meetings market challenges appearances",
    "third": "run heroes who reasons course length pace fights kinds values gained falls deciding meetings "
    "market challenges appearances",
}


@pytest.fixture(scope="module")
def third(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Store]:
    """Runs of the Third Edition, without and with its expansion."""
    home = tmp_path_factory.mktemp("third")
    how: dict[str, Any] = {"games": 12, "seats": ["random", "random"]}
    return {game: lab.simulate(game, out=home / game, **how) for game in ("third", "bonds")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_report_is_there(
    runs: tuple[Store, Store], third: dict[str, Store], lang: str
) -> None:
    for game, store in {"second": runs[0], **third}.items():
        words = Speaker(lang, strict=True)
        parts = sections(lab.summary(store), words)
        assert not words.borrowed
        assert "[lab-" not in markdown("x", parts)
        assert [part.key for part in parts] == SECTIONS.get(game, SECTIONS["third"]).split()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["second", "third", "bonds"])
def test_every_column_that_is_told_has_words(game: str, lang: str) -> None:
    """A stranger's game may do without; ours may not."""
    ledger = GAMES[game].ledger
    words = Speaker(lang, strict=True)
    own = [name for name in ledger.columns["games"] if name not in COMMON["games"]]
    keys = [*own, ledger.deck, *ledger.fight_means, *ledger.seat_means]
    keys += [f"{part}-{name}" for part, names in ledger.seat_means.items() for name in names]
    keys += [f"{part}-says" for part in ledger.seat_means]
    keys += [f"kind-{kind}" for kind in (*ledger.market, *ledger.orders["blow"])]
    keys += [f"{ledger.deck}-{name}" for name in (*ledger.orders[ledger.deck], "none")]
    assert [key for key in keys if not words.knows(f"lab-{key}")] == []


def test_a_report_of_the_third_edition_speaks_its_language(third: dict[str, Store]) -> None:
    text = markdown("x", sections(lab.summary(third["third"]), Speaker("en")))
    for word in (
        "| Body |",
        "| Speed |",
        "## Physical and magical damage",
        "| scenario | Margath |",
        "skills",
    ):
        assert word in text
    for word in ("Stamina", "ranged", "Challenge", "knockout", "wounds", "green"):
        assert word not in text
    bonds = markdown("x", sections(lab.summary(third["bonds"]), Speaker("en")))
    for word in ("| mode | cooperative |", "the heroes won together", "twists drawn", "envelopes sent"):
        assert word in bonds


def test_runs_of_different_games_are_compared_in_what_both_have(
    runs: tuple[Store, Store], third: dict[str, Store]
) -> None:
    found = compare(runs[0], third["third"])
    measures = [row["what"] for row in found["rows"] if row["group"] == "measure"]
    assert measures == ["turns", "knockouts", "duels", "adventures", "levels", "spent"]
    assert "adventures" in [row["what"] for row in compare(third["third"], third["bonds"])["rows"]]
    json.dumps(found, allow_nan=False)
    assert page(runs[0], third["third"])


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
