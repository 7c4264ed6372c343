"""Combat actions: what the symbols of a combat pool, and special abilities of cards, let a side do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias

from tamalir.kernel import Args, Choose, Option, Rule, rule
from tamalir.third.abilities import pay, payments, prevented, refusal, x_of
from tamalir.third.alone import alone, best_action
from tamalir.third.cards import Ability
from tamalir.third.damage import deal_damage
from tamalir.third.pools import (
    find,
    handfuls,
    lay,
    named,
    one_of_each,
    recast,
    showing,
    shown,
    spend,
    tell,
    total,
    uncovered,
    worth,
)
from tamalir.third.state import Side, State, fight_of
from tamalir.third.tokens import FACES, Symbol, Token
from tamalir.third.uses import Use, carry_out
from tamalir.third.values import bonus
from tamalir.world.modifiers import Modifier


class Action:
    """A combat action that a side may choose: which rule carries it out, with which tokens."""

    __slots__ = ("ability", "run", "target", "tokens")

    def __init__(
        self,
        run: Callable[[State, Side, Action], Rule[None]],
        tokens: list[Token],
        target: Token | None = None,
        ability: Ability | None = None,
    ) -> None:
        self.run = run
        self.tokens = tokens
        self.target = target
        self.ability = ability

    def action(self, state: State, side: Side) -> Action:
        return self


class Plan:
    """The same without the tokens of one fight, so that equal situations can share it."""

    __slots__ = ("ability", "run", "target", "tokens")

    def __init__(
        self,
        run: Callable[[State, Side, Action], Rule[None]],
        tokens: list[str],
        target: str | None = None,
        ability: Ability | None = None,
    ) -> None:
        self.run = run
        self.tokens = tokens
        self.target = target
        self.ability = ability

    @classmethod
    def of(cls, action: Action) -> Plan:
        target = None if action.target is None else action.target.id
        return cls(action.run, [token.id for token in action.tokens], target, action.ability)

    def action(self, state: State, side: Side) -> Action:
        """With the tokens that lie there now; a target that is not the side's own is the opponent's."""
        pool = side.pool
        tokens = [token for id in self.tokens for token in pool if token.id == id]
        target = None
        if self.target is not None:
            target = find(pool, self.target) or find(fight_of(state).foe(side).pool, self.target)
        return Action(self.run, tokens, target, self.ability)


Choice: TypeAlias = Option[Action | Plan | None]
"""What a side may do; None is passing."""


@rule
def take_combat_action(state: State, side: Side) -> Rule[bool]:
    """Take one combat action, or pass."""
    options = state.book.seams.actions(state, side)
    if all(option.refused is not None for option in options):
        # 3E-COMBAT-012: a side with no combat action available must pass
        return pass_now(state, side, "3E-COMBAT-012")
    if alone(state, side):
        chosen = best_action(state, side, options)
    else:
        facts = {"who": side.who, "round": fight_of(state).round}
        option: Choice = yield Choose(side.seat, "fight.action", [*options, PASS], facts)
        chosen = option.value
    if chosen is None:
        return pass_now(state, side, "3E-COMBAT-011")
    action = chosen.action(state, side)
    yield from action.run(state, side, action)
    return True


PASS: Choice = Option("pass", None)


def pass_now(state: State, side: Side, why: str) -> bool:
    """No more combat actions in this combat round; shields may still be spent (3E-COMBAT-011)."""
    side.passed = True
    tell(
        state,
        side,
        "fight-passed",
        why,
    )
    return False


def combat_actions(state: State, side: Side) -> list[Choice]:
    """All that a side might do now. Passing is always possible besides (3E-GAP-015).

    Pools repeat themselves: what a pool allows by itself is worked out once and remembered.
    """
    book = state.book
    abilities = book.usable_in_combat(side.abilities)
    refusals = tuple([refusal(state, side, ability) for ability in abilities])
    pool = tuple([(token.id, token.face, token.on) for token in side.pool])
    lasting = tuple([modifier.what for modifier in side.modifiers]) if side.modifiers else ()
    situation = (side.hero, tuple(side.abilities), refusals, pool, lasting)
    known: list[list[Choice] | Payment] | None = book.memory.get(situation)
    if known is None:
        known = worked_out(state, side, abilities, refusals)
        book.remember(situation, known)
    options: list[Choice] = []
    for part in known:
        options += part if isinstance(part, list) else recasts(state, side, part)
    return options


Payment: TypeAlias = tuple[str, str]
"""A token of agility, by its id and its sides: what it can reach lies in the opponent's pool."""


