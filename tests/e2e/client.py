"""Building the browser client, once for everybody who needs it."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = ROOT / "src/tamalir/server/pages/app/index.html"
TEXTS = ROOT / "src/tamalir/texts"
BUILD_SECONDS = 600.0


def build() -> None:
    """The client that the server hands out is the one in `web/`; built only when something has changed.

    With TAMALIR_WEB the server hands out another one, and nothing is built.
    """
    if os.environ.get("TAMALIR_WEB"):
        return
    with alone():
        if _fresh():
            return
        npm = shutil.which("npm")
        if npm is None:
            reason = "the browser client is not built, and npm is not installed"
            if os.environ.get("CI") == "true":
                pytest.fail(reason, pytrace=False)
            pytest.skip(reason)
        if _older(WEB / "node_modules/.package-lock.json", WEB / "package-lock.json"):
            _run(npm, "ci", "--no-audit", "--no-fund")
        _run(npm, "run", "build")


def _fresh() -> bool:
    if not BUILT.exists():
        return False
    built = BUILT.stat().st_mtime
    return not any(source.stat().st_mtime > built for source in sources())


def sources() -> Iterator[Path]:
    """What the client is built from: its own files and its texts."""
    for folder in (WEB / "src", WEB / "public", WEB / "scripts"):
        yield from (path for path in folder.rglob("*") if path.is_file() and "made" not in path.parts)
    yield from (path for path in WEB.glob("[!.]*") if path.is_file())
    yield from TEXTS.glob("*/client-*.ftl")
    yield from TEXTS.glob("*/later-*.ftl")


def _older(made: Path, source: Path) -> bool:
    return not made.exists() or made.stat().st_mtime < source.stat().st_mtime


def _run(*command: str) -> None:
    done = subprocess.run(
        command,
        cwd=WEB,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=BUILD_SECONDS,
        check=False,
    )
    if done.returncode:
        pytest.fail(f"{' '.join(command[1:])} failed:\n{done.stdout}{done.stderr}", pytrace=False)


@contextmanager
def alone() -> Generator[None]:
    """Several test processes must not build at the same time."""
    with (WEB / ".building").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
