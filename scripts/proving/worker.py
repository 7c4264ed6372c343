"""A process that runs tests against a copy of the package, quickly.

It has imported pytest and hypothesis, which takes longer than most tests, and has read the TOML files of the
package, but imported nothing of tamalir. For each errand, a line of JSON, it forks; the child imports the
package from the copy as it is at that moment, runs the tests and is gone. The answer is a line of JSON too.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import pickle
import resource
import signal
import sys
import time
import tomllib
from collections.abc import Callable, Generator
from pathlib import Path
from types import FrameType
from typing import Any, cast

import pytest

MEMORY = 4 << 30
"""A fault may make a rule collect for ever."""
PLAIN = ["-q", "--no-header", "--color=no", "-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin"]
SEED = "--hypothesis-seed=0"
KILLED = "timeout"


class Notes:
    """What a run collected, and how each test went."""

    def __init__(self) -> None:
        self.index: dict[str, list[str]] = {}
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Rule id -> its tests, when everything that is left out has been left out."""
        for item in items:
            for rule in dict.fromkeys(rule for mark in item.iter_markers("rule") for rule in mark.args):
                self.index.setdefault(rule, []).append(item.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add up the seconds; skipped tests prove nothing."""
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration
        if not report.passed and report.nodeid not in self.failed:
            self.failed.append(report.nodeid)


def run(errand: dict[str, Any]) -> dict[str, Any]:
    """Fork, run the tests of the errand, and say how it went."""
    reading, writing = os.pipe()
    began = time.monotonic()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _be_child(errand, writing)
    os.close(writing)
    try:
        with _patience(float(errand["patience"])), os.fdopen(reading, encoding="utf-8") as pipe:
            said = pipe.read()
            os.waitpid(child, 0)
    except TimeoutError:
        os.killpg(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return {"code": KILLED, "elapsed": time.monotonic() - began}
    found: dict[str, Any] = json.loads(said) if said else {"code": "crash"}
    return found | {"elapsed": time.monotonic() - began}


def _be_child(errand: dict[str, Any], writing: int) -> None:
    os.setpgid(0, 0)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    quiet = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(quiet, stream)
    # only a run without a fault may leave compiled files behind
    sys.dont_write_bytecode = not errand["keep"]
    notes = Notes()
    code = pytest.main([*PLAIN, SEED, *errand["args"]], plugins=[notes])
    said = {"code": int(code), "index": notes.index, "seconds": notes.seconds, "failed": notes.failed}
    with os.fdopen(writing, "w", encoding="utf-8") as pipe:
        pipe.write(json.dumps(said))
    os._exit(0)


@contextlib.contextmanager
def _patience(seconds: float) -> Generator[None]:
    def enough(_number: int, _frame: FrameType | None) -> None:
        raise TimeoutError

    signal.signal(signal.SIGALRM, enough)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _remember_toml(package: Path) -> None:
    """Parse what is printed once: a child that meets the same text again gets a copy of what came of it."""
    parse = tomllib.loads
    known: dict[str, bytes] = {}
    for file in sorted(package.rglob("*.toml")):
        text = file.read_text(encoding="utf-8")
        known[text] = pickle.dumps(parse(text))

    def loads(text: str, /, *, parse_float: Callable[[str], Any] = float) -> dict[str, Any]:
        if text in known and parse_float is float:
            return cast("dict[str, Any]", pickle.loads(known[text]))  # noqa: S301 - its own
        return parse(text, parse_float=parse_float)

    tomllib.loads = loads


def main() -> None:
    """Serve until the errands end. The package's copy and the checkout are the arguments."""
    copy, checkout = sys.argv[1:]
    importlib.import_module("hypothesis.strategies")  # once, here
    # the copy of the package comes before any other that is installed; tests and scripts are the checkout's
    sys.path[:] = [copy, checkout, *(p for p in sys.path if not (Path(p) / "tamalir").is_dir())]
    _remember_toml(Path(copy))
    for line in sys.stdin:
        print(json.dumps(run(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
