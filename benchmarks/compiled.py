"""Contests of ours once more, with the rules of the compiled build (`make fast`), in a process of their own.

That process waits until it is asked for one of them, so that plain and compiled rules take turns.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from benchmarks.clock import Contest

HERE = Path(__file__).resolve().parent.parent
BUILD = HERE / "build" / "fast"


def compiled(module: str) -> list[Contest]:
    """The contests of this module of benchmarks, compiled; none where there is no such build."""
    if not list(BUILD.glob("tamalir_fast__mypyc.*")):
        return []
    child = subprocess.Popen(
        [sys.executable, "-m", __name__, module],
        cwd=HERE,
        env={**os.environ, "PYTHONPATH": str(BUILD)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    names = _read(child).split("\t")
    return [Compiled(name, n, child) for n, name in enumerate(names)]


class Compiled(Contest):
    """One of them: timed where it runs."""

    def __init__(self, name: str, number: int, child: subprocess.Popen[str]) -> None:
        super().__init__(f"{name}, compiled", "unit", lambda: round(self.seconds_per_unit() > 0))
        self.number = number
        self.child = child

    def seconds_per_unit(self) -> float:
        assert self.child.stdin is not None
        self.child.stdin.write(f"{self.number}\n")
        self.child.stdin.flush()
        return float(_read(self.child))


def _read(child: subprocess.Popen[str]) -> str:
    assert child.stdout is not None
    line = child.stdout.readline()
    if not line:
        raise RuntimeError("the compiled build does not run: make it again with 'make fast'")
    return line.rstrip("\n")


def _serve(contests: Sequence[Contest]) -> None:
    print("\t".join(contest.name for contest in contests), flush=True)
    for line in sys.stdin:
        print(contests[int(line)].seconds_per_unit(), flush=True)


if __name__ == "__main__":
    named = import_module(sys.argv[1])
    if not named.are_compiled():
        sys.exit("these rules are not compiled")
    _serve(named.contests())