def worked_out(
    state: State, side: Side, abilities: Sequence[Ability], refusals: Sequence[str | None]
) -> list[list[Choice] | Payment]:
    """What the symbols that show, and the abilities, let a side do; recasts are left open."""
    found: list[list[Choice] | Payment] = []
    options: list[Choice] = []
    for symbol, tokens in showing(side).items():
        if symbol == "agility":
            for agility in one_of_each(tokens):
                offer_flips(side, agility, options)
                found += [_planned(options), (agility.id, agility.words)]
                options = []
        elif symbol == "double":
            offer_doubling(side, tokens, options)
        else:
            offer_damage(state.book.symbols[symbol], side, tokens, options)
    for ability, refused in zip(abilities, refusals, strict=True):
        offer_ability(side, ability, refused, options)
    return [*found, _planned(options)]


def _planned(options: list[Choice]) -> list[Choice]:
    return [
        Option(option.id, Plan.of(option.value), option.args) if isinstance(option.value, Action) else option
        for option in options
    ]


# --- damage -----------------------------------------------------------------------------


def offer_damage(symbol: Symbol, side: Side, tokens: list[Token], options: list[Choice]) -> None:
    """Any number of damage tokens of one kind (3E-DAMAGE-006); kinds do not mix (3E-DAMAGE-007)."""
    if not symbol.damage or not (symbol.heroes if side.hero else symbol.enemies):
        return
    for some in handfuls(tokens):
        if len(some) == 1:
            ids, faces, amount = some[0].id, some[0].words, worth(side, some[0])
        else:
            ids, faces, amount = named(some), shown(some), total(side, some)
        facts: Args = {"faces": faces, "kind": symbol.id, "amount": amount}
        options.append(Option(f"spend:{ids}", Action(attack, some), facts))


@rule
def attack(state: State, side: Side, action: Action) -> Rule[None]:
    """Spend X damage to deal X damage (3E-DAMAGE-004, 3E-DAMAGE-005, 3E-DAMAGE-009)."""
    kind = action.tokens[0].look.symbol
    amount = total(side, action.tokens) + bonus(state, side, "attack")
    spend(side, action.tokens)
    tell(
        state,
        side,
        "fight-attack",
        "3E-COMBAT-021",
        tokens=action.tokens,
        kind=kind,
        amount=amount,
    )
    yield from strike(state, side, kind, amount)


@rule
def strike(state: State, side: Side, kind: str, amount: int) -> Rule[None]:
    """The damage of a symbol hits the opponent."""
    symbol = state.book.symbols[kind]
    if symbol.leaves_open:
        side.modifiers.append(Modifier("open", 1, "round", kind))
    yield from deal_damage(state, side, amount, kind, attack=True, unblockable=symbol.unblockable)


# --- agility ----------------------------------------------------------------------------


def offer_flips(side: Side, agility: Token, options: list[Choice]) -> None:
    """One agility flips an own token or makes the opponent recast one (3E-AGILITY-001).

    It needs such a token (3E-GAP-062), and covered ones are out of reach (3E-DOUBLE-005).
    """
    for target in one_of_each([token for token in uncovered(side) if token is not agility]):
        action = Action(flip_by_agility, [agility], target)
        options.append(Option(f"flip:{agility.id}:{target.id}", action, _turned(target, agility.words)))


def recasts(state: State, side: Side, payment: Payment) -> list[Choice]:
    """The tokens that the opponent can be made to recast."""
    memory = state.book.memory
    found: list[Choice] = []
    for target in one_of_each(uncovered(fight_of(state).foe(side))):
        situation = (payment, target.id, target.face)
        option: Choice | None = memory.get(situation)
        if option is None:
            id, words = payment
            plan = Plan(recast_by_agility, [id], target.id)
            option = Option(f"recast:{id}:{target.id}", plan, _turned(target, words))
            state.book.remember(situation, option)
        found.append(option)
    return found


