"""Terrain, its dice, and where a die lets a hero go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tamalir.kernel import Die
from tamalir.third.board_cards import CIVILISED, MapDef, PlaceDef
from tamalir.world.hexes import Edge, Hex, edge, neighbours
from tamalir.world.memo import Memo

TERRAIN_DIE = Die(
    "terrain", ("wild", "plains", "plains+forest", "plains+hills", "forest+hills", "mountain+water")
)
"""3E-GAP-008"""

TERRAINS = ("plains", "hills", "water", "forest", "mountain")
"""3E-HEX-002"""

CITY = "city"


def shows(face: str, terrain: str) -> bool:
    """Whether a die matches: wild matches every terrain (3E-DICE-004), every die a city (3E-CITY-002)."""
    return face == "wild" or terrain == CITY or terrain in face.split("+")


def can_meet(needs: Sequence[str], faces: Sequence[str]) -> bool:
    """Whether each listed symbol can have a die of its own (3E-QUEST-005, 3E-QUEST-006)."""
    if not needs:
        return True
    first, *others = needs
    for n, face in enumerate(faces):
        # 3E-EXPLORE-002: a wild symbol is met by a wild die alone
        if face not in faces[:n] and (face == "wild" if first == "wild" else shows(face, first)):
            if can_meet(others, [*faces[:n], *faces[n + 1 :]]):
                return True
    return False


class Map:
    """The board, ready for questions."""

    __slots__ = (
        "_ways",
        "around",
        "bridges",
        "gems",
        "kind",
        "named",
        "places",
        "rivers",
        "roads",
        "terrain",
    )

    def __init__(self, printed: MapDef, places: Iterable[PlaceDef] = ()) -> None:
        self.terrain: dict[Hex, str] = {
            at: terrain for terrain, hexes in printed.terrain.items() for at in hexes
        }
        self.roads: frozenset[Edge] = frozenset(edge(a, b) for a, b in printed.roads)
        self.rivers: frozenset[Edge] = frozenset(edge(a, b) for a, b in printed.rivers)
        self.bridges: frozenset[Edge] = frozenset(edge(a, b) for a, b in printed.bridges)
        self.gems: dict[Hex, str] = {at: kind for kind, hexes in printed.gems.items() for at in hexes}
        self.around: dict[Hex, list[Hex]] = {
            at: [there for there in neighbours(at) if there in self.terrain] for at in self.terrain
        }
        self.places: dict[str, tuple[Hex, ...]] = {}
        """Hexes of each place, and of each kind of place."""
        self.named: dict[Hex, list[str]] = {}
        """The places a hex belongs to."""
        self.kind: dict[Hex, str] = {}
        """City, town, shrine or stronghold; wilderness has none (3E-WILD-001)."""
        self._ways: Memo[tuple[str, Hex], tuple[Hex, ...]] = Memo(self._led)
        for place in places:
            self.places[place.id] = place.hexes
            if place.kind in CIVILISED:
                self.places[place.kind] = (*self.places.get(place.kind, ()), *place.hexes)
            for at in place.hexes:
                self.named.setdefault(at, []).append(place.id)
                if place.kind in CIVILISED:
                    self.kind[at] = place.kind
        self.places["civilised"] = tuple(self.kind)  # UB-CIV-001

    def lies_in(self, at: Hex | None, place: str) -> bool:
        """Whether a hex belongs to a place, to a kind of place, to the civilised land or to the wilderness:
        it is always one of these two (UB-CIV-001, UB-CIV-002)."""
        if at is None:
            return False
        return at not in self.kind if place == "wilderness" else at in self.places.get(place, ())

    def city(self, at: Hex | None) -> str | None:
        """The city on a hex, if there is one."""
        return self.named[at][0] if at is not None and self.kind.get(at) == CITY else None

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

    def ways(self, face: str, start: Hex) -> tuple[Hex, ...]:
        """Where a hero may go with this die."""
        return self._ways[face, start]

    def _led(self, step: tuple[str, Hex]) -> tuple[Hex, ...]:
        face, start = step
        return tuple(goal for goal in self.around[start] if self.lets(face, start, goal))
