"""Packages as they would be published, installed into environments of their own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.e2e import client

ROOT = Path(__file__).parents[2]
SECONDS = 300.0


def ran(command: Sequence[str | Path], folder: Path, *, fails: bool = False, path: str | None = None) -> str:
    """Everything that it says; nothing of this checkout is on its path."""
    done = subprocess.run(
        command, cwd=folder, env=outside(path), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, timeout=SECONDS, check=False,
    )  # fmt: skip
    assert bool(done.returncode) == fails, done.stdout[-4000:]
    return done.stdout


def outside(path: str | None = None) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TAMALIR"))}
    return {**kept, "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1", **({} if path is None else {"PATH": path})}


def sdist_of(source: Path, out: Path) -> Path:
    """By the standard tool; the build's own requirements are those of this environment."""
    client.build()
    with client.alone():
        ran([sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", out, source], out)
    (made,) = out.glob("*.tar.gz")
    return made


def wheel_of(source: Path, out: Path, path: str) -> Path:
    """The same; `path` is where programs are looked for."""
    build = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", out, source]
    ran(build, out, path=path)
    (made,) = out.glob("*.whl")
    return made


class Home:
    """A new environment with a package in it. What the package needs is lent by this one, so that no network
    is needed; Tamalir itself, which is installed here as a link to the checkout, is not lent."""

    def __init__(self, folder: Path, package: Path) -> None:
        self.folder = folder
        ran([sys.executable, "-m", "venv", "--without-pip", folder], folder.parent)
        self.python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
        ran(
            [
                sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", self.python,
                "install", "--quiet", "--no-deps", "--no-index", package,
            ],
            folder,
        )  # fmt: skip
        (site,) = folder.glob("lib/python*/site-packages")
        lent = dict.fromkeys((sysconfig.get_path("purelib"), *filter(_is_site, sys.path)))
        (site / "lent.pth").write_text("\n".join(lent) + "\n")

    def says(self, *command: str, fails: bool = False) -> str:
        return ran([self.python, *command], self.folder, fails=fails)

    @contextmanager
    def playing(self) -> Generator[str]:
        """`tamalir play`, until it is left; gives the address."""
        store = f"sqlite:///{self.folder}/games.sqlite3"
        process = subprocess.Popen(
            [self.python, "-m", "tamalir", "play", "--no-browser", "--database", store],
            cwd=self.folder, env=outside(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        )  # fmt: skip
        try:
            assert process.stdout is not None
            line = process.stdout.readline().decode()
            found = re.search(r"http://127\.0\.0\.1:\d+", line)
            assert found, line
            yield found[0]
            process.send_signal(signal.SIGINT)
            assert process.wait(SECONDS) == 0
        finally:
            process.kill()
            process.wait(SECONDS)
            if process.stdout is not None:
                process.stdout.close()


def _is_site(path: str) -> bool:
    return path.endswith("site-packages")
