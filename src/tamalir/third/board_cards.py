"""What is printed on the board: the map, its places, the time track."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

DECKS = ("combat", "explore", "social")
"""The three adventure decks (3E-ADVENTURE-004); gems have the same kinds (3E-GAP-009)."""

CIVILISED = ("city", "town", "shrine", "stronghold")
"""Kinds of places that are not wilderness (3E-WILD-001)."""


@dataclass(slots=True, frozen=True)
class MapDef:
    """The board: hexes by terrain, and what lies on the edges between them (3E-GAP-010)."""

    id: str
    terrain: Mapping[str, tuple[tuple[int, int], ...]]
    """`city` stands beside the five terrains."""
    roads: tuple[tuple[tuple[int, int], tuple[int, int]], ...] = ()
    rivers: tuple[tuple[tuple[int, int], tuple[int, int]], ...] = ()
    bridges: tuple[tuple[tuple[int, int], tuple[int, int]], ...] = ()
    gems: Mapping[str, tuple[tuple[int, int], ...]] = field(
        default_factory=dict[str, tuple[tuple[int, int], ...]]
    )
    """By kind, which is the name of an adventure deck."""


@dataclass(slots=True, frozen=True)
class PlaceDef:
    """A named place: one of the four civilised kinds, or a `region` of the wilderness."""

    id: str
    kind: str
    hexes: tuple[tuple[int, int], ...]
    own: tuple[str, ...] = ()


@dataclass(slots=True, frozen=True)
class TrackDef:
    """The time track (3E-GAP-002, 3E-GAP-003, 3E-GAP-004)."""

    id: str
    spaces: int
    story: tuple[int, ...]
    """Spaces with a story symbol."""
    refresh: tuple[int, ...]
    """Spaces at which gems are turned faceup."""
