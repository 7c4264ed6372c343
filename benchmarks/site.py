"""The site in figures: what a first visit fetches, how long it takes, how quick its Python is beside ours.

    python -m benchmarks.site [FOLDER]      after `make site`

Needs Node.js and Chromium. Times are of this machine as it is; ratios are of the same run. Beside each time
stand the seconds of processor time that all processes of the browser took for it, which other work on the
machine changes little: where nothing else runs, the time is at most about so long.
"""

from __future__ import annotations

import ast
import gzip
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Request, sync_playwright

from tests.e2e.site import FileServer, file_server
from tests.machine.parts import CHROMIUM_FLAGS

HOME = Path(__file__).resolve().parent.parent
ROUNDS = 3
SLOWED = 4
LOOP = """() => {
  const begun = performance.now()
  let sum = 0
  for (let n = 0; n < 3e8; n++) sum += n & 3
  return performance.now() - begun
}"""
BROTLI = """
const { brotliCompressSync, constants } = require('node:zlib'), { readFileSync } = require('node:fs')
const packed = (file) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
console.log(process.argv.slice(1).reduce((sum, file) => sum + packed(file), 0))
"""


def main() -> None:
    site = Path(sys.argv[1] if len(sys.argv) > 1 else HOME / "build/site").resolve()
    pace(site)
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with (
        tempfile.TemporaryDirectory() as tmp,
        file_server(Path(tmp)) as server,
        sync_playwright() as playwright,
    ):
        flags = [flag for flag in CHROMIUM_FLAGS if flag != "--headless"]
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        fetched(browser, server, site)
        times("desktop", browser, server)
        times(f"page slowed {SLOWED} times by the browser's own throttle", browser, server, throttle=SLOWED)
        times(f"slowed {SLOWED} times, workers too, by stopping it", browser, server, brake=SLOWED)
        browser.close()


def pace(site: Path) -> None:
    """The same lines in both Pythons."""
    timed = HOME / "benchmarks/site_pace.py"
    command = ["node", "scripts/pace.mjs", str(site), str(timed)]
    page = json.loads(subprocess.run(command, cwd=HOME / "web", capture_output=True, check=True).stdout)
    tree = ast.parse(timed.read_text(encoding="utf-8"))
    last = tree.body[-1]
    assert isinstance(last, ast.Expr)
    names: dict[str, Any] = {}
    exec(compile(ast.Module(tree.body[:-1], []), str(timed), "exec"), names)  # noqa: S102 - our own lines
    here = json.loads(eval(compile(ast.Expression(last.value), str(timed), "eval"), names))  # noqa: S307
    for name in ("second", "third"):
        print(f"answers a second, {name}: page {page[name]:.0f}, here {here[name]:.0f}, "
              f"ratio {page[name] / here[name]:.2f}")  # fmt: skip
    for name, (mean, most) in page["bots"].items():
        print(f"bot {name}: page {mean:.3f} s (most {most:.2f}), here {here['bots'][name][0]:.3f} s")
    print(f"plain loop: page {page['plain'] * 1000:.0f} ms, here {here['plain'] * 1000:.0f} ms; "
          f"patience {page['patience']:.2f}; memory of Python {page['memory'] / 1e6:.0f} MB")  # fmt: skip


def fetched(browser: Browser, server: FileServer, site: Path) -> None:
    """What goes over the line before the first question, and all that is kept for later."""
    context = browser.new_context()
    seen: set[str] = set()

    def note(request: Request) -> None:
        if request.service_worker is None:  # what it keeps for later is not waited for
            seen.add(request.url.split("?")[0].removeprefix(server.url))

    context.on("request", note)
    page = context.new_page()
    page.goto(server.url)
    page.locator("[data-quick]").first.click()
    page.locator("[data-question]").wait_for(timeout=120_000)
    first = [site / (name or "index.html") for name in seen]
    every = [file for file in site.rglob("*") if file.is_file()]
    for what, files in (("before the first question", first), ("everything, for offline", every)):
        there = [file for file in files if file.is_file()]
        raw = sum(file.stat().st_size for file in there)
        packed = sum(len(gzip.compress(file.read_bytes(), 9)) for file in there)
        brotli = subprocess.run(["node", "-e", BROTLI, *map(str, there)], capture_output=True, check=True)
        print(f"{what}: {len(there)} files, {raw / 1e6:.1f} MB, gzip {packed / 1e6:.2f} MB, "
              f"brotli {int(brotli.stdout) / 1e6:.2f} MB")  # fmt: skip
    context.close()


