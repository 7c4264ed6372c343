"""Somebody who plays the Third Edition in a browser: adventures, fights by tokens, shops and learns."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.visitor import QUESTION, Hand, Visitor
from tests.server.house import Server, Table

WAYS = 4.0
"""Seconds until the ways that the dice allow are surely shown, if there are any."""

BUSY = ("go-adventuring", "shop", "learn", "face-villain", "story", "attempt", "travel", "end-turn")
IDLE = ("end-turn",)
"""What is done with an action, the first that is offered."""

QUIET: dict[str, tuple[str, ...]] = {
    "shop.buy": ("buy", "reject"),
    "shop.sell": ("done",),
    "quest.ending": ("ending", "no-ending"),
    "test.exert": ("enough",),
    "dice.match": ("keep-dice",),
    "move.walk": ("stop",),
    "deal.answer": ("decline",),
    "hero.ability": ("no",),
}
"""What is answered to a question, by its verb."""


def press(me: Visitor, thing: Locator, hand: Hand) -> None:
    match hand:
        case "mouse":
            thing.click()
        case "touch":
            thing.scroll_into_view_if_needed()
            thing.tap()
        case "keys":
            thing.focus()
            me.page.keyboard.press("Space")


def confirm(me: Visitor, hand: Hand) -> None:
    """Sends what is chosen, and waits for the receipt."""
    before = me.version
    expect(me.page.locator("[data-confirm]")).to_be_enabled()
    if hand == "keys":
        me.page.keyboard.press("Enter")
    else:
        press(me, me.see("[data-confirm]"), hand)
    me.eventually(
        lambda: me.ended() or (me.version > before and me.page.locator("[data-sending]").count() == 0),
        "a receipt",
    )


def act(me: Visitor, hand: Hand) -> None:
    """One decision of a fight, by tokens where there are some: a ringed one, then what it is aimed at."""
    for _ in range(4):
        rings = me.page.locator("button[data-state=can], button[data-state=target]")
        if me.page.locator("[data-confirm]:enabled").count() or rings.count() == 0:
            break
        press(me, rings.first, hand)
    if not me.page.locator("[data-confirm]:enabled").count():
        line = me.page.locator("[data-question] [data-option]").last
        if hand == "keys":
            me.page.keyboard.press(str(min(9, me.page.locator("[data-question] [data-option]").count())))
        else:
            press(me, line, hand)
    confirm(me, hand)


def dismiss(me: Visitor, hand: Hand) -> bool:
    """Puts away what covers the table, if anything does: the entrance of the villain."""
    if not me.page.locator("[data-moment][open]").count():
        return False
    if hand == "keys":
        me.page.keyboard.press("Enter")
    else:
        press(me, me.see("[data-moment] [data-go-on]"), hand)
    expect(me.page.locator("[data-moment]")).to_have_count(0)
    return True


def decide(me: Visitor, hand: Hand = "mouse", wishes: tuple[str, ...] = BUSY) -> str:
    """Answers what is asked now; the key of the question."""
    dismiss(me, hand)
    key = me.question()
    if key.startswith("fight."):
        act(me, hand)
    elif key == "move.spend":
        me.answer(way(me), hand)
    else:
        me.answer(wished(me, QUIET.get(key, wishes)), hand)
    return key


def wished(me: Visitor, verbs: tuple[str, ...]) -> str | None:
    """The first option with one of these verbs."""
    offered = me.offered()
    return next((id for verb in verbs for id in offered if id.partition(":")[0] == verb), None)


def way(me: Visitor) -> str:
    """A journey, as soon as the page knows where the dice lead; else the hero stays."""
    deadline = time.monotonic() + WAYS
    while not me.page.locator(f'{QUESTION} [data-option^="journey:"]').count():
        if time.monotonic() > deadline or me.page.locator("[data-reach]").count():
            return "stop"
        me.page.wait_for_timeout(25)
    return next((id for id in me.offered() if id.startswith("journey:")), "stop")


def play(me: Visitor, hand: Hand, busy: Callable[[], bool], most: int = 900) -> int:
    """To the end of the game: with all that it offers as long as `busy` says so, then quickly; how many
    decisions it took."""
    for n in range(most):
        if not me.asked():
            return n
        decide(me, hand, BUSY if busy() else IDLE)
    raise AssertionError(f"the game is not over after {most} decisions")


def at_the_lair(server: Server, rounds: int = 12) -> Table:
    """A game of two in which Corbin has waited for so many rounds where Margath will appear."""
    seats = [{"name": "Ania", "hero": "corbin"}, {"name": "Jan", "hero": "lord-hawthorne"}]
    table = server.create("third", None, seats=seats, options={"scenario": "margath"})

    def wait(options: list[str]) -> str:
        wishes = ("start:skyfall-keep", "start:fort-rodric", "stop", "end-turn")
        return next((wish for wish in wishes if wish in options), options[0])

    for _ in range(400):
        view = table.spectator.look()["view"]
        if view["request"]["key"] == "turn.action" and (
            view["position"]["round"] > rounds and view["request"]["waiting"] == [0]
        ):
            return table
        table.step(wait)
    raise AssertionError("the villain never came")
