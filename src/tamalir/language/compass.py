"""Directions on a map of hexes."""

from __future__ import annotations

from math import atan2, pi

COMPASS = ("east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east")
"""Counterclockwise from the east, an eighth of a circle apart."""


def towards(east: float, north: float) -> str:
    """The direction of what lies so far to the east and to the north."""
    turned = atan2(north, east) / (2 * pi)
    return COMPASS[round(turned * len(COMPASS)) % len(COMPASS)]
