"""The undefeated challenge track."""

from __future__ import annotations

from tamalir.second.discards import discard_adventure
from tamalir.second.state import SecondState, Undefeated
from tamalir.world.hexes import Hex


def onto_the_track(state: SecondState, card: str, space: Hex) -> None:
    """Into the free position with the lowest number (2E-UNDEF-005), marked on its space (2E-UNDEF-007).

    A card that is there already keeps its position and its age (2E-GAP-026). Wounds are not kept
    on the track (2E-UNDEF-006): they belong to the fight.
    """
    if any(taken is not None and taken.card == card for taken in state.track):
        return
    position = _free_position(state)
    state.aged += 1
    put(state, position, Undefeated(card, space, state.aged))
    state.emit("undefeated", None, "2E-UNDEF-005", card=card, n=position + 1)


def off_the_track(state: SecondState, card: str) -> None:
    """A defeated card leaves; its counter returns to the position, which is open again (2E-GAP-025)."""
    state.track = [None if taken is not None and taken.card == card else taken for taken in state.track]


def undefeated_at(state: SecondState, space: Hex) -> list[str]:
    """Challenges whose counters lie on a space (2E-UNDEF-001)."""
    return [taken.card for taken in state.track if taken is not None and taken.space == space]


def put(state: SecondState, position: int, taken: Undefeated | None) -> None:
    """Take a position of the track, or leave it."""
    state.track = [*state.track[:position], taken, *state.track[position + 1 :]]


def _free_position(state: SecondState) -> int:
    """On a full track the card that has been there longest makes room (2E-UNDEF-009, 2E-GAP-027)."""
    for position, taken in enumerate(state.track):
        if taken is None:
            return position
    ages = [taken.age for taken in state.track if taken is not None]
    oldest = ages.index(min(ages))
    leaving = state.track[oldest]
    assert leaving is not None
    put(state, oldest, None)
    state.emit("track-overflows", None, "2E-UNDEF-009", card=leaving.card, n=oldest + 1)
    discard_adventure(state, leaving.card)
    return oldest
