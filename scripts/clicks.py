"""How many presses a turn takes, and for how long nothing can be answered: a quick game against two bots.

    python scripts/clicks.py [--turns 8] [--every-step]

Plays through the page as a person does who knows what to do, at the usual speed and with the usual settings;
with `--every-step` each answer takes two presses and every step of the bots is watched. Needs the built
client and Chromium; starts a server of its own.
"""

from __future__ import annotations

import argparse
import re
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # the tests know how to sit at a table

from tests.e2e.visitor import LIKED, Visitor  # noqa: E402
from tests.machine.parts import find_chromium  # noqa: E402
from tests.server.house import serving, sqlite  # noqa: E402

SETS_OUT = "movement.set-out"
FREE = "[data-question]:not([data-sending]):not([data-question=''])"
RIDES = "[data-ride][aria-pressed=true]"
"""A fight goes on by itself: that is waiting too."""
SHEET = "[data-moment] [data-go-on], [data-tale] [data-go-on]"


@dataclass
class Turn:
    presses: int = 0
    decisions: int = 0
    waited: float = 0.0


@dataclass
class Player:
    me: Visitor
    ride: bool
    turns: list[Turn] = field(default_factory=list[Turn])

    def press(self, selector: str) -> None:
        try:
            self.me.page.locator(selector).first.click(timeout=4000)
        except TooLate:  # the page has gone on meanwhile
            return
        if self.turns:
            self.turns[-1].presses += 1

    def wait(self) -> bool:
        """Until something can be answered; False when the game is over."""
        begun = time.monotonic()
        page = self.me.page
        while page.locator(RIDES).count() or not page.locator(f"{FREE}, {SHEET}").count():
            if page.locator(SHEET).count():
                break
            if page.url.endswith("/end") or time.monotonic() - begun > 120:
                return False
            page.wait_for_timeout(15)
        if self.turns:
            self.turns[-1].waited += time.monotonic() - begun
        return not page.locator("[data-to-end]").count()

    def decide(self) -> None:
        page = self.me.page
        if page.locator(SHEET).count():
            self.press(SHEET)
            return
        key = self.me.question()
        if key == SETS_OUT:
            self.turns.append(Turn())
        if self.turns:
            self.turns[-1].decisions += 1
        if key.startswith("combat.") and self.ride:
            self.await_odds()
            if page.locator("[data-ride][aria-pressed=false]").count():
                self.press("[data-ride]")
                page.wait_for_timeout(60)
                return
        offered = self.me.offered()
        if not offered:
            return
        if key == "movement.travel":
            self.await_odds('[data-option^="journey:"]')
            offered = self.me.offered()
        wanted = next(
            (id for liked in LIKED.get(key, ()) for id in offered if re.fullmatch(liked, id)), offered[0]
        )
        if key.startswith("combat.") and self.me.best() in offered:
            wanted = self.me.best()
        row = f'[data-question] [data-option="{wanted}"]'
        before = self.me.version
        if not page.locator(f'{row}[aria-pressed="true"]').count():
            self.press(row)
            page.wait_for_timeout(60)
        if self.me.version == before and page.locator(f'{row}[aria-pressed="true"]').count():
            if page.locator("[data-confirm]:enabled").count():
                self.press("[data-confirm]")

    def await_odds(self, sign: str = ".best") -> None:
        """A person reads the question; by then its odds are there."""
        for _ in range(40):
            if self.me.page.locator(sign).count() or not self.me.page.locator(FREE).count():
                return
            self.me.page.wait_for_timeout(50)


def played(player: Player, turns: int) -> list[Turn]:
    for _ in range(turns * 60):
        if not player.wait() or len(player.turns) > turns:
            break
        player.decide()
    return player.turns[:turns]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--every-step", action="store_true")
    wish = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("Chromium is not installed.")
    settings: dict[str, Any] = {
        "safePress": not wish.every_step,
        "others": "all" if wish.every_step else "sum",
    }
    with tempfile.TemporaryDirectory(prefix="tamalir-") as name:
        folder = Path(name)
        with serving(sqlite(folder), log=folder / "log") as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            me = Visitor(browser, server.url, speed=1, moments=True, **settings).open("/")
            me.see("[data-quick]").click()
            found = played(Player(me, ride=not wish.every_step), wish.turns)
            browser.close()
    for n, turn in enumerate(found, 1):
        print(f"turn {n}: {turn.presses} presses, {turn.decisions} decisions, {turn.waited:.1f} s of waiting")
    if found:
        presses = statistics.mean(turn.presses for turn in found)
        waited = statistics.mean(turn.waited for turn in found)
        print(f"mean of {len(found)} turns: {presses:.1f} presses, {waited:.1f} s of waiting")


if __name__ == "__main__":
    main()
