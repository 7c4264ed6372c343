"""How soon the pages can be used, and whether they ever stall: in Chromium, against a server of its own.

    python -m benchmarks.page [--rounds 5] [--decisions 30]

Each page is opened in a fresh browser context (nothing cached) with the processor slowed down four times:
first contentful paint, the moment at which the page is useful (its menu, or the question with every answer,
stands there and has been painted), and the moment at which it is whole (the map, or the scene). Then a game
is played through the page, unslowed, and every task of the main thread over 50 ms is written down. Medians; a
shared machine makes everything slower. So the load is printed beside them, and the processor time that the
page itself took until it was whole, unslowed, which is more or less the same under any load. A window is left
alone until the browser has made its own parts of it, and nothing asks the page how far it is: it says so.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.bonds_screens import board_fight, strikes, team
from tests.e2e.third import decide
from tests.e2e.third_screens import first_turn, laid, offers
from tests.e2e.visitor import Visitor
from tests.machine.parts import find_chromium
from tests.server.house import Server, Table, serving, sqlite

SLOWED = 4
PAINT_LIMIT = 1500
TASK_LIMIT = 100
PEOPLE = [{"name": "Ania"}, {"kind": "bot", "bot": "novice"}, {"kind": "bot", "bot": "novice"}]
PLAYED: dict[str, dict[str, Any]] = {
    "second": {"first-player": "first-seat"},
    "third": {"scenario": "margath"},
    "bonds": {"mode": "cooperative", "scenario": "locust-swarm"},
}
"""The games that are played, with their options."""

WATCH = """
(() => {
  const told = { long: [], first: null, useful: null, whole: null }
  window.__page = told
  new PerformanceObserver(list => {
    for (const each of list.getEntries()) told.long.push(Math.round(each.duration))
  }).observe({ type: 'longtask', buffered: true })
  const wanted = %s
  const painted = (when, at) => {
    told[when] = at
    if (told.first && told.useful && told.whole) console.info('%s')
  }
  new PerformanceObserver(list => {
    for (const each of list.getEntriesByName('first-contentful-paint')) painted('first', each.startTime)
  }).observe({ type: 'paint', buffered: true })
  const watch = new MutationObserver(() => {
    for (const [when, all] of Object.entries(wanted)) {
      if (told[when] !== null || !all.every(one => document.querySelector(one))) continue
      told[when] = 0
      // the frame after this one: what stands there now has been painted by then
      requestAnimationFrame(() => setTimeout(() => painted(when, performance.now())))
    }
    if (told.whole !== null) watch.disconnect()
  })
  watch.observe(document, { childList: true, subtree: true })
})()
"""
WHOLE = "the page is whole"
TOLD = "window.__page"
SETTLE = 1500
"""Milliseconds until the browser has made a window: its own pages, such as the address bar, come late."""
OPTION = "[data-question] [data-option]"
MAP = {"useful": [OPTION], "whole": [OPTION, "[data-space]"]}
TOKENS = {"useful": [OPTION], "whole": [OPTION, "[data-token]"]}
WANTED = {
    "start": {"useful": ["nav [data-item]"], "whole": ["nav [data-item]", "[data-door] svg"]},
    "second table": MAP,
    "second fight": {"useful": [OPTION], "whole": [OPTION, "[data-stage=fight] article"]},
    "third table": MAP,
    "third fight": TOKENS,
    "bonds table": MAP,
    "bonds fight": TOKENS,
}


@dataclass(frozen=True)
class Opening:
    """How a page came up, in milliseconds."""

    first: float
    useful: float
    whole: float
    longest: float


def watching(page: str) -> str:
    return WATCH % (json.dumps(WANTED[page]), WHOLE)


def open_page(visitor: Visitor, page: str, path: str) -> dict[str, Any]:
    visitor.context.add_init_script(watching(page))
    with visitor.page.expect_console_message(lambda said: said.text == WHOLE, timeout=60_000):
        visitor.open(path)
    return visitor.page.evaluate(TOLD)


def opening(browser: Browser, url: str, page: str, path: str) -> Opening:
    visitor = Visitor(browser, url, speed=1)
    try:
        visitor.page.wait_for_timeout(SETTLE)
        visitor.context.new_cdp_session(visitor.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        told = open_page(visitor, page, path)
    finally:
        visitor.leave()
    # nothing is useful before it can be seen
    first = told["first"]
    return Opening(first, max(first, told["useful"]), max(first, told["whole"]), max(told["long"], default=0))


def effort(browser: Browser, url: str, page: str, path: str) -> float:
    """Milliseconds of processor time of the page's main thread until it is whole, unslowed."""
    visitor = Visitor(browser, url, speed=1)
    try:
        visitor.page.wait_for_timeout(SETTLE)
        devtools = visitor.context.new_cdp_session(visitor.page)
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

        def taken() -> float:
            figures = devtools.send("Performance.getMetrics")["metrics"]
            return next(figure["value"] for figure in figures if figure["name"] == "TaskDuration")

        before = taken()
        open_page(visitor, page, path)
        return (taken() - before) * 1000
    finally:
        visitor.leave()


