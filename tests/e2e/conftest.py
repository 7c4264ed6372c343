"""A server, a browser, and pages in any language, size and theme."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e import client
from tests.e2e.visitor import Visitor
from tests.machine.parts import CHROMIUM_FLAGS
from tests.server.house import Server, serving, sqlite

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def built() -> None:
    """The client as it is in `web/` now."""
    client.build()


@pytest.fixture(scope="package")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty database."""
    folder: Path = tmp_path_factory.mktemp("e2e")
    with serving(sqlite(folder), "--bot-workers", "2", log=folder / "log") as running:
        yield running


# Not for the whole session: while Playwright runs, no other test of this process could use asyncio.
@pytest.fixture(scope="package")
def chromium(chromium_path: Path) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium_path,
            args=[flag for flag in CHROMIUM_FLAGS if flag != "--headless"],
        )
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Opens a browser of its own for somebody; in the end nobody may have met an error."""
    visitors: list[Visitor] = []

    def come(**wishes: str) -> Visitor:
        visitors.append(Visitor(chromium, server.url, **wishes))
        return visitors[-1]

    yield come
    complaints = sorted({complaint[:300] for visitor in visitors for complaint in visitor.complaints})
    for visitor in visitors:
        visitor.leave()
    assert not complaints, "\n".join(complaints)
