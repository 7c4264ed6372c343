"""Why something that is not even on offer now cannot be done."""

from __future__ import annotations

from tamalir.kernel import NO_ARGS, Args, Seat
from tamalir.second.limits import owned
from tamalir.second.state import SecondState
from tamalir.second.uses import LABEL_RULES, Use, abilities, refused


def why(state: SecondState, seat: Seat, option: str) -> tuple[str, Args] | None:
    """The rule that stands in the way, for words that mean something in this game."""
    verb, _, thing = option.partition(":")
    if verb == "use":
        return _why_not_use(state, seat, thing)
    if verb == "discard" and state.book.is_adventure(thing) and thing in owned(state.heroes[seat]):
        return "2E-COMBAT-029", {"card": thing}
    rule = _MOMENTS.get(verb)
    return None if rule is None else (rule, NO_ARGS)


_MOMENTS = {
    "attack": "2E-COMBAT-010",
    "defend": "2E-COMBAT-010",
    "ally": "2E-ALLY-001",
    "escape": "2E-ESCAPE-001",
    "sell": "2E-LIMIT-007",
    "buy": "2E-MARKET-001",
    "hire": "2E-MARKET-001",
}
"""Acts that belong to a moment which is not now."""


def _why_not_use(state: SecondState, seat: Seat, thing: str) -> tuple[str, Args] | None:
    card = thing.partition("#")[0]
    known = (state.book.heroes, state.book.items, state.book.allies)
    if not any(card in kind for kind in known) and not state.book.is_adventure(card):
        return None
    mine = [use for use in abilities(state, seat) if use.id == thing or use.card == card]
    if not mine:
        return "2E-EFFECT-001", {"card": card}
    return _moment(mine[0]), {"card": card}


def _moment(use: Use) -> str:
    """A card that is spent says so first; else its label, or the condition in its text, is not met."""
    spent = refused(use)
    if spent in ("2E-ACT-002", "2E-COMBAT-003"):
        return spent
    return LABEL_RULES.get(use.effect.when, "2E-EFFECT-009")
