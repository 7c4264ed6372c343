"""The road by and large: how many actions it takes to get somewhere, and where thrown dice lead."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from heapq import heappop, heappush

from tamalir.third.terrain import TERRAIN_DIE, Map, shows
from tamalir.world.hexes import Hex

FAR = 99.0
"""Actions to a place where nobody can go."""

DICE_FOR: Mapping[int, float] = {6: 1.0, 4: 1.25, 3: 1.55, 2: 2.2, 1: 4.0, 0: 9.0}
"""Dice that a step takes on average, by the number of faces that allow it."""

USUAL_SPEEDS = (3, 4, 5)

MOST_MAPS = 16

_WAYS: dict[tuple[Map, int, Hex], dict[Hex, float]] = {}
"""For each map, number of dice and goal: the actions from every hex."""
_KNOWN: dict[Map, Map] = {}
"""Each map -> the first that was seen with the same hexes: books of one game have maps of their own."""

_STEPS: dict[Map, dict[Hex, list[tuple[Hex, int]]]] = {}
"""For each map and hex: the hexes from which one can come, and how many faces of a die allow it."""

FACES_OF_A_DIE = tuple(map(str, TERRAIN_DIE.faces))


def actions_to(board: Map, speed: int, goal: Hex) -> Mapping[Hex, float]:
    """How many actions it takes from each hex to this one, with so many dice for a move."""
    key = (_KNOWN.get(board) or _first_alike(board), min(max(1, speed), 7), goal)
    known = _WAYS.get(key)
    if known is None:
        known = _WAYS[key] = _spread(key[0], key[1], goal)
    return known


def _first_alike(board: Map) -> Map:
    if len(_KNOWN) >= MOST_MAPS:
        _KNOWN.clear()
        _WAYS.clear()
        _STEPS.clear()
    alike = (other for other in _KNOWN if _same(board, other))
    found = _KNOWN[board] = next(alike, board)
    return found


def _same(one: Map, other: Map) -> bool:
    return (
        one.terrain == other.terrain
        and one.roads == other.roads
        and one.rivers == other.rivers
        and one.bridges == other.bridges
    )


def warm_up(board: Map) -> None:
    """Once for each map: the goals that everybody has."""
    for speed in USUAL_SPEEDS:
        for goal in (*board.gems, *board.kind):
            actions_to(board, speed, goal)


def _spread(board: Map, speed: int, goal: Hex) -> dict[Hex, float]:
    steps = _STEPS.get(board)
    if steps is None:
        steps = _STEPS[board] = {
            at: [(before, _faces(board, before, at)) for before in around]
            for at, around in board.around.items()
        }
    found: dict[Hex, float] = {goal: 0.0}
    open_: list[tuple[float, Hex]] = [(0.0, goal)]
    while open_:
        so_far, at = heappop(open_)
        if so_far > found[at]:
            continue
        for before, faces in steps[at]:
            there = so_far + _step_cost(faces, speed)
            if there < found.get(before, FAR):
                found[before] = there
                heappush(open_, (there, before))
    return found


def step_cost(board: Map, speed: int, start: Hex, goal: Hex) -> float:
    """The part of an action that a step takes: a whole one always does (3E-MOVE-001)."""
    return _step_cost(_faces(board, start, goal), speed)


def _faces(board: Map, start: Hex, goal: Hex) -> int:
    """The faces of a die that allow a step."""
    return sum([board.lets(face, start, goal) for face in FACES_OF_A_DIE])


def _step_cost(faces: int, speed: int) -> float:
    return min(1.0, DICE_FOR.get(faces, 1.1) / max(1, speed))


def chance_of(terrain: str) -> float:
    """How often a die matches a terrain."""
    faces = [str(face) for face in TERRAIN_DIE.faces]
    return sum(shows(face, terrain) for face in faces) / len(faces)


Place = Callable[[Hex], float]
"""What it is worth to stand there."""

MOST_LOOKS = 4000
"""Positions of dice and hero that are looked at after one roll."""


def best_way(
    board: Map, start: Hex, faces: Sequence[str], worth: Place, enters: Place
) -> tuple[float, tuple[Hex, str] | None, Hex]:
    """The best that dice on the table lead to: its worth, the first step with its die, and where it ends.

    `enters` is what it costs to enter a hex. Stopping is always possible.
    """
    memory: dict[tuple[Hex, tuple[str, ...]], tuple[float, tuple[Hex, str] | None, Hex]] = {}

    def look(at: Hex, left: tuple[str, ...]) -> tuple[float, tuple[Hex, str] | None, Hex]:
        known = memory.get((at, left))
        if known is not None:
            return known
        best: tuple[float, tuple[Hex, str] | None, Hex] = (worth(at), None, at)
        if left and len(memory) < MOST_LOOKS:
            for face in dict.fromkeys(left):
                rest = list(left)
                rest.remove(face)
                for there in board.ways(face, at):
                    then = look(there, tuple(rest))
                    value = then[0] - enters(there) - 0.001
                    if value > best[0] + 1e-9:
                        best = (value, (there, face), then[2])
        memory[at, left] = best
        return best

    return look(start, tuple(sorted(faces)))
