"""The service worker in a real browser: what it shows when a push arrives, and where a click leads."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.machine.parts import require
from tests.server.house import Server, eventually, serving, sqlite

PUBLIC = Path(__file__).parents[2] / "web" / "public"

pytestmark = pytest.mark.needs("notifications")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = require("notifications")
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=str(path), args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose pages are the service worker and an empty page."""
    folder = tmp_path_factory.mktemp("web")
    (folder / "index.html").write_text("<!doctype html><title>Tamalir</title>")
    for name in ("sw.js", "mark.svg"):
        shutil.copy(PUBLIC / name, folder)
    with serving(sqlite(folder), "--web", str(folder), log=folder / "log") as server:
        yield server


@pytest.fixture
def page(browser: Browser, house: Server) -> Iterator[Page]:
    context = browser.new_context(base_url=house.url)
    context.grant_permissions(["notifications"])
    page = context.new_page()
    page.goto("/about")
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    yield page
    context.close()


class Post:
    """The browser's push service, which knows a worker by the number of its registration."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._line: Any = page.context.new_cdp_session(page)
        self._known: dict[str, str] = {}
        self._line.on("ServiceWorker.workerRegistrationUpdated", self._registered)
        self._line.send("ServiceWorker.enable")
        self._origin = page.evaluate("location.origin")

    def _registered(self, event: dict[str, Any]) -> None:
        for each in event["registrations"]:
            if each["isDeleted"]:
                self._known.pop(each["scopeURL"], None)
            else:
                self._known[each["scopeURL"]] = each["registrationId"]

    def deliver(self, data: str, until: Callable[[], bool]) -> None:
        """A push is dropped while the browser still writes the worker down: it is sent until it is seen."""

        def sent() -> bool:
            worker = self._known.get(f"{self._origin}/")
            if worker:
                message = {"origin": self._origin, "registrationId": worker, "data": data}
                self._line.send("ServiceWorker.deliverPushMessage", message)
            self._page.wait_for_timeout(100)  # lets the browser tell, and show
            return until()

        assert eventually(sent)


def shown(page: Page) -> list[dict[str, Any]]:
    return page.evaluate(
        """navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) =>
        all.map(({ title, body, lang, tag, data }) => ({ title, body, lang, tag, data })))"""
    )


def test_it_says_whose_turn_it_is(page: Page):
    told = {"title": "Ваш ход, Анна", "body": "За столом: Bolek", "lang": "ru", "game": "abc"}
    post = Post(page)
    post.deliver(json.dumps(told), until=lambda: bool(shown(page)))
    assert shown(page) == [
        {"title": told["title"], "body": told["body"], "lang": "ru", "tag": "abc", "data": {"game": "abc"}}
    ]
    again = json.dumps({**told, "title": "Ваш ход снова"})
    post.deliver(again, until=lambda: "Ваш ход снова" in [each["title"] for each in shown(page)])
    assert [each["title"] for each in shown(page)] == ["Ваш ход снова"], "one for each table"


def test_even_nonsense_shows_something(page: Page):
    Post(page).deliver("no JSON", until=lambda: bool(shown(page)))
    assert {each["title"] for each in shown(page)} == {"Tamalir"}


def test_the_worker_is_asked_for_anew_each_time(house: Server):
    answer = house.client.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
