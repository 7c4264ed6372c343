"""Combat actions: what the symbols of a combat pool, and special abilities of cards, let a side do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, TypeAlias

from tamalir.kernel import Args, Choose, Option, Rule, rule
from tamalir.third.abilities import pay, paying_tokens, payments, prevented, refusal, x_of
from tamalir.third.asking import any_moment
from tamalir.third.book import Book
from tamalir.third.cards import Ability
from tamalir.third.damage import deal_damage, ended_by_a_price
from tamalir.third.pools import (
    emit_for_side,
    handfuls,
    lay,
    named,
    one_of_each,
    recast,
    showing,
    shown,
    spend,
    total,
    turn_over,
    uncovered,
)
from tamalir.third.state import Side, ThirdState, fight_of
from tamalir.third.tokens import FACES, Token
from tamalir.third.uses import Use, carry_out
from tamalir.third.values import bonus
from tamalir.world.asking import Aside
from tamalir.world.modifiers import Modifier
from tamalir.world.words import Until


class Action:
    """A combat action that a side may choose: what carries it out (a rule where somebody is asked or
    something cast), with which tokens."""

    __slots__ = ("ability", "amount", "run", "target", "tokens")

    def __init__(
        self,
        run: Callable[[ThirdState, Side, Action], Rule[Any] | None],
        tokens: list[Token],
        target: Token | None = None,
        ability: Ability | None = None,
        amount: int = 0,
    ) -> None:
        self.amount: int = amount
        """Of damage, what the tokens are worth: nothing changes that between offering and doing it."""
        self.run: Callable[[ThirdState, Side, Action], Rule[Any] | None] = run
        self.tokens: list[Token] = tokens
        self.target: Token | None = target
        self.ability: Ability | None = ability


Choice: TypeAlias = Option[Action | None]
"""What a side may do; None is passing."""


@rule
def take_combat_action(state: ThirdState, side: Side) -> Rule[bool]:
    """Take one combat action, or pass. Before that the hero whose turn it is may use abilities for
    any moment, be it asked or not (3E-ONCE-003)."""
    fight = state.fight
    assert fight is not None
    while True:
        options, refused = state.book.seams.actions(state, side)
        if not options:
            # 3E-COMBAT-012: a side with no combat action available must pass
            return pass_now(state, side, "3E-COMBAT-012")
        facts = {"who": side.who, "round": fight.round}
        asides = partial(any_moment, state, side.seat) if side.hero and state.scene is None else None
        speaking = partial(any_moment, state) if state.scene is None else None
        offered: list[Option[Any]] = [*options, PASS, *refused]
        chosen: Option[Any] = yield Choose(side.seat, "fight.action", offered, facts, asides, speaking)
        action = chosen.value
        if not isinstance(action, Aside):
            break
        yield from action.run()
        if ended_by_a_price(state):
            return False
    if action is None:
        return pass_now(state, side, "3E-COMBAT-011")
    rest = action.run(state, side, action)
    if rest is not None:
        yield from rest
    return True


PASS: Choice = Option("pass", None)


def pass_now(state: ThirdState, side: Side, why: str) -> bool:
    """No more combat actions in this combat round; shields may still be spent (3E-COMBAT-011)."""
    side.passed = True
    emit_for_side(state, side, "fight-passed", why)
    return False


def combat_actions(state: ThirdState, side: Side) -> tuple[Sequence[Choice], Sequence[Choice]]:
    """All that a side may do now, and what it might try and may not. Passing is always possible besides
    (3E-GAP-015).

    Pools repeat themselves: what a pool allows by itself is worked out once and remembered.
    """
    book, fight = state.book, state.fight
    assert fight is not None
    foe = fight.foe(side)
    situation = (side.hero, side.abilities, *side.pool)
    known: PoolActions | None = book.memory.get(situation)
    if known is None or side.used or side.modifiers or "always" in foe.moments:
        known = _pool_actions(state, side, foe, situation)
    if not known.agility:
        return known.others, known.refused
    options: list[Choice] = []
    for token, before in known.agility:
        options += before
        options += recasts(book, token, foe)
    options += known.others
    return options, known.refused


class PoolActions:
    """What a pool and abilities let a side do. The recasts are left open: they depend on the opponent's pool
    and stand between `before` and what comes next."""

    __slots__ = ("agility", "others", "refused")

    def __init__(self) -> None:
        self.agility: list[tuple[Token, list[Choice]]] = []
        """Tokens of agility, each with what stands before its recasts."""
        self.others: list[Choice] = []
        self.refused: list[Choice] = []
        """Abilities that cannot be used."""


def _pool_actions(state: ThirdState, side: Side, foe: Side, situation: object) -> PoolActions:
    """What a pool allows where more than the pool may matter: the abilities that were used, what lasts, what
    they hang on, the opponent."""
    book = state.book
    kit = book.kit(side.abilities)
    if not kit.simple or ("always" in foe.moments and book.kit(foe.abilities).standing("opponent-no-surges")):
        situation = (situation, side.lasting, *[refusal(state, side, ability) for ability in kit.usable])
    elif side.used or side.modifiers:
        situation = (situation, side.lasting, *[note.ability for note in side.used])
    known: PoolActions | None = book.memory.get(situation)
    if known is None:
        known = _worked_out(state, side, kit.usable)
        book.remember(situation, known)
    return known


def _worked_out(state: ThirdState, side: Side, abilities: Sequence[Ability]) -> PoolActions:
    """What the symbols that show, and the abilities, let a side do."""
    found = PoolActions()
    for symbol, tokens in showing(side).items():
        if symbol == "agility":
            for agility in one_of_each(tokens):
                found.agility.append((agility, found.others + flips(side, agility)))
                found.others = []
        elif symbol == "double":
            found.others += doublings(side, tokens)
        else:
            found.others += attacks(state.book, symbol, side, tokens)
    for ability in abilities:
        for option in uses_of(state, side, ability):
            (found.others if option.refused is None else found.refused).append(option)
    return found


# --- damage -----------------------------------------------------------------------------


def attacks(book: Book, kind: str, side: Side, tokens: list[Token]) -> list[Choice]:
    """Any number of damage tokens of one kind (3E-DAMAGE-006); kinds do not mix (3E-DAMAGE-007)."""
    symbol = book.symbols[kind]
    if not symbol.damage or not (symbol.heroes if side.hero else symbol.enemies):
        return []
    situation = ("attacks", tuple(tokens), side.lasting)
    known: list[Choice] | None = book.memory.get(situation)
    if known is None:
        known = [_attack_with(side, kind, some) for some in handfuls(tokens)]
        book.remember(situation, known)
    return known


def _attack_with(side: Side, kind: str, tokens: list[Token]) -> Choice:
    amount = total(side, tokens)
    ids = named(tokens)
    facts: Args = {"faces": shown(tokens), "kind": kind, "amount": amount, "tokens": ids}
    return Option(f"spend:{ids}", Action(attack, tokens, amount=amount), facts)


def attack(state: ThirdState, side: Side, action: Action) -> Rule[int]:
    """Spend X damage to deal X damage (3E-DAMAGE-004, 3E-DAMAGE-005, 3E-DAMAGE-009)."""
    tokens = action.tokens
    kind = FACES[tokens[0].face].symbol
    amount = action.amount + bonus(state, side, "attack")
    spend(side, tokens)
    if state.events is not None:
        emit_for_side(state, side, "fight-attack", "3E-COMBAT-021", tokens=tokens, kind=kind, amount=amount)
    return strike(state, side, kind, amount)


def strike(state: ThirdState, side: Side, kind: str, amount: int) -> Rule[int]:
    """The damage of a symbol hits the opponent."""
    symbol = state.book.symbols[kind]
    if symbol.leaves_open:
        side.modifiers = [*side.modifiers, Modifier("open", 1, Until.ROUND, kind)]
    return deal_damage(state, side, amount, kind, attack=True, unblockable=symbol.unblockable)


# --- agility ----------------------------------------------------------------------------


def flips(side: Side, agility: Token) -> list[Choice]:
    """One agility flips an own token or makes the opponent recast one (3E-AGILITY-001).

    It needs such a token (3E-GAP-062), and covered ones are out of reach (3E-DOUBLE-005).
    """
    others = [token for token in side.pool if not token.covered and token is not agility]
    return [_flip(agility, target) for target in one_of_each(others)]


@cache
def _flip(agility: Token, target: Token) -> Choice:
    """Kept for each pair of tokens, which lie in many pools; so are recasts and stacks."""
    action = Action(flip_by_agility, [agility], target)
    return Option(f"flip:{agility.id}:{target.id}", action, _turned(target, agility))


def recasts(book: Book, agility: Token, foe: Side) -> list[Choice]:
    """The tokens that the opponent can be made to recast."""
    situation = (agility, tuple(foe.pool))
    known: list[Choice] | None = book.memory.get(situation)
    if known is None:
        known = [_recast(agility, target) for target in one_of_each(uncovered(foe))]
        book.remember(situation, known)
    return known


@cache
def _recast(agility: Token, target: Token) -> Choice:
    action = Action(recast_by_agility, [agility], target)
    return Option(f"recast:{agility.id}:{target.id}", action, _turned(target, agility))


def _turned(target: Token, by: Token) -> Args:
    return {
        "face": target.look.word,
        "back": FACES[target.back].word,
        "by": by.words,
        "tokens": by.id,
        "target": target.id,
    }


def flip_by_agility(state: ThirdState, side: Side, action: Action) -> Rule[None]:
    """One symbol, one flip (3E-AGILITY-002); a stack is spent for it whole (3E-AGILITY-003)."""
    assert action.target is not None
    spend(side, action.tokens)
    emit_for_side(
        state,
        side,
        "fight-agility",
        "3E-AGILITY-001",
        tokens=action.tokens,
    )
    return flip(state, side, side, action.target)


def recast_by_agility(state: ThirdState, side: Side, action: Action) -> Rule[None]:
    """The opponent recasts its own token (3E-RECAST-002)."""
    assert action.target is not None
    spend(side, action.tokens)
    emit_for_side(
        state,
        side,
        "fight-agility",
        "3E-AGILITY-001",
        tokens=action.tokens,
    )
    return recast(state, fight_of(state).foe(side), [action.target])


@rule
def flip(state: ThirdState, by: Side, side: Side, token: Token) -> Rule[None]:
    """Turn an unspent token over (3E-FLIP-001), unless the opponent of the flipper prevents it."""
    foe = fight_of(state).foe(by)
    if "opponent-flips" in foe.moments and (yield from prevented(state, foe, "opponent-flips")):
        return
    now = turn_over(side, token)
    emit_for_side(state, side, "fight-flipped", "3E-FLIP-001", token=now.id, face=now.look.word)


# --- doubling ---------------------------------------------------------------------------


def doublings(side: Side, doubles: list[Token]) -> list[Choice]:
    """Any other token that lies neither on nor under another may be put on a doubling token
    (3E-DOUBLE-001, 3E-DOUBLE-003), even one that gains nothing by it (3E-GAP-062)."""
    loose = [token for token in side.pool if not token.covered and token.on is None]
    return [
        _stack(double, top)
        for double in one_of_each([token for token in doubles if token.on is None])
        for top in one_of_each([token for token in loose if token is not double])
    ]


@cache
def _stack(double: Token, top: Token) -> Choice:
    facts: Args = {"faces": top.words, "tokens": double.id, "target": top.id}
    return Option(f"double:{double.id}:{top.id}", Action(stack, [double], top), facts)


def stack(state: ThirdState, side: Side, action: Action) -> None:
    """Building the stack is the whole action; it is spent later (3E-DOUBLE-002)."""
    assert action.target is not None
    lay(side, action.target, action.tokens[0])
    emit_for_side(
        state,
        side,
        "fight-stacked",
        "3E-DOUBLE-001",
        token=action.target.id,
        face=action.target.look.word,
    )


# --- abilities --------------------------------------------------------------------------


def uses_of(state: ThirdState, side: Side, ability: Ability) -> list[Choice]:
    """Surge abilities (3E-SURGE-001) and special combat actions of cards (3E-COMBAT-018)."""
    verb, too_little = VERB_FOR[ability.when]
    refused = refusal(state, side, ability)
    if refused is not None:
        return [_no_ability(f"{verb}:{ability.id}", ability.id, refused)]
    situation = (ability.id, tuple(paying_tokens(side, ability.effect.cost)), side.lasting)
    known: list[Choice] | None = state.book.memory.get(situation)
    if known is None:
        known = [_use_for(side, verb, ability, way) for way in payments(side, ability.effect.cost)]
        state.book.remember(situation, known)
    return known or [_no_ability(f"{verb}:{ability.id}", ability.id, too_little)]


@cache
def _no_ability(option: str, ability: str, why: str) -> Choice:
    """An ability that cannot be used now."""
    return Option(option, None, {"ability": ability}, refused=why)


VERB_FOR = {
    "surge": ("surge", "3E-SURGE-002"),
    "agility": ("special", "3E-SPEND-001"),
    "combat-action": ("special", "3E-SPEND-001"),
}
"""The option's verb, and the rule that refuses an ability for want of tokens."""


