"""One team: all win or lose together, whoever does the deed (UB-GAP-028)."""

from __future__ import annotations

from tamalir.bonds import envelopes, parties, party_skills, plague, prepare, trading, warbands
from tamalir.bonds.scenario_parts import sheet_in_play, step_in_play
from tamalir.bonds.state import together
from tamalir.kernel import Option, Result, Rule, Seat, confirm, rule
from tamalir.third import giving, outcome, values
from tamalir.third.state import ThirdState
from tamalir.third.turn import Run


def win(state: ThirdState, seat: Seat) -> None:
    """The villain has fallen: the team wins, also those who were eliminated (UB-GAP-028, UB-GAP-029)."""
    outcome.win(state, seat)
    if together(state):
        everybody = tuple(range(len(state.heroes)))
        state.result = Result(everybody, (everybody,), "villain-fell")


def more_actions(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """Preparing, in every mode; and what the sheet in play allows."""
    return [*prepare.actions(state, seat), *warbands.actions(state, seat), *plague.actions(state, seat)]


def amount(state: ThirdState, seat: Seat, word: str) -> int | None:
    """Words of the expansion that count something: the player-count symbol (UB-PLAYERCOUNT-001), the units of
    the warband in a fight (UB-SCEN-009)."""
    if word == "players":
        return player_count(state)
    return warbands.units(state) if word == "units" else None


def player_count(state: ThirdState) -> int:
    """What the player-count symbol stands for; elimination does not change it (UB-PLAYERCOUNT-001,
    UB-PLAYERCOUNT-002). Alone it is 1 (UB-GAP-045)."""
    return len(state.heroes)


def villain_health(state: ThirdState, printed: int, tokens: int) -> int:
    """Stronger by the number of players, then by the step of difficulty; the floor is applied last
    (UB-GAP-051)."""
    harder = sheet_in_play(state).harder * player_count(state) if together(state) else 0
    harder += step_in_play(state).health
    return values.villain_health(state, printed + harder, tokens)


def free_deeds(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """A prepare token to spend; then trade and gifts, or what the base rules allow to rivals."""
    saved = prepare.free_deeds(state, seat)
    if not together(state):
        return [*saved, *giving.free_deeds(state, seat)]
    return [
        *saved,
        *trading.free_deeds(state, seat),
        *envelopes.free_deeds(state, seat),
        *parties.free_deeds(state, seat),
        *party_skills.free_deeds(state, seat),
    ]


def in_anothers_turn(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """Between the actions of another: trade (UB-GAP-038), envelopes (UB-GAP-040) and parties (UB-PARTY-005)
    within the team, or what the base rules allow to rivals."""
    if not together(state):
        return giving.gifts(state, seat)
    if seat in state.eliminated:
        return []
    return [
        *trading.trades(state, seat),
        *envelopes.openings(state, seat),
        *parties.in_any_turn(state, seat),
    ]


@rule
def agrees_to_fight(state: ThirdState, seat: Seat, rival: Seat) -> Rule[bool]:
    """In a team the challenged player must agree (UB-GAP-047)."""
    if not together(state):
        return True
    facts = {"who": state.heroes[rival].id, "hero": state.heroes[seat].id}
    return (yield from confirm(rival, "challenge.accept", facts))
