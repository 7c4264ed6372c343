"""Why something cannot be done now, where the expansion has its own reasons."""

from __future__ import annotations

from tamalir.bonds.tactics import copyable
from tamalir.kernel import NO_ARGS, Args, Seat
from tamalir.third.pools import find
from tamalir.third.state import State
from tamalir.third.why import acting
from tamalir.third.why import why as third_why


def why(state: State, seat: Seat, option: str) -> tuple[str, Args] | None:
    """The rule that forbids an option to this seat; None for words that mean nothing here."""
    fight = state.fight
    side = None if fight is None else next((s for s in fight.sides if s.seat == seat), None)
    verb, *words = option.split(":")
    if fight is not None and side is not None and words:
        tokens = [find(side.pool, id) for id in words[0].split("+")]
        tactics = [token for token in tokens if token is not None and token.look.symbol == "tactics"]
        if verb == "spend" and tactics:
            return "UB-TACTICS-004", NO_ARGS
        if verb == "copy" and len(words) > 1:
            shown = next((t for s in fight.sides for t in s.pool if t.id == words[1]), None)
            if not tactics:
                return "UB-TACTICS-002", NO_ARGS
            if shown is None or shown.covered:
                return "UB-GAP-024", NO_ARGS
            rule = copyable(state, side, shown) or acting(fight, side)
            return None if rule is None else (rule, NO_ARGS)
    return third_why(state, seat, option)
