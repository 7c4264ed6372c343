"""Somebody in front of a browser: opens pages, sees what is asked, and answers by mouse, keys or touch."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, WebSocket

Hand = Literal["mouse", "keys", "touch"]

SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
    "small-phone": {"width": 360, "height": 740},
}
PATIENCE = 60.0
EDITIONS = ("second", "third", "bonds")
"""Games that nobody has to be told about any more."""
QUESTION = "[data-question]"

LIKED: dict[str, tuple[str, ...]] = {
    "movement.set-out": (r"roll:5", r"roll:4", r"roll:\d"),
    "movement.travel": (r"journey:.*", r"stop"),
    "adventure.attempt": (r"adventure.*", r"undefeated.*"),
    "combat.before": (r"to-battle",),
    "combat.escape": (r"fight.*", r"stay.*", r"go-on"),
    "market.act": (r"leave.*", r"done", r"go-on"),
    "experience.buy": (r"raise:(?!life).*", r"buy:(?!life).*"),
}
"""What is answered to a question, if it is offered; otherwise the first thing that is."""

# A server that is started again is the only reason why a page may complain.
EXPECTED = re.compile(r"WebSocket connection|ERR_CONNECTION_REFUSED|Failed to load resource")


class Visitor:
    """A browser of its own, with nothing kept from before."""

    patience = PATIENCE

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        lang: str = "en",
        size: str = "desktop",
        theme: str = "parchment",
        **settings: Any,
    ) -> None:
        self.url = url
        self.complaints: list[str] = []
        self.version = -1
        """The newest state of a game that the browser was told of."""
        self.context = browser.new_context(
            viewport=SIZES[size],
            locale=lang,
            color_scheme="dark" if theme == "candle" else "light",
            has_touch=size != "desktop",
            is_mobile=size != "desktop",
            permissions=["clipboard-read", "clipboard-write"],
        )
        usual = {"lang": lang, "theme": theme, "speed": 0}
        plain = {"moments": False, "safePress": False, "others": "all", "sound": False}
        kept = json.dumps(json.dumps({**usual, **plain, **settings}))
        told = json.dumps(json.dumps(sorted(EDITIONS)))
        self.context.add_init_script(
            f"localStorage.getItem('tamalir.settings') ?? localStorage.setItem('tamalir.settings', {kept});"
            f"localStorage.getItem('tamalir.told') ?? localStorage.setItem('tamalir.told', {told})"
        )
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(f"{error}"))
        self.page.on("console", self._console)
        self.page.on("websocket", self._listen)

    def leave(self) -> None:
        self.context.close()

    def open(self, path: str) -> Visitor:
        self.page.goto(path if path.startswith("http") else self.url + path)
        return self

    # ---- what is there

    def see(self, selector: str, state: Literal["visible", "attached"] = "visible") -> Locator:
        found = self.page.locator(selector).first
        found.wait_for(timeout=self.patience * 1000, state=state)
        return found

    @property
    def game(self) -> str:
        found = re.search(r"/(?:game|table)/([^/#?]+)", self.page.url)
        assert found, f"no game is open at {self.page.url}"
        return found[1]

    def kept(self) -> dict[str, Any]:
        """What the browser keeps about its games."""
        return json.loads(self.page.evaluate("localStorage.getItem('tamalir.games') ?? '{}'"))

    def question(self) -> str:
        """The key of what this visitor is asked; empty if it is not asked."""
        # in one step: between two of them the page may go on to the chronicle
        return self.page.evaluate("sheet => document.querySelector(sheet)?.dataset.question ?? ''", QUESTION)

    def leads(self) -> int:
        """The seat with whose eyes the table is seen; -1 for a spectator."""
        seat = self.page.locator("[data-seat]").first.get_attribute("data-seat")
        return int(seat) if seat else -1

    def ended(self) -> bool:
        """Whether the chronicle is open; the scene of the end leads there."""
        if self.page.locator("[data-moment] [data-to-end]").count():
            self.page.locator("[data-moment] [data-to-end]").click()
            self.page.wait_for_url("**/end")
        return self.page.url.endswith("/end")

    def eventually(self, holds: Callable[[], Any], what: str) -> Any:
        """Waits until it is so."""
        deadline = time.monotonic() + self.patience
        while not (found := holds()):
            if time.monotonic() > deadline:
                shown = self.page.locator("body").inner_text()[:1500]
                raise AssertionError(
                    f"{what} did not come to pass at {self.page.url}{self.state()}:\n{shown}"
                )
            self.page.wait_for_timeout(25)
        return found

    def state(self) -> str:
        """What else is worth knowing when something does not come to pass."""
        return ""

    def asked(self) -> str:
        """Waits until this visitor is asked something, and says what; empty when the game is over."""

        def ready() -> bool:
            self._go_on("mouse")  # the scene of the end may wait behind it
            if self.ended():
                return True
            free = self.page.locator(f"{QUESTION}:not([data-sending])").count() > 0
            return free and bool(self.question()) and self.offered() != []

        self.eventually(ready, "a question")
        return "" if self.ended() else self.question()

    def offered(self) -> list[str]:
        return self.page.eval_on_selector_all(
            f"{QUESTION} [data-option]:not([aria-disabled=true])",
            "all => all.map(one => one.dataset.option)",
        )

    def best(self) -> str:
        """The option with the best odds, if the page shows one by now."""
        return self.page.evaluate(
            "() => document.querySelector('[data-option]:has(.best)')?.dataset.option ?? ''"
        )

    # ---- what is done

    def answer(self, option: str | None = None, hand: Hand = "mouse") -> str:
        """One decision, as a person makes it: look at it, then confirm it."""
        self._go_on(hand)
        key = self.question()
        offered = self.offered()
        wanted = option or next(
            (id for liked in LIKED.get(key, ()) for id in offered if re.fullmatch(liked, id)), offered[0]
        )
        if option is None and key.startswith("combat.") and self.best() in offered:
            wanted = self.best()
        before = self.version
        chosen = self.page.locator(f'{QUESTION} [data-option="{wanted}"]').first
        if chosen.get_attribute("aria-pressed") != "true":
            self._press(chosen, str(offered.index(wanted) + 1), hand)
        self._press(self.page.locator(f"{QUESTION} [data-confirm]").first, "Enter", hand)
        self.eventually(
            lambda: self.version > before and self.page.locator("[data-sending]").count() == 0,
            f"a receipt for {wanted}",
        )
        return wanted

    def _go_on(self, hand: Hand) -> None:
        """Puts away an entrance that covers the table: a villain comes whatever the settings say."""
        go_on = self.page.locator("[data-moment=villain] [data-go-on]")
        while go_on.count():
            here = go_on.element_handle()
            self._press(go_on, "Enter", hand)
            self.page.wait_for_function("button => !button.isConnected", arg=here)

    def _press(self, thing: Locator, key: str, hand: Hand) -> None:
        match hand:
            case "mouse":
                thing.click()
            case "keys":
                self.page.keyboard.press(key)
            case "touch":
                thing.scroll_into_view_if_needed()
                thing.tap()

    def play(self, decisions: int, hand: Hand = "mouse") -> int:
        """Answers until the game is over, or so often; how often it was."""
        for n in range(decisions):
            if not self.asked():
                return n
            self.answer(hand=hand)
        return decisions

    def play_until(self, *questions: str, decisions: int = 120, hand: Hand = "mouse") -> str:
        """Answers until one of these is asked."""
        for _ in range(decisions):
            key = self.asked()
            if key in questions:
                return key
            assert key, f"the game ended before {', '.join(questions)}"
            self.answer(hand=hand)
        raise AssertionError(f"{', '.join(questions)} was never asked")

    # ---- listening

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not EXPECTED.search(message.text):
            self.complaints.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        def heard(frame: str | bytes) -> None:
            told = json.loads(frame)
            if told.get("type") in ("welcome", "scene", "update"):
                self.version = max(self.version, int(told["version"]))

        socket.on("framereceived", heard)
