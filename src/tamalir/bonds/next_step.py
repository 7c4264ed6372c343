"""What an enemy that plays itself will do with its next combat action: nothing on its board is secret.

It says of each space what `boards.py` would do there, without doing it. What the hero does before may change
it, so it is the next step as things stand.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tamalir.bonds.boards import laid_on, plus, spaces, usable_with_agility
from tamalir.bonds.cards import Space
from tamalir.bonds.choices import highest, most_harmful, target_of_highest_damage
from tamalir.bonds.surges import best_ability
from tamalir.bonds.tactics import copied_value, elsewhere
from tamalir.third.pools import total, uncovered, with_symbol
from tamalir.third.state import Side, ThirdState, fight_of
from tamalir.third.tokens import Token


@dataclass(slots=True)
class NextStep:
    """One action of an enemy."""

    do: str
    """`damage`, `double`, `ability`, `copy`, `flip`, `recast` or `pass`."""
    symbol: str = ""
    """The space that is resolved."""
    tokens: list[str] = field(default_factory=list[str])
    """What is spent there; for a double, what is laid on it."""
    amount: int = 0
    """Damage before blocking."""
    ability: str = ""
    target: str = ""
    """The token that is turned over, thrown again or copied."""


def next_step(state: ThirdState, side: Side) -> NextStep:
    """The first space from the top that can be resolved with effect (UB-BOARD-007, UB-BOARD-009); a pass if
    there is none (UB-BOARD-011)."""
    if not side.passed:
        for space in spaces(state, side):
            step = step_at(state, side, space)
            if step is not None:
                return step
    return NextStep("pass")


def step_at(state: ThirdState, side: Side, space: Space) -> NextStep | None:
    """What this space would do if it were resolved now; None if it is empty or has no effect."""
    tokens = with_symbol(side, space.symbol)
    step = _step(state, side, space, tokens) if tokens else None
    if step is not None:
        step.symbol = space.symbol
    return step


def _step(state: ThirdState, side: Side, space: Space, tokens: list[Token]) -> NextStep | None:
    if space.symbol == "double":
        return _double(state, side, space, tokens)
    if space.symbol == "surge":
        best = best_ability(state, side)
        return None if best is None else NextStep("ability", tokens=_ids(best[1]), ability=best[0].id)
    if space.symbol == "tactics":
        return next(filter(None, (_copy(state, side, space, token) for token in tokens)), None)
    if space.symbol == "agility":
        return next(filter(None, (_agility(state, side, space, token) for token in tokens)), None)
    return NextStep("damage", tokens=_ids(tokens), amount=total(side, tokens) + plus(state, side, space))


def _double(state: ThirdState, side: Side, space: Space, doubles: list[Token]) -> NextStep | None:
    for double in doubles:
        top = laid_on(state, side, space, double)
        if top is not None:
            return NextStep("double", tokens=[top.id], target=double.id)
    return None


def _copy(state: ThirdState, side: Side, space: Space, tactics: Token) -> NextStep | None:
    for symbol in space.copy:
        shown = highest([token for token in elsewhere(state, tactics) if token.look.symbol == symbol])
        if shown is None:
            continue
        value = copied_value(tactics, shown)
        if symbol != "surge":
            return NextStep("copy", tokens=[tactics.id], amount=value, target=shown.id)
        best = best_ability(state, side, [tactics], value)
        if best is not None:
            return NextStep("ability", tokens=[tactics.id], ability=best[0].id, target=shown.id)
    return None


def _agility(state: ThirdState, side: Side, space: Space, agility: Token) -> NextStep | None:
    on_card = usable_with_agility(state, side, agility)
    if (
        on_card is not None
    ):  # UB-AGILITY-002: the card takes the place of the space, even if it can do nothing
        ability = next(iter(on_card), None)
        return None if ability is None else NextStep("ability", tokens=[agility.id], ability=ability.id)
    own = [t for t in uncovered(side) if t.look.symbol in space.flip and t is not agility]
    if own:
        return NextStep("flip", tokens=[agility.id], target=most_harmful(state, "flip", own).id)
    thrown = target_of_highest_damage(state, fight_of(state).foe(side)) if space.recast else None
    return None if thrown is None else NextStep("recast", tokens=[agility.id], target=thrown.id)


def _ids(tokens: list[Token]) -> list[str]:
    return [token.id for token in tokens]
