"""Combat boards: the enemy works down its board from the top, and nobody decides for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tamalir.bonds.cards import BoardDef, Space, bonds_book
from tamalir.bonds.choices import driven, highest, most_harmful, target_of_highest_damage
from tamalir.bonds.scenario_parts import step_in_play
from tamalir.bonds.surges import best_ability, could_pay
from tamalir.bonds.tactics import copied_value, elsewhere
from tamalir.kernel import Rule, rule
from tamalir.third.abilities import refusal
from tamalir.third.cards import Ability
from tamalir.third.combat import abilities_in_play as third_abilities
from tamalir.third.combat import enemy_tokens, hero_tokens
from tamalir.third.combat_actions import activate, flip, pass_now, strike, take_combat_action
from tamalir.third.pools import emit_for_side, lay, recast, spend, token_value, total, uncovered, with_symbol
from tamalir.third.state import Side, ThirdState, fight_of
from tamalir.third.tokens import Token
from tamalir.third.uses import Use, pointless
from tamalir.third.values import standing


def board_of(state: ThirdState, side: Side) -> BoardDef:
    """The board of the enemy's primary trait (UB-BOARD-002); without one it is a Warrior (UB-GAP-016)."""
    boards = bonds_book(state).boards
    for trait in state.book.catalogue.enemies[side.who].traits:
        if trait in boards:
            return boards[trait]
    return boards["warrior"]


def tokens_to_cast(state: ThirdState, side: Side) -> Sequence[str]:
    """An enemy casts the set of its primary trait, in competitive play too (UB-ENEMYTOKEN-005)."""
    return hero_tokens(state, side) if side.hero else enemy_tokens(state, side, board_of(state, side).tokens)


def abilities_in_play(state: ThirdState, side: Side) -> list[str]:
    """The ability of the board always applies besides those of the card (UB-BOARD-012)."""
    abilities = third_abilities(state, side)
    if driven(state, side):
        board = board_of(state, side)
        agreed = state.book.options.get("board-abilities", True) and step_in_play(state).boards
        if "abilities" not in board.own or agreed:
            abilities += [ability.id for ability in board.abilities]
    return abilities


# --- the enemy's combat action ----------------------------------------------------------


@rule
def act(state: ThirdState, side: Side) -> Rule[bool]:
    """Heroes choose; an enemy resolves its board."""
    if driven(state, side):
        return (yield from work_down_the_board(state, side))
    return (yield from take_combat_action(state, side))


@rule
def work_down_the_board(state: ThirdState, side: Side) -> Rule[bool]:
    """Resolve the first space from the top that holds a token which can be resolved with effect.

    The scan starts at the top every time (UB-GAP-010), so symbols that were skipped before are looked at
    again (UB-BOARD-010). When nothing is left, the enemy passes for the round (UB-BOARD-011).
    """
    for space in spaces(state, side):
        tokens = with_symbol(side, space.symbol)
        if tokens and (yield from RESOLVE[space.symbol](state, side, space, tokens)):
            return True
    return pass_now(state, side, "UB-BOARD-011")


def spaces(state: ThirdState, side: Side) -> list[Space]:
    """The board from top to bottom. A symbol it has no space for gets one just above enemy damage
    (UB-GAP-009)."""
    book = bonds_book(state)
    printed = board_of(state, side).spaces
    known = [space.symbol for space in printed]
    symbols = [token.look.symbol for token in uncovered(side)]
    spare = [space for space in book.spare if space.symbol in symbols and space.symbol not in known]
    if not spare:
        return list(printed)
    at = known.index("enemy")
    return [*printed[:at], *spare, *printed[at:]]


@rule
def resolve_damage(state: ThirdState, side: Side, space: Space, tokens: list[Token]) -> Rule[bool]:
    """Spend all tokens of the space at once (UB-BOARD-008), with what the space adds to their total."""
    amount = total(side, tokens) + plus(state, side, space)
    spend(side, tokens)
    emit_for_side(
        state,
        side,
        "fight-attack",
        "UB-BOARD-008",
        tokens=tokens,
        kind=space.symbol,
        amount=amount,
    )
    yield from strike(state, side, space.symbol, amount)
    return True


def plus(state: ThirdState, side: Side, space: Space) -> int:
    """Added once, after doubling (UB-PLUS-001, UB-GAP-022)."""
    more = [e for e in standing(state, side, "space-plus") if e.args["symbol"] == space.symbol]
    return space.plus + sum(int(effect.args["amount"]) for effect in more)


@rule
def resolve_doubles(state: ThirdState, side: Side, space: Space, doubles: list[Token]) -> Rule[bool]:
    """Lay a token on the double; that is the whole action, and the stack is spent later (UB-BOARD-013).

    All tokens of the space are resolved (UB-GAP-011). A double with nothing to double is skipped
    (UB-BOARD-009).
    """
    resolved = False
    for double in doubles:
        if double not in side.pool:  # by now it lies on another
            continue
        top = laid_on(state, side, space, double)
        if top is not None:
            lay(side, top, double)
            emit_for_side(state, side, "fight-stacked", "UB-BOARD-013", token=top.id, face=top.look.word)
            resolved = True
    yield from ()
    return resolved


