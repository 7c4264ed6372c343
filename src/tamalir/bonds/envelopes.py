"""Envelopes: something small for a hero of the team, near or far. Neither sending nor opening takes an action
(UB-ENVELOPE-007)."""

from __future__ import annotations

from functools import partial

from tamalir.bonds.state import Envelope, bonds_state, together
from tamalir.bonds.trading import Present, presents
from tamalir.kernel import Option, Rule, Seat, choose, rule
from tamalir.third.events import discard_card
from tamalir.third.heroes import own_turn, stands_in
from tamalir.third.skills import discard_down
from tamalir.third.state import ThirdState
from tamalir.third.turn import Run
from tamalir.world.limits import Used
from tamalir.world.words import Until

SUPPLY = 3
"""UB-COMP-008"""

SENT = "envelope"
"""How the envelope of a turn is noted among what a hero has used in it (UB-GAP-039)."""


def has_post(state: ThirdState, seat: Seat) -> bool:
    """Envelopes are sent and opened in cities and towns, and nowhere else (UB-ENVELOPE-012)."""
    return stands_in(state, seat, "city", "town")


def receivers(state: ThirdState, seat: Seat) -> list[Seat]:
    """Any allied hero, however far away, one on the same hex too (UB-ENVELOPE-001)."""
    return [other for other in range(len(state.heroes)) if other != seat and other not in state.eliminated]


def cannot_post(state: ThirdState, seat: Seat) -> str | None:
    """The rule that keeps a hero from sending an envelope now, whatever is put on it."""
    if not together(state) or not receivers(state, seat):
        return "UB-ENVELOPE-001"
    if not has_post(state, seat):
        return "UB-ENVELOPE-012"
    if state.heroes[seat].has_used(SENT):
        return "UB-ENVELOPE-002"
    return "UB-ENVELOPE-008" if len(bonds_state(state).envelopes) >= SUPPLY else None


def cannot_send(state: ThirdState, seat: Seat) -> str | None:
    return cannot_post(state, seat) or (None if presents(state, seat) else "UB-ENVELOPE-003")


def cannot_open(state: ThirdState, seat: Seat) -> str | None:
    if not held(state, seat):
        return "UB-ENVELOPE-005"
    return None if has_post(state, seat) else "UB-ENVELOPE-012"


def held(state: ThirdState, seat: Seat) -> list[Envelope]:
    return [envelope for envelope in bonds_state(state).envelopes if envelope.holder == seat]


def free_deeds(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """Sending belongs to the hero's own turn (UB-GAP-039)."""
    return_to_sender(state)
    found: list[Option[Run]] = []
    if cannot_send(state, seat) is None:
        found.append(Option("send-envelope", partial(send, state, seat)))
    return found + openings(state, seat)


def openings(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """Between two actions, whoever takes them, the holder may open what it has (UB-GAP-040)."""
    if cannot_open(state, seat) is not None:
        return []
    return [Option("open-envelope", partial(open_one, state, seat))]


def return_to_sender(state: ThirdState) -> None:
    """What was sent to a hero who has been eliminated since is discarded, and the envelope can be used again
    (UB-GAP-040)."""
    for envelope in [e for e in bonds_state(state).envelopes if e.holder in state.eliminated]:
        bonds_state(state).envelopes.remove(envelope)
        if envelope.kind == "skill":
            state.skill_discards.append(envelope.card)
        elif envelope.card:
            discard_card(state, envelope.card)


# --- sending ----------------------------------------------------------------------------


@rule
def send(state: ThirdState, seat: Seat) -> Rule[None]:
    """Exactly one thing goes on it (UB-ENVELOPE-003), and it goes to a hero of the sender's choice
    (UB-ENVELOPE-004). Until it is opened it belongs to nobody (UB-GAP-040)."""
    hero = state.heroes[seat]
    options: list[Option[Present | None]] = [*presents(state, seat), Option("break-off", None)]
    present = yield from choose(seat, "envelope.what", options, {"who": hero.id})
    if present is None:
        return
    to = yield from _addressee(state, seat)
    kind, card = present
    option = 0
    if kind == "gold":
        hero.gold -= 1
    elif kind == "skill":
        hero.hand.remove(card)
    elif kind == "quest":
        hero.quests.remove(card)
    else:
        option = hero.rumors.pop(card)
    _post(state, seat, Envelope(to, kind, card, option))


@rule
def _addressee(state: ThirdState, seat: Seat) -> Rule[Seat]:
    options = [
        Option(f"to-hero:{other}", other, {"hero": state.heroes[other].id})
        for other in receivers(state, seat)
    ]
    return (yield from choose(seat, "envelope.whom", options, {"who": state.heroes[seat].id}))


def _post(state: ThirdState, seat: Seat, envelope: Envelope) -> None:
    hero = state.heroes[seat]
    hero.used.append(Used(seat, hero.id, SENT, Until.TURN))
    bonds_state(state).envelopes.append(envelope)
    facts = {"who": hero.id, "rival": state.heroes[envelope.holder].id, "kind": envelope.kind}
    _tell(state, "envelope-sent", (seat, envelope.holder), seat, envelope, "UB-ENVELOPE-004", facts)


def _tell(
    state: ThirdState,
    key: str,
    audience: tuple[Seat, ...],
    seat: Seat,
    envelope: Envelope,
    rule_id: str,
    facts: dict[str, str],
) -> None:
    """A skill card is known to those through whose hands it goes (3E-GAP-049)."""
    if envelope.kind == "skill":
        state.emit_to(audience, key, seat, {"card": envelope.card}, rule_id, **facts)
    else:
        state.emit(key, seat, rule_id, **facts, card=envelope.card)


@rule
def passes_on(state: ThirdState, seat: Seat, card: str) -> Rule[bool]:
    """An event with a rumor on it may be sent instead of being resolved (UB-ENVELOPE-009)."""
    rumors = [n for n, option in enumerate(state.book.catalogue.events[card].options) if option.rumor]
    if not rumors or not own_turn(state, seat) or cannot_post(state, seat) is not None:
        return False
    hero = state.heroes[seat]
    options = (Option("send-envelope", True), Option("keep-event", False))
    if not (yield from choose(seat, "envelope.event", options, {"who": hero.id, "card": card})):
        return False
    to = yield from _addressee(state, seat)
    state.resolving.remove(card)
    _post(state, seat, Envelope(to, "event", card, rumors[0]))
    return True


# --- opening ----------------------------------------------------------------------------


@rule
def open_one(state: ThirdState, seat: Seat) -> Rule[None]:
    """The holder takes what is on it (UB-ENVELOPE-005), an event as a rumor (UB-ENVELOPE-010), and the card
    goes back to the supply (UB-ENVELOPE-006)."""
    hero = state.heroes[seat]
    envelope = held(state, seat)[0]
    bonds_state(state).envelopes.remove(envelope)
    _tell(
        state,
        "envelope-opened",
        (seat,),
        seat,
        envelope,
        "UB-ENVELOPE-005",
        {"who": hero.id, "kind": envelope.kind},
    )
    if envelope.kind == "gold":
        hero.gold += 1
    elif envelope.kind == "skill":
        hero.hand.append(envelope.card)
        yield from discard_down(state, seat)  # UB-GAP-040: the hand size holds at once
    elif envelope.kind == "quest":
        hero.quests.append(envelope.card)
    else:
        hero.rumors[envelope.card] = envelope.option
