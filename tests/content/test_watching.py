"""`content preview`: a name for the page, and a page that follows the pack."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tamalir.cli.main import app


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    assert CliRunner().invoke(app, ["content", "new", "my-kitchen"]).exit_code == 0
    return tmp_path / "my-kitchen"


def test_without_out_the_page_is_called_after_the_pack(pack: Path):
    said = CliRunner().invoke(app, ["content", "preview", "my-kitchen"])
    assert said.exit_code == 0, said.output
    page = (pack.parent / "my-kitchen.html").read_text(encoding="utf-8")
    assert "<article" in page
    assert "refresh" not in page


def test_only_a_folder_can_be_watched(pack: Path):
    said = CliRunner().invoke(app, ["content", "preview", "--watch"])
    assert said.exit_code == 1
    assert "name the folder" in said.stderr


def eventually(what: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_the_page_follows_the_pack(pack: Path):
    page, log = pack.parent / "my-kitchen.html", pack.parent / "log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "tamalir", "content", "preview", "my-kitchen", "--watch"],
            cwd=pack.parent, stdout=out, stderr=out, env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip
    try:
        eventually(lambda: "written" in log.read_text())
        assert '<meta http-equiv="refresh"' in page.read_text(encoding="utf-8")
        names = pack / "texts/en.ftl"
        name = next(line for line in names.read_text().splitlines() if line.startswith("name-"))
        old = name.partition(" = ")[2]
        names.write_text(names.read_text().replace(old, "Quite Another Name"))
        eventually(lambda: "Quite Another Name" in page.read_text(encoding="utf-8"))

        cards = pack / "market.toml"
        whole = cards.read_text()
        cards.write_text(whole + "\n[items.half")
        eventually(lambda: "tamalir:" in log.read_text())
        assert process.poll() is None
        cards.write_text(whole)
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    finally:
        process.kill()
        process.wait(30)
