"""Terrain, its dice, and where a die lets a hero go."""

from __future__ import annotations

from tamalir.kernel import Die
from tamalir.third.cards import MapDef
from tamalir.world.hexes import Edge, Hex, edge, neighbours

TERRAIN_DIE = Die(
    "terrain", ("wild", "plains", "plains+forest", "plains+hills", "forest+hills", "mountain+water")
)
"""3E-GAP-008"""

CITY = "city"


def shows(face: str, terrain: str) -> bool:
    """Whether a die matches: wild matches every terrain (3E-DICE-004), every die a city (3E-CITY-002)."""
    return face == "wild" or terrain == CITY or terrain in face.split("+")


class Map:
    """The board, ready for questions."""

    __slots__ = ("bridges", "rivers", "roads", "terrain")

    def __init__(self, printed: MapDef) -> None:
        self.terrain: dict[Hex, str] = {
            at: terrain for terrain, hexes in printed.terrain.items() for at in hexes
        }
        self.roads: frozenset[Edge] = frozenset(edge(a, b) for a, b in printed.roads)
        self.rivers: frozenset[Edge] = frozenset(edge(a, b) for a, b in printed.rivers)
        self.bridges: frozenset[Edge] = frozenset(edge(a, b) for a, b in printed.bridges)

    def lets(self, face: str, start: Hex, goal: Hex) -> bool:
        """Whether a die that shows this may be spent to move to a neighbouring hex."""
        between = edge(start, goal)
        if between in self.bridges:  # 3E-MOVE-009
            return True
        if between in self.rivers:  # 3E-RIVER-002, 3E-GAP-012: the river prevails over city and road
            return shows(face, "water")
        if between in self.roads:  # 3E-ROAD-001, 3E-ROAD-005
            return True
        return shows(face, self.terrain[goal])  # 3E-MOVE-003, 3E-MOVE-008

    def ways(self, face: str, start: Hex) -> list[Hex]:
        """Where a hero may go with this die."""
        return [goal for goal in neighbours(start) if goal in self.terrain and self.lets(face, start, goal)]
