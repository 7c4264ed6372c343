"""Parties: heroes of one team who travel together. There are parties in co-operative games only."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tamalir.bonds.cards import bonds_book
from tamalir.bonds.sheets import sheet_for
from tamalir.bonds.state import Changes, bonds_state, in_company
from tamalir.kernel import Option, Rule, Seat, confirm, rule
from tamalir.third.heroes import company, defeated, own_turn
from tamalir.third.state import ThirdState
from tamalir.third.turn import Run

MOST = 4
"""UB-PARTY-002"""


def party_of(state: ThirdState, seat: Seat) -> list[Seat]:
    """The party a hero is in, itself included; at most one (UB-GAP-036). Nobody if it is in none."""
    none: list[Seat] = []
    return next((party for party in bonds_state(state).parties if seat in party), none)


def fellows(state: ThirdState, seat: Seat) -> list[Seat]:
    """The other heroes of its party."""
    return [member for member in party_of(state, seat) if member != seat]


def here(state: ThirdState, seat: Seat) -> list[list[Seat]]:
    """Parties on a hero's hex that it is not in."""
    at = state.heroes[seat].hex
    return [
        party
        for party in bonds_state(state).parties
        if seat not in party and at is not None and state.heroes[party[0]].hex == at
    ]


# --- what cannot be done ----------------------------------------------------------------


def unfit(state: ThirdState, seat: Seat) -> str | None:
    """A delayed or defeated hero is in no party until it has recovered (UB-PARTY-009)."""
    return "UB-PARTY-009" if state.heroes[seat].delayed or defeated(state, seat) else None


def has_changed(state: ThirdState, seat: Seat) -> bool:
    """Whether a hero has changed its party since the last action (UB-GAP-054)."""
    changes = bonds_state(state).changes
    return changes is not None and changes.at == _moment(state) and seat in changes.who


def _moment(state: ThirdState) -> list[int]:
    """Between which two actions of the game we are."""
    return [state.round, state.active, state.actions]


def invited(state: ThirdState, seat: Seat) -> list[Seat]:
    """Heroes on the hex who are free to form a party (UB-PARTY-001, UB-GAP-036)."""
    return [
        other
        for other in company(state, seat)
        if unfit(state, other) is None and not party_of(state, other) and not has_changed(state, other)
    ]


def cannot_form(state: ThirdState, seat: Seat, other: Seat | None = None) -> str | None:
    """The rule that keeps a hero from offering a party to another, or to anybody."""
    if not in_company(state):
        return "UB-MODE-004"
    if party_of(state, seat):
        return "UB-GAP-036"
    if has_changed(state, seat):
        return "UB-GAP-054"
    if (reason := unfit(state, seat)) is not None:
        return reason
    if other is not None and other in company(state, seat) and other not in invited(state, seat):
        return unfit(state, other) or ("UB-GAP-036" if party_of(state, other) else "UB-GAP-054")
    asked = invited(state, seat)
    return None if (asked if other is None else other in asked) else "UB-PARTY-001"


def cannot_join(state: ThirdState, seat: Seat, member: Seat) -> str | None:
    """The rule that keeps a hero from joining the party of another."""
    party = party_of(state, member)
    if party not in here(state, seat):
        return "UB-GAP-036" if party_of(state, seat) else "UB-PARTY-006"
    if party_of(state, seat):
        return "UB-GAP-036"
    if len(party) >= MOST:
        return "UB-PARTY-002"
    return "UB-GAP-054" if has_changed(state, seat) else unfit(state, seat)


def cannot_leave(state: ThirdState, seat: Seat) -> str | None:
    if not party_of(state, seat):
        return "UB-PARTY-005"
    return "UB-GAP-054" if has_changed(state, seat) else None


# --- what can ---------------------------------------------------------------------------


