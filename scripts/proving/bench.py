"""A throwaway copy of the package, and a worker that runs the checkout's tests against it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scripts.proving.fault import Fault

WORKER = Path(__file__).with_name("worker.py")
LATER = 1_000_000_000
"""Nanoseconds by which a spoilt file is younger, so that the compiled sound one is not taken for it."""
START = 15.0
FACTOR = 6.0
"""A run with a fault may take this long: START seconds and FACTOR times what the tests take without."""
COLLECTING = 300.0


@dataclass(frozen=True, slots=True)
class Result:
    """How the tests went; the index and the seconds of each test are those of this run."""

    passed: bool
    index: dict[str, list[str]]
    seconds: dict[str, float]
    failed: list[str]


class Bench:
    """Somewhere to break things: the checkout itself is never touched."""

    def __init__(self, checkout: Path, folder: Path) -> None:
        self.checkout = checkout
        self.folder = folder
        self.package = folder / "src" / "tamalir"
        ignore = shutil.ignore_patterns("__pycache__", "app")
        shutil.copytree(checkout / "src" / "tamalir", self.package, ignore=ignore)
        environment = os.environ | {
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{checkout}",  # for processes that tests start
            "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
            "HYPOTHESIS_STORAGE_DIRECTORY": str(folder / "hypothesis"),
        }
        for name in ("PYTEST_ADDOPTS", "PYTHONDONTWRITEBYTECODE"):
            environment.pop(name, None)
        self._worker = subprocess.Popen(
            [sys.executable, "-P", str(WORKER), str(folder / "src"), str(checkout)],
            cwd=checkout,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def close(self) -> None:
        """Let the worker go."""
        self._worker.communicate(timeout=60)  # closes its pipes, which ends it

    def collect(self, files: Sequence[str]) -> dict[str, list[str]]:
        """Rule id -> the tests that are tagged with it, in these files."""
        return self._run(["--collect-only", *files], COLLECTING, keep=True).index

    def try_sound(self, tests: Sequence[str], patience: float) -> Result:
        """The tests without any fault."""
        return self._run(tests, patience, keep=True)

    def notices(self, fault: Fault, tests: Sequence[str], seconds: dict[str, float]) -> bool:
        """Whether one of the tests fails or hangs with the fault in the copy; the quickest goes first."""
        ordered = sorted(tests, key=lambda test: seconds.get(test, 0.0))
        patience = START + FACTOR * sum(seconds.get(test, 1.0) for test in tests)
        with self._spoilt(fault):
            return not self._run(["-x", *ordered], patience, keep=False).passed

    @contextmanager
    def _spoilt(self, fault: Fault) -> Generator[None]:
        file = self.package / fault.file
        sound, age = file.read_bytes(), file.stat()
        try:
            file.write_bytes(fault.apply(sound))
            os.utime(file, ns=(age.st_atime_ns, age.st_mtime_ns + LATER))
            yield
        finally:
            file.write_bytes(sound)
            os.utime(file, ns=(age.st_atime_ns, age.st_mtime_ns))

    def _run(self, args: Sequence[str], patience: float, *, keep: bool) -> Result:
        worker = self._worker
        if worker.stdin is None or worker.stdout is None:
            raise RuntimeError("the worker has no pipes")
        worker.stdin.write(json.dumps({"args": [*args], "patience": patience, "keep": keep}) + "\n")
        worker.stdin.flush()
        line = worker.stdout.readline()
        if not line:
            raise RuntimeError("the worker is gone")
        said: dict[str, Any] = json.loads(line)
        return Result(
            said["code"] == 0, said.get("index", {}), said.get("seconds", {}), said.get("failed", [])
        )


@contextmanager
def benches(checkout: Path, number: int) -> Generator[list[Bench]]:
    """Some benches in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="tamalir-prove-") as folder:
        made = [Bench(checkout, Path(folder) / str(n)) for n in range(number)]
        try:
            yield made
        finally:
            for bench in made:
                bench.close()
