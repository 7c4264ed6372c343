"""The verbs of Third Edition cards. Each is a short rule; its sentence stands in the texts."""

from __future__ import annotations

from dataclasses import replace

from tamalir.kernel import Rule, draw, rule
from tamalir.third import damage as harm
from tamalir.third import pools
from tamalir.third.combat_actions import flip as flip_token
from tamalir.third.effects_in_order import all_in_order
from tamalir.third.harm import heal as heal_hero
from tamalir.third.kits import COMBAT_ACTIONS
from tamalir.third.pools import emit_for_side
from tamalir.third.state import Side, ThirdState
from tamalir.third.steps import Outcome, Phase
from tamalir.third.tokens import Token
from tamalir.third.uses import VERBS, Doing, Use, pointless
from tamalir.third.values import damage as damage_on
from tamalir.world.effects import Effect
from tamalir.world.modifiers import Modifier
from tamalir.world.words import Until

MOMENTS = ("engaging", "cast", "action-phase", "acted", "attacked", "dealt-damage")
"""Announced by the rules: on engaging; after the cast, before initiative is counted; once it is decided;
after an own combat action; after an attack of the opponent; after an own attack that was felt."""

COMBAT_MOMENTS = (*COMBAT_ACTIONS, *MOMENTS, "opponent-flips")
"""All at which something is done in combat."""

OUTSIDE = ("action", "turn", "terrain-roll", "trophy-gained", "after-defeat", "setup", "quest-completed")
"""Moments outside combat."""

ANY = (*COMBAT_ACTIONS, *MOMENTS, "always")
"""`always` for effects that stand inside another one."""

MAP = (*OUTSIDE, "always")
BOTH = (*ANY, *OUTSIDE)


# --- standing effects: the rules ask for them where they matter -------------------------

VERBS.standing("bonus", value=str, amount=int | str)
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


def _unhurt(use: Doing, effect: Effect) -> str | None:
    on_card = damage_on(use.state, use.side) if isinstance(use, Use) else use.state.heroes[use.seat].damage
    return None if on_card else "3E-HEAL-002"


@VERBS.verb("heal", when=(*ANY, *OUTSIDE), can=_unhurt)
def heal(use: Doing, amount: int | str) -> None:
    """Take damage tokens off the own card, in combat or outside."""
    if isinstance(use, Use):
        n = damage_on(use.state, use.side) if amount == "all" else use.number(amount)
        harm.heal(use.state, use.side, n)
    else:
        hero = use.state.heroes[use.seat]
        heal_hero(use.state, use.seat, hero.damage if amount == "all" else use.number(amount))


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
        emit_for_side(
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


def _lasts(side: Side, what: str, use: Use) -> None:
    """Until the end of the combat round."""
    side.modifiers = [*side.modifiers, Modifier(what, 1, Until.ROUND, use.side.who)]


@VERBS.verb("double-damage", when=ANY, can=_lasts_already)
def double_damage(use: Use, kind: str) -> None:
    """All own damage of a kind counts double until the end of the combat round (3E-GAP-061)."""
    _lasts(use.side, f"doubled-{kind}", use)


@VERBS.verb("turn-back", when=ANY, can=_lasts_already)
def turn_back(use: Use, kind: str) -> None:
    """Until the end of the combat round, damage taken from attacks is dealt back (3E-HERO-015)."""
    _lasts(use.side, f"turn-back-{kind}", use)


def _no_surges_anyway(use: Use, effect: Effect) -> str | None:
    abilities = use.state.book.abilities
    free = not use.foe.passed and not use.foe.has("no-surges")
    return None if free and any(abilities[id].when == "surge" for id in use.foe.abilities) else "3E-SURGE-001"


@VERBS.verb("no-surges", when=ANY, can=_no_surges_anyway)
def no_surges(use: Use) -> None:
    """The opponent cannot use surge abilities in this combat round."""
    _lasts(use.foe, "no-surges", use)


def _no_second_action(use: Use, effect: Effect) -> str | None:
    if use.foe.passed or use.side.passed:
        return "3E-GAP-014"  # the opponent takes no action in between anyway
    options, _ = use.state.book.seams.actions(use.state, use.side)
    return None if options else "3E-COMBAT-012"


@VERBS.verb("act-again", when=("acted",), can=_no_second_action)
def act_again(use: Use) -> None:
    """Take another combat action at once (3E-HERO-010)."""
    use.fight.again = True


# --- answers and wholes -----------------------------------------------------------------


@VERBS.verb("prevent", when=("opponent-flips",))
def prevent(use: Use) -> None:
    """What is about to happen does not happen: the rule for it asks for this beforehand."""


def _all_pointless(use: Doing, effect: Effect) -> str | None:
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
            emit_for_side(
                state,
                foe,
                "fight-negated",
                "3E-NEGATE-001",
                ability=use.ability.id,
                tokens=paid,
            )
            return
    yield from in_order(use, effects)


@VERBS.verb("in-order", when=(*ANY, *OUTSIDE), can=_all_pointless)
@rule
def in_order(use: Doing, effects: tuple[Effect, ...]) -> Rule[None]:
    """Several effects in the order in which they are named (3E-ABILITY-003). Each happens even if damage of
    another is blocked (3E-DAMAGE-014), but not after a defeat (3E-DEFEAT-002)."""
    yield from all_in_order(use, effects)


# --- enemies ----------------------------------------------------------------------------


@VERBS.verb("take-enemy", when=ANY)
def take_enemy(use: Use) -> None:
    """The enemy is taken as a trophy: the combat ends without a reward (3E-ENEMY-005)."""
    if use.side.hero and not use.foe.hero and not use.state.book.catalogue.enemies[use.foe.who].villain:
        use.fight.ended, use.fight.phase = Outcome.TAKEN, Phase.OVER


def _borrowable(state: ThirdState) -> list[str]:
    """Enemies on the combat discard pile with a surge ability (3E-GAP-060)."""
    enemies = state.book.catalogue.enemies
    cards = [card for card in state.adventure_discards.get("combat", ()) if card in enemies]
    return [card for card in cards if any(a.when == "surge" for a in enemies[card].abilities)]


def _nothing_to_borrow(use: Use, effect: Effect) -> str | None:
    return None if _borrowable(use.state) else "3E-GAP-060"


@VERBS.verb("borrow-surge", when=ANY, can=_nothing_to_borrow)
@rule
def borrow_surge(use: Use) -> Rule[None]:
    """One surge ability of a random discarded enemy, as the villain's own; X counts as 1 (3E-GAP-060)."""
    state, side = use.state, use.side
    cards = _borrowable(state)
    if not cards:
        return
    card = cards[0] if len(cards) == 1 else (yield from draw("draw.borrowed", cards))
    abilities = [a for a in state.book.catalogue.enemies[card].abilities if a.when == "surge"]
    ability = abilities[0]
    if len(abilities) > 1:
        id = yield from state.book.seams.order(state, side, [a.id for a in abilities])
        ability = state.book.abilities[id]
    emit_for_side(state, side, "fight-borrowed", "3E-GAP-060", card=card, ability=ability.id)
    yield from all_in_order(Use(state, side, ability), (replace(ability.effect, cost={}, given={}),))
