"""The prepare action: an action saved for a later turn. It is used in every mode (UB-MODE-003)."""

from __future__ import annotations

from functools import partial

from tamalir.bonds.state import bonds_state
from tamalir.kernel import Option, Rule, Seat, rule
from tamalir.third.state import ThirdState
from tamalir.third.turn import Run


def cannot_prepare(state: ThirdState, seat: Seat) -> str | None:
    """One token at most (UB-PREPARE-004)."""
    if seat in bonds_state(state).prepared:
        return "UB-PREPARE-004"
    return None if state.actions else "3E-ACTION-006"


def cannot_draw_on(state: ThirdState, seat: Seat) -> str | None:
    """Only in a later turn than that in which it was gained (UB-PREPARE-003, UB-GAP-043)."""
    since = bonds_state(state).prepared.get(seat)
    if since is None:
        return "UB-PREPARE-002"
    return "UB-GAP-043" if since == state.round else None


def actions(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """Prepare is one of the actions of a turn (UB-PREPARE-001)."""
    if cannot_prepare(state, seat) is not None:
        return []
    return [Option("prepare", partial(prepare, state, seat))]


def free_deeds(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """Spending the token needs no action, and a defeated or delayed hero may do it too (UB-GAP-043)."""
    if cannot_draw_on(state, seat) is not None:
        return []
    return [Option("spend-prepare", partial(draw_on, state, seat))]


@rule
def prepare(state: ThirdState, seat: Seat) -> Rule[None]:
    """A prepare token is put on the hero's card (UB-PREPARE-002)."""
    state.actions -= 1
    bonds_state(state).prepared[seat] = state.round
    state.emit("hero-prepares", seat, "UB-PREPARE-002", who=state.heroes[seat].id)
    yield from ()


@rule
def draw_on(state: ThirdState, seat: Seat) -> Rule[None]:
    """The token goes back to the bank for an action more (UB-PREPARE-003)."""
    del bonds_state(state).prepared[seat]
    state.actions += 1
    state.emit("prepare-spent", seat, "UB-PREPARE-003", who=state.heroes[seat].id)
    yield from ()
