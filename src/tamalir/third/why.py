"""Why something cannot be done now that is not even on offer: the rule that forbids it."""

from __future__ import annotations

from tamalir.kernel import NO_ARGS, Args, Seat
from tamalir.third.abilities import refusal
from tamalir.third.fleeing import may_flee
from tamalir.third.pools import find
from tamalir.third.reasons import why_not
from tamalir.third.state import Fight, Side, ThirdState
from tamalir.third.steps import Phase
from tamalir.third.tokens import Token


def why(state: ThirdState, seat: Seat, option: str) -> tuple[str, Args] | None:
    """The rule that forbids an option to this seat; None for words that mean nothing here."""
    fight = state.fight
    verb, *words = option.split(":")
    side = None if fight is None else next((s for s in fight.sides if s.seat == seat), None)
    rule: str | None = None
    if fight is not None and side is not None and verb in _FORBIDDEN:
        rule = _FORBIDDEN[verb](state, fight, side, words)
    elif state.scene is None and not state.step.startswith("setup"):
        rule = why_not(state, seat, verb, words)
    return None if rule is None else (rule, NO_ARGS)


def acting(fight: Fight, side: Side) -> str | None:
    """Whether a side can take combat actions at all now."""
    if fight.phase != Phase.ACTION:
        return "3E-COMBAT-005"
    if side.passed:
        return "3E-COMBAT-011"
    return None if fight.sides[fight.turn] is side else "3E-COMBAT-010"


def _spendable(fight: Fight, side: Side, id: str) -> Token | str | None:
    """A token of the own pool, or why it is none."""
    token = find(side.pool, id)
    if token is not None:
        return "3E-DOUBLE-002" if token.covered else token
    if find(side.spent, id) is not None:
        return "3E-SPEND-002"
    foe = fight.foe(side)
    return "3E-SPEND-001" if find(foe.pool, id) or find(foe.spent, id) else None


def _spend(state: ThirdState, fight: Fight, side: Side, words: list[str]) -> str | None:
    tokens: list[Token] = []
    for id in words[0].split("+") if words else ():
        token = _spendable(fight, side, id)
        if not isinstance(token, Token):
            return token
        tokens.append(token)
    for token in tokens:
        symbol = state.book.symbols[token.look.symbol]
        if symbol.id == "dash":
            return "3E-DASH-001"
        if symbol.id == "shield":
            return "3E-SHIELD-002"
        if symbol.damage and not (symbol.heroes if side.hero else symbol.enemies):
            return "3E-DAMAGE-010"
    if len({token.look.symbol for token in tokens}) > 1:
        return "3E-DAMAGE-007"
    return acting(fight, side)


def _with_target(state: ThirdState, fight: Fight, side: Side, words: list[str], reach: Side) -> str | None:
    """Agility and doubling: a token that pays, and one that is touched."""
    if len(words) != 2:
        return None
    payer = _spendable(fight, side, words[0])
    if not isinstance(payer, Token):
        return payer
    if payer.look.symbol not in ("agility", "double"):
        return "3E-TOKEN-004"
    target = find(reach.pool, words[1])
    if target is None:
        return "3E-TOKEN-005" if find(reach.spent, words[1]) else "3E-AGILITY-001"
    return "3E-DOUBLE-005" if target.covered else acting(fight, side)


def _flip(state: ThirdState, fight: Fight, side: Side, words: list[str]) -> str | None:
    if len(words) == 2 and find(side.spent, words[1]) is not None:
        return "3E-FLIP-001"
    return _with_target(state, fight, side, words, side)


def _recast(state: ThirdState, fight: Fight, side: Side, words: list[str]) -> str | None:
    return _with_target(state, fight, side, words, fight.foe(side))


def _double(state: ThirdState, fight: Fight, side: Side, words: list[str]) -> str | None:
    if len(words) == 2:
        double, top = find(side.pool, words[0]), find(side.pool, words[1])
        if (double is not None and (double.covered or double.on)) or (top is not None and top.on):
            return "3E-DOUBLE-003"
    return _with_target(state, fight, side, words, side)


def _ability(state: ThirdState, fight: Fight, side: Side, words: list[str]) -> str | None:
    ability = state.book.abilities.get(words[0]) if words else None
    if ability is None:
        return None
    if ability.id not in side.abilities:
        return "3E-ABILITY-002"
    return refusal(state, side, ability) or acting(fight, side)


def _pass(state: ThirdState, fight: Fight, side: Side, words: list[str]) -> str | None:
    return acting(fight, side)


def _block(state: ThirdState, fight: Fight, side: Side, words: list[str]) -> str | None:
    return "3E-SHIELD-001"  # only when damage would be taken


def _flee(state: ThirdState, fight: Fight, side: Side, words: list[str]) -> str | None:
    return may_flee(state, side) or "3E-FLEE-001"


_FORBIDDEN = {
    "spend": _spend,
    "flip": _flip,
    "recast": _recast,
    "double": _double,
    "surge": _ability,
    "special": _ability,
    "pass": _pass,
    "block": _block,
    "flee": _flee,
}
