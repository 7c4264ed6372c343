"""Pictures of every screen: desktop by day and by candle-light, and a phone.

    python scripts/screens.py [screen ...]

Needs the built client and Chromium; starts a server of its own. The pictures go to docs/screens/.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # the tests know how to get to every screen

from tests.e2e.bonds_screens import BONDS  # noqa: E402
from tests.e2e.screens import SCREENS, Stages  # noqa: E402
from tests.e2e.third_screens import THIRD  # noqa: E402
from tests.e2e.visitor import Visitor  # noqa: E402
from tests.machine.parts import find_chromium  # noqa: E402
from tests.server.house import Server, eventually, serving, sqlite  # noqa: E402

FOLDER = ROOT / "docs/screens"
OWN_GAMES = {**THIRD, **BONDS}
"""Screens that set a table of their own."""
LOOKS = {
    "light": {"size": "desktop", "theme": "parchment"},
    "dark": {"size": "desktop", "theme": "candle"},
    "phone": {"size": "phone", "theme": "parchment"},
}
SETTLE = 900
"""Milliseconds until pictures and fonts have found their place."""


def picture(browser: Browser, server: Server, stages: Stages | None, screen: str, look: str) -> Path:
    visitor = Visitor(browser, server.url, **LOOKS[look])
    try:
        if screen in OWN_GAMES:
            OWN_GAMES[screen](visitor, server)
        else:
            assert stages is not None
            SCREENS[screen](visitor, stages)
        if visitor.page.locator("canvas.land:visible").count():
            visitor.see("canvas.painted", "attached")
        visitor.page.wait_for_timeout(SETTLE)
        path = FOLDER / f"{screen}-{look}.jpg"
        visitor.page.screenshot(path=path, type="jpeg", quality=84)
    finally:
        visitor.leave()
    return path


def finished(server: Server) -> Stages:
    """The games that some screens show; one of them is whole."""
    print("A whole game is played first; that takes a few minutes.")
    stages = Stages.prepared(server, masters=True)
    eventually(lambda: stages.over.spectator.look()["view"]["request"] is None, 900)
    return stages


def main(wanted: list[str]) -> None:
    chromium = find_chromium()
    if chromium is None:
        sys.exit("Chromium is not installed.")
    known = [*SCREENS, *OWN_GAMES]
    unknown = [screen for screen in wanted if screen not in known]
    if unknown:
        sys.exit(f"No such screen: {', '.join(unknown)}. There are {', '.join(known)}.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="tamalir-") as name:
        folder = Path(name)
        with serving(sqlite(folder), log=folder / "log") as server, sync_playwright() as playwright:
            stages = finished(server) if any(screen in SCREENS for screen in wanted or known) else None
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            for screen in wanted or known:
                for look in LOOKS:
                    print(picture(browser, server, stages, screen, look).relative_to(ROOT))
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
