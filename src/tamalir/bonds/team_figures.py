"""What a team shares, computed for its table: the goal, the clock, what comes, and what each may do now."""

from __future__ import annotations

from dataclasses import dataclass, field

from tamalir.bonds import envelopes, parties, plague, trading, warbands
from tamalir.bonds.party_skills import cannot_play
from tamalir.bonds.scenario_parts import step_in_play
from tamalir.bonds.state import bonds_state, in_company
from tamalir.kernel import Seat, is_unknown
from tamalir.third.heroes import company
from tamalir.third.state import ThirdState
from tamalir.third.villain import scenario_of


@dataclass(slots=True)
class MarchFigures:
    """What a warband on the board will do at the end of the round (UB-SCEN-006, UB-SCEN-008)."""

    card: str
    way: list[tuple[int, int]]
    """The hexes it will enter, its target last; empty if it stays and gains a unit."""
    goal: tuple[int, int] | None
    health: int
    """With its units and the step of difficulty."""


@dataclass(slots=True)
class TeamFigures:
    """Everything of the team that no single hero has."""

    goal: str
    """`villain`, `warbands` or `plague`."""
    done: int
    of: int
    """Warbands that have fallen, of all; places that are plagued, of all that can be."""
    cities: int
    """That are lost: scorched, or plagued."""
    of_cities: int
    rounds: int
    """Until the end of act 2, this one included; the last chance, unless a villain goes on after it."""
    still: int
    """Rounds in which the time token does not move yet, this one included."""
    story: int | None
    """Rounds until the next story card, after which a plague spreads; None if there is none any more."""
    supply: int
    """Envelopes that can still be sent (UB-COMP-008)."""
    marches: list[MarchFigures] = field(default_factory=list[MarchFigures])
    spreads: list[tuple[int, int]] = field(default_factory=list["tuple[int, int]"])
    """Where the plague goes next; of several chance decides."""
    barred: dict[str, str] = field(default_factory=dict[str, str])
    """Deeds between the actions of others that this seat cannot do now, and the rule that says so."""
    payable: list[str] = field(default_factory=list[str])
    """Party skills in this seat's hand for which the team has the trophies (UB-PARTYSKILL-004)."""


def team_figures(state: ThirdState, seat: Seat | None) -> TeamFigures:
    """For one seat."""
    bonds, board = bonds_state(state), state.book.board
    swarm, disease = warbands.rules_of(state), plague.rules_of(state)
    lost = [at for at in board.places["city"] if at in bonds.scorched or at in bonds.plague]
    shared = TeamFigures(
        goal="warbands" if swarm else "plague" if disease else "villain",
        done=0,
        of=1,
        cities=len(lost),
        of_cities=len(board.places["city"]),
        rounds=_rounds(state),
        still=max(0, step_in_play(state).rounds - state.round + 1),
        story=_story(state),
        supply=envelopes.SUPPLY - len(bonds.envelopes),
    )
    if swarm:
        shared.of = 1 + len(state.heroes)  # UB-SCEN-005
        shared.done = shared.of - len(bonds.warbands)
        shared.marches = [_march(state, swarm, band) for band in bonds.warbands if band.hex is not None]
    if disease:
        shared.of = sum(len(board.places[kind]) for kind in disease.places)
        shared.done = len(bonds.plague)
        shared.spreads = [board.places[place][0] for place in plague.next_places(state, disease)]
    if seat is not None and seat < len(state.heroes) and in_company(state):
        shared.barred = barred(state, seat)
        hand = {card for card in state.heroes[seat].hand if not is_unknown(card)}
        shared.payable = [card for card in sorted(hand) if cannot_play(state, seat, card) is None]
    return shared


def _rounds(state: ThirdState) -> int:
    """The token stands still at first if the step of difficulty says so; each act is one way along the track
    (3E-ACT-002). Whatever goes on after act 2 counts no rounds."""
    track = state.book.track
    left = track.spaces - state.time + 1 + (track.spaces if state.act == 1 else 0)
    if state.act == 2 and state.time == track.spaces and scenario_of(state).end in ("march", "hunt"):
        return 0
    return left + max(0, step_in_play(state).rounds - state.round + 1)


def _story(state: ThirdState) -> int | None:
    """Story cards come when the token enters their spaces (3E-TIME-002)."""
    track = state.book.track
    still = max(0, step_in_play(state).rounds - state.round + 1)
    for n in range(1, track.spaces + 1):
        space = state.time + n
        if space > track.spaces:
            if state.act == 2:
                return None
            space -= track.spaces
        if space in track.story:
            return n + still
    return None


def _march(state: ThirdState, rules: warbands.WarbandRules, band: warbands.Warband) -> MarchFigures:
    goal, at = warbands.goal_of(state, rules, band), band.hex
    way: list[tuple[int, int]] = []
    while goal is not None and at is not None and at != goal:
        at = warbands.nearer(state, at, goal)
        way.append(at)
    health = state.book.catalogue.enemies[band.card].health + band.units + step_in_play(state).health
    return MarchFigures(band.card, way, goal, health)


def barred(state: ThirdState, seat: Seat) -> dict[str, str]:
    """Why a hero cannot do now what others' turns leave room for (UB-GAP-038, UB-GAP-040, UB-PARTY-005)."""
    why = {
        "open-envelope": envelopes.cannot_open(state, seat),
        "trade": _no_trade(state, seat),
        "leave-party": parties.cannot_leave(state, seat),
    }
    if not parties.party_of(state, seat) and not parties.here(state, seat):
        why["join-party"] = "UB-PARTY-006"
    return {deed: reason for deed, reason in why.items() if reason is not None}


def _no_trade(state: ThirdState, seat: Seat) -> str | None:
    reasons = [trading.cannot_trade(state, seat, other) for other in company(state, seat)]
    if not reasons:
        return "UB-TRADE-004"
    return None if None in reasons else reasons[0]
