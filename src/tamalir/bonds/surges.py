"""Which ability an enemy's surges pay for (UB-SURGE-001 to UB-SURGE-010)."""

from __future__ import annotations

from tamalir.third.abilities import refusal
from tamalir.third.cards import Ability
from tamalir.third.pools import handfuls, total, with_symbol
from tamalir.third.state import Side, ThirdState
from tamalir.third.tokens import Token
from tamalir.third.uses import Use, pointless


def best_ability(
    state: ThirdState, side: Side, copy: list[Token] | None = None, value: int = 0
) -> tuple[Ability, list[Token]] | None:
    """The costliest unused ability that can be paid and would have an effect, with the tokens that pay.

    Of equal ones the upper on the card (UB-SURGE-009). `copy` is a tactics token that stands for so much
    surge instead: it is never combined with other tokens (UB-TACTICS-004).
    """
    surges = with_symbol(side, "surge")
    best: tuple[Ability, list[Token]] | None = None
    highest = 0
    for ability in _unused(state, side):
        payment = (copy if value >= _least(ability) else None) if copy else _payment(side, surges, ability)
        if payment is None:
            continue
        spent = value or total(side, payment)
        x = spent if "x-surge" in ability.effect.cost else 1
        rank = spent if "x-surge" in ability.effect.cost else _least(ability)
        if rank > highest and pointless(Use(state, side, ability, x, payment), ability.effect) is None:
            best, highest = (ability, payment), rank
    return best


def could_pay(state: ThirdState, side: Side, surge: int) -> bool:
    """Whether so much surge would pay for an unused ability with an effect."""
    return any(
        _least(ability) <= surge and pointless(Use(state, side, ability), ability.effect) is None
        for ability in _unused(state, side)
    )


def parts(state: ThirdState, side: Side) -> dict[int, list[str]]:
    """The three parts of the surge space: what will pay for an ability together lies in the part of its sum
    (UB-SURGE-001, UB-SURGE-004); every other token in that of its own value."""
    sorted_tokens: dict[int, list[str]] = {1: [], 2: [], 3: []}
    best = best_ability(state, side)
    together = best[1] if best is not None else []
    if together:
        sorted_tokens[min(3, total(side, together))] += [token.id for token in together]
    for token in with_symbol(side, "surge"):
        if token not in together:
            sorted_tokens[min(3, total(side, [token]))].append(token.id)
    return sorted_tokens


def _unused(state: ThirdState, side: Side) -> list[Ability]:
    """UB-SURGE-010: each only once in a combat round."""
    abilities = [state.book.abilities[id] for id in side.abilities]
    return [a for a in abilities if a.when == "surge" and refusal(state, side, a) is None]


def _least(ability: Ability) -> int:
    cost = ability.effect.cost
    return cost["x-surge"] if "x-surge" in cost else cost["surge"]


def _payment(side: Side, surges: list[Token], ability: Ability) -> list[Token] | None:
    """The tokens or stacks of smallest sufficient total (UB-GAP-020); for X all there are (UB-GAP-021)."""
    if total(side, surges) < _least(ability):
        return None
    if "x-surge" in ability.effect.cost:
        return surges
    enough = [some for some in handfuls(surges) if total(side, some) >= _least(ability)]
    return min(reversed(enough), key=lambda some: (total(side, some), len(some)))
