"""What a card is good for outside fights, which no sketch of a fight sees. In the judge's unit."""

from __future__ import annotations

from tamalir.second.cards import Book
from tamalir.world.effects import Effect

ONCE = {
    "reroll-dice": 0.12,
    "walk": 0.1,
    "go-to-town": 0.15,
    "slip-away": 0.1,
    "ready-items": 0.04,
    "recover": 0.02,
    "gain-gold": 0.04,
}
"""Verb -> what doing it once is worth; a turn is worth 0.6."""

AMOUNTS = {"ready-items": "n", "recover": "exhaustion", "gain-gold": "n"}
"""Verb -> the argument that says how much of it."""

AGAIN = 3.0
"""A card that is not discarded does its service several times, but later counts for less."""

LASTING = {"price": -0.15, "skill-bonus": 0.03}
"""Verb -> what a point of it is worth as long as the card is there."""

UNHEALED = 0.6
"""Who cannot be healed does not get far."""


def value_outside_fights(book: Book, card: str) -> float:
    """What a card spares its owner on the road and in towns."""
    spent = card in book.items and book.items[card].usage == "discard"
    worth = sum(_once(effect) for _, effect in book.active[card]) * (1.0 if spent else AGAIN)
    for effect in book.standing[card]:
        if effect.do == "no-healing":
            worth -= UNHEALED
        elif effect.do in LASTING:
            worth += LASTING[effect.do] * int(effect.args["by"])
    return worth


def _once(effect: Effect) -> float:
    amount = AMOUNTS.get(effect.do)
    return ONCE.get(effect.do, 0.0) * (1 if amount is None else int(effect.args.get(amount, 1)))


def verbs(book: Book, option: str) -> set[str]:
    """What the card does that an option (`use:rune-of-passage#1`) uses."""
    verb, _, use = option.partition(":")
    return {effect.do for _, effect in book.active[use.partition("#")[0]]} if verb == "use" else set()