def times(what: str, browser: Browser, server: FileServer, throttle: int = 1, brake: int = 1) -> None:
    """From the address to the first question of a quick game, and from a reload to the question."""
    firsts: list[Spent] = []
    seconds: list[Spent] = []
    loops: list[tuple[float, float]] = []
    for _ in range(ROUNDS):
        context = browser.new_context()
        page = context.new_page()
        throttled = context.new_cdp_session(page)
        throttled.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
        with slow(brake), spent(firsts):
            page.goto(server.url)
            page.locator("[data-quick]").first.click()
            page.locator("[data-question], [data-waiting]").first.wait_for(timeout=180_000)
        page.locator("html[data-kept=all]").wait_for(timeout=180_000, state="attached")
        with slow(brake), spent(seconds):
            page.reload()
            page.locator("[data-question], [data-waiting]").first.wait_for(timeout=180_000)
        with slow(brake):
            loops.append((page.evaluate(LOOP), page.workers[0].evaluate(LOOP)))
        context.close()
    here, there = (statistics.median(loop) for loop in zip(*loops, strict=True))
    print(f"{what}: a plain loop {here:.0f} ms in the page, {there:.0f} ms in a worker; "
          f"first question {told(firsts)}; second start {told(seconds)}")  # fmt: skip


class Spent(NamedTuple):
    """Seconds on the clock, and of the processor."""

    clock: float
    processor: float


def told(rounds: list[Spent]) -> str:
    clock, processor = (statistics.median(each) for each in zip(*rounds, strict=True))
    return f"{clock:.1f} s (best {min(rounds).clock:.1f}; processor {processor:.1f} s)"


@contextmanager
def spent(rounds: list[Spent]) -> Generator[None]:
    """What the browser takes for it. Its processes outlive this, all but those of pages from before."""
    begun, before = time.perf_counter(), _processor()
    yield
    took = time.perf_counter() - begun
    rounds.append(Spent(took, sum(now - before.get(process, 0.0) for process, now in _processor().items())))


def _processor() -> dict[int, float]:
    """Seconds that each process below this one has had, but not its driver and the file server."""
    found: dict[int, float] = {}
    for process in _children(os.getpid(), b"chromium"):
        try:
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        found[process] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return found


@contextmanager
def slow(times: int) -> Generator[None]:
    """Stops this browser's processes most of the time, workers too, which its own throttle leaves alone."""
    done = threading.Event()

    def brake() -> None:
        processes: list[int] = []
        looked = 0.0
        while not done.wait(0.01):
            if time.monotonic() > looked + 0.25:
                processes, looked = _children(os.getpid(), b"--type=renderer"), time.monotonic()
            _signal(processes, signal.SIGSTOP)
            time.sleep(0.01 * (times - 1))
            _signal(processes, signal.SIGCONT)

    braking = threading.Thread(target=brake)
    if times > 1:
        braking.start()
    try:
        yield
    finally:
        done.set()
        if times > 1:
            braking.join()


def _children(process: int, called: bytes) -> list[int]:
    """Those among our own children and theirs that are called so."""
    parents: dict[int, int] = {}
    wanted: set[int] = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if called in (folder / "cmdline").read_bytes():
                wanted.add(int(folder.name))
        except OSError:
            continue

    def ours(child: int) -> bool:
        while child in parents and child != process:
            child = parents[child]
        return child == process

    return [child for child in wanted if ours(child)]


def _signal(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        try:
            os.kill(process, what)
        except ProcessLookupError:
            continue


if __name__ == "__main__":
    main()
