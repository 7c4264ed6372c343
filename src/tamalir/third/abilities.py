"""Abilities of cards: what they cost, how often they may be used, and the moments that set them off."""

from __future__ import annotations

from collections.abc import Mapping

from tamalir.kernel import Option, Rule, choose, rule
from tamalir.third.cards import Ability
from tamalir.third.damage import ask_in_fight
from tamalir.third.pools import emit_for_side, handfuls, named, shown, spend, total, with_symbol
from tamalir.third.state import Side, ThirdState, fight_of
from tamalir.third.tokens import Token
from tamalir.third.uses import Use, carry_out, pointless
from tamalir.third.values import hero_of, holds, standing
from tamalir.world.limits import Used
from tamalir.world.words import Until

# --- costs and limits -------------------------------------------------------------------


def refusal(state: ThirdState, side: Side, ability: Ability) -> str | None:
    """The rule that forbids using an ability now, whatever is paid."""
    if side.used and side.has_used(ability.id):
        return "3E-SURGE-003" if ability.when == "surge" else "3E-GOLDEN-002"
    if ability.when == "surge" and _no_surges(state, side):
        return "3E-GOLDEN-004"  # cannot is absolute
    if ability.effect.given and not holds(state, side, ability.effect.given):
        return "3E-ABILITY-001"
    exertion = ability.effect.cost.get("exert", 0)
    if exertion and (not side.hero or len(hero_of(state, side).hand) < exertion):
        return "3E-EXERT-002"
    return None


def _no_surges(state: ThirdState, side: Side) -> bool:
    if side.modifiers and side.has("no-surges"):
        return True
    foe = fight_of(state).foe(side)
    return "always" in foe.moments and any(standing(state, foe, "opponent-no-surges"))


def payments(side: Side, cost: Mapping[str, int]) -> list[list[Token]]:
    """The tokens with which a side can pay; none if it cannot, an empty handful if no token is asked for.

    `surge` and other symbols are paid in value, and more than required may be spent (3E-SURGE-004);
    `physical-tokens` and the like are paid in tokens.
    """
    ways: list[list[Token]] = [[]]
    for what, n in cost.items():
        if what == "exert":
            continue
        if what.endswith("-tokens"):
            some = [h for h in handfuls(with_symbol(side, what.removesuffix("-tokens"))) if len(h) == n]
        else:
            some = paying(side, what.removeprefix("x-"), n)
        ways = [way + handful for way in ways for handful in some]
    return ways


def paying_tokens(side: Side, cost: Mapping[str, int]) -> list[Token]:
    """The tokens on which it depends how a side can pay."""
    symbols = [what.removesuffix("-tokens").removeprefix("x-") for what in cost]
    return [token for symbol in symbols for token in with_symbol(side, symbol)]


def paying(side: Side, symbol: str, amount: int) -> list[list[Token]]:
    """The choices of tokens that together are worth so much of a symbol."""
    tokens = with_symbol(side, symbol)
    if symbol == "agility":  # 3E-AGILITY-002: only one is spent at a time, and doubling it adds nothing
        return [[token] for token in tokens] if amount == 1 else []
    if not tokens or total(side, tokens) < amount:
        return []
    return [handful for handful in handfuls(tokens) if total(side, handful) >= amount]


def x_of(side: Side, ability: Ability, tokens: list[Token]) -> int:
    """What X is when these tokens pay (3E-X-001)."""
    return total(side, tokens) if "x-surge" in ability.effect.cost else 1


@rule
def pay(state: ThirdState, side: Side, ability: Ability, tokens: list[Token]) -> Rule[None]:
    """The cost is paid before the effect is resolved (3E-SURGE-005) and never given back (3E-NEGATE-004)."""
    spend(side, tokens)
    if ability.limit is Until.ROUND or ability.limit is Until.COMBAT:
        side.used.append(Used(side.seat, state.book.homes[ability.id], ability.id, ability.limit))
    for _ in range(ability.effect.cost.get("exert", 0)):
        yield from exert(state, side)


@rule
def exert(state: ThirdState, side: Side) -> Rule[None]:
    """Discard one skill card from the hand (3E-EXERT-001)."""
    hand = hero_of(state, side).hand
    cards = sorted(set(hand))
    card = cards[0]
    if len(cards) > 1:
        card = yield from choose(
            side.seat, "fight.exert", [Option(f"exert:{c}", c, {"card": c}) for c in cards]
        )
    discard_to_exert(state, side, card)


def discard_to_exert(state: ThirdState, side: Side, card: str) -> None:
    hero_of(state, side).hand.remove(card)
    state.skill_discards.append(card)  # 3E-DISCARD-001: faceup
    emit_for_side(state, side, "fight-exerted", "3E-EXERT-001", card=card)


