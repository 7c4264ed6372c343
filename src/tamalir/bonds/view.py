"""What a seat may know of a game with combat boards: the board lies open on the table."""

from __future__ import annotations

from typing import cast

from tamalir.bonds.boards import board_of, spaces
from tamalir.bonds.choices import driven
from tamalir.bonds.envelopes import held
from tamalir.bonds.state import Envelope, bonds_state
from tamalir.bonds.surges import parts
from tamalir.kernel import Seat
from tamalir.third.pools import uncovered, with_symbol
from tamalir.third.state import Side, State
from tamalir.third.view import view as third_view


def view(state: State, seat: Seat | None) -> dict[str, object]:
    seen = third_view(state, seat)
    if state.scene is None:
        prepared = bonds_state(state).prepared
        for place, hero in enumerate(cast("list[dict[str, object]]", seen["heroes"])):
            hero["envelopes"] = [envelope_view(envelope, seat) for envelope in held(state, place)]
            hero["prepared"] = place in prepared  # UB-PREPARE-002: on the hero's card, for all to see
    if state.fight is not None:
        sides = cast("list[dict[str, object]]", cast("dict[str, object]", seen["fight"])["sides"])
        for side, shown in zip(state.fight.sides, sides, strict=True):
            if driven(state, side):
                shown["board"] = board_view(state, side)
    return seen


def envelope_view(envelope: Envelope, seat: Seat | None) -> dict[str, object]:
    """What is on it lies open, but for a skill card, which only the holder may see (3E-GAP-049)."""
    hidden = envelope.kind == "skill" and seat != envelope.holder
    return {"kind": envelope.kind, "card": None if hidden or not envelope.card else envelope.card}


def board_view(state: State, side: Side) -> dict[str, object]:
    """Every token lies on the space of the symbol it shows (UB-BOARD-004); shields and dashes lie beside
    (UB-GAP-008)."""
    lying = [
        {
            "symbol": space.symbol,
            "plus": space.plus,
            "tokens": [token.id for token in with_symbol(side, space.symbol)],
        }
        for space in spaces(state, side)
    ]
    known = [space["symbol"] for space in lying]
    return {
        "id": board_of(state, side).id,
        "spaces": lying,
        "surge-parts": parts(state, side),
        "beside": [token.id for token in uncovered(side) if token.look.symbol not in known],
    }