def _turned(target: Token, by: str) -> Args:
    return {"face": target.look.word, "back": FACES[target.back].word, "by": by}


@rule
def flip_by_agility(state: State, side: Side, action: Action) -> Rule[None]:
    """One symbol, one flip (3E-AGILITY-002); a stack is spent for it whole (3E-AGILITY-003)."""
    assert action.target is not None
    spend(side, action.tokens)
    tell(
        state,
        side,
        "fight-agility",
        "3E-AGILITY-001",
        tokens=action.tokens,
    )
    yield from flip(state, side, side, action.target)


@rule
def recast_by_agility(state: State, side: Side, action: Action) -> Rule[None]:
    """The opponent recasts its own token (3E-RECAST-002)."""
    assert action.target is not None
    spend(side, action.tokens)
    tell(
        state,
        side,
        "fight-agility",
        "3E-AGILITY-001",
        tokens=action.tokens,
    )
    yield from recast(state, fight_of(state).foe(side), [action.target])


@rule
def flip(state: State, by: Side, side: Side, token: Token) -> Rule[None]:
    """Turn an unspent token over (3E-FLIP-001), unless the opponent of the flipper prevents it."""
    if (yield from prevented(state, fight_of(state).foe(by), "opponent-flips")):
        return
    token.turn_over()
    tell(state, side, "fight-flipped", "3E-FLIP-001", token=token.id, face=token.look.word)


# --- doubling ---------------------------------------------------------------------------


def offer_doubling(side: Side, doubles: list[Token], options: list[Choice]) -> None:
    """Any other token that lies neither on nor under another may be put on a doubling token
    (3E-DOUBLE-001, 3E-DOUBLE-003), even one that gains nothing by it (3E-GAP-062)."""
    loose = [token for token in side.pool if not token.covered and token.on is None]
    for double in one_of_each([token for token in doubles if token.on is None]):
        for top in one_of_each([token for token in loose if token is not double]):
            facts = {"faces": top.words}
            options.append(Option(f"double:{double.id}:{top.id}", Action(stack, [double], top), facts))


@rule
def stack(state: State, side: Side, action: Action) -> Rule[None]:
    """Building the stack is the whole action; it is spent later (3E-DOUBLE-002)."""
    assert action.target is not None
    lay(action.target, action.tokens[0])
    tell(
        state,
        side,
        "fight-stacked",
        "3E-DOUBLE-001",
        token=action.target.id,
        face=action.target.look.word,
    )
    yield from ()


# --- abilities --------------------------------------------------------------------------


def offer_ability(side: Side, ability: Ability, refused: str | None, options: list[Choice]) -> None:
    """Surge abilities (3E-SURGE-001) and special combat actions of cards (3E-COMBAT-018)."""
    verb, too_little = VERB_FOR[ability.when]
    ways = payments(side, ability.effect.cost) if refused is None else []
    options += [_ability_option(side, verb, ability, way) for way in ways]
    if not ways:
        options.append(_no_ability(f"{verb}:{ability.id}", ability.id, refused or too_little))


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


def _ability_option(side: Side, verb: str, ability: Ability, way: list[Token]) -> Choice:
    ids = named(way)
    facts: Args = {"ability": ability.id, "faces": shown(way), "x": x_of(side, ability, way)}
    id = f"{verb}:{ability.id}:{ids}" if way else f"{verb}:{ability.id}"
    return Option(id, Action(use_ability, way, None, ability), facts)


@rule
def use_ability(state: State, side: Side, action: Action) -> Rule[None]:
    """Pay, then resolve. A surge ability may be activated although it would do nothing (3E-GAP-062)."""
    assert action.ability is not None
    yield from activate(state, side, action.ability, action.tokens)


@rule
def activate(
    state: State, side: Side, ability: Ability, tokens: list[Token], worth_of_copy: int = 0
) -> Rule[None]:
    """Use an ability as a combat action, paid with these tokens."""
    x = worth_of_copy or x_of(side, ability, tokens)
    tell(
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