def free_deeds(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """In its own turn a hero may offer a party besides (UB-PARTY-001)."""
    found: list[Option[Run]] = []
    if cannot_form(state, seat) is None:
        asked = invited(state, seat)
        for other in asked:
            facts = {"hero": state.heroes[other].id}
            found.append(Option(f"form-party:{other}", partial(form, state, seat, [other]), facts))
        if len(asked) > 1:
            found.append(Option("form-party:all", partial(form, state, seat, asked), {"hero": "all"}))
    return found + in_any_turn(state, seat)


def in_any_turn(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """Joining and leaving, between two actions of any hero (UB-PARTY-005, UB-PARTY-006)."""
    found: list[Option[Run]] = [
        Option(f"join-party:{party[0]}", partial(join, state, seat, party[0]), _facts(state, party[0]))
        for party in here(state, seat)
        if cannot_join(state, seat, party[0]) is None
    ]
    if cannot_leave(state, seat) is None:
        found.append(Option("leave-party", partial(leave, state, seat)))
    return found


def _facts(state: ThirdState, seat: Seat) -> dict[str, str]:
    return {"hero": state.heroes[seat].id}


@rule
def form(state: ThirdState, seat: Seat, asked: Sequence[Seat]) -> Rule[None]:
    """Offer a party to one or more heroes here; each may refuse (UB-PARTY-001, UB-GAP-036)."""
    _note(state, seat)  # a refused offer counts too, so that asking comes to an end (UB-GAP-054)
    willing: list[Seat] = []
    for other in asked:
        facts = {"who": state.heroes[other].id, "hero": state.heroes[seat].id}
        if (yield from confirm(other, "party.accept", facts)):
            willing.append(other)
        else:
            state.emit("party-declined", other, "UB-GAP-036", **facts)
    if not willing:
        return
    bonds_state(state).parties.append([seat, *willing])
    for other in willing:
        _note(state, other)
    names = " ".join(state.heroes[each].id for each in (seat, *willing))
    state.emit("party-formed", seat, "UB-PARTY-001", heroes=names)


@rule
def join(state: ThirdState, seat: Seat, member: Seat) -> Rule[None]:
    """Whoever is on the hex of a party joins by saying so; nobody has to agree (UB-PARTY-006,
    UB-GAP-036)."""
    party_of(state, member).append(seat)
    _note(state, seat)
    facts = {"who": state.heroes[seat].id, "hero": state.heroes[member].id}
    state.emit("party-joined", seat, "UB-PARTY-006", **facts)
    yield from ()


@rule
def leave(state: ThirdState, seat: Seat) -> Rule[None]:
    """In anybody's turn, between two actions (UB-PARTY-005)."""
    _note(state, seat)
    part(state, seat, "UB-PARTY-005")
    yield from ()


def part(state: ThirdState, seat: Seat, rule_id: str) -> None:
    """A hero leaves its party, for whatever reason; one hero alone is none (UB-PARTY-007, UB-GAP-036)."""
    party = party_of(state, seat)
    party.remove(seat)
    state.emit("party-left", seat, rule_id, who=state.heroes[seat].id)
    if len(party) < 2:
        bonds_state(state).parties.remove(party)
        state.emit("party-dissolved", party[0], "UB-PARTY-007", who=state.heroes[party[0]].id)


def _note(state: ThirdState, seat: Seat) -> None:
    bonds = bonds_state(state)
    if bonds.changes is None or bonds.changes.at != _moment(state):
        bonds.changes = Changes(_moment(state))
    bonds.changes.who.append(seat)


# --- what follows from being in one -----------------------------------------------------


def sets_out(state: ThirdState, seat: Seat) -> Sequence[Seat]:
    """Whatever moves the active hero takes its party along, without further dice (UB-PARTY-003,
    UB-PARTY-004). Whoever is moved in another's turn, or between rounds, goes alone (UB-GAP-035)."""
    if not party_of(state, seat):
        return (seat,)
    if own_turn(state, seat):
        return (seat, *fellows(state, seat))
    part(state, seat, "UB-GAP-035")
    return (seat,)


def drops_out(state: ThirdState, seat: Seat) -> None:
    """A hero that is delayed, defeated or eliminated is no longer in its party (UB-PARTY-008)."""
    if party_of(state, seat):
        part(state, seat, "UB-PARTY-008")


def story_tokens(state: ThirdState, seat: Seat) -> int:
    """Those of the whole party count, whoever of it fights (UB-GAP-051)."""
    if not sheet_for(bonds_book(state).sheets, state.scenario).pooled:
        return state.heroes[seat].story
    return sum(state.heroes[member].story for member in (seat, *fellows(state, seat)))
