"""One layout for every window: nothing is cut off or covered, and the red button is in sight."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.screens import seat
from tests.e2e.visitor import SIZES, Visitor
from tests.machine.parts import CHROMIUM_FLAGS
from tests.server.house import Server, Table

WINDOWS = {
    "laptop": (1366, 657),
    "notebook": (1440, 757),
    "tablet": (820, 1180),
    "small-phone": (360, 740),
    "large": (1920, 1080),
}
LARGE_LETTERS = "--blink-settings=defaultFontSize=32"

MEASURE = """
() => {
  const [w, h] = [innerWidth, innerHeight]
  const seen = (box) => box.width > 0 && box.height > 0
  const name = (one) =>
    (one.dataset.option ?? one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)
  const boxes = (like) =>
    [...document.querySelectorAll(like)].map((one) => [one, one.getBoundingClientRect()])
  const faults = []
  const page = document.scrollingElement
  if (page.scrollWidth > w) faults.push(`the page is ${page.scrollWidth} wide in ${w}`)
  const confirm = document.querySelector('[data-confirm]')?.getBoundingClientRect()
  if (!confirm || confirm.top < 0 || confirm.bottom > h || confirm.left < 0 || confirm.right > w)
    faults.push(`the red button is out of sight: ${confirm?.top} to ${confirm?.bottom} of ${h}`)
  const top = boxes('.top button, .top a')
  for (const [one, box] of top)
    if (seen(box) && (box.right > w + 0.5 || box.left < -0.5)) faults.push(`cut off: ${name(one)}`)
  for (let i = 0; i < top.length; i++) for (let k = i + 1; k < top.length; k++) {
    const [a, b] = [top[i][1], top[k][1]]
    if (!seen(a) || !seen(b) || top[i][0].contains(top[k][0])) continue
    if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
      faults.push(`${name(top[i][0])} lies on ${name(top[k][0])}`)
  }
  const rows = boxes('[data-question] [data-option]')
  for (const [one, box] of rows) {
    if (box.right > w + 0.5) faults.push(`a line is too wide: ${name(one)}`)
    for (const word of one.querySelectorAll('b, small')) {
      const inner = word.getBoundingClientRect()
      if (inner.right > box.right + 1 || inner.bottom > box.bottom + 1)
        faults.push(`text leaves its line: ${name(one)}`)
    }
  }
  for (let i = 1; i < rows.length; i++)
    if (rows[i][1].top < rows[i - 1][1].bottom - 1)
      faults.push(`lines lie on each other: ${name(rows[i][0])}`)
  return { faults, tall: page.scrollHeight - h }
}
"""


def stages(server: Server) -> dict[str, Table]:
    first = {"first-player": "first-seat"}
    people: list[dict[str, Any]] = [{"name": "Ania", "hero": "silhouette"}, {"kind": "bot", "bot": "novice"}]
    return {
        "table": server.create("second", None, seats=people, options=first),
        "fight": server.create("second", "brood"),
        "third": server.create(
            "third",
            None,
            seats=[{"name": "Ania", "hero": "corbin"}, {"kind": "bot"}],
            options={"scenario": "margath"},
        ),
    }


def measured(
    browser: Browser, server: Server, width: int, height: int, lang: str, *, tall: bool = True
) -> list[str]:
    SIZES["window"] = {"width": width, "height": height}
    found: list[str] = []
    for name, table in stages(server).items():
        me = Visitor(browser, server.url, size="window", lang=lang)
        try:
            me.open(seat(table)).asked()
            me.see("[data-goal], [data-question]")
            me.page.wait_for_timeout(400)
            seen = me.page.evaluate(MEASURE)
            found += [f"{name}: {fault}" for fault in seen["faults"]]
            if tall and width > 1100 and seen["tall"] > 0:
                found.append(f"{name}: the page is {seen['tall']} px too tall")
        finally:
            me.leave()
    return found


@pytest.mark.parametrize("window", WINDOWS)
def test_nothing_is_cut_off(server: Server, chromium: Browser, window: str) -> None:
    assert measured(chromium, server, *WINDOWS[window], lang="pl") == []


def test_letters_of_twice_the_size_get_the_next_narrower_layout(
    server: Server, chromium: Browser, chromium_path: Path
) -> None:
    flags = [flag for flag in CHROMIUM_FLAGS if flag != "--headless"]
    browser = chromium.browser_type.launch(executable_path=chromium_path, args=[*flags, LARGE_LETTERS])
    try:
        assert measured(browser, server, 1440, 900, lang="en", tall=False) == []
    finally:
        browser.close()