# --- moments ----------------------------------------------------------------------------


@rule
def trigger(state: ThirdState, moment: str, *sides: Side) -> Rule[None]:
    """A moment has come: abilities that wait for it are resolved.

    The attacker is the active player, so its abilities come first (3E-SIMUL-002, 3E-GAP-025). Whoever
    has several chooses their order (3E-SIMUL-003).
    """
    fight = fight_of(state)
    for side in sides or fight.sides:
        if moment not in side.moments:
            continue
        waiting = [ability.id for ability in state.book.kit(side.abilities).waiting(moment)]
        while waiting and fight.ended is None:  # 3E-DEFEAT-002: what is not yet resolved lapses
            id = waiting[0]
            if len(set(waiting)) > 1:  # 3E-SIMUL-003
                id = yield from state.book.seams.order(state, side, waiting)
            waiting.remove(id)
            if fight.ended is None:
                yield from _set_off(state, side, state.book.abilities[id])


@rule
def _set_off(state: ThirdState, side: Side, ability: Ability) -> Rule[None]:
    if refusal(state, side, ability) is not None:
        return
    use = Use(state, side, ability)
    if pointless(use, ability.effect) is not None:
        return
    paid: list[Token] | None = []
    cost = ability.effect.cost
    if ability.may or cost:
        ways = payments(side, cost)
        if not ways:
            return
        facts = {"ability": ability.id, "who": side.who}
        paid = yield from state.book.seams.respond(state, side, "fight.ability", ways, facts)
        if paid is None:
            return
    use.x = x_of(side, ability, paid)
    use.paid = paid
    yield from pay(state, side, ability, paid)
    emit_for_side(state, side, "fight-ability", "3E-ABILITY-001", ability=ability.id)
    yield from carry_out(use, ability.effect)


@rule
def prevented(state: ThirdState, side: Side, moment: str) -> Rule[bool]:
    """Whether a side prevents what is just about to happen: afterwards is too late (3E-NEGATE-003)."""
    if moment not in side.moments:
        return False
    for ability in state.book.kit(side.abilities).waiting(moment):
        ways = payments(side, ability.effect.cost)
        if ability.effect.do != "prevent" or not ways or refusal(state, side, ability) is not None:
            continue
        facts = {"ability": ability.id, "who": side.who}
        paid = yield from state.book.seams.respond(state, side, "fight.prevent", ways, facts)
        if paid is not None:
            yield from pay(state, side, ability, paid)
            emit_for_side(
                state,
                side,
                "fight-prevented",
                "3E-NEGATE-001",
                ability=ability.id,
                tokens=paid,
            )
            return True
    return False


# --- the choices, as the base game makes them: the seat decides -------------------------


@rule
def ask_order(state: ThirdState, side: Side, abilities: list[str]) -> Rule[str]:
    """Own simultaneous abilities in any order (3E-SIMUL-003)."""
    options = [Option(f"resolve-first:{id}", id, {"ability": id}) for id in dict.fromkeys(abilities)]
    facts = {"who": side.who}
    return (yield from ask_in_fight(state, side, "fight.order", lambda: options, facts, abilities[0]))


@rule
def ask_to_respond(
    state: ThirdState, side: Side, key: str, ways: list[list[Token]], facts: Mapping[str, int | str]
) -> Rule[list[Token] | None]:
    """Something optional: use it, paying with one of these, or not."""
    options: list[Option[list[Token] | None]] = [
        Option(f"answer:{named(way)}", way, {"faces": shown(way), "tokens": named(way)})
        if way
        else Option("use-ability", way)
        for way in ways
    ]
    options.append(Option("let-be", None))
    return (yield from ask_in_fight(state, side, key, lambda: options, facts, None))


@rule
def ask_for_token(
    state: ThirdState, side: Side, change: str, tokens: list[Token], enough: bool
) -> Rule[Token | None]:
    """Which token is to be flipped, recast or removed; with `enough` it may also be left at that."""
    options: list[Option[Token | None]] = [
        Option(f"token:{token.id}", token, {"faces": token.words, "target": token.id}) for token in tokens
    ]
    if enough:
        options.append(Option("enough", None))
    facts = {"who": side.who}
    return (yield from ask_in_fight(state, side, f"fight.pick-{change}", lambda: options, facts, None))


def answers(state: ThirdState, side: Side, symbol: str, amount: int, to_damage: bool) -> list[list[Token]]:
    """The tokens with which a side could answer something. That is no combat action, so it may also be done
    after passing (3E-GAP-015)."""
    return paying(side, symbol, amount)
