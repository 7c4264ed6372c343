"""An enemy that nobody else is left to play: the engine decides for it (3E-GAP-024).

It goes for damage: abilities that do something, then all enemy damage at once, then the hero's best token.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tamalir.third.pools import total, worth
from tamalir.third.state import Side, ThirdState, fight_of
from tamalir.third.tokens import FACES, Token
from tamalir.third.uses import Use, pointless

if TYPE_CHECKING:
    from tamalir.third.combat_actions import Action, Choice

HARM = ("enemy", "physical", "magical", "charge")


def alone(state: ThirdState, side: Side) -> bool:
    """Whether the hero's own player would have to play its enemy."""
    return not side.hero and fight_of(state).alone


def best_action(state: ThirdState, side: Side, options: Sequence[Choice]) -> Action | None:
    """What the enemy does; None is passing."""
    best, highest = None, 0
    for option in options:
        rating = 0 if option.refused else _worth(state, side, option)
        if rating > highest:
            best, highest = option.value, rating
    return best


def _worth(state: ThirdState, side: Side, option: Choice) -> int:
    action = option.value
    if action is None:
        return 0
    if action.ability is not None:
        use = Use(state, side, action.ability, total(side, action.tokens), action.tokens)
        return 0 if pointless(use, action.ability.effect) else 100
    if option.verb == "double":
        return 50 if action.target is not None and action.target.look.symbol == "enemy" else 0
    if option.verb == "spend":
        return 10 + total(side, action.tokens)
    target = action.target
    assert target is not None
    if option.verb == "flip":
        return 5 if FACES[target.back].symbol in HARM and target.look.symbol not in HARM else 0
    return worth(fight_of(state).foe(side), target) if target.look.symbol in HARM else 0


def best_block(side: Side, ways: Sequence[list[Token]], amount: int) -> list[Token]:
    """As much as needed with as few shields as possible."""
    return max(ways, key=lambda way: (min(amount, total(side, way)), -total(side, way), -len(way)))


def cheapest(side: Side, ways: Sequence[list[Token]]) -> list[Token]:
    return min(ways, key=lambda way: (total(side, way), len(way)))


def most_harmful(side: Side, tokens: Sequence[Token]) -> Token:
    """Of the hero's tokens the one that strikes hardest, of the own ones the one that strikes least."""
    return max(tokens, key=lambda token: _harm(token) if token not in side.pool else -_harm(token))


def _harm(token: Token) -> int:
    return token.look.value if token.look.symbol in HARM else 0
