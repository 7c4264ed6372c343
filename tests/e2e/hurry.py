"""Somebody in a hurry: whole games by the buttons of the page, pressed from within it, so that nothing waits
for the wire between a test and its browser."""

from __future__ import annotations

from typing import Any

from tests.e2e.third import IDLE, QUIET
from tests.e2e.visitor import LIKED, Visitor

FIGHTS = ("combat.", "fight.")

WISHES: dict[str, list[str]] = {
    **{key: [f"{verb}(:.*)?" for verb in verbs] for key, verbs in QUIET.items()},
    **{key: list(liked) for key, liked in LIKED.items()},
    "turn.action": [f"{verb}(:.*)?" for verb in IDLE],
    "move.spend": ["stop"],
}
"""What is answered to a question, if it is offered; otherwise the first thing that is."""

PRESS = """
async ({ wishes, until, seconds }) => {
  const one = (selector) => document.querySelector(selector)
  const all = (selector) => [...document.querySelectorAll(selector)]
  const moment = () => new Promise((go) => setTimeout(go, 10))
  const deadline = performance.now() + seconds * 1000
  const ended = () => location.href.endsWith('/end')
  const told = () => window.told ?? -1
  let decisions = 0
  const choose = () => {
    const sheet = one('[data-question]:not([data-sending])')
    if (!sheet?.dataset.question) return false
    const offered = [...sheet.querySelectorAll('[data-option]:not([aria-disabled=true])')]
    if (!offered.length) return false
    const wanted = (wishes[sheet.dataset.question] ?? []).map((wish) => new RegExp(`^(?:${wish})$`))
    const liked = wanted.flatMap((wish) => offered.filter(({ dataset }) => wish.test(dataset.option)))
    const best = sheet.dataset.question.startsWith('combat.') && one('[data-option]:has(.best)')
    const chosen = best || liked[0] || offered[0]
    if (chosen.getAttribute('aria-pressed') !== 'true') chosen.click()
    return true
  }
  const aim = async () => {
    for (let n = 0; n < 4; n++) {
      const rings = all('button[data-state=can], button[data-state=target]')
      if (one('[data-confirm]:enabled') || !rings.length) break
      rings[0].click()
      await moment()
    }
    if (!one('[data-confirm]:enabled')) all('[data-question] [data-option]').at(-1)?.click()
    return true
  }
  while (!ended() && performance.now() < deadline) {
    await moment()
    one('[data-moment][open] [data-go-on]')?.click()
    one('[data-curtain] [data-take], [data-take]')?.click()
    const key = one('[data-question]:not([data-sending])')?.dataset.question ?? ''
    if (!key) continue
    if (until.some((start) => key.startsWith(start))) return { decisions, key, ended: false }
    const before = told()
    if (!(key.startsWith('fight.') ? await aim() : choose())) continue
    await moment()
    const confirm = one('[data-question] [data-confirm]:enabled')
    if (!confirm) continue
    confirm.click()
    decisions++
    while (told() === before && !ended() && performance.now() < deadline) await moment()
  }
  return { decisions, key: '', ended: ended() }
}
"""


def hurry(me: Visitor, *until: str, seconds: float) -> dict[str, Any]:
    """To the end, or to a question that begins so: how many decisions, which question, whether it ended."""
    return me.page.evaluate(PRESS, {"wishes": WISHES, "until": until, "seconds": seconds})
