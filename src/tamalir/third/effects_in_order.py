"""Effects one after another, with the conditions and prices they have of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from tamalir.kernel import Option, Rule, rule
from tamalir.third import heroes
from tamalir.third.asking import NO, ask, yes_or_no
from tamalir.third.costs import cannot_pay, pay
from tamalir.third.damage import end_by_defeat
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
    if effect.cost and not (yield from _pays_for_it(use, effect.cost)):
        return
    yield from carry_out(use, effect)


@rule
def _pays_for_it(use: Doing, cost: Mapping[str, int]) -> Rule[bool]:
    """A part of a card that has a price: the hero may pay it. An ability that it uses before may cost what
    the price asks for, or bring it down (3E-GAP-057)."""
    state, seat = use.state, use.seat
    if cannot_pay(state, seat, cost) is not None:
        return False
    price = " ".join(f"{n}{what}" for what, n in cost.items())

    def offers() -> Sequence[Option[bool]]:
        return NO if _out(use) or cannot_pay(state, seat, cost) is not None else yes_or_no()

    facts = partial(dict[str, str], who=state.heroes[seat].id, price=price)
    if not (yield from ask(state, seat, "card.price", offers, facts)):
        if _out(use) and not use.over:
            assert isinstance(use, Use)
            end_by_defeat(state, use.side if use.side.hero else use.foe)
        return False
    yield from pay(state, seat, cost)
    return True


def _out(use: Doing) -> bool:
    """Whether the hero can do nothing more of it; in combat that may not have been told yet."""
    return use.over or (isinstance(use, Use) and heroes.defeated(use.state, use.seat))


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
