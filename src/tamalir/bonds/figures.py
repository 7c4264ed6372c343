"""What the rules compute of a game with combat boards: the board lies open on the table."""

from __future__ import annotations

from dataclasses import dataclass

from tamalir.bonds.boards import board_of, plus, spaces
from tamalir.bonds.choices import driven
from tamalir.bonds.next_step import NextStep, next_step, step_at
from tamalir.bonds.state import together
from tamalir.bonds.surges import parts
from tamalir.bonds.team_figures import TeamFigures, team_figures
from tamalir.kernel import Seat
from tamalir.third import figures as third
from tamalir.third.pools import uncovered, with_symbol
from tamalir.third.state import Side, ThirdState


@dataclass(slots=True)
class SpaceFigures:
    """A space of a combat board, with the tokens that lie on it (UB-BOARD-004)."""

    symbol: str
    plus: int
    tokens: list[str]
    step: NextStep | None
    """What it would do if it came next, as things stand; None if it is empty or without effect."""


@dataclass(slots=True)
class BoardFigures:
    """The combat board of an enemy that plays itself."""

    id: str
    spaces: list[SpaceFigures]
    surge_parts: dict[int, list[str]]
    beside: list[str]
    """Shields and dashes have no space (UB-GAP-008)."""
    next: NextStep
    """What it will do, as things stand."""


@dataclass(slots=True)
class BondsFigures(third.ThirdFigures):
    """Everything computed for one seat."""

    boards: list[BoardFigures | None]
    """Of each side in the combat under way; None for a side that a player plays."""
    team: TeamFigures | None
    """What a team shares; None among rivals, and before a scenario is chosen."""


def figures(state: ThirdState, seat: Seat | None) -> BondsFigures:
    """What a seat's page shows besides the position."""
    base = third.figures(state, seat)
    sides = [] if state.fight is None else state.fight.sides
    return BondsFigures(
        heroes=base.heroes,
        fight=base.fight,
        scenario=base.scenario,
        story_tokens=base.story_tokens,
        story_hexes=base.story_hexes,
        track=base.track,
        prices=base.prices,
        endings=base.endings,
        stars=base.stars,
        boards=[board_figures(state, side) if driven(state, side) else None for side in sides],
        team=team_figures(state, seat) if together(state) and state.scenario is not None else None,
    )


def board_figures(state: ThirdState, side: Side) -> BoardFigures:
    """Every token lies on the space of the symbol it shows."""
    lying = [
        SpaceFigures(
            symbol=space.symbol,
            plus=plus(state, side, space),
            tokens=[token.id for token in with_symbol(side, space.symbol)],
            step=step_at(state, side, space),
        )
        for space in spaces(state, side)
    ]
    known = [space.symbol for space in lying]
    return BoardFigures(
        id=board_of(state, side).id,
        spaces=lying,
        surge_parts=parts(state, side),
        beside=[token.id for token in uncovered(side) if token.look.symbol not in known],
        next=next_step(state, side),
    )
