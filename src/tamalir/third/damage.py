"""Dealing damage, blocking it, healing it, and defeat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from tamalir.kernel import Args, Choose, Option, Rule, rule
from tamalir.third.asking import any_moment
from tamalir.third.bracing import ways_to_stand
from tamalir.third.heroes import own_turn
from tamalir.third.pools import emit_for_side, handfuls, named, shown, spend, total, with_symbol
from tamalir.third.state import Side, ThirdState, fight_of
from tamalir.third.steps import Outcome, Phase
from tamalir.third.tokens import Token
from tamalir.third.values import damage, defeated, health, standing
from tamalir.world.asking import Aside

T = TypeVar("T")


def _set_damage(state: ThirdState, side: Side, tokens: int) -> None:
    if side.hero:
        state.heroes[side.seat].damage = tokens
    else:
        side.damage = tokens


@rule
def deal_damage(
    state: ThirdState, by: Side, amount: int, kind: str, *, attack: bool = False, unblockable: bool = False
) -> Rule[int]:
    """Deal damage to the opponent, and to nobody else (3E-DAMAGE-011); gives how much was taken.

    An attack is a combat action that deals damage, even if all of it is blocked (3E-COMBAT-021).
    """
    fight = state.fight
    assert fight is not None
    foe = fight.foe(by)
    if attack:
        fight.attacked = True
    blocked = 0 if unblockable else _block(state, foe, amount, kind)  # 3E-SHIELD-005
    if not isinstance(blocked, int):
        blocked = yield from blocked
        if fight.ended is not None:  # by the price of an ability used on the way (3E-COMBAT-013)
            return 0
    before, most = damage(state, foe), health(state, foe)
    # 3E-ONCE-003: in its own turn a hero may heal before it falls
    if foe.hero and amount - blocked >= most - before and own_turn(state, foe.seat):
        yield from brace(state, foe, amount - blocked, kind)
        if fight.ended is not None:
            return 0
        before, most = damage(state, foe), health(state, foe)
    # 3E-DAMAGE-013: blocked damage is ignored; 3E-DAMAGE-002: so is what exceeds health
    taken = min(amount - blocked, most - before)
    if taken <= 0:  # 3E-DAMAGE-012: all blocked means that no damage was dealt
        emit_for_side(state, foe, "fight-no-damage", "3E-DAMAGE-012", kind=kind)
        return 0
    _set_damage(state, foe, before + taken)
    fight.hurt = fight.hurt or attack
    emit_for_side(state, foe, "fight-damage", "3E-DAMAGE-001", amount=taken, kind=kind)
    if before + taken == most:  # 3E-DEFEAT-001
        end_by_defeat(state, foe)
    elif attack and foe.modifiers:
        yield from _turn_back(state, foe, taken)
    return taken


def end_by_defeat(state: ThirdState, loser: Side) -> None:
    """The combat ends at once: no further action and no flee phase (3E-COMBAT-013)."""
    fight = fight_of(state)
    fight.ended = Outcome.DEFEAT
    fight.phase = Phase.OVER
    emit_for_side(
        state,
        loser,
        "fight-defeated",
        "3E-COMBAT-013",
    )


def ended_by_a_price(state: ThirdState) -> bool:
    """What an ability used on the way has cost may have brought a hero down: the combat is over then
    (3E-COMBAT-013)."""
    for side in fight_of(state).sides:
        if side.hero and defeated(state, side):
            end_by_defeat(state, side)
            return True
    return False


@rule
def brace(state: ThirdState, side: Side, amount: int, kind: str) -> Rule[None]:
    """The last moment before damage that would defeat a hero: in its own turn it may still heal
    (3E-ONCE-003), and is asked if that can keep it standing."""
    facts = {"who": side.who, "amount": amount, "kind": kind}

    def left() -> int:
        return health(state, side) - damage(state, side)

    ways = ways_to_stand(state, side.seat, amount, left())
    while ways:
        options: list[Option[Aside | None]] = [*ways, TAKE_THE_HIT]
        asides = partial(any_moment, state, side.seat)
        chosen: Option[Aside | None] = yield Choose(side.seat, "fight.brace", options, facts, asides)
        if chosen.value is None:
            return
        yield from chosen.value.run()
        if ended_by_a_price(state):
            return
        ways = ways_to_stand(state, side.seat, amount, left())


@rule
def ask_in_fight(
    state: ThirdState,
    side: Side,
    key: str,
    options: Callable[[], Sequence[Option[T]]],
    facts: Args,
    otherwise: T,
) -> Rule[T]:
    """Let a side choose. Before it answers, the hero whose turn it is may use abilities for any moment, be it
    asked or not (3E-ONCE-003); if their price ends the combat, nothing is left to choose."""
    while True:
        asides = partial(any_moment, state, side.seat) if side.hero and state.scene is None else None
        chosen: Option[Any] = yield Choose(
            side.seat, key, options(), facts, asides, partial(any_moment, state)
        )
        if not isinstance(chosen.value, Aside):
            return chosen.value
        yield from chosen.value.run()
        if ended_by_a_price(state):
            return otherwise


@rule
def _turn_back(state: ThirdState, side: Side, taken: int) -> Rule[None]:
    """An ability may send the damage of an attack back (3E-HERO-015). That is no attack itself."""
    for modifier in side.modifiers:
        if modifier.what.startswith("turn-back-") and fight_of(state).ended is None:
            kind = modifier.what.removeprefix("turn-back-")
            yield from deal_damage(state, side, taken, kind)


# --- blocking ---------------------------------------------------------------------------


def _block(state: ThirdState, side: Side, amount: int, kind: str) -> Rule[int] | int:
    """How much of this damage is blocked: by abilities of cards, then by tokens (3E-SHIELD-004)."""
    if side.modifiers and side.has("open"):
        return 0
    # 3E-DAMAGE-008: some abilities concern one kind of damage only
    if "always" in side.moments and any(e.args["kind"] == kind for e in standing(state, side, "block-kind")):
        emit_for_side(state, side, "fight-blocked-by-ability", "3E-DAMAGE-008", amount=amount, kind=kind)
        return amount
    if not side.pool:  # 3E-SHIELD-006: nothing has been cast yet
        return 0
    return state.book.seams.block(state, side, amount, kind)


def block_with_shields(state: ThirdState, side: Side, amount: int, kind: str) -> Rule[int] | int:
    """Each shield spent blocks 1 damage of any kind (3E-SHIELD-001); nobody has to (3E-SHIELD-003).

    It is no combat action (3E-SHIELD-002), so a side that has passed may do it too. Any number of
    shields may be spent at once against one hit (3E-GAP-017).
    """
    options = shields(state, side)
    if not options:
        return 0
    return _choose_shields(state, side, amount, kind)


@rule
def _choose_shields(state: ThirdState, side: Side, amount: int, kind: str) -> Rule[int]:
    tokens = yield from tokens_to_block(state, side, shields, amount, kind)
    return blocked_by(state, side, tokens, amount)


@rule
def tokens_to_block(
    state: ThirdState,
    side: Side,
    offers: Callable[[ThirdState, Side], Sequence[Option[list[Token]]]],
    amount: int,
    kind: str,
) -> Rule[list[Token]]:
    """Which tokens a side spends, if any. Before that a hero may in its own turn use abilities for any moment
    (3E-ONCE-003), after which it looks at its tokens anew; if their price defeats it, there is nothing to
    block any more."""
    facts = {"who": side.who, "amount": amount, "kind": kind}
    ways = partial(_with_none, state, side, offers)
    return (yield from ask_in_fight(state, side, "fight.block", ways, facts, NO_TOKENS))


def _with_none(
    state: ThirdState, side: Side, offers: Callable[[ThirdState, Side], Sequence[Option[list[Token]]]]
) -> list[Option[list[Token]]]:
    return [*offers(state, side), TAKE_IT]


NO_TOKENS: list[Token] = []
TAKE_IT: Option[list[Token]] = Option("take-damage", NO_TOKENS)
TAKE_THE_HIT: Option[Aside | None] = Option("take-damage", None)


def shields(state: ThirdState, side: Side) -> Sequence[Option[list[Token]]]:
    """The shields that a side might spend. Tokens are spent whole; a surplus is lost (3E-GAP-016)."""
    situation = ("shields", side.lasting, *side.pool)
    known: list[Option[list[Token]]] | None = state.book.memory.get(situation)
    if known is None:
        tokens = with_symbol(side, "shield")
        known = [
            Option(f"block:{named(some)}", some, _blocking(side, some))
            for some in (handfuls(tokens) if tokens else ())
        ]
        state.book.remember(situation, known)
    return known


def _blocking(side: Side, tokens: list[Token]) -> Args:
    return {"faces": shown(tokens), "value": total(side, tokens), "tokens": named(tokens)}


def blocked_by(state: ThirdState, side: Side, tokens: list[Token], amount: int) -> int:
    """Spend shields; gives how much of the damage they block."""
    if not tokens:
        return 0
    blocked = min(amount, total(side, tokens))  # 3E-GAP-020: a doubled shield blocks twice its value
    spend(side, tokens)
    emit_for_side(
        state,
        side,
        "fight-blocked",
        "3E-SHIELD-001",
        tokens=tokens,
        amount=blocked,
    )
    return blocked


# --- healing ----------------------------------------------------------------------------


def heal(state: ThirdState, side: Side, amount: int) -> int:
    """Take damage tokens off (3E-HEAL-001); gives how many. Without damage nothing heals (3E-HEAL-002)."""
    before = damage(state, side)
    healed = min(amount, before)
    if healed:
        _set_damage(state, side, before - healed)
        emit_for_side(state, side, "fight-healed", "3E-HEAL-001", amount=healed)
    return healed
