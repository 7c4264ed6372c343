"""Combat pools: what shows, what a token is worth, spending, stacks, turning and casting again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tamalir.kernel import Roll, Rule, rule
from tamalir.third.state import Side, ThirdState, fight_of
from tamalir.third.tokens import FACES, Token, lying


def showing(side: Side) -> dict[str, list[Token]]:
    """The tokens of the pool by the symbol they show. A covered token shows nothing."""
    found: dict[str, list[Token]] = {}
    for token in side.pool:
        if not token.covered:
            symbol = FACES[token.face].symbol
            if symbol in found:
                found[symbol].append(token)
            else:
                found[symbol] = [token]
    return found


def with_symbol(side: Side, symbol: str) -> list[Token]:
    """The uncovered tokens of the pool that show this symbol, of any value (3E-TOKEN-007)."""
    return [token for token in side.pool if not token.covered and FACES[token.face].symbol == symbol]


def uncovered(side: Side) -> list[Token]:
    """What abilities can reach: tokens in the pool with nothing on top (3E-COMBAT-019, 3E-DOUBLE-005)."""
    return [token for token in side.pool if not token.covered]


def token_value(side: Side, token: Token) -> int:
    """The value of a token when it is spent."""
    look = FACES[token.face]
    value = look.value
    if token.on is not None:  # 3E-DOUBLE-001: the token on top counts as doubled
        value *= 2
    if side.modifiers and side.has(f"doubled-{look.symbol}"):  # 3E-GAP-061: multiplies with a doubling token
        value *= 2
    return value


def total(side: Side, tokens: Iterable[Token]) -> int:
    return sum([token_value(side, token) for token in tokens])


def handfuls(tokens: Sequence[Token]) -> list[list[Token]]:
    """Every choice of one or more of these tokens, the largest first.

    Tokens alike on both sides are interchangeable, so they count as one choice. Tokens that only
    show the same are not: the reverse matters to flips and recasts later in the round.
    """
    if len(tokens) == 1:
        return [[tokens[0]]]
    found: list[list[Token]] = [[]]
    if _all_differ(tokens):
        for token in tokens:
            found += [[*some, token] for some in found]
    else:
        for alike in kinds(tokens):
            found = [some + alike[:n] for some in found for n in range(len(alike) + 1)]
    return found[:0:-1]


def kinds(tokens: Sequence[Token]) -> list[list[Token]]:
    """Tokens that nothing tells apart, together."""
    groups: dict[str, list[Token]] = {}
    for token in tokens:
        mark = f"{token.face}/{token.back}" if token.on is None else token.id
        if mark in groups:
            groups[mark].append(token)
        else:
            groups[mark] = [token]
    return list(groups.values())


def one_of_each(tokens: list[Token]) -> list[Token]:
    """One of each kind."""
    return tokens if _all_differ(tokens) else [alike[0] for alike in kinds(tokens)]


def _all_differ(tokens: Sequence[Token]) -> bool:
    """The usual case, quickly told: hardly two tokens are printed alike."""
    return len({token.face + token.back for token in tokens}) == len(tokens)


def named(tokens: Iterable[Token]) -> str:
    """Tokens as they stand in option ids and events: `corbin-1+corbin-3`."""
    return "+".join([token.id for token in tokens])


def shown(tokens: Iterable[Token]) -> str:
    """Tokens in the form of texts, which name each by its two sides."""
    return " ".join([token.words for token in tokens])


def emit_for_side(
    state: ThirdState,
    side: Side,
    key: str,
    rule: str,
    tokens: Sequence[Token] | None = None,
    **facts: int | str,
) -> None:
    """State a fact about a side, with the tokens it is about."""
    if state.events is not None:
        if tokens is not None:
            facts["tokens"] = named(tokens)
            facts["faces"] = shown(tokens)
        state.emit(key, side.seat, rule, who=side.who, **facts)


def find(tokens: Iterable[Token], id: str) -> Token | None:
    for token in tokens:
        if token.id == id:
            return token
    return None


# --- spending, removing, turning --------------------------------------------------------


def spend(side: Side, tokens: Sequence[Token]) -> None:
    """Set tokens aside; they cannot be spent again in this combat round (3E-SPEND-002).

    Both tokens of a stack are spent at the same time (3E-DOUBLE-002).
    """
    pool, spent = side.pool, side.spent
    for token in tokens:
        pool.remove(token)
        if token.on is None:
            spent.append(token)
        else:
            spent.append(token.loose)
            double = find(pool, token.on)
            if double is not None:
                pool.remove(double)
                spent.append(double.loose)


def remove(side: Side, token: Token) -> None:
    """Set a token aside as though it had been spent (3E-REMOVE-001).

    A doubling token under it stays in the pool and is free again (3E-GAP-018).
    """
    side.pool.remove(token)
    side.spent.append(token.loose)
    double = None if token.on is None else find(side.pool, token.on)
    if double is not None:
        exchange(side, double, double.loose)


def lay(side: Side, top: Token, double: Token) -> None:
    """Put a token on a doubling token: a stack (3E-DOUBLE-001)."""
    exchange(side, top, lying(top.id, top.face, top.back, on=double.id))
    exchange(side, double, lying(double.id, double.face, double.back, covered=True))


def turn_over(side: Side, token: Token) -> Token:
    """Turn a token of the pool; gives it as it lies now."""
    exchange(side, token, token.turned)
    return token.turned


def exchange(side: Side, before: Token, now: Token) -> None:
    """A token of the pool lies otherwise now, in the same place."""
    side.pool[side.pool.index(before)] = now


# --- casting again ----------------------------------------------------------------------


@rule
def recast(state: ThirdState, side: Side, tokens: list[Token]) -> Rule[None]:
    """Cast these tokens of a side again; spent ones come back to the pool.

    Their owner casts them, also when the opponent caused it (3E-RECAST-002). The token on top of
    a stack returns to the top of the same stack (3E-DOUBLE-004).
    """
    if not tokens:
        return
    dice = state.book.dice
    facts = {"who": side.who, "faces": shown(tokens)}
    faces: Sequence[str] = yield Roll("fight.recast", [dice[token.id] for token in tokens], facts)
    for token, fallen in zip(tokens, faces, strict=True):
        now = token if token.face == fallen else token.turned
        if token in side.spent:
            side.spent.remove(token)
            side.pool.append(now)
        else:
            exchange(side, token, now)
        emit_for_side(state, side, "fight-recast", "3E-RECAST-001", token=now.id, face=now.look.word)


def owner(state: ThirdState, token: Token) -> Side:
    """Whose token it is."""
    attacker, defender = fight_of(state).sides
    return attacker if token in attacker.pool or token in attacker.spent else defender
