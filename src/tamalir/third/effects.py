"""The verbs of Third Edition cards. Each is a short rule; its sentence stands in the texts."""

from __future__ import annotations

from tamalir.kernel import Rule, rule
from tamalir.third import damage as harm
from tamalir.third import pools
from tamalir.third.combat_actions import flip as flip_token
from tamalir.third.pools import tell
from tamalir.third.state import Side
from tamalir.third.tokens import Token
from tamalir.third.uses import COMBAT_ACTIONS, VERBS, Use, carry_out, pointless
from tamalir.third.values import damage as damage_on
from tamalir.world.effects import Effect
from tamalir.world.modifiers import Modifier

MOMENTS = ("engaging", "cast", "action-phase", "acted", "attacked", "dealt-damage")
"""Announced by the rules: on engaging; after the cast, before initiative is counted; once it is decided;
after an own combat action; after an attack of the opponent; after an own attack that was felt."""

ANY = (*COMBAT_ACTIONS, *MOMENTS, "always")
"""`always` for effects that stand inside another one."""


# --- standing effects: the rules ask for them where they matter -------------------------

VERBS.standing("bonus", value=str, amount=int)
VERBS.standing("block-kind", kind=str)
VERBS.standing("opponent-no-surges")


# --- damage and healing -----------------------------------------------------------------


@VERBS.verb("damage", when=ANY)
@rule
def damage(use: Use, amount: int | str, kind: str, unblockable: bool = False) -> Rule[None]:
    """Deal damage to the opponent. It can be blocked like any other in combat (3E-SHIELD-004)."""
    yield from harm.deal_damage(
        use.state, use.side, use.number(amount), kind, attack=use.attack, unblockable=unblockable
    )


def _unhurt(use: Use, effect: Effect) -> str | None:
    return None if damage_on(use.state, use.side) else "3E-HEAL-002"


@VERBS.verb("heal", when=ANY, can=_unhurt)
def heal(use: Use, amount: int | str) -> None:
    """Take damage tokens off the own card."""
    harm.heal(use.state, use.side, use.number(amount))


# --- tokens -----------------------------------------------------------------------------


def _reach(
    use: Use, whose: str, count: int | str = 1, spent: bool = False, showing: str | None = None
) -> list[Token]:
    """The tokens an effect may touch: uncovered ones of a pool (3E-COMBAT-019), or spent ones if it names
    them (3E-TOKEN-005), those that pay for it included (3E-SURGE-005)."""
    found: list[Token] = []
    for side in {"own": (use.side,), "opponent": (use.foe,), "any": (use.side, use.foe)}[whose]:
        if spent:
            found += [*side.spent, *(token for token in use.paid if token in side.pool)]
        else:
            found += [token for token in pools.uncovered(side) if token not in use.paid]
    return [token for token in found if showing is None or token.look.symbol == showing]


def _nothing_in_reach(use: Use, effect: Effect) -> str | None:
    return None if _reach(use, **effect.args) else "3E-COMBAT-019"


@rule
def _chosen(use: Use, change: str, tokens: list[Token], count: int | str) -> Rule[list[Token]]:
    """As many of these tokens as the effect says: a number, `all`, or `any-number`."""
    if count == "all" or (isinstance(count, int) and len(tokens) <= count):
        return tokens
    chosen: list[Token] = []
    some = count == "any-number"
    left = list(tokens)
    while left and (some or len(chosen) < int(count)):
        token = yield from use.state.book.seams.pick(use.state, use.side, change, left, some)
        if token is None:  # enough of any number; or nobody would choose, and then nothing happens
            return chosen if some else []
        left.remove(token)
        chosen.append(token)
    return chosen


def _by_owner(use: Use, tokens: list[Token]) -> list[tuple[Side, list[Token]]]:
    shares: list[tuple[Side, list[Token]]] = []
    for side in (use.side, use.foe):
        mine = [token for token in tokens if token in side.pool or token in side.spent]
        if mine:
            shares.append((side, mine))
    return shares


@VERBS.verb("recast", when=ANY, can=_nothing_in_reach)
@rule
def recast(
    use: Use, whose: str, count: int | str = 1, spent: bool = False, showing: str | None = None
) -> Rule[None]:
    """Cast tokens again; `any` reaches both pools (3E-RECAST-003)."""
    tokens = yield from _chosen(use, "recast", _reach(use, whose, count, spent, showing), count)
    for side, mine in _by_owner(use, tokens):
        yield from pools.recast(use.state, side, mine)


@VERBS.verb("flip", when=ANY, can=_nothing_in_reach)
@rule
def flip(use: Use, whose: str, count: int | str = 1, showing: str | None = None) -> Rule[None]:
    """Turn tokens over to their other side."""
    tokens = yield from _chosen(use, "flip", _reach(use, whose, showing=showing), count)
    for side, mine in _by_owner(use, tokens):
        for token in mine:
            yield from flip_token(use.state, use.side, side, token)


