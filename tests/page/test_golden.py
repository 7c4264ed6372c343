"""The page plays by the same rules to the letter: recorded games in its own Python, from its own archive."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.e2e import client, site
from tests.golden.playthrough import HERE

GAMES = ("second-solo", "second-duel", "third-margath-two-heroes", "bonds-solo", "bonds-warlock")


@pytest.fixture(scope="module")
def played() -> dict[str, Any]:
    folder = site.build()
    node = shutil.which("node")
    assert node is not None
    command = [node, "scripts/golden.mjs", str(folder), str(HERE), *GAMES]
    run = subprocess.run(
        command,
        cwd=client.WEB,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        stdin=subprocess.DEVNULL,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_recorded_games_take_the_same_course(played: dict[str, Any]) -> None:
    assert played["differ"] == []
    assert played["lines"] > 500


def test_the_archive_holds_what_play_needs_and_no_server(played: dict[str, Any]) -> None:
    files = {Path(file) for file in played["files"]}
    rooms = {file.parts[1] for file in files if file.parts[0] == "tamalir" and len(file.parts) > 2}
    assert {"kernel", "host", "page", "texts", "content"} <= rooms
    assert not rooms & {"server", "cli", "envs"}
    assert not {file.parts[0] for file in files} & {
        "litestar",
        "sqlalchemy",
        "numpy",
        "polars",
        "typer",
        "rich",
    }
    assert not [file for file in files if file.suffix == ".py"], "nothing is left to be compiled by visitors"


def test_what_comes_along_comes_with_its_licence(played: dict[str, Any]) -> None:
    described = {Path(file).parts[0] for file in played["files"] if ".dist-info/" in file}
    told = {name.partition("-")[0].lower() for name in described}
    assert told == {"tamalir", "attrs", "babel", "fluent.runtime", "fluent.syntax", "msgspec", "pytz",
                    "typing_extensions"}  # fmt: skip
