"""Tactics: a symbol that is spent as a copy of another one that shows (UB-TACTICS-001)."""

from __future__ import annotations

from collections.abc import Iterator

from tamalir.bonds.choices import driven
from tamalir.kernel import Args, Option, Rule, choose, rule
from tamalir.third import abilities as third
from tamalir.third.abilities import refusal
from tamalir.third.combat_actions import (
    Action,
    Choice,
    activate,
    combat_actions,
    flip,
    strike,
)
from tamalir.third.damage import block_with_shields, blocked_by, shields, tokens_to_block
from tamalir.third.pools import (
    emit_for_side,
    handfuls,
    one_of_each,
    recast,
    spend,
    total,
    uncovered,
    with_symbol,
)
from tamalir.third.state import Side, ThirdState, fight_of
from tamalir.third.tokens import FACES, Token
from tamalir.third.values import standing


def elsewhere(state: ThirdState, tactics: Token) -> Iterator[Token]:
    """All other tokens that show something, in the pool of either side (UB-TACTICS-002, UB-GAP-024)."""
    for side in fight_of(state).sides:
        for token in uncovered(side):
            if token is not tactics:
                yield token


def copied_value(tactics: Token, shown: Token) -> int:
    """The number is copied too (UB-TACTICS-008): the printed one, not a doubling under it. Tactics that
    lies on a double itself counts twice (UB-GAP-025)."""
    return shown.look.value * (2 if tactics.on is not None else 1)


def copyable(state: ThirdState, side: Side, shown: Token) -> str | None:
    """The rule that forbids a side to spend tactics as a copy of this token as a combat action."""
    symbol = state.book.symbols[shown.look.symbol]
    if symbol.damage:
        if side.hero:
            return None if symbol.heroes else "UB-TACTICS-005"
        return None if symbol.enemies else "UB-TACTICS-006"
    return NOT_AS_ACTION.get(symbol.id)


NOT_AS_ACTION = {
    "double": "UB-TACTICS-007",
    "shield": "UB-TACTICS-003",  # only in answer to damage
    "dash": "UB-GAP-024",
    "tactics": "UB-GAP-024",
}


# --- as a combat action -----------------------------------------------------------------


def actions(state: ThirdState, side: Side) -> tuple[list[Choice], list[Choice]]:
    """The combat actions of the base game, and copies (UB-TACTICS-002). A copy is always an action of its
    own, never added to other tokens (UB-TACTICS-004)."""
    options, refused = map(list, combat_actions(state, side))
    for tactics in one_of_each(with_symbol(side, "tactics")):
        seen: list[str] = []
        for shown in elsewhere(state, tactics):
            if shown.face not in seen:
                seen.append(shown.face)
                for option in _copies(state, side, tactics, shown):
                    (options if option.refused is None else refused).append(option)
    return options, refused


def _copies(state: ThirdState, side: Side, tactics: Token, shown: Token) -> Iterator[Choice]:
    id = f"copy:{tactics.id}:{shown.id}"
    value = copied_value(tactics, shown)
    facts: Args = {"face": shown.look.word, "value": value, "tokens": tactics.id, "target": shown.id}
    refused = copyable(state, side, shown)
    if refused is not None:
        yield Option(id, Action(copy_damage, [tactics], shown), facts, refused)
    elif shown.look.symbol == "agility":
        if _targets(state, side, tactics):
            yield Option(id, Action(copy_agility, [tactics], shown), facts)
    elif shown.look.symbol == "surge":
        for ability_id in dict.fromkeys(side.abilities):
            ability = state.book.abilities[ability_id]
            cost = ability.effect.cost
            enough = value >= cost.get("surge", cost.get("x-surge", 0))
            if ability.when == "surge" and enough and refusal(state, side, ability) is None:
                yield Option(
                    f"{id}:{ability_id}",
                    Action(copy_surge, [tactics], shown, ability),
                    {**facts, "ability": ability_id},
                )
    else:
        yield Option(id, Action(copy_damage, [tactics], shown), facts)


@rule
def copy_damage(state: ThirdState, side: Side, action: Action) -> Rule[None]:
    """Deal as much damage as the copied token would."""
    shown, value = _spend_copy(state, side, action)
    yield from strike(state, side, shown.look.symbol, value)


@rule
def copy_agility(state: ThirdState, side: Side, action: Action) -> Rule[None]:
    """Flip one own token or make the opponent recast one."""
    _spend_copy(state, side, action)
    options = _targets(state, side, action.tokens[0])
    verb, target = yield from choose(side.seat, "fight.agility", options, {"who": side.who})
    if verb == "flip":
        yield from flip(state, side, side, target)
    else:
        yield from recast(state, fight_of(state).foe(side), [target])


