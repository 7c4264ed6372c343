"""What the page holds, and what it must not hold: the doors of its room, and of the host below."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

SITE = Path(__file__).parents[2] / "scripts/site.py"

LATER = "import sys, tamalir.page.worker; from tamalir.games import GAMES; [GAMES[id] for id in GAMES]; "


@pytest.mark.plain
def test_a_table_without_a_server_needs_no_server() -> None:
    """Whatever is imported by a whole table with all its games, nothing of it serves or stores."""
    code = LATER + "print(*sorted(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    loaded = set(run.stdout.split())

    assert {"tamalir.page.door", "tamalir.host.hosted"} <= loaded
    rooms = {name.split(".")[1] for name in loaded if name.startswith("tamalir.")}
    assert not rooms & {"server", "cli", "envs"}
    assert not loaded & {"sqlalchemy", "litestar", "uvicorn", "httpx", "redis", "numpy", "polars", "typer"}


@pytest.mark.plain
def test_bots_think_where_threads_have_no_clock() -> None:
    code = (
        "import time; del time.thread_time\n"
        "import tamalir\n"
        "table = tamalir.new('second', scene='brood', seed=7)\n"
        "player = tamalir.bot('adventurer', 1)\n"
        "print(player.decide(table.view(0), table.pending(0)))\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)

    assert run.stdout.strip()


@pytest.mark.plain
def test_the_archive_of_the_page_holds_no_server() -> None:
    """Of this package only what play needs is put into the site."""
    found = spec_from_file_location("site_builder", SITE)
    assert found is not None
    assert found.loader is not None
    builder = module_from_spec(found)
    found.loader.exec_module(builder)
    files: list[Path] = builder._ours()

    assert Path("tamalir/page/worker.py") in files
    rooms = {file.parts[1] for file in files}
    assert not rooms & {"server", "cli", "envs", "assistants"}
