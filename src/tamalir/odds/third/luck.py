"""The luck of the cast: what one's own tokens show, less what the opponent's do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tamalir.kernel import Die, Roll, Seat
from tamalir.kernel.requests import Chance
from tamalir.odds.luck import Throw
from tamalir.third.state import Fight, ThirdState
from tamalir.third.tokens import FACES, SYMBOLS


def throws(state: ThirdState, request: Chance) -> list[Throw]:
    """Tokens that are cast, or cast again, for each hero in the fight."""
    fight = state.fight
    if fight is None or not isinstance(request, Roll):
        return []
    owners = _owners(state, fight, request)
    if owners is None:
        return []
    found: list[Throw] = []
    for n, side in enumerate(fight.sides):
        if side.hero:
            found += [
                _throw(side.seat, die, at, fight.sides[owner].hero, 1 if owner == n else -1)
                for at, (die, owner) in enumerate(zip(request.dice, owners, strict=True))
            ]
    return found


def _owners(state: ThirdState, fight: Fight, request: Roll) -> Sequence[int] | None:
    """By token: whose it is, the attacker's (0) or the defender's (1)."""
    if request.key == "fight.cast":
        attackers = len(list(state.book.seams.tokens(state, fight.sides[0])))
        return [int(at >= attackers) for at in range(len(request.dice))]
    if request.key == "fight.recast":
        owner = next(n for n, side in enumerate(fight.sides) if side.who == request.args.get("who"))
        return [owner] * len(request.dice)
    return None


def _throw(seat: Seat, die: Die, at: int, hero: bool, sign: int) -> Throw:
    spread: dict[int, float] = {}
    for face in die.faces:
        n = sign * _worth(str(face), hero)
        spread[n] = spread.get(n, 0.0) + 1 / len(die.faces)

    def points(faces: Any) -> int:
        return sign * _worth(str(faces[at]), hero)

    return Throw(seat, spread, points)


def _worth(face: str, hero: bool) -> int:
    """The number on a side that its owner can spend; a dash is worth nothing (3E-DASH-001)."""
    look = FACES[face]
    symbol = SYMBOLS.get(look.symbol)  # expansions bring more, for enemies
    spent = not hero if symbol is None else symbol.heroes if hero else symbol.enemies
    return look.value if spent else 0
