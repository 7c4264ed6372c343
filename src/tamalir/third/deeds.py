"""Effects one after another, with the conditions and prices they have of their own."""

from __future__ import annotations

from collections.abc import Sequence

from tamalir.kernel import Rule, rule
from tamalir.third import heroes
from tamalir.third.costs import offer_to_pay
from tamalir.third.state import Unfinished
from tamalir.third.uses import Deed, Doing, Use, carry_out
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
    if isinstance(use, Deed):
        use.leaves = False  # something comes after these effects, and only the running rule knows what
    for effect in effects:
        if use.over:
            return
        yield from _one(use, effect)


@rule
def _one(use: Doing, effect: Effect) -> Rule[None]:
    if effect.given and not _holds(use, effect):
        return
    if effect.cost and not (yield from offer_to_pay(use.state, use.seat, effect.cost)):
        return
    yield from carry_out(use, effect)


@rule
def read_on(deed: Deed, effects: Sequence[Effect], text: Unfinished) -> Rule[bool]:
    """The effects of a text from its `n` on. If one starts a combat, the rest waits until that is over
    (3E-GAP-069); if one concerns several heroes, until all have had their part: then False."""
    for n in range(text.n, len(effects)):
        if deed.over:
            break
        deed.leaves = True
        yield from _one(deed, effects[n])
        if deed.state.fight is not None or deed.others:
            text.n, text.x, text.heroes = n, deed.x, deed.others
            deed.state.unfinished.append(text)
            return False
    return True