@rule
def copy_surge(state: ThirdState, side: Side, action: Action) -> Rule[None]:
    """Pay for a surge ability."""
    assert action.ability is not None
    assert action.target is not None
    value = copied_value(action.tokens[0], action.target)
    yield from activate(state, side, action.ability, action.tokens, value)


def _spend_copy(state: ThirdState, side: Side, action: Action) -> tuple[Token, int]:
    assert action.target is not None
    tactics, shown = action.tokens[0], action.target
    value = copied_value(tactics, shown)
    spend(side, [tactics])
    emit_for_side(state, side, "fight-copied", "UB-TACTICS-002", token=tactics.id, face=shown.look.word)
    return shown, value


def _targets(state: ThirdState, side: Side, tactics: Token) -> list[Option[tuple[str, Token]]]:
    own = one_of_each([token for token in uncovered(side) if token is not tactics])
    theirs = one_of_each(uncovered(fight_of(state).foe(side)))
    return [
        Option(f"{verb}:{t.id}", (verb, t), {"face": t.look.word, "back": FACES[t.back].word, "target": t.id})
        for verb, tokens in (("flip", own), ("recast", theirs))
        for t in tokens
    ]


# --- in answer to damage ----------------------------------------------------------------


def block(state: ThirdState, side: Side, amount: int, kind: str) -> Rule[int] | int:
    """Shields, and tactics spent as copies of shields that show (UB-TACTICS-003)."""
    if driven(state, side):
        return block_at_once(state, side, amount)
    if not with_symbol(side, "tactics"):
        return block_with_shields(state, side, amount, kind)
    return _block_with_tactics(state, side, amount, kind)


@rule
def _block_with_tactics(state: ThirdState, side: Side, amount: int, kind: str) -> Rule[int]:
    left = amount
    while left > 0:
        if not _shields_and_copies(state, side):
            break
        tokens = yield from tokens_to_block(state, side, _shields_and_copies, left, kind)
        if not tokens:
            break
        if tokens[0].look.symbol == "tactics":
            left -= _block_by_copy(state, side, tokens[0], left)
        else:
            left -= blocked_by(state, side, tokens, left)
    return amount - left


def _shields_and_copies(state: ThirdState, side: Side) -> list[Option[list[Token]]]:
    return [*shields(state, side), *_shield_copies(state, side)]


def _shield_copies(state: ThirdState, side: Side) -> Iterator[Option[list[Token]]]:
    for tactics in one_of_each(with_symbol(side, "tactics")):
        value = _best_shield(state, tactics)
        if value:
            facts: Args = {"faces": tactics.words, "value": value, "tokens": tactics.id}
            yield Option(f"block:{tactics.id}", [tactics], facts)


def _best_shield(state: ThirdState, tactics: Token) -> int:
    """What tactics would block as a copy of the best shield that shows on another token; 0 without one."""
    shown = [t for t in elsewhere(state, tactics) if t.look.symbol == "shield"]
    return max((copied_value(tactics, t) for t in shown), default=0)


def _block_by_copy(state: ThirdState, side: Side, tactics: Token, amount: int) -> int:
    blocked = min(amount, _best_shield(state, tactics))
    spend(side, [tactics])
    emit_for_side(
        state,
        side,
        "fight-blocked",
        "UB-TACTICS-003",
        tokens=[tactics],
        amount=blocked,
    )
    return blocked


def block_at_once(state: ThirdState, side: Side, amount: int) -> int:
    """An enemy blocks at the first chance, even after it has passed (UB-SHIELD-001): tactics as copies of a
    shield first (UB-SHIELD-002), then shields, and no more than it takes (UB-GAP-023)."""
    left = amount
    copies_any = any(standing(state, side, "copy-any-shield"))  # UB-GAP-006
    for tactics in with_symbol(side, "tactics"):
        if left > 0 and (copies_any or with_symbol(side, "shield")) and _best_shield(state, tactics):
            left -= _block_by_copy(state, side, tactics, left)
    own = with_symbol(side, "shield")
    if left > 0 and own:
        enough = [some for some in handfuls(own) if total(side, some) >= left]
        left -= blocked_by(
            state,
            side,
            min(reversed(enough), key=lambda some: (total(side, some), len(some)), default=own),
            left,
        )
    return amount - left


def answers(state: ThirdState, side: Side, symbol: str, amount: int, to_damage: bool) -> list[list[Token]]:
    """When about to take damage, tactics may also be spent as a copy of the symbol that would prevent it
    (UB-TACTICS-003)."""
    ways = third.answers(state, side, symbol, amount, to_damage)
    if to_damage:
        for tactics in one_of_each(with_symbol(side, "tactics")):
            shown = [t for t in elsewhere(state, tactics) if t.look.symbol == symbol]
            if any(copied_value(tactics, t) >= amount for t in shown):
                ways.append([tactics])
    return ways