@VERBS.verb("remove", when=ANY, can=_nothing_in_reach)
@rule
def remove(use: Use, whose: str, count: int | str = 1, showing: str | None = None) -> Rule[None]:
    """Set tokens aside as though they had been spent."""
    tokens = yield from _chosen(use, "remove", _reach(use, whose, showing=showing), count)
    for side, mine in _by_owner(use, tokens):
        for token in mine:
            pools.remove(side, token)
        tell(
            use.state,
            side,
            "fight-removed",
            "3E-REMOVE-001",
            tokens=mine,
        )


# --- what lasts -------------------------------------------------------------------------


def _lasts_already(use: Use, effect: Effect) -> str | None:
    what = (
        f"doubled-{effect.args['kind']}"
        if effect.do == "double-damage"
        else f"turn-back-{effect.args['kind']}"
    )
    return "3E-GOLDEN-006" if use.side.has(what) else None


@VERBS.verb("double-damage", when=ANY, can=_lasts_already)
def double_damage(use: Use, kind: str) -> None:
    """All own damage of a kind counts double until the end of the combat round (3E-GAP-061)."""
    use.side.modifiers.append(Modifier(f"doubled-{kind}", 1, "round", use.side.who))


@VERBS.verb("turn-back", when=ANY, can=_lasts_already)
def turn_back(use: Use, kind: str) -> None:
    """Until the end of the combat round, damage taken from attacks is dealt back (3E-HERO-015)."""
    use.side.modifiers.append(Modifier(f"turn-back-{kind}", 1, "round", use.side.who))


def _no_surges_anyway(use: Use, effect: Effect) -> str | None:
    abilities = use.state.book.abilities
    free = not use.foe.passed and not use.foe.has("no-surges")
    return None if free and any(abilities[id].when == "surge" for id in use.foe.abilities) else "3E-SURGE-001"


@VERBS.verb("no-surges", when=ANY, can=_no_surges_anyway)
def no_surges(use: Use) -> None:
    """The opponent cannot use surge abilities in this combat round."""
    use.foe.modifiers.append(Modifier("no-surges", 1, "round", use.side.who))


def _no_second_action(use: Use, effect: Effect) -> str | None:
    if use.foe.passed or use.side.passed:
        return "3E-GAP-014"  # the opponent takes no action in between anyway
    options = use.state.book.seams.actions(use.state, use.side)
    return None if any(option.refused is None for option in options) else "3E-COMBAT-012"


@VERBS.verb("act-again", when=("acted",), can=_no_second_action)
def act_again(use: Use) -> None:
    """Take another combat action at once (3E-HERO-010)."""
    use.fight.again = True


# --- answers and wholes -----------------------------------------------------------------


@VERBS.verb("prevent", when=("opponent-flips",))
def prevent(use: Use) -> None:
    """What is about to happen does not happen: the rule for it asks for this beforehand."""


def _all_pointless(use: Use, effect: Effect) -> str | None:
    inner: tuple[Effect, ...] = effect.args["effects"]
    reasons = [pointless(use, part) for part in inner]
    return None if None in reasons else reasons[0]


@VERBS.verb("negatable", when=ANY, can=_all_pointless)
@rule
def negatable(use: Use, by: str, amount: int | str, effects: tuple[Effect, ...]) -> Rule[None]:
    """The opponent may spend symbols to negate this, directly before it is resolved (3E-NEGATE-003)."""
    state, foe = use.state, use.foe
    hurts = any(part.do == "damage" for effect in effects for part in effect.within())
    ways = state.book.seams.answers(state, foe, by, use.number(amount), hurts)
    if ways:
        facts = {"ability": use.ability.id, "who": foe.who, "opponent": use.side.who}
        paid = yield from state.book.seams.respond(state, foe, "fight.negate", ways, facts)
        if paid is not None:
            # 3E-NEGATE-004: what the ability cost is not given back, and it counts as used
            pools.spend(foe, paid)
            tell(
                state,
                foe,
                "fight-negated",
                "3E-NEGATE-001",
                ability=use.ability.id,
                tokens=paid,
            )
            return
    yield from in_order(use, effects)


@VERBS.verb("in-order", when=ANY, can=_all_pointless)
@rule
def in_order(use: Use, effects: tuple[Effect, ...]) -> Rule[None]:
    """Several effects in the order in which they are named (3E-ABILITY-003). Each happens even if damage of
    another is blocked (3E-DAMAGE-014), but not after a defeat (3E-DEFEAT-002)."""
    for effect in effects:
        if use.fight.ended is None:
            yield from carry_out(use, effect)
