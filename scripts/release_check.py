#!/usr/bin/env python3
"""Install packages into clean environments of several Pythons, as a stranger would, and see what runs.

    scripts/release_check.py dist/*.whl dist/*.tar.gz --python python3.11 --python python3.13

Every package is fetched from the index, so this needs a network; `make test` installs the same packages
without one. Prints a table: what ran, how large it is and how many seconds of processor time it took.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from urllib.request import urlopen

SECONDS = 900


def main() -> int:
    """A row for each package and Python; the number of failures is the exit code."""
    parser = argparse.ArgumentParser(description="Try packages in clean environments.")
    parser.add_argument("packages", nargs="+", type=Path)
    parser.add_argument("--python", action="append", default=[], help="an interpreter; may be repeated")
    parser.add_argument("--extra", default="", help="extras to install as well, such as lab")
    args = parser.parse_args()
    print("| Python | Package | Packages | Size | Install | import | README | play | serve | simulate |")
    print("|---|---|---:|---:|---:|---:|---|---:|---:|---:|")
    failed = 0
    for python in args.python or [sys.executable]:
        for package in args.packages:
            cells = tried(python, package.resolve(), args.extra)
            print(f"| {' | '.join(cells)} |", flush=True)
            failed += any(cell.startswith("failed") for cell in cells)
    return failed


def tried(python: str, package: Path, extra: str) -> list[str]:
    """The cells of one row."""
    with tempfile.TemporaryDirectory(prefix="tamalir-") as folder:
        home = Path(folder)
        run([python, "-m", "venv", home / "env"], home)
        own = home / "env" / "bin" / "python"
        version = run([own, "-c", "import platform; print(platform.python_version())"], home).strip()
        wanted = f"{package}[{extra}]" if extra else str(package)
        pip = [own, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        install = timed(lambda: run([*pip, "install", wanted], home))
        listed = run([own, "-m", "pip", "list", "--format=freeze"], home).splitlines()
        kind = "wheel" if package.suffix == ".whl" else "sdist"
        site = next((home / "env").glob("lib/python*/site-packages"))
        size = sum(file.stat().st_size for file in site.rglob("*") if file.is_file())
        return [
            version,
            kind,
            str(len([line for line in listed if not line.startswith(("pip=", "setuptools="))])),
            f"{size / 1e6:.0f} MB",
            install,
            timed(lambda: run([own, "-W", "error", "-c", "import tamalir; tamalir.new"], home)),
            told(lambda: doctests(own, home)),
            timed(lambda: served(own, home, "play", "--no-browser")),
            timed(lambda: served(own, home, "serve", "--port", "0")),
            timed(lambda: simulated(own, home)) if "lab" in extra else told(lambda: refused(own, home)),
        ]


def timed(work: Callable[[], object]) -> str:
    """Seconds of processor time of all processes that it started."""
    before = spent()
    said = told(work)
    return said if said.startswith("failed") else f"{spent() - before:.1f} s"


def told(work: Callable[[], object]) -> str:
    try:
        found = work()
    except (subprocess.SubprocessError, OSError, AssertionError) as error:
        print(error, file=sys.stderr)
        return f"failed ({type(error).__name__})"
    return str(found) if isinstance(found, str) and found and "\n" not in found else "yes"


def spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(command: Sequence[str | Path], folder: Path) -> str:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        command, cwd=folder, env={**kept, "PYTHONUTF8": "1"}, capture_output=True, text=True, timeout=SECONDS,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{command}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
    return done.stdout


def doctests(python: Path, folder: Path) -> str:
    """The examples of the README, which is the long description of the package."""
    script = (
        "import doctest, importlib.metadata as m, pathlib\n"
        "pathlib.Path('readme.md').write_text(m.metadata('tamalir').get_payload(), encoding='utf-8')\n"
        "found = doctest.testfile('readme.md', module_relative=False)\n"
        "assert found.attempted and not found.failed, found\n"
        "print(f'{found.attempted} of {found.attempted}')"
    )
    return run([python, "-W", "error", "-c", script], folder).strip()


def served(python: Path, folder: Path, *command: str) -> None:
    """The page is there, with its script, and the process ends when it is told to."""
    process = subprocess.Popen(
        [python, "-m", "tamalir", *command, "--database", f"sqlite:///{folder}/{command[0]}.sqlite3"],
        cwd=folder, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line
        with urlopen(found[0], timeout=60) as page:  # our own address
            assert b"<script" in page.read()
        process.send_signal(signal.SIGINT)
        assert process.wait(120) == 0
    finally:
        process.kill()
        process.wait(60)


def simulated(python: Path, folder: Path) -> None:
    run(
        [python, "-m", "tamalir", "simulate", "second", "--games", "20", "--seats", "random,random",
         "--options", "turn-limit=20", "--out", "results"],
        folder,
    )  # fmt: skip
    run([python, "-m", "tamalir", "report", "results"], folder)


def refused(python: Path, folder: Path) -> str:
    """Without the laboratory the command names it."""
    done = subprocess.run(
        [python, "-m", "tamalir", "simulate", "second", "--games", "1"], cwd=folder, capture_output=True,
        text=True, timeout=SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode == 1, done.stdout
    assert "pip install 'tamalir[lab]'" in done.stderr, done.stderr
    return "names `tamalir[lab]`"


if __name__ == "__main__":
    sys.exit(main())
