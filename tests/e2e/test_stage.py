"""One timeline: nothing on the page tells a result before its dice lie."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e import third
from tests.e2e.conftest import Visit
from tests.e2e.screens import seat
from tests.e2e.visitor import Visitor
from tests.server.house import Server, Table

WATCH = """
(() => {
  window.__air = 0; window.__flew = false; window.__early = []; window.__coming = []
  const Wire = window.WebSocket
  window.WebSocket = class extends Wire {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        const told = JSON.parse(data)
        if (told.type !== 'update') return
        window.__coming = []
        // dice that wait for cards to be added lie there already
        if (document.querySelector('[data-question]')?.dataset.question === 'roll.improve') return
        const at = told.events.findIndex(({ key }) => ROLLED.test(key))
        if (at < 0) return
        // from the throw on, all that is told is news of its result
        window.__coming = told.events.slice(at).map(({ said }) => said).filter(Boolean)
        for (const [path, value] of told.changes)
          if (path.join('.') === 'words.question' && value) window.__coming.push(value)
        const before = document.body.textContent
        window.__coming = window.__coming.filter((said) => !before.includes(said))
      })
    }
  }
  const look = () => {
    if (!document.querySelector('[data-air]')) {
      // the first throw lies there: from now on it may be told, though another one may follow
      if (window.__flew) window.__coming = []
      window.__flew = false
      return
    }
    window.__flew = true
    window.__air += 1
    const text = document.body.textContent + document.title
    for (const said of window.__coming) if (text.includes(said)) window.__early.push(said)
    window.__coming = window.__coming.filter((said) => !window.__early.includes(said))
  }
  new MutationObserver(look).observe(document,
    { subtree: true, childList: true, characterData: true, attributes: true })

})()
"""


def watched(me: Visitor, rolled: str) -> Visitor:
    me.page.add_init_script(WATCH.replace("ROLLED", rolled))
    return me


def blow(me: Visitor) -> str:
    """What brings dice onto the table: no card is used, nobody runs."""
    wishes = ("to-battle", "fight", "attack", "go-on")
    return next((id for wish in wishes for id in me.offered() if id.startswith(wish)), me.offered()[0])


def seen(me: Visitor) -> dict[str, Any]:
    return me.page.evaluate("() => ({ air: window.__air, early: window.__early })")


def begun(server: Server, edition: str) -> Table:
    """In front of a fight, or about to set out."""
    if edition == "second":
        return server.create("second", "brood")
    people = [{"name": "Ania", "hero": "corbin"}, {"kind": "bot"}]
    return server.create("third", None, seats=people, options={"scenario": "margath"})


@pytest.mark.parametrize("edition", ["second", "third"])
def test_no_result_is_told_before_its_dice_have_landed(visit: Visit, server: Server, edition: str) -> None:
    me = watched(visit(speed=1), r"/rolled$|^target-set$|^fight-(cast|recast)$/")
    me.open(seat(begun(server, edition)))
    for _ in range(14):
        if not me.asked() or seen(me)["air"] > 3:
            break
        if edition == "third":
            third.decide(me, wishes=("travel", "go-adventuring", "end-turn"))
        else:
            me.answer(blow(me))
    found = seen(me)
    assert found["air"] > 0, "nothing was thrown on the stage"
    assert found["early"] == []


def test_a_press_skips_to_the_end_and_a_reload_shows_it(visit: Visit, server: Server) -> None:
    me = visit(speed=2)
    me.open(seat(server.create("second", "brood"))).asked()
    for _ in range(12):
        me.asked()
        chosen = me.page.locator(f'[data-question] [data-option="{blow(me)}"]').first
        if chosen.get_attribute("aria-pressed") != "true":
            chosen.click()
        me.page.locator("[data-confirm]").click()
        me.eventually(
            lambda: me.page.locator("[data-air]").count() or not me.page.locator("[data-sending]").count(),
            "a throw or a question",
        )
        if me.page.locator("[data-air]").count():
            break
    assert me.page.locator("[data-air]").count()
    me.page.keyboard.press("Escape")
    me.eventually(lambda: not me.page.locator("[data-air], [data-sending]").count(), "the end of the throw")
    told = me.page.locator("h1#question").inner_text()
    me.page.reload()
    me.see("[data-question]")
    assert me.page.locator("[data-air]").count() == 0
    me.eventually(lambda: me.page.locator("h1#question").inner_text() == told, "the same question")