def laid_on(state: ThirdState, side: Side, space: Space, double: Token) -> Token | None:
    """What is to be doubled by this double, if anything is worth it."""
    if double.on is not None:
        return None
    for symbol in space.lay:
        loose = [t for t in with_symbol(side, symbol) if t.on is None and t is not double]
        top = highest(loose)
        if top is None:
            continue
        # UB-GAP-002: surge only if an unused ability with an effect could then be paid
        if symbol != "surge" or could_pay(
            state, side, total(side, with_symbol(side, "surge")) + token_value(side, top)
        ):
            return top
    return None


@rule
def resolve_surges(state: ThirdState, side: Side, space: Space, tokens: list[Token]) -> Rule[bool]:
    """Just enough surge for the costliest ability not yet used (UB-SURGE-002, UB-SURGE-003).

    If no ability would have an effect, no surge is spent (UB-SURGE-007).
    """
    best = best_ability(state, side)
    if best is None:
        return False
    ability, payment = best
    yield from activate(state, side, ability, payment)
    return True


@rule
def resolve_tactics(state: ThirdState, side: Side, space: Space, tokens: list[Token]) -> Rule[bool]:
    """Copy what the space says, one token after the other, each an own instance of damage (UB-GAP-011)."""
    resolved = False
    for tactics in tokens:
        if fight_of(state).ended is not None:
            break
        # what an ability paid with one of them did may have turned another over
        if tactics in side.pool and (yield from _copy(state, side, space, tactics)):
            resolved = True
    return resolved


@rule
def _copy(state: ThirdState, side: Side, space: Space, tactics: Token) -> Rule[bool]:
    for symbol in space.copy:
        copied = highest([token for token in elsewhere(state, tactics) if token.look.symbol == symbol])
        if copied is None:
            continue
        value = copied_value(tactics, copied)
        if symbol == "surge":
            best = best_ability(state, side, [tactics], value)
            if best is None:
                continue
            yield from activate(state, side, best[0], [tactics], value)
            return True
        spend(side, [tactics])
        emit_for_side(state, side, "fight-copied", "UB-TACTICS-002", token=tactics.id, face=copied.look.word)
        yield from strike(state, side, symbol, value)
        return True
    return False


@rule
def resolve_agility(state: ThirdState, side: Side, space: Space, tokens: list[Token]) -> Rule[bool]:
    """Do what the space says, one token after the other (UB-GAP-011); an ability of the card that is paid
    with agility takes its place (UB-AGILITY-002)."""
    resolved = False
    for agility in tokens:
        if fight_of(state).ended is not None or agility not in side.pool:
            break
        on_card = usable_with_agility(state, side, agility)
        if on_card is not None:
            if on_card:
                yield from activate(state, side, on_card[0], [agility])
                resolved = True
        elif (yield from _by_instruction(state, side, space, agility)):
            resolved = True
    return resolved


def usable_with_agility(state: ThirdState, side: Side, agility: Token) -> list[Ability] | None:
    """What the card offers for this agility; None if it says nothing about agility (UB-AGILITY-001)."""
    on_card = [a for a in map(state.book.abilities.__getitem__, side.abilities) if a.when == "agility"]
    return [a for a in on_card if _has_effect(state, side, a, agility)] if on_card else None


def _has_effect(state: ThirdState, side: Side, ability: Ability, agility: Token) -> bool:
    if refusal(state, side, ability) is not None:
        return False
    return pointless(Use(state, side, ability, 1, [agility]), ability.effect) is None


@rule
def _by_instruction(state: ThirdState, side: Side, space: Space, agility: Token) -> Rule[bool]:
    own = [t for t in uncovered(side) if t.look.symbol in space.flip and t is not agility]
    if own:
        _pay_agility(state, side, agility)
        target = most_harmful(state, "flip", own)
        yield from flip(state, side, side, target)
        return True
    hero = fight_of(state).foe(side)
    highest_damage = target_of_highest_damage(state, hero) if space.recast else None
    if highest_damage is not None:
        _pay_agility(state, side, agility)
        yield from recast(state, hero, [highest_damage])
        return True
    return False


def _pay_agility(state: ThirdState, side: Side, agility: Token) -> None:
    spend(side, [agility])
    emit_for_side(state, side, "fight-agility", "3E-AGILITY-001", tokens=[agility])


RESOLVE: dict[str, Callable[[ThirdState, Side, Space, list[Token]], Rule[bool]]] = {
    "enemy": resolve_damage,
    "charge": resolve_damage,
    "double": resolve_doubles,
    "surge": resolve_surges,
    "tactics": resolve_tactics,
    "agility": resolve_agility,
}
