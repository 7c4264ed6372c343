"""What the page holds, and what it must not hold: the doors of its room, and of the host below."""

from __future__ import annotations

import subprocess
import sys

import pytest

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
