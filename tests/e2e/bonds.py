"""Somebody who plays Unbreakable Bonds in a browser: alone, or with others as one team."""

from __future__ import annotations

from collections.abc import Callable

from tests.e2e import third
from tests.e2e.visitor import Hand, Visitor

BUSY = ("go-adventuring", "engage-warband", "cure-plague", "shop", "learn", "prepare", "travel", "end-turn")
IDLE = ("end-turn",)
"""What is done with an action, the first that is offered."""

QUIET: dict[str, tuple[str, ...]] = {
    "deal.answer": ("accept", "decline"),
    "party.accept": ("yes", "no"),
    "envelope.event": ("keep-event",),
    "party-skill.share": ("let-be",),
    "shop.redraw": ("keep-asset",),
}
"""What is answered to a question of a team, by its verb."""


def decide(me: Visitor, hand: Hand = "mouse", wishes: tuple[str, ...] = BUSY) -> str:
    """Answers what is asked now; the key of the question."""
    third.dismiss(me, hand)
    key = me.question()
    if key in QUIET:
        me.answer(third.wished(me, QUIET[key]), hand)
        return key
    return third.decide(me, hand, wishes)


def play(me: Visitor, hand: Hand, busy: Callable[[], bool], most: int = 900) -> int:
    """To the end of the game: with all that it offers as long as `busy` says so, then quickly; how many
    decisions it took."""
    for n in range(most):
        if not me.asked():
            return n
        decide(me, hand, BUSY if busy() else IDLE)
    raise AssertionError(f"the game is not over after {most} decisions")
