"""Effects one after another, with the conditions and prices they have of their own."""

from __future__ import annotations

from collections.abc import Sequence

from tamalir.kernel import Rule, rule
from tamalir.third import heroes
from tamalir.third.costs import offer_to_pay
from tamalir.third.uses import Doing, Use, carry_out
from tamalir.third.values import holds
from tamalir.world.effects import Effect


def _holds(use: Doing, effect: Effect) -> bool:
    if isinstance(use, Use):
        return holds(use.state, use.side, effect.given)
    return heroes.met(use.state, use.seat, effect.given)


@rule
def all_in_order(use: Doing, effects: Sequence[Effect]) -> Rule[None]:
    """Several effects in the order in which they are named, each finished before the next (3E-ABILITY-003).

    Where one has a condition or a cost of its own, the condition must hold, and the hero may pay.
    """
    for effect in effects:
        if use.over:
            return
        if effect.given and not _holds(use, effect):
            continue
        if effect.cost and not (yield from offer_to_pay(use.state, use.seat, effect.cost)):
            continue
        yield from carry_out(use, effect)