def playing(
    browser: Browser, url: str, path: str, decisions: int, size: str, edition: str
) -> list[tuple[int, str]]:
    """Every long task of a game: how long, and after which question."""
    visitor = Visitor(browser, url, size=size, speed=0.25)
    found: list[tuple[int, str]] = []

    def gather(after: str) -> None:
        found.extend((int(ms), after) for ms in visitor.page.evaluate("window.__page.long.splice(0)"))

    try:
        visitor.context.add_init_script(watching(f"{edition} table"))
        visitor.open(path)
        visitor.asked()
        visitor.page.wait_for_timeout(1500)
        gather("opening")
        for n in range(decisions):
            key = visitor.asked()
            if not key:
                break
            if n % 6 == 0:
                hands(visitor, size)
                gather("hands on the map")
            hand = "touch" if size == "phone" else "mouse"
            if edition == "second":
                visitor.answer(hand=hand)
            else:
                decide(visitor, hand)
            gather(key)
    finally:
        visitor.leave()
    return found


def hands(visitor: Visitor, size: str) -> None:
    """Wheel and drag over the map, if it is on the stage."""
    board = visitor.page.locator(".board").first
    box = board.bounding_box() if board.is_visible() else None
    if box is None or size == "phone":
        return
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = visitor.page.mouse
    mouse.move(x, y)
    for _ in range(4):
        mouse.wheel(0, -240)
        visitor.page.wait_for_timeout(30)
    mouse.down()
    mouse.move(x + 120, y + 60, steps=12)
    mouse.up()
    for _ in range(4):
        mouse.wheel(0, 240)
        visitor.page.wait_for_timeout(30)
    visitor.page.wait_for_timeout(300)


def link(table: Table, seat: int = 0) -> str:
    return f"/game/{table.game}#{table.created['seats'][seat]['token']}"


def pages(server: Server) -> dict[str, str]:
    """Where each page is found."""
    turn, asked = first_turn(server)
    return {
        "start": "/",
        "second table": link(server.create("second", None, seats=PEOPLE, options=PLAYED["second"])),
        "second fight": link(server.create("second", "brood")),
        "third table": link(turn, asked),
        "third fight": link(laid(server, "dreadbringer", offers("fight.action", 0, "spend:", "flip:"))),
        "bonds table": link(team(server)),
        "bonds fight": link(board_fight(server, "warlock", strikes)),
    }


def measure(server: Server, rounds: int, decisions: int) -> bool:
    chromium = find_chromium()
    if chromium is None:
        sys.exit("Chromium is not installed.")
    good = True
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        print(f"load {os.getloadavg()[0]:.1f}; {rounds} rounds; slowed {SLOWED} times: median (worst)")
        print(f"{'page':13} {'first paint':>17} {'useful':>17} {'whole':>17} {'longest task':>17}  own time")
        for page, path in pages(server).items():
            opening(browser, server.url, page, path)  # the server has its books ready
            seen = [opening(browser, server.url, page, path) for _ in range(rounds)]
            cells: list[str] = []
            for part in ("first", "useful", "whole", "longest"):
                values = [float(getattr(each, part)) for each in seen]
                cells.append(f"{statistics.median(values):6.0f} ms ({max(values):4.0f})")
            own = statistics.median(effort(browser, server.url, page, path) for _ in range(rounds))
            print(f"{page:13} " + " ".join(f"{cell:>17}" for cell in cells) + f"  {own:6.0f} ms")
            good &= statistics.median(each.useful for each in seen) < PAINT_LIMIT
        for (edition, options), size in product(PLAYED.items(), ("desktop", "phone")):
            table = server.create(edition, None, seats=PEOPLE, options=options)
            long = playing(browser, server.url, link(table), decisions, size, edition)
            over = [each for each in long if each[0] > TASK_LIMIT and each[1] != "opening"]
            good &= not over
            print(
                f"\n{edition}, {size}: {decisions} decisions, load {os.getloadavg()[0]:.1f}: "
                f"{len(long)} tasks over 50 ms, "
                f"{len(over)} over {TASK_LIMIT} ms during play"
            )
            for ms, after in sorted(long, reverse=True)[:12]:
                print(f"  {ms:5} ms  {after}")
        browser.close()
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description="How soon the pages can be used, and whether they stall.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--decisions", type=int, default=30)
    parser.add_argument("--server", help="address of a server that runs already")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tamalir-") as name:
        folder = Path(name)
        if wishes.server:
            server = Server("", log=folder / "log")
            server.url = wishes.server
            good = measure(server, wishes.rounds, wishes.decisions)
        else:
            with serving(sqlite(folder), log=folder / "log") as server:
                good = measure(server, wishes.rounds, wishes.decisions)
    sys.exit(not good)


if __name__ == "__main__":
    main()
