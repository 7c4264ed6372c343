"""Fights by rules of thumb, for a hero and for whoever plays an enemy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tamalir.kernel import Choose, Option
from tamalir.third.pools import token_value, total, with_symbol
from tamalir.third.state import Fight, Side, ThirdState
from tamalir.third.tokens import FACES, Token
from tamalir.third.values import damage, health
from tamalir.world.effects import Effect

KILL = 100.0
HARM = ("physical", "magical", "enemy", "charge")

QUESTIONS = (
    "fight.action", "fight.block", "fight.ability", "fight.negate", "fight.prevent", "fight.order",
    "fight.agility",
)  # fmt: skip
"""What is weighed here; `fight.pick-...` besides."""


def by_thumb(state: ThirdState, request: Choose[Any]) -> dict[str, float]:
    """Each option with what it is worth; nothing where these rules say nothing."""
    fight = state.fight
    if fight is None:
        return {}
    key = request.key
    if key == "fight.action":
        side = fight.sides[fight.turn]
        return {option.id: _action(state, fight, side, option) for option in request.options}
    side = _asked(fight, request)
    if side is None:
        return {}
    if key == "fight.block":
        return {option.id: _block(state, fight, side, option, request.args) for option in request.options}
    if key.startswith("fight.pick-") or key == "fight.agility":
        change = key.removeprefix("fight.pick-")
        return {option.id: _pick(state, fight, side, option, change) for option in request.options}
    if key in ("fight.negate", "fight.prevent", "fight.ability"):
        return {option.id: _answer(state, side, option, request) for option in request.options}
    return {option.id: -0.01 * n for n, option in enumerate(request.options)}


def _asked(fight: Fight, request: Choose[Any]) -> Side | None:
    """The side that a question is for."""
    who = request.args.get("who")
    mine = [side for side in fight.sides if side.seat == request.seat]
    found = [side for side in mine if side.who == who] or mine
    return found[0] if found else None


def left(state: ThirdState, side: Side) -> int:
    """Health that is left."""
    return health(state, side) - damage(state, side)


def harm_of(side: Side) -> int:
    """The damage that lies in a pool, all kinds together."""
    return sum(token_value(side, token) for symbol in HARM for token in with_symbol(side, symbol))


def _action(state: ThirdState, fight: Fight, side: Side, option: Option[Any]) -> float:
    foe = fight.foe(side)
    if option.verb == "pass":
        return 0.0
    if option.verb == "spend":
        return _strike(state, side, foe, int(option.args.get("amount", 1)))
    parts = option.id.split(":")
    if option.verb == "double":
        top = _token(side, parts[-1])
        gain = _counts(state, side, top.face) if top is not None else 0.0
        return -1.0 if gain < 0.7 else (7.0 if _safe(state, foe) else 3.0) + gain
    if option.verb in ("flip", "recast") and len(parts) == 3:
        own = option.verb == "flip"
        target = _token(side if own else foe, parts[-1])
        if target is None:
            return -1.0
        gain = _turned(state, side, target) if own else -0.5 * _turned(state, foe, target)
        return -1.0 if gain < 0.3 else (6.0 if own and not _safe(state, foe) else 6.5) + gain
    if option.verb in ("surge", "special"):
        return _ability(state, side, foe, option)
    if "amount" in option.args:
        return _strike(state, side, foe, int(option.args["amount"]))
    return 0.5


def _strike(state: ThirdState, side: Side, foe: Side, amount: int) -> float:
    """Damage that would kill comes first; else the more at once, the better."""
    shields, health_left = total(foe, with_symbol(foe, "shield")), left(state, foe)
    if amount - shields >= health_left:
        return KILL - amount
    return 4.0 + min(amount, health_left) + (3.0 if not _safe(state, foe) else 0.0)


def _safe(state: ThirdState, foe: Side) -> bool:
    """Whether the opponent can do nothing to the tokens that lie here."""
    if foe.passed:
        return True
    if with_symbol(foe, "agility"):
        return False
    surges = total(foe, with_symbol(foe, "surge"))
    if not surges:
        return True
    meddling = ("flip", "remove", "recast")
    return not any(
        part.do in meddling and part.args.get("whose") != "own"
        for ability in state.book.kit(foe.abilities).usable
        if ability.effect.cost.get("surge", 9) <= surges and not foe.has_used(ability.id)
        for part in ability.effect.within()
    )


def _ability(state: ThirdState, side: Side, foe: Side, option: Option[Any]) -> float:
    ability = state.book.abilities.get(str(option.args.get("ability", "")))
    if ability is None:
        return 0.5
    gain = _effect(state, side, foe, ability.effect, int(option.args.get("x", 1)))
    if gain >= KILL:
        return gain
    paid = option.id.count("+")
    cards = ability.effect.cost.get("exert", 0)
    return -1.0 if gain < 0.3 + 0.4 * cards else 6.0 + gain - 0.3 * paid - 0.4 * cards


def _effect(state: ThirdState, side: Side, foe: Side, effect: Effect, x: int) -> float:
    """What an effect brings to the side that uses it now."""
    gain = 0.0
    for part in effect.within():
        args = part.args
        if part.do == "damage":
            amount = args["amount"] if isinstance(args["amount"], int) else max(1, x)
            blocked = 0 if args.get("unblockable") else total(foe, with_symbol(foe, "shield"))
            if amount - blocked >= left(state, foe):
                return KILL - amount
            gain += min(amount, left(state, foe))
        elif part.do == "heal":
            most = damage(state, side)
            gain += most if args["amount"] == "all" else min(most, _number(args["amount"], x))
        elif part.do == "double-damage":
            gain += total(side, with_symbol(side, str(args["kind"])))
        elif part.do in ("flip", "recast", "remove"):
            gain += _change(state, side, foe, part)
        elif part.do == "no-surges":
            gain += 0.0 if foe.passed else 0.9 * total(foe, with_symbol(foe, "surge"))
        elif part.do == "turn-back":
            gain += 0.6 * harm_of(foe)
        elif part.do in ("borrow-surge", "act-again", "prevent", "test", "explore", "gain-gold"):
            gain += 0.8
    return gain


def _number(amount: Any, x: int) -> int:
    return amount if isinstance(amount, int) else max(1, x)


def _change(state: ThirdState, side: Side, foe: Side, part: Effect) -> float:
    """The best, or all, of the tokens that an effect changes."""
    args: Mapping[str, Any] = part.args
    whose, showing, spent = args["whose"], args.get("showing"), bool(args.get("spent"))
    gains: list[float] = []
    for owner in (side, foe):
        if whose == ("opponent" if owner is side else "own"):
            continue
        for token in owner.spent if spent else owner.pool:
            if token.covered or (showing is not None and token.look.symbol != showing):
                continue
            gains.append(_changed(state, side, owner, token, part.do, spent))
    if not gains:
        return 0.0
    count = args.get("count", 1)
    if count == "all":
        return sum(gains)
    best = sorted((gain for gain in gains if gain > 0), reverse=True)
    return sum(best) if count == "any-number" else sum(best[: int(count)])


def _changed(state: ThirdState, side: Side, owner: Side, token: Token, change: str, spent: bool) -> float:
    sign = 1.0 if owner is side else -1.0
    if change == "remove":
        return -sign * _counts(state, owner, token.face)
    if spent:  # it comes back
        return sign * 0.5 * (_counts(state, owner, token.face) + _counts(state, owner, token.back))
    turned = _turned(state, owner, token)
    return sign * (turned if change == "flip" else 0.5 * turned)


def _turned(state: ThirdState, side: Side, token: Token) -> float:
    """What a side gains when one of its tokens is turned over."""
    return _counts(state, side, token.back) - _counts(state, side, token.face)


def _counts(state: ThirdState, side: Side, face: str) -> float:
    """What a face is worth to whoever has it in the pool."""
    look = FACES[face]
    if look.symbol in HARM:
        return 1.1 * look.value
    if look.symbol == "shield":
        return 0.75 * look.value
    if look.symbol == "surge":
        return look.value * _surge_worth(state, side)
    return {"agility": 0.6, "double": 0.9}.get(look.symbol, 0.0)


def _surge_worth(state: ThirdState, side: Side) -> float:
    """What a surge is worth: the damage and healing that it buys."""
    best = 0.0
    for ability in state.book.kit(side.abilities).usable:
        cost = ability.effect.cost.get("surge", ability.effect.cost.get("x-surge", 0))
        if cost and not side.has_used(ability.id):
            worth_of = sum(
                2.0 if part.do == "double-damage"
                else float(part.args["amount"]) if part.do in ("damage", "heal")
                and isinstance(part.args["amount"], int)
                else 0.8
                for part in ability.effect.within()
            )  # fmt: skip
            best = max(best, worth_of / cost)
    return min(1.5, 0.9 * best)


def _token(side: Side, id: str) -> Token | None:
    return next((token for token in (*side.pool, *side.spent) if token.id == id), None)


# --- answers --------------------------------------------------------------------------------


def _block(
    state: ThirdState, fight: Fight, side: Side, option: Option[Any], facts: Mapping[str, int | str]
) -> float:
    """As much as needed with as little as possible; a large shield is kept for a large blow."""
    if option.verb != "block":
        return 0.0
    amount, value = int(facts.get("amount", 1)), int(option.args.get("value", 1))
    kept_off = min(amount, value)
    gain = float(kept_off) - 0.35 * (value - kept_off)
    if amount >= left(state, side):
        gain += KILL / 2 if amount - kept_off < left(state, side) else 0.0
    elif value > amount and harm_of(fight.foe(side)) >= value:
        gain -= 1.0
    return gain


def _pick(state: ThirdState, fight: Fight, side: Side, option: Option[Any], change: str) -> float:
    if option.verb == "enough":
        return 0.05
    if option.verb == "two-damage":
        return 1.2
    id = option.id.rpartition(":")[2]
    for owner in fight.sides:
        token = _token(owner, id)
        if token is not None:
            spent = token in owner.spent
            kind = option.verb if option.verb in ("flip", "recast") else change
            return _changed(state, side, owner, token, kind, spent)
    return 0.0


def _answer(state: ThirdState, side: Side, option: Option[Any], request: Choose[Any]) -> float:
    """Use what can be used; of several ways to pay the cheapest, and cards only for something."""
    if option.id == "let-be":
        return 0.0
    ability = state.book.abilities.get(str(request.args.get("ability", "")))
    cards = 0 if ability is None else ability.effect.cost.get("exert", 0)
    return 1.0 - 0.2 * option.id.count("+") - 0.3 * cards
