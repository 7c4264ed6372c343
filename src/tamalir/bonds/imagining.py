"""What a seat cannot see with the expansion: twists in the asset deck, skill cards in envelopes, facedown
warbands."""

from __future__ import annotations

from collections.abc import Iterator

from tamalir.bonds.cards import bonds_book
from tamalir.bonds.decks import asset_deck, skill_deck
from tamalir.bonds.state import bonds_state
from tamalir.bonds.warbands import rules_of, to_come
from tamalir.kernel import Dealer, Seat, is_unknown
from tamalir.third import imagining as third
from tamalir.third.state import ThirdState
from tamalir.world.imagining import shuffled

WARBANDS = 90_000
"""The number of the first draw of a warband; those of the decks come before it."""


def imagine(state: ThirdState, seat: Seat | None, dealer: Dealer) -> ThirdState:
    """A whole position that agrees with this one, whose secrets were taken out; it is changed in place."""
    printed = third.printed_cards(state)
    printed["skill"] = skill_deck(state)
    printed["asset"] = [*asset_deck(state), *bonds_book(state).twists]
    hidden = third.hidden_cards(printed, open_cards(state), dealer)
    for envelope in bonds_state(state).envelopes:
        if is_unknown(envelope.card):
            envelope.card = hidden["skill"].pop()
    third.deal_out(state, hidden)
    _warbands(state, dealer)
    return state


def _warbands(state: ThirdState, dealer: Dealer) -> None:
    """Any of those that nobody has seen may lie facedown."""
    rules = rules_of(state)
    bands = [band for band in bonds_state(state).warbands if is_unknown(band.card)]
    if rules is None or not bands:
        return
    left = shuffled(to_come(state, rules), dealer, WARBANDS)
    for band, card in zip(bands, left, strict=False):
        band.card = card


def open_cards(state: ThirdState) -> Iterator[str]:
    """Cards that lie open: those of the Third Edition, and the common party skills."""
    yield from third.open_cards(state)
    yield from bonds_state(state).common
    for envelope in bonds_state(state).envelopes:
        if envelope.card and not is_unknown(envelope.card):
            yield envelope.card