def _use_for(side: Side, verb: str, ability: Ability, way: list[Token]) -> Choice:
    ids = named(way)
    facts: Args = {"ability": ability.id, "faces": shown(way), "x": x_of(side, ability, way), "tokens": ids}
    id = f"{verb}:{ability.id}:{ids}" if way else f"{verb}:{ability.id}"
    return Option(id, Action(use_ability, way, None, ability), facts)


def use_ability(state: ThirdState, side: Side, action: Action) -> Rule[None]:
    """Pay, then resolve. A surge ability may be activated although it would do nothing (3E-GAP-062)."""
    assert action.ability is not None
    return activate(state, side, action.ability, action.tokens)


@rule
def activate(
    state: ThirdState, side: Side, ability: Ability, tokens: list[Token], worth_of_copy: int = 0
) -> Rule[None]:
    """Use an ability as a combat action, paid with these tokens."""
    x = worth_of_copy or x_of(side, ability, tokens)
    emit_for_side(
        state,
        side,
        "fight-ability",
        "3E-SURGE-001",
        ability=ability.id,
        tokens=tokens,
    )
    yield from pay(state, side, ability, tokens)
    yield from carry_out(
        Use(state, side, ability, x if "x-surge" in ability.effect.cost else 1, tokens), ability.effect
    )
