"""`tamalir play` without --text: a server for this machine, and the browser at it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from tamalir.cli import browser, serve
from tamalir.cli.main import app
from tamalir.server import web

COMMAND = (sys.executable, "-c", "from tamalir.cli.main import run; run()")
SECONDS = 90


def said(*args: str) -> str:
    result = CliRunner().invoke(app, ["play", *args])
    assert result.exit_code == 1
    assert result.output.count("\n") == 1
    return result.output


def test_the_address_is_told_and_the_table_is_there(tmp_path: Path):
    if web.built() is None:
        pytest.skip("the browser client is not built")
    process = subprocess.Popen(
        [*COMMAND, "play", "--no-browser", "--lang", "pl", "--database", f"sqlite:///{tmp_path}/x.sqlite3"],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline().decode()
        found = re.search(r"Stół czeka pod adresem (http://127\.0\.0\.1:\d+/)\?lang=pl", line)
        assert found, line
        assert "<script" in httpx.get(found[1], timeout=SECONDS, trust_env=False).text
        process.send_signal(signal.SIGINT)
        assert process.wait(SECONDS) == 0
    finally:
        process.kill()
        process.wait(SECONDS)
        if process.stdout is not None:
            process.stdout.close()


def test_without_the_client_it_offers_the_terminal(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(web, "CLIENT", Path("/nowhere"))
    assert "is not built" in said()
    assert "tamalir play --text" in said("--no-browser")


def test_without_the_server_it_offers_the_terminal(monkeypatch: pytest.MonkeyPatch):
    def missing() -> None:
        raise serve.NotInstalled("the table server is not installed")

    monkeypatch.setattr(browser.serve, "need_server", missing)
    assert (
        said()
        == "tamalir: the table server is not installed; or play in the terminal with: tamalir play --text\n"
    )


@pytest.mark.parametrize(
    "option", ["--scene=duel", "--seed=7", "--bot=1", "--edition=second", "--load=x.json"]
)
def test_what_only_the_terminal_knows(option: str):
    name = option.partition("=")[0]
    assert said(option) == f"tamalir: {name} is for the game in the terminal: add --text\n"
