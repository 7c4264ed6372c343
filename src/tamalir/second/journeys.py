"""Journeys: every space that rolled movement dice can lead to, each with a way that spends the fewest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from tamalir.second.cards import Board
from tamalir.second.dice import symbols
from tamalir.second.words import Terrain
from tamalir.world.hexes import Hex

TERRAINS = tuple(Terrain)
BIT = {terrain: 1 << n for n, terrain in enumerate(TERRAINS)}
_TOWN = BIT[Terrain.TOWN]
_ANYTHING = (1 << len(TERRAINS)) - 1


@dataclass(slots=True, frozen=True)
class Way:
    """A way to a space that the dice pay for."""

    path: tuple[Hex, ...]
    """The spaces entered, one after another; empty: the hero stays."""
    paid: tuple[Terrain, ...]
    left: int
    """Dice that are not needed."""


def reachable(
    board: Board,
    start: Hex,
    dice: Sequence[str],
    paid: Sequence[Terrain] = (),
    easy: Sequence[str] = (),
    stop: Callable[[], bool] | None = None,
) -> dict[Hex, Way]:
    """Every space the hero can end on with these dice, each with a way that spends the fewest.

    `stop` says when the time is up: what has been found by then is the answer.

    `paid` are spaces entered before, to which dice are bound already as the rules see it.
    """
    masks = tuple(sorted(mask(face, easy) for face in dice))
    left_over = (1 << (1 << len(masks))) - 1
    for terrain in paid:
        left_over = _paid(masks, left_over, terrain)
    found: dict[Hex, Way] = {start: Way((), (), len(dice) - len(paid))}
    came: dict[tuple[Hex, int], tuple[Hex, int] | None] = {(start, left_over): None}
    layer: list[tuple[Hex, int]] = [(start, left_over)]
    known: dict[Hex, list[int]] = {start: [left_over]}
    for left in range(len(dice) - len(paid) - 1, -1, -1):
        after: list[tuple[Hex, int]] = []
        if stop is not None and stop():
            break
        for n, key in enumerate(layer):
            if n & 127 == 127 and stop is not None and stop():
                break
            here, used = key
            for way in board.ways(here):
                more = _paid(masks, used, way.terrain)
                if not more:
                    continue
                before = known.setdefault(way.hex, [])
                if any(earlier & more == more for earlier in before):
                    continue  # whatever these dice pay for, they paid for on an earlier way
                before.append(more)
                there = (way.hex, more)
                came[there] = key
                after.append(there)
                if way.hex not in found:
                    path = _path(came, there)
                    found[way.hex] = Way(path, tuple(board.spaces[at].terrain for at in path), left)
        layer = after
    return found


def _path(came: Mapping[tuple[Hex, int], tuple[Hex, int] | None], there: tuple[Hex, int]) -> tuple[Hex, ...]:
    path: list[Hex] = []
    key: tuple[Hex, int] | None = there
    while key is not None:
        path.append(key[0])
        key = came[key]
    return tuple(reversed(path[:-1]))


@lru_cache(maxsize=4_000)  # more of them are found again, but not sooner: memory has its price
def _paid(masks: tuple[int, ...], ways: int, terrain: Terrain) -> int:
    """One space more: the sets of dice, a bit for each, that pay for all of them; 0 if none does.

    Whatever holds such a set is one too, so the sets of one way may all be among those of another.
    """
    shown, after = BIT[terrain], 0
    for n, mask in enumerate(masks):
        if mask & shown:
            after |= (ways & _without(n, len(masks))) << (1 << n)
    return after


@cache
def _without(n: int, dice: int) -> int:
    """The sets of dice that do not hold the n-th."""
    return sum(1 << some for some in range(1 << dice) if not some >> n & 1)


@lru_cache(maxsize=10_000)
def mask_of(face: str, easy: tuple[str, ...]) -> int:
    if face == "any":
        return _ANYTHING
    shown = _TOWN
    for terrain in symbols(face):
        shown |= BIT[terrain]
    for terrain in easy:
        shown |= BIT[Terrain(terrain)]
    return shown


def mask(face: str, easy: Sequence[str]) -> int:
    return mask_of(face, tuple(easy))
