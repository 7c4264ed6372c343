"""The most that cards can add to a roll: what is used again costs again, and no more than can be paid."""

from __future__ import annotations

from collections.abc import Sequence

from tamalir.second.state import Check, SecondState
from tamalir.second.uses import Use, once, usable
from tamalir.second.values import life, member, stamina

ENDLESS = 99


def most_added(state: SecondState, check: Check, uses: Sequence[Use]) -> int:
    """Never less than can really be added. With a card at hand that works at any time, or where each step is
    decided, a bonus that is paid for counts as endless."""
    again = any(not once(use) for use in uses)
    if again and (state.options["decide-each-step"] or _anything_else(state, check)):
        return ENDLESS
    body = member(state, check.seat, check.who)
    purse = {
        "exhaustion": max(0, stamina(state, check.seat, check.who) - body.exhaustion),
        "gold": state.heroes[check.seat].gold,
        "wounds": max(0, life(state, check.seat, check.who) - body.wounds - 1),
    }
    return _most(list(uses), purse)


def _anything_else(state: SecondState, check: Check) -> bool:
    free = usable(state, check.seat, "any-time", ("any-time",))
    return any(option.refused is None for option in free)


def _most(uses: list[Use], purse: dict[str, int]) -> int:
    """The best of using the first card so and so often, and the others with what is left."""
    if not uses:
        return 0
    use, others = uses[0], uses[1:]
    cost, best, times = use.effect.cost, 0, 0
    while True:
        left = {what: n - times * cost.get(what, 0) for what, n in purse.items()}
        if any(n < 0 for n in left.values()) or times > (1 if once(use) else ENDLESS):
            return best
        best = max(best, times * int(use.effect.args["by"]) + _most(others, left))
        times += 1
