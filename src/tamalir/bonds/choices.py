"""How choices of an enemy are made: whatever harms the hero most (UB-CHOICE-002, UB-GAP-018)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tamalir.kernel import Option, Rule, choose, rule
from tamalir.third import abilities as third
from tamalir.third.damage import deal_damage
from tamalir.third.pools import owner, total, uncovered
from tamalir.third.state import Side, ThirdState
from tamalir.third.tokens import FACES, Token


def driven(state: ThirdState, side: Side) -> bool:
    """Whether a combat board decides for this side: for every enemy in co-operative and solo games
    (UB-BOARD-001, UB-GAP-017)."""
    return not side.hero and state.book.options.get("mode") != "competitive"


@rule
def pick(state: ThirdState, side: Side, change: str, tokens: list[Token], enough: bool) -> Rule[Token | None]:
    """Which token an effect touches."""
    if not driven(state, side):
        return (yield from third.ask_for_token(state, side, change, tokens, enough))
    if state.book.options.get("enemy-choices") == "players":
        return (yield from _ask_players(state, side, change, tokens))
    best = most_harmful(state, change, tokens)
    if enough and harm(state, change, best) <= (0, 0):
        return None
    return best


@rule
def _ask_players(state: ThirdState, side: Side, change: str, tokens: list[Token]) -> Rule[Token | None]:
    """A table may decide such things itself. Who feels unable to judge fairly lets the hero take 2 damage,
    and nothing is chosen or resolved (UB-CHOICE-003, UB-GAP-019)."""
    options: list[Option[Token | None]] = [
        Option(f"token:{token.id}", token, {"faces": token.words, "target": token.id}) for token in tokens
    ]
    options.append(Option("two-damage", None))
    token = yield from choose(side.seat, f"fight.pick-{change}", options, {"who": side.who})
    if token is None:
        yield from deal_damage(state, side, 2, "enemy")
    return token


@rule
def respond(
    state: ThirdState, side: Side, key: str, ways: list[list[Token]], facts: Mapping[str, int | str]
) -> Rule[list[Token] | None]:
    """An enemy uses an optional ability as often as possible (UB-CHOICE-001), as cheaply as it can."""
    if driven(state, side):
        return min(reversed(ways), key=lambda way: (total(side, way), len(way)))
    return (yield from third.ask_to_respond(state, side, key, ways, facts))


@rule
def order(state: ThirdState, side: Side, abilities: list[str]) -> Rule[str]:
    """An enemy's simultaneous abilities in printed order."""
    if driven(state, side):
        return abilities[0]
    return (yield from third.ask_order(state, side, abilities))


# --- a plain estimate of harm -----------------------------------------------------------


def most_harmful(state: ThirdState, change: str, tokens: Sequence[Token]) -> Token:
    """The token whose change hurts the hero most; of equal ones the first."""
    return max(tokens, key=lambda token: harm(state, change, token))


def harm(state: ThirdState, change: str, token: Token) -> tuple[int, int]:
    """How much more damage the hero will take this combat round, then how much less the enemy will.

    The values of the damage symbols that would show on unspent tokens, a throw counted at its expected
    value; both doubled, to stay with whole numbers.
    """
    side = owner(state, token)
    front, back = _bite(state, side, token, token.face), _bite(state, side, token, token.back)
    now = 2 * front if token in side.pool else 0
    later = {"flip": 2 * back, "recast": front + back, "remove": 0}[change]
    return (0, now - later) if side.hero else (later - now, 0)


def _bite(state: ThirdState, side: Side, token: Token, shown: str) -> int:
    """The damage that a side could deal with a token if it showed this face."""
    look = FACES[shown]
    symbol = state.book.symbols[look.symbol]
    if not symbol.damage or not (symbol.heroes if side.hero else symbol.enemies):
        return 0
    return look.value * (2 if token.on is not None else 1)


def target_of_highest_damage(state: ThirdState, hero: Side) -> Token | None:
    """The unspent hero token of highest damage value, if any shows damage."""
    best = max(uncovered(hero), key=lambda token: _bite(state, hero, token, token.face), default=None)
    return best if best is not None and _bite(state, hero, best, best.face) > 0 else None


def highest(tokens: Sequence[Token]) -> Token | None:
    """The one with the highest number; of equal ones the first."""
    return max(tokens, key=lambda token: token.look.value, default=None)
