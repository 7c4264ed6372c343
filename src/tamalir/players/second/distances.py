"""How far things are, in turns."""

from __future__ import annotations

from heapq import heappop, heappush

from tamalir.second.cards import Board
from tamalir.second.words import Terrain
from tamalir.world.hexes import Hex

TURNS = {
    Terrain.ROAD: 0.22,
    Terrain.PLAINS: 0.25,
    Terrain.RIVER: 0.27,
    Terrain.TOWN: 0.2,
    Terrain.HILLS: 0.33,
    Terrain.FOREST: 0.5,
    Terrain.SWAMP: 0.5,
    Terrain.MOUNTAINS: 0.5,
}
"""About how much of a turn a step onto each terrain takes."""

ONE_ROLL = 0.7
"""What one roll of the dice mostly covers."""

_KNOWN: dict[tuple[int, Hex], tuple[Board, dict[Hex, float]]] = {}
"""By board and goal; a board is held here so that its id is never used twice."""

_DELAYS: dict[tuple[int, Hex], dict[Hex, float]] = {}


def turns_to(board: Board, goal: Hex) -> dict[Hex, float]:
    """Space -> about how many turns the way from there to the goal takes."""
    known = _KNOWN.get((id(board), goal))
    if known is not None:
        return known[1]
    found: dict[Hex, float] = {}
    heap = [(0.0, goal)]
    while heap:
        far, at = heappop(heap)
        if at in found:
            continue
        found[at] = far
        onto = far + TURNS[board.spaces[at].terrain]
        for way in board.ways(at):
            if way.hex not in found:
                heappush(heap, (onto, way.hex))
    _KNOWN[id(board), goal] = board, found
    return found


def delays(board: Board, goal: Hex) -> dict[Hex, float]:
    """Space -> turns that are lost on the way to a goal: what one roll covers is a way like any other."""
    known = _DELAYS.get((id(board), goal))
    if known is None:
        known = {at: 0.1 * far + max(0.0, far - ONE_ROLL) for at, far in turns_to(board, goal).items()}
        _DELAYS[id(board), goal] = known
    return known
